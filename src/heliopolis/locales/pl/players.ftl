# Kto może grać: poziomy dla ludzi i gracze, którzy za nimi stoją.

players-levels = Poziomy, od najłagodniejszego; zasiądź z nimi do stołu: „heliopolis play --players human,NAME,NAME”:
players-players = Gracze według oznaczenia, od najsłabszego, dla play, arena i simulate:

level-pupil = Uczeń
level-scribe = Skryba
level-priest = Kapłan
level-vizier = Wezyr
level-pharaoh = Faraon

about-level-pupil = Na pierwszą partię: liczy punkty na stole, wszystkie dyski Słońca ceni podobnie i niczego nie planuje.
about-level-scribe = Wie, ile zwykle warte są płytki i dyski Słońca, liczy się z twoją następną ofertą, ale dalej nie patrzy.
about-level-priest = Waży każdą płytkę i każdy koniec aukcji według ręcznie ułożonych ocen; karze za niedbałe aukcje.
about-level-vizier = Mistrz na pierwszy rzut oka: sieć, która uczyła się na dziesiątkach tysięcy partii z samą sobą.
about-level-pharaoh = Mistrz, który ma sekundę do namysłu: najsilniejszy przeciwnik, jaki jest.

about-player-random = wykonuje każdy dozwolony krok z równą szansą
about-player-patient = w czterech przypadkach na pięć ciągnie lub pasuje, poza tym wykonuje dowolny dozwolony krok
about-player-pupil = liczy punkty na stole i wszystkie dyski Słońca ceni podobnie
about-player-greedy = waży płytki i dyski Słońca według ręcznie ułożonych wartości i patrzy jeden krok naprzód
about-player-search = przeszukuje drzewo tur według ręcznie ułożonych ocen; search:200ms według czasu, search:1000 według liczby pozycji
about-player-champion = sieć, która uczyła się, grając z samą sobą; champion od razu, champion:500ms lub champion:100 z przeszukiwaniem, champion:FILE.safetensors z twoją siecią
