# The C types of search.py.
cimport cython
from heliopolis.ra.branches cimport Branches
from heliopolis.ra.judge cimport Judge
from heliopolis.ra.lookahead cimport Lookahead
from heliopolis.ra.position cimport Position, blank
from heliopolis.ra.sale cimport Sale

cdef int KINDS, MOST_SEATS, MOST_LEAVES, MOST_OUTCOMES, MOST_STEPS, NO_LEAF, BID, DRAW, INVOKE
cdef double CURIOSITY, EQUALS, WIDTH

@cython.final
@cython.auto_pickle(False)
cdef class Node:
    cdef readonly Position position
    cdef readonly Branches branches
    cdef readonly list children
    cdef public int visits
    cdef public int[12] step_visits
    cdef int[23] tile_visits
    cdef int[64] leaf_visits
    cdef readonly bint settled
    cdef readonly double simply, glances
    cdef readonly int simple

    @cython.locals(other=int)
    cdef void settle(self, int leaf) noexcept
    cdef bint is_open(self, int leaf) noexcept
    @cython.locals(found=bint, outcome=int)
    cdef bint is_open_sale(self, Sale sale) noexcept
    @cython.locals(leaf=int)
    cdef bint is_open_tile(self, int tile) noexcept
    @cython.locals(leaf=int)
    cdef bint is_open_step(self, int i) noexcept
    @cython.locals(found=bint, tile=int)
    cdef bint _is_open_draw(self) noexcept

@cython.final
@cython.auto_pickle(False)
cdef class Search:
    cdef readonly Judge judge
    cdef Lookahead lookahead
    cdef readonly object alike
    cdef double glances
    cdef readonly Node root
    cdef readonly int nodes

    cpdef void begin(self, Position position)
    @cython.locals(_=int)
    cpdef void grow(self, int count)
    @cython.locals(node=Node, leaf=int)
    cdef Node _node(self, Position position)
    @cython.locals(step=int, seat=int)
    cdef void _foresee(self, Node node) noexcept
    @cython.locals(leaf=int, child=Node)
    cdef void _visit(self, Node node)
    @cython.locals(best=int, simple=int, simply=double, glance=int, glances=double, rest=double, wins="float*", scores="float*", weight=int, seat=int)
    cdef void _take(self, Branches branches, int leaf, Node child) noexcept
    @cython.locals(branches=Branches, i=int)
    cdef int _choose_leaf(self, Node node) noexcept
    @cython.locals(glance=int, best=int, best_hope=double, curiosity=double, i=int, hope=double)
    cdef int _choose_step(self, Node node) noexcept
    @cython.locals(branches=Branches, narrow=bint, best=int, best_share=double, tile=int, share=double)
    cdef int _choose_draw(self, Node node) noexcept
    @cython.locals(visits=int, opened=int, tile=int)
    cdef bint _is_narrow(self, Node node) noexcept
    @cython.locals(visits=int, outcome=int, option=int, first=int, curiosity=double, k=int)
    cdef int _choose_outcome(self, Node node, Sale sale, int step) noexcept
    @cython.locals(expected=int, best=int, best_hope=double, option=int, leaf=int, hope=double)
    cdef int _choose_offer(self, Node node, Sale sale, int k, int outcome, double curiosity) noexcept
    @cython.locals(best=int, outcome=int, leaf=int)
    cdef int _least_visited(self, Node node, Sale sale) noexcept

cdef double _curiosity(int visits) noexcept
