# The C types of rules.py.
cimport cython
from heliopolis.ra.position cimport Position
from heliopolis.ra.scoring cimport highest_sun, score_epoch

cdef int DROUGHT, EARTHQUAKE, END_CIVILIZATION, END_MONUMENT, EPOCHS, FIRST_CIVILIZATION, FIRST_MONUMENT
cdef int FLOOD, FUNERAL, GOD, GOLD, KINDS, MOST_SUNS, NILE, NO_TILE, PHARAOH, RA, SPACES, WAR
cdef int AUCTION, DEAL, DISCARDING, DRAWING, GODS, NOBODY, OVER, TURN
cdef int BID, DEALT, DISCARD, DONE, DRAW, DRAWN, GOD_FOR, INVOKE, PASS
cdef int GROUPS, TAKEN_BY_DISASTER
cdef short[18][4] GROUP_SUNS

@cython.locals(phase=int)
cpdef int list_legal(Position position) noexcept nogil
@cython.locals(phase=int)
cpdef void apply(Position position, int step) noexcept nogil

@cython.locals(count=int, group=int)
cdef int _list_deals(Position position) noexcept nogil
@cython.locals(i=int)
cdef void _deal(Position position, int group) noexcept nogil

@cython.locals(count=int)
cdef int _list_actions(Position position) noexcept nogil
@cython.locals(listed=int, space=int, tile=int)
cdef int _list_exchanges(Position position, int count) noexcept nogil
@cython.locals(count=int, tile=int)
cdef int _list_draws(Position position) noexcept nogil
cdef void _act(Position position, int step) noexcept nogil
@cython.locals(space=int)
cdef void _draw(Position position, int tile) noexcept nogil
@cython.locals(space=int)
cdef void _exchange(Position position, int tile) noexcept nogil
cdef int _next_seat(Position position, int seat) noexcept nogil
cdef void _next_turn(Position position, int seat) noexcept nogil

cdef void _start_auction(Position position, bint invoked) noexcept nogil
@cython.locals(count=int, first=int, best=int, i=int, face_up="short*", choices="short*")
cdef int _list_offers(Position position) noexcept nogil
cdef bint _must_offer(Position position) noexcept nogil
@cython.locals(seat=int)
cdef void _offer(Position position, int step) noexcept nogil
@cython.locals(seat=int, i=int, space=int, tile=int, disasters=bint)
cpdef bint award(Position position) noexcept nogil
@cython.locals(ra_player=int, seat=int)
cdef void _end_auction(Position position) noexcept nogil

@cython.locals(mine="short*", floods=int)
cdef void _resolve_disasters(Position position, int seat) noexcept nogil
@cython.locals(mine="short*", total=int, kinds=int, only=int, tile=int)
cdef bint _resolve_choice(Position position, int seat, int disaster, int first, int end) noexcept nogil
@cython.locals(mine="short*", first=int, end=int, count=int, tile=int)
cdef int _list_discards(Position position) noexcept nogil
cdef void _drop(Position position, int seat, int tile) noexcept nogil
@cython.locals(count=int)
cdef int _drop_up_to(Position position, int seat, int tile, int most) noexcept nogil

@cython.locals(first=int, seat=int, i=int)
cdef void _start_epoch(Position position) noexcept nogil
@cython.locals(seat=int)
cdef void _end_epoch(Position position) noexcept nogil
@cython.locals(tile=int)
cpdef void drop_after_scoring(Position position, int seat) noexcept nogil
@cython.locals(space=int, tile=int)
cdef void _clear_track(Position position) noexcept nogil
