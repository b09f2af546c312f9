# Plansza i stół w przeglądarce.

## Plansza

board-others = Pozostali gracze
board-middle = Tor aukcji
board-track = Płytki na torze aukcji
board-space-empty = puste pole
board-centre = Na środku
board-sun = dysk { $sun }
board-sun-used = dysk { $sun }, użyty w tej epoce
board-sun-offered = dysk { $sun }, w licytacji
board-none-of = brak: { $tile }
board-ra-player = Gracz Ra
board-offers = daje { $sun }
board-has-move = wykonuje ruch
board-score-hidden = Punkty są ukryte do końca gry
board-log = Przebieg gry
board-log-empty = Nic się jeszcze nie wydarzyło.
board-undone = (cofnięto)
board-sheet-empty = Żadna epoka nie została jeszcze podliczona.
board-sheet-how = Wybierz liczbę, aby zobaczyć, skąd się wzięła.
board-sheet-why = { $player }: { $why }
board-chart-line = { $name }: od { $first } do { $last }.

## Czyj ruch

play-joining = Siadamy do stołu…
play-actions = Co możesz zrobić
play-reconnecting = Serwer nie odpowiada. Próbujemy ponownie; nic nie przepadło.
play-turn = Twoja tura: dobierz płytkę albo wezwij Ra.
play-turn-gods = Twoja tura: dobierz płytkę, wezwij Ra albo wymień płytkę boga na płytkę z toru.
play-gods = Wybierz następną płytkę z toru za płytkę boga albo zakończ.
play-bid-first = Twoja oferta: nikt jeszcze nie licytował.
play-bid-against = Twoja oferta: { $player } licytuje dyskiem { $sun }.
play-discard = { $count ->
    [one] Wybierz { $count } płytkę do odrzucenia.
    [few] Wybierz { $count } płytki do odrzucenia.
   *[many] Wybierz { $count } płytek do odrzucenia.
}
play-waits = Ruch wykonuje { $player }.
play-waits-bid = Aukcja: licytuje { $player }.
play-waits-discard = { $player } wybiera płytkę do odrzucenia.
play-you-win = Wygrywasz!
play-wins = Wygrywa { $player }.
play-to-result = Wynik i punkty
play-skip = Pomiń
play-fast = Przewiń do końca epoki
play-epoch-over = Koniec epoki { $epoch }
play-go-on = Dalej
play-thinking = Chwileczkę…

## Cofanie, miejsca, plany

play-undo-asked = { $player } chce cofnąć ostatni ruch.
play-undo-asked-by-you = Prosisz o cofnięcie ostatniego ruchu. Pozostali muszą się zgodzić.
play-undo-agree = Zgoda
play-undo-refuse = Odmowa
play-seats = Miejsca i boty
play-seats-how = Pod twoją nieobecność może grać za ciebie bot; na swoje miejsce wrócisz w każdej chwili.
play-seat-of = Kto gra na miejscu: { $player }
play-seat-human = człowiek
play-seat-bot = bot: { $level }
play-seat-back = Wróć na swoje miejsce
play-plan = W następnej aukcji:
play-plan-now = W tej aukcji:
play-plan-none = zapytaj mnie
play-plan-pass = pasuj
play-plan-bid = najniższy wygrywający dysk, najwyżej { $sun }
play-hand = Następny ruch: { $player }
play-hand-how = Przy tym stole punkty są ukryte: najpierw przekaż urządzenie.
play-hand-ready = Można zaczynać
play-hand-points = Przy tym stole punkty są ukryte. Każdy widzi swoje, gdy trzyma urządzenie.

## Dziennik

play-log-undo = Gra wraca do wcześniejszej chwili.
play-log-ask = { $player } chce cofnąć ruch.
play-log-agree = { $player } się zgadza.
play-log-refuse = { $player } odmawia: gra toczy się dalej.
play-log-bot = Za gracza { $player } gra teraz bot.
play-log-back = { $player } znów gra osobiście.
play-log-rematch = { $player } proponuje rewanż.

## Worek, szanse, podpowiedzi

play-chance-ra = Następna płytka to Ra
play-chance-last = Następna płytka zakończy epokę
play-draws-left = Ile płytek zostanie jeszcze dobranych w tej epoce
play-about = około { $number }
play-worth = Ile wart jest tor
play-you = { $player } (ty)
play-worth-how = Ile mniej więcej punktów przyniesie do końca gry, z uwzględnieniem katastrof.
play-in-bag = W worku
play-hint-confidence = Pewność: { $percent } %
play-hint-step = Ruch
play-hint-wins = Szansa wygranej
play-hint-points = Punkty na końcu
play-hint-do = Zrób to

## Koniec gry

play-winner = zwycięzca
play-rematch = Rewanż
play-next = Do rewanżu
play-replay = Powtórka i analiza
play-record = Zapis
play-epoch-short = Epoka { $epoch }
play-chart-points = Punkty
play-chart-wins = Szansa wygranej
play-analyse = Pokaż szanse wygranej
play-analysing = Trwa analiza…

## Klawisze

play-tools = Narzędzia stołu
play-key-draw = Dobierz płytkę
play-key-ra = Wezwij Ra
play-key-pass = Pasuj; nie wydawaj więcej płytek boga
play-key-bid = Do własnych dysków lub płytek do odrzucenia
play-key-gods = Do płytek, które można wziąć za płytkę boga
play-key-undo = Cofnij
play-key-hint = Podpowiedź
play-key-bag = Worek i szanse
play-key-log = Przebieg gry
play-key-sheet = Punktacja
play-key-invite = Odnośniki dla znajomych
play-key-fast = Przewiń
play-key-skip = Pomiń animację
play-key-help = Klawisze i pomoc
play-key-number = Licytuj dyskiem o tym numerze
play-key-arrows = Od jednego wyboru do następnego
play-key-space = Spacja
play-keys-on = Używaj tych klawiszy
