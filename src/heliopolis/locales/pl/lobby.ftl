# Pierwsza strona w przeglądarce: drogi do gry, moje stoły, objaśnienie opcji.

lobby-title = Heliopolis: zagraj w Ra
lobby-welcome = Zagraj w Ra
lobby-tagline = Gra licytacyjna o starożytnym Egipcie: z botami, z przyjaciółmi albo przy jednym ekranie.
lobby-learn-first = Naucz się w pięć minut
lobby-know-already = Znam zasady
lobby-play-now = Graj
lobby-you-and-bots = { $bots ->
    [one] Ty i { $bots } bot: { $level }
    [few] Ty i { $bots } boty: { $level }
   *[many] Ty i { $bots } botów: { $level }
}
lobby-number = Liczba graczy
lobby-level = Poziom botów
lobby-options = Wydanie i opcje
lobby-options-changed = { $count ->
    [one] Wydanie i opcje ({ $count } zmiana)
    [few] Wydanie i opcje ({ $count } zmiany)
   *[many] Wydanie i opcje ({ $count } zmian)
}
lobby-your-name = Twoje imię
lobby-again = Spróbuj ponownie
problem-offline = Nie ma połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.

## Moje stoły

lobby-my-tables = Moje stoły
lobby-table-mine = Twoja kolej
lobby-table-asking = Sprawdzam …
lobby-table-gone = Tego stołu już nie ma
lobby-turn-of = Kolej gracza { $player }
lobby-under-way = Gra trwa
lobby-over = Koniec gry
lobby-winner = Zwycięża { $player }
lobby-watch-again = Obejrzyj grę ponownie
lobby-remove = Usuń z listy: { $players }
lobby-all-tables = { $count ->
    [one] Pokaż { $count } stół
    [few] Pokaż wszystkie { $count } stoły
   *[many] Pokaż wszystkie { $count } stołów
}

## Drogi do gry i do całej reszty

lobby-with-people = Graj z ludźmi
lobby-more = Nauka, punktacja, powtórki
lobby-friends = Zaproś przyjaciół
lobby-about-friends = Każdy dostaje własny link i gra z domu, od razu albo przez kilka dni.
lobby-screen = Przy jednym ekranie
lobby-about-screen = Podawajcie sobie urządzenie: wszyscy grają po kolei na tym ekranie.
lobby-record = Otwórz zapis
lobby-about-record = Powtórka i analiza gry z pliku albo ze schowka.
lobby-learn = Naucz się grać
lobby-about-learn = Pierwsza gra na kilka minut, która sama się objaśnia.
lobby-rules = Zasady
lobby-about-rules = Ilustrowane i ponumerowane, żeby szybko coś sprawdzić.
lobby-scorepad = Notes punktacji
lobby-about-scorepad = Masz pudełko na stole? Zaznacz, co kto ma, a notes wszystko policzy.

## Nowy stół

lobby-seats = Kto gra
lobby-seat = Gracz { $number }
lobby-seat-me = Twoje imię
lobby-name = imię
lobby-who = kto gra
lobby-me = Ty
lobby-friend = Przyjaciel
lobby-person = Człowiek
lobby-bot = Bot – { $level }
lobby-hints = Zezwól na podpowiedzi.
lobby-about-hints = Kto ma kolej, może zapytać doradcę.
lobby-create-friends = Utwórz stół i linki
lobby-create-screen = Zacznij grę
lobby-table-ready = Stół jest gotowy
lobby-send-links = Wyślij każdemu jego link. Kto go otworzy, zasiada do stołu; możesz zacząć, nie czekając na wszystkich.
lobby-link-for = Link dla gracza { $player }
lobby-link-spectator = Link dla widzów
lobby-link-secret = Link jest kluczem do miejsca: kto go ma, ten może tam grać. Linki znajdziesz też przy stole.
lobby-copy = Kopiuj
lobby-copied = Skopiowano
lobby-share = Udostępnij
lobby-qr = Kod QR
lobby-to-table = Do stołu

## Wydania i opcje

lobby-edition = Wydanie
lobby-usual = { $value } (zwykle)
lobby-open-scores = Jawne punkty
lobby-about-open-scores = Wszyscy widzą punkty wszystkich. W przeciwnym razie do końca widzisz tylko swoje.
edition-sunboat = Barka Słońca (2016)
edition-classic = Klasyczne (1999)
about-edition-sunboat = Po torze Ra płynie barka. Także dla dwojga graczy.
about-edition-classic = Dobrane płytki Ra leżą na torze Ra. Gra jest ta sama.
option-ras = Płytki Ra
about-option-ras = Tyle płytek Ra kończy epokę. Im mniej, tym krótsza i bardziej ryzykowna gra.
option-suns = Dyski Słońca
about-option-suns = Jakie dyski Słońca dzielą między siebie dwaj gracze na początku.
option-suns-standard = Jak w pudełku
option-suns-razzia = 9 6 5 2 i 8 7 4 3
option-suns-baumer = 9 6 4 2 i 8 7 5 3
option-suns-bgg = 9 6 4 3 i 8 7 5 2
option-mild-end = Łagodny koniec
about-option-mild-end = W ostatniej epoce nikt nie traci punktów za najmniej płytek faraona ani za najniższą sumę dysków Słońca.
option-mild-end-no = Nie
option-mild-end-yes = Tak
option-resume = Po aukcji
about-option-resume = Kto gra następną turę po aukcji: instrukcje z różnych krajów różnią się w tym miejscu.
option-resume-next = Następny gracz
option-resume-ra-player = Znów gracz Ra

## Zapis

lobby-record-file = Wybierz plik albo upuść go tutaj
lobby-record-paste = Albo wklej zapis
lobby-record-show = Pokaż grę
lobby-record-empty = Nie ma jeszcze zapisu: wybierz plik albo wklej tekst.
lobby-record-long = To za długie na zapis gry.
