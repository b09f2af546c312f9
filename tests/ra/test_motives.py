"""Why one step is better than another: each reason where it belongs, and not where it does not."""

# ruff: noqa: RUF001 - the Russian sentences are meant to be in Cyrillic

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from heliopolis.locales import LANGUAGES, catalogue
from heliopolis.ra import GAME
from heliopolis.ra.motives import MOST_REASONS, NO_SALE, Case, End, Reason, reasons, sentence
from heliopolis.ra.state import State
from tests.ra.games import SEAT_2_IS_ALONE, draws, give, play

NAMES = ("Ann", "Bob", "Cat")
RICH = "gold gold gold"  # worth nine points to everybody; after it seat 0 is at turn
QUIET_RA = "draw =ra pass pass pass "
ONE_SUN_LEFT = "ra pass pass bid:13  ra pass bid:8 pass  ra bid:5 pass pass "  # seat 0 is at turn with sun 2
GREAT_CENTRE = "ra pass pass bid:13 "  # sun 13 lies in the centre; seat 1 is at turn
LAST_EPOCH = 2 * "draw =ra "  # with one Ra an epoch; seat 0 is at turn
MOURNING = ("4 pharaoh", "1 pharaoh", "1 pharaoh")


def case(
    state: State,
    words: str,
    end: tuple[int, int] = NO_SALE,
    other_end: tuple[int, int] = NO_SALE,
    lead: float = 0.1,
    gains: Sequence[float] = (0, 0, 0),
) -> Case:
    """A step of ``state`` rather than another: "ra draw"; an end is the seat that wins the lot and its sun."""
    step, other = map(GAME.parse, words.split())
    return Case(state.view(state.seat, open_scores=True), step, other, (End(*end), End(*other_end)), lead, gains)


def keys(found: Case) -> list[str]:
    return [reason.key for reason in reasons(found)]


# For each reason a case in which it is told, and one in which it is not.
CASES: dict[str, tuple[Callable[[], Case], Callable[[], Case]]] = {
    "reason-track": (
        lambda: case(play(draws(RICH)), "ra draw", end=(0, 13)),
        lambda: case(play(draws(RICH)), "ra draw", end=(1, 12)),
    ),
    "reason-track-poor": (
        lambda: case(play(""), "draw ra", other_end=(0, 2)),
        lambda: case(play(draws(RICH)), "draw ra", other_end=(0, 2)),
    ),
    "reason-track-costs": (
        lambda: case(give(play(draws("war funeral nile")), *MOURNING), "draw ra", other_end=(0, 2)),
        lambda: case(play(draws("war funeral nile")), "draw ra", other_end=(0, 2)),
    ),
    "reason-disaster": (
        lambda: case(give(play(draws("war funeral gold")), *MOURNING), "draw ra", other_end=(0, 2)),
        lambda: case(play(draws("war funeral gold")), "draw ra", other_end=(0, 2)),
    ),
    "reason-deny": (
        lambda: case(play(draws(RICH) + "draw =ra"), "bid:12 pass", end=(1, 12), other_end=(2, 11)),
        lambda: case(play(draws("flood") + "draw =ra"), "bid:11 pass", end=(2, 11), other_end=(0, 13)),
    ),
    "reason-not-yet": (
        lambda: case(play(draws(RICH)), "draw ra", other_end=(1, 12)),
        lambda: case(play(draws(RICH)), "draw ra", other_end=(0, 13)),
    ),
    "reason-rival-pays": (
        lambda: case(play(""), "ra draw", end=(1, 12)),
        lambda: case(play(""), "ra draw", end=(1, 3)),
    ),
    "reason-keep-sun": (
        lambda: case(play(draws(RICH)), "draw ra", other_end=(0, 13)),
        lambda: case(play(draws(RICH)), "draw ra", other_end=(0, 2)),
    ),
    "reason-lower-sun": (
        lambda: case(play("ra pass pass"), "bid:2 bid:13", end=(0, 2), other_end=(0, 13)),
        lambda: case(play("ra pass pass"), "bid:13 bid:2", end=(0, 13), other_end=(0, 2)),
    ),
    "reason-last-sun": (
        lambda: case(play(ONE_SUN_LEFT), "draw ra", other_end=(0, 2)),
        lambda: case(play(""), "draw ra", other_end=(0, 2)),
    ),
    "reason-better-sun": (
        lambda: case(play(GREAT_CENTRE), "ra draw", end=(1, 3)),
        lambda: case(play(""), "ra draw", end=(0, 2)),
    ),
    "reason-worse-sun": (
        lambda: case(play(""), "draw ra", other_end=(0, 13)),
        lambda: case(play(GREAT_CENTRE), "draw ra", other_end=(1, 12)),
    ),
    "reason-nobody-higher": (
        lambda: case(play(draws(RICH)), "ra draw", end=(0, 13)),
        lambda: case(play(draws(RICH)), "ra draw", end=(0, 8)),
    ),
    "reason-cheap": (
        lambda: case(play(draws(RICH)), "ra draw", end=(0, 8)),
        lambda: case(play(draws(RICH)), "ra draw", end=(0, 13)),
    ),
    "reason-last-ra": (
        lambda: case(play(7 * QUIET_RA + draws("gold")), "ra draw", end=(2, 4)),
        lambda: case(play(6 * QUIET_RA + draws("gold")), "ra draw", end=(1, 3)),
    ),
    "reason-small-risk": (
        lambda: case(play(7 * QUIET_RA), "draw ra"),
        lambda: case(play(6 * QUIET_RA), "draw ra"),
    ),
    "reason-hurry": (
        lambda: case(play(7 * QUIET_RA), "ra draw", end=(1, 3)),
        lambda: case(play(4 * QUIET_RA), "ra draw", end=(1, 3)),
    ),
    "reason-alone": (
        lambda: case(play(SEAT_2_IS_ALONE), "draw ra"),
        lambda: case(play(""), "draw ra"),
    ),
    "reason-god": (
        lambda: case(give(play(draws("flood")), "", "1 god 9 nile", ""), "god:flood draw"),
        lambda: case(give(play(draws("flood")), "", "1 god", ""), "god:flood draw"),
    ),
    "reason-keep-god": (
        lambda: case(give(play(draws("flood")), "", "1 god", ""), "draw god:flood"),
        lambda: case(give(play(draws("flood")), "", "1 god 9 nile", ""), "draw god:flood"),
    ),
    "reason-discard": (
        lambda: case(give(play(""), "2 art 1 religion 1 writing", "", ""), "discard:art discard:writing"),
        lambda: case(give(play(""), "2 art 1 religion 1 writing", "", ""), "discard:writing discard:art"),
    ),
    "reason-points": (
        lambda: case(play(""), "draw ra", gains=(3, 0, 0)),
        lambda: case(play(""), "draw ra", gains=(0.7, 0, 2)),
    ),
    "reason-rival-points": (
        lambda: case(play(""), "draw ra", gains=(0, -1, -2)),
        lambda: case(play(""), "draw ra", gains=(2, 1, -0.6)),
    ),
    "reason-even": (
        lambda: case(play(draws(RICH)), "ra draw", end=(0, 13), lead=0.001),
        lambda: case(play(draws(RICH)), "ra draw", end=(0, 13), lead=0.1),
    ),
    "reason-unclear": (
        lambda: case(play(""), "draw ra"),
        lambda: case(play(""), "draw ra", gains=(3, 0, 0)),
    ),
}


@pytest.mark.parametrize("key", CASES)
def test_a_reason_is_told_where_it_belongs(key: str) -> None:
    assert key in keys(CASES[key][0]())


@pytest.mark.parametrize("key", CASES)
def test_a_reason_is_not_told_where_it_does_not_belong(key: str) -> None:
    assert key not in keys(CASES[key][1]())


def reason(key: str) -> Reason:
    """The reason as it is told in the case where it belongs."""
    return next(reason for reason in reasons(CASES[key][0]()) if reason.key == key)


# What the reasons say


@pytest.mark.parametrize(
    ("key", "facts"),
    [
        ("reason-track", {"points": 9, "theirs": 9, "other": 1}),
        ("reason-track-poor", {"points": 0}),
        ("reason-disaster", {"disaster": "funeral", "tiles": ("pharaoh", "pharaoh")}),
        ("reason-deny", {"points": 9, "other": 2}),
        ("reason-not-yet", {"sun": 12, "other": 1}),
        ("reason-rival-pays", {"sun": 12, "other": 1}),
        ("reason-lower-sun", {"sun": 2, "kept": 13}),
        ("reason-better-sun", {"sun": 3, "centre": 13, "last": 0}),
        ("reason-worse-sun", {"sun": 13, "centre": 1, "last": 0}),
        ("reason-last-ra", {"percent": 13}),
        ("reason-hurry", {"draws": 7, "suns": 4}),
        ("reason-points", {"points": 3}),
        ("reason-rival-points", {"points": 2, "other": 2}),
    ],
)
def test_a_reason_has_these_facts(key: str, facts: dict[str, object]) -> None:
    assert reason(key).facts == facts


def test_the_weightiest_reasons_come_first_and_not_too_many() -> None:
    rich = case(play(7 * QUIET_RA + draws("gold gold gold gold")), "ra draw", end=(2, 4), gains=(9, -9, -9))
    stakes = [reason.stake for reason in reasons(rich)]
    assert stakes == sorted(stakes, reverse=True)
    assert len(stakes) == MOST_REASONS


def test_P7_in_the_last_epoch_a_sun_counts_for_the_sum_at_the_end() -> None:
    last = case(play(LAST_EPOCH, ras="1"), "draw ra", other_end=(0, 13))
    told = next(reason for reason in reasons(last) if reason.key == "reason-worse-sun")
    assert "sum of suns" in sentence(catalogue("en"), told, NAMES)


def test_A1_the_last_bidder_is_not_told_that_nobody_can_bid_higher() -> None:
    assert "reason-nobody-higher" not in keys(case(play("draw =ra pass pass"), "bid:13 pass", end=(0, 13)))


def test_A1_only_those_who_may_still_bid_count_as_higher() -> None:
    state = play(draws(RICH) + "draw =ra pass")  # seat 1 with its sun 12 has passed; seat 0 will be the last
    assert "reason-cheap" in keys(case(state, "bid:11 pass", end=(2, 11)))
    state = play(draws("gold gold") + "draw =ra pass")  # seat 0 with its sun 13 has passed; seat 2 will be the last
    assert "reason-nobody-higher" in keys(case(state, "bid:12 pass", end=(1, 12)))


# In words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CASES)
def test_every_reason_can_be_told_in_every_language_by_name_and_to_you(key: str, language: str) -> None:
    say, told = catalogue(language), reason(key)
    about, to_you = (sentence(say, told, NAMES, you) for you in (False, True))
    assert about.endswith(".")
    assert to_you == about.replace(say("reason-player", player=NAMES[told.seat]), say("reason-you"))


@pytest.mark.parametrize(
    ("language", "you", "words"),
    [
        ("en", True, "The track is worth 9 points to you and 9 to Bob."),
        ("en", False, "The track is worth 9 points to Ann and 9 to Bob."),
        ("ru", True, "Дорожка стоит 9 очков для вас и 9 для игрока Bob."),
        ("ru", False, "Дорожка стоит 9 очков для игрока Ann и 9 для игрока Bob."),
        ("pl", True, "Tor jest wart 9 punktów dla ciebie i 9 dla gracza Bob."),
        ("pl", False, "Tor jest wart 9 punktów dla gracza Ann i 9 dla gracza Bob."),
    ],
)
def test_the_worth_of_the_track_in_words(language: str, you: bool, words: str) -> None:
    assert sentence(catalogue(language), reason("reason-track"), NAMES, you) == words


@pytest.mark.parametrize(
    ("language", "points", "words"),
    [
        ("en", 1, "1 point "),
        ("en", 2, "2 points "),
        ("ru", 1, "1 очко "),
        ("ru", 3, "3 очка "),
        ("ru", 5, "5 очков "),
        ("ru", 11, "11 очков "),
        ("ru", 21, "21 очко "),
        ("pl", 1, "1 punkt "),
        ("pl", 3, "3 punkty "),
        ("pl", 5, "5 punktów "),
        ("pl", 12, "12 punktów "),
        ("pl", 22, "22 punkty "),
    ],
)
def test_points_have_the_right_ending(language: str, points: int, words: str) -> None:
    told = Reason("reason-points", 0, {"points": points}, 1.0)
    assert words in sentence(catalogue(language), told, NAMES)


def test_tiles_and_players_are_told_by_their_names() -> None:
    told = sentence(catalogue("ru"), reason("reason-disaster"), NAMES)
    assert told == "Погребение: для игрока Ann это потеря тайлов — Фараон ×2."
    assert "Cat" in sentence(catalogue("pl"), reason("reason-rival-points"), NAMES)
