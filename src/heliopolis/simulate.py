"""Many games between players of one kind: how long they are, what they score, how fast they go.

The work is cut into parts with a generator each: the same seed gives the same games on any number of cores.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from heliopolis.chance import Seeded, stream
from heliopolis.cores import spread
from heliopolis.game import CHANCE, Limits, game, terms
from heliopolis.players import ask, dismiss, seat
from heliopolis.tally import Tally

GAMES_IN_PART = 2000  # played in the compiled core
SLOW_GAMES_IN_PART = 20  # by players that think


@dataclass(frozen=True, slots=True)
class Plan:
    """Which games to play."""

    game: str
    players: int
    games: int
    seed: int
    spec: str = "random"
    edition: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Summary:
    """What came of it."""

    games: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    mean_decisions: float
    mean_steps: float
    score_mean: float
    score_sd: float


def simulate(plan: Plan, threads: int, advance: Callable[[int], None] = lambda games: None) -> Summary:
    """Play the games on so many cores; ``advance`` hears of every part that is done."""
    begun = time.perf_counter()
    total = Tally()
    for tally in _tallies(plan, threads):
        total.join(tally)
        advance(tally.games)
    return _summary(plan, total, time.perf_counter() - begun)


def _tallies(plan: Plan, threads: int) -> Iterator[Tally]:
    return spread(_play_part, [(plan, number, games) for number, games in _parts(plan)], threads)


def _parts(plan: Plan) -> list[tuple[int, int]]:
    """The number and the size of every part of the work."""
    size = GAMES_IN_PART if plan.spec in game(plan.game).patience else SLOW_GAMES_IN_PART
    firsts = range(0, plan.games, size)
    return [(number, min(size, plan.games - first)) for number, first in enumerate(firsts)]


def _play_part(plan: Plan, number: int, games: int) -> Tally:
    played = game(plan.game)
    start = played.start(plan.players, plan.edition, plan.options)
    luck = stream(plan.seed, number)
    tally = Tally()
    if plan.spec in played.patience:
        played.playouts(start, luck, played.patience[plan.spec], games, tally)
        return tally
    for _ in range(games):
        _play_one(plan, luck, tally)
    return tally


def _play_one(plan: Plan, luck: Seeded, tally: Tally) -> None:
    """One game between thinking players, each with a generator of its own."""
    played = game(plan.game)
    state = played.start(plan.players, plan.edition, plan.options)
    told = terms(played, plan.players, plan.edition, plan.options)
    seats = [seat(played, plan.spec, luck.next32(), told) for _ in range(plan.players)]
    steps = decisions = 0
    while (actor := state.actor) is not None:
        if actor == CHANCE:
            state.apply(luck.pick(state.odds()))
            continue
        legal = state.legal()
        steps += 1
        decisions += len(legal) > 1
        state.apply(ask(seats[actor], state, Limits()) if len(legal) > 1 else legal[0])
    for player in seats:
        dismiss(player, state)
    tally.add_game(steps, decisions)
    for score in state.scores():
        tally.add_score(score)


def _summary(plan: Plan, tally: Tally, seconds: float) -> Summary:
    scores = tally.games * plan.players
    mean = tally.score_sum / scores
    return Summary(
        games=tally.games,
        decisions=tally.decisions,
        seconds=seconds,
        games_per_second=tally.games / seconds,
        decisions_per_second=tally.decisions / seconds,
        mean_decisions=tally.decisions / tally.games,
        mean_steps=tally.steps / tally.games,
        score_mean=mean,
        score_sd=math.sqrt(max(0.0, tally.score_squares / scores - mean * mean)),
    )
