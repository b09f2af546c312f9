"""PettingZoo takes our environments for its own."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo import make

with warnings.catch_warnings():  # its tests import its own environments in a way that it has given up
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )
    from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test
    from pettingzoo.test.state_test import state_test

from heliopolis.envs import pettingzoo
from heliopolis.game import IllegalStep

PLAYERS = [2, 3, 4, 5]
# PettingZoo warns of every environment whose observations are dictionaries, its own ones too.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation"),
    pytest.mark.filterwarnings("ignore:.*Illegal move"),
]


@pytest.mark.parametrize("players", PLAYERS)
def test_pettingzoos_own_tests_pass(players: int) -> None:
    api_test(pettingzoo.env(players=players), num_cycles=100)
    seed_test(lambda: pettingzoo.env(players=players), num_cycles=50)
    state_test(pettingzoo.env(players=players), pettingzoo.parallel_env(players=players), num_cycles=20)
    parallel_api_test(pettingzoo.parallel_env(players=players), num_cycles=30)
    parallel_seed_test(lambda: pettingzoo.parallel_env(players=players), num_cycles=30)


def test_a_fixed_number_of_cycles_is_kept() -> None:
    max_cycles_test(pettingzoo)


def test_every_way_to_render_works() -> None:
    render_test(lambda render_mode: pettingzoo.env(render_mode=render_mode))


@pytest.mark.parametrize("players", PLAYERS)
def test_pictures_show_every_number_of_players(players: int) -> None:
    table = pettingzoo.env(players=players, render_mode="rgb_array")
    table.reset(seed=1)
    picture = table.render()
    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 4


@pytest.mark.parametrize("players", PLAYERS)
def test_observations_can_be_saved(players: int, tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    save_obs_test(pettingzoo.env(players=players))
    assert "must be Box to save observations as image" in capsys.readouterr().out  # it saves nothing but pictures
    seen = dict(_seen(pettingzoo.env(players=players), players))
    assert len({array.tobytes() for array in seen.values()}) > players  # what is seen later does not overwrite it
    np.savez(tmp_path / "seen.npz", **seen)
    again = dict(_seen(pettingzoo.env(players=players), players))
    with np.load(tmp_path / "seen.npz", allow_pickle=False) as saved:
        assert set(saved) == set(again)
        for name, array in again.items():
            assert saved[name].dtype == array.dtype
            np.testing.assert_array_equal(saved[name], array)


def _seen(table: Any, seed: int) -> Iterator[tuple[str, Any]]:
    """What everybody sees now and then in a whole game at random, each array under a name of its own."""
    luck = np.random.default_rng(seed)
    table.reset(seed=seed)
    for number, _ in enumerate(table.agent_iter()):
        if number % 20 == 0:
            for other in table.agents:
                seen = table.observe(other)
                assert table.observation_space(other).contains(seen)
                yield from ((f"{number} {other} {name}", array) for name, array in seen.items())
        last, _, over, late, _ = table.last()
        table.step(None if over or late else int(luck.choice(np.flatnonzero(last["action_mask"]))))


def _played(table: Any, seed: int) -> dict[str, float]:
    """A game at random: what everybody earned."""
    luck = np.random.default_rng(seed)
    table.reset(seed=seed)
    earned = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, late, _ = table.last()
        earned[agent] += reward
        table.step(None if over or late else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    return earned


def test_one_agent_wins_and_the_others_pay() -> None:
    assert sorted(_played(pettingzoo.env(players=4), 1).values()) == pytest.approx([-1 / 3, -1 / 3, -1 / 3, 1])


def test_points_sum_to_nothing() -> None:
    earned = _played(pettingzoo.env(reward="points"), 1)
    assert sum(earned.values()) == pytest.approx(0)
    assert any(earned.values())


def test_only_the_seat_to_move_has_legal_actions() -> None:
    table = pettingzoo.env()
    table.reset(seed=1)
    masks = {agent: table.observe(agent)["action_mask"].sum() for agent in table.agents}
    assert [agent for agent, legal in masks.items() if legal] == [table.agent_selection]


def test_an_illegal_action_loses_raises_or_is_replaced() -> None:
    table = pettingzoo.env()
    table.reset(seed=1)
    wrong = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    mover = table.agent_selection
    table.step(wrong)
    assert all(table.terminations.values())
    assert table._cumulative_rewards[mover] == -1
    replaced = pettingzoo.env(illegal="replace")
    replaced.reset(seed=1)
    replaced.step(wrong)
    assert not any(replaced.terminations.values())
    assert replaced.infos[mover] == {"illegal_action": True}
    bare = pettingzoo.TableEnv()
    bare.reset(seed=1)
    with pytest.raises(IllegalStep):
        bare.step(wrong)
    with pytest.raises(ValueError, match="illegal must be"):
        pettingzoo.env(illegal="ignore")


def test_pettingzoo_makes_it_by_its_name() -> None:
    assert make("aec", "heliopolis/Ra-v0", players=4).possible_agents == [f"player_{seat}" for seat in range(4)]
    assert isinstance(make("parallel", "heliopolis/Ra-v0"), pettingzoo.parallel_env)


def test_observations_are_those_of_the_vector_environment() -> None:
    table = pettingzoo.env(players=3)
    table.reset(seed=1)
    coding, game = table.unwrapped.coding, table.unwrapped.game
    seen = table.observe(table.agent_selection)["observation"]
    assert (seen == coding.encode.observation(game.view(game.actor))).all()
