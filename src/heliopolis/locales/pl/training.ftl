# Uczenie: co potrafi, co mówi i co może pójść nie tak.

help-train-games = na ilu partiach uczy się sieć (domyślnie 200000)
help-train-from = plik wag .safetensors, od których zacząć, zamiast losowych
help-train-folder = gdzie są punkt kontrolny, wagi i dziennik; uczenie, które już tam jest, będzie kontynuowane (domyślnie training-GRA-N w bieżącym folderze)
help-train-seed = liczba, dzięki której uczenie się powtarza (domyślnie 1)
help-train-opponents = z kim sieć jest porównywana w trakcie uczenia; każdy z podanych po kolei zajmuje wszystkie pozostałe miejsca (domyślnie greedy)
help-trial-games = ile co najmniej partii ma każdy pomiar siły (domyślnie 200)
help-trial-every = co ile rund po 250 partii mierzona jest siła (domyślnie 25)

## Co mówi

training-label = Uczenie
training-resumed = Uczenie trwa dalej: rozegrane partie – { $games } z { $of }.
training-pace = partie na sekundę: { $rate }, pozostało { $left }; błędy: w szansach { $chances }, w punktach { $points }
training-strength = Przeciw { $opponent }: wygrane { $wins } % ({ $low }–{ $high }), przewaga { $margin }, { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}
training-done = Sieć nauczyła się na { $games ->
    [one] { $games } partii
    [few] { $games } partiach
   *[many] { $games } partiach
}, czas { $time }. Jej wagi są w pliku { $file }.
training-try = Dokładniejszy pomiar jej siły: { $command }
training-stopped = Zatrzymano. To, czego sieć nauczyła się na { $games } z { $of ->
    [one] { $of } partii
    [few] { $of } partii
   *[many] { $of } partii
}, jest w folderze { $folder }; to samo polecenie podejmie uczenie od tego miejsca.

## Co może pójść nie tak

error-tensors = { $file } nie jest całym plikiem safetensors z liczbami 32-bitowymi.
error-other-course = W folderze { $folder } jest inne uczenie (tam: { $found }). Aby je kontynuować, podaj jego opcje; aby zacząć od nowa, podaj inny folder w --folder albo usuń ten.
error-training-twice = W folderze { $folder } trwa już uczenie. Poczekaj na jego koniec, zatrzymaj je albo podaj inny folder w --folder.
error-training-numpy = Do uczenia – i tylko do niego – potrzebny jest NumPy. Instalacja: python3 -m pip --python { $python } install "numpy>=2"
error-training-broken = Jeden z procesów uczenia został zakończony z zewnątrz; może brakuje pamięci. To samo polecenie podejmie uczenie od ostatniego punktu kontrolnego w folderze { $folder }; najmniej pamięci potrzeba z --threads 1.
