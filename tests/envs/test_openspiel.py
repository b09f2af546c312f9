"""OpenSpiel plays our game as one of its own."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts

import heliopolis.envs.openspiel  # noqa: F401 # registers the game
from heliopolis.ra import GAME, encode
from heliopolis.record import Record, replay, write

NAME = "python_heliopolis_ra"


def _random_game(game: Any, seed: int) -> Any:
    luck = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=shares)))
        else:
            state.apply_action(int(luck.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_openspiels_own_test_passes(players: int, capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game(f"{NAME}(players={players})")
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game(f"{NAME}(players=2,ras=7,mild_end=yes,reward=points)")
    state = game.new_initial_state()
    assert (state.table.ras, state.table.mild_end) == (7, True)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_chance_nodes_are_the_odds_of_the_game() -> None:
    state = pyspiel.load_game(f"{NAME}(players=2)").new_initial_state()
    named = {state.action_to_string(action): share for action, share in state.chance_outcomes()}
    assert named == {"=suns:9-6-5-2": 0.5, "=suns:8-7-4-3": 0.5}


def test_a_history_is_a_record() -> None:
    state = _random_game(pyspiel.load_game(NAME), 1)
    record = Record("ra", "sunboat", ("Ann", "Bob", "Cat"), steps=tuple(map(GAME.parse, str(state).split())))
    again = replay(write(record))
    assert again.error is None
    won = again.state.winners()[0]
    assert state.returns() == [1.0 if seat == won else -0.5 for seat in range(3)]


def test_observations_are_our_encoding() -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    view = state.table.view(1, open_scores=True)
    assert (np.array(state.observation_tensor(1), np.float32) == encode.observation(view)).all()
    assert state.observation_string(1) == repr(view)


def test_the_environment_for_learners_plays_it() -> None:
    luck = np.random.RandomState(1)
    table = rl_environment.Environment(NAME, players=3)
    now = table.reset()
    while not now.last():
        legal = now.observations["legal_actions"][now.observations["current_player"]]
        now = table.step([int(luck.choice(legal))])
    assert sum(now.rewards) == 0
    assert max(now.rewards) == 1


def test_its_tree_search_in_python_plays_it() -> None:
    game = pyspiel.load_game(f"{NAME}(players=2)")
    luck = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 8, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert bot.step(state) in state.legal_actions()


def test_python_ends_in_peace_after_registering() -> None:
    done = subprocess.run(
        [sys.executable, "-c", f"import pyspiel, heliopolis.envs.openspiel; pyspiel.load_game('{NAME}')"],
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
