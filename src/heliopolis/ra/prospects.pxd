# The C types of prospects.py.
cimport cython
from heliopolis.ra.judge cimport Judge
from heliopolis.ra.position cimport Position
from heliopolis.ra.scoring cimport sun_sum

cdef int DROUGHT, EARTHQUAKE, END_CIVILIZATION, END_MONUMENT, EPOCHS, FIRST_CIVILIZATION, FIRST_MONUMENT, FLOOD
cdef int FUNERAL, GOD, GOLD, KINDS, MOST_SEATS, MOST_SUNS, NILE, NO_TILE, PHARAOH, RA, SPACES, TAKEN_BY_DISASTER, WAR
cdef int FEWEST_PHARAOHS, HIGHEST_SUNS, LOWEST_SUNS, MOST_PHARAOHS, PER_GOD, PER_GOLD, FURTHEST, FEWEST_PLAYERS
cdef int GOD_CHOICE, FLOOD_SOON, FLOOD_LATER, CIVILIZATION_OPEN, MOST_OPEN, FEWEST_OPEN, MOST_LATER, FEWEST_LATER
cdef int DIVERSITY_OPEN, MULTIPLICITY_OPEN, LOT_SIZE, LOTS_TO_HOPE_FOR, LOTS_TO_SETTLE, SUN, SUN_RANK, SUN_TOP, SUN_ALONE
cdef int NEXT_DOWN, NEXT_UP, NEXT_SQUARE, SUMS_SPREAD, LOT_SHARE, LOT_BAD, LOT_LAST, TAKE_WORTH, TAKE_SUN, TAKE_TURN
cdef int TAKE_SUNS, SPREAD, SPREAD_OPEN, SIZE, DIVERSITY_ROW, MULTIPLICITY_ROW, DOUBLINGS
cdef double STEPS_OF_EXP, FAR, LEAST_WORTH, MOST_WORTH, LEAST_SPREAD, LEAST_SUMS_SPREAD, SUMS_UNIT
cdef double[6] CIVILIZATION_NOW
cdef double[9] DIVERSITY_NOW
cdef double[6] MULTIPLICITY_NOW
cdef double[6] CIVILIZATION_COST
cdef double[6] MONUMENT_COST
cdef double[4] HIGHEST

cdef class Prospects(Judge):
    cdef int players
    cdef public double[500] table
    cdef double[125] constants
    cdef double[5] hopes
    cdef short[23] after
    cdef double[5] lots
    cdef double[5] top_rank
    cdef double[5] weights
    cdef int epochs_after, most, fewest
    cdef double pharaohs_loss, pace, openness

    cdef void _make_room(self)
    cpdef void begin(self)
    @cython.locals(seat=int, worth=double)
    cpdef void value(self, Position position)
    @cython.locals(i=int)
    cdef void _take_constants(self, int players) noexcept
    @cython.locals(constants="double*", draws=double, suns=int, fade=double, left=double, count=int)
    cdef void _set_out(self, Position position) noexcept
    @cython.locals(constants="double*", worth=double, flooded=double)
    cdef double _tiles(self, short* held, double hope) noexcept
    @cython.locals(kinds=int, tile=int, now=double)
    cdef double _civilization(self, short* held, double hope) noexcept
    @cython.locals(constants="double*", farther=int, kinds=int, tile=int, count=int, now=double, later=double)
    cdef double _monuments(self, short* held, double hope) noexcept
    @cython.locals(other=int)
    cdef void _compare_pharaohs(self, Position position, int seat) noexcept
    @cython.locals(constants="double*", ahead=int, behind=int, now=double, later=double, worth=double)
    cdef double _pharaohs(self, int pharaohs) noexcept
    @cython.locals(constants="double*", first=int, others=int, epochs_after=int, now=double, later=double, i=int,
                   size=double, per_size=double)
    cdef double _suns(self, Position position, int seat) noexcept
    @cython.locals(constants="double*", first=int, lower=int, i=int, rank=double, worth=double)
    cdef double _sun(self, Position position, int seat, int sun, int others) noexcept
    @cython.locals(constants="double*", lots=double, spread=double, seat=int, other=int, highest=double, lowest=double)
    cdef void _add_sums(self, Position position) noexcept
    @cython.locals(count=int, hope=double)
    cdef double _lot(self, Position position, int seat) noexcept
    @cython.locals(after="short*", tile=int, space=int, dried=int, _=int)
    cdef void _win_lot(self, Position position, int seat) noexcept
    @cython.locals(constants="double*", total=double, seat=int, share=double, lot=double)
    cdef void _share_lot(self, Position position) noexcept
    @cython.locals(constants="double*", count=int, wish=double)
    cdef double _likely(self, Position position, int seat) noexcept
    @cython.locals(constants="double*", face_up=double, spread=double, best=double, seat=int, total=double)
    cdef void _foresee_wins(self, Position position) noexcept

@cython.locals(least=int, tile=int)
cdef void _lose(short* held, int first, int end, double* costs) noexcept
@cython.locals(result=double, _=int)
cdef double _exp(double power) noexcept
