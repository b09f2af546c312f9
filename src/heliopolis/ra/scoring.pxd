# The C types of scoring.py.
cimport cython
from heliopolis.ra.position cimport Position

cdef int FIRST_CIVILIZATION, END_CIVILIZATION, FIRST_MONUMENT, END_MONUMENT, EPOCHS
cdef int FLOOD, GOD, GOLD, NILE, PHARAOH, MOST_SUNS
cdef int GOD_ITEM, GOLD_ITEM, RIVER_ITEM, PHARAOHS_ITEM, CIVILIZATION_ITEM, MONUMENTS_ITEM, SUNS_ITEM
cdef int PER_GOD, PER_GOLD, MOST_PHARAOHS, FEWEST_PHARAOHS, HIGHEST_SUNS, LOWEST_SUNS
cdef short[6] CIVILIZATION_POINTS
cdef short[9] DIVERSITY_POINTS
cdef short[6] MULTIPLICITY_POINTS

@cython.locals(seat=int, row="short*", last=bint)
cpdef void score_epoch(Position position) noexcept nogil
@cython.locals(floods=int)
cpdef int river_points(Position position, int seat) noexcept nogil
@cython.locals(most=int, fewest=int, other=int, pharaohs=int)
cpdef int pharaoh_points(Position position, int seat) noexcept nogil
@cython.locals(tile=int, kinds=int)
cpdef int civilization_points(Position position, int seat) noexcept nogil
@cython.locals(tile=int, kinds=int, multiplicity=int)
cpdef int monument_points(Position position, int seat) noexcept nogil
@cython.locals(total=int, i=int)
cpdef int sun_sum(Position position, int seat) noexcept nogil
@cython.locals(highest=int, i=int)
cpdef int highest_sun(Position position, int seat) noexcept nogil
@cython.locals(best=int, seat=int, ahead=int)
cpdef int winner(Position position) noexcept nogil
@cython.locals(given=int, seat=int)
cdef void _score_pharaohs(Position position, bint mild) noexcept nogil
@cython.locals(highest=int, lowest=int, total=int, given=int, seat=int)
cdef void _score_suns(Position position) noexcept nogil
@cython.locals(score=int, item=int)
cdef void _add_to_score(Position position, int seat) noexcept nogil
