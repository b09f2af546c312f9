# The C types of watching.py.
cimport cython
from heliopolis.ra.position cimport Position, blank
from heliopolis.ra.rules cimport apply, list_legal
from heliopolis.ra.simple cimport Simple

cdef int MOST_SEATS, AUCTION, TURN, DRAW, INVOKE, PASS, SHARE_COUNT
cdef double EQUALS, SAME_DRAW, SAME_INVOKE, SAME_GOD, SAME_PASS, SAME_BID
cdef double[5] SHARES
cdef double[5] CHANCES

@cython.final
@cython.auto_pickle(False)
cdef class Watch:
    cdef Simple simple
    cdef Position position
    cdef double[25] chances
    cdef object setup
    cdef bytes seen
    cdef bint lost

    @cython.locals(seat=int)
    cpdef list alike(self, object past)
    @cython.locals(i=int)
    cdef void _begin(self, object past)
    @cython.locals(i=int)
    cdef void _follow(self, bytes steps)
    @cython.locals(position=Position, count=int, i=int)
    cdef void _see(self, int step) noexcept
    @cython.locals(same=double, total=double, at=int, i=int, likely=double)
    cdef void _note(self, int seat, int step, int simple) noexcept
    @cython.locals(found=double, i=int)
    cdef double _simply(self, int seat) noexcept

cdef double _same(int simple) noexcept
