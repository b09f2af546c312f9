# The C types of lookahead.py.
cimport cython
from heliopolis.ra.features cimport write_features
from heliopolis.ra.position cimport Position, blank
from heliopolis.ra.rules cimport apply, list_legal
from heliopolis.ra.scoring cimport civilization_points, monument_points, winner

cdef int KINDS, MOST_SEATS, MOST_SUNS, AUCTION, DISCARDING, GODS, OVER
cdef int BID, DISCARD, DONE, DRAW, DRAWN, INVOKE, PASS
cdef int MOST_LEAVES, MOST_OUTCOMES, MOST_STEPS, NO_LEAF
cdef double POINT_SCALE, MARGIN

@cython.final
@cython.auto_pickle(False)
cdef class Sale:
    cdef short[5] bidders
    cdef short count, outcomes
    cdef bint must_offer
    cdef short[21] seats
    cdef short[21] suns
    cdef short[21] leaves
    cdef short[126] ends

@cython.final
@cython.auto_pickle(False)
cdef class Lookahead:
    cdef Position scratch, opened
    cdef Sale drawn, invoked
    cdef public int players, count, leaves
    cdef public short[32] steps
    cdef short[32] step_leaves
    cdef short[23] draw_weights
    cdef short[23] draw_leaves
    cdef int total_weight
    cdef short[96] movers
    cdef short[96] over
    cdef short[480] final_scores
    cdef double[480] leaf_wins
    cdef double[480] leaf_scores
    cdef public double[160] step_wins
    cdef public double[160] step_scores

    @cython.locals(i=int)
    cpdef int expand(self, Position position, float[:, ::1] rows, int first)
    @cython.locals(tile=int)
    cdef void _expand_draw(self, Position position, float[:, ::1] rows, int first) noexcept
    @cython.locals(opened=Position, k=int, i=int)
    cdef void _expand_sale(self, Sale sale, Position auction, float[:, ::1] rows, int first) noexcept
    @cython.locals(seat=int)
    cdef void _list_bidders(self, Sale sale, Position opened) noexcept
    @cython.locals(leaf=int)
    cdef void _add_outcome(self, Sale sale, Position opened, int seat, int sun, float[:, ::1] rows, int first) noexcept
    @cython.locals(scratch=Position, leaf=int, seat=int)
    cdef int _add_leaf(self, float[:, ::1] rows, int first) noexcept
    @cython.locals(leaf=int, i=int)
    cpdef void weigh(self, float[:, ::1] values, int first)
    @cython.locals(i=int, sold=bint)
    cdef bint _has_sale(self) noexcept
    @cython.locals(players=int, at=int, place=int, seat=int)
    cdef void _take_leaf(self, int leaf, float[::1] row) noexcept
    cdef double _utility(self, int leaf, int seat) noexcept
    @cython.locals(outcome=int, k=int)
    cdef void _solve(self, Sale sale) noexcept
    @cython.locals(seat=int, after=int, best=int, best_utility=double, option=int, end=int, utility=double)
    cdef int _choose(self, Sale sale, int k, int outcome) noexcept
    @cython.locals(outcome=int)
    cdef int _end_of(self, Sale sale, int step) noexcept
    @cython.locals(seat=int)
    cdef void _take_step(self, int i, int leaf) noexcept
    @cython.locals(at=int, seat=int, tile=int, leaf=int, share=double)
    cdef void _weigh_draw(self, int i) noexcept
    cpdef double step_utility(self, int i, int seat) noexcept
    @cython.locals(best=int, i=int)
    cpdef int best(self, int seat) noexcept

@cython.locals(others=double, other=int, own=double, win=double)
cdef double _utility_of(double* wins, double* scores, int at, int seat, int players) noexcept

@cython.locals(seat=int, best=int, best_points=int, count=int, i=int, tile=int, points=int)
cpdef int likely_discard(Position position) noexcept
