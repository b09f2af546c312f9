"""What lies in the box: the 180 tiles, the 16 suns and the two tracks (rules C1, C2).

A tile is a small number, its place in ``TILES``; the order is that of the record's tile names.
Kinds that belong together stand together, so that a class of tiles is a range.
"""

TILES = (
    "ra",
    "god",
    "gold",
    "pharaoh",
    "nile",
    "flood",
    "art",
    "religion",
    "writing",
    "agriculture",
    "astronomy",
    "sphinx",
    "pyramid",
    "obelisk",
    "statue",
    "mortuary",
    "shrine",
    "temple",
    "step-pyramid",
    "funeral",
    "drought",
    "war",
    "earthquake",
)
KINDS = len(TILES)

RA, GOD, GOLD, PHARAOH, NILE, FLOOD = range(6)
FIRST_CIVILIZATION, END_CIVILIZATION = 6, 11
FIRST_MONUMENT, END_MONUMENT = 11, 19
FUNERAL, DROUGHT, WAR, EARTHQUAKE = range(19, 23)

# C1: how many of each kind are in the bag at the start, 180 in all.
COUNTS = (30, 8, 5, 25, 25, 12) + 5 * (5,) + 8 * (5,) + (2, 2, 4, 2)

CIVILIZATION = range(FIRST_CIVILIZATION, END_CIVILIZATION)
MONUMENTS = range(FIRST_MONUMENT, END_MONUMENT)
DISASTERS = range(FUNERAL, EARTHQUAKE + 1)

# C2
SPACES = 8  # of the auction track
RA_SPACES = 10  # of the Ra track
HIGHEST_SUN = 16

NO_TILE = -1  # an empty space of the auction track
MOST_SEATS = 5
MOST_SUNS = 4  # that one seat owns
EPOCHS = 3  # E4
TAKEN_BY_DISASTER = 2  # D1
