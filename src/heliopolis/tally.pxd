# The C types of tally.py.
cimport cython

@cython.final
cdef class Tally:
    cdef public long long games, steps, decisions, score_sum, score_squares
    cpdef void add_game(self, long long steps, long long decisions) noexcept nogil
    cpdef void add_score(self, long long score) noexcept nogil
    cpdef void join(self, Tally other)
