"""Players from their specs, and those of every game: random and patient."""

from collections import Counter

import pytest

from heliopolis.game import BadSetup, Game, Limits, Player
from heliopolis.players import known_players, player
from heliopolis.ra import GAME
from tests.generators import positions
from tests.ra.games import draws, play

RA: Game = GAME
SPECS = known_players(RA)
SEEDS = range(400)
# Seat 0 may draw, invoke Ra, or spend its God on the Nile.
THREE_STEPS = draws("god") + "ra pass bid:8 pass " + draws("nile")


def share(spec: str, step: str, notation: str) -> float:
    """How often players of many seeds take this step in a position."""
    state = play(notation)
    view, legal = state.view(state.actor), state.legal()
    counts = Counter(player(RA, spec, seed).choose(view, legal, Limits()) for seed in SEEDS)
    return counts[GAME.parse(step)] / len(SEEDS)


def test_the_players_of_ra_are_known_weakest_first() -> None:
    assert SPECS == ["random", "patient", "greedy"]


@pytest.mark.parametrize("spec", ["", "Greedy", "clever", "greedy:500ms"])
def test_an_unknown_spec_is_refused_with_the_known_ones(spec: str) -> None:
    with pytest.raises(BadSetup) as caught:
        player(RA, spec, 1)
    assert (caught.value.key, caught.value.facts) == (
        "error-player",
        {"found": spec, "known": "random, patient, greedy"},
    )


@pytest.mark.parametrize("spec", SPECS)
def test_the_choice_is_always_legal(spec: str) -> None:
    chooser = player(RA, spec, 7)
    for state in positions(40):
        if state.actor in range(state.players):
            legal = state.legal()
            assert chooser.choose(state.view(state.actor), list(legal), Limits()) in legal


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_and_view_give_the_same_choice_whatever_was_asked_before(spec: str) -> None:
    used: Player = player(RA, spec, 3)
    for state in positions(7):
        if state.actor in range(state.players):
            view, legal = state.view(state.actor), state.legal()
            fresh = player(RA, spec, 3)
            assert used.choose(view, legal, Limits()) == fresh.choose(view, legal, Limits())


@pytest.mark.parametrize("spec", SPECS)
def test_the_others_hidden_scores_do_not_change_the_choice(spec: str) -> None:
    for state in positions(7):
        if (actor := state.actor) in range(state.players):
            other = state.copy()
            other.scores_now = [score if seat == actor else 99 for seat, score in enumerate(state.scores_now)]
            chooser = player(RA, spec, 3)
            choices = [chooser.choose(truth.view(actor), truth.legal(), Limits()) for truth in (state, other)]
            assert choices[0] == choices[1]


def test_random_takes_each_of_two_steps_half_of_the_time() -> None:
    assert share("random", "ra", "") == pytest.approx(0.5, abs=0.08)


def test_patient_takes_the_quiet_step_nine_times_in_ten_when_there_are_two() -> None:
    assert share("patient", "draw", "") == pytest.approx(0.9, abs=0.05)


@pytest.mark.parametrize("spec", ["random", "patient"])
def test_every_step_is_taken_at_times(spec: str) -> None:
    assert all(share(spec, step, THREE_STEPS) > 0.04 for step in ("draw", "ra", "god:nile"))
