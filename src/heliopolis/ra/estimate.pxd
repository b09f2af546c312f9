# The C types of estimate.py.
cimport cython

cdef int FEWEST_PHARAOHS, MOST_PHARAOHS, PER_GOD, FURTHEST, EPOCHS
cdef double GOD_CHOICE, FLOOD_SOON, FLOOD_LATER, LOTS_TO_HOPE_FOR, TILES_IN_LOT
cdef double[6] CIVILIZATION_NOW
cdef double[6] CIVILIZATION_OPEN
cdef double[9] DIVERSITY_NOW
cdef double[9] DIVERSITY_OPEN
cdef double[6] MULTIPLICITY_NOW
cdef double[6] MULTIPLICITY_OPEN
cdef double[7] MOST_NOW
cdef double[7] MOST_OPEN
cdef double[7] FEWEST_NOW
cdef double[7] FEWEST_OPEN

cpdef double pace_of(double draws, int suns) noexcept

@cython.final
@cython.auto_pickle(False)
cdef class Outlook:
    cdef public double hope, game_hope, pace
    cdef public int epochs_after, most, fewest

    cpdef void expect(self, int suns, double pace, int epochs_after, int most, int fewest) noexcept
    cpdef double god(self) noexcept
    @cython.locals(ahead=int, behind=int, now=double, later=double)
    cpdef double pharaohs(self, int pharaohs) noexcept
    @cython.locals(flooded=double)
    cpdef double river(self, int floods, int niles) noexcept
    @cython.locals(now=double)
    cpdef double civilization(self, int kinds) noexcept
    @cython.locals(now=double)
    cpdef double diversity(self, int kinds) noexcept
    @cython.locals(now=double)
    cpdef double multiplicity(self, int count) noexcept
