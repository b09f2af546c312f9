# The C types of panel.py.
cimport cython
from heliopolis.ra.judge cimport Judge
from heliopolis.ra.position cimport Position

cdef class Panel(Judge):
    cdef list judges
    cdef double share

    @cython.locals(judge=Judge)
    cpdef void begin(self, double[::1] alike)
    cpdef Judge at_a_glance(self)
    @cython.locals(judge=Judge, seat=int)
    cpdef void value(self, Position position)
