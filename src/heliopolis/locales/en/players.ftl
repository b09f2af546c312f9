# Who can play: the levels for people, and the players behind them.

players-levels = Levels, the gentlest first; sit down with one by “heliopolis play --players human,NAME,NAME”:
players-players = Players by spec, the weakest first, for play, arena and simulate:

level-pupil = Pupil
level-scribe = Scribe
level-priest = Priest
level-vizier = Vizier
level-pharaoh = Pharaoh

about-level-pupil = For your first game: counts the points on the table, gives every sun a flat price and plans nothing.
about-level-scribe = Knows what tiles and suns tend to be worth and reckons with your next bid, but looks no further.
about-level-priest = Weighs every tile and every end of an auction with values written by hand; punishes careless auctions.
about-level-vizier = The champion at a glance: a network that has learnt from tens of thousands of games against itself.
about-level-pharaoh = The champion with a second to think: the strongest opponent there is.

about-player-random = takes every legal step alike
about-player-patient = draws and passes four times in five, else takes any legal step
about-player-pupil = counts the points on the table and gives every sun a flat price
about-player-greedy = weighs tiles and suns by hand-written values and looks one step ahead
about-player-search = searches a tree of turns valued by hand; search:200ms by time, search:1000 by positions
about-player-champion = a network from self-play; champion at once, champion:500ms or champion:100 with a search, champion:FILE.safetensors with your own network
