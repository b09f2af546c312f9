# The score pad in the browser, for people with the box on the table.

scorepad-about = You have the box on the table? At the end of each epoch, tap what everybody holds. The pad counts, explains every number, and keeps it all in this browser.
scorepad-names = Names, clockwise
scorepad-begin = Begin the pad
scorepad-epochs = Epochs
scorepad-epoch = Epoch { $epoch }
scorepad-first-tiles = Gods, Gold, Pharaohs, Nile and Floods
scorepad-add = One more: { $tile }
scorepad-take = One less: { $tile }
scorepad-suns = Suns: { $count } of { $of }
scorepad-sun = Sun { $sun }
scorepad-suns-missing = The suns are still missing, face up and face down: { $players }.
scorepad-whose = { $player }, epoch { $epoch }
scorepad-next-player = Next: { $player }
scorepad-next-epoch = To epoch { $epoch }
scorepad-result = To the result
scorepad-previous = Back
scorepad-points = Points
scorepad-won = won
scorepad-empty = Nothing entered yet: tap the tiles that the first player holds.
scorepad-print = Print
scorepad-new = New pad
scorepad-new-sure = The numbers on this pad will be lost. The names stay.
scorepad-new-yes = Begin a new pad
scorepad-new-no = Keep this one
scorepad-settings = Names and options
