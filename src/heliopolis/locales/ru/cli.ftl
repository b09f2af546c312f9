# Командная строка: что она умеет и что говорит.

help-overview = Heliopolis: настольная игра «Ра» в браузере или в терминале — с ботами, записями партий, листом для подсчёта очков и быстрым движком.
help-more = Подробнее: «heliopolis КОМАНДА --help». Без команды игра открывается в браузере.
help-usage = использование:
help-arguments = аргументы
help-options = параметры
help-help = показать эту справку и выйти
help-lang = язык всех текстов (по умолчанию — язык окружения)

help-play = Игра в терминале: люди за одной клавиатурой и боты в любом сочетании.
help-replay = Воспроизвести записи партий: показать позицию, очки и ошибку, если она есть.
help-analyse = Разобрать запись партии: чего стоил каждый выбор, что решил случай и где партия переломилась.
help-score = Лист для подсчёта очков, когда на столе настоящая игра.
help-simulate = Сыграть множество партий на полной скорости и подвести итог.
help-arena = Состязание игроков на одних и тех же раздачах: кто сильнее.
help-players = С кем можно играть: от первого соперника до чемпиона.
help-train = Обучить сеть для игрока champion: она учится, играя сама с собой.
help-bench = Измерить нашу скорость рядом с другими движками.

help-game = игра (по умолчанию ra)
help-edition = издание игры
help-option = правило, отличное от принятого в издании, например ras=7; можно указать несколько раз
help-json = вывести один объект JSON и больше ничего
help-seed = число, с которым случай повторяется

help-seats = кто на каком месте: human (человек) или бот по уровню или обозначению, см. «heliopolis players» (по умолчанию human,scribe,scribe)
help-names = имена игроков по порядку мест
help-record = файл, в котором хранится партия; уже начатая в нём партия продолжится
help-resume = продолжить партию, сыгранную последней
help-pace = сколько секунд шаг бота остаётся на экране до следующего (по умолчанию 0.5)
help-open-scores = показывать очки всех игроков во время партии

help-files = записи партий; «-» читает стандартный ввод
help-at = остановиться после стольких шагов

help-players-number = сколько игроков (по умолчанию 3)
help-games = сколько партий (по умолчанию 10000)
help-player = кто играет на всех местах, по уровню или обозначению (по умолчанию random)
help-threads = сколько ядер занять; 0 — все (по умолчанию 1)

help-arena-players = кто состязается, например greedy,patient,random; столько игроков, сколько мест, и один может занять несколько мест
help-arena-games = сколько партий самое меньшее, в круговом турнире — в каждой паре (по умолчанию 1000); каждая раздача играется во всех рассадках
help-arena-threads = сколько ядер занять; 0 — все (по умолчанию все)
help-ray = распределить работу по кластеру Ray с этим адресом; «local» запускает его на этой машине
help-round-robin = круговой турнир: каждые два разных игрока встречаются между собой, итог — в перекрёстной таблице
help-arena-seats = мест за столом в круговом турнире: один игрок против других, занимающих все остальные места (по умолчанию 2)

help-quick = короткое измерение, около десяти секунд

## Что она говорит

seat-name = Игрок { $number }
interpreted = Правила исполняются интерпретатором, а не скомпилированы: всё работает, только медленнее.
simulating = Игра
replaying = Воспроизведение
replayed = { $game }: { $players }. { $steps ->
    [one] Воспроизведён { $steps } шаг
    [few] Воспроизведено { $steps } шага
   *[many] Воспроизведено { $steps } шагов
}.
simulated = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}: { $players } × { $player } (seed { $seed }), время { $seconds } с
    за секунду: партий { $gamespersecond }, решений { $decisionspersecond }
    за партию: решений { $decisions }, шагов игроков { $steps }
    итоговый счёт в среднем { $mean }, стандартное отклонение { $sd }

arena-played = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} на { $deals ->
    [one] { $deals } раздаче
    [few] { $deals } раздачах
   *[many] { $deals } раздачах
}, все рассадки на каждой (seed { $seed }), время { $seconds } с
arena-cross = Победы одного игрока строки против { $others ->
    [one] { $others } игрока
    [few] { $others } игроков
   *[many] { $others } игроков
} столбца, в %, с интервалом 95 % (по { $games ->
    [one] { $games } партии
    [few] { $games } партии
   *[many] { $games } партий
})
arena-player = Игрок
arena-games = Партии
arena-wins = Победы,
    %
arena-interval = Интервал
    95 %
arena-score = Счёт
arena-margin = Отрыв
arena-rating = Рейтинг
arena-time = мс
    на ход
arena-ties = Ничьи
arena-crashes = Сбои

## Ошибки командной строки

error-usage = { $reason } (подробнее: «{ $command } --help»)
error-argument = «{ $found }» здесь непонятно.
error-value = { $option } не принимает значения.
error-value-missing = { $option } требует значения.
error-command = Команды «{ $found }» нет. Доступно: { $known }.
error-language = Языка «{ $found }» нет. Доступно: { $known }.
error-file = { $file }: { $reason }
error-read = Файл не удалось прочитать: { $reason }.
error-no-file = Какую запись воспроизвести? Укажите один или несколько файлов либо «-» для стандартного ввода.
error-at = Позиции после шага { $at } нет: удалось воспроизвести только { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}.
error-number = { $name }: нужно целое число, а не «{ $found }».
error-number-range = { $name }: нужно число от { $least } до { $most }, а не { $found }.
error-number-least = { $name }: нужно число не меньше { $least }, а не { $found }.
error-pace = --pace: нужно число секунд от 0 до 60, а не «{ $found }».
error-nothing-saved = Нет сохранённой партии, которую можно продолжить.
error-game-finished = Партия в файле { $file } закончена; её покажет «heliopolis replay».
error-seats = { $found ->
    [one] Назван { $found } игрок
    [few] Названо { $found } игрока
   *[many] Названо { $found } игроков
}, а мест — { $players }.
error-names = { $found ->
    [one] Дано { $found } имя
    [few] Дано { $found } имени
   *[many] Дано { $found } имён
}, а мест — { $players }.
error-no-players = Кто состязается? Назовите игроков, например --players greedy,patient,random.
error-arena-seats = --seats — только для --round-robin; иначе мест столько, сколько названо игроков.
error-round-robin = Для --round-robin нужно не меньше двух разных игроков.
error-ray-missing = Для кластера — и только для него — нужен Ray. Установить его: python3 -m pip --python { $python } install "ray>=2.50"
error-ray-address = Кластера Ray по адресу «{ $address }» нет: { $reason }
error-ray-version = На одной из машин кластера Heliopolis { $there }, а здесь { $here }; результаты одинаковы, только если версия у всех одна.
error-ray-broken = Кластер не справился с частью работы, хотя она поручалась ему несколько раз: { $reason }
