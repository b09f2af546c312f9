# Replay and analysis in the browser.

replay-reading = Reading the record …
replay-broken-link = This link is damaged: a part of it is missing. Ask for it once more, or open the record here.
replay-stopped = { $steps ->
    [one] Only { $steps } step of this record could be read.
   *[other] Only { $steps } steps of this record could be read.
}
replay-complaint = All steps of this record could be read, but something in it is wrong.
replay-stopped-here = The record can be read up to here.
replay-beginning = Before the suns are dealt.
replay-step = { $player } chooses: { $step }.

## The way through the game

replay-controls = Way through the game
replay-position = Position in the game
replay-position-of = { $at } of { $last } steps
replay-first = To the beginning
replay-last = To the end
replay-step-forward = Next step
replay-step-back = Step back
replay-turn = Next turn
replay-turn-back = Turn back
replay-auction = Next auction
replay-auction-back = Auction before
replay-epoch = Next epoch
replay-epoch-back = Epoch before
replay-auctions = Auction
replay-epochs = Epoch
replay-play = Play
replay-pause = Pause
replay-speed = Speed

## What can be done with it

replay-tools = This game
replay-copy = Copy a link to this position
replay-download = Download the record
replay-open-other = Open another record
replay-flip = See it from another seat
replay-sheet = Scoring sheet so far
replay-play-on = Play on from here
replay-play-on-about = A new table begins with this position. Tiles are drawn anew, so it will go differently.
replay-has-move = has the move
replay-nobody = Only bots play; you look on.
replay-watch = Watch the bots
replay-over-here = The game is over here.

## Keys

replay-keys = Keys of the replay
replay-key-step = a step back, forward
replay-key-turn = a turn back, forward; Page Up and Page Down as well
replay-key-auction = the auction before, the next one
replay-key-epoch = the epoch before, the next one
replay-key-turning = the turning point before, the next one (after the analysis)
replay-key-ends = the beginning, the end
replay-key-play = play, pause
replay-key-flip = see it from another seat
replay-key-help = this card

## Analysis

replay-analyse = Analyse
replay-analysing = Analysing …
replay-analysed = The analysis is ready.
replay-cancel = Cancel
replay-deeper = Look deeper
replay-how = What do these numbers mean?
replay-players = How everybody played
replay-of = { $count } of { $of }
replay-choice-of = { $player } to move
replay-no-choice = There is nothing to choose at this position.
replay-played = In the game: { $step }. Chance to win lost: { $cost }.
replay-played-best = The best step was taken.
replay-luck = luck: { $players }
replay-taken = taken
replay-points = Points
replay-expected = Score expected at the end, on average
replay-more = { $choices ->
    [one] { $choices } choice, for all players
   *[other] All { $choices } choices, for all players
}
replay-less = Show less
replay-inaccuracy = Inaccuracy
replay-mistake = Mistake
replay-blunder = Blunder
