# Advice on a step and the analysis of a whole game.

## Why a step is better than another. $who is “you” or the player's name, always after a preposition or as an object.

reason-you = you
reason-player = { $player }
reason-even = It makes hardly any difference: another step is about as good.
reason-unclear = No single cause stands out: what may follow is a little better for { $who }.
reason-track = { $points ->
    [one] The track is worth { $points } point to { $who } and { $theirs } to { $other }.
   *[other] The track is worth { $points } points to { $who } and { $theirs } to { $other }.
}
reason-track-poor = { $points ->
    [0] The track is worth nothing to { $who }.
    [one] The track is worth only { $points } point to { $who }.
   *[other] The track is worth only { $points } points to { $who }.
}
reason-track-costs = { $points ->
    [one] The track would cost { $who } { $points } point.
   *[other] The track would cost { $who } { $points } points.
}
reason-disaster = { $disaster } would take from { $who }: { $tiles }.
reason-deny = { $points ->
    [one] Otherwise { $other } is likely to take the track, worth { $points } point there.
   *[other] Otherwise { $other } is likely to take the track, worth { $points } points there.
}
reason-not-yet = If Ra is invoked now, { $other } is likely to take the track with sun { $sun }.
reason-rival-pays = { $other } is likely to win the auction and to spend sun { $sun } on it.
reason-keep-sun = { $draws ->
    [one] About { $draws } more tile will be drawn in this epoch: sun { $sun } is likely to be needed later.
   *[other] About { $draws } more tiles will be drawn in this epoch: sun { $sun } is likely to be needed later.
}
reason-lower-sun = Sun { $sun } is enough; sun { $kept } is kept for later.
reason-last-sun = Sun { $sun } is the last one face up: the epoch would go on without { $who }.
reason-better-sun = { $last ->
    [1] Sun { $sun } is exchanged for sun { $centre }, which counts more in the sum of suns at the end.
   *[0] Sun { $sun } is exchanged for sun { $centre }, which is worth more in the next epoch.
}
reason-worse-sun = { $last ->
    [1] Sun { $sun } would be exchanged for sun { $centre }, which counts less in the sum of suns at the end.
   *[0] Sun { $sun } would be exchanged for sun { $centre }, which is worth less in the next epoch.
}
reason-nobody-higher = Nobody who may still bid has a higher sun than { $sun }.
reason-cheap = Sun { $sun } is likely to be enough: for nobody does it pay to bid higher.
reason-last-ra = The next Ra tile ends the epoch, and the track is lost: with a chance of { $percent } % it is the next tile drawn.
reason-small-risk = The risk is small: the next tile ends the epoch with a chance of only { $percent } %.
reason-hurry = { $draws ->
    [one] Only about { $draws } more tile will be drawn in this epoch; face-up suns left: { $suns }.
   *[other] Only about { $draws } more tiles will be drawn in this epoch; face-up suns left: { $suns }.
}
reason-alone = Nobody but { $who } has a face-up sun: the track can wait.
reason-god = { $tile } from the track is worth more to { $who } ({ $points ->
    [one] about { $points } point
   *[other] about { $points } points
}) than the God ({ $god }).
reason-keep-god = The God is worth more to { $who } ({ $god ->
    [one] about { $god } point
   *[other] about { $god } points
}) than { $tile } from the track ({ $points }).
reason-discard = { $points ->
    [one] { $tile } is easier to spare: { $points } point lost, with { $instead } { $more }.
   *[other] { $tile } is easier to spare: { $points } points lost, with { $instead } { $more }.
}
reason-points = { $points ->
    [one] On average it means { $points } point more for { $who } at the end.
   *[other] On average it means { $points } points more for { $who } at the end.
}
reason-rival-points = { $points ->
    [one] On average it means { $points } point less for { $other } at the end.
   *[other] On average it means { $points } points less for { $other } at the end.
}

## The command

help-analyse-file = the record to analyse; “-” reads standard input
help-html = write a page for the browser into this file
help-quality = how deeply to look: fast, normal or deep (default: normal)
help-nodes = how many positions to look at for each decision, instead of --quality
help-network = weights to judge by, a .safetensors file, instead of those in the package
analysing = Analysing
analysed = { $game }: { $players }. { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} analysed.
analysis-written = The page is in { $file }.
error-analyse-file = Which record? Give a file, or “-” for standard input.
error-quality = There is no quality “{ $found }”. Known: { $known }.
error-quality-nodes = Either --quality or --nodes can be given, not both.

## What the analysis shows

analysis-title = Game analysis
analysis-epoch = Epoch { $epoch }
analysis-unfinished = The record stops before the end of the game.
analysis-broken = Only a part of the record could be analysed. { $reason }
analysis-player = Player
analysis-score = Score
analysis-accuracy = Accuracy
analysis-decisions = Decisions
analysis-best-chosen = Best chosen
analysis-cost = Cost
analysis-luck = Luck
analysis-turning-points = Turning points
analysis-no-turning-points = There were none: no choice and no draw changed much.
analysis-step = Step
analysis-what = What happened
analysis-change = Change
analysis-cause = Cause
analysis-choice = choice
analysis-chance = luck
analysis-steps = All steps
analysis-steps-columns = Chance to win after each step, in %; where another step was better, what the choice cost and that step.
analysis-best = Better
analysis-better = Better: { $step }.
analysis-agreed = The best step.
analysis-wins = Chance to win
analysis-plot = Chance to win over the game
analysis-only-costly = Only choices that cost something
analysis-confidence = Confidence { $percent } %
analysis-how = A chance to win holds if everybody plays well from here on. The cost of a choice is what the best step offered beyond it. Luck is what a draw brought beyond the average of all possible draws. Accuracy is 100 for the best step every time and 0 for the worst step every time; steps without a choice do not count.
