"""Ra's table, sheets and menus in a terminal: what is shown, to whom, and that it fits."""

# ruff: noqa: RUF001 - the Russian words are meant to be in Cyrillic

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Sequence

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from heliopolis.game import CHANCE
from heliopolis.locales import LANGUAGES, catalogue
from heliopolis.ra import GAME, terminal
from heliopolis.ra.pieces import FUNERAL, TILES
from heliopolis.ra.state import State
from heliopolis.record import Record
from tests.generators import NAMES, choose, plans
from tests.ra.games import SEAT_0_IS_OUT, draws, give, go_on, play, scored

SAY = catalogue("en")
LONG_NAMES = ("[bold]Ann[/]", "Катерина Великая", "日本日本日本日本日本", "D" * 40, ":smile: [red")


def shown(renderable: RenderableType, width: int = 80) -> str:
    """What a console of this width prints, without colours."""
    console = Console(width=width, file=io.StringIO(), highlight=False)
    console.print(renderable)
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text


def table(state: State, seat: int | None = 0, width: int = 80, edition: str = "sunboat", **look: bool) -> str:
    """The table as a seat sees it."""
    return shown(terminal.table(state.view(seat, **look), NAMES, SAY, width, edition), width)


def moments(count: int) -> Iterator[tuple[State, Record]]:
    """Positions all over whole games, about one in twenty."""
    for record, way, luck in plans(count):
        state = record.start()
        while state.actor is not None:
            state.apply(choose(state, way, luck))
            if state.actor != CHANCE and not luck.below(20):
                yield state, record


def area(text: str, name: str, names: Sequence[str] = NAMES) -> str:
    """The lines of one player's area."""
    others = "|".join(re.escape(other) for other in names if other != name)
    found = re.search(rf"^[▶ ] {re.escape(name)} .*?(?=^[▶ ] (?:{others}) |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found
    return found[0]


# The table


def test_the_auction_track_shows_tiles_and_the_sun_in_the_centre() -> None:
    text = table(play(draws("agriculture nile") + "ra bid:8 pass pass " + draws("gold step-pyramid")))
    track = [line for line in text.splitlines() if line.startswith("│")]
    assert [cell.strip() for cell in track[0].strip("│").split("│")][:3] == ["Gold", "Step", ""]
    assert [cell.strip() for cell in track[1].strip("│").split("│")][1] == "Pyramid"
    assert [cell.strip() for cell in track[1].strip("│").split("│")][8] == "8"


def test_a_gap_on_the_auction_track_stays_where_it_is() -> None:
    start = "draw =god ra pass bid:13 pass " + draws("gold nile art pharaoh")
    text = table(play(start + "god:gold"))
    track = next(line for line in text.splitlines() if line.startswith("│"))
    assert [cell.strip() for cell in track.strip("│").split("│")][:5] == ["", "Nile", "Art", "Pharaoh", ""]


def test_the_sun_boat_moves_and_without_it_the_ra_tiles_lie_on_the_track() -> None:
    state = play("draw =ra pass pass pass draw =ra pass pass pass")
    assert "════╲☼╱────────────┤ Ra 2 of 8" in table(state)
    assert "Ra   Ra  ·· ·· ·· ·· ·· ·· Ra 2 of 8" in table(state, edition="classic")


def test_used_suns_stand_in_brackets_behind_the_others() -> None:
    text = table(play("ra pass pass bid:8"))
    assert "13 5 2 (1)" in area(text, "Ann")
    assert "12 9 6 3 " in area(text, "Bob")
    assert "(13 8 5 1)" in area(table(play(SEAT_0_IS_OUT)), "Ann")


def test_an_area_has_its_tiles_in_the_five_groups_of_the_rulebook() -> None:
    holding = "2 god 1 gold 3 pharaoh 4 nile 1 flood 1 art 2 astronomy 3 pyramid 1 temple"
    lines = area(table(give(play(""), holding, "", "")), "Ann").splitlines()
    assert " ".join(lines[0].split()) == "▶ Ann 13 8 5 2 3 Nile 4 Art · · · Pyr3 · ·"
    assert " ".join(lines[1].split()) == "10 points God 2 Flood 1 · Ast2 Gld · · Tem ·"


def test_a_wide_table_names_tiles_in_full() -> None:
    text = table(give(play(""), "2 astronomy 1 gold 3 step-pyramid 1 temple", "", ""), width=120)
    assert "Astronomy 2" in text
    assert "Temple, Step Pyramid 3" in text
    assert "Gold 1" in text


def test_whose_turn_it_is_is_marked_without_colour() -> None:
    assert re.findall(r"^▶ (\w+)", table(play("draw =nile")), re.MULTILINE) == ["Bob"]


def test_nobody_is_at_turn_when_the_game_is_over() -> None:
    assert "▶" not in table(play("draw =ra draw =ra draw =ra", 3, "sunboat", ras="1"))


def test_the_auction_under_way_shows_offers_and_passes_in_the_order_of_bidding() -> None:
    assert "Ann invoked Ra:  Bob 9  Cat passed  Ann ?" in table(play("ra bid:9 pass"))
    assert "Ann drew Ra:  Bob ?  Cat  Ann" in table(play("draw =ra"))


def test_an_auction_shows_only_those_who_have_suns() -> None:
    assert "Bob invoked Ra:  Cat ?  Bob" in table(play(SEAT_0_IS_OUT + "ra"))


def test_V5_a_seat_sees_its_own_score_and_no_other() -> None:
    state = scored("1 gold", "2 gold", "")
    assert re.findall(r"(\d+) points", table(state, 0)) == ["8"]
    assert re.findall(r"(\d+) points", table(state, 2)) == ["5"]
    assert re.findall(r"(\d+) points", table(state, None)) == []


def test_V5_open_scores_are_all_shown() -> None:
    state = scored("1 gold", "2 gold", "")
    assert re.findall(r"(\d+) points", table(state, 0, open_scores=True)) == ["8", "11", "5"]


def test_names_are_shown_as_they_are_written() -> None:
    view = play("").view(0)
    text = shown(terminal.table(view, ("[b]Ann", ":sun:", "[/x]"), SAY, 80))
    assert re.findall(r"^[▶ ] (\S+)", text, re.MULTILINE)[:1] == ["[b]Ann"]
    assert ":sun:" in text
    assert "[/x]" in text


# It fits


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 116])
def test_nothing_is_ever_wider_than_the_terminal(language: str, width: int) -> None:
    say = catalogue(language)
    for state, record in moments(4):
        names = LONG_NAMES[: len(record.players)]
        for part in (
            terminal.table(state.view(0, open_scores=True), names, say, width, record.edition),
            *terminal.scored(state, None, names, say, True),
            terminal.final(state, names, say),
            *(look(state.view(0), say) for look in terminal.LOOKS.values()),
        ):
            for line in shown(part, width).splitlines():
                assert cell_len(line.rstrip()) <= width, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_for_five_with_its_auction_leaves_room_for_a_menu_on_24_lines(language: str) -> None:
    view = play("ra bid:8", 5).view(0)
    assert len(shown(terminal.table(view, NAMES, catalogue(language), 80)).splitlines()) <= 18


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_tile_is_too_long_for_the_auction_track(language: str) -> None:
    for tile in TILES[1:]:
        words = catalogue(language)(f"card-{tile}").split(" ")
        assert len(words) <= 2
        assert max(map(cell_len, words)) <= 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_have_three_letters_and_are_all_different(language: str) -> None:
    say = catalogue(language)
    short = [say(f"short-{tile}") for tile in TILES[2:FUNERAL] if say.has(f"short-{tile}")]
    assert {len(name) for name in short} == {3}
    assert len(set(short)) == len(short) == 14


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_heading_is_cut_off(language: str) -> None:
    text = shown(terminal.table(play("").view(0), NAMES, catalogue(language), 80))
    heading = next(line for line in text.splitlines() if catalogue(language)("group-monuments") in line)
    assert "…" not in heading


@pytest.mark.parametrize("width", [20, 40, 60])
def test_a_terminal_that_is_too_narrow_is_no_reason_to_fail(width: int) -> None:
    for state, record in moments(2):
        assert shown(terminal.describe(state, record, SAY, width), width)


# Sheets


def test_a_sheet_of_an_epoch_has_every_item_and_player() -> None:
    state = scored("2 god 1 gold", "1 flood 3 nile", "3 art 1 writing 1 religion")
    (sheet,) = terminal.scored(state, None, NAMES, SAY, True)
    rows = [re.findall(r"[^│]+", line) for line in shown(sheet).splitlines() if line.startswith("│")]
    assert [[cell.strip() for cell in row] for row in rows] == [
        ["", "Ann", "Bob", "Cat"],
        ["Gods", "4", "·", "·"],
        ["Gold", "3", "·", "·"],
        ["Nile and Floods", "·", "4", "·"],
        ["Pharaohs", "·", "·", "·"],
        ["Civilization", "-5", "-5", "5"],
        ["Together", "2", "-1", "5"],
        ["Score", "12", "9", "15"],
    ]


def test_V5_a_sheet_shows_a_seat_only_its_own_column() -> None:
    (sheet,) = terminal.scored(scored("1 gold", "2 gold", ""), 1, NAMES, SAY, False)
    text = shown(sheet)
    assert ("Bob" in text, "Ann" in text, "Cat" in text) == (True, False, False)
    assert re.findall(r"Score *│ *(.*?) *│", text) == ["11"]


def test_the_last_epoch_has_monuments_and_suns_too() -> None:
    state = scored("3 temple", "", "", epoch=3)
    text = shown(terminal.scored(state, None, NAMES, SAY, True)[-1])
    assert re.findall(r"Monuments *│ *(\S+)", text) == ["6"]
    assert re.findall(r"Suns *│ *(\S+) *│ *(\S+) *│ *(\S+)", text) == [("-5", "·", "5")]


def test_the_sheet_of_the_game_has_a_number_for_every_epoch() -> None:
    text = shown(terminal.final(scored("3 temple", "1 gold", "", epoch=3), NAMES, SAY))
    assert re.findall(r"At the start *│ *(.*?) *│", text) == ["10  ·  ·"]
    assert re.findall(r"Together *│ *(.*?) *│", text) == ["-5 -5 -4"]
    assert re.findall(r"Score *│ *(.*?) *│", text) == ["5  0  0"]


def test_a_game_is_described_with_all_scores_open() -> None:
    state = scored("1 gold", "2 gold", "")
    text = shown(terminal.describe(state, Record("ra", "sunboat", NAMES[:3]), SAY, 80))
    assert re.findall(r"(\d+) points", text) == ["8", "11", "5"]
    assert "Points of the whole game" in text


def test_before_the_first_scoring_there_is_no_sheet() -> None:
    assert "Points" not in shown(terminal.describe(play(""), Record("ra", "sunboat", NAMES[:3]), SAY, 80))


# The bag, the rules and the menu


def test_the_bag_tells_what_is_left_and_the_chance_of_ra() -> None:
    text = shown(terminal.LOOKS["bag"](play(draws("nile nile nile") + "draw =ra").view(0), SAY))
    assert "29 of 176 tiles in the bag are Ra: the next tile is one with a chance of 16 %." in text
    assert "22/25 Nile" in text


def test_the_rules_name_the_ra_tile_that_ends_the_epoch() -> None:
    assert "number 8 of them" in shown(terminal.LOOKS["rules"](play("").view(0), SAY), 400)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_for_a_step_is_typed_for_no_other(language: str) -> None:
    say = catalogue(language)
    for state, _ in moments(20):
        keys = [key.casefold() for step in state.legal() for key in set(terminal.keys(step, say))]
        assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_in_a_menu_has_another_label(language: str) -> None:
    say = catalogue(language)
    for state, _ in moments(20):
        labels = [terminal.label(step, say) for step in state.legal()]
        assert len(set(labels)) == len(labels)


@pytest.mark.parametrize(
    ("step", "label", "keys"),
    [
        ("draw", "Взять тайл", ("в", "d")),
        ("bid:9", "Поставить солнце 9", ("9",)),
        ("god:step-pyramid", "Обменять Бога на тайл: Ступенчатая пирамида", ("step-pyramid", "ступенчатая пирамида")),
    ],
)
def test_steps_have_labels_and_keys_in_the_players_language(step: str, label: str, keys: tuple[str, ...]) -> None:
    say = catalogue("ru")
    assert terminal.label(GAME.parse(step), say) == label
    assert terminal.keys(GAME.parse(step), say) == keys


def test_the_log_is_told_in_sentences() -> None:
    before = play("draw")
    after = go_on(before.copy(), "=nile")
    assert terminal.log(before, GAME.parse("=nile"), after, NAMES, SAY) == ["Ann draws: Nile."]
