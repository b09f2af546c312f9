# Просмотр и разбор партии в браузере.

replay-reading = Читаем запись …
replay-broken-link = Ссылка повреждена: не хватает её части. Попросите прислать её ещё раз или откройте запись здесь.
replay-stopped = { $steps ->
    [one] Из этой записи удалось прочитать только { $steps } шаг.
    [few] Из этой записи удалось прочитать только { $steps } шага.
   *[many] Из этой записи удалось прочитать только { $steps } шагов.
}
replay-complaint = Все шаги этой записи прочитаны, но что-то в ней неверно.
replay-stopped-here = Запись читается до этого места.
replay-beginning = Солнца ещё не розданы.
replay-step = { $player } выбирает: { $step }.

## Путь по партии

replay-controls = Путь по партии
replay-position = Место в партии
replay-position-of = шаг { $at } из { $last }
replay-first = К началу
replay-last = К концу
replay-step-forward = Следующий шаг
replay-step-back = Шаг назад
replay-turn = Следующий ход
replay-turn-back = Ход назад
replay-auction = Следующий аукцион
replay-auction-back = Предыдущий аукцион
replay-epoch = Следующая эпоха
replay-epoch-back = Предыдущая эпоха
replay-auctions = Аукцион
replay-epochs = Эпоха
replay-play = Смотреть
replay-pause = Пауза
replay-speed = Скорость

## Что можно с ней сделать

replay-tools = Эта партия
replay-copy = Скопировать ссылку на эту позицию
replay-download = Скачать запись
replay-open-other = Открыть другую запись
replay-flip = Смотреть с другого места
replay-sheet = Подсчёт очков до этого места
replay-play-on = Играть отсюда
replay-play-on-about = Новый стол начнётся с этой позиции. Тайлы тянутся заново, так что всё пойдёт иначе.
replay-has-move = сейчас ходит
replay-nobody = Играют только боты, вы смотрите.
replay-watch = Смотреть на ботов
replay-over-here = Здесь игра уже окончена.

## Клавиши

replay-keys = Клавиши просмотра
replay-key-step = шаг назад, вперёд
replay-key-turn = ход назад, вперёд; также Page Up и Page Down
replay-key-auction = предыдущий аукцион, следующий
replay-key-epoch = предыдущая эпоха, следующая
replay-key-turning = предыдущий переломный момент, следующий (после разбора)
replay-key-ends = начало, конец
replay-key-play = смотреть, пауза
replay-key-flip = смотреть с другого места
replay-key-help = эта памятка

## Разбор

replay-analyse = Разобрать
replay-analysing = Разбираем …
replay-analysed = Разбор готов.
replay-cancel = Отменить
replay-deeper = Посмотреть глубже
replay-how = Что значат эти числа?
replay-players = Как кто играл
replay-of = { $count } из { $of }
replay-choice-of = Выбирает { $player }
replay-no-choice = В этой позиции выбирать нечего.
replay-played = В партии: { $step }. Потеря шансов на победу: { $cost }.
replay-played-best = Сделан лучший шаг.
replay-luck = удача: { $players }
replay-taken = в партии
replay-points = Очки
replay-expected = Сколько очков ожидается к концу игры, в среднем
replay-more = { $choices ->
    [one] { $choices } вариант, для всех игроков
    [few] Все { $choices } варианта, для всех игроков
   *[many] Все { $choices } вариантов, для всех игроков
}
replay-less = Показать меньше
replay-inaccuracy = Неточность
replay-mistake = Ошибка
replay-blunder = Грубая ошибка
