# Что пошло не так, где и что с этим делать.

## Запись и шаги

error-no-such-step = «{ $found }» — не шаг этой игры.
error-game-over = Партия окончена: «{ $found }» уже не подходит.
error-chance-moves = «{ $found }» здесь невозможно: сейчас ход случая, а не игрока.
error-wrong-kind = Шаг { $found } здесь не подходит: ожидается шаг другого рода.
error-out-of-script = Заданные исходы не подходят: они кончились, или следующий из них здесь невозможен.

## Подготовка к игре

error-game = Игры «{ $found }» нет. Доступно: { $known }.
error-edition = Издания «{ $found }» нет. Доступно: { $known }.
error-players = Число игроков в издании { $edition } — от { $least } до { $most }, а не { $found }.
error-option = Опции «{ $found }» нет. Доступно: { $known }.
error-option-value = Опция { $option } здесь не может иметь значение «{ $found }». Возможно: { $known }.
error-option-form = Опция пишется как ИМЯ=ЗНАЧЕНИЕ, а не «{ $found }».
error-player = Игрока «{ $found }» нет. Доступно: { $known }.
error-player-how = Игрок { $player } не умеет играть так: «{ $found }».
error-budget = «{ $found }» — не предел раздумий: укажите время, например 500ms или 2s, либо число позиций, например 1000.
error-network-players = Сеть в файле { $file } рассчитана на другое число игроков: { $found }, а не { $players }.
error-network-shape = Сеть в файле { $file } не подходит к этой версии программы: она иначе видит позицию или другого размера.
error-name = «{ $found }» не годится для имени игрока: нужны печатные символы (от 1 до { $longest }), без запятой и #.

## Записи партий

error-record-long = Это не запись партии: символов в ней больше, чем { $most }.
error-record-encoding = Это не запись партии: байт { NUMBER($byte, useGrouping: 0) } не относится к тексту UTF-8.
error-record-binary = Это не запись партии, а двоичный файл.
error-record-no-header = Строка { NUMBER($line, useGrouping: 0) }: запись партии начинается со строки «heliopolis: 1».
error-record-header = Строка { NUMBER($line, useGrouping: 0) }: строка заголовка имеет вид «ключ: значение»; заголовок заканчивается пустой строкой.
error-record-version = Строка { NUMBER($line, useGrouping: 0) }: «{ $found }» — не версия формата записи.
error-record-newer = Строка { NUMBER($line, useGrouping: 0) }: у этой записи формат { $found }, а программа знает форматы только до { $known }. Нужна более новая версия программы.
error-record-key = Строка { NUMBER($line, useGrouping: 0) }: ключа «{ $key }» в заголовке не бывает. Доступно: { $known }, option.NAME.
error-record-key-twice = Строка { NUMBER($line, useGrouping: 0) }: «{ $key }» стоит в заголовке дважды.
error-record-key-missing = В заголовке нет строки «{ $key }: …».
error-record-setup = Строка { NUMBER($line, useGrouping: 0) }: { $reason }
error-record-result-form = Строка { NUMBER($line, useGrouping: 0) }: в результате нужно по одному целому числу на каждого игрока (игроков: { $players }).
error-record-result = Строка { NUMBER($line, useGrouping: 0) }: в заголовке указан результат { $found }, а партия здесь заканчивается со счётом { $played }.
error-record-step = Строка { NUMBER($line, useGrouping: 0) }, столбец { NUMBER($column, useGrouping: 0) }, шаг { NUMBER($step, useGrouping: 0) }: { $reason } Здесь возможно: { $legal }
error-record-after-end = Строка { NUMBER($line, useGrouping: 0) }, столбец { NUMBER($column, useGrouping: 0) }, шаг { NUMBER($step, useGrouping: 0) }: партия окончена раньше, чем «{ $found }».

## Что может быть не так с файлом

file-missing = такого файла нет
file-forbidden = не хватает прав доступа
file-folder = это папка
file-no-folder = часть пути — не папка
file-read-only = писать туда нельзя
file-disk-full = диск заполнен
