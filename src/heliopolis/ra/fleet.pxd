# The C types of fleet.py. The tables are Python objects, but loops without Python's lock only borrow them.
cimport cython
from heliopolis.chance cimport Seeded
from heliopolis.ra.observation cimport address_of, write_at
from heliopolis.ra.playout cimport random_outcome, random_place, random_step
from heliopolis.ra.position cimport Position
from heliopolis.ra.rules cimport apply, list_legal
from heliopolis.ra.scoring cimport winner
from heliopolis.ra.state cimport State

cdef int ACTION_COUNT, MOST_LISTED, SEAT_SIZE, TABLE_SIZE, DEAL, DRAWING, OVER
cdef short[54] STEP_OF
cdef short[66] ACTION_OF

@cython.final
@cython.auto_pickle(False)
cdef class Fleet:
    cdef State start
    cdef Seeded luck
    cdef list tables
    cdef int players, patience, count, row_size
    cdef bint open_scores, by_points, observed
    cdef unsigned long long[::1] bits
    cdef unsigned long long[::1] places
    cdef signed char[::1] masks
    cdef float[::1] rewards
    cdef signed char[::1] done
    cdef int[::1] seats
    cdef float[::1] observations
    cdef float[::1] finals
    cdef unsigned long long rows, last_rows
    cdef short[::1] own
    cdef short[::1] counts
    cdef short[::1] listed
    cdef short[::1] told
    cdef short[::1] epochs

    @cython.locals(luck=Seeded, i=int, place="unsigned long long")
    cpdef void reset(self)
    @cython.locals(luck=Seeded, i=int, wrong=int, step=int, place="unsigned long long")
    cpdef int step(self, long long[::1] actions) except? -2
    @cython.locals(i=int)
    cpdef sample(self, long long[::1] actions, Seeded luck, int patience)
    @cython.locals(i=int)
    cdef int _first_illegal(self, long long[::1] actions) noexcept nogil
    @cython.locals(at=int, found=bint)
    cdef bint _is_legal(self, int i, long long action) noexcept nogil
    cdef void _reset_table(self, Position position, Seeded luck, int i) noexcept nogil
    cdef void _step_table(self, Position position, Seeded luck, int i, int step) noexcept nogil
    @cython.locals(at=int)
    cdef void _forget(self, int i) noexcept nogil
    @cython.locals(seat=int)
    cdef void _begin(self, Position position, Seeded luck, int i) noexcept nogil
    @cython.locals(phase=int, count=int)
    cdef void _go_on(self, Position position, Seeded luck, int i) noexcept nogil
    @cython.locals(choice=int, action=int)
    cdef void _write(self, Position position, int i, int count) noexcept nogil
    @cython.locals(viewer=int)
    cdef void _finish(self, Position position, int i) noexcept nogil
    @cython.locals(won=int, share=double, seat=int)
    cdef void _reward_winner(self, Position position, int i) noexcept nogil
    @cython.locals(total=int, gained=int, seat=int, at=int)
    cdef void _reward_points(self, Position position, int i) noexcept nogil
