# The C types of state.py.
cimport cython
from heliopolis.ra.position cimport Position
from heliopolis.ra.rules cimport apply, list_legal
from heliopolis.ra.scoring cimport winner

cdef int KINDS, DEAL, DRAWING, OVER
cdef int DEALT, DISCARD, DONE, DRAW, DRAWN, GOD_FOR, PASS, STEPS
cdef short[7] FIRST
cdef short[7] END

@cython.auto_pickle(False)
cdef class State(Position):
    cdef public object setup
    cdef public bytearray taken

    @cython.locals(count=int, i=int, choices="short*")
    cpdef list legal(self)
    @cython.locals(tile=int, step=int, bag="short*")
    cpdef list odds(self)
    @cython.locals(phase=int)
    cpdef apply(self, int step)
    @cython.locals(seat=int)
    cpdef list scores(self)
    @cython.locals(twin=State)
    cpdef State copy(self)
