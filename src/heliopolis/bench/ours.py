"""What is measured of Ra: games inside the compiled core, games stepped from Python, replays, memory, cores."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

from heliopolis.bench.contest import Spread, spread
from heliopolis.bench.picking import pick
from heliopolis.chance import Seeded
from heliopolis.game import CHANCE
from heliopolis.ra import GAME
from heliopolis.ra.playout import random_outcome
from heliopolis.record import Record, replay, write
from heliopolis.simulate import Plan, simulate
from heliopolis.tally import Tally

SEED = 1
EDITION = next(iter(GAME.editions))


def playouts(players: int, spec: str) -> Callable[[int], float]:
    """Random games that never leave the compiled core."""
    start = GAME.start(players)
    luck = Seeded(SEED)

    def play(games: int) -> float:
        tally = Tally()
        GAME.playouts(start, luck, GAME.patience[spec], games, tally)
        return tally.decisions

    return play


def stepping_by_odds(players: int) -> Callable[[int], float]:
    """Random games stepped from Python by the calls that every game of the contract has."""
    luck = random.Random(SEED)
    chosen = luck.random

    def play(games: int) -> float:
        decisions = 0
        for _ in range(games):
            state = GAME.start(players)
            while (actor := state.actor) is not None:
                if actor == CHANCE:
                    state.apply(pick(luck, state.odds()))
                    continue
                legal = state.legal()
                if len(legal) > 1:
                    decisions += 1
                state.apply(legal[int(chosen() * len(legal))])
        return decisions

    return play


def stepping_quickest(players: int) -> Callable[[int], float]:
    """The same, but chance picks without a list of the odds; written out again, because a call would be measured."""
    luck = Seeded(SEED)
    chosen = random.Random(SEED).random

    def play(games: int) -> float:
        decisions = 0
        for _ in range(games):
            state = GAME.start(players)
            while (actor := state.actor) is not None:
                if actor == CHANCE:
                    state.apply(random_outcome(state, luck))
                    continue
                legal = state.legal()
                if len(legal) > 1:
                    decisions += 1
                state.apply(legal[int(chosen() * len(legal))])
        return decisions

    return play


STEPPING = {"odds": stepping_by_odds, "quickest": stepping_quickest}


def record_text(players: int, least_steps: int) -> str:
    """The record of a game with at least so many steps, played by somebody who mostly draws."""
    seed = SEED
    while len(steps := _patient_game(players, Seeded(seed))) < least_steps:
        seed += 1
    names = tuple(f"Player {seat}" for seat in range(1, players + 1))
    return write(Record(GAME.name, EDITION, names, steps=tuple(steps[:least_steps])))


def _patient_game(players: int, luck: Seeded) -> list[int]:
    state = GAME.start(players)
    steps: list[int] = []
    while (actor := state.actor) is not None:
        legal = state.legal()
        if actor == CHANCE:
            step = luck.pick(state.odds())
        else:
            step = legal[0] if luck.below(5) else legal[luck.below(len(legal))]
        state.apply(step)
        steps.append(step)
    return steps


def replay_seconds(text: str, rounds: int, times: int, advance: Callable[[int], None]) -> Spread:
    """CPU seconds for one replay of a record from its text."""
    figures = []
    for _ in range(rounds):
        begun = time.process_time()
        for _ in range(times):
            replay(text)
        figures.append((time.process_time() - begun) / times)
        advance(1)
    return spread(figures)


def state_bytes(players: int) -> int:
    """The memory of one state."""
    return sys.getsizeof(GAME.start(players))


def scaling(players: int, threads: int, seconds: float, rounds: int, advance: Callable[[int], None]) -> Spread:
    """How many times sooner ``simulate`` is done on so many cores than on one, by the clock on the wall."""

    def plan(games: int) -> Plan:
        return Plan(GAME.name, players, games, SEED)

    trial = simulate(plan(20_000), 1)
    games = max(20_000, round(trial.games_per_second * seconds))
    figures = []
    for _ in range(rounds):
        alone = simulate(plan(games), 1).seconds
        figures.append(alone / simulate(plan(games), threads).seconds)
        advance(1)
    return spread(figures)
