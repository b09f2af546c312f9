# The board and the live table in the browser.

## The board

board-others = The other players
board-middle = Auction track
board-track = Tiles on the auction track
board-space-empty = empty space
board-centre = Centre
board-sun = sun { $sun }
board-sun-used = sun { $sun }, used in this epoch
board-sun-offered = sun { $sun }, on offer
board-none-of = no { $tile }
board-ra-player = Ra
board-offers = offers { $sun }
board-has-move = has the move
board-score-hidden = Points are hidden until the end
board-log = What happened
board-log-empty = Nothing has happened yet.
board-undone = (taken back)
board-sheet-empty = No epoch has been scored yet.
board-sheet-how = Choose a number to see where it comes from.
board-sheet-why = { $player }: { $why }
board-chart-line = { $name }: from { $first } to { $last }.

## Whose turn it is

play-joining = Sitting down…
play-actions = What you may do
play-reconnecting = The server cannot be reached. Trying again; nothing is lost.
play-turn = Your turn: draw a tile or invoke Ra.
play-turn-gods = Your turn: draw, invoke Ra, or choose a tile on the track for a God.
play-gods = Choose another tile on the track for a God, or finish.
play-bid-first = Your bid: nobody has offered a sun yet.
play-bid-against = Your bid: { $player } offers sun { $sun }.
play-discard = { $count ->
    [one] Choose { $count } tile to discard.
   *[other] Choose { $count } tiles to discard.
}
play-waits = { $player } has the move.
play-waits-bid = Auction: { $player } is to bid.
play-waits-discard = { $player } chooses a tile to discard.
play-you-win = You win!
play-wins = { $player } wins.
play-to-result = Result and points
play-skip = Skip
play-fast = Fast forward to the end of the epoch
play-epoch-over = Epoch { $epoch } is over
play-go-on = Go on
play-thinking = One moment…

## Taking back, seats, plans

play-undo-asked = { $player } would like to take the last step back.
play-undo-asked-by-you = You have asked to take the last step back. The others have to agree.
play-undo-agree = Agree
play-undo-refuse = Refuse
play-seats = Seats and bots
play-seats-how = A bot can play for you while you are away; take your seat back at any time.
play-seat-of = Who plays for { $player }
play-seat-human = a person
play-seat-bot = bot: { $level }
play-seat-back = Take my seat back
play-plan = In the next auction:
play-plan-now = In this auction:
play-plan-none = ask me
play-plan-pass = pass
play-plan-bid = the lowest sun that wins, up to { $sun }
play-hand = Next: { $player }
play-hand-how = Points are hidden at this table: hand over the device first.
play-hand-ready = I am ready
play-hand-points = Points are hidden at this table. Everybody sees their own while they hold the device.

## The log

play-log-undo = Back to an earlier moment of the game.
play-log-ask = { $player } would like to take a step back.
play-log-agree = { $player } agrees.
play-log-refuse = { $player } refuses: the game goes on.
play-log-bot = A bot plays for { $player } now.
play-log-back = { $player } plays again in person.
play-log-rematch = { $player } would like a rematch.

## Bag, chances, hints

play-chance-ra = The next tile is Ra
play-chance-last = The next tile ends the epoch
play-draws-left = Tiles still to be drawn in this epoch
play-about = about { $number }
play-worth = What the track is worth
play-you = { $player } (you)
play-worth-how = About how many points it brings by the end of the game, Disasters included.
play-in-bag = In the bag
play-hint-confidence = Confidence { $percent } %
play-hint-step = Step
play-hint-wins = Chance to win
play-hint-points = Points at the end
play-hint-do = Do that

## The end

play-winner = winner
play-rematch = Rematch
play-next = To the rematch
play-replay = Replay and analysis
play-record = Record
play-epoch-short = Epoch { $epoch }
play-chart-points = Points
play-chart-wins = Chance to win
play-analyse = Show the chances to win
play-analysing = Analysing…

## Keys

play-tools = Tools of the table
play-key-draw = Draw a tile
play-key-ra = Invoke Ra
play-key-pass = Pass; spend no more Gods
play-key-bid = To one’s own suns, or tiles to discard
play-key-gods = To the tiles that a God can take
play-key-undo = Take back
play-key-hint = Hint
play-key-bag = Bag and chances
play-key-log = What happened
play-key-sheet = Scoring sheet
play-key-invite = Links for friends
play-key-fast = Fast forward
play-key-skip = Skip the animation
play-key-help = Keys and help
play-key-number = Offer the sun with this number
play-key-arrows = From one choice to the next
play-key-space = Space
play-keys-on = Use these keys
