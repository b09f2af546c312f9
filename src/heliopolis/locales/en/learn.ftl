# The lesson: a first game that explains itself. Its stops are in web/src/learn/stops.json.

learn-coach = The coach
learn-chapters = Chapters
learn-chapter-table = The table
learn-chapter-turn = Your turn
learn-chapter-auction = The auction
learn-chapter-invoke = Invoking Ra
learn-chapter-gods = Spending a God
learn-chapter-disaster = A Disaster
learn-chapter-epoch = The end of the epoch
learn-chapter-points = Points
learn-chapter-end = The end of the game
learn-step = { $step } of { $steps }
learn-name-0 = Akhet
learn-name-1 = Khufu
learn-name-2 = Tiye
learn-you = { $player } (you)
learn-next = Next
learn-back = Back
learn-show = Show me
learn-again = Start again
learn-resumed = We go on where you left off.
learn-rules = Rules:
learn-steps = What you can do
learn-allowed = “{ $step }” is allowed. { $why }
learn-not-now = That cannot be done here. What can be done shines.
learn-right = That is right.
learn-not-quite = Not quite.
learn-play = Play your first game now

## The table

learn-at-goal = In Ra you collect tiles that give points. You buy them in auctions, and you pay with suns. Whoever has the most points after three epochs wins.
learn-at-board = In the middle is the auction track. Up to eight tiles lie there, and they are always sold together. Your own area is below it; above it sit Khufu and Tiye.
learn-at-boat = The boat of Ra is the clock. Every Ra tile moves it on by one place, and the eighth ends the epoch.
learn-at-suns = These are your suns: 13, 8, 5 and 2. Each of them can win one auction in this epoch. Sun 1 lies in the centre and waits for an owner. Yours is the highest sun, so you begin.

## Your turn

learn-at-draw = On your turn you do one of three things: draw a tile from the bag, invoke Ra, or spend Gods. You have no God yet, and nothing is for sale.
learn-try-draw = Draw a tile.
learn-other-draw = It would start an auction for the centre sun alone, and you would have to bid. Let us first draw something worth buying.
learn-at-filling = What is drawn lies on the track and belongs to nobody yet. The more tiles there are, the more the next auction is worth. It is your turn again.
learn-try-filling = Draw another tile.
learn-other-filling = Three tiles are a good start, but let us see what else comes.

## The auction

learn-at-ra = A Ra! The boat moves on, and everything on the track is auctioned. Each player has one chance to bid, clockwise. You drew the Ra, so you are the Ra player and come last.
learn-at-bid = Your bid must be higher than every bid before it. Khufu’s 4 is the best so far, and nobody comes after you: 5 is enough.
learn-try-bid = Offer sun 5.
learn-other-bid = But passing leaves the tiles to Khufu, and a higher sun than needed is a waste. Let us offer the 5.
learn-at-won = Pharaoh, Nile and Flood are yours. The 5 that you offered lies in the centre now. Sun 1 has come to you face down: you can use it in the next epoch, not before.
learn-at-exchange = So suns only change places, and everybody always owns four. The sun in the centre is part of every prize.
learn-question-exchange = Which sun does the winner of the next auction take?
learn-option-exchange-1 = Sun 1
learn-option-exchange-2 = Sun 5
learn-option-exchange-3 = Sun 13
learn-answer-exchange = Your 5 lies in the centre now. When a high sun lies there, the auction is worth winning even with few tiles.

## Invoking Ra

learn-at-invoke = You need not wait for a Ra tile. If you like what lies on the track, invoke Ra: an auction begins at once, and the boat stays where it is. Art and a God would suit you well.
learn-try-invoke = Invoke Ra.
learn-other-invoke = With one tile more, the others would bid as well. Let us try to get these two cheaply.
learn-at-forced = Nobody spends a sun on two tiles. But whoever invokes Ra on a track that is not full must bid if nobody else has; so there is no Pass for you. Your lowest sun will do.
learn-try-forced = Offer sun 2.
learn-other-forced = But nobody is left to bid against you: the lowest sun wins as well.
learn-at-cheap = A bargain: Art, a God, and the 2 has become a 5 for the next epoch. You have 13 and 8 left. When your last sun lies face down, you are out until the epoch ends.

## Spending a God

learn-at-god = A God gives 2 points. Or you spend it on your turn and take any one tile from the track, but no other God. Gold gives 3 points, and this way nobody can outbid you.
learn-try-god = Take the Gold for your God.
learn-other-god = But Gold is the best that the God can bring you now, and in an auction somebody else could win it.
learn-at-pass = Only a Pyramid is for sale, and after a drawn Ra nobody has to bid. Your last two suns can do better.
learn-try-pass = Pass.
learn-other-pass = But one tile is little for one of your last two suns. Let us wait.

## A Disaster

learn-at-nobody = Nobody wanted it: the Pyramid stays, and only time has passed. Tiye has added Writing to it.
learn-try-nobody = Draw a tile.
learn-other-nobody = But two tiles are not worth an 8, and you would have to bid. Let the track fill up.
learn-at-war = You have drawn War, a Disaster. Whoever wins it must discard two Civilization tiles, such as Art, Religion or Writing. Still, the track is becoming tempting.
learn-try-war = Draw another tile.
learn-other-war = But the best is still to come: let us draw once more.
learn-at-sure = Seven tiles, and Tiye has drawn a Ra: you must bid first. Khufu’s highest sun is 11, Tiye’s is 12. One of yours is safe from both.
learn-try-sure = Offer sun 13.
learn-other-sure = But Khufu or Tiye would take all seven tiles from you. This is the moment for the 13.
learn-at-strikes = Everything is yours, and the War strikes: discard two Civilization tiles. Three different kinds give points, and you have Art and Writing twice.
learn-try-strikes = Discard an Art.
learn-other-strikes = But a tile that you have twice is no loss. Let us begin with Art.
learn-at-strikes-again = One more. If Art, Religion and Writing remain, you have three kinds, and that is 5 points.
learn-try-strikes-again = Discard a Writing.
learn-other-strikes-again = But then only two kinds would be left, and two give nothing.

## The end of the epoch

learn-at-later = Some turns later. Khufu and Tiye have won three auctions, and you have saved your 8. The boat has reached the seventh of its eight places.
learn-question-later = What happens when the next Ra is drawn?
learn-option-later-1 = An auction begins, as always
learn-option-later-2 = Nothing more
learn-option-later-3 = The epoch ends at once
learn-answer-later = The eighth Ra ends the epoch without an auction. The tiles on the track are lost, and a sun that you saved has won nothing.
learn-at-hurry = Every draw could be the last one, and your 8 has won nothing yet. Flood, Nile, Statue and Pharaoh would all help you.
learn-try-hurry = Invoke Ra before it is too late.
learn-other-hurry = But if you draw a Ra, the epoch is over, and your 8 was saved for nothing.
learn-at-last-bid = Khufu offers only 7 and saves his 11. Your 8 is just enough, and the 9 in the centre comes with it.
learn-try-last-bid = Offer sun 8.
learn-other-last-bid = But then Khufu takes it all with a 7.
learn-at-out = All your suns lie face down now. You are out until the next epoch and watch how the others go on.
learn-at-greed = Gold and a God lie on the track, and Khufu still has 11, 7 and 4. He could invoke Ra and take both. But he wants more, and draws once again…

## Points

learn-at-points = The eighth Ra! Gold and God are lost, and Khufu’s suns have won nothing. Your points: 3 for Gold, 4 for two Niles and two Floods, 5 for the most Pharaohs, 5 for three kinds of Civilization.
learn-at-losses = One can also lose points: Khufu 2 for the fewest Pharaohs, Tiye 5 for having no Civilization at all. Choose any number of the sheet to see where it comes from.
learn-at-dry = Now the river. Your two Niles and two Floods have given 4 points.
learn-question-dry = Tiye has two Niles and no Flood. What do they give her?
learn-option-dry-1 = Nothing
learn-option-dry-2 = 1 point
learn-option-dry-3 = 2 points
learn-answer-dry = A Nile needs a Flood to score. But Niles stay with their owner, so Tiye can hope for a Flood in the next epoch.
learn-at-kept = Gods, Gold, Floods and Civilization are gone now. Pharaohs, Niles and Monuments stay, and all suns are face up again. You lead, but 9, 5, 2 and 1 are all that is left of your suns.

## The end of the game

learn-at-monuments = Two epochs later the game is over, and only now Monuments count. You have all eight kinds, which is 15 points, and three Statues, which is 5 more. Without them Khufu would have won.
learn-at-sums = Suns are added up at the end as well. The highest sum gets 5 points: that is Tiye with 37. The lowest loses 5: that is you with 22.
learn-at-over = 47 points for you, 42 for Khufu, 21 for Tiye: you have won! Now you know everything that you need. The rest is courage and patience.
