# Serwer: co mówi przy starcie i co odpowiada tym, którzy proszą o coś niemożliwego.

error-db-url = To nie jest adres bazy danych: podaj ścieżkę do pliku SQLite albo postgresql://….
error-db-open = Nie można otworzyć bazy danych: { $reason }
error-db-in-use = Z pliku { $file } korzysta już inny serwer.
error-db-write = Baza danych nie może teraz zapisywać; nic się nie zmieniło: { $reason }
error-db-read = Nie można teraz odczytać bazy danych: { $reason }

server-no-page = Strona dla przeglądarki nie została jeszcze zbudowana. W folderze projektu buduje ją ./play; potrzebna jest do tego sieć.
server-api = Opis API tego serwera znajduje się tutaj:
server-listening = Serwer działa pod adresem { $address }; Ctrl-C go zatrzymuje.
server-running = Heliopolis już działa pod adresem { $address }.
server-no-screen = Heliopolis działa pod adresem { $address }: otwórz go w przeglądarce albo graj w terminalu poleceniem „heliopolis play”. Ctrl-C zatrzymuje serwer.

error-table = Nie ma takiego stołu.
error-path = Pod tym adresem niczego nie ma.
error-method = Pod tym adresem nie można tego zrobić.
error-key-missing = Ten stół otwiera się tylko kluczem.
error-key = Ten klucz nie pasuje do tego stołu.
error-spectator = Ten odnośnik pozwala tylko oglądać.
error-not-your-turn = To nie twoja kolej.
error-stale = Od kiedy patrzysz na stół, gra poszła dalej.
error-no-undo = Nie ma teraz czego cofnąć.
error-nothing-asked = Nikt nie czeka na twoją odpowiedź.
error-over = Gra jest skończona.
error-not-over = Gra jeszcze się nie skończyła.
error-no-rematch = Nikt jeszcze nie poprosił o rewanż.
error-seat = To miejsce należy do bota.
error-seat-of-bot = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
error-seat-of-other = To miejsce można odzyskać tylko jego kluczem.
error-seat-not-yours = Twój klucz nie należy do tego miejsca.
error-seat-in-use = Cudze miejsce można oddać botowi dopiero wtedy, gdy ruch należy do tej osoby od { $minutes ->
    [one] { $minutes } minuty
    [few] { $minutes } minut
   *[many] { $minutes } minut
}.
error-log-long = Przy tym stole zmieniano już zbyt wiele.
error-plan = „{ $found }” nie można zlecić z góry.
error-record-short = Zapis ma tylko { $steps ->
    [one] { $steps } ruch
    [few] { $steps } ruchy
   *[many] { $steps } ruchów
}.
error-record-over = Gra z tego zapisu jest skończona: wybierz wcześniejszy moment.
error-record-seats = W grze z tego zapisu { $players ->
    [one] jest { $players } gracz
    [few] są { $players } gracze
   *[many] jest { $players } graczy
}.
error-body = Żądanie jest niezrozumiałe: { $reason }
error-body-kind = Treść żądania musi być w formacie JSON i musi to być zaznaczone.
error-body-long = Treść żądania jest dłuższa niż { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
   *[many] { $most } bajtów
}.
error-parameter = Parametr „{ $name }” nie ma sensu.
error-too-many = Zbyt wiele żądań naraz. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
error-no-hints = Przy tym stole nie ma podpowiedzi.
error-no-thought = Nie udało się na czas znaleźć odpowiedzi. Spróbuj ponownie za chwilę.
error-closing = Serwer właśnie uruchamia się ponownie. Spróbuj za chwilę.
error-internal = Na serwerze coś poszło nie tak. Zostało to zapisane w dzienniku.

help-serve = Prowadzenie stołów w sieci: dla przeglądarek i botów.
help-serve-host = adres, na którym nasłuchiwać (domyślnie 127.0.0.1: dostępny tylko z tego komputera)
help-serve-port = port, na którym nasłuchiwać (domyślnie 8000; 0 oznacza dowolny wolny)
help-serve-db = gdzie przechowywać stoły: plik SQLite albo postgresql://… (domyślnie plik w twoim folderze)
help-serve-bots = ile botów myśli jednocześnie (domyślnie 2)
help-serve-bot-seconds = po ilu sekundach bota zastępuje niższy poziom (domyślnie 10)
help-serve-rate = ile żądań na sekundę może średnio wysyłać jeden adres (domyślnie 20; 0 oznacza dowolną liczbę)
help-serve-proxies = adresy serwerów pośredniczących, które podają prawdziwy adres klienta (domyślnie 127.0.0.1)
help-serve-open = otwórz też przeglądarkę; jeśli port jest zajęty, weź następny

help-backup = Skopiowanie wszystkich stołów serwera do pliku bez zatrzymywania go.
help-backup-file = plik do zapisania; nie może jeszcze istnieć
help-backup-db = plik SQLite serwera (domyślnie ten, z którego korzysta „heliopolis serve”)
backup-done = W pliku { $file } { $tables ->
    [one] jest { $tables } stół
    [few] są { $tables } stoły
   *[many] jest { $tables } stołów
}. Aby z niego skorzystać, uruchom serwer z --db { $file }.
error-backup-file = Dokąd zapisać kopię? Podaj plik, którego jeszcze nie ma.
error-backup-exists = Plik { $file } już istnieje; wybierz inną nazwę.
error-backup-postgresql = PostgreSQL ma do tego własny program: pg_dump.
error-db-missing = Nie ma bazy danych { $file }.
