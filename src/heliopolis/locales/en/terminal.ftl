# Playing in a terminal, whatever the game.

language-name = English

terminal-welcome = Every step is saved in { $path }. Type help for the commands.
terminal-forced = { $line } (There was no other choice.)
terminal-what = “{ $found }” is neither in the menu nor a command. Type help for the commands.
terminal-undone = Taken back to step { $step }.
terminal-nothing-to-undo = There is nothing to take back yet.
terminal-saved = The game is saved in { $path }.
terminal-exists = There is already a file { $path }; please give another name.
terminal-not-saved = The game cannot be saved in { $path }: { $reason }. Try: save FILE
terminal-recorded = The record of this game is in { $path }.
terminal-resume = To go on with it: { $command }
terminal-help = Answer with a number or letter of the menu or with a step as records have it (such as draw), or with one of these:

command-undo = undo
command-save = save
command-table = table
command-log = log
command-help = help
command-quit = quit
about-undo = go back to the last choice that one of you had; what was drawn since comes again
about-save = save FILE keeps a copy in another file; save alone says where the game is
about-table = show the table again
about-log = everything that has happened so far
about-help = this list
about-quit = end for now; nothing is lost, and the last line says how to go on
