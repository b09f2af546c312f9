# Ra: elementy gry, przebieg gry i stół w terminalu.

game-ra = Ra

## Płytki

tile-ra = Ra
tile-god = Bóg
tile-gold = Złoto
tile-pharaoh = Faraon
tile-nile = Nil
tile-flood = Wylew
tile-art = Sztuka
tile-religion = Religia
tile-writing = Pismo
tile-agriculture = Rolnictwo
tile-astronomy = Astronomia
tile-sphinx = Sfinks
tile-pyramid = Piramida
tile-obelisk = Obelisk
tile-statue = Posąg
tile-mortuary = Świątynia grobowa
tile-shrine = Kaplica
tile-temple = Świątynia
tile-step-pyramid = Piramida schodkowa
tile-funeral = Pogrzeb
tile-drought = Susza
tile-war = Wojna
tile-earthquake = Trzęsienie ziemi
tile-times = { $tile } ×{ $count }

## To samo na małej karcie: jedno lub dwa słowa, najwyżej osiem liter

card-god = Bóg
card-gold = Złoto
card-pharaoh = Faraon
card-nile = Nil
card-flood = Wylew
card-art = Sztuka
card-religion = Religia
card-writing = Pismo
card-agriculture = Rolnic- two
card-astronomy = Astro- nomia
card-sphinx = Sfinks
card-pyramid = Piramida
card-obelisk = Obelisk
card-statue = Posąg
card-mortuary = Świąt. grobowa
card-shrine = Kaplica
card-temple = Świą- tynia
card-step-pyramid = Piramida schodk.
card-funeral = Pogrzeb
card-drought = Susza
card-war = Wojna
card-earthquake = Trzęs. ziemi

## To samo w trzech literach

short-gold = Zło
short-art = Szt
short-religion = Rel
short-writing = Pis
short-agriculture = Rol
short-astronomy = Ast
short-sphinx = Sfi
short-pyramid = Pir
short-obelisk = Obe
short-statue = Pos
short-mortuary = Gro
short-shrine = Kap
short-temple = Świ
short-step-pyramid = Sch

## Ruchy w menu i klawisz dla każdego

label-draw = Dobierz płytkę
label-ra = Wezwij Ra
label-god = Wydaj płytkę boga i weź: { $tile }
label-done = Gotowe: nie wydawaj więcej płytek boga
label-pass = Pasuj
label-bid = Licytuj dyskiem { $sun }
label-discard = Odrzuć: { $tile }
key-draw = d
key-ra = w
key-done = g
key-pass = p

## Co się stało

event-dealt = { $player } otrzymuje dyski Słońca: { $suns }.
event-first = Zaczyna się epoka { $epoch }. Pierwszą turę rozgrywa { $player }, najwyższy dysk: { $sun }.
event-drawn = { $player } dobiera płytkę: { $tiles }.
event-ra = { $player } dobiera płytkę Ra, { $count }. z { $of }.
event-invoked = { $player } wzywa Ra.
event-offer = { $player } licytuje dyskiem { $sun }.
event-pass = { $player } pasuje.
event-won = { $number ->
    [0] { $player } wygrywa aukcję dyskiem { $sun } i bierze: dysk { $centre }.
   *[other] { $player } wygrywa aukcję dyskiem { $sun } i bierze: { $tiles }, dysk { $centre }.
}
event-nobody = { $number ->
    [0] Nikt nie licytuje.
   *[other] Nikt nie licytuje. Płytki pozostają na torze.
}
event-nobody-cleared = Nikt nie licytuje. Odrzucone płytki: { $tiles }.
event-god = { $player } wydaje płytkę boga i bierze: { $tiles }.
event-disaster = { $number ->
    [0] { $disaster }: { $player } nic nie traci.
   *[other] { $disaster }: { $player } traci płytki – { $tiles }.
}
event-discard = { $disaster }: { $player } odrzuca płytkę – { $tiles }.
event-done = { $player } nie wydaje więcej płytek boga.
event-epoch-ra = { $number ->
    [0] Tor Ra jest pełny: epoka { $epoch } kończy się natychmiast.
   *[other] Tor Ra jest pełny: epoka { $epoch } kończy się natychmiast. Odrzucone płytki: { $tiles }.
}
event-epoch-suns = Wszystkie dyski Słońca są zakryte: epoka { $epoch } kończy się.
event-over = Koniec gry. Zwycięża { $player }: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}.

## Stół

table-epoch = Epoka { $epoch } z { $epochs }
table-ras = Ra { $count } z { $of }
table-bag = { $count ->
    [one] { $count } płytka w worku
    [few] { $count } płytki w worku
   *[many] { $count } płytek w worku
}
table-invoked = Wezwanie Ra, { $player }:
table-ra-drawn = Płytka Ra, { $player }:
table-passed = pas
table-score = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
group-player = Gracz
group-suns = Dyski, bóg
group-pharaohs = Faraoni
group-river = Rzeka
group-civilization = Cywilizacja
group-monuments = Monumenty

## Punktacja

sheet-epoch = Punkty w epoce { $epoch }
sheet-game = Punkty w całej grze
sheet-start = Na początku
sheet-total = Razem
sheet-score = Wynik
item-god = Bogowie
item-gold = Złoto
item-river = Nil i wylewy
item-pharaohs = Faraoni
item-civilization = Cywilizacja
item-monuments = Monumenty
item-suns = Dyski Słońca

## Dlaczego punkty w epoce są właśnie takie: ostatnia liczba to punkty

why-god = { $count ->
    [one] { $count } płytka boga
    [few] { $count } płytki boga
   *[many] { $count } płytek boga
}, po { $each } za każdą: { $points }
why-god-none = Brak płytek boga
why-gold = { $count ->
    [one] { $count } płytka złota
    [few] { $count } płytki złota
   *[many] { $count } płytek złota
}, po { $each } za każdą: { $points }
why-gold-none = Brak złota
why-river = { $floods ->
    [one] { $floods } wylew
    [few] { $floods } wylewy
   *[many] { $floods } wylewów
} { $niles ->
    [0] bez Nilu
    [one] i { $niles } płytka Nilu
    [few] i { $niles } płytki Nilu
   *[many] i { $niles } płytek Nilu
}: { $points }
why-river-dry = Bez wylewu { $niles ->
    [one] { $niles } płytka Nilu nic nie daje
    [few] { $niles } płytki Nilu nic nie dają
   *[many] { $niles } płytek Nilu nic nie daje
}
why-river-none = Ani wylewu, ani Nilu
why-pharaohs-most = { $count ->
    [one] { $count } płytka faraona
    [few] { $count } płytki faraona
   *[many] { $count } płytek faraona
}, { $tied ->
    [1] najwięcej przy stole
   *[other] najwięcej, na równi z innymi
}: { $points }
why-pharaohs-fewest = { $count ->
    [0] Ani jednej płytki faraona
    [one] { $count } płytka faraona
    [few] { $count } płytki faraona
   *[many] { $count } płytek faraona
}, { $tied ->
    [1] najmniej przy stole
   *[other] najmniej, na równi z innymi
}: { $points }
why-pharaohs-spared = { $count ->
    [0] Ani jednej płytki faraona
    [one] { $count } płytka faraona
    [few] { $count } płytki faraona
   *[many] { $count } płytek faraona
}, { $tied ->
    [1] najmniej przy stole
   *[other] najmniej, na równi z innymi
}, ale na końcu tej gry nic się za to nie traci
why-pharaohs-between = { $count ->
    [one] { $count } płytka faraona
    [few] { $count } płytki faraona
   *[many] { $count } płytek faraona
}: ani najwięcej, ani najmniej
why-pharaohs-equal = { $count ->
    [0] Nikt nie ma płytki faraona
    [one] Każdy ma { $count } płytkę faraona
    [few] Każdy ma { $count } płytki faraona
   *[many] Każdy ma { $count } płytek faraona
}: nikt nic nie zyskuje ani nie traci
why-civilization = { $kinds ->
    [one] { $kinds } typ cywilizacji
    [few] { $kinds } typy cywilizacji
   *[many] { $kinds } typów cywilizacji
}: { $points }
why-civilization-few = { $kinds ->
    [one] { $kinds } typ cywilizacji
    [few] { $kinds } typy cywilizacji
   *[many] { $kinds } typów cywilizacji
}; punkty są dopiero za trzy
why-civilization-none = Ani jednej płytki cywilizacji: { $points }
why-monuments = { $kinds ->
    [one] { $kinds } typ monumentów
    [few] { $kinds } typy monumentów
   *[many] { $kinds } typów monumentów
}: { $points }
why-monuments-alike = { $kinds ->
    [one] { $kinds } typ monumentów
    [few] { $kinds } typy monumentów
   *[many] { $kinds } typów monumentów
}: { $different }; { $sets ->
    [one] { $sets } zestaw co najmniej trzech jednakowych
    [few] { $sets } zestawy co najmniej trzech jednakowych
   *[many] { $sets } zestawów co najmniej trzech jednakowych
}: { $alike }; razem { $points }
why-monuments-none = Brak monumentów
why-monuments-later = Monumenty liczą się dopiero po ostatniej epoce
why-suns-highest = Suma dysków Słońca: { $count }, { $tied ->
    [1] najwyższa
   *[other] najwyższa, na równi z innymi
}: { $points }
why-suns-lowest = Suma dysków Słońca: { $count }, { $tied ->
    [1] najniższa
   *[other] najniższa, na równi z innymi
}: { $points }
why-suns-spared = Suma dysków Słońca: { $count }, { $tied ->
    [1] najniższa
   *[other] najniższa, na równi z innymi
}, ale na końcu tej gry nic się za to nie traci
why-suns-between = Suma dysków Słońca: { $count }, ani najwyższa, ani najniższa
why-suns-equal = Wszyscy mają tę samą sumę dysków Słońca ({ $count }): nikt nic nie zyskuje ani nie traci
why-suns-later = Dyski Słońca liczą się dopiero po ostatniej epoce
why-score-floor = Wynik nigdy nie spada poniżej 0

## Worek i zasady

bag-ra = { $count ->
    [one] W worku jest { $count } płytka
    [few] W worku są { $count } płytki
   *[many] W worku jest { $count } płytek
}, w tym płytki Ra: { $ras }. Szansa, że następna płytka to Ra: { $percent } %. Do końca epoki { $left ->
    [one] brakuje { $left } płytki
    [few] brakuje { $left } płytek
   *[many] brakuje { $left } płytek
} Ra.
rules-summary =
    W swojej turze wykonaj jedną z trzech akcji (T1): dobierz płytkę, wezwij Ra albo wydaj płytki boga.
    Dobranie: płytka trafia na tor aukcji, który ma osiem pól (T2). Płytka Ra wywołuje aukcję (T3); { $ras }. płytka Ra w epoce kończy ją natychmiast, bez aukcji, a płytki z toru są odrzucane (E1).
    Wezwanie Ra: zaczyna się aukcja. Jeśli tor nie jest pełny i nikt nie licytował, musisz licytować (A4).
    Płytki boga: za każdą weź z toru jedną płytkę, ale nie drugiego boga (T5).
    Aukcja: jedna kolejka, gracz Ra ostatni; pas albo dysk wyższy od wszystkich poprzednich (A1).
    Zwycięzca bierze wszystkie płytki i dysk z planszy, zakryty do następnej epoki (A5).
    Klęska odbiera dwie płytki: Pogrzeb – faraonów, Susza – wylewy, potem Nil, Wojna – cywilizację, Trzęsienie ziemi – monumenty (D1-D5). Bez odkrytych dysków epoka się dla ciebie kończy (T1).
    Po każdej z trzech epok (P1-P5): bóg 2, złoto 3, wylew 1, Nil 1, jeśli masz wylew; najwięcej faraonów 5, najmniej -2; 3, 4 lub 5 typów cywilizacji 5, 10 lub 15, żadnej -5. Potem bogowie, złoto, wylewy i cywilizacja są odrzucane, a faraoni, Nil i monumenty zostają (E3).
    Po trzeciej (P6, P7): monumenty 1 za każdy typ do sześciu, 10 za siedem, 15 za osiem typów; 5, 10 lub 15 za trzy, cztery lub pięć jednakowych. Najwyższa suma dysków 5, najniższa -5.

command-bag = worek
command-rules = zasady
about-bag = co zostało w worku i jaka jest szansa na płytkę Ra
about-rules = zasady w skrócie, z numerami pełnych zasad

## Dlaczego ruch nie jest dozwolony, z numerem zasady

error-expected-suns = „{ $found }” tu nie pasuje: trwa rozdawanie dysków Słońca, więc potrzebny jest wynik taki jak =suns:13-8-5-2 (S1).
error-expected-action = „{ $found }” tu nie pasuje: zaczyna się tura, więc musi to być draw, ra albo god:TILE (T1).
error-expected-tile = „{ $found }” tu nie pasuje: trwa dobieranie płytki, więc potrzebny jest wynik taki jak =nile (T2).
error-expected-offer = „{ $found }” tu nie pasuje: trwa aukcja, więc musi to być pass albo bid:N (A1).
error-expected-gods = „{ $found }” tu nie pasuje: trwa wydawanie płytek boga, więc musi to być god:TILE albo done (T5).
error-expected-discard = „{ $found }” tu nie pasuje: trwa rozpatrywanie klęski, więc musi to być discard:TILE (D1).
error-track-full = Nie można dobrać płytki, gdy na torze aukcji { $spaces ->
    [one] leży { $spaces } płytka
    [few] leżą { $spaces } płytki
   *[many] leży { $spaces } płytek
} (T2).
error-god-for-god = Płytki boga nie można wydać na inną płytkę boga (T5).
error-no-god = Ten gracz nie ma płytki boga do wydania (T5).
error-not-on-track = Na torze aukcji nie ma płytki { $tile } (T5).
error-must-offer = Kto wezwał Ra, gdy tor aukcji nie był pełny, musi zalicytować, jeśli nie zrobił tego nikt inny (A4).
error-no-such-sun = Ten gracz nie ma odkrytego dysku Słońca { $sun } (A1).
error-too-low = Dysk Słońca { $sun } nie przebija najwyższego zalicytowanego dotąd dysku: { $best } (A1).
error-not-in-bag = W worku nie ma już płytki { $tile } (T2).
error-group-dealt = Grupy „{ $found }” nie ma wśród tych, które pozostały do rozdania tym graczom (S1).
error-no-such-discard = Klęska { $disaster } nie może zabrać temu graczowi płytki { $tile } (D1).

## Notes do punktacji

help-holdings = co ma każdy gracz, na przykład „Anna=nile:3 flood god:2 art suns:9-6-2 score:21”; jeśli nic nie podano, notes zapyta sam
help-epoch = która epoka się kończy: 1, 2 albo 3 (domyślnie 1)
help-mild-end = w ostatniej epoce nikt nie traci punktów za najmniej płytek faraona ani za najniższą sumę dysków Słońca
help-score-example = Przykład: heliopolis score --epoch 3 "Anna=pharaoh:3 nile:4 flood suns:9-6-2-1 score:21" "Jan=gold art writing religion suns:8-7-5-3 score:18"
pad-welcome = Notes punktacji. Pisz, co ma gracz, słowami zapisu i liczbami: nile:3 flood god:2.
    Płytki: { $known }
pad-names = Imiona graczy oddzielone przecinkami:
pad-score = { $name }, punkty przed tą epoką:
pad-epoch = Koniec epoki { $epoch }.
pad-holding = { $name }, płytki (w epoce 3 także dyski Słońca, na przykład suns:9-6-2):
pad-correct = Enter – dalej; imię albo numer gracza – poprawka:
pad-must-correct = Imię albo numer gracza, u którego trzeba coś poprawić:
pad-who = Podaj jednego z graczy: { $names }.
pad-winner = Zwycięża { $name }.
error-pad-word = Za „{ $found }” nie ma punktów. Dostępne: { $known } suns:N-N-N score:N.
error-pad-number = W „{ $found }” po dwukropku potrzebna jest liczba całkowita.
error-pad-suns = „{ $found }” to nie dyski Słońca: zapisuje się je tak: suns:9-6-2, z liczbami od 1 do { $highest }.
error-pad-suns-number = Gdy liczba graczy wynosi { $players }, po ostatniej epoce każdy ma { $each ->
    [one] { $each } dysk Słońca
    [few] { $each } dyski Słońca
   *[many] { $each } dysków Słońca
}; podaj wszystkie, na przykład suns:9-6-2.
error-pad-sun-twice = Dysk Słońca { $sun } nie może leżeć w dwóch miejscach naraz.
error-pad-too-many = Płytek { $tile } jest w pudełku tylko { $most }, a nie { $found }.
error-pad-players = Notes jest na liczbę graczy od { $least } do { $most }, a nie { $found }.
error-pad-json = --json wymaga podania w wierszu poleceń, co ma każdy gracz.
error-pad-ended = Punktację przerwano przed końcem.
