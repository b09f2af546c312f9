# The C types of counting.py.
cimport cython
from heliopolis.ra.judge cimport Judge
from heliopolis.ra.lot cimport draws_left
from heliopolis.ra.position cimport Position, blank
from heliopolis.ra.scoring cimport score_epoch

cdef int MOST_SUNS
cdef double SUN, SUN_NUMBER, DRAWS_FOR_SUN

cdef class Counting(Judge):
    cdef Position scored

    @cython.locals(scored=Position, share=double, seat=int, i=int)
    cpdef void value(self, Position position)
    cdef double _time_left(self, Position position) noexcept
