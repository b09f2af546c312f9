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
