# The C types of simple.py.
cimport cython
from heliopolis.ra.appraisal cimport Appraisal
from heliopolis.ra.lot cimport loss
from heliopolis.ra.position cimport Position, blank
from heliopolis.ra.rules cimport apply, list_legal
from heliopolis.ra.sale cimport Sale

cdef int MOST_OUTCOMES, MOST_SEATS, FUNERAL, AUCTION, GODS, TURN
cdef int BID, DISCARD, DONE, DRAW, GOD_FOR, INVOKE, PASS
cdef double ENVY, NOTHING, ROUNDING

@cython.final
@cython.auto_pickle(False)
cdef class Simple:
    cdef Appraisal appraisal
    cdef Sale sale
    cdef Position opened, scratch
    cdef int players
    cdef bint invoked
    cdef double[16] gains
    cdef double[5] stays

    @cython.locals(count=int, found=int)
    cpdef int choose(self, Position position) noexcept
    @cython.locals(k=int, outcome=int)
    cdef void foresee(self, Position auction, Sale sale) noexcept
    @cython.locals(outcome=int, k=int, most=double)
    cdef void _appraise(self, Position auction, Sale sale) noexcept
    @cython.locals(can_draw=bint, invoking=double, exchange=int)
    cdef int _action(self, Position position) noexcept
    @cython.locals(sale=Sale, last=int)
    cdef double _invoking_value(self, Position position) noexcept
    @cython.locals(best=int, most=double, count=int, i=int, tile=int, worth=double)
    cdef int _exchange(self, Position position) noexcept
    cdef int _step_to(self, int option) noexcept
    @cython.locals(best=int, most=double, option=int, worth=double, lower=bint)
    cdef int _option(self, Sale sale, int k, int outcome) noexcept
    @cython.locals(end=int)
    cdef double _value(self, Sale sale, int k, int outcome) noexcept
    @cython.locals(k=int, lowest=int, option=int)
    cdef int _after_bids(self, Sale sale, int first, int end, int outcome) noexcept
    @cython.locals(held="short*", best=int, least=int, i=int, tile=int, cost=int)
    cdef int _discard(self, Position position, int count) noexcept
