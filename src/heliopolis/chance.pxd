# The C types of chance.py.
cimport cython

cdef unsigned long long ALL_BITS, LOW_BITS, GAMMA, MIX_1, MIX_2

@cython.final
cdef class Seeded:
    cdef public unsigned long long bits
    @cython.locals(z="unsigned long long")
    cpdef unsigned long long next32(self) noexcept nogil
    @cython.locals(product="unsigned long long", low="unsigned long long", threshold="unsigned long long")
    cpdef int below(self, unsigned long long n) noexcept nogil

@cython.locals(total="long long", weight="long long")
cdef long long _total(object odds) except -1
@cython.locals(weight="long long")
cdef object _at(object odds, long long place)
