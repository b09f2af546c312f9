# Serwer: co mówi przy starcie i co odpowiada tym, którzy proszą o coś niemożliwego.

error-db-url = To nie jest adres bazy danych: podaj ścieżkę do pliku SQLite albo postgresql://….
error-db-open = Nie można otworzyć bazy danych: { $reason }
error-db-in-use = Z pliku { $file } korzysta już inny serwer.
error-db-write = Baza danych nie może teraz zapisywać; nic się nie zmieniło: { $reason }
error-db-read = Nie można teraz odczytać bazy danych: { $reason }

server-index = To jest serwer Heliopolis. Opis jego API znajduje się tutaj:
server-listening = Serwer działa pod adresem { $address }; Ctrl-C go zatrzymuje.

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
