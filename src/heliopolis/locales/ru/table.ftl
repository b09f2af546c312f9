# Доска и живой стол в браузере.

## Доска

board-others = Другие игроки
board-middle = Аукционная дорожка
board-track = Тайлы на аукционной дорожке
board-space-empty = пустая клетка
board-centre = В центре
board-sun = солнце { $sun }
board-sun-used = солнце { $sun }, использовано в этой эпохе
board-sun-offered = солнце { $sun }, поставлено
board-none-of = нет: { $tile }
board-ra-player = Ра
board-offers = ставит { $sun }
board-has-move = сейчас ходит
board-score-hidden = Очки скрыты до конца игры
board-log = Что произошло
board-log-empty = Ещё ничего не произошло.
board-undone = (взято назад)
board-sheet-empty = Ни одна эпоха ещё не подсчитана.
board-sheet-how = Выберите число, чтобы узнать, откуда оно взялось.
board-sheet-why = { $player }: { $why }
board-chart-line = { $name }: от { $first } до { $last }.

## Чей ход

play-joining = Садимся за стол…
play-actions = Что можно сделать
play-reconnecting = Сервер не отвечает. Пробуем снова; ничего не потеряно.
play-turn = Ваш ход: возьмите тайл или призовите Ра.
play-turn-gods = Ваш ход: тайл, призыв Ра или обмен Бога на тайл с дорожки.
play-gods = Выберите ещё один тайл на дорожке в обмен на Бога или закончите.
play-bid-first = Ваша ставка: солнц ещё никто не ставил.
play-bid-against = Ваша ставка: { $player } ставит солнце { $sun }.
play-discard = { $count ->
    [one] Выберите { $count } тайл для сброса.
    [few] Выберите { $count } тайла для сброса.
   *[many] Выберите { $count } тайлов для сброса.
}
play-waits = Ходит { $player }.
play-waits-bid = Аукцион: ставку делает { $player }.
play-waits-discard = { $player } выбирает тайл для сброса.
play-you-win = Вы победили!
play-wins = Победитель — { $player }.
play-to-result = Итог и очки
play-skip = Пропустить
play-fast = Ускорить до конца эпохи
play-epoch-over = Эпоха { $epoch } окончена
play-go-on = Дальше
play-thinking = Минутку…

## Ходы назад, места, поручения

play-undo-asked = { $player } хочет взять последний шаг назад.
play-undo-asked-by-you = Вы просите взять последний шаг назад. Остальные должны согласиться.
play-undo-agree = Согласиться
play-undo-refuse = Отказать
play-seats = Места и боты
play-seats-how = Пока вас нет, за вас может играть бот; вернуться на место можно в любой момент.
play-seat-of = Кто играет на месте: { $player }
play-seat-human = человек
play-seat-bot = бот: { $level }
play-seat-back = Вернуться на своё место
play-plan = На следующем аукционе:
play-plan-now = На этом аукционе:
play-plan-none = спросить меня
play-plan-pass = пас
play-plan-bid = младшее выигрывающее солнце, не выше { $sun }
play-hand = Следующий ход: { $player }
play-hand-how = За этим столом очки скрыты: сначала передайте устройство.
play-hand-ready = Я на месте
play-hand-points = За этим столом очки скрыты. Каждый видит свои, когда устройство у него в руках.

## Журнал

play-log-undo = Игра возвращается к более раннему моменту.
play-log-ask = { $player } хочет взять шаг назад.
play-log-agree = { $player } соглашается.
play-log-refuse = { $player } против: игра продолжается.
play-log-bot = Теперь за игрока { $player } играет бот.
play-log-back = { $player } снова играет лично.
play-log-rematch = { $player } предлагает реванш.

## Мешок, вероятности, подсказки

play-chance-ra = Следующий тайл — Ра
play-chance-last = Следующий тайл закончит эпоху
play-draws-left = Сколько тайлов ещё возьмут в этой эпохе
play-about = около { $number }
play-worth = Чего стоит дорожка
play-you = { $player } (вы)
play-worth-how = Сколько примерно очков она принесёт к концу игры, с учётом бедствий.
play-in-bag = В мешке
play-hint-confidence = Уверенность { $percent } %
play-hint-step = Шаг
play-hint-wins = Шанс на победу
play-hint-points = Очки в конце
play-hint-do = Так и сделать

## Конец игры

play-winner = победитель
play-rematch = Реванш
play-next = К реваншу
play-replay = Просмотр и анализ
play-record = Запись
play-epoch-short = Эпоха { $epoch }
play-chart-points = Очки
play-chart-wins = Шанс на победу
play-analyse = Показать шансы на победу
play-analysing = Идёт анализ…

## Клавиши

play-tools = Инструменты стола
play-key-draw = Взять тайл
play-key-ra = Призвать Ра
play-key-pass = Пас; больше не тратить Богов
play-key-bid = К своим солнцам или тайлам для сброса
play-key-gods = К тайлам, которые можно взять за Бога
play-key-undo = Взять назад
play-key-hint = Подсказка
play-key-bag = Мешок и вероятности
play-key-log = Что произошло
play-key-sheet = Таблица очков
play-key-invite = Ссылки для друзей
play-key-fast = Ускорить
play-key-skip = Пропустить анимацию
play-key-help = Клавиши и справка
play-key-number = Поставить солнце с этим числом
play-key-arrows = От одного выбора к другому
play-key-space = Пробел
play-keys-on = Включить эти клавиши
