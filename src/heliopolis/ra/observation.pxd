# The C types of observation.py.
cimport cython
from heliopolis.ra.position cimport Position

cdef int SEAT_SIZE, TABLE_SIZE, MOST_SUNS, NO_TILE, SPACES, OVER
cdef int BAG, TRACK, CENTRE, EPOCH, PHASE, RA_TRACK, RAS, INVOKED, MUST_DISCARD, MILD_END, RESUME
cdef int HELD, FACE_UP, FACE_DOWN, OFFER, RA_PLAYER, TURN, SCORE, SCORE_KNOWN
cdef float RA_SHARE, SUN_SHARE, DISCARD_SHARE, SCORE_SHARE
cdef float[23] SHARE_OF_ONE
cdef float[17] IS_USED

cdef extern from *:
    ctypedef float* Row "float *__restrict"  # nothing else lies there

cpdef write_observation(Position position, int viewer, bint open_scores, float[::1] row)
cpdef unsigned long long address_of(float[::1] row)
@cython.locals(seat=int, place=int, row=Row)
cpdef void write_at(Position position, int viewer, bint open_scores, unsigned long long rows, long at) noexcept nogil
@cython.locals(tile=int, space=int, i=int, bag="short*")
cdef void _write_table(Position position, Row row, long at) noexcept nogil
@cython.locals(tile=int, i=int, held="short*")
cdef void _write_seat(Position position, int seat, Row row, long at) noexcept nogil
