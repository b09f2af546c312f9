# The C types of position.py. Arrays are of short, because Cython turns arrays of char into bytes; the suns lie in
# one row, because Cython mixes up nested arrays whose outer sizes are equal and whose inner sizes are not.
cimport cython

cdef int MOST_SEATS, EPOCHS

@cython.auto_pickle(False)
cdef class Position:
    cdef public short players, ras, suns_each, phase, seat, epoch
    cdef public bint mild_end, resume_ra_player, invoked
    cdef public short bag_size, ra_track, track_size, face_up_total
    cdef public short centre, ra_player, best, best_seat, must_discard
    cdef public short[18] undealt
    cdef public short[23] bag
    cdef public short[23] gone
    cdef public short[8] auction_track
    cdef public short[5][23] held
    cdef public short[20] suns
    cdef public short[20] face_up
    cdef public short[5] face_up_count
    cdef public short[5] offers
    cdef public short[5] scores_now
    cdef public short[3][5][7] points
    cdef public short[32] choices

    cpdef void _make_room(self)
    cpdef void _clear(self)
    cdef void take_from(self, Position other) noexcept nogil
    @cython.locals(seat=int, epoch=int)
    cdef void _take_rows_from(self, Position other) noexcept nogil

cpdef Position blank()

cdef Position BLANK
