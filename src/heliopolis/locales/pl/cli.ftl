# Wiersz poleceń: co potrafi i co mówi.

help-overview = Heliopolis: gra planszowa Ra w przeglądarce lub w terminalu – z botami, zapisami partii, notesem punktacji i szybkim silnikiem.
help-more = Więcej: „heliopolis POLECENIE --help”. Bez polecenia gra otwiera się w przeglądarce.
help-usage = użycie:
help-arguments = argumenty
help-options = opcje
help-help = pokaż tę pomoc i zakończ
help-lang = język wszystkich tekstów (domyślnie z otoczenia)

help-play = Gra w terminalu: ludzie przy jednej klawiaturze i boty w dowolnym składzie.
help-replay = Odtwarza zapisy partii: pokazuje pozycję, punkty i błąd, jeśli jest.
help-analyse = Analizuje zapis partii: ile kosztował każdy wybór, co zrobił los i gdzie partia się odwróciła.
help-score = Notes punktacji, gdy na stole leży prawdziwa gra.
help-simulate = Rozgrywa wiele partii z pełną szybkością i podsumowuje je.
help-arena = Zawody graczy na tych samych rozdaniach: kto jest silniejszy.
help-players = Z kim można zagrać: od pierwszego przeciwnika po mistrza.
help-train = Uczy sieć dla gracza champion: uczy się ona, grając sama ze sobą.
help-bench = Mierzy naszą szybkość obok innych silników.

help-game = gra (domyślnie ra)
help-edition = edycja gry
help-option = zasada inna niż w edycji, na przykład ras=7; można podać kilka razy
help-json = wypisz jeden obiekt JSON i nic więcej
help-seed = liczba, dzięki której los się powtarza

help-seats = kto gdzie siedzi: human (człowiek) albo bot według poziomu lub oznaczenia, zob. „heliopolis players” (domyślnie human,scribe,scribe)
help-names = imiona graczy w kolejności miejsc
help-record = plik, w którym partia jest przechowywana; partia, która już w nim jest, będzie kontynuowana
help-resume = wrócić do ostatnio granej partii
help-pace = ile sekund ruch bota pozostaje na ekranie przed następnym (domyślnie 0.5)
help-open-scores = pokazuj punkty wszystkich graczy w trakcie partii

help-files = zapisy partii do odtworzenia; „-” czyta standardowe wejście
help-at = zatrzymaj po tylu ruchach

help-players-number = ilu gra graczy (domyślnie 3)
help-games = ile partii (domyślnie 10000)
help-player = kto gra na każdym miejscu, według poziomu lub oznaczenia (domyślnie random)
help-threads = ile rdzeni użyć; 0 oznacza wszystkie (domyślnie 1)

help-arena-players = kto rywalizuje, na przykład greedy,patient,random; tylu graczy, ile jest miejsc, a jeden może zająć kilka miejsc
help-arena-games = ile co najmniej partii, w turnieju każdy z każdym – w każdej parze (domyślnie 1000); każde rozdanie jest grane przy wszystkich układach miejsc
help-arena-threads = ile rdzeni użyć; 0 oznacza wszystkie (domyślnie wszystkie)
help-ray = rozdziel pracę na klaster Ray pod tym adresem; „local” uruchamia go na tej maszynie
help-round-robin = turniej każdy z każdym: każdych dwóch różnych graczy gra ze sobą, a wyniki pokazuje tabela krzyżowa
help-arena-seats = ile jest miejsc przy stole w turnieju każdy z każdym: jeden gracz przeciw drugiemu na wszystkich pozostałych miejscach (domyślnie 2)

help-quick = krótki pomiar, około dziesięciu sekund

## Co mówi

seat-name = Gracz { $number }
interpreted = Zasady działają w interpreterze, a nie skompilowane: wszystko działa, tylko wolniej.
simulating = Rozgrywanie
replaying = Odtwarzanie
replayed = { $game }: { $players }. { $steps ->
    [one] Odtworzono { $steps } ruch
    [few] Odtworzono { $steps } ruchy
   *[many] Odtworzono { $steps } ruchów
}.
simulated = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}: { $players } × { $player } (seed { $seed }), czas { $seconds } s
    na sekundę: partie { $gamespersecond }, decyzje { $decisionspersecond }
    na partię: decyzje { $decisions }, ruchy graczy { $steps }
    wynik końcowy średnio { $mean }, odchylenie standardowe { $sd }

arena-played = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
} na { $deals ->
    [one] { $deals } rozdaniu
    [few] { $deals } rozdaniach
   *[many] { $deals } rozdaniach
}, wszystkie układy miejsc (seed { $seed }), czas { $seconds } s
arena-cross = Wygrane jednego gracza z wiersza przeciw { $others ->
    [one] { $others } graczowi
    [few] { $others } graczom
   *[many] { $others } graczom
} z kolumny, w %, z przedziałem 95 % (po { $games ->
    [one] { $games } partii
    [few] { $games } partie
   *[many] { $games } partii
})
arena-player = Gracz
arena-games = Partie
arena-wins = Wygr.
    w %
arena-interval = Przedział
    95 %
arena-score = Punkty
arena-margin = Prze-
    waga
arena-rating = Ranking
arena-time = ms na
    ruch
arena-ties = Remisy
arena-crashes = Awarie

## Błędy wiersza poleceń

error-usage = { $reason } (więcej: „{ $command } --help”)
error-argument = Nie wiadomo, co tu znaczy „{ $found }”.
error-value = { $option } nie przyjmuje wartości.
error-value-missing = { $option } wymaga wartości.
error-command = Nie ma polecenia „{ $found }”. Dostępne: { $known }.
error-language = Nie ma języka „{ $found }”. Dostępne: { $known }.
error-file = { $file }: { $reason }
error-read = Nie można odczytać pliku: { $reason }.
error-no-file = Który zapis odtworzyć? Podaj jeden lub więcej plików albo „-” dla standardowego wejścia.
error-at = Nie ma pozycji po ruchu { $at }: udało się odtworzyć tylko { $steps ->
    [one] { $steps } ruch
    [few] { $steps } ruchy
   *[many] { $steps } ruchów
}.
error-number = { $name }: potrzebna jest liczba całkowita, a nie „{ $found }”.
error-number-range = { $name }: potrzebna jest liczba od { $least } do { $most }, a nie { $found }.
error-number-least = { $name }: potrzebna jest liczba co najmniej { $least }, a nie { $found }.
error-pace = --pace: potrzebna jest liczba sekund od 0 do 60, a nie „{ $found }”.
error-nothing-saved = Nie ma zapisanej partii, do której można wrócić.
error-game-finished = Partia w pliku { $file } jest skończona; pokaże ją „heliopolis replay”.
error-seats = { $found ->
    [one] Podano { $found } gracza
    [few] Podano { $found } graczy
   *[many] Podano { $found } graczy
}, a miejsc jest { $players }.
error-names = { $found ->
    [one] Podano { $found } imię
    [few] Podano { $found } imiona
   *[many] Podano { $found } imion
}, a miejsc jest { $players }.
error-no-players = Kto ma rywalizować? Podaj graczy, na przykład --players greedy,patient,random.
error-arena-seats = --seats jest tylko do --round-robin; w innym razie miejsc jest tyle, ilu podano graczy.
error-round-robin = --round-robin wymaga co najmniej dwóch różnych graczy.
error-ray-missing = Klaster wymaga Raya, a nic innego go nie potrzebuje. Aby go zainstalować: python3 -m pip --python { $python } install "ray>=2.50"
error-ray-address = Pod adresem „{ $address }” nie ma klastra Ray: { $reason }
error-ray-version = Jedna z maszyn klastra ma Heliopolis { $there }, a ta { $here }; wyniki są takie same tylko tam, gdzie wszyscy mają tę samą wersję.
error-ray-broken = Klaster nie wykonał części pracy, choć próbował kilka razy: { $reason }
