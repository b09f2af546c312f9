# The C types of lessons.py.
cimport cython
from heliopolis.chance cimport Seeded
from heliopolis.ra.branches cimport Branches
from heliopolis.ra.features cimport write_features
from heliopolis.ra.lookahead cimport Lookahead
from heliopolis.ra.network cimport Network
from heliopolis.ra.playout cimport random_outcome
from heliopolis.ra.position cimport Position
from heliopolis.ra.rules cimport apply, list_legal
from heliopolis.ra.scoring cimport winner
from heliopolis.ra.state cimport State

cdef int MOST_SEATS, DRAWN, DEAL, DRAWING, OVER, TURN, MOST_TURNS, EXPLORE_SCALE
cdef double EQUALS, POINT_SCALE, STRANGER

@cython.final
@cython.auto_pickle(False)
cdef class Lessons:
    cdef Lookahead lookahead
    cdef Branches branches
    cdef short[720] movers
    cdef short[3600] scores
    cdef float[3600] wins
    cdef float[3600] values
    cdef float[3600] surprise_wins
    cdef float[3600] surprise_values

    @cython.locals(turns=int, outcome=int, seat=int)
    cpdef int play(self, State position, tuple partners, Seeded luck, int explore, double trust, float[:, ::1] rows, float[:, ::1] targets) except -1
    @cython.locals(seat=int)
    cdef void _begin_turn(self, State position, int turn)
    @cython.locals(seat=int)
    cdef void _foresee(self, int i, int turn) noexcept
    @cython.locals(i=int)
    cdef int _number(self, int step) noexcept
    @cython.locals(seat=int)
    cdef void _note_tile(self, int tile, int turn) noexcept
    @cython.locals(branches=Branches, at=int, taken=int, seat=int, here=int, there=int)
    cdef void _note_step(self, int step, int best, int turn) noexcept
    @cython.locals(count=int, best=int, step=int)
    cdef int _step(self, State position, object partner, Seeded luck, int explore, int turn) except -1
    @cython.locals(players=int, wins="double[5]", values="double[5]", turn=int, at=int, seat=int, place=int)
    cdef void _write_targets(self, State position, int turns, double trust, float[:, ::1] targets)
