# Лист подсчёта в браузере: для тех, у кого на столе коробка с игрой.

scorepad-about = У вас на столе коробка с игрой? В конце каждой эпохи отметьте, у кого что есть. Лист подсчитает, объяснит каждое число и сохранит всё в этом браузере.
scorepad-names = Имена по часовой стрелке
scorepad-begin = Начать подсчёт
scorepad-epochs = Эпохи
scorepad-epoch = Эпоха { $epoch }
scorepad-first-tiles = Боги, Золото, Фараоны, Нил и Разливы
scorepad-add = Добавить: { $tile }
scorepad-take = Убрать: { $tile }
scorepad-suns = Солнца: { $count } из { $of }
scorepad-sun = Солнце { $sun }
scorepad-suns-missing = Не хватает солнц, открытых и закрытых: { $players }.
scorepad-whose = { $player }, эпоха { $epoch }
scorepad-next-player = Дальше: { $player }
scorepad-next-epoch = К эпохе { $epoch }
scorepad-result = К результату
scorepad-previous = Назад
scorepad-points = Очки
scorepad-won = победа
scorepad-empty = Пока ничего не отмечено: коснитесь тайлов, которые есть у первого игрока.
scorepad-print = Напечатать
scorepad-new = Новый лист
scorepad-new-sure = Числа на этом листе пропадут. Имена останутся.
scorepad-new-yes = Начать новый лист
scorepad-new-no = Оставить этот
scorepad-settings = Имена и варианты
