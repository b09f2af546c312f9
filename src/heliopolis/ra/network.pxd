# The C types of network.py. The rows are flat, so that the inner loops run over neighbours in memory.
cimport cython
from heliopolis.ra.features cimport write_features
from heliopolis.ra.judge cimport Judge
from heliopolis.ra.position cimport Position

cdef long DEPTH, WIDTH
cdef double POINT_SCALE

cdef class Network(Judge):
    cdef public int players
    cdef int features
    cdef float[::1] row
    cdef float[105024] first
    cdef float[192] first_bias
    cdef float[12288] second
    cdef float[64] second_bias
    cdef float[640] third
    cdef float[10] third_bias
    cdef float[547] known
    cdef float[192] sums
    cdef float[64] deep
    cdef float[10] outputs

    cdef void _make_room(self)
    @cython.locals(i=int, k=int)
    cpdef void begin(self)
    cpdef void value(self, Position position)
    @cython.locals(i=long, change=float)
    cdef void _first_layer(self) noexcept nogil
    @cython.locals(i=int, k=int)
    cdef void _second_layer(self) noexcept nogil
    @cython.locals(i=long, k=long, count=long)
    cdef void _third_layer(self) noexcept nogil
    @cython.locals(players=int, place=int, seat=int, highest=double, total=double)
    cdef void _answer(self, Position position) noexcept

@cython.locals(k=long)
cdef void _add(float* sums, float* weights, long first, float share, long count) noexcept nogil
@cython.locals(i=int)
cdef void _fill(float* room, float[::1] numbers) noexcept
