# Gra w terminalu, niezależnie od tego, jaka to gra.

language-name = Polski

terminal-welcome = Każdy ruch jest zapisywany w pliku { $path }. Lista poleceń: pomoc.
terminal-forced = { $line } (Nie było innego wyboru.)
terminal-what = „{ $found }” nie jest ani pozycją menu, ani poleceniem. Lista poleceń: pomoc.
terminal-undone = Cofnięto grę do ruchu { $step }.
terminal-nothing-to-undo = Nie ma jeszcze czego cofnąć.
terminal-saved = Gra jest zapisana w pliku { $path }.
terminal-exists = Plik { $path } już istnieje; podaj inną nazwę.
terminal-not-saved = Nie można zapisać gry w pliku { $path }: { $reason }. Spróbuj: zapisz PLIK
terminal-recorded = Zapis tej gry jest w pliku { $path }.
terminal-resume = Aby grać dalej: { $command }
terminal-help = Odpowiedz liczbą lub literą z menu, ruchem w notacji zapisu (na przykład draw) albo jednym z poleceń:

command-undo = cofnij
command-save = zapisz
command-table = stół
command-log = dziennik
command-help = pomoc
command-quit = koniec
about-undo = wróć do ostatniego wyboru człowieka; to, co od tego czasu dobrano, pojawi się znowu
about-save = zapisz PLIK tworzy kopię w innym pliku; samo zapisz mówi, gdzie jest gra
about-table = pokaż stół jeszcze raz
about-log = wszystko, co się dotąd wydarzyło
about-help = ta lista
about-quit = zakończ na razie; nic nie zginie, a ostatni wiersz powie, jak grać dalej
