# Training: what it can do, what it says, and what can be wrong.

help-train-games = how many games the network learns from (default: 200000)
help-train-from = weights to go on from, a .safetensors file, instead of some drawn at random
help-train-folder = where checkpoint, weights and log are kept; a training that is there already goes on (default: training-GAME-N in the current folder)
help-train-seed = a number that makes the training repeatable (default: 1)
help-train-opponents = whom the network is measured against on the way, by spec; each of them in turn takes all other seats (default: greedy)
help-trial-games = how many games at least it is measured in (default: 200)
help-trial-every = after how many rounds of 250 games it is measured (default: 25)

## What it says

training-label = Learning
training-resumed = Going on after { $games } of { $of ->
    [one] { $of } game
   *[other] { $of } games
}.
training-pace = { $rate } games a second, { $left } left; errors: { $chances } in chances, { $points } in points
training-strength = Against { $opponent }: wins { $wins } % ({ $low }–{ $high }), margin { $margin }, in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
training-done = The network has learnt from { $games ->
    [one] { $games } game
   *[other] { $games } games
}, which took { $time }. Its weights are in { $file }.
training-try = To measure it more exactly: { $command }
training-stopped = Stopped. What was learnt from { $games } of { $of ->
    [one] { $of } game
   *[other] { $of } games
} is kept in { $folder }; the same command goes on from there.

## What can be wrong

error-tensors = { $file } is not a whole safetensors file with 32-bit floats.
error-other-course = { $folder } holds another training (there: { $found }). To go on with it, give its options; to begin anew, name another folder with --folder or delete this one.
error-training-twice = Another training is at work in { $folder }. Wait for it, stop it, or name another folder with --folder.
error-training-numpy = Training needs NumPy, and only training does. To install it: python3 -m pip --python { $python } install "numpy>=2"
error-training-broken = A process of the training was ended from outside; perhaps there is too little memory. The same command goes on from the last checkpoint in { $folder }; --threads 1 needs the least memory.
