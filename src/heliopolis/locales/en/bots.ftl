# Bots that are programs of their own: what can be wrong with them, told to their authors.

about-player-process = a program of your own, in any language: process:COMMAND, or process:2s:512MB:COMMAND with limits of time and memory

arena-trouble = { $player } crashed { $crashes ->
    [one] once
   *[other] { $crashes } times
}. The first time: { $reason }
terminal-bot-failed = { $name } takes the quietest step. { $reason }

## The spec

error-bot-system = Programs can play on Linux and macOS only.
error-bot-command = “{ $found }” is not a command: write the program and its arguments as in a shell, and pair the quotation marks.
error-bot-missing = There is no program “{ $found }”.

## What a program did instead of answering

error-bot = “{ $bot }”: { $reason }
error-bot-late = It did not answer within { $seconds } s.
error-bot-unfinished = It did not finish its line within { $seconds } s; every line ends with a newline, and must not wait in a buffer. So far: { $line }
error-bot-ended = It ended with exit code { $code } before it answered.
error-bot-ended-in-line = It ended with exit code { $code } in the middle of a line: { $line }
error-bot-closed = It closed its standard output.
error-bot-given-up = It has failed { $times ->
    [one] { $times } time
   *[other] { $times } times
} in a row, and is not started again in this game.

## What it answered

error-bot-unasked = It sent line { $number } before it was asked; standard output is for answers only, notes go to standard error. The line: { $line }
error-bot-long = Line { $number } is longer than { $most } bytes. It begins: { $line }
error-bot-json = Line { $number } is not JSON: { $line }
error-bot-type = Line { $number } should be { $expected }, but is: { $line }
error-bot-id = Line { $number } should have the id { $expected }: { $line }
error-bot-no-step = There is no text under “step”.
error-bot-illegal = Line { $number } cannot be played. { $reason } Legal here: { $legal }. The line: { $line }

## Players of our own

error-player-illegal = It took a step that is not legal, number { $found }.
error-player-raised = It raised { $kind }: { $reason }
