"""The adviser: every legal step weighed, from what a seat may see, with how sure it is and why."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from heliopolis.chance import Seeded
from heliopolis.game import CHANCE, Limits
from heliopolis.locales import catalogue
from heliopolis.ra import GAME
from heliopolis.ra.adviser import ERROR, Advice, Adviser, adviser, chapter, confidence
from heliopolis.ra.motives import NO_SALE, End
from heliopolis.ra.pieces import MOST_SEATS
from heliopolis.ra.prospects import Prospects
from heliopolis.ra.state import State
from heliopolis.ra.thinking import think
from tests.generators import SET_UPS, positions, walk
from tests.generators import patient as patiently
from tests.ra.games import SEAT_2_IS_ALONE, draws, give, legal, play

RICH = "gold gold gold"
QUIET_RA = "draw =ra pass pass pass "


def advice(state: State, nodes: int = 1) -> Advice:
    """What the hand-written judge tells the seat to move."""
    return Adviser(Prospects(), Limits(nodes=nodes)).advise(state.view(state.actor, open_scores=True))


def decisions(count: int) -> list[State]:
    """Positions of all kinds in which a seat has the move."""
    found = [state.copy() for number, state in enumerate(positions(10)) if number % 11 == 0]
    return [state for state in found if state.actor not in (None, CHANCE)][:count]


DECISIONS = decisions(120)


def test_every_legal_step_is_weighed_the_quietest_first() -> None:
    for state in DECISIONS:
        steps = [choice.step for choice in advice(state).choices]
        assert steps[0] == state.legal()[0]
        assert sorted(steps) == sorted(state.legal())


def test_every_step_has_a_chance_and_a_score_for_every_seat() -> None:
    for state in DECISIONS:
        for choice in advice(state).choices:
            assert sum(choice.wins) == pytest.approx(1, abs=1e-5)
            assert len(choice.wins) == len(choice.scores) == state.players


def test_a_loss_is_what_the_best_step_gives_more() -> None:
    for state in DECISIONS:
        told = advice(state)
        for choice in told.choices:
            assert choice.loss == max(0, told.best.wins[told.seat] - choice.wins[told.seat])
        assert told.best.loss == 0


@pytest.mark.parametrize("nodes", [1, 12])
def test_the_best_step_is_what_a_search_among_equals_finds_with_this_judge_and_these_limits(nodes: int) -> None:
    for state in DECISIONS[:40]:
        branches = think(Prospects(), state, Limits(nodes=nodes))
        assert advice(state, nodes).best.step == branches.steps[branches.best(state.seat)]


def test_limits_decide_how_deep_it_looks() -> None:
    state = play(draws("gold nile"))
    deep = think(Prospects(), state, Limits(nodes=50)).step_wins
    assert [choice.wins for choice in advice(state, 50).choices] == [
        tuple(deep[:3]),
        tuple(deep[MOST_SEATS : MOST_SEATS + 3]),
    ]
    assert advice(state, 50).choices != advice(state, 1).choices


def test_the_same_view_gives_the_same_advice_whatever_is_hidden() -> None:
    state = play("")
    other = state.copy()
    other.scores_now = [10, 25, 3, 10, 10]
    say = Adviser(Prospects()).advise
    assert say(state.view(0)) == say(other.view(0))
    assert say(state.view(0, open_scores=True)) != say(other.view(0, open_scores=True))


def test_the_position_asked_about_is_left_alone() -> None:
    state = play(draws(RICH))
    before = state.copy()
    advice(state, nodes=20)
    assert state == before


@pytest.mark.parametrize("record", SET_UPS[::45], ids=lambda record: f"{len(record.players)}")
def test_it_advises_through_whole_games_of_every_size(record: object) -> None:
    adviser = Adviser(Prospects())
    for number, state in enumerate(walk(record.start(), patiently, Seeded(3))):  # type: ignore[attr-defined]
        if state.actor not in (None, CHANCE) and number % 5 == 0:
            told = adviser.advise(state.view(state.actor, open_scores=True))
            assert told.best.step in state.legal()
            assert bool(told.reasons) == (len(told.choices) > 1)


# Sense


def test_it_invokes_ra_when_a_rich_lot_may_be_lost_and_nobody_can_bid() -> None:
    told = advice(play(SEAT_2_IS_ALONE + 7 * "draw =ra pass " + draws("gold gold flood nile nile")))
    assert GAME.text(told.best.step) == "ra"
    assert "reason-last-ra" in [reason.key for reason in told.reasons]


def test_a_step_without_choice_is_certain_and_needs_no_reason() -> None:
    full = play(SEAT_2_IS_ALONE + draws("nile nile nile nile nile nile nile nile"))
    assert legal(full) == ["ra"]
    assert (advice(full).confidence, advice(full).reasons) == (1.0, ())


def test_it_says_why_another_step_is_worse() -> None:
    state = give(play(draws("war funeral gold") + "draw =ra"), "", "4 pharaoh", "")
    view = state.view(state.actor, open_scores=True)
    adviser = Adviser(Prospects())
    told = adviser.advise(view)
    worst = max(told.choices, key=lambda choice: choice.loss)
    assert GAME.text(told.best.step) == "pass"
    assert "reason-disaster" in [reason.key for reason in adviser.why_not(view, told, worst.step)]


# How an auction is expected to end


@pytest.mark.parametrize(
    ("notation", "step", "end"),
    [
        (SEAT_2_IS_ALONE + draws(RICH), "ra", None),  # seat 2 wins with one of its own
        (SEAT_2_IS_ALONE + draws("gold") + "draw =ra", "bid:11", End(2, 11)),
        ("draw =ra pass pass", "bid:8", End(0, 8)),
        ("draw =ra bid:9 pass", "pass", End(1, 9)),
        ("draw =ra pass pass", "pass", NO_SALE),
        (draws("gold"), "draw", NO_SALE),
    ],
)
def test_A1_the_end_of_an_auction_is_foreseen(notation: str, step: str, end: End | None) -> None:
    found = Adviser(Prospects())._end(play(notation), GAME.parse(step))
    assert found == end if end is not None else found.seat == 2


# Chances


def test_the_chances_of_a_position_are_those_after_its_best_step() -> None:
    for state in DECISIONS[:40]:
        view = state.view(state.actor, open_scores=True)
        assert Adviser(Prospects()).chances(view) == advice(state).best.wins


def test_after_the_game_the_winner_has_won_for_sure() -> None:
    over = play(3 * "draw =ra ", ras="1")
    chances = Adviser(Prospects()).chances(over.view(None))
    assert [seat for seat, chance in enumerate(chances) if chance] == over.winners()
    assert sum(chances) == 1


# Confidence


def test_two_steps_that_look_alike_leave_it_open_which_is_better() -> None:
    assert confidence(0.0, 0.5) == 0.5
    assert confidence(-0.01, 0.5) == 0.5


def test_confidence_grows_with_the_gap() -> None:
    grown = [confidence(gap, 0.5) for gap in (0.0, 0.01, 0.02, 0.05, 0.3)]
    assert grown == sorted(set(grown))


def test_a_gap_of_one_error_is_right_five_times_in_six() -> None:
    assert confidence(ERROR, 0.5) == pytest.approx(0.841, abs=0.001)


def test_where_the_game_is_almost_decided_a_small_gap_says_more() -> None:
    assert confidence(0.01, 0.02) > confidence(0.01, 0.5)
    assert confidence(0.001, 1.0) == 1.0


# The door to it


def test_a_network_that_is_missing_is_an_error_and_not_something_else_instead(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        adviser(3, Limits(nodes=1), tmp_path / "none.safetensors")


def test_the_chapters_of_a_game_are_its_epochs() -> None:
    view = play("draw =ra", ras="1").view(None)
    assert [chapter(replace(view, epoch=epoch), catalogue("pl")) for epoch in (1, 2)] == ["Epoka 1", "Epoka 2"]
