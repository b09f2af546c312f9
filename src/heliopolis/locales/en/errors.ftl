# What went wrong, where, and what to do about it.

## Notation and steps

error-no-such-step = “{ $found }” is not a step of this game.
error-game-over = The game is over; “{ $found }” cannot follow.
error-chance-moves = “{ $found }” cannot come here: chance has the move, not a player.
error-wrong-kind = Step { $found } is of a kind that is not asked for here.
error-out-of-script = The script of outcomes does not fit: it has ended, or its next outcome cannot come here.

## Why a step of Ra is not legal (the rule's number in brackets)

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

## Set-up

error-game = There is no game “{ $found }”. Known: { $known }.
error-edition = There is no edition “{ $found }”. Known: { $known }.
error-players = The edition { $edition } is for { $least } to { $most } players, not for { $found }.
error-option = There is no option “{ $found }”. Known: { $known }.
error-option-value = The option { $option } cannot be “{ $found }” here. Possible: { $known }.
error-option-form = An option is written NAME=VALUE, not “{ $found }”.
error-player = There is no player “{ $found }”. Known: { $known }.
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
