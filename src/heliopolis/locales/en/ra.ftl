# Ra: its pieces, what happens in it, and how its table is drawn in a terminal.

game-ra = Ra

## Tiles

tile-ra = Ra
tile-god = God
tile-gold = Gold
tile-pharaoh = Pharaoh
tile-nile = Nile
tile-flood = Flood
tile-art = Art
tile-religion = Religion
tile-writing = Writing
tile-agriculture = Agriculture
tile-astronomy = Astronomy
tile-sphinx = Sphinx
tile-pyramid = Pyramid
tile-obelisk = Obelisk
tile-statue = Statue
tile-mortuary = Mortuary
tile-shrine = Shrine
tile-temple = Temple
tile-step-pyramid = Step Pyramid
tile-funeral = Funeral
tile-drought = Drought
tile-war = War
tile-earthquake = Earthquake
tile-times = { $tile } ×{ $count }

## The same on a small card: one or two words of at most eight letters

card-god = God
card-gold = Gold
card-pharaoh = Pharaoh
card-nile = Nile
card-flood = Flood
card-art = Art
card-religion = Religion
card-writing = Writing
card-agriculture = Agri- culture
card-astronomy = Astro- nomy
card-sphinx = Sphinx
card-pyramid = Pyramid
card-obelisk = Obelisk
card-statue = Statue
card-mortuary = Mortuary
card-shrine = Shrine
card-temple = Temple
card-step-pyramid = Step Pyramid
card-funeral = Funeral
card-drought = Drought
card-war = War
card-earthquake = Earth- quake

## The same in three letters

short-gold = Gld
short-art = Art
short-religion = Rel
short-writing = Wri
short-agriculture = Agr
short-astronomy = Ast
short-sphinx = Sph
short-pyramid = Pyr
short-obelisk = Obe
short-statue = Sta
short-mortuary = Mor
short-shrine = Shr
short-temple = Tem
short-step-pyramid = Ste

## Steps, as a menu offers them, and a key for each

label-draw = Draw a tile
label-ra = Invoke Ra
label-god = Spend a God on: { $tile }
label-done = Done: spend no more Gods
label-pass = Pass
label-bid = Offer sun { $sun }
label-discard = Discard: { $tile }
key-draw = d
key-ra = r
key-done = d
key-pass = p

## What happened

event-dealt = { $player } gets the suns { $suns }.
event-first = Epoch { $epoch } begins. { $player } has the highest sun, { $sun }, and the first turn.
event-drawn = { $player } draws: { $tiles }.
event-ra = { $player } draws Ra, the { $count ->
    [1] first
    [2] second
    [3] third
   *[other] { $count }th
} of { $of }.
event-invoked = { $player } invokes Ra.
event-offer = { $player } offers sun { $sun }.
event-pass = { $player } passes.
event-won = { $number ->
    [0] { $player } wins the auction with sun { $sun } and takes: sun { $centre }.
   *[other] { $player } wins the auction with sun { $sun } and takes: { $tiles }, sun { $centre }.
}
event-nobody = { $number ->
    [0] Nobody offers a sun.
   *[other] Nobody offers a sun. The tiles stay on the track.
}
event-nobody-cleared = Nobody offers a sun. Discarded: { $tiles }.
event-god = { $player } spends a God and takes: { $tiles }.
event-disaster = { $number ->
    [0] { $disaster }: { $player } has nothing to lose.
   *[other] { $disaster }: { $player } loses { $tiles }.
}
event-discard = { $disaster }: { $player } discards { $tiles }.
event-done = { $player } spends no more Gods.
event-epoch-ra = { $number ->
    [0] Epoch { $epoch } ends at once: the Ra track is full.
   *[other] Epoch { $epoch } ends at once: the Ra track is full. Discarded: { $tiles }.
}
event-epoch-suns = Epoch { $epoch } ends: every sun has been spent.
event-over = The game is over. { $player } wins with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.

## The table

table-epoch = Epoch { $epoch } of { $epochs }
table-ras = Ra { $count } of { $of }
table-bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
table-invoked = { $player } invoked Ra:
table-ra-drawn = { $player } drew Ra:
table-passed = passed
table-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
group-player = Player
group-suns = Suns, Gods
group-pharaohs = Pharaohs
group-river = River
group-civilization = Civilization
group-monuments = Monuments

## The scoring sheet

sheet-epoch = Points of epoch { $epoch }
sheet-game = Points of the whole game
sheet-start = At the start
sheet-total = Together
sheet-score = Score
item-god = Gods
item-gold = Gold
item-river = Nile and Floods
item-pharaohs = Pharaohs
item-civilization = Civilization
item-monuments = Monuments
item-suns = Suns

## Why the points of an epoch are what they are: the last number is the points

why-god = { $count ->
    [one] { $count } God at { $each } points: { $points }
   *[other] { $count } Gods at { $each } points each: { $points }
}
why-god-none = No God
why-gold = { $count ->
    [one] { $count } Gold at { $each } points: { $points }
   *[other] { $count } Gold at { $each } points each: { $points }
}
why-gold-none = No Gold
why-river = { $floods ->
    [one] { $floods } Flood
   *[other] { $floods } Floods
} { $niles ->
    [0] without a Nile
    [one] and { $niles } Nile
   *[other] and { $niles } Niles
}: { $points }
why-river-dry = { $niles ->
    [one] No Flood, so { $niles } Nile gives nothing
   *[other] No Flood, so { $niles } Niles give nothing
}
why-river-none = Neither Flood nor Nile
why-pharaohs-most = { $count ->
    [one] { $count } Pharaoh
   *[other] { $count } Pharaohs
}, { $tied ->
    [1] the most at the table
   *[other] tied for the most
}: { $points }
why-pharaohs-fewest = { $count ->
    [0] No Pharaoh
    [one] { $count } Pharaoh
   *[other] { $count } Pharaohs
}, { $tied ->
    [1] the fewest at the table
   *[other] tied for the fewest
}: { $points }
why-pharaohs-spared = { $count ->
    [0] No Pharaoh
    [one] { $count } Pharaoh
   *[other] { $count } Pharaohs
}, { $tied ->
    [1] the fewest at the table
   *[other] tied for the fewest
}, but at the end of this game that costs nothing
why-pharaohs-between = { $count ->
    [one] { $count } Pharaoh
   *[other] { $count } Pharaohs
}, neither the most nor the fewest
why-pharaohs-equal = { $count ->
    [0] Nobody has a Pharaoh
    [one] Everybody has { $count } Pharaoh
   *[other] Everybody has { $count } Pharaohs
}, so nobody gains or loses
why-civilization = { $kinds ->
    [one] { $kinds } kind of Civilization
   *[other] { $kinds } kinds of Civilization
}: { $points }
why-civilization-few = { $kinds ->
    [one] { $kinds } kind of Civilization
   *[other] { $kinds } kinds of Civilization
}; points begin with three
why-civilization-none = No Civilization: { $points }
why-monuments = { $kinds ->
    [one] { $kinds } kind of Monument
   *[other] { $kinds } kinds of Monuments
}: { $points }
why-monuments-alike = { $kinds ->
    [one] { $kinds } kind of Monument
   *[other] { $kinds } kinds of Monuments
}: { $different }; { $sets ->
    [one] { $sets } set of three or more alike
   *[other] { $sets } sets of three or more alike
}: { $alike }; together { $points }
why-monuments-none = No Monument
why-monuments-later = Monuments count only after the last epoch
why-suns-highest = The suns add up to { $count }, { $tied ->
    [1] the highest sum
   *[other] tied for the highest sum
}: { $points }
why-suns-lowest = The suns add up to { $count }, { $tied ->
    [1] the lowest sum
   *[other] tied for the lowest sum
}: { $points }
why-suns-spared = The suns add up to { $count }, { $tied ->
    [1] the lowest sum
   *[other] tied for the lowest sum
}, but at the end of this game that costs nothing
why-suns-between = The suns add up to { $count }, neither the highest nor the lowest sum
why-suns-equal = Everybody’s suns add up to { $count }, so nobody gains or loses
why-suns-later = Suns count only after the last epoch
why-score-floor = A score never falls below 0

## The bag and the rules

bag-ra = { $ras } of { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} in the bag are Ra: the next tile is one with a chance of { $percent } %. The epoch ends with { $left ->
    [1] the next Ra
   *[other] { $left } more Ra tiles
}.
rules-summary =
    On your turn do one of three things (T1): draw a tile, invoke Ra, or spend Gods.
    Draw: the tile goes to the auction track, which holds eight (T2). A Ra tile starts an auction (T3); number { $ras } of them in an epoch ends it at once, without an auction, and the track is discarded (E1).
    Invoke Ra: an auction starts. Unless the track is full you must offer a sun if nobody else does (A4).
    Spend Gods: take one tile for each God from the track, but no other God (T5).
    Auction: once around, the Ra player last; pass, or offer a higher sun than everybody before (A1).
    The winner takes all tiles and the sun in the centre, face down until the next epoch (A5).
    Disasters take two tiles of their class: Funeral Pharaohs, Drought Floods and then Niles, War Civilization, Earthquake Monuments (D1-D5). Without a face-up sun you are out of the epoch (T1).
    After each of three epochs (P1-P5): God 2, Gold 3, Flood 1, Nile 1 if you have a Flood; most Pharaohs 5, fewest -2; 3, 4 or 5 kinds of Civilization 5, 10 or 15, none -5. Then Gods, Gold, Floods and Civilization go; Pharaohs, Niles and Monuments stay (E3).
    After the third (P6, P7): Monuments 1 for each kind up to six, 10 for seven, 15 for eight kinds; 5, 10 or 15 for three, four or five alike. Highest sum of suns 5, lowest -5.

command-bag = bag
command-rules = rules
about-bag = what is left in the bag, and the chance that the next tile is a Ra
about-rules = the rules in short, with the numbers of the full ones

## Why a step is not legal, with the number of the rule

error-expected-suns = “{ $found }” cannot come here: the suns are being dealt, so an outcome such as =suns:13-8-5-2 must follow (S1).
error-expected-action = “{ $found }” cannot come here: a turn begins, so it must be draw, ra or god:TILE (T1).
error-expected-tile = “{ $found }” cannot come here: a tile is being drawn, so an outcome such as =nile must follow (T2).
error-expected-offer = “{ $found }” cannot come here: an auction is under way, so it must be pass or bid:N (A1).
error-expected-gods = “{ $found }” cannot come here: Gods are being spent, so it must be god:TILE or done (T5).
error-expected-discard = “{ $found }” cannot come here: a Disaster is being resolved, so it must be discard:TILE (D1).
error-track-full = No tile may be drawn while the auction track holds { $spaces } tiles (T2).
error-god-for-god = A God cannot be spent on another God (T5).
error-no-god = This player has no God to spend (T5).
error-not-on-track = There is no { $tile } on the auction track (T5).
error-must-offer = Whoever invoked Ra while the track was not full must offer a sun if nobody else has (A4).
error-no-such-sun = This player has no face-up sun { $sun } (A1).
error-too-low = Sun { $sun } is not higher than { $best }, the best offer so far (A1).
error-not-in-bag = There is no { $tile } left in the bag (T2).
error-group-dealt = The group “{ $found }” is not among those still to be dealt to these players (S1).
error-no-such-discard = The { $disaster } cannot take { $tile } from this player (D1).

## The scoring pad

help-holdings = what each player holds, such as “Ann=nile:3 flood god:2 art suns:9-6-2 score:21”; without any, the pad asks
help-epoch = the epoch that ends: 1, 2 or 3 (default: 1)
help-mild-end = in the last epoch nobody loses points for fewest Pharaohs or the lowest sum of suns
help-score-example = Example: heliopolis score --epoch 3 "Ann=pharaoh:3 nile:4 flood suns:9-6-2-1 score:21" "Bob=gold art writing religion suns:8-7-5-3 score:18"
pad-welcome = Scoring pad. Write what a player holds in the words of the record, with numbers: nile:3 flood god:2.
    Tiles: { $known }
pad-names = Names of the players, separated by commas:
pad-score = Points of { $name } so far:
pad-epoch = End of epoch { $epoch }.
pad-holding = { $name } holds (in epoch 3 also suns, such as suns:9-6-2):
pad-correct = Press Enter to go on, or type the name or number of a player to correct:
pad-must-correct = The name or number of the player to correct:
pad-who = Please name one of these players: { $names }.
pad-winner = { $name } wins.
error-pad-word = “{ $found }” is not something that scores. Known: { $known } suns:N-N-N score:N.
error-pad-number = “{ $found }” needs a whole number after the colon.
error-pad-suns = “{ $found }” does not name suns: write them as suns:9-6-2, each from 1 to { $highest }.
error-pad-suns-number = After the last epoch each of { $players } players has { $each } suns; list them all, such as suns:9-6-2.
error-pad-sun-twice = Sun { $sun } cannot be in two places.
error-pad-too-many = The box has only { $most } tiles of { $tile }, not { $found }.
error-pad-players = The pad is for { $least } to { $most } players, not for { $found }.
error-pad-json = --json needs what each player holds on the command line.
error-pad-ended = The scoring pad was closed before it was finished.
