# The C types of branches.py.
cimport cython
from heliopolis.ra.sale cimport Sale

cdef int KINDS, RA, MOST_SEATS, NOBODY, BID, DRAW, INVOKE
cdef int MOST_LEAVES, MOST_OUTCOMES, MOST_STEPS, NO_LEAF
cdef double CAUTION, MARGIN, EVEN

@cython.final
@cython.auto_pickle(False)
cdef class Bidding:
    cdef public double doubt
    cdef public int own
    cdef double[5] simply
    cdef public double glances
    cdef short[80] options
    cdef int players
    cdef float[480] wins
    cdef float[480] scores

    @cython.locals(doubt=double, outcome=int, leaf=int, at=int, seat=int, k=int, best=int)
    cdef void solve(self, Sale sale, int players, float* leaf_wins, float* leaf_scores, short* known) noexcept
    cdef int likeliest(self, Sale sale, int k, int outcome, int best) noexcept
    @cython.locals(seat=int, best=int, most=double, option=int, worth=double)
    cdef int _best_option(self, Sale sale, int k, int outcome) noexcept
    @cython.locals(at=int, there=int, seat=int, most=double, total=double, option=int, worse=double, likely=double)
    cdef void _choose(self, Sale sale, int k, int outcome, int best, double doubt) noexcept
    @cython.locals(at=int, there=int, seat=int)
    cdef void _blend(self, int k, int outcome, int option, double share) noexcept
    @cython.locals(thinker=int, glances=double, k=int, outcome=int)
    cdef void glance(self, Sale sale, int players, float* leaf_wins, float* leaf_scores, short* known) noexcept
    @cython.locals(seat=int)
    cdef void _add(self, int at, int there, double likely) noexcept

@cython.final
@cython.auto_pickle(False)
cdef class Branches:
    cdef readonly Sale drawn, invoked
    cdef public int players, count, leaves
    cdef readonly int glanced
    cdef public short[12] steps
    cdef short[12] step_leaves
    cdef readonly short[23] draw_weights
    cdef readonly short[23] draw_leaves
    cdef float[5] drawn_wins
    cdef float[5] drawn_scores
    cdef int total_weight, looked_into, looked_weight
    cdef double[5] changed_wins
    cdef double[5] changed_scores
    cdef short[64] known
    cdef public float[320] leaf_wins
    cdef public float[320] leaf_scores
    cdef public float[60] step_wins
    cdef public float[60] step_scores

    cdef void glance(self, Bidding bidding, int seat) noexcept
    @cython.locals(thinker=int, glances=double)
    cdef void _glance_at_steps(self, Bidding bidding, int seat) noexcept
    @cython.locals(i=int)
    cpdef void weigh(self, Bidding bidding) noexcept
    @cython.locals(i=int, sold=bint)
    cdef bint _has_sale(self) noexcept
    cdef double leaf_utility(self, int leaf, int seat) noexcept
    @cython.locals(outcome=int)
    cdef int _worth_of(self, Sale sale, int step) noexcept
    @cython.locals(seat=int)
    cdef void _take(self, int i, float* wins, float* scores, int at) noexcept
    @cython.locals(weight=int)
    cdef void look_into(self, int leaf) noexcept
    @cython.locals(at=int)
    cdef void revalue(self, int leaf, int weight, int seat, double wins, double scores) noexcept
    @cython.locals(tile=int)
    cdef int tile_weight(self, int leaf) noexcept
    cdef bint has_draw(self) noexcept
    @cython.locals(seat=int, tile=int, share=double, rest=int, shown=double)
    cdef void _weigh_draw(self, Bidding bidding) noexcept
    @cython.locals(leaf=int, found=float)
    cpdef float tile_wins(self, int tile, int seat) noexcept
    @cython.locals(leaf=int, found=float)
    cpdef float tile_scores(self, int tile, int seat) noexcept
    cdef float lucky_wins(self, int tile, int seat) noexcept
    cdef float lucky_scores(self, int tile, int seat) noexcept
    cpdef double step_utility(self, int i, int seat) noexcept
    @cython.locals(best=int, i=int)
    cpdef int best(self, int seat) noexcept

cdef int worth_at(int k, int outcome) noexcept

@cython.locals(others=double, other=int, own=double, win=double)
cdef double utility(float* wins, float* scores, int at, int seat, int players) noexcept
