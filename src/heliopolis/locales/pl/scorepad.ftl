# Notes punktacji w przeglądarce: dla tych, którzy mają pudełko na stole.

scorepad-about = Masz pudełko na stole? Na końcu każdej epoki zaznacz, co kto ma. Notes policzy punkty, objaśni każdą liczbę i wszystko zachowa w tej przeglądarce.
scorepad-names = Imiona zgodnie z ruchem wskazówek zegara
scorepad-begin = Zacznij notes
scorepad-epochs = Epoki
scorepad-epoch = Epoka { $epoch }
scorepad-first-tiles = Bogowie, złoto, faraoni, Nil i wylewy
scorepad-add = Dodaj: { $tile }
scorepad-take = Odejmij: { $tile }
scorepad-suns = Dyski Słońca: { $count } z { $of }
scorepad-sun = Dysk Słońca { $sun }
scorepad-suns-missing = Brakuje dysków Słońca, odkrytych i zakrytych: { $players }.
scorepad-whose = { $player }, epoka { $epoch }
scorepad-next-player = Dalej: { $player }
scorepad-next-epoch = Do epoki { $epoch }
scorepad-result = Do wyniku
scorepad-previous = Wstecz
scorepad-points = Punkty
scorepad-won = zwycięstwo
scorepad-empty = Nic jeszcze nie zaznaczono: dotknij płytek, które ma pierwszy gracz.
scorepad-print = Drukuj
scorepad-new = Nowy notes
scorepad-new-sure = Liczby z tego notesu przepadną. Imiona zostaną.
scorepad-new-yes = Zacznij nowy notes
scorepad-new-no = Zostaw ten
scorepad-settings = Imiona i opcje
