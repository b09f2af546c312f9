"""Events: what the log tells of a step, against what the step did."""

# ruff: noqa: RUF001 - the Russian sentences are meant to be in Cyrillic

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from heliopolis.locales import LANGUAGES, catalogue
from heliopolis.ra import GAME
from heliopolis.ra.events import Event, events, sentence
from heliopolis.ra.pieces import CIVILIZATION, DISASTERS, FLOOD, GOD, GOLD, KINDS, TILES
from heliopolis.ra.position import OVER
from heliopolis.ra.state import State
from tests.generators import NAMES, choose, plans
from tests.ra.games import SEAT_2_IS_ALONE, draws, go_on, play

GO_AFTER_SCORING = {GOD, GOLD, FLOOD, *CIVILIZATION}  # E3
EVENTS = {
    "event-dealt",
    "event-first",
    "event-drawn",
    "event-ra",
    "event-invoked",
    "event-offer",
    "event-pass",
    "event-won",
    "event-nobody",
    "event-nobody-cleared",
    "event-god",
    "event-disaster",
    "event-discard",
    "event-done",
    "event-epoch-ra",
    "event-epoch-suns",
    "event-over",
}


def happened(notation: str, **options: str) -> list[Event]:
    """What is told of the last step of a game of three."""
    *earlier, last = notation.split()
    state = play(" ".join(earlier), 3, "sunboat", **options)
    before = state.copy()
    return events(before, GAME.parse(last), go_on(state, last))


def log(notation: str, language: str = "en", **options: str) -> list[str]:
    """The same as sentences."""
    return [sentence(catalogue(language), event, NAMES) for event in happened(notation, **options)]


# One kind after the other


def test_suns_dealt_are_told_seat_by_seat_and_the_last_deal_begins_the_epoch() -> None:
    state = GAME.start(2)
    told = []
    for text in ("=suns:8-7-4-3", "=suns:9-6-5-2"):
        before = state.copy()
        told.append(events(before, GAME.parse(text), go_on(state, text)))
    assert told == [
        [Event("event-dealt", 0, suns=(8, 7, 4, 3))],
        [Event("event-dealt", 1, suns=(9, 6, 5, 2)), Event("event-first", 1, sun=9, epoch=1)],
    ]


def test_a_draw_is_told_only_when_its_tile_is_seen() -> None:
    assert happened("draw") == []
    assert happened("draw =step-pyramid") == [Event("event-drawn", 0, ("step-pyramid",))]


def test_a_drawn_ra_is_told_with_its_number() -> None:
    assert happened("draw =ra pass pass pass draw =ra") == [Event("event-ra", 1, count=2, of=8)]


def test_invoking_offers_and_passes_are_told() -> None:
    assert happened("ra") == [Event("event-invoked", 0)]
    assert happened("ra bid:12") == [Event("event-offer", 1, sun=12)]
    assert happened("ra pass") == [Event("event-pass", 1)]


def test_who_wins_an_auction_is_told_with_both_suns_and_all_tiles() -> None:
    assert happened("draw =nile draw =gold ra bid:8 bid:12 pass") == [
        Event("event-pass", 2),
        Event("event-won", 1, ("nile", "gold"), sun=12, centre=1),
    ]


def test_the_ra_players_own_offer_wins_too() -> None:
    assert happened("ra pass pass bid:2") == [
        Event("event-offer", 0, sun=2),
        Event("event-won", 0, sun=2, centre=1),
    ]


def test_tiles_that_nobody_wants_stay_after_a_drawn_ra() -> None:
    assert happened("draw =nile draw =ra pass pass pass")[-1] == Event("event-nobody", 1, ("nile",))


def test_tiles_that_nobody_wants_are_discarded_after_invoking_on_a_full_track() -> None:
    told = happened(draws("nile nile gold art god flood sphinx war") + "ra pass pass pass")[-1]
    assert told.key == "event-nobody-cleared"
    assert told.tiles == ("nile", "nile", "gold", "art", "god", "flood", "sphinx", "war")


def test_a_god_spent_is_told_with_its_tile_and_the_end_of_the_action_too() -> None:
    start = "draw =god ra pass bid:13 pass draw =gold god:gold"
    assert happened(start) == [Event("event-god", 0, ("gold",))]
    assert happened(start + " done") == [Event("event-done", 0)]


def test_a_disaster_tells_what_it_took_by_itself() -> None:
    assert happened(draws("flood nile nile drought") + "ra pass bid:13 pass")[1:] == [
        Event("event-won", 0, ("flood", "nile", "nile", "drought"), sun=13, centre=1),
        Event("event-disaster", 0, ("flood", "nile"), disaster="drought", count=1),
    ]


def test_a_disaster_without_anything_to_take_is_told_too() -> None:
    assert happened(draws("nile funeral gold") + "ra pass pass bid:13")[-1] == Event(
        "event-disaster", 0, disaster="funeral", count=1
    )


def test_several_disasters_are_told_one_kind_after_the_other() -> None:
    told = happened(draws("funeral funeral pharaoh pharaoh pharaoh earthquake sphinx") + "ra pass bid:13 pass")
    assert told[2:] == [
        Event("event-disaster", 0, ("pharaoh",) * 3, disaster="funeral", count=2),
        Event("event-disaster", 0, ("sphinx",), disaster="earthquake", count=1),
    ]


def test_a_disaster_taken_with_a_god_tells_what_it_took() -> None:
    start = draws("god pharaoh") + "ra bid:13 pass pass " + draws("gold funeral pharaoh")
    assert happened(start + "god:funeral") == [
        Event("event-god", 0, ("funeral",)),
        Event("event-disaster", 0, ("pharaoh",), disaster="funeral", count=1),
    ]


def test_a_disaster_whose_owner_must_choose_tells_nothing_before_the_choice() -> None:
    assert [event.key for event in happened(draws("art writing religion war") + "ra pass bid:13 pass")] == [
        "event-pass",
        "event-won",
    ]


def test_chosen_discards_are_told_and_their_disaster_is_not_told_again() -> None:
    start = draws("art writing religion war") + "ra pass bid:13 pass discard:art"
    assert happened(start) == [Event("event-discard", 0, ("art",), disaster="war")]
    assert happened(start + " discard:writing") == [Event("event-discard", 0, ("writing",), disaster="war")]


def test_what_follows_a_choice_by_itself_is_told_after_it() -> None:
    start = draws("art writing writing war earthquake") + "ra bid:13 pass pass "
    assert happened(start + "discard:art") == [
        Event("event-discard", 0, ("art",), disaster="war"),
        Event("event-disaster", 0, ("writing",), disaster="war", count=1),
        Event("event-disaster", 0, disaster="earthquake", count=1),
    ]


def test_the_last_ra_ends_the_epoch_with_points_by_seat_and_item() -> None:
    told = happened("draw =gold ra pass bid:13 pass draw =art draw =ra", ras="1")
    points = ((0, 3, 0, 0, -5, 0, 0), (0, 0, 0, 0, -5, 0, 0), (0, 0, 0, 0, -5, 0, 0))
    assert [replace(event, why=()) for event in told] == [
        Event("event-ra", 0, count=1, of=1),
        Event("event-epoch-ra", 0, ("art",), epoch=1, points=points),
        Event("event-first", 1, sun=12, epoch=2),
    ]


def test_the_last_sun_ends_the_epoch() -> None:
    told = happened(SEAT_2_IS_ALONE + "ra bid:11 ra bid:10 ra bid:7 ra bid:4")
    assert [event.key for event in told] == ["event-offer", "event-won", "event-epoch-suns", "event-first"]
    assert told[2].points == ((0, 0, 0, 0, -5, 0, 0),) * 3


def test_E3_tiles_discarded_after_the_scoring_are_not_put_down_to_a_disaster() -> None:
    start = SEAT_2_IS_ALONE + "ra bid:11 ra bid:10 ra bid:7 "
    told = happened(start + draws("flood flood flood god art drought") + "ra bid:4")
    assert [event for event in told if event.key == "event-disaster"] == [
        Event("event-disaster", 2, ("flood", "flood"), disaster="drought", count=1)
    ]


def test_E3_a_choice_that_ends_the_epoch_tells_only_what_was_chosen() -> None:
    start = SEAT_2_IS_ALONE + "ra bid:11 ra bid:10 ra bid:7 "
    told = happened(start + draws("art writing religion war") + "ra bid:4 discard:art discard:writing")
    assert [event.key for event in told] == ["event-discard", "event-epoch-suns", "event-first"]


def test_the_end_of_the_game_is_told_with_the_winner_and_all_scores() -> None:
    told = happened("draw =ra draw =ra draw =gold draw =ra", ras="1")
    assert told[-1] == Event("event-over", 0, scores=(0, 0, 0))


def test_P9_the_winner_told_is_the_one_with_the_highest_sun_among_the_tied() -> None:
    told = happened("ra pass pass bid:13 draw =ra draw =ra draw =ra", ras="1")
    assert (told[-1].key, told[-1].seat) == ("event-over", 1)


# Whole games


def _gains(told: list[Event]) -> dict[int, Counter[str]]:
    """What the events say that seats gained and lost, without Disasters themselves."""
    gains: dict[int, Counter[str]] = {seat: Counter() for seat in range(len(NAMES))}
    for event in told:
        if event.key in ("event-won", "event-god"):
            gains[event.seat].update(event.tiles)
        if event.key == "event-god":
            gains[event.seat]["god"] -= 1
        if event.key in ("event-disaster", "event-discard"):
            gains[event.seat].subtract(event.tiles)
    return gains


def _check_tiles(before: State, told: list[Event], after: State) -> None:
    swept = any(event.key.startswith("event-epoch") for event in told) and after.phase != OVER
    had, has = before.held, after.held
    for seat, gains in _gains(told).items():
        for tile in range(KINDS):
            if tile in DISASTERS or (swept and tile in GO_AFTER_SCORING):
                continue
            assert gains[TILES[tile]] == has[seat][tile] - had[seat][tile], (seat, TILES[tile], told)


def _check_track(before: State, told: list[Event], after: State) -> None:
    track = Counter(TILES[tile] for tile in before.auction_track if tile >= 0)
    for event in told:
        if event.key == "event-drawn":
            track.update(event.tiles)
        if event.key in ("event-won", "event-god", "event-nobody-cleared", "event-epoch-ra"):
            track.subtract(event.tiles)
    assert +track == Counter(TILES[tile] for tile in after.auction_track if tile >= 0), told


def _check_points(before: State, told: list[Event], after: State) -> None:
    for event in told:
        if event.key.startswith("event-epoch"):
            earned = [sum(points) for points in event.points]
            scores = [max(0, old + new) for old, new in zip(before.scores(), earned, strict=True)]
            assert scores == after.scores()
            return
    assert before.scores() == after.scores()


def test_events_of_whole_games_add_up_to_what_changed() -> None:
    seen = set()
    for record, way, luck in plans(70):
        state = record.start()
        while state.actor is not None:
            before, step = state.copy(), choose(state, way, luck)
            state.apply(step)
            told = events(before, step, state)
            _check_tiles(before, told, state)
            _check_track(before, told, state)
            _check_points(before, told, state)
            seen |= {event.key for event in told}
    assert seen == EVENTS


def test_events_change_neither_state() -> None:
    for record, way, luck in plans(10):
        state = record.start()
        while state.actor is not None:
            before, step = state.copy(), choose(state, way, luck)
            state.apply(step)
            old, new = before.copy(), state.copy()
            events(before, step, state)
            assert (before, state) == (old, new)


def test_every_step_of_a_player_but_a_draw_is_told() -> None:
    for record, way, luck in plans(10):
        state = record.start()
        while state.actor is not None:
            before, step = state.copy(), choose(state, way, luck)
            state.apply(step)
            assert bool(events(before, step, state)) == (GAME.text(step) != "draw")


# Sentences


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "Bob passes.",
                "Ann wins the auction with sun 13 and takes: Flood, Nile ×2, Drought, sun 1.",
                "Drought: Ann loses Flood, Nile.",
            ],
        ),
        (
            "ru",
            [
                "Bob пасует.",
                "Ann выигрывает аукцион, поставив солнце 13, и забирает: Разлив, Нил ×2, Засуха, солнце 1.",
                "Засуха: Ann теряет тайлы — Разлив, Нил.",
            ],
        ),
        (
            "pl",
            [
                "Bob pasuje.",
                "Ann wygrywa aukcję dyskiem 13 i bierze: Wylew, Nil ×2, Susza, dysk 1.",
                "Susza: Ann traci płytki – Wylew, Nil.",
            ],
        ),
    ],
)
def test_an_auction_with_a_disaster_reads_well(language: str, sentences: list[str]) -> None:
    assert log(draws("flood nile nile drought") + "ra pass bid:13 pass", language) == sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_an_epoch_tells_a_hidden_score(language: str) -> None:
    told = log("draw =gold ra pass bid:13 pass draw =art draw =ra", language, ras="1")  # scores 8 5 5
    assert [line for line in told if "8" in line or "5" in line] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told_in_every_language(language: str) -> None:
    say = catalogue(language)
    for record, way, luck in plans(7):
        state = record.start()
        while state.actor is not None:
            before, step = state.copy(), choose(state, way, luck)
            state.apply(step)
            for event in events(before, step, state):
                assert sentence(say, event, NAMES)[-1] == "."
