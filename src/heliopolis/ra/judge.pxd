# The C types of judge.py.
from heliopolis.ra.position cimport Position

cdef class Judge:
    cdef public double doubt
    cdef public double clear
    cdef public double[5] wins
    cdef public double[5] scores

    cpdef void begin(self, double[::1] alike)
    cpdef Judge at_a_glance(self)
    cpdef void value(self, Position position)
