# The C types of lookahead.py.
cimport cython
from heliopolis.ra.branches cimport Bidding, Branches
from heliopolis.ra.judge cimport Judge
from heliopolis.ra.position cimport Position, blank
from heliopolis.ra.rules cimport apply, list_legal
from heliopolis.ra.sale cimport Sale
from heliopolis.ra.scoring cimport civilization_points, monument_points, winner
from heliopolis.ra.simple cimport Simple

cdef int KINDS, MOST_SEATS, RA, AUCTION, DISCARDING, GODS, OVER
cdef double EQUALS
cdef int DISCARD, DONE, DRAW, DRAWN, INVOKE, PASS, MOST_LEAVES, NO_LEAF

@cython.final
@cython.auto_pickle(False)
cdef class Lookahead:
    cdef Judge judge, glancer
    cdef float[320] wins
    cdef float[320] scores
    cdef readonly double[::1] alike
    cdef readonly Bidding bidding
    cdef Simple simple
    cdef bint strangers
    cdef readonly Position scratch
    cdef Position opened

    @cython.locals(seat=int)
    cpdef void suppose(self, int own, object alike)
    cpdef void look(self, Position position, Branches branches)
    @cython.locals(i=int)
    cdef void look_on(self, Position position, Branches branches)
    @cython.locals(seat=int)
    cdef void _suppose_bids(self, int players) noexcept
    @cython.locals(i=int)
    cdef void _follow_steps(self, Position position, Branches branches)
    @cython.locals(tile=int)
    cdef void _follow_draw(self, Position position, Branches branches)
    @cython.locals(outcome=int)
    cdef void _list_outcomes(self, Branches branches, Sale sale)
    @cython.locals(scratch=Position, leaf=int, at=int, seat=int)
    cdef int _add_leaf(self, Branches branches) except -1
    @cython.locals(leaf=int, at=int)
    cdef void _look_closely(self, Branches branches) noexcept
    @cython.locals(i=int, tile=int)
    cpdef void reach(self, Position position, Branches branches, int leaf) noexcept
    @cython.locals(outcome=int)
    cdef bint _reach_end(self, Position position, Sale sale, int leaf, bint drawn) noexcept
    cdef void _reach_step(self, Position position, int step) noexcept
    cdef void _reach_draw(self, Position position, int tile) noexcept
    cdef void _invoke(self, Position position) noexcept
    cdef void _open(self, Position auction) noexcept
    cdef void _reach_outcome(self, int seat, int sun) noexcept
    @cython.locals(scratch=Position)
    cdef void _settle(self) noexcept

@cython.locals(seat=int, best=int, best_points=int, count=int, i=int, tile=int, points=int)
cpdef int likely_discard(Position position) noexcept
