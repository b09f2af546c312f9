# The C types of rehearsal.py.
cimport cython
from heliopolis.chance cimport Seeded
from heliopolis.ra.branches cimport Branches
from heliopolis.ra.judge cimport Judge
from heliopolis.ra.lookahead cimport Lookahead
from heliopolis.ra.playout cimport random_outcome
from heliopolis.ra.position cimport Position, blank
from heliopolis.ra.rules cimport apply
from heliopolis.ra.scoring cimport winner
from heliopolis.ra.search cimport Node, Search

cdef int LONG, MOST_SEATS, MOST_STEPS, DRAWING, OVER, TURN, DRAWN, EXPLORE_SCALE
cdef double EQUALS, MARGIN, TREE_COUNTS, UNCLEAR

@cython.final
@cython.auto_pickle(False)
cdef class Rehearsal:
    cdef readonly Search search
    cdef Lookahead lookahead
    cdef Branches branches
    cdef Position position
    cdef readonly int count
    cdef readonly int[12] still
    cdef readonly double[12] totals
    cdef readonly double[12] worths
    cdef double[5] lucky_wins
    cdef double[5] lucky_scores

    cpdef bint is_clear(self)
    cpdef int looks(self)
    @cython.locals(left=int, i=int)
    cdef int _in_question(self)
    @cython.locals(i=int)
    cpdef void again(self)
    @cython.locals(best=int, i=int)
    cpdef int best(self)
    @cython.locals(root=Node, i=int, tree=double, lag=double, most=double)
    cdef void _compare(self)
    @cython.locals(position=Position, start=Position, seat=int)
    cdef double _play(self, int step, Seeded luck) except? -99
    @cython.locals(outcome=int, seat=int)
    cdef void _draw(self, Seeded luck)
    @cython.locals(position=Position, simply=double)
    cdef int _expected(self, Seeded luck) except -1
    @cython.locals(position=Position, judge=Judge, wins=double, lead=double, seat=int, score=double)
    cdef double _outcome(self, int own) except? -99
