# Lekcja: pierwsza partia, która sama się objaśnia. Jej przystanki są w web/src/learn/stops.json.

learn-coach = Przewodnik
learn-chapters = Rozdziały
learn-chapter-table = Stół
learn-chapter-turn = Twoja tura
learn-chapter-auction = Aukcja
learn-chapter-invoke = Wezwanie Ra
learn-chapter-gods = Płytka boga
learn-chapter-disaster = Klęska
learn-chapter-epoch = Koniec epoki
learn-chapter-points = Punkty
learn-chapter-end = Koniec gry
learn-step = { $step } z { $steps }
learn-name-0 = Achet
learn-name-1 = Chufu
learn-name-2 = Teje
learn-you = { $player } (ty)
learn-next = Dalej
learn-back = Wstecz
learn-show = Pokaż
learn-again = Od początku
learn-resumed = Gramy dalej od tego miejsca.
learn-rules = Zasady:
learn-steps = Co możesz zrobić
learn-allowed = „{ $step }” – tak można. { $why }
learn-not-now = Tego teraz nie można. To, co można, świeci.
learn-right = Dobrze.
learn-not-quite = Nie całkiem.
learn-play = Zagraj pierwszą partię

## Stół

learn-at-goal = W Ra zbierasz płytki, które dają punkty. Kupujesz je na aukcjach, a płacisz dyskami słońca. Wygrywa ten, kto po trzech epokach ma najwięcej punktów.
learn-at-board = Na środku jest tor aukcji. Mieści się na nim osiem płytek i zawsze sprzedaje się je razem. Pod nim leży twój obszar, nad nim siedzą Chufu i Teje.
learn-at-boat = Łódź Ra odmierza czas. Każda płytka Ra przesuwa ją o jedno pole, a ósma kończy epokę.
learn-at-suns = Oto twoje dyski: 13, 8, 5 i 2. Każdym możesz w tej epoce wygrać jedną aukcję. Dysk 1 leży na środku i czeka na właściciela. Masz najwyższy dysk, więc zaczynasz.

## Twoja tura

learn-at-draw = W swojej turze robisz jedno z trojga: dobierasz płytkę z worka, wzywasz Ra albo wydajesz płytki boga. Płytki boga jeszcze nie masz, a na torze nic nie leży.
learn-try-draw = Dobierz płytkę.
learn-other-draw = Ale zaczęłaby się aukcja o sam dysk na środku i to ty musisz wtedy licytować. Najpierw dobierzmy coś wartego zakupu.
learn-at-filling = Dobrane płytki leżą na torze i na razie są niczyje. Im ich więcej, tym więcej warta jest następna aukcja. Znowu twoja tura.
learn-try-filling = Dobierz jeszcze jedną płytkę.
learn-other-filling = Trzy płytki to dobry początek, ale zobaczmy, co jeszcze przyjdzie.

## Aukcja

learn-at-ra = Ra! Łódź płynie dalej i zaczyna się aukcja o wszystko, co leży na torze. Każdy ma jedną szansę, zgodnie z ruchem wskazówek zegara. To twoja płytka, więc jesteś graczem Ra i licytujesz na końcu.
learn-at-bid = Twój dysk musi być wyższy od wszystkich poprzednich. Na razie najlepsza jest czwórka Chufu, a po tobie nie ma już nikogo: 5 wystarczy.
learn-try-bid = Licytuj dyskiem 5.
learn-other-bid = Ale po pasie płytki weźmie Chufu, a wyższego dysku szkoda. Licytujmy piątką.
learn-at-won = Faraon, Nil i wylew są twoje. Twoja piątka leży teraz na środku. Dysk 1 trafił do ciebie zakryty: użyjesz go dopiero w następnej epoce.
learn-at-exchange = Dyski tylko zmieniają miejsca i każdy ma ich zawsze cztery. Dysk na środku należy do każdej wygranej.
learn-question-exchange = Który dysk weźmie zwycięzca następnej aukcji?
learn-option-exchange-1 = Dysk 1
learn-option-exchange-2 = Dysk 5
learn-option-exchange-3 = Dysk 13
learn-answer-exchange = Na środku leży teraz twoja piątka. Gdy leży tam wysoki dysk, warto wygrać aukcję nawet przy niewielu płytkach.

## Wezwanie Ra

learn-at-invoke = Nie musisz czekać na płytkę Ra. Jeśli podoba ci się to, co leży na torze, wezwij Ra: aukcja zacznie się od razu, a łódź zostanie na miejscu. Sztuka i płytka boga bardzo ci się przydadzą.
learn-try-invoke = Wezwij Ra.
learn-other-invoke = Ale przy trzech płytkach zalicytują też inni. Spróbujmy wziąć te dwie tanio.
learn-at-forced = Za dwie płytki nikt nie oddaje dysku. Ale kto wezwał Ra przy niepełnym torze, musi licytować, jeśli nikt inny tego nie zrobił; dlatego nie możesz spasować. Najniższy dysk wystarczy.
learn-try-forced = Licytuj dyskiem 2.
learn-other-forced = Ale nikt już cię nie przelicytuje: najniższy dysk też wygra.
learn-at-cheap = Świetny zakup: sztuka, płytka boga, a dwójka zamieniła się w piątkę na następną epokę. Zostały ci 13 i 8. Gdy zakryty będzie ostatni dysk, czekasz do końca epoki.

## Płytka boga

learn-at-god = Płytka boga daje 2 punkty. Albo wydajesz ją w swojej turze i bierzesz z toru dowolną płytkę, byle nie drugą płytkę boga. Złoto daje 3 punkty i w ten sposób nikt cię nie przelicytuje.
learn-try-god = Wydaj płytkę boga i weź złoto.
learn-other-god = Ale nic lepszego niż złoto teraz nie dostaniesz, a na aukcji może je wygrać ktoś inny.
learn-at-pass = Do wzięcia jest tylko piramida, a po dobranej płytce Ra nikt nie musi licytować. Twoje dwa ostatnie dyski stać na więcej.
learn-try-pass = Spasuj.
learn-other-pass = Ale jedna płytka to mało za jeden z dwóch ostatnich dysków. Poczekajmy.

## Klęska

learn-at-nobody = Nikt jej nie chciał: piramida zostaje, minął tylko czas. Teje dołożyła do niej pismo.
learn-try-nobody = Dobierz płytkę.
learn-other-nobody = Ale dwie płytki nie są warte ósemki, a to ty musisz wtedy licytować. Niech tor się zapełni.
learn-at-war = To wojna, jedna z klęsk. Kto ją wygra, odrzuci dwie płytki cywilizacji, na przykład sztukę, religię albo pismo. Mimo to tor robi się kuszący.
learn-try-war = Dobierz jeszcze jedną płytkę.
learn-other-war = Ale najlepsze dopiero przyjdzie: dobierzmy jeszcze raz.
learn-at-sure = Siedem płytek, a Teje dobrała Ra: licytację zaczynasz ty. Najwyższy dysk Chufu to 11, Teje ma 12. Jednego z twoich nikt nie przebije.
learn-try-sure = Licytuj dyskiem 13.
learn-other-sure = Ale wtedy wszystkie siedem płytek weźmie Chufu albo Teje. To chwila na trzynastkę.
learn-at-strikes = Wszystko jest twoje, ale wybucha wojna: odrzuć dwie płytki cywilizacji. Punkty są za trzy różne typy, a sztukę i pismo masz podwójnie.
learn-try-strikes = Odrzuć sztukę.
learn-other-strikes = Ale płytki, którą masz podwójnie, nie szkoda. Zacznijmy od sztuki.
learn-at-strikes-again = Jeszcze jedna. Jeśli zostaną sztuka, religia i pismo, masz trzy typy, czyli 5 punktów.
learn-try-strikes-again = Odrzuć pismo.
learn-other-strikes-again = Ale wtedy zostaną tylko dwa typy, a dwa nic nie dają.

## Koniec epoki

learn-at-later = Kilka tur później. Chufu i Teje wygrali trzy aukcje, a ty oszczędzasz ósemkę. Łódź stoi na siódmym z ośmiu pól.
learn-question-later = Co się stanie po dobraniu następnej płytki Ra?
learn-option-later-1 = Zacznie się aukcja, jak zawsze
learn-option-later-2 = Nic szczególnego
learn-option-later-3 = Epoka od razu się skończy
learn-answer-later = Ósma płytka Ra kończy epokę bez aukcji. Płytki z toru przepadają, a oszczędzony dysk niczego nie wygrał.
learn-at-hurry = Każda dobrana płytka może być ostatnia, a twoja ósemka nic jeszcze nie wygrała. Wylew, Nil, posąg i faraon: wszystko ci się przyda.
learn-try-hurry = Wezwij Ra, póki nie jest za późno.
learn-other-hurry = Ale jeśli przyjdzie Ra, epoka się skończy, a oszczędzanie ósemki pójdzie na marne.
learn-at-last-bid = Chufu licytuje tylko siódemką i oszczędza 11. Twoja ósemka akurat wystarczy, a do tego weźmiesz ze środka dziewiątkę.
learn-try-last-bid = Licytuj dyskiem 8.
learn-other-last-bid = Ale wtedy Chufu weźmie wszystko za siódemkę.
learn-at-out = Teraz wszystkie twoje dyski są zakryte. Do następnej epoki tylko patrzysz, jak grają inni.
learn-at-greed = Na torze leżą złoto i płytka boga, a Chufu ma jeszcze 11, 7 i 4. Mógłby wezwać Ra i wziąć obie. Ale chce więcej i dobiera jeszcze raz…

## Punkty

learn-at-points = Ósma płytka Ra! Złoto i płytka boga przepadły, a dyski Chufu niczego nie wygrały. Twoje punkty: 3 za złoto, 4 za dwa Nile i dwa wylewy, 5 za najwięcej faraonów, 5 za trzy typy cywilizacji.
learn-at-losses = Punkty można też stracić: Chufu traci 2 za najmniej faraonów, a Teje 5, bo nie ma ani jednej płytki cywilizacji. Wybierz dowolną liczbę w tabeli, a zobaczysz, skąd się wzięła.
learn-at-dry = Teraz rzeka. Twoje dwa Nile i dwa wylewy dały 4 punkty.
learn-question-dry = Teje ma dwa Nile i żadnego wylewu. Co jej dają?
learn-option-dry-1 = Nic
learn-option-dry-2 = 1 punkt
learn-option-dry-3 = 2 punkty
learn-answer-dry = Bez wylewu Nil nie daje punktów. Ale Nil zostaje u właściciela, więc Teje może liczyć na wylew w następnej epoce.
learn-at-kept = Bogowie, złoto, wylewy i cywilizacja są odrzucone. Faraoni, Nil i monumenty zostają, a wszystkie dyski są znowu odkryte. Prowadzisz, ale z dysków masz już tylko 9, 5, 2 i 1.

## Koniec gry

learn-at-monuments = Dwie epoki później gra się kończy i dopiero teraz liczą się monumenty. Masz wszystkie osiem typów, czyli 15 punktów, i trzy posągi, czyli jeszcze 5. Bez nich wygrałby Chufu.
learn-at-sums = Na końcu sumuje się też dyski. Najwyższa suma daje 5 punktów: to Teje, 37. Najniższa zabiera 5: to ty, 22.
learn-at-over = Ty 47 punktów, Chufu 42, Teje 21: wygrywasz! Wiesz już wszystko, czego ci trzeba. Reszta to odwaga i cierpliwość.
