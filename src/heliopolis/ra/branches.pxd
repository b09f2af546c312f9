# The C types of branches.py.
cimport cython

cdef int KINDS, MOST_SEATS, BID, DRAW, INVOKE
cdef int MOST_LEAVES, MOST_OUTCOMES, MOST_STEPS, NO_LEAF
cdef double MARGIN

@cython.final
@cython.auto_pickle(False)
cdef class Sale:
    cdef short[5] bidders
    cdef short count, outcomes
    cdef bint must_offer
    cdef short[16] seats
    cdef short[16] suns
    cdef short[16] leaves
    cdef short[96] ends

    cdef bint may_offer(self, int k, int outcome, int option) noexcept

@cython.final
@cython.auto_pickle(False)
cdef class Branches:
    cdef readonly Sale drawn, invoked
    cdef public int players, count, leaves
    cdef public short[12] steps
    cdef short[12] step_leaves
    cdef short[23] draw_weights
    cdef short[23] draw_leaves
    cdef int total_weight
    cdef short[64] over
    cdef public float[320] leaf_wins
    cdef public float[320] leaf_scores
    cdef public float[60] step_wins
    cdef public float[60] step_scores

    @cython.locals(i=int)
    cpdef void weigh(self) noexcept
    @cython.locals(i=int, sold=bint)
    cdef bint _has_sale(self) noexcept
    cdef double leaf_utility(self, int leaf, int seat) noexcept
    @cython.locals(outcome=int, k=int)
    cdef void _solve(self, Sale sale) noexcept
    @cython.locals(seat=int, after=int, best=int, best_utility=double, option=int, end=int, worth=double)
    cdef int _choose(self, Sale sale, int k, int outcome) noexcept
    @cython.locals(outcome=int)
    cdef int _end_of(self, Sale sale, int step) noexcept
    @cython.locals(seat=int)
    cdef void _take_step(self, int i, int leaf) noexcept
    @cython.locals(at=int, seat=int, tile=int, leaf=int, share=double)
    cdef void _weigh_draw(self, int i) noexcept
    @cython.locals(leaf=int)
    cpdef int leaf_of_draw(self, int tile) noexcept
    cpdef double step_utility(self, int i, int seat) noexcept
    @cython.locals(best=int, i=int)
    cpdef int best(self, int seat) noexcept

@cython.locals(others=double, other=int, own=double, win=double)
cdef double utility(float* wins, float* scores, int at, int seat, int players) noexcept
