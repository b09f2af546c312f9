# The command line: what it can do, and what it says.

help-overview = Heliopolis: the board game Ra in your browser or terminal, with bots, records, a scoring pad and a fast engine.
help-more = “heliopolis COMMAND --help” tells more. Without a command the game opens in your browser.
help-usage = usage:
help-arguments = arguments
help-options = options
help-help = show this help and exit
help-lang = language of all messages (default: from the environment)

help-play = Play in the terminal: people at one keyboard and bots in any mix.
help-replay = Replay records: show the position, the points, and anything that is wrong.
help-analyse = Analyse a record: what every choice cost, what luck did, and where the game turned.
help-score = A scoring pad for when you play with the real box.
help-simulate = Play many games at full speed and sum them up.
help-arena = Let players compete on the same deals, and see who is stronger.
help-players = Who there is to play with, from a first opponent to the champion.
help-train = Train a network for the champion: it learns by playing against itself.
help-bench = Measure our speed next to other engines.

help-game = the game (default: ra)
help-edition = the edition of the game
help-option = a rule that differs from the edition's, such as ras=7; may be given several times
help-json = print one JSON object and nothing else
help-seed = a number that makes the luck repeatable

help-seats = who sits where: human, or a bot by level or spec, see “heliopolis players” (default: human,scribe,scribe)
help-names = names of the players, seat by seat
help-record = the file to keep the game in; a game already there is continued
help-resume = go on with the game played last
help-pace = seconds that a bot's step stays on the screen before the next (default: 0.5)
help-open-scores = show everybody's points during the game

help-files = records to replay; “-” reads standard input
help-at = stop after so many steps

help-players-number = how many play (default: 3)
help-games = how many games (default: 10000)
help-player = who plays every seat, by level or spec (default: random)
help-threads = how many cores to use; 0 for all (default: 1)

help-arena-players = who competes, by spec, such as greedy,patient,random; as many as there are seats, a spec may come several times
help-arena-games = how many games at least, in each pairing of a round robin (default: 1000); every deal is played with all seatings
help-arena-threads = how many cores to use; 0 for all (default: all)
help-ray = spread the work over a Ray cluster at this address; “local” starts one on this machine
help-round-robin = every two different players meet head to head, and a cross table shows how they fared
help-arena-seats = seats at a table of the round robin: one player against so many less one of the other kind (default: 2)

help-quick = a short run of about ten seconds

## What it says

seat-name = Player { $number }
interpreted = The rules run interpreted, not compiled: everything works, only slower.
simulating = Playing
replaying = Replaying
replayed = { $game }: { $players }. { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} replayed.
simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $players } × { $player } (seed { $seed }) in { $seconds } s
    { $gamespersecond } games and { $decisionspersecond } decisions a second
    { $decisions } decisions and { $steps } steps of players in a game
    final score { $mean } on average, standard deviation { $sd }

arena-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, every seating on each (seed { $seed }), in { $seconds } s
arena-cross = Wins of one player of the row against { $others ->
    [one] one
   *[other] { $others }
} of the column, in %, with 95 % interval ({ $games ->
    [one] { $games } game
   *[other] { $games } games
} each)
arena-player = Player
arena-games = Games
arena-wins = Wins
    %
arena-interval = 95 %
    interval
arena-score = Score
arena-margin = Margin
arena-rating = Rating
arena-time = ms a
    move
arena-ties = Ties
arena-crashes = Crashes

## Errors of the command line

error-usage = { $reason } (see “{ $command } --help”)
error-argument = “{ $found }” is not understood here.
error-value = { $option } takes no value.
error-value-missing = { $option } needs a value.
error-command = There is no command “{ $found }”. Known: { $known }.
error-language = There is no language “{ $found }”. Known: { $known }.
error-file = { $file }: { $reason }
error-read = The file cannot be read: { $reason }.
error-no-file = Which record? Give one or more files, or “-” for standard input.
error-at = There is no position after step { $at }: only { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} could be replayed.
error-number = { $name } needs a whole number, not “{ $found }”.
error-number-range = { $name } must be from { $least } to { $most }, not { $found }.
error-number-least = { $name } must be at least { $least }, not { $found }.
error-pace = --pace needs seconds from 0 to 60, not “{ $found }”.
error-nothing-saved = There is no saved game to go on with.
error-game-finished = The game in { $file } is over; “heliopolis replay” shows it.
error-seats = { $found ->
    [one] One player is named
   *[other] { $found } players are named
} for { $players } seats.
error-names = { $found ->
    [one] One name is given
   *[other] { $found } names are given
} for { $players } seats.
error-no-players = Who shall compete? Name the players, such as --players greedy,patient,random.
error-arena-seats = --seats is for --round-robin; otherwise there are as many seats as players named.
error-round-robin = --round-robin needs at least two different players.
error-ray-missing = A cluster needs Ray, and nothing else does. To install it: python3 -m pip --python { $python } install "ray>=2.50"
error-ray-address = There is no Ray cluster to be had at “{ $address }”: { $reason }
error-ray-version = A machine of the cluster has Heliopolis { $there }, this one has { $here }; results are the same only where all have the same version.
error-ray-broken = The cluster could not do a part of the work, though it was tried several times: { $reason }
