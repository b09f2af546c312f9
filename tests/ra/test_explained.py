"""Why the points of an epoch are what they are: against the points, and in words."""

from __future__ import annotations

from itertools import pairwise

import pytest

from heliopolis.game import Complaint
from heliopolis.locales import LANGUAGES, catalogue
from heliopolis.ra import explained, scorepad
from heliopolis.ra.events import Event, as_dict, events
from heliopolis.ra.explained import SCORE
from heliopolis.ra.landmarks import begun
from heliopolis.ra.outlook import as_dict as outlook
from heliopolis.ra.position import ITEMS, TURN
from heliopolis.ra.state import State
from heliopolis.record import Record
from tests.generators import choose, plans
from tests.ra.games import play


def why(item: str, *holdings: str, epoch: int = 1, mild: bool = False, language: str = "en") -> list[str]:
    """What is said about one item of the sheet to each of these players."""
    if epoch == 3 and not any("suns" in holding for holding in holdings):
        holdings = tuple(f"{held} suns:{suns}" for held, suns in zip(holdings, SUNS[len(holdings)], strict=True))
    scored = scorepad.score([scorepad.parse(holding) for holding in holdings], epoch, mild)
    return [catalogue(language)(told[item].key, **told[item].facts) for told in scored.why]


SUNS = {2: ("9-6-5-2", "8-7-4-3"), 3: ("13-8-5-2", "12-9-6-3", "11-10-7-4")}


# Item by item


def test_P1_and_P2_gods_and_gold_are_counted() -> None:
    assert why("god", "god:2", "") == ["2 Gods at 2 points each: 4", "No God"]
    assert why("gold", "gold", "") == ["1 Gold at 3 points: 3", "No Gold"]


def test_P3_niles_need_a_flood() -> None:
    assert why("river", "nile:4", "nile:4 flood", "flood:2") == [
        "No Flood, so 4 Niles give nothing",
        "1 Flood and 4 Niles: 5",
        "2 Floods without a Nile: 2",
    ]


def test_P4_pharaohs_are_compared() -> None:
    assert why("pharaohs", "pharaoh:3", "pharaoh", "") == [
        "3 Pharaohs, the most at the table: 5",
        "1 Pharaoh, neither the most nor the fewest",
        "No Pharaoh, the fewest at the table: -2",
    ]
    assert why("pharaohs", "pharaoh", "pharaoh", "") == [
        "1 Pharaoh, tied for the most: 5",
        "1 Pharaoh, tied for the most: 5",
        "No Pharaoh, the fewest at the table: -2",
    ]
    assert set(why("pharaohs", "pharaoh:2", "pharaoh:2")) == {"Everybody has 2 Pharaohs, so nobody gains or loses"}


def test_V2_a_mild_end_spares_whoever_has_least() -> None:
    holdings = ("pharaoh suns:9-6-5-2", "suns:8-7-4-1")
    assert why("pharaohs", *holdings, epoch=3, mild=True)[1].endswith("that costs nothing")
    assert why("suns", *holdings, epoch=3, mild=True)[1].endswith("that costs nothing")
    assert why("pharaohs", *holdings, epoch=2, mild=True)[1].endswith("the fewest at the table: -2")


def test_P5_civilization_counts_from_three_kinds_on() -> None:
    assert why("civilization", "art writing religion", "art:4", "") == [
        "3 kinds of Civilization: 5",
        "1 kind of Civilization; points begin with three",
        "No Civilization: -5",
    ]


def test_P6_monuments_count_by_kinds_and_by_sets_at_the_end() -> None:
    assert why("monuments", "sphinx:3 pyramid:4 temple", "", epoch=3) == [
        "3 kinds of Monuments: 3; 2 sets of three or more alike: 15; together 18",
        "No Monument",
    ]
    assert set(why("monuments", "sphinx", "")) == {"Monuments count only after the last epoch"}


def test_P7_suns_are_compared_at_the_end() -> None:
    assert why("suns", "suns:13-8-5-2", "suns:12-10-6-3", "suns:11-9-7-4", epoch=3) == [
        "The suns add up to 28, the lowest sum: -5",
        "The suns add up to 31, tied for the highest sum: 5",
        "The suns add up to 31, tied for the highest sum: 5",
    ]
    assert set(why("suns", "", "")) == {"Suns count only after the last epoch"}


def test_P8_a_score_that_would_fall_below_0_is_explained() -> None:
    scored = scorepad.score([scorepad.parse("score:2"), scorepad.parse("score:5")], 1)
    assert [SCORE in told for told in scored.why] == [True, False]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("ru", ["Разлива нет, поэтому 4 тайла Нила ничего не дают", "1 Разлив и 1 тайл Нила: 2"]),
        ("pl", ["Bez wylewu 4 płytki Nilu nic nie dają", "1 wylew i 1 płytka Nilu: 2"]),
    ],
)
def test_other_languages_decline(language: str, sentences: list[str]) -> None:
    assert why("river", "nile:4", "nile flood", language=language) == sentences


# Whole games


def finished(count: int) -> list[tuple[Record, list[int]]]:
    games = []
    for record, way, luck in plans(count):
        state, steps = record.start(), []
        while state.actor is not None:
            steps.append(choose(state, way, luck))
            state.apply(steps[-1])
        games.append((record, steps))
    return games


GAMES = finished(40)


def test_the_points_that_are_explained_are_those_that_were_given() -> None:
    for record, steps in GAMES:
        sheet = explained.sheet(record.start(), steps)
        assert len(sheet["epochs"]) == 3
        for epoch in sheet["epochs"]:
            for row, told in zip(epoch["rows"], epoch["why"], strict=True):
                given = {item: told[item]["facts"].get("points", 0) for item in ITEMS}
                assert given == {item: row[item] for item in ITEMS}


def test_every_explanation_can_be_said_in_every_language() -> None:
    seen = set()
    for record, steps in GAMES:
        for epoch in explained.sheet(record.start(), steps)["epochs"]:
            for told in (because for seat in epoch["why"] for because in seat.values()):
                seen.add(told["key"])
                assert all(catalogue(language)(told["key"], **told["facts"]) for language in LANGUAGES)
    assert len(seen) > 20


def _path(record: Record, steps: list[int]) -> list[State]:
    states = [record.start()]
    for step in steps:
        states.append(states[-1].copy())
        states[-1].apply(step)
    return states


def test_events_explain_the_end_of_an_epoch_as_the_sheet_does() -> None:
    for record, steps in GAMES[:10]:
        states = _path(record, steps)
        told = [event for (a, b), step in zip(pairwise(states), steps, strict=True) for event in events(a, step, b)]
        whys = [[explained.as_dict(seat) for seat in event.why] for event in told if event.why]
        assert whys == [epoch["why"] for epoch in explained.sheet(record.start(), steps)["epochs"]]
        assert [event for event in told if bool(event.why) != event.key.startswith("event-epoch")] == []


# What is hidden


def test_V5_a_seat_sees_its_own_rows_only_until_the_game_is_over() -> None:
    record, steps = GAMES[0]
    ends = next(number for number, state in enumerate(_path(record, steps)) if state.epoch == 2)
    for seat in (None, 0, 1):
        (epoch,) = explained.sheet(record.start(), steps[:ends], seat)["epochs"]
        shown = [other == seat for other in range(len(record.players))]
        assert [row is not None for row in epoch["rows"]] == [told is not None for told in epoch["why"]] == shown
    (epoch,) = explained.sheet(record.start(), steps[:ends], open_scores=True)["epochs"]
    assert None not in epoch["rows"] + epoch["why"]
    assert None not in explained.sheet(record.start(), steps)["epochs"][0]["rows"]


def test_V5_an_event_as_data_tells_a_seat_its_own_points_only() -> None:
    told = Event("event-epoch-ra", 0, epoch=1, points=((1,), (2,)), why=({}, {}))
    assert as_dict(told, 1, open_scores=False) == {
        "key": "event-epoch-ra",
        "seat": 0,
        "epoch": 1,
        "points": [None, (2,)],
        "why": [None, {}],
    }
    assert as_dict(told, None, open_scores=False)["points"] == [None, None]
    assert as_dict(told, None, open_scores=True)["points"] == ((1,), (2,))
    assert as_dict(Event("event-pass", 2), 2, open_scores=False) == {"key": "event-pass", "seat": 2}


# The pad as plain data, landmarks, outlook


def test_a_holding_as_plain_data_is_the_one_in_words() -> None:
    assert scorepad.holding({"nile": 3, "flood": 1}, [9, 6], 21) == scorepad.parse("nile:3 flood suns:9-6 score:21")
    assert scorepad.holding({}, [], None) == scorepad.parse("")


@pytest.mark.parametrize(
    ("tiles", "suns"), [({"war": 1}, []), ({"ra": 1}, []), ({"Nile": 1}, []), ({}, [17]), ({}, [0]), ({}, [1] * 5)]
)
def test_what_nobody_can_hold_is_refused(tiles: dict[str, int], suns: list[int]) -> None:
    with pytest.raises(Complaint):
        scorepad.holding(tiles, suns, 10)


@pytest.mark.parametrize("epoch", [0, 4])
def test_E4_there_are_three_epochs_to_score(epoch: int) -> None:
    with pytest.raises(Complaint):
        scorepad.score([scorepad.parse("")] * 2, epoch)


def test_turns_auctions_and_epochs_begin_where_the_rules_begin_them() -> None:
    record, steps = GAMES[0]
    marks: dict[str, list[int]] = {"turns": [], "auctions": [], "epochs": []}
    states = _path(record, steps)
    for at, (before, after) in enumerate(pairwise(states), start=1):
        for kind in begun(before, after):
            marks[kind].append(at)
    assert marks["epochs"][0] == marks["turns"][0] == len(record.players)
    assert [states[at].epoch for at in marks["epochs"]] == [1, 2, 3]
    assert set(marks["epochs"]) <= set(marks["turns"])
    assert all(states[at].phase == TURN for at in marks["turns"])
    assert not set(marks["auctions"]) & set(marks["turns"])
    assert marks["auctions"]


def test_when_the_game_is_over_nothing_is_to_come() -> None:
    record, steps = GAMES[0]
    told = outlook(_path(record, steps)[-1].view(None))
    assert (told["ra_chance"], told["last_ra_chance"], told["draws_left"]) == (0.0, 0.0, 0.0)
    begun_game = outlook(play("draw =nile").view(0))
    assert begun_game["ra_chance"] == pytest.approx(30 / 179)
    assert set(begun_game) == {"ra_chance", "last_ra_chance", "draws_left", "track_worth", "bag"}
    assert len(begun_game["track_worth"]) == 3
