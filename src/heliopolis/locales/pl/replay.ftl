# Odtwarzanie i analiza partii w przeglądarce.

replay-reading = Odczytywanie zapisu …
replay-broken-link = Ten link jest uszkodzony: brakuje jego części. Poproś o niego jeszcze raz albo otwórz zapis tutaj.
replay-stopped = { $steps ->
    [one] Z tego zapisu dało się odczytać tylko { $steps } ruch.
    [few] Z tego zapisu dało się odczytać tylko { $steps } ruchy.
   *[many] Z tego zapisu dało się odczytać tylko { $steps } ruchów.
}
replay-complaint = Odczytano wszystkie ruchy tego zapisu, ale coś się w nim nie zgadza.
replay-stopped-here = Dotąd daje się odczytać zapis.
replay-beginning = Dyski nie są jeszcze rozdane.
replay-step = { $player } wybiera: { $step }.

## Droga przez partię

replay-controls = Droga przez partię
replay-position = Miejsce w partii
replay-position-of = ruch { $at } z { $last }
replay-first = Na początek
replay-last = Na koniec
replay-step-forward = Następny ruch
replay-step-back = Ruch wstecz
replay-turn = Następna tura
replay-turn-back = Tura wstecz
replay-auction = Następna aukcja
replay-auction-back = Poprzednia aukcja
replay-epoch = Następna epoka
replay-epoch-back = Poprzednia epoka
replay-auctions = Aukcja
replay-epochs = Epoka
replay-play = Odtwarzaj
replay-pause = Pauza
replay-speed = Szybkość

## Co można z nią zrobić

replay-tools = Ta partia
replay-copy = Kopiuj link do tej pozycji
replay-download = Pobierz zapis
replay-open-other = Otwórz inny zapis
replay-flip = Patrz z innego miejsca
replay-sheet = Punktacja do tego miejsca
replay-play-on = Graj od tego miejsca
replay-play-on-about = Nowy stół zaczyna się od tej pozycji. Płytki są dobierane na nowo, więc gra potoczy się inaczej.
replay-has-move = teraz wybiera
replay-nobody = Grają same boty, a ty patrzysz.
replay-watch = Patrz na boty
replay-over-here = Tutaj gra jest już skończona.

## Klawisze

replay-keys = Klawisze odtwarzania
replay-key-step = ruch wstecz, naprzód
replay-key-turn = tura wstecz, naprzód; także Page Up i Page Down
replay-key-auction = poprzednia aukcja, następna
replay-key-epoch = poprzednia epoka, następna
replay-key-turning = poprzedni punkt zwrotny, następny (po analizie)
replay-key-ends = początek, koniec
replay-key-play = odtwarzanie, pauza
replay-key-flip = patrz z innego miejsca
replay-key-help = ta ściąga

## Analiza

replay-analyse = Analizuj
replay-analysing = Trwa analiza …
replay-analysed = Analiza jest gotowa.
replay-cancel = Przerwij
replay-deeper = Sprawdź głębiej
replay-how = Co znaczą te liczby?
replay-players = Jak kto grał
replay-of = { $count } z { $of }
replay-choice-of = Wybiera { $player }
replay-no-choice = W tej pozycji nie ma nic do wyboru.
replay-played = W partii: { $step }. Strata szans na wygraną: { $cost }.
replay-played-best = Wybrano najlepszy ruch.
replay-luck = szczęście: { $players }
replay-taken = w partii
replay-points = Punkty
replay-expected = Ile punktów na koniec można oczekiwać, średnio
replay-more = { $choices ->
    [one] { $choices } możliwość, dla wszystkich graczy
    [few] Wszystkie { $choices } możliwości, dla wszystkich graczy
   *[many] Wszystkie { $choices } możliwości, dla wszystkich graczy
}
replay-less = Pokaż mniej
replay-inaccuracy = Niedokładność
replay-mistake = Błąd
replay-blunder = Gruby błąd
