# The C types of lessons.py.
cimport cython
from heliopolis.chance cimport Seeded
from heliopolis.ra.branches cimport Branches
from heliopolis.ra.features cimport write_features
from heliopolis.ra.lookahead cimport Lookahead
from heliopolis.ra.network cimport Network
from heliopolis.ra.playout cimport random_outcome
from heliopolis.ra.position cimport Position, blank
from heliopolis.ra.rules cimport apply, list_legal
from heliopolis.ra.scoring cimport winner

cdef int MOST_SEATS, DEAL, DRAWING, OVER, TURN, MOST_TURNS, EXPLORE_SCALE
cdef double POINT_SCALE

@cython.final
@cython.auto_pickle(False)
cdef class Lessons:
    cdef Lookahead lookahead
    cdef Branches branches
    cdef Position position
    cdef short[720] movers
    cdef short[720] explored
    cdef short[3600] scores
    cdef float[3600] wins
    cdef float[3600] values

    @cython.locals(position=Position, turns=int)
    cpdef int play(self, Position start, Seeded luck, int explore, double trust, float[:, ::1] rows, float[:, ::1] targets) except -1
    @cython.locals(position=Position, best=int, seat=int)
    cdef void _begin_turn(self, int turn)
    @cython.locals(position=Position, count=int)
    cdef int _step(self, Seeded luck, int explore, int turn) except -1
    @cython.locals(position=Position, players=int, wins="double[5]", values="double[5]", turn=int, at=int, seat=int, place=int)
    cdef void _write_targets(self, int turns, double trust, float[:, ::1] targets)
