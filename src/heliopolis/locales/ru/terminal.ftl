# Игра в терминале, какой бы она ни была.

language-name = Русский

terminal-welcome = Каждый шаг сохраняется в файле { $path }. Список команд: помощь.
terminal-forced = { $line } (Другого выбора не было.)
terminal-what = «{ $found }» нет ни в меню, ни среди команд. Список команд: помощь.
terminal-undone = Игра возвращена к шагу { $step }.
terminal-nothing-to-undo = Отменять пока нечего.
terminal-saved = Игра сохранена в файле { $path }.
terminal-exists = Файл { $path } уже есть; укажите другое имя.
terminal-not-saved = Не удаётся сохранить игру в файле { $path }: { $reason }. Попробуйте: сохранить ФАЙЛ
terminal-recorded = Запись этой игры — в файле { $path }.
terminal-resume = Чтобы продолжить: { $command }
terminal-help = Ответьте числом или буквой из меню, шагом в записи игры (например, draw) или одной из команд:

command-undo = отмена
command-save = сохранить
command-table = стол
command-log = журнал
command-help = помощь
command-quit = выход
about-undo = вернуться к последнему выбору человека; то, что выпало с тех пор, выпадет снова
about-save = сохранить ФАЙЛ — копия в другом файле; без имени — где лежит игра
about-table = снова показать стол
about-log = всё, что произошло до сих пор
about-help = этот список
about-quit = закончить на время; ничего не пропадёт, последняя строка скажет, как продолжить
