# Porady i analiza całej partii.

## Dlaczego jeden ruch jest lepszy od drugiego. $who to „ciebie” albo „gracza …”, zawsze w dopełniaczu.

reason-you = ciebie
reason-player = gracza { $player }
reason-even = To prawie bez różnicy: inny ruch jest mniej więcej równie dobry.
reason-unclear = Nie ma jednej głównej przyczyny: to, co może nastąpić, jest trochę lepsze dla { $who }.
reason-track = { $points ->
    [one] Tor jest wart { $points } punkt dla { $who } i { $theirs } dla gracza { $other }.
    [few] Tor jest wart { $points } punkty dla { $who } i { $theirs } dla gracza { $other }.
   *[many] Tor jest wart { $points } punktów dla { $who } i { $theirs } dla gracza { $other }.
}
reason-track-poor = { $points ->
    [0] Dla { $who } tor nie jest nic wart.
    [one] Dla { $who } tor jest wart tylko { $points } punkt.
    [few] Dla { $who } tor jest wart tylko { $points } punkty.
   *[many] Dla { $who } tor jest wart tylko { $points } punktów.
}
reason-track-costs = { $points ->
    [one] Dla { $who } ten tor oznacza stratę { $points } punktu.
    [few] Dla { $who } ten tor oznacza stratę { $points } punktów.
   *[many] Dla { $who } ten tor oznacza stratę { $points } punktów.
}
reason-disaster = { $disaster } oznacza dla { $who } utratę płytek: { $tiles }.
reason-deny = { $points ->
    [one] Inaczej tor zabierze zapewne { $other }, a jest tam wart { $points } punkt.
    [few] Inaczej tor zabierze zapewne { $other }, a jest tam wart { $points } punkty.
   *[many] Inaczej tor zabierze zapewne { $other }, a jest tam wart { $points } punktów.
}
reason-not-yet = Po wezwaniu Ra teraz tor zabierze zapewne { $other }, licytując dyskiem { $sun }.
reason-rival-pays = Aukcję wygra zapewne { $other } i wyda na nią dysk { $sun }.
reason-keep-sun = { $draws ->
    [one] W tej epoce zostanie dobrana jeszcze mniej więcej { $draws } płytka: dysk { $sun } przyda się zapewne później.
    [few] W tej epoce zostaną dobrane jeszcze mniej więcej { $draws } płytki: dysk { $sun } przyda się zapewne później.
   *[many] W tej epoce zostanie dobranych jeszcze mniej więcej { $draws } płytek: dysk { $sun } przyda się zapewne później.
}
reason-lower-sun = Wystarczy dysk { $sun }; dysk { $kept } zostaje na później.
reason-last-sun = Dysk { $sun } jest ostatnim odkrytym: dalej epoka toczyłaby się bez { $who }.
reason-better-sun = { $last ->
    [1] Dysk { $sun } zamienia się na dysk { $centre }, który więcej doda do sumy dysków na koniec gry.
   *[0] Dysk { $sun } zamienia się na dysk { $centre }, który w następnej epoce jest więcej wart.
}
reason-worse-sun = { $last ->
    [1] Dysk { $sun } zamieniłby się na dysk { $centre }, który mniej doda do sumy dysków na koniec gry.
   *[0] Dysk { $sun } zamieniłby się na dysk { $centre }, który w następnej epoce jest mniej wart.
}
reason-nobody-higher = Nikt z tych, którzy mogą jeszcze licytować, nie ma dysku wyższego niż { $sun }.
reason-cheap = Dysk { $sun } zapewne wystarczy: nikomu nie opłaca się go przebijać.
reason-last-ra = Następna płytka Ra zakończy epokę, a tor przepadnie: z szansą { $percent } % będzie to najbliższa dobrana płytka.
reason-small-risk = Ryzyko jest małe: następna płytka zakończy epokę z szansą tylko { $percent } %.
reason-hurry = { $draws ->
    [one] W tej epoce zostanie dobrana już tylko mniej więcej { $draws } płytka; odkryte dyski: { $suns }.
    [few] W tej epoce zostaną dobrane już tylko mniej więcej { $draws } płytki; odkryte dyski: { $suns }.
   *[many] W tej epoce zostanie dobranych już tylko mniej więcej { $draws } płytek; odkryte dyski: { $suns }.
}
reason-alone = Nikt oprócz { $who } nie ma odkrytego dysku: tor może poczekać.
reason-god = Dla { $who } płytka { $tile } z toru jest więcej warta ({ $points ->
    [one] około { $points } punktu
    [few] około { $points } punktów
   *[many] około { $points } punktów
}) niż płytka boga ({ $god }).
reason-keep-god = Dla { $who } płytka boga jest więcej warta ({ $god ->
    [one] około { $god } punktu
    [few] około { $god } punktów
   *[many] około { $god } punktów
}) niż płytka { $tile } z toru ({ $points }).
reason-discard = { $points ->
    [one] Łatwiej obyć się bez płytki { $tile }: strata { $points } punkt, a z płytką { $instead } – { $more }.
    [few] Łatwiej obyć się bez płytki { $tile }: strata { $points } punkty, a z płytką { $instead } – { $more }.
   *[many] Łatwiej obyć się bez płytki { $tile }: strata { $points } punktów, a z płytką { $instead } – { $more }.
}
reason-points = { $points ->
    [one] Na koniec gry to średnio o { $points } punkt więcej dla { $who }.
    [few] Na koniec gry to średnio o { $points } punkty więcej dla { $who }.
   *[many] Na koniec gry to średnio o { $points } punktów więcej dla { $who }.
}
reason-rival-points = { $points ->
    [one] Na koniec gry to średnio o { $points } punkt mniej dla gracza { $other }.
    [few] Na koniec gry to średnio o { $points } punkty mniej dla gracza { $other }.
   *[many] Na koniec gry to średnio o { $points } punktów mniej dla gracza { $other }.
}

## Polecenie

help-analyse-file = zapis partii do analizy; „-” czyta standardowe wejście
help-html = zapisz w tym pliku stronę dla przeglądarki
help-quality = jak głęboko patrzeć: fast (szybko), normal (zwykle) albo deep (głęboko) (domyślnie normal)
help-nodes = ile pozycji obejrzeć przy każdej decyzji, zamiast --quality
help-network = wagi, według których oceniać: plik .safetensors zamiast tych z pakietu
analysing = Analiza
analysed = { $game }: { $players }. { $steps ->
    [one] Przeanalizowano { $steps } ruch
    [few] Przeanalizowano { $steps } ruchy
   *[many] Przeanalizowano { $steps } ruchów
}.
analysis-written = Strona jest w pliku { $file }.
error-analyse-file = Który zapis przeanalizować? Podaj plik albo „-” dla standardowego wejścia.
error-quality = Nie ma jakości „{ $found }”. Dostępne: { $known }.
error-quality-nodes = Można podać albo --quality, albo --nodes, ale nie oba naraz.

## Co pokazuje analiza

analysis-title = Analiza partii
analysis-epoch = Epoka { $epoch }
analysis-unfinished = Zapis urywa się przed końcem gry.
analysis-broken = Udało się przeanalizować tylko część zapisu. { $reason }
analysis-player = Gracz
analysis-score = Wynik
analysis-accuracy = Dokładność
analysis-decisions = Decyzje
analysis-best-chosen = W tym najlepsze
analysis-cost = Koszt
analysis-luck = Szczęście
analysis-turning-points = Punkty zwrotne
analysis-no-turning-points = Nie było ich: żaden wybór i żadna dobrana płytka nie zmieniły wiele.
analysis-step = Ruch
analysis-what = Co się stało
analysis-change = Zmiana
analysis-cause = Przyczyna
analysis-choice = wybór
analysis-chance = los
analysis-steps = Wszystkie ruchy
analysis-steps-columns = Szanse na wygraną po każdym ruchu, w %; jeśli inny ruch był lepszy – koszt wyboru i ten ruch.
analysis-best = Lepiej
analysis-better = Lepiej: { $step }.
analysis-agreed = Najlepszy ruch.
analysis-wins = Szansa na wygraną
analysis-plot = Szanse na wygraną w ciągu partii
analysis-only-costly = Tylko decyzje, które coś kosztowały
analysis-confidence = Pewność { $percent } %
analysis-how = Szansa na wygraną obowiązuje, jeśli dalej wszyscy grają dobrze. Koszt wyboru to to, co najlepszy ruch dawał ponad niego. Szczęście to to, co dobrana płytka przyniosła ponad średnią ze wszystkich możliwych. Dokładność 100 oznacza zawsze najlepszy ruch, 0 zawsze najgorszy; ruchy bez wyboru się nie liczą.
