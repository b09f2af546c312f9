# The C types of prospects.py.
cimport cython
from heliopolis.ra.judge cimport Judge
from heliopolis.ra.lot cimport draws_left, hold_with_lot
from heliopolis.ra.position cimport Position, blank
from heliopolis.ra.scoring cimport sun_sum

cdef int END_CIVILIZATION, END_MONUMENT, EPOCHS, FIRST_CIVILIZATION, FIRST_MONUMENT, FLOOD
cdef int GOD, GOLD, MOST_SEATS, MOST_SUNS, NILE, PHARAOH, SPACES
cdef int FEWEST_PHARAOHS, HIGHEST_SUNS, LOWEST_SUNS, MOST_PHARAOHS, PER_GOD, PER_GOLD, FURTHEST, FEWEST_PLAYERS
cdef int GOD_CHOICE, FLOOD_SOON, FLOOD_LATER, CIVILIZATION_OPEN, MOST_OPEN, FEWEST_OPEN, MOST_LATER, FEWEST_LATER
cdef int DIVERSITY_OPEN, MULTIPLICITY_OPEN, LOT_SIZE, SUNS, SUN_TILES, SUN_RANK, SUN_TOP, SUN_ALONE
cdef int NEXT_DOWN, NEXT_UP, NEXT_SQUARE, SUMS_SPREAD, LOT_SHARE, LOT_BAD, LOT_LAST, TAKE_WORTH, TAKE_SUN, TAKE_TURN
cdef int TAKE_SUNS, SPREAD, SPREAD_OPEN, SIZE, CIVILIZATION_ROW, PHARAOHS_ROW, DIVERSITY_ROW, MULTIPLICITY_ROW, DOUBLINGS
cdef double STEPS_OF_EXP, FAR, LEAST_WORTH, MOST_WORTH, MANY_LOTS, MOST_LOTS, MOST_TILES, LEAST_SPREAD, LEAST_SUMS_SPREAD, SUMS_UNIT
cdef double[6] CIVILIZATION_NOW
cdef double[9] DIVERSITY_NOW
cdef double[6] MULTIPLICITY_NOW
cdef double[4] HIGHEST

cdef class Prospects(Judge):
    cdef int players
    cdef public double[820] table
    cdef double[205] constants
    cdef Position after
    cdef double[5] lots
    cdef double[5] top_rank
    cdef double[5] weights
    cdef int epochs_after, most, fewest
    cdef double pharaohs_loss, pace, openness, tiles_each

    cdef void _make_room(self)
    cpdef void begin(self, double[::1] alike)
    @cython.locals(seat=int, worth=double)
    cpdef void value(self, Position position)
    @cython.locals(i=int)
    cdef void _take_constants(self, int players) noexcept
    @cython.locals(constants="double*", draws=double, suns=int)
    cdef void _set_out(self, Position position) noexcept
    @cython.locals(lots=double, hope=double, worth=double)
    cdef double _tiles(self, short* held, int suns) noexcept
    @cython.locals(constants="double*", flooded=double, knot=int, nearer=double)
    cdef double _flooded(self, int floods, double lots) noexcept
    @cython.locals(kinds=int, tile=int, knot=int, at=int, nearer=double)
    cdef double _civilization(self, short* held, double lots) noexcept
    @cython.locals(constants="double*", knot=int, at=int, kinds=int, tile=int, count=int, nearer=double, farther=double)
    cdef double _monuments(self, short* held, double time) noexcept
    @cython.locals(other=int)
    cdef void _compare_pharaohs(self, Position position, int seat) noexcept
    @cython.locals(constants="double*", ahead=int, behind=int, knot=int, at=int, nearer=double, farther=double,
                   later=double)
    cdef double _pharaohs(self, int pharaohs) noexcept
    cdef double _pharaohs_now(self, int pharaohs) noexcept
    @cython.locals(constants="double*", first=int, others=int, epochs_after=int, now=double, later=double, i=int,
                   size=double, per_size=double, lots=double, knot=int, at=int, fewer=double)
    cdef double _suns(self, Position position, int seat) noexcept
    @cython.locals(constants="double*", first=int, lower=int, i=int, rank=double, worth=double)
    cdef double _sun(self, Position position, int seat, int sun, int others) noexcept
    @cython.locals(constants="double*", lots=double, spread=double, seat=int, other=int, highest=double, lowest=double)
    cdef void _add_sums(self, Position position) noexcept
    @cython.locals(count=int)
    cdef double _lot(self, Position position, int seat) noexcept
    @cython.locals(constants="double*", total=double, seat=int, share=double, lot=double)
    cdef void _share_lot(self, Position position) noexcept
    @cython.locals(constants="double*", count=int, wish=double)
    cdef double _likely(self, Position position, int seat) noexcept
    @cython.locals(constants="double*", face_up=double, spread=double, best=double, seat=int, total=double)
    cdef void _foresee_wins(self, Position position) noexcept

@cython.locals(result=double, _=int)
cdef double _exp(double power) noexcept
