# Ра: что лежит на столе, что происходит и как это показано в терминале.

game-ra = Ра

## Тайлы

tile-ra = Ра
tile-god = Бог
tile-gold = Золото
tile-pharaoh = Фараон
tile-nile = Нил
tile-flood = Разлив
tile-art = Искусство
tile-religion = Религия
tile-writing = Письменность
tile-agriculture = Земледелие
tile-astronomy = Астрономия
tile-sphinx = Сфинкс
tile-pyramid = Пирамида
tile-obelisk = Обелиск
tile-statue = Статуя
tile-mortuary = Заупокойный храм
tile-shrine = Святилище
tile-temple = Храм
tile-step-pyramid = Ступенчатая пирамида
tile-funeral = Погребение
tile-drought = Засуха
tile-war = Беспорядки
tile-earthquake = Землетрясение
tile-times = { $tile } ×{ $count }

## Они же на маленькой карточке: одно или два слова не длиннее восьми букв

card-god = Бог
card-gold = Золото
card-pharaoh = Фараон
card-nile = Нил
card-flood = Разлив
card-art = Искус- ство
card-religion = Религия
card-writing = Пись- менность
card-agriculture = Земле- делие
card-astronomy = Астро- номия
card-sphinx = Сфинкс
card-pyramid = Пирамида
card-obelisk = Обелиск
card-statue = Статуя
card-mortuary = Заупок. храм
card-shrine = Святи- лище
card-temple = Храм
card-step-pyramid = Ступенч. пирамида
card-funeral = Погре- бение
card-drought = Засуха
card-war = Беспо- рядки
card-earthquake = Земле- трясение

## Они же в трёх буквах

short-gold = Зол
short-art = Иск
short-religion = Рел
short-writing = Пис
short-agriculture = Зем
short-astronomy = Аст
short-sphinx = Сфи
short-pyramid = Пир
short-obelisk = Обе
short-statue = Ста
short-mortuary = Зау
short-shrine = Свя
short-temple = Хра
short-step-pyramid = Сту

## Шаги, как их предлагает меню, и клавиша для каждого

label-draw = Взять тайл
label-ra = Призвать Ра
label-god = Обменять Бога на тайл: { $tile }
label-done = Готово: больше не тратить Богов
label-pass = Пас
label-bid = Поставить солнце { $sun }
label-discard = Сбросить: { $tile }
key-draw = в
key-ra = р
key-done = г
key-pass = п

## Что произошло

event-dealt = { $player } получает солнца { $suns }.
event-first = Начинается эпоха { $epoch }. Первый ход: { $player }, старшее солнце — { $sun }.
event-drawn = { $player } берёт тайл: { $tiles }.
event-ra = { $player } берёт тайл Ра, { $count }-й из { $of }.
event-invoked = { $player } призывает Ра.
event-offer = { $player } ставит солнце { $sun }.
event-pass = { $player } пасует.
event-won = { $number ->
    [0] { $player } выигрывает аукцион, поставив солнце { $sun }, и забирает: солнце { $centre }.
   *[other] { $player } выигрывает аукцион, поставив солнце { $sun }, и забирает: { $tiles }, солнце { $centre }.
}
event-nobody = { $number ->
    [0] Никто не делает ставку.
   *[other] Никто не делает ставку. Тайлы остаются на дорожке.
}
event-nobody-cleared = Никто не делает ставку. Сброшены: { $tiles }.
event-god = { $player } обменивает Бога на тайл: { $tiles }.
event-disaster = { $number ->
    [0] { $disaster }: { $player } ничего не теряет.
   *[other] { $disaster }: { $player } теряет тайлы — { $tiles }.
}
event-discard = { $disaster }: { $player } сбрасывает тайл — { $tiles }.
event-done = { $player } больше не тратит Богов.
event-epoch-ra = { $number ->
    [0] Дорожка Ра заполнена: эпоха { $epoch } сразу заканчивается.
   *[other] Дорожка Ра заполнена: эпоха { $epoch } сразу заканчивается. Сброшены: { $tiles }.
}
event-epoch-suns = Все солнца использованы: эпоха { $epoch } заканчивается.
event-over = Игра окончена. Победитель — { $player }: { $score ->
    [one] { $score } очко славы
    [few] { $score } очка славы
   *[many] { $score } очков славы
}.

## Стол

table-epoch = Эпоха { $epoch } из { $epochs }
table-ras = Ра { $count } из { $of }
table-bag = { $count ->
    [one] в мешке { $count } тайл
    [few] в мешке { $count } тайла
   *[many] в мешке { $count } тайлов
}
table-invoked = Призыв Ра, { $player }:
table-ra-drawn = Тайл Ра, { $player }:
table-passed = пас
table-score = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
group-player = Игрок
group-suns = Солнца, боги
group-pharaohs = Фараоны
group-river = Нил
group-civilization = Технологии
group-monuments = Монументы

## Подсчёт очков

sheet-epoch = Очки за эпоху { $epoch }
sheet-game = Очки за всю игру
sheet-start = В начале
sheet-total = Всего
sheet-score = Счёт
item-god = Боги
item-gold = Золото
item-river = Нил и разливы
item-pharaohs = Фараоны
item-civilization = Технологии
item-monuments = Монументы
item-suns = Солнца

## Почему очки за эпоху именно такие: последнее число — сами очки

why-god = { $count ->
    [one] { $count } Бог
    [few] { $count } Бога
   *[many] { $count } Богов
}, по { $each } за каждого: { $points }
why-god-none = Нет Богов
why-gold = { $count ->
    [one] { $count } тайл Золота
    [few] { $count } тайла Золота
   *[many] { $count } тайлов Золота
}, по { $each } за каждый: { $points }
why-gold-none = Нет Золота
why-river = { $floods ->
    [one] { $floods } Разлив
    [few] { $floods } Разлива
   *[many] { $floods } Разливов
} { $niles ->
    [0] без Нила
    [one] и { $niles } тайл Нила
    [few] и { $niles } тайла Нила
   *[many] и { $niles } тайлов Нила
}: { $points }
why-river-dry = Разлива нет, поэтому { $niles ->
    [one] { $niles } тайл Нила ничего не даёт
    [few] { $niles } тайла Нила ничего не дают
   *[many] { $niles } тайлов Нила ничего не дают
}
why-river-none = Нет ни Разлива, ни Нила
why-pharaohs-most = { $count ->
    [one] { $count } Фараон
    [few] { $count } Фараона
   *[many] { $count } Фараонов
}, { $tied ->
    [1] больше всех за столом
   *[other] больше всех, поровну с другими
}: { $points }
why-pharaohs-fewest = { $count ->
    [0] Ни одного Фараона
    [one] { $count } Фараон
    [few] { $count } Фараона
   *[many] { $count } Фараонов
}, { $tied ->
    [1] меньше всех за столом
   *[other] меньше всех, поровну с другими
}: { $points }
why-pharaohs-spared = { $count ->
    [0] Ни одного Фараона
    [one] { $count } Фараон
    [few] { $count } Фараона
   *[many] { $count } Фараонов
}, { $tied ->
    [1] меньше всех за столом
   *[other] меньше всех, поровну с другими
}, но в конце этой игры за это ничего не теряют
why-pharaohs-between = { $count ->
    [one] { $count } Фараон
    [few] { $count } Фараона
   *[many] { $count } Фараонов
}: не больше всех и не меньше всех
why-pharaohs-equal = { $count ->
    [0] Фараонов нет ни у кого
    [one] У каждого { $count } Фараон
    [few] У каждого { $count } Фараона
   *[many] У каждого { $count } Фараонов
}: никто ничего не получает и не теряет
why-civilization = { $kinds ->
    [one] { $kinds } вид Технологий
    [few] { $kinds } вида Технологий
   *[many] { $kinds } видов Технологий
}: { $points }
why-civilization-few = { $kinds ->
    [one] { $kinds } вид Технологий
    [few] { $kinds } вида Технологий
   *[many] { $kinds } видов Технологий
}; очки дают начиная с трёх
why-civilization-none = Ни одной Технологии: { $points }
why-monuments = { $kinds ->
    [one] { $kinds } вид Монументов
    [few] { $kinds } вида Монументов
   *[many] { $kinds } видов Монументов
}: { $points }
why-monuments-alike = { $kinds ->
    [one] { $kinds } вид Монументов
    [few] { $kinds } вида Монументов
   *[many] { $kinds } видов Монументов
}: { $different }; { $sets ->
    [one] { $sets } набор из трёх и более одинаковых
    [few] { $sets } набора из трёх и более одинаковых
   *[many] { $sets } наборов из трёх и более одинаковых
}: { $alike }; вместе { $points }
why-monuments-none = Нет Монументов
why-monuments-later = Монументы считаются только после последней эпохи
why-suns-highest = Сумма солнц — { $count }, { $tied ->
    [1] наибольшая
   *[other] наибольшая, как и у других
}: { $points }
why-suns-lowest = Сумма солнц — { $count }, { $tied ->
    [1] наименьшая
   *[other] наименьшая, как и у других
}: { $points }
why-suns-spared = Сумма солнц — { $count }, { $tied ->
    [1] наименьшая
   *[other] наименьшая, как и у других
}, но в конце этой игры за это ничего не теряют
why-suns-between = Сумма солнц — { $count }, не наибольшая и не наименьшая
why-suns-equal = У всех сумма солнц { $count }: никто ничего не получает и не теряет
why-suns-later = Солнца считаются только после последней эпохи
why-score-floor = Счёт не опускается ниже 0

## Мешок и правила

bag-ra = В мешке { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
   *[many] { $count } тайлов
}, из них Ра — { $ras }: следующий тайл окажется Ра с вероятностью { $percent } %. До конца эпохи { $left ->
    [one] остался { $left } тайл
    [few] осталось { $left } тайла
   *[many] осталось { $left } тайлов
} Ра.
rules-summary =
    В свой ход сделайте одно из трёх (T1): возьмите тайл, призовите Ра или потратьте Богов.
    Взять тайл: он ложится на дорожку аукциона, где восемь мест (T2). Тайл Ра начинает аукцион (T3); { $ras }-й тайл Ра сразу заканчивает эпоху, без аукциона, а дорожка сбрасывается (E1).
    Призвать Ра: начинается аукцион. Если дорожка не полна и никто не сделал ставку, ставите вы (A4).
    Потратить Богов: за каждого возьмите с дорожки один тайл, но не другого Бога (T5).
    Аукцион: один круг, игрок Ра последний; пас или солнце старше всех поставленных (A1).
    Победитель забирает все тайлы и солнце из центра, лицом вниз до следующей эпохи (A5).
    Бедствие отнимает два тайла: Погребение — Фараонов, Засуха — Разливы, потом Нил, Беспорядки — Технологии, Землетрясение — Монументы (D1-D5). Без открытых солнц эпоха для вас окончена (T1).
    После каждой из трёх эпох (P1-P5): Бог 2, Золото 3, Разлив 1, Нил 1, если есть Разлив; больше всех Фараонов 5, меньше всех -2; 3, 4 или 5 разных Технологий 5, 10 или 15, ни одной -5. Затем Боги, Золото, Разливы и Технологии сбрасываются, Фараоны, Нил и Монументы остаются (E3).
    После третьей (P6, P7): Монументы — по 1 за каждый вид до шести, 10 за семь, 15 за восемь видов; 5, 10 или 15 за три, четыре или пять одинаковых. Наибольшая сумма солнц 5, наименьшая -5.

command-bag = мешок
command-rules = правила
about-bag = что осталось в мешке и какова вероятность тайла Ра
about-rules = краткие правила с номерами полных

## Почему шаг не разрешён, с номером правила

error-expected-suns = «{ $found }» здесь не подходит: раздаются солнца, поэтому нужен исход вида =suns:13-8-5-2 (S1).
error-expected-action = «{ $found }» здесь не подходит: начинается ход, поэтому нужно draw, ra или god:TILE (T1).
error-expected-tile = «{ $found }» здесь не подходит: берётся тайл, поэтому нужен исход вида =nile (T2).
error-expected-offer = «{ $found }» здесь не подходит: идёт аукцион, поэтому нужно pass или bid:N (A1).
error-expected-gods = «{ $found }» здесь не подходит: тратятся Боги, поэтому нужно god:TILE или done (T5).
error-expected-discard = «{ $found }» здесь не подходит: выполняется бедствие, поэтому нужно discard:TILE (D1).
error-track-full = Нельзя взять тайл, пока на дорожке аукциона { $spaces ->
    [one] лежит { $spaces } тайл
    [few] лежат { $spaces } тайла
   *[many] лежит { $spaces } тайлов
} (T2).
error-god-for-god = Бога нельзя обменять на другого Бога (T5).
error-no-god = У этого игрока нет Бога, которого можно потратить (T5).
error-not-on-track = На дорожке аукциона нет тайла { $tile } (T5).
error-must-offer = Кто призвал Ра при незаполненной дорожке аукциона, обязан сделать ставку, если больше никто её не сделал (A4).
error-no-such-sun = У этого игрока нет открытого солнца { $sun } (A1).
error-too-low = Солнце { $sun } не перебивает наибольшую ставку: { $best } (A1).
error-not-in-bag = В мешке больше нет тайла { $tile } (T2).
error-group-dealt = Группы «{ $found }» нет среди тех, что ещё предстоит раздать этим игрокам (S1).
error-no-such-discard = Бедствие { $disaster } не может отнять у этого игрока тайл { $tile } (D1).

## Лист для подсчёта очков

help-holdings = что есть у каждого игрока, например «Анна=nile:3 flood god:2 art suns:9-6-2 score:21»; если ничего не указано, лист спросит сам
help-epoch = какая эпоха закончилась: 1, 2 или 3 (по умолчанию 1)
help-mild-end = в последней эпохе никто не теряет очков за наименьшее число Фараонов и наименьшую сумму солнц
help-score-example = Пример: heliopolis score --epoch 3 "Анна=pharaoh:3 nile:4 flood suns:9-6-2-1 score:21" "Боб=gold art writing religion suns:8-7-5-3 score:18"
pad-welcome = Лист для подсчёта очков. Пишите, что есть у игрока, словами записи и числами: nile:3 flood god:2.
    Тайлы: { $known }
pad-names = Имена игроков через запятую:
pad-score = { $name }, очки до этой эпохи:
pad-epoch = Конец эпохи { $epoch }.
pad-holding = { $name }, тайлы (в эпохе 3 также солнца, например suns:9-6-2):
pad-correct = Enter — дальше; имя или номер игрока — исправить:
pad-must-correct = Имя или номер игрока, у которого нужно исправить:
pad-who = Назовите, пожалуйста, одного из игроков: { $names }.
pad-winner = Побеждает { $name }.
error-pad-word = За «{ $found }» очков не бывает. Доступно: { $known } suns:N-N-N score:N.
error-pad-number = В «{ $found }» после двоеточия нужно целое число.
error-pad-suns = «{ $found }» — не солнца: их пишут так: suns:9-6-2, с числами от 1 до { $highest }.
error-pad-suns-number = Когда игроков { $players }, после последней эпохи у каждого { $each ->
    [one] { $each } солнце
    [few] { $each } солнца
   *[many] { $each } солнц
}; укажите все, например suns:9-6-2.
error-pad-sun-twice = Солнце { $sun } не может лежать в двух местах сразу.
error-pad-too-many = Тайлов { $tile } в коробке только { $most }, а не { $found }.
error-pad-players = Лист подсчёта — на число игроков от { $least } до { $most }, а не { $found }.
error-pad-json = Для --json нужно указать в командной строке, что есть у каждого игрока.
error-pad-ended = Подсчёт очков прерван до его конца.
