"""Numbers that judges, the look ahead and the lessons share. (Compiled files keep theirs to themselves.)"""

MOST_LEAVES = 64  # turns that the legal steps of a position can lead to
MOST_OUTCOMES = 16  # of an auction: one for every face-up sun of anybody, and one if it stays as it is
MOST_STEPS = 12  # that a player can choose from
MOST_TURNS = 720  # of a game: 180 tiles drawn, and auctions between them
NO_LEAF = -1

MARGIN = 0.01  # of a chance to win: what a point more than the others is worth beside it
DOUBT = 0.08  # of a chance to win: so much worse may look best to another player
EQUALS = 1.0  # how alike a seat is that plays like the judge itself
STRANGER = 0.0  # how alike one is that plays by simple values, as sparring partners do
GLANCES = 0.9  # how often others do what seems best at a glance, for a seat that looks further
EVEN = 0.5  # who goes by simple values more often than this most likely does so now
CURIOSITY = 0.02  # of a chance to win: how much a search prefers what it has looked into little
WIDTH = 1.4  # a search opens the draws of so many tiles times the root of its looks there
CAUTION = 2.0  # tiles: how many must show a change before half of it is expected of those not looked into
TREE_COUNTS = 80.0  # rehearsals: what a tree says of a step weighs as much as so many
UNCLEAR = 0.3  # of a chance to win: two steps nearer than this by the root of what speaks for them are rehearsed again
LONG = 20  # looks ahead: about what it takes to rehearse one step at the beginning of an epoch
TILE = 2.0  # points: what one that is still to be drawn is worth on average to whoever wins it, by simple values
FURTHEST = 3  # Pharaohs: a lead or an arrear of more tells no more about who will have most or fewest
POINT_SCALE = 20.0  # the network speaks of points in this unit
SEAT_FEATURES = 104  # numbers that tell of a seat
TABLE_FEATURES = 82  # and of the table: bag, auction track, epoch, centre sun, Ra track and options
SEAT_WIDTH = 64  # of its first hidden layer, for each seat
TABLE_WIDTH = 64  # and for the table
DEPTH = 64  # of its second
LAST = 32  # and of its third
EXPLORE_SCALE = 65536  # exploration is a chance out of so many
