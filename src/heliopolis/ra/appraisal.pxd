# The C types of appraisal.py.
cimport cython
from heliopolis.ra.estimate cimport Outlook, pace_of
from heliopolis.ra.lot cimport draws_left, hold_with_lot
from heliopolis.ra.position cimport Position, blank
from heliopolis.ra.scoring cimport highest_sun

cdef int END_CIVILIZATION, END_MONUMENT, EPOCHS, FIRST_CIVILIZATION, FIRST_MONUMENT, FLOOD, GOD, GOLD
cdef int MOST_SEATS, MOST_SUNS, NILE, PHARAOH, RA, PER_GOLD
cdef double TILE, MOST_TILES, ALONE, WEAK, STRONG, KEEP, SUN_RANGE

@cython.final
@cython.auto_pickle(False)
cdef class Appraisal:
    cdef Position position
    cdef Outlook outlook
    cdef Position after
    cdef readonly double[5] worths
    cdef readonly double draws, pace
    cdef int highest

    @cython.locals(seat=int)
    cpdef void begin(self, Position position)
    cdef double _lot(self, int seat) noexcept
    @cython.locals(position=Position, most=int, fewest=int, other=int, suns=int)
    cdef void _expect(self, int seat) noexcept
    cdef double god(self, int seat) noexcept
    @cython.locals(held="short*", before=double, after=double)
    cdef double tile(self, int seat, int tile) noexcept
    @cython.locals(outlook=Outlook, worth=double, kinds=int, tile=int)
    cdef double _tiles(self, short* held) noexcept
    @cython.locals(later=double)
    cpdef double gain(self, int seat, int sun) noexcept
    @cython.locals(position=Position, own=double, total=int, fewer=double, lower=double, i=int)
    cpdef double price(self, int seat, int sun) noexcept
    cpdef double alone(self, double suns) noexcept
    @cython.locals(position=Position, own=double, keep=double, share=double, chance=double, longer=double)
    cpdef double staying(self, int seat, double gain) noexcept
