# The first page of the browser: ways to a game, my tables, options explained.

lobby-title = Heliopolis: play Ra
lobby-welcome = Play Ra
lobby-tagline = The auction game of ancient Egypt: against bots, with friends, or around one screen.
lobby-learn-first = Learn Ra in five minutes
lobby-know-already = I know the game
lobby-play-now = Play now
lobby-you-and-bots = { $bots ->
    [one] You and one bot: { $level }
   *[other] You and { $bots } bots: { $level }
}
lobby-number = Players
lobby-level = Level of the bots
lobby-options = Edition and options
lobby-options-changed = { $count ->
    [one] Edition and options ({ $count } changed)
   *[other] Edition and options ({ $count } changed)
}
lobby-your-name = Your name
lobby-again = Try again
problem-offline = The server cannot be reached. Check the connection and try again.

## My tables

lobby-my-tables = My tables
lobby-table-mine = Your turn
lobby-table-asking = Looking …
lobby-table-gone = This table is no longer there
lobby-turn-of = Turn: { $player }
lobby-under-way = Under way
lobby-over = Game over
lobby-winner = Won by { $player }
lobby-watch-again = Watch the game again
lobby-remove = Remove from the list: { $players }
lobby-all-tables = Show all { $count } tables

## Ways to a game and to everything else

lobby-with-people = Play with people
lobby-more = Learn, count, look back
lobby-friends = Invite friends
lobby-about-friends = Everybody gets a link of their own and plays from home, at once or over days.
lobby-screen = At one screen
lobby-about-screen = Pass the device around: everybody plays in turn, at this screen.
lobby-record = Open a record
lobby-about-record = Replay and analyse a game from a file or from the clipboard.
lobby-learn = Learn Ra
lobby-about-learn = A first game of a few minutes that explains itself as you play.
lobby-rules = Rules
lobby-about-rules = Illustrated and numbered, to look something up.
lobby-scorepad = Score pad
lobby-about-scorepad = You have the box on the table? Tap what everybody holds, the pad does the sums.

## A new table

lobby-seats = Who plays
lobby-seat = Player { $number }
lobby-seat-me = Your name
lobby-name = name
lobby-who = who plays
lobby-me = You
lobby-friend = Friend
lobby-person = Person
lobby-bot = Bot: { $level }
lobby-hints = Allow hints.
lobby-about-hints = Whoever has the turn may ask the adviser.
lobby-create-friends = Create the table and the links
lobby-create-screen = Begin the game
lobby-table-ready = The table is ready
lobby-send-links = Send each friend their link. Whoever opens it sits down; you may begin before everybody is there.
lobby-link-for = Link for { $player }
lobby-link-spectator = Link for spectators
lobby-link-secret = A link is the key to its seat: whoever has it can play there. You find the links again at the table.
lobby-copy = Copy
lobby-copied = Copied
lobby-share = Share
lobby-qr = QR code
lobby-to-table = To the table

## Editions and options

lobby-edition = Edition
lobby-usual = { $value } (usual)
lobby-open-scores = Open scores
lobby-about-open-scores = Everybody sees everybody’s points. Otherwise you see only your own until the end.
edition-sunboat = Sun Boat (2016)
edition-classic = Classic (1999)
about-edition-sunboat = A boat sails along the Ra track. Also for two players.
about-edition-classic = The Ra tiles drawn lie on the Ra track. The play is the same.
option-ras = Ra tiles
about-option-ras = So many Ra tiles end an epoch. Fewer make a shorter and wilder game.
option-suns = Suns
about-option-suns = Which suns the two players share out at the start.
option-suns-standard = As in the box
option-suns-razzia = 9 6 5 2 and 8 7 4 3
option-suns-baumer = 9 6 4 2 and 8 7 5 3
option-suns-bgg = 9 6 4 3 and 8 7 5 2
option-mild-end = Mild end
about-option-mild-end = In the last epoch nobody loses points for the fewest Pharaohs or the lowest suns.
option-mild-end-no = No
option-mild-end-yes = Yes
option-resume = After an auction
about-option-resume = Who has the next turn when an auction is over: books of different countries differ.
option-resume-next = The next player
option-resume-ra-player = The Ra player again

## A record

lobby-record-file = Choose a file, or drop it here
lobby-record-paste = Or paste the record
lobby-record-show = Show the game
lobby-record-empty = There is no record yet: choose a file or paste the text.
lobby-record-long = This is too long for the record of a game.
