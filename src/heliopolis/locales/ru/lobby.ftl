# Первая страница в браузере: пути к игре, мои столы, объяснение вариантов.

lobby-title = Гелиополь: игра «Ра»
lobby-welcome = Сыграем в «Ра»
lobby-tagline = Аукционная игра о Древнем Египте: с ботами, с друзьями или всем вместе за одним экраном.
lobby-learn-first = Научиться за пять минут
lobby-know-already = Я знаю правила
lobby-play-now = Играть
lobby-you-and-bots = { $bots ->
    [one] Вы и { $bots } бот: { $level }
    [few] Вы и { $bots } бота: { $level }
   *[many] Вы и { $bots } ботов: { $level }
}
lobby-number = Игроков
lobby-level = Уровень ботов
lobby-options = Издание и варианты
lobby-options-changed = { $count ->
    [one] Издание и варианты ({ $count } изменение)
    [few] Издание и варианты ({ $count } изменения)
   *[many] Издание и варианты ({ $count } изменений)
}
lobby-your-name = Ваше имя
lobby-again = Повторить
problem-offline = Нет связи с сервером. Проверьте соединение и попробуйте ещё раз.

## Мои столы

lobby-my-tables = Мои столы
lobby-table-mine = Ваш ход
lobby-table-asking = Смотрим …
lobby-table-gone = Этого стола больше нет
lobby-turn-of = Ходит { $player }
lobby-under-way = Игра идёт
lobby-over = Игра окончена
lobby-winner = Победитель — { $player }
lobby-watch-again = Посмотреть игру снова
lobby-remove = Убрать из списка: { $players }
lobby-all-tables = { $count ->
    [one] Показать { $count } стол
    [few] Показать все { $count } стола
   *[many] Показать все { $count } столов
}

## Пути к игре и ко всему остальному

lobby-with-people = Играть с людьми
lobby-more = Учиться, считать, вспоминать
lobby-friends = Пригласить друзей
lobby-about-friends = Каждый получает свою ссылку и играет из дома — сразу или ход за ходом несколько дней.
lobby-screen = За одним экраном
lobby-about-screen = Передавайте устройство по кругу: все играют по очереди на этом экране.
lobby-record = Открыть запись
lobby-about-record = Просмотр и разбор игры из файла или из буфера обмена.
lobby-learn = Научиться играть
lobby-about-learn = Первая игра на несколько минут, которая сама себя объясняет.
lobby-rules = Правила
lobby-about-rules = С картинками и номерами, чтобы быстро найти ответ.
lobby-scorepad = Подсчёт очков
lobby-about-scorepad = У вас на столе коробка с игрой? Отметьте, у кого что есть, а лист всё подсчитает.

## Новый стол

lobby-seats = Кто играет
lobby-seat = Игрок { $number }
lobby-seat-me = Ваше имя
lobby-name = имя
lobby-who = кто играет
lobby-me = Вы
lobby-friend = Друг
lobby-person = Человек
lobby-bot = Бот: { $level }
lobby-hints = Разрешить подсказки.
lobby-about-hints = Тот, чей ход, может спросить советника.
lobby-create-friends = Создать стол и ссылки
lobby-create-screen = Начать игру
lobby-table-ready = Стол готов
lobby-send-links = Отправьте каждому его ссылку. Кто её откроет, садится за стол; начать можно, не дожидаясь всех.
lobby-link-for = Ссылка для игрока { $player }
lobby-link-spectator = Ссылка для зрителей
lobby-link-secret = Ссылка — это ключ от места: кто её знает, тот и играет. За столом ссылки можно увидеть снова.
lobby-copy = Копировать
lobby-copied = Скопировано
lobby-share = Поделиться
lobby-qr = QR-код
lobby-to-table = За стол

## Издания и варианты

lobby-edition = Издание
lobby-usual = { $value } (обычно)
lobby-open-scores = Открытый счёт
lobby-about-open-scores = Все видят очки всех. Иначе до конца игры вы видите только свои.
edition-sunboat = Солнечная ладья (2016)
edition-classic = Классическое (1999)
about-edition-sunboat = По дорожке Ра плывёт ладья. Можно играть и вдвоём.
about-edition-classic = Взятые тайлы Ра лежат на дорожке Ра. Игра та же самая.
option-ras = Тайлов Ра
about-option-ras = Столько тайлов Ра заканчивают эпоху. Чем их меньше, тем короче и азартнее игра.
option-suns = Солнца
about-option-suns = Какие солнца делят между собой два игрока в начале.
option-suns-standard = Как в коробке
option-suns-razzia = 9 6 5 2 и 8 7 4 3
option-suns-baumer = 9 6 4 2 и 8 7 5 3
option-suns-bgg = 9 6 4 3 и 8 7 5 2
option-mild-end = Мягкий конец
about-option-mild-end = В последней эпохе никто не теряет очков за наименьшее число Фараонов и наименьшую сумму солнц.
option-mild-end-no = Нет
option-mild-end-yes = Да
option-resume = После аукциона
about-option-resume = Чей следующий ход после аукциона: в правилах разных стран сказано по-разному.
option-resume-next = Следующий игрок
option-resume-ra-player = Снова игрок Ра

## Запись

lobby-record-file = Выберите файл или перетащите его сюда
lobby-record-paste = Или вставьте запись
lobby-record-show = Показать игру
lobby-record-empty = Записи пока нет: выберите файл или вставьте текст.
lobby-record-long = Для записи игры это слишком длинно.
