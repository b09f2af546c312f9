# The C types of playout.py.
cimport cython
from heliopolis.chance cimport Seeded
from heliopolis.ra.position cimport Position, blank
from heliopolis.ra.rules cimport apply, list_legal
from heliopolis.tally cimport Tally

cdef int KINDS, DEAL, DRAWING, OVER, DRAWN, CERTAIN

@cython.locals(place=int, tile=int)
cpdef int random_outcome(Position position, Seeded luck) noexcept nogil
cpdef int random_place(Seeded luck, int patience, int count) noexcept nogil
cpdef int random_step(Position position, Seeded luck, int patience, int count) noexcept nogil
@cython.locals(steps=long, decisions=long, count=int, phase=int, seat=int)
cpdef void playout(Position position, Seeded luck, int patience, Tally tally) noexcept nogil
@cython.locals(position=Position)
cpdef void playouts(Position start, Seeded luck, int patience, long games, Tally tally)
