# The server: what it says when it starts, and what it answers to those who ask for something it cannot do.

error-db-url = This is not the address of a database: give the path of an SQLite file, or postgresql://….
error-db-open = The database cannot be opened: { $reason }
error-db-in-use = Another server is using { $file }.
error-db-write = The database cannot write now, and nothing was changed: { $reason }
error-db-read = The database cannot be read now: { $reason }

server-no-page = The page for browsers has not been built. In the project's folder, ./play builds it; that needs the network.
server-api = This server's API is described here:
server-listening = The server is at { $address }; Ctrl-C stops it.
server-running = Heliopolis is running already, at { $address }.
server-no-screen = Heliopolis is at { $address }: open it in a browser, or play in the terminal with “heliopolis play”. Ctrl-C stops the server.

error-table = There is no such table.
error-path = There is nothing at this address.
error-method = This cannot be done at this address.
error-key-missing = This table opens only with a key.
error-key = This key is not one of this table.
error-spectator = With this link one can only watch.
error-not-your-turn = It is not your turn.
error-stale = The table has gone on since you looked.
error-no-undo = There is nothing that could be taken back now.
error-nothing-asked = Nobody is waiting for your answer.
error-over = The game is over.
error-not-over = The game is not over yet.
error-no-rematch = Nobody has asked for a rematch yet.
error-seat = This seat belongs to a bot.
error-seat-of-bot = A bot plays for you. Take your seat back first.
error-seat-of-other = Only the key of this seat takes it back.
error-seat-not-yours = Your key is not that of this seat.
error-seat-in-use = You may hand somebody else’s seat to a bot only when they have been to move for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
error-log-long = Too much has been changed at this table already.
error-plan = “{ $found }” is nothing that can be done in advance.
error-record-short = The record has only { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
error-record-over = The game of this record is over: choose an earlier moment.
error-record-seats = The game of this record needs { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
error-body = The request cannot be understood: { $reason }
error-body-kind = The body of the request must be JSON, and say so.
error-body-long = The body of the request is longer than { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}.
error-parameter = The parameter “{ $name }” makes no sense.
error-too-many = Too many requests at once. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-no-hints = At this table there are no hints.
error-no-thought = Nobody has found an answer in time. Try again in a moment.
error-closing = The server is about to restart. Try again in a moment.
error-internal = Something went wrong on the server. It has been noted.

help-serve = Serve tables over the network, for browsers and bots.
help-serve-host = the address to listen at (default 127.0.0.1, which only this machine can reach)
help-serve-port = the port to listen at (default 8000; 0 for any that is free)
help-serve-db = where tables are kept: an SQLite file, or postgresql://… (default: a file in your own folder)
help-serve-bots = how many bots think at the same time (default 2)
help-serve-bot-seconds = seconds after which a lower level takes the place of a bot (default 10)
help-serve-rate = requests a second that one address may send in the long run (default 20; 0 for any number)
help-serve-proxies = addresses of proxies that tell the true address of a client (default 127.0.0.1)
help-serve-open = open the browser as well, on the next port if this one is taken

help-backup = Copy all tables of a server into a file, while it goes on.
help-backup-file = the file to write, which must not exist yet
help-backup-db = the SQLite file of the server (default: the one that “heliopolis serve” uses)
backup-done = { $file } has { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}. To use it, start a server with --db { $file }.
error-backup-file = Where shall the copy go? Give a file that does not exist yet.
error-backup-exists = { $file } exists already; choose another name.
error-backup-postgresql = PostgreSQL has a program for that: pg_dump.
error-db-missing = There is no database { $file }.
