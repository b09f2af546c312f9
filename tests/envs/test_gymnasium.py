"""Gymnasium takes our environments for its own."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from heliopolis.envs.gymnasium import SeatEnv, TablesEnv
from heliopolis.game import BadSetup, IllegalStep

RA = "heliopolis/Ra-v0"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_gymnasiums_own_checks_pass(players: int) -> None:
    check_env(gymnasium.make(RA, players=players).unwrapped, skip_render_check=True)


def test_they_pass_against_other_players_and_with_pictures() -> None:
    made = gymnasium.make(RA, opponents=["greedy", "random"], seat=1, reward="points", render_mode="rgb_array")
    check_env(made.unwrapped)


def _played(env: SeatEnv, seed: int) -> tuple[list[float], float]:
    """A game of the first legal action: the rewards, and the sum of everything seen."""
    seen, _ = env.reset(seed=seed)
    rewards, total, over = [], float(seen.sum()), False
    while not over:
        seen, reward, over, late, _ = env.step(np.flatnonzero(env.action_masks())[-1])
        assert not late
        rewards.append(reward)
        total += float(seen.sum())
    return rewards, total


def test_a_game_repeats_itself_for_the_same_seed() -> None:
    env = SeatEnv(opponents="patient")
    assert _played(env, 5) == _played(env, 5) == _played(SeatEnv(opponents="patient"), 5)
    assert _played(env, 6)[1] != _played(env, 5)[1]


def test_only_the_end_rewards_the_winner() -> None:
    rewards, _ = _played(SeatEnv(), 3)
    assert rewards[:-1] == [0] * (len(rewards) - 1)
    assert rewards[-1] in (1, -0.5)


def test_the_seat_to_play_can_be_chosen() -> None:
    assert [SeatEnv(seat=seat).reset(seed=1)[1]["seat"] for seat in range(3)] == [0, 1, 2]
    env = SeatEnv()
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_an_illegal_action_loses_the_game() -> None:
    env = SeatEnv()
    env.reset(seed=1)
    illegal = np.flatnonzero(env.action_masks() == 0)[0]
    _, reward, over, late, info = env.step(illegal)
    assert (reward, over, late, info["illegal_action"]) == (-1.0, True, False, True)


@pytest.mark.parametrize("wrong", [{"players": 9}, {"opponents": "nobody"}])
def test_a_set_up_that_does_not_exist_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        SeatEnv(**wrong)  # type: ignore[arg-type] # what is wrong is the point


@pytest.mark.parametrize(
    "wrong", [{"opponents": ["patient"]}, {"seat": 3}, {"render_mode": "film"}, {"reward": "fame"}]
)
def test_an_argument_that_makes_no_sense_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"opponents|seat|render|reward"):
        SeatEnv(**wrong)  # type: ignore[arg-type] # what is wrong is the point


def test_the_table_can_be_printed_and_written(capsys: pytest.CaptureFixture[str]) -> None:
    shown = SeatEnv(render_mode="ansi")
    shown.reset(seed=1)
    assert "player_0" in shown.render()
    SeatEnv(render_mode="human").reset(seed=1)
    assert "player_0" in capsys.readouterr().out


def test_any_player_may_be_an_opponent_where_tables_are_stepped_one_by_one() -> None:
    made = gymnasium.make_vec(RA, num_envs=2, vectorization_mode="sync", players=3, opponents=["pupil", "greedy"])
    seen, infos = made.reset(seed=3)
    ended = 0
    while ended < 2:
        assert made.observation_space.contains(seen)
        seen, _, over, _, infos = made.step(infos["action_mask"].argmax(1))
        ended += int(over.sum())
    assert [len(scores) for scores in infos["scores"]] == [3, 3]
    made.close()


def test_many_tables_come_from_the_same_name() -> None:
    made = gymnasium.make_vec(RA, num_envs=4, players=5, opponents="patient")
    assert isinstance(made.unwrapped, TablesEnv)
    seen, infos = made.reset(seed=1)
    assert made.observation_space.contains(seen)
    assert infos["action_mask"].shape == (4, 54)


def test_a_list_of_seeds_has_one_for_each_table() -> None:
    env = TablesEnv(3)
    seen, _ = env.reset(seed=[5, 6, 5])
    assert (seen[0] == seen[2]).all()
    assert not (seen[0] == seen[1]).all()
    again, _ = env.reset(seed=[5, None, 5])
    assert (again[0] == seen[0]).all()


def test_rewards_are_those_of_the_seats_that_acted_and_ends_are_told() -> None:
    env = TablesEnv(32, reward="points")
    _, infos = env.reset(seed=1)
    ended = 0
    for _ in range(400):
        movers = infos["seat"]
        actions = env.tables.sample("patient")
        assert env.action_space.contains(actions)
        seen, rewards, over, late, infos = env.step(actions)
        assert env.observation_space.contains(seen)
        assert (rewards == infos["rewards"][np.arange(32), movers]).all()
        assert not late.any()
        ended += int(over.sum())
        assert ("final_obs" in infos) == over.any()
    assert ended


def test_arrays_are_copies_unless_asked_otherwise() -> None:
    for copy in (True, False):
        env = TablesEnv(4, copy=copy)
        seen, _ = env.reset(seed=1)
        before = seen.copy()
        env.step(env.tables.sample())
        assert (seen == before).all() == copy


def test_an_illegal_action_at_one_of_many_tables_raises() -> None:
    env = TablesEnv(4)
    _, infos = env.reset(seed=1)
    with pytest.raises(IllegalStep):
        env.step((infos["action_mask"] == 0).argmax(1))
