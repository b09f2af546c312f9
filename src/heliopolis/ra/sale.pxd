# The C types of sale.py.
cimport cython
from heliopolis.ra.position cimport Position
from heliopolis.ra.rules cimport list_legal

cdef int MOST_OUTCOMES, MOST_SEATS, MOST_SUNS, NO_LEAF, PASS

@cython.final
@cython.auto_pickle(False)
cdef class Sale:
    cdef short[5] bidders
    cdef short count, outcomes
    cdef bint must_offer
    cdef short[16] seats
    cdef short[16] suns
    cdef short[16] leaves
    cdef short[80] simple
    cdef short[80] glance
    cdef short[96] ends

    @cython.locals(k=int, i=int)
    cdef void open(self, Position auction, Position scratch) noexcept
    @cython.locals(seat=int)
    cdef void _list_bidders(self, Position auction) noexcept
    cdef void _add(self, int seat, int sun) noexcept
    cdef bint may_offer(self, int k, int outcome, int option) noexcept
