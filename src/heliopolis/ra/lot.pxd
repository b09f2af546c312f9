# The C types of lot.py.
cimport cython
from heliopolis.ra.position cimport Position
from heliopolis.ra.scoring cimport civilization_points, monument_points, pharaoh_points, river_points

cdef int DROUGHT, EARTHQUAKE, END_CIVILIZATION, END_MONUMENT, FIRST_CIVILIZATION, FIRST_MONUMENT, FLOOD, FUNERAL
cdef int GOD, GOLD, KINDS, NILE, NO_TILE, PHARAOH, RA, SPACES, TAKEN_BY_DISASTER, WAR, PER_GOD, PER_GOLD
cdef short[6] CIVILIZATION_COST
cdef short[6] MONUMENT_COST

cpdef double draws_left(Position position) noexcept nogil
@cython.locals(held="short*", points=int)
cpdef int standing(Position position, int seat) noexcept nogil
@cython.locals(held="short*", kept="short[23]", tile=int, points=int)
cpdef int standing_with_lot(Position position, int seat) noexcept nogil
@cython.locals(held="short*", tile=int, won=short)
cpdef void hold_with_lot(Position position, int seat, Position after) noexcept nogil
@cython.locals(held="short*", space=int, dried=int, _=int)
cpdef void win_lot(Position position, int seat) noexcept nogil
@cython.locals(best=int, tile=int)
cdef void _lose(short* held, int first, int end) noexcept nogil
cpdef int loss(int tile, int count) noexcept nogil
