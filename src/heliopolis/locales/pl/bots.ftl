# Boty, które są osobnymi programami: co może być z nimi nie tak, dla ich autorów.

about-player-process = twój własny program w dowolnym języku: process:COMMAND albo process:2s:512MB:COMMAND z limitami czasu i pamięci

arena-trouble = { $player }: { $crashes ->
    [one] { $crashes } awaria
    [few] { $crashes } awarie
   *[many] { $crashes } awarii
}. Pierwsza z nich: { $reason }
terminal-bot-failed = { $name } wykonuje najspokojniejszy krok. { $reason }

## Oznaczenie

error-bot-system = Programy mogą grać tylko w systemach Linux i macOS.
error-bot-command = „{ $found }” nie jest poleceniem: napisz program i jego argumenty jak w powłoce i zamknij wszystkie cudzysłowy.
error-bot-missing = Nie ma programu „{ $found }”.

## Co program zrobił zamiast odpowiedzieć

error-bot = „{ $bot }”: { $reason }
error-bot-late = Brak odpowiedzi w ciągu { $seconds } s.
error-bot-unfinished = Wiersz nie został dokończony w ciągu { $seconds } s; każdy wiersz kończy się znakiem nowej linii i nie może czekać w buforze. Jak dotąd: { $line }
error-bot-ended = Program zakończył się z kodem { $code }, zanim odpowiedział.
error-bot-ended-in-line = Program zakończył się z kodem { $code } w środku wiersza: { $line }
error-bot-closed = Program zamknął swoje standardowe wyjście.
error-bot-given-up = Program zawiódł { $times ->
    [one] { $times } raz
    [few] { $times } razy
   *[many] { $times } razy
} z rzędu i w tej partii nie będzie już uruchamiany.

## Co odpowiedział

error-bot-unasked = Wiersz { $number } przyszedł przed pytaniem; standardowe wyjście jest tylko na odpowiedzi, notatki pisz na standardowe wyjście błędów. Wiersz: { $line }
error-bot-long = Wiersz { $number } jest dłuższy niż { $most } bajtów. Zaczyna się tak: { $line }
error-bot-json = Wiersz { $number } to nie JSON: { $line }
error-bot-type = Wiersz { $number } powinien być { $expected }, a brzmi: { $line }
error-bot-id = Wiersz { $number } powinien mieć id { $expected }: { $line }
error-bot-no-step = Pod „step” nie ma tekstu.
error-bot-illegal = Wiersza { $number } nie można zagrać. { $reason } Dozwolone: { $legal }. Wiersz: { $line }

## Nasi właśni gracze

error-player-illegal = Wykonano niedozwolony krok, numer { $found }.
error-player-raised = Błąd { $kind }: { $reason }
