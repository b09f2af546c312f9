# Боты — отдельные программы: что с ними может быть не так, для их авторов.

about-player-process = ваша собственная программа на любом языке: process:COMMAND или process:2s:512MB:COMMAND с пределами времени и памяти

arena-trouble = { $player }: { $crashes ->
    [one] { $crashes } сбой
    [few] { $crashes } сбоя
   *[many] { $crashes } сбоев
}. Первый из них: { $reason }
terminal-bot-failed = { $name } делает самый тихий шаг. { $reason }

## Обозначение

error-bot-system = Программы могут играть только в Linux и macOS.
error-bot-command = «{ $found }» — не команда: напишите программу и её аргументы, как в оболочке, и закройте все кавычки.
error-bot-missing = Программы «{ $found }» нет.

## Что программа сделала вместо ответа

error-bot = «{ $bot }»: { $reason }
error-bot-late = Нет ответа за { $seconds } с.
error-bot-unfinished = Строка не закончена за { $seconds } с; каждая строка кончается переводом строки и не должна оставаться в буфере. Пока пришло: { $line }
error-bot-ended = Программа завершилась с кодом { $code }, не ответив.
error-bot-ended-in-line = Программа завершилась с кодом { $code } посреди строки: { $line }
error-bot-closed = Программа закрыла свой стандартный вывод.
error-bot-given-up = Программа отказала { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
} подряд и в этой партии больше не запускается.

## Что она ответила

error-bot-unasked = Строка { $number } пришла до вопроса; стандартный вывод — только для ответов, заметки пишите в стандартный поток ошибок. Строка: { $line }
error-bot-long = Строка { $number } длиннее { $most } байт. Её начало: { $line }
error-bot-json = Строка { $number } — не JSON: { $line }
error-bot-type = Строка { $number } должна быть { $expected }, а пришло: { $line }
error-bot-id = В строке { $number } должен быть id { $expected }: { $line }
error-bot-no-step = Под «step» нет текста.
error-bot-illegal = Строку { $number } нельзя сыграть. { $reason } Допустимо: { $legal }. Строка: { $line }

## Наши собственные игроки

error-player-illegal = Сделан недопустимый шаг, номер { $found }.
error-player-raised = Ошибка { $kind }: { $reason }
