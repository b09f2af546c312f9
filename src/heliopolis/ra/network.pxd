# The C types of network.py. The rows are flat, so that the inner loops run over neighbours in memory; indices are
# long, because the compiler adds four numbers at a time only where an index cannot overflow.
cimport cython
from heliopolis.ra.features cimport write_features
from heliopolis.ra.judge cimport Judge
from heliopolis.ra.position cimport Position

cdef long DEPTH, LAST, SEAT_WIDTH, TABLE_WIDTH, SEAT_FEATURES, TABLE_FEATURES
cdef double POINT_SCALE

cdef extern from *:
    ctypedef float* Row "float *__restrict"  # no two of them overlap

cdef class Network(Judge):
    cdef public int players
    cdef long width
    cdef float[::1] row
    cdef double[::1] alike
    cdef float[6656] seat
    cdef float[64] seat_bias
    cdef float[5248] around
    cdef float[5248] table
    cdef float[64] table_bias
    cdef float[24576] second
    cdef float[64] second_bias
    cdef float[2048] third
    cdef float[32] third_bias
    cdef float[320] fourth
    cdef float[10] fourth_bias
    cdef float[602] known
    cdef float[384] sums
    cdef float[64] deep
    cdef float[32] last
    cdef float[10] outputs
    cdef short[385] active

    cdef void _make_room(self)
    @cython.locals(i=long, k=long, place=long)
    cpdef void begin(self, double[::1] alike)
    @cython.locals(place=long)
    cpdef void value(self, Position position)
    @cython.locals(first=long, i=long, change=float)
    cdef void _look_at_seat(self, long place) noexcept nogil
    @cython.locals(first=long, i=long, place=long, change=float)
    cdef void _look_at_table(self) noexcept nogil
    @cython.locals(players=int, place=int, seat=int, highest=double, total=double)
    cdef void _answer(self, Position position) noexcept

@cython.locals(i=long, j=long, k=long, found=long, a=long, b=long, c=long, d=long)
cdef void _layer(Row sums, Row biases, Row weights, Row inputs, short* active, long width, long count) noexcept nogil
@cython.locals(k=long, share_a=float, share_b=float, share_c=float, share_d=float)
cdef void _add_four(
    Row sums, Row weights, long at_a, long at_b, long at_c, long at_d, Row inputs, long a, long b, long c, long d, long count
) noexcept nogil
@cython.locals(k=long)
cdef void _add(Row sums, long at, Row weights, long first, float share, long count) noexcept nogil
@cython.locals(i=int)
cdef void _fill(float* room, float[::1] numbers) noexcept
