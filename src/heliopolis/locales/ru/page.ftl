# What every page of the browser shows: its header and the preferences.

page-skip = К содержанию
page-offline = Не удалось загрузить эту часть страницы. Проверьте соединение и загрузите страницу снова.
page-nothing-here = По этому адресу ничего нет.
page-to-lobby = На главную
page-navigation = Страницы
page-link-learn = Обучение
page-link-rules = Правила
page-link-scorepad = Подсчёт
page-link-replay = Просмотр
page-close = Закрыть
page-preferences = Настройки
page-language = Язык
page-theme = Оформление
page-theme-system = Как в системе
page-theme-light = Светлое
page-theme-dark = Тёмное
page-motion = Анимация
page-motion-full = Полная
page-motion-short = Короткая
page-motion-none = Без неё
page-signals = Сигналы
page-sound = Звук
page-notify = Сообщать, когда мой ход
