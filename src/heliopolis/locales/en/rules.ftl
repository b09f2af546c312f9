# The rules for players, with the numbers of RULES.md.

rules-title = The rules of Ra
rules-intro = Ra is an auction game of three epochs. You bid with numbered suns for tiles, and every kind of tile scores in its own way. The numbers are those that hints, refusals and the program itself refer to.
rules-contents = Contents
rules-tiles = The tiles
rules-tiles-about = 180 tiles of 23 kinds lie in the bag. How many there are of each:

rules-section-S = Before the first turn
rules-S1 = Everybody gets one group of suns by chance. Two players: 9 6 5 2 and 8 7 4 3. Three: 13 8 5 2, 12 9 6 3 and 11 10 7 4. Four: 13 6 2, 12 7 3, 11 8 4 and 10 9 5. Five: 16 7 2, 15 8 3, 14 9 4, 13 10 5 and 12 11 6.
rules-S2 = Sun 1 lies in the centre, face up. Everybody begins with 10 points.
rules-S3 = The last place of the Ra track ends the epoch: the 8th Ra tile with three players, the 9th with four, the 10th with five, and the 6th with two.
rules-S4 = In every epoch the owner of the highest sun moves first; then the turn passes clockwise.

rules-section-T = Your turn
rules-T1 = On your turn do exactly one thing: draw a tile, invoke Ra, or spend Gods. Without a face-up sun you are out until the next epoch.
rules-T2 = Draw: one tile comes out of the bag, each as likely as any other. Unless it is a Ra, it goes to the leftmost free space of the auction track. While all eight spaces are taken, nobody can draw.
rules-T3 = A drawn Ra tile moves the Ra track on by one and starts an auction, in which you are the Ra player; unless it takes the last place (see E1).
rules-T4 = Invoke Ra: an auction starts and you are the Ra player. The Ra track does not move. You may do this at any time, even when the auction track is empty.
rules-T5 = Spend Gods: for each God you give up, take one tile from the auction track, anything but another God. You may spend several in one turn. A Disaster taken like this strikes at once.
rules-T6 = If you are the only one left with face-up suns, you go on taking turns until the epoch ends.

rules-section-A = Auctions
rules-A1 = Everybody with a face-up sun has one chance, clockwise, the Ra player last: pass, or offer one face-up sun that is higher than every offer before.
rules-A2 = After a drawn Ra tile nobody has to offer. If nobody does, everything stays where it is.
rules-A3 = When Ra was invoked on a full track, nobody has to offer either; but if nobody does, all eight tiles are discarded.
rules-A4 = Whoever invoked Ra on a track that was not full must offer a sun if nobody else has.
rules-A5 = The highest offer takes all tiles of the track, and the sun in the centre, which stays face down until the next epoch. The sun offered becomes the new centre sun. All other offers go back to their owners.
rules-A6 = The winner takes the ordinary tiles first; then the Disasters among them strike.
rules-A7 = After the auction the turn passes to the left of the Ra player, whoever won.
rules-A8 = With no tiles on the track, an auction is about the centre sun alone.

rules-section-D = Disasters
rules-D1 = A Disaster takes two tiles of its class from whoever wins it, or all if there are fewer, and is then gone itself. Tiles won in the same auction are not safe.
rules-D2 = Funeral: two Pharaohs.
rules-D3 = Drought: two Floods; Niles only where there are not enough Floods.
rules-D4 = War: two Civilization tiles of your choice.
rules-D5 = Earthquake: two Monuments of your choice.
rules-D6 = What is discarded never comes back into the bag.

rules-section-E = Epochs
rules-E1 = The Ra tile that takes the last place of the Ra track ends the epoch at once, without an auction. The tiles on the auction track are discarded.
rules-E2 = The epoch also ends as soon as nobody has a face-up sun.
rules-E3 = Then points are given. Gods, Gold, Floods and Civilization tiles are discarded; Pharaohs, Niles and Monuments stay.
rules-E4 = For the next epoch all suns are turned face up and the Ra track is emptied. The centre sun stays. The third epoch is the last.
rules-E5 = A sun that was not used stays with its owner. Everybody always owns the same number of suns.

rules-section-P = Points
rules-P1 = God: 2 points each.
rules-P2 = Gold: 3 points each.
rules-P3 = Flood: 1 point each. Nile: 1 point each, but only if you have at least one Flood.
rules-P4 = Most Pharaohs: 5 points. Fewest: −2. All who tie get it in full; if everybody has equally many, nobody gets anything.
rules-P5 = Civilization tiles of 3, 4 or 5 different kinds: 5, 10 or 15 points. None at all: −5.
rules-P6 = Monuments score only at the end of the game: 1 point for each kind up to six, 10 in all for seven, 15 in all for eight; and on top of that 5, 10 or 15 for three, four or five of the same kind.
rules-P7 = At the end of the game, add up your suns: the highest sum gets 5 points, the lowest −5. Ties as for Pharaohs.
rules-P8 = Gains and losses of an epoch are added up first. A score never falls below 0.
rules-P9 = The highest score wins. A tie goes to whoever owns the highest sun.

rules-section-V = Editions and options
rules-V1 = The classic edition is for three to five players and shows the Ra tiles; the edition with the Sun Boat is for two to five. The rules of play are the same.
rules-V2 = Two players may choose other groups of suns, and seven Ra tiles to an epoch. With the mild end nobody loses points for Pharaohs or suns after the last epoch.
rules-V3 = A table may agree that after an auction the turn stays with the Ra player.
rules-V5 = Scores are secret until the end, unless the table plays with open scores.
