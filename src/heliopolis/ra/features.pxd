# The C types of features.py.
cimport cython
from heliopolis.ra.lot cimport standing, standing_with_lot
from heliopolis.ra.position cimport Position
from heliopolis.ra.scoring cimport civilization_points, monument_points, river_points, sun_sum

cdef int END_CIVILIZATION, END_MONUMENT, EPOCHS, FIRST_CIVILIZATION, FIRST_MONUMENT, FLOOD
cdef int GOD, GOLD, HIGHEST_SUN, KINDS, MOST_SUNS, NILE, NO_TILE, PHARAOH, RA, RA_SPACES, SPACES
cdef int LOT_FEATURES, NOTHING, GOOD_LOT, SEAT_FEATURES, TABLE_FEATURES, KINDS_IN_SET, RANK_COUNT
cdef short[20] RANKS
cdef float[23] SHARE_OF_ONE

@cython.locals(at=int, seat=int)
cpdef void write_features(Position position, int mover, double[::1] alike, float[::1] row) noexcept nogil
@cython.locals(i=int)
cdef void _write_seat(Position position, int seat, float[::1] row, int at) noexcept nogil
@cython.locals(held="short*", tile=int)
cdef int _write_tiles(Position position, int seat, float[::1] row, int at) noexcept nogil
@cython.locals(held="short*", tile=int, kinds=int, most=int, fewest=int, ahead=int, other=int)
cdef int _write_sets(Position position, int seat, float[::1] row, int at) noexcept nogil
@cython.locals(held="short*", river=int, civilization=int, monuments=int, space=int)
cdef int _write_gain(Position position, int seat, float[::1] row, int at) noexcept nogil
@cython.locals(best=int, i=int, higher=int, most=int, other=int, count=int)
cdef void _write_suns(Position position, int seat, float[::1] row, int at) noexcept nogil
@cython.locals(first=int, i=int, j=int, higher=int)
cdef int _write_ranks(Position position, int seat, float[::1] row, int at) noexcept nogil
@cython.locals(stands="int[5]", gains="int[5]", tops="int[5]", seat=int, i=int, at=int, place=int)
cdef void _write_lots(Position position, int mover, float[::1] row) noexcept nogil
@cython.locals(best_gain=int, best_total=int, top=int, other=int, surest=int, lowest=int, i=int, sun=int)
cdef void _write_lot(Position position, int seat, int* stands, int* gains, int* tops, float[::1] row, int at) noexcept nogil
@cython.locals(i=int, tile=int, space=int)
cdef void _write_table(Position position, float[::1] row, int at) noexcept nogil
