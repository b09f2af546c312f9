# What went wrong, where, and what to do about it.

## Notation and steps

error-no-such-step = “{ $found }” is not a step of this game.
error-game-over = The game is over; “{ $found }” cannot follow.
error-chance-moves = “{ $found }” cannot come here: chance has the move, not a player.
error-wrong-kind = Step { $found } is of a kind that is not asked for here.
error-out-of-script = The script of outcomes does not fit: it has ended, or its next outcome cannot come here.

## Set-up

error-game = There is no game “{ $found }”. Known: { $known }.
error-edition = There is no edition “{ $found }”. Known: { $known }.
error-players = The edition { $edition } is for { $least } to { $most } players, not for { $found }.
error-option = There is no option “{ $found }”. Known: { $known }.
error-option-value = The option { $option } cannot be “{ $found }” here. Possible: { $known }.
error-option-form = An option is written NAME=VALUE, not “{ $found }”.
error-player = There is no player “{ $found }”. Known: { $known }.
error-player-how = The player { $player } cannot play like “{ $found }”.
error-budget = “{ $found }” is not a time to think: write a time such as 500ms or 2s, or a number of positions such as 1000.
error-network-players = The network in { $file } is for { $found } players, not for { $players }.
error-network-shape = The network in { $file } does not fit this version of the program: it sees a position in another way, or is of another size.
error-name = “{ $found }” cannot be a player's name: it needs 1 to { $longest } printable characters, without comma and #.

## Records

error-record-long = This is not a record: it has more than { $most } characters.
error-record-encoding = This is not a record: byte { NUMBER($byte, useGrouping: 0) } is not UTF-8 text.
error-record-binary = This is not a record: it is a binary file.
error-record-no-header = Line { NUMBER($line, useGrouping: 0) }: a record begins with the line “heliopolis: 1”.
error-record-header = Line { NUMBER($line, useGrouping: 0) }: a line of the header is “key: value”; an empty line ends the header.
error-record-version = Line { NUMBER($line, useGrouping: 0) }: “{ $found }” is not a version of the record format.
error-record-newer = Line { NUMBER($line, useGrouping: 0) }: this record has format { $found }, and this program reads only up to { $known }. A newer version of the program is needed.
error-record-key = Line { NUMBER($line, useGrouping: 0) }: the header has no key “{ $key }”. Known: { $known }, option.NAME.
error-record-key-twice = Line { NUMBER($line, useGrouping: 0) }: “{ $key }” appears twice in the header.
error-record-key-missing = The header has no line “{ $key }: …”.
error-record-setup = Line { NUMBER($line, useGrouping: 0) }: { $reason }
error-record-result-form = Line { NUMBER($line, useGrouping: 0) }: the result must be one whole number for each of the { $players } players.
error-record-result = Line { NUMBER($line, useGrouping: 0) }: the header gives the result { $found }, but the game played here ends in { $played }.
error-record-step = Line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }, step { NUMBER($step, useGrouping: 0) }: { $reason } Legal here: { $legal }
error-record-after-end = Line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }, step { NUMBER($step, useGrouping: 0) }: the game is over before “{ $found }”.

## What can be wrong with a file

file-missing = there is no such file
file-forbidden = you have no permission
file-folder = it is a folder
file-no-folder = a part of its path is not a folder
file-read-only = nothing can be written there
file-disk-full = the disk is full
