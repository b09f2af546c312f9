# What every page of the browser shows: its header and the preferences.

page-skip = Przejdź do treści
page-offline = Nie udało się wczytać tej części strony. Sprawdź połączenie i wczytaj stronę ponownie.
page-nothing-here = Pod tym adresem nic nie ma.
page-to-lobby = Do strony głównej
page-navigation = Strony
page-link-learn = Nauka
page-link-rules = Zasady
page-link-scorepad = Punktacja
page-link-replay = Powtórka
page-close = Zamknij
page-preferences = Ustawienia
page-language = Język
page-theme = Wygląd
page-theme-system = Jak w systemie
page-theme-light = Jasny
page-theme-dark = Ciemny
page-motion = Animacje
page-motion-full = Pełne
page-motion-short = Krótkie
page-motion-none = Wyłączone
page-signals = Sygnały
page-sound = Dźwięk
page-notify = Powiadamiaj, gdy przyjdzie moja kolej
