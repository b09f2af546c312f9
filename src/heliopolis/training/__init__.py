"""How a network learns a game by playing against itself: course, learner, and the run with its files."""

import os

# Sums come out the same on any number of cores, and quicker too, if NumPy leaves the other cores to the games. The
# names are those of the libraries that it may be built with; whoever has set one already knows better.
for _name in ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(_name, "1")
