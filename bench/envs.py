"""Environments: decisions a CPU second of ours beside those of PettingZoo, RLCard and OpenSpiel, all in one run.

    python bench/envs.py [--rounds 15] [--seconds 0.2] [--json]

All play at random and take turns, round after round. The vector environment steps 1024 tables in one call; its actions
are chosen in the compiled core too, as OpenSpiel's native rollouts choose theirs, or by NumPy from the masks, as a
learner would. A decision is a step of a player who had more than one legal step.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from heliopolis.bench import peers
from heliopolis.bench.contest import Budget, Contestant, Standing, clocked, contest
from heliopolis.envs.tables import Tables

TABLES = 1024
PLAYERS = (3, 5)
STEPS = 20  # of all tables, at one go
SEED = 1
NATIVE = "OpenSpiel, native hearts"
GOALS = {"vector": 2.5, "vector, observations": 1.5}  # times native hearts, for three players


def vector(players: int, observe: bool) -> Callable[[int], float]:
    """Tables stepped in one call, the actions chosen in the compiled core."""
    tables = Tables(TABLES, players=players, observe=observe)
    tables.reset(SEED)

    def play(times: int) -> float:
        for _ in range(times * STEPS):
            tables.step(tables.sample())
        return times * STEPS * TABLES

    return play


def vector_by_numpy(players: int) -> Callable[[int], float]:
    """The same with observations, and NumPy chooses among the actions that the masks allow."""
    tables = Tables(TABLES, players=players)
    tables.reset(SEED)
    luck = np.random.default_rng(SEED)

    def play(times: int) -> float:
        for _ in range(times * STEPS):
            tables.step((luck.random(tables.masks.shape, np.float32) * tables.masks).argmax(1))
        return times * STEPS * TABLES

    return play


def one_by_one(make: Callable[[], Any], mask: Callable[[Any], Any]) -> Callable[[int], float]:
    """Games of a PettingZoo environment; ``mask`` finds the legal actions in an observation."""
    table = make()
    luck = random.Random(SEED)

    def play(games: int) -> float:
        decisions = 0
        for _ in range(games):
            table.reset(seed=luck.randrange(2**31))
            for _ in table.agent_iter():
                observation, _, over, late, _ = table.last()
                legal = () if over or late else np.flatnonzero(mask(observation))
                decisions += len(legal) > 1
                table.step(int(legal[int(luck.random() * len(legal))]) if len(legal) else None)
        return decisions

    return play


def ours_in_pettingzoo(players: int) -> Callable[[int], float]:
    """Our PettingZoo environment."""
    ours = import_module("heliopolis.envs.pettingzoo")
    return one_by_one(lambda: ours.env(players=players), lambda seen: seen["action_mask"])


def classic(name: str) -> Callable[[int], float]:
    """One of PettingZoo's classic environments."""
    theirs = import_module(f"pettingzoo.classic.{name}")
    return one_by_one(theirs.env, lambda seen: seen["action_mask"])


def rl_environment(name: str, players: int) -> Callable[[int], float]:
    """A game in OpenSpiel's environment for learners."""
    environments: Any = import_module("open_spiel.python.rl_environment")
    parameters = {"players": players} if players else {}
    table = environments.Environment(name, **parameters)
    luck = random.Random(SEED)

    def play(games: int) -> float:
        decisions = 0
        for _ in range(games):
            now = table.reset()
            while not now.last():
                legal = now.observations["legal_actions"][now.observations["current_player"]]
                decisions += len(legal) > 1
                now = table.step([legal[int(luck.random() * len(legal))]])
        return decisions

    return play


def contestants() -> Iterator[Contestant]:
    """Ours, and whatever of the others is installed."""
    for players in PLAYERS:
        yield Contestant("vector", players, clocked(vector, players, False))
        yield Contestant("vector, observations", players, clocked(vector, players, True))
        yield Contestant("vector, observations, NumPy chooses", players, clocked(vector_by_numpy, players))
    if find_spec("pettingzoo"):
        yield Contestant("PettingZoo, ours", 3, clocked(ours_in_pettingzoo, 3))
    if find_spec("pettingzoo") and find_spec("pygame"):
        yield Contestant("PettingZoo classic, connect four", 2, clocked(classic, "connect_four_v3"))
    if find_spec("pettingzoo") and find_spec("pygame") and peers.RLCARD.installed():
        yield Contestant("PettingZoo classic, Texas hold'em", 2, clocked(classic, "texas_holdem_v4"))
    if peers.RLCARD.installed():
        yield Contestant("RLCard, Uno", 2, clocked(peers.uno))
    if peers.OPEN_SPIEL.installed():
        import_module("heliopolis.envs.openspiel")
        yield Contestant(NATIVE, 4, clocked(peers.rollouts, "hearts"))
        yield Contestant("OpenSpiel rl_environment, hearts", 4, clocked(rl_environment, "hearts", 0))
        yield Contestant("OpenSpiel rl_environment, ours", 3, clocked(rl_environment, "python_heliopolis_ra", 3))


def measured(budget: Budget) -> list[dict[str, Any]]:
    """Every contestant with its figures."""
    standings = contest(list(contestants()), budget, lambda laps: None)
    base = next((each for each in standings if each.name == NATIVE), None)
    return [_row(each, base) for each in standings]


def _row(standing: Standing, base: Standing | None) -> dict[str, Any]:
    pace = standing.decisions_per_second()
    ratio = standing.times(base) if base else None
    return {
        "name": standing.name,
        "players": standing.players,
        "decisions_per_second": pace.middle,
        "low": pace.low,
        "high": pace.high,
        "times_native_hearts": ratio.middle if ratio else None,
        "goal": GOALS.get(standing.name) if standing.players == PLAYERS[0] else None,
    }


def _line(row: dict[str, Any]) -> str:
    ratio, goal = row["times_native_hearts"], row["goal"]
    middle, low, high = (row[key] / 1e6 for key in ("decisions_per_second", "low", "high"))
    told = f"{row['name']:40} {row['players']:7} {middle:12.4f} {low:9.4f} .. {high:<9.4f}"
    if ratio is None:
        return told
    verdict = "" if goal is None else f"  (goal {goal}: {'' if ratio >= goal else 'not '}reached)"
    return f"{told} {ratio:9.3f}{verdict}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.2, help="of CPU time, about, for one lap")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    rows = measured(Budget(options.rounds, options.seconds))
    if options.json:
        print(json.dumps(rows))
        return
    print(f"{'':40} {'players':>7} {'M decisions/s':>12} {'low .. high':>21} {'x hearts':>9}")
    for row in rows:
        print(_line(row))


if __name__ == "__main__":
    main()
