"""Many tables in one call: the same games as the rules play, told in arrays."""

from __future__ import annotations

import os
import subprocess
import sys
import threading

import numpy as np
import pytest

from heliopolis import compiled
from heliopolis.envs.rewards import Rewards
from heliopolis.envs.tables import Tables
from heliopolis.game import BadSetup, IllegalStep
from tests.envs.digest import digests
from tests.generators import ROOT

PLAYERS = (2, 3, 4, 5)


def _started(count: int = 8, seed: int = 1, **setup: object) -> Tables:
    tables = Tables(count, **setup)  # type: ignore[arg-type] # a test says what it wants
    tables.reset(seed)
    return tables


def _course(tables: Tables, steps: int) -> list[bytes]:
    """What the arrays held after every step."""
    seen = []
    for _ in range(steps):
        tables.step(tables.sample("patient"))
        arrays = (tables.observations, tables.masks, tables.rewards, tables.done, tables.seats)
        seen.append(b"".join(array.tobytes() for array in arrays))
    return seen


@pytest.mark.parametrize("players", PLAYERS)
def test_masks_seats_and_observations_are_those_of_the_tables(players: int) -> None:
    tables = _started(players=players)
    for _ in range(150):
        for number in range(tables.count):
            state = tables.state(number)
            assert state.actor == tables.seats[number]
            assert {tables.coding.steps[action] for action in np.flatnonzero(tables.masks[number])} == set(
                state.legal()
            )
            assert (tables.observations[number] == tables.coding.observe(state, state.actor)).all()
        tables.step(tables.sample())


def test_whoever_is_asked_has_a_choice() -> None:
    tables = _started(64)
    for _ in range(200):
        assert (tables.masks.sum(1) > 1).all()
        tables.step(tables.sample("patient"))


@pytest.mark.parametrize("opponents", [None, "random", "patient"])
def test_the_same_seed_gives_the_same_games_and_another_one_others(opponents: str | None) -> None:
    one, same, other = (_course(_started(seed=seed, opponents=opponents), 60) for seed in (7, 7, 8))
    assert one == same
    assert one != other


def test_a_table_with_a_seed_of_its_own_plays_alike_beside_any_others() -> None:
    few, many = Tables(2), Tables(5)
    few.reset([11, 12])
    many.reset([9, 12, 8, 11, 7])
    assert (few.observations == many.observations[[3, 1]]).all()
    assert not (few.observations[0] == few.observations[1]).all()


@pytest.mark.parametrize("reward", ["win", "points"])
@pytest.mark.parametrize("players", PLAYERS)
def test_rewards_are_those_of_the_contract(players: int, reward: str) -> None:
    tables = _started(4, players=players, reward=reward)
    purses = [Rewards(reward, tables.coding.start()) for _ in range(tables.count)]
    ended = 0
    for _ in range(400):
        before = [tables.state(number) for number in range(tables.count)]
        actions = tables.sample("patient")
        tables.step(actions)
        for number, state in enumerate(before):
            if tables.done[number]:
                ended += 1
                purses[number] = Rewards(reward, tables.coding.start())
            elif tables.rewards[number].any():
                now = tables.state(number)
                assert now.epoch > state.epoch
                assert np.allclose(tables.rewards[number], purses[number].since(now), atol=1e-4)
    assert ended


def test_rewards_sum_to_nothing_and_the_winner_gets_one() -> None:
    tables = _started(64)
    ended = 0
    for _ in range(300):
        tables.step(tables.sample("patient"))
        assert np.allclose(tables.rewards.sum(1), 0, atol=1e-6)
        assert (tables.rewards[~tables.done] == 0).all()
        assert (tables.rewards[tables.done].max(1, initial=-1) == 1).all()
        ended += int(tables.done.sum())
    assert ended > 20


def test_points_over_a_game_add_up_to_the_final_margin() -> None:
    tables = _started(16, reward="points")
    sums = np.zeros((tables.count, 3))
    score = next(at for at, (name, _) in enumerate(_named(tables)) if name == "seat0.score")
    checked = 0
    for _ in range(400):
        movers = tables.seats.copy()
        tables.step(tables.sample("patient"))
        sums += tables.rewards
        for number in np.flatnonzero(tables.done):
            scores = [tables.finals[number][score + seat * 60] * 100 for seat in range(3)]
            margin = scores[0] - (scores[1] + scores[2]) / 2
            assert sums[number][movers[number]] == pytest.approx(margin, abs=0.01)
            sums[number] = 0
            checked += 1
    assert checked


def _named(tables: Tables) -> list[tuple[str, int]]:
    """Every place of an observation with the name of its field."""
    fields = tables.coding.encode.fields(tables.coding.players)
    return [(name, place) for name, field in fields for place in range(field.size)]


def test_a_game_that_is_over_is_followed_by_a_new_one_and_its_end_is_kept() -> None:
    tables = _started(64)
    over = [name == "phase" and place == 6 for name, place in _named(tables)].index(True)
    ended = 0
    for _ in range(300):
        tables.step(tables.sample("patient"))
        ended += int(tables.done.sum())
        assert (tables.finals[tables.done][:, over] == 1).all()
        assert (tables.observations[:, over] == 0).all()
        for number in np.flatnonzero(tables.done):
            assert tables.state(int(number)).epoch == 1
    assert ended > 20


def test_an_illegal_action_is_refused_with_its_reason_and_nothing_is_stepped() -> None:
    tables = _started()
    actions = tables.sample()
    actions[5] = np.flatnonzero(tables.masks[5] == 0)[0]
    before = tables.observations.copy()
    with pytest.raises(IllegalStep):
        tables.step(actions)
    assert (tables.observations == before).all()
    with pytest.raises(ValueError, match="table 5: 54 is no action"):
        tables.step(np.where(np.arange(8) == 5, 54, tables.sample()))


def test_tables_that_were_never_reset_are_not_stepped() -> None:
    with pytest.raises(ValueError, match="reset"):
        Tables(2).step([0, 0])


def test_a_wrong_number_of_actions_is_refused() -> None:
    with pytest.raises(ValueError, match="3 actions for 8 tables"):
        _started().step([0, 0, 0])


def test_setups_that_do_not_exist_are_refused() -> None:
    with pytest.raises(BadSetup):
        Tables(2, players=6)
    with pytest.raises(ValueError, match="compiled core"):
        Tables(2, opponents="greedy")
    with pytest.raises(ValueError, match="no reward"):
        Tables(2, reward="fame")


def test_options_and_editions_are_played() -> None:
    tables = _started(2, players=2, options={"ras": "7", "mild-end": "yes"})
    assert (tables.state(0).ras, tables.state(0).mild_end) == (7, True)


def test_against_opponents_every_decision_is_one_seats_and_its_seat_changes_from_game_to_game() -> None:
    tables = _started(32, opponents="patient")
    met = set()
    for _ in range(200):
        movers = tables.seats.copy()
        tables.step(tables.sample())
        met |= set(tables.seats.tolist())
        assert (tables.seats[~tables.done] == movers[~tables.done]).all()
    assert met == {0, 1, 2}


def test_without_observations_the_same_games_are_played() -> None:
    seen, unseen = _started(), _started(observe=False)
    for _ in range(50):
        actions = seen.sample()
        seen.step(actions)
        unseen.step(actions)
        assert (seen.masks == unseen.masks).all()
    assert unseen.observations.size == 0


@pytest.mark.skipif(not compiled(), reason="interpreted rules keep Python's lock")
def test_other_threads_run_while_tables_are_stepped() -> None:
    tables = _started(4096)
    go, ran = threading.Event(), threading.Event()

    def run() -> None:
        go.wait()
        ran.set()

    thread = threading.Thread(target=run)
    interval = sys.getswitchinterval()
    thread.start()
    sys.setswitchinterval(60)  # nobody is interrupted: the thread runs only where the lock is let go
    try:
        go.set()
        steps = 0
        while not ran.is_set() and steps < 2000:
            tables.step(tables.sample())
            steps += 1
        assert ran.is_set()
    finally:
        sys.setswitchinterval(interval)
        thread.join()


@pytest.mark.skipif(not compiled(), reason="there is no compiled form to compare")
def test_both_forms_play_the_same_tables() -> None:
    other = subprocess.run(
        [sys.executable, "-m", "tests.envs.digest"],
        cwd=ROOT,
        env={**os.environ, "HELIOPOLIS_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert other.stdout.split("\n")[:-1] == digests()
