# Zasady dla graczy, z numerami z RULES.md.

rules-title = Zasady gry Ra
rules-intro = Ra to gra aukcyjna w trzech epokach. Za płytki płacisz ponumerowanymi dyskami słońca, a każdy rodzaj płytek punktuje inaczej. Na numery zasad powołują się podpowiedzi, odmowy i sam program.
rules-contents = Spis treści
rules-tiles = Płytki
rules-tiles-about = W worku jest 180 płytek 23 rodzajów. Ile jest których:

rules-section-S = Przed pierwszą turą
rules-S1 = Każdy dostaje losowo jeden zestaw dysków. Dwoje graczy: 9 6 5 2 i 8 7 4 3. Troje: 13 8 5 2, 12 9 6 3 i 11 10 7 4. Czworo: 13 6 2, 12 7 3, 11 8 4 i 10 9 5. Pięcioro: 16 7 2, 15 8 3, 14 9 4, 13 10 5 i 12 11 6.
rules-S2 = Na środku planszy leży odkryty dysk 1. Każdy zaczyna z 10 punktami.
rules-S3 = Ostatnie pole toru Ra kończy epokę: 8. płytka Ra przy trzech graczach, 9. przy czterech, 10. przy pięciu i 6. przy dwóch.
rules-S4 = Każdą epokę zaczyna właściciel najwyższego dysku; potem tura przechodzi zgodnie z ruchem wskazówek zegara.

rules-section-T = Twoja tura
rules-T1 = W swojej turze wykonaj dokładnie jedną akcję: dobierz płytkę, wezwij Ra albo wydaj płytki boga. Bez odkrytego dysku czekasz do następnej epoki.
rules-T2 = Dobranie: z worka wychodzi jedna płytka, każda z równą szansą. Jeśli to nie Ra, trafia na pierwsze od lewej wolne pole toru aukcji. Gdy zajęte są wszystkie osiem pól, dobierać nie można.
rules-T3 = Dobrana płytka Ra przesuwa tor Ra o jedno pole i wywołuje aukcję, w której jesteś graczem Ra; chyba że zajmie ostatnie pole (zob. E1).
rules-T4 = Wezwanie Ra: zaczyna się aukcja, a ty jesteś graczem Ra. Tor Ra się nie przesuwa. Możesz to zrobić zawsze, nawet przy pustym torze.
rules-T5 = Płytki boga: za każdą oddaną weź z toru jedną płytkę, ale nie drugiego boga. W jednej turze możesz wydać kilka. Wzięta tak klęska działa od razu.
rules-T6 = Jeśli tylko ty masz jeszcze odkryte dyski, grasz dalej sam do końca epoki.

rules-section-A = Aukcje
rules-A1 = Każdy, kto ma odkryty dysk, ma jedną szansę, zgodnie z ruchem wskazówek zegara, gracz Ra ostatni: pas albo odkryty dysk wyższy od wszystkich poprzednich.
rules-A2 = Po dobranej płytce Ra nikt nie musi licytować. Jeśli nikt nie licytuje, wszystko zostaje na miejscu.
rules-A3 = Gdy wezwano Ra przy pełnym torze, też nikt nie musi licytować; ale jeśli nikt tego nie zrobi, wszystkie osiem płytek jest odrzucanych.
rules-A4 = Kto wezwał Ra przy niepełnym torze, musi licytować, jeśli nikt inny tego nie zrobił.
rules-A5 = Najwyższa oferta bierze wszystkie płytki z toru i dysk ze środka, który leży zakryty do następnej epoki. Zalicytowany dysk trafia na środek. Pozostałe oferty wracają do właścicieli.
rules-A6 = Zwycięzca bierze najpierw zwykłe płytki; potem działają klęski spośród nich.
rules-A7 = Po aukcji tura przechodzi na lewo od gracza Ra, bez względu na to, kto wygrał.
rules-A8 = Bez płytek na torze aukcja toczy się tylko o dysk na środku.

rules-section-D = Klęski
rules-D1 = Klęska odbiera temu, kto ją wygrał, dwie płytki swojego rodzaju (albo wszystkie, jeśli jest ich mniej), po czym sama znika. Płytki z tej samej aukcji nie są bezpieczne.
rules-D2 = Pogrzeb: dwóch faraonów.
rules-D3 = Susza: dwa wylewy; Nil tylko wtedy, gdy brakuje wylewów.
rules-D4 = Wojna: dwie płytki cywilizacji do wyboru.
rules-D5 = Trzęsienie ziemi: dwa monumenty do wyboru.
rules-D6 = To, co odrzucone, nigdy nie wraca do worka.

rules-section-E = Epoki
rules-E1 = Płytka Ra, która zajmie ostatnie pole toru Ra, kończy epokę natychmiast, bez aukcji. Płytki z toru aukcji są odrzucane.
rules-E2 = Epoka kończy się też, gdy nikt nie ma już odkrytego dysku.
rules-E3 = Wtedy liczone są punkty. Bogowie, złoto, wylewy i cywilizacja są odrzucane; faraoni, Nil i monumenty zostają.
rules-E4 = Na następną epokę wszystkie dyski są odkrywane, a tor Ra opróżniany. Dysk na środku zostaje. Trzecia epoka jest ostatnia.
rules-E5 = Niewykorzystany dysk zostaje u właściciela. Wszyscy mają zawsze po tyle samo dysków.

rules-section-P = Punkty
rules-P1 = Bóg: po 2 punkty.
rules-P2 = Złoto: po 3 punkty.
rules-P3 = Wylew: po 1 punkcie. Nil: po 1 punkcie, ale tylko jeśli masz choć jeden wylew.
rules-P4 = Najwięcej faraonów: 5 punktów. Najmniej: −2. Przy remisie każdy dostaje w całości; jeśli wszyscy mają tyle samo, nikt nic nie dostaje.
rules-P5 = Cywilizacja 3, 4 lub 5 różnych typów: 5, 10 lub 15 punktów. Żadnej: −5.
rules-P6 = Monumenty punktują tylko na końcu gry: 1 za każdy typ do sześciu, 10 za siedem, 15 za wszystkie osiem; a oprócz tego 5, 10 lub 15 za trzy, cztery lub pięć jednakowych.
rules-P7 = Na końcu gry zsumuj swoje dyski: najwyższa suma daje 5 punktów, najniższa −5. Remisy jak przy faraonach.
rules-P8 = Najpierw sumuje się zyski i straty epoki. Wynik nigdy nie spada poniżej 0.
rules-P9 = Wygrywa najwyższy wynik. Remis rozstrzyga posiadanie najwyższego dysku.

rules-section-V = Wydania i opcje
rules-V1 = Wydanie klasyczne jest dla trzech do pięciu graczy i pokazuje płytki Ra; wydanie z Łodzią Słońca jest dla dwóch do pięciu. Zasady gry są te same.
rules-V2 = Dwoje graczy może wybrać inne zestawy dysków i siedem płytek Ra na epokę. Przy łagodnym końcu nikt nie traci punktów za faraonów ani dyski po ostatniej epoce.
rules-V3 = Stół może uzgodnić, że po aukcji tura zostaje u gracza Ra.
rules-V5 = Wyniki są tajne do końca, chyba że stół gra z jawnymi wynikami.
