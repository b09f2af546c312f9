# Co poszło nie tak, gdzie i co z tym zrobić.

## Zapis i ruchy

error-no-such-step = „{ $found }” nie jest ruchem tej gry.
error-game-over = Partia jest skończona: „{ $found }” nie może już nastąpić.
error-chance-moves = „{ $found }” nie może tu nastąpić: teraz rozstrzyga los, a nie gracz.
error-wrong-kind = Ruch { $found } tu nie pasuje: potrzebny jest ruch innego rodzaju.
error-out-of-script = Podane wyniki losowania nie pasują: skończyły się albo następny z nich nie może tu wystąpić.

## Przygotowanie

error-game = Nie ma gry „{ $found }”. Dostępne: { $known }.
error-edition = Nie ma edycji „{ $found }”. Dostępne: { $known }.
error-players = Liczba graczy w edycji { $edition } wynosi od { $least } do { $most }, a nie { $found }.
error-option = Nie ma opcji „{ $found }”. Dostępne: { $known }.
error-option-value = Opcja { $option } nie może tu mieć wartości „{ $found }”. Możliwe: { $known }.
error-option-form = Opcję zapisuje się jako NAZWA=WARTOŚĆ, a nie „{ $found }”.
error-player = Nie ma gracza „{ $found }”. Dostępne: { $known }.
error-player-how = Gracz { $player } nie potrafi grać tak: „{ $found }”.
error-budget = „{ $found }” nie jest limitem namysłu: podaj czas, na przykład 500ms albo 2s, albo liczbę pozycji, na przykład 1000.
error-network-players = Sieć w pliku { $file } jest dla innej liczby graczy: { $found }, a nie { $players }.
error-network-shape = Sieć w pliku { $file } nie pasuje do tej wersji programu: inaczej widzi pozycję albo ma inny rozmiar.
error-name = „{ $found }” nie może być imieniem gracza: potrzebne są znaki drukowalne (od 1 do { $longest }), bez przecinka i #.

## Zapisy partii

error-record-long = To nie jest zapis partii: liczba znaków przekracza { $most }.
error-record-encoding = To nie jest zapis partii: bajt { NUMBER($byte, useGrouping: 0) } nie należy do tekstu UTF-8.
error-record-binary = To nie jest zapis partii, lecz plik binarny.
error-record-no-header = Wiersz { NUMBER($line, useGrouping: 0) }: zapis partii zaczyna się wierszem „heliopolis: 1”.
error-record-header = Wiersz { NUMBER($line, useGrouping: 0) }: wiersz nagłówka ma postać „klucz: wartość”; nagłówek kończy się pustym wierszem.
error-record-version = Wiersz { NUMBER($line, useGrouping: 0) }: „{ $found }” nie jest wersją formatu zapisu.
error-record-newer = Wiersz { NUMBER($line, useGrouping: 0) }: ten zapis ma format { $found }, a program zna formaty tylko do { $known }. Potrzebna jest nowsza wersja programu.
error-record-key = Wiersz { NUMBER($line, useGrouping: 0) }: w nagłówku nie ma klucza „{ $key }”. Dostępne: { $known }, option.NAME.
error-record-key-twice = Wiersz { NUMBER($line, useGrouping: 0) }: „{ $key }” występuje w nagłówku dwa razy.
error-record-key-missing = W nagłówku brakuje wiersza „{ $key }: …”.
error-record-setup = Wiersz { NUMBER($line, useGrouping: 0) }: { $reason }
error-record-result-form = Wiersz { NUMBER($line, useGrouping: 0) }: w wyniku potrzebna jest jedna liczba całkowita na każdego gracza (liczba graczy: { $players }).
error-record-result = Wiersz { NUMBER($line, useGrouping: 0) }: nagłówek podaje wynik { $found }, ale rozegrana partia kończy się wynikiem { $played }.
error-record-step = Wiersz { NUMBER($line, useGrouping: 0) }, kolumna { NUMBER($column, useGrouping: 0) }, ruch { NUMBER($step, useGrouping: 0) }: { $reason } Tu można: { $legal }
error-record-after-end = Wiersz { NUMBER($line, useGrouping: 0) }, kolumna { NUMBER($column, useGrouping: 0) }, ruch { NUMBER($step, useGrouping: 0) }: partia kończy się przed „{ $found }”.

## Co może być nie tak z plikiem

file-missing = nie ma takiego pliku
file-forbidden = brak uprawnień
file-folder = to jest folder
file-no-folder = część ścieżki nie jest folderem
file-read-only = nie można tam zapisywać
file-disk-full = dysk jest pełny
