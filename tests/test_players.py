"""Players from their specs, and those of every game: random and patient."""

from collections import Counter

import pytest

from heliopolis.game import BadSetup, Game, Limits, Player
from heliopolis.players import known_players, player
from heliopolis.players.budget import budget
from heliopolis.ra import GAME
from tests.generators import positions
from tests.ra.games import draws, play

RA: Game = GAME
PLAYERS = ["random", "patient", "pupil", "greedy", "search", "champion"]
LEVELS = ["pupil", "scribe", "priest", "vizier", "pharaoh"]
# Those that think as long as they may are asked for a few positions only; time is tested in tests/ra/test_thinking.py.
SPECS = ["random", "patient", "pupil", "greedy", "search:12", "champion", "champion:12"]
SEEDS = range(400)
# Seat 0 may draw, invoke Ra, or spend its God on the Nile.
THREE_STEPS = draws("god") + "ra pass bid:8 pass " + draws("nile")


def share(spec: str, step: str, notation: str) -> float:
    """How often players of many seeds take this step in a position."""
    state = play(notation)
    view, legal = state.view(state.actor), state.legal()
    counts = Counter(player(RA, spec, seed).choose(view, legal, Limits()) for seed in SEEDS)
    return counts[GAME.parse(step)] / len(SEEDS)


def test_players_and_levels_of_ra_are_known_weakest_first() -> None:
    assert known_players(RA) == [*PLAYERS, *LEVELS[1:]]
    assert list(RA.levels) == LEVELS


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_a_player(level: str) -> None:
    assert type(player(RA, level, 1)) is type(player(RA, RA.levels[level], 1))


@pytest.mark.parametrize("spec", ["random:1", "patient:2s", "pupil:x", "greedy:500ms", "scribe:500ms"])
def test_a_player_with_one_way_to_play_is_asked_for_no_other(spec: str) -> None:
    with pytest.raises(BadSetup):
        player(RA, spec, 1)


@pytest.mark.parametrize(
    ("text", "limits"),
    [
        ("500ms", Limits(seconds=0.5)),
        ("2s", Limits(seconds=2)),
        ("0.25s", Limits(seconds=0.25)),
        ("1000", Limits(nodes=1000)),
    ],
)
def test_a_budget_is_a_time_or_a_number_of_positions(text: str, limits: Limits) -> None:
    assert budget(text) == limits


@pytest.mark.parametrize("text", ["", "0", "0s", "fast", "1.5", "-3", "5m", "10 ms", "1e3", "ms"])
def test_anything_else_is_no_budget(text: str) -> None:
    with pytest.raises(BadSetup) as caught:
        budget(text)
    assert (caught.value.key, caught.value.facts) == ("error-budget", {"found": text})


@pytest.mark.parametrize(
    "spec", ["search:", "search:soon", "champion:", "champion:soon", "champion:a.safetensors:soon"]
)
def test_a_spec_with_a_wrong_budget_is_refused(spec: str) -> None:
    with pytest.raises(BadSetup):
        player(RA, spec, 1)


def test_limits_of_player_and_table_hold_together() -> None:
    assert Limits(seconds=2).within(Limits(seconds=1)) == Limits(seconds=1)
    assert Limits(seconds=2).within(Limits(nodes=5)) == Limits(seconds=2, nodes=5)
    assert Limits().within(Limits(nodes=5)) == Limits(nodes=5)
    assert Limits(nodes=3).within(Limits()) == Limits(nodes=3)


@pytest.mark.parametrize("spec", ["", "Greedy", "clever", ":500ms"])
def test_an_unknown_spec_is_refused_with_the_known_ones(spec: str) -> None:
    with pytest.raises(BadSetup) as caught:
        player(RA, spec, 1)
    assert (caught.value.key, caught.value.facts) == (
        "error-player",
        {"found": spec, "known": ", ".join([*PLAYERS, *LEVELS[1:]])},
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
