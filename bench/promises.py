"""Fits the values written by hand (src/heliopolis/ra/promises.py) to what the network says.

    python bench/promises.py --players 5 --games 900        prints the row for five players, constant by constant

Positions come from games of the judge with these values, one look ahead, and the greedy player, with a step at random
now and then. What each is worth is what the champion's network says of it one look ahead. The constants move by the
method of Gauss and Newton, held to where they were by a weak spring, so that what hardly matters stays as it is. Below
some hundred games they are learnt by heart, as the second number told on the way shows. What they become goes into
promises.py by hand, after a contest: `heliopolis arena ra --players search:60,greedy,greedy,greedy,greedy`.
"""

from __future__ import annotations

import argparse
from array import array
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from heliopolis.chance import Seeded, stream
from heliopolis.game import CHANCE, Limits
from heliopolis.progress import Bar
from heliopolis.ra import GAME
from heliopolis.ra.branches import Branches
from heliopolis.ra.greedy import Greedy
from heliopolis.ra.lookahead import Lookahead
from heliopolis.ra.measures import EQUALS, MARGIN
from heliopolis.ra.pieces import MOST_SEATS
from heliopolis.ra.position import TURN
from heliopolis.ra.promises import CONSTANTS
from heliopolis.ra.prospects import Prospects
from heliopolis.ra.state import State
from heliopolis.ra.watching import Watch
from heliopolis.ra.weights import network

Numbers = npt.NDArray[np.float64]
SEED = 4242
TAKEN = 5  # one turn in so many
AT_RANDOM = 12  # one step in so many
TESTED = 0.15  # of the positions are kept to see how well the rest is understood
STEPS = 4  # of the fit
TRIED = 0.02  # a constant moves so far, as a share of itself, to see what it does
SPRING = 2e-6  # holds constants where they were
SMALL = 0.3  # constants below 1 move as if they were so large
DAMPED = 0.02
UNKNOWN = Watch().alike(None)  # how alike others are of whom nothing is known

SIZE = sum(len(rows[0]) for rows in CONSTANTS.values())


class Position:
    """A turn, and what the network says of it."""

    def __init__(self, state: State, branches: Branches) -> None:
        self.state = state
        at, players = branches.best(state.seat) * MOST_SEATS, state.players
        self.wins: Sequence[float] = branches.step_wins[at : at + players]
        self.scores: Sequence[float] = branches.step_scores[at : at + players]


class Fit:
    """Constants for one number of players, and the positions that they are to explain."""

    def __init__(self, players: int, games: int) -> None:
        self.players = players
        self.hand = Prospects()
        self.table = np.array(self.hand.table)
        self.first = (players - 2) * SIZE
        self.positions: list[Position] = []
        with Bar("games", games) as bar:
            for number in range(games):
                self._play(stream(SEED, number))
                bar.advance(1)
        self.told = self._row([p.wins for p in self.positions], [p.scores for p in self.positions])
        self.used = round(len(self.positions) * (1 - TESTED))

    def _play(self, luck: Seeded) -> None:
        net, hand = Lookahead(network(self.players)), Lookahead(self.hand)
        state, branches, greedy = GAME.start(self.players), Branches(), Greedy(0)
        simple = [luck.below(3) == 0 for _ in range(self.players)]
        while (actor := state.actor) is not None:
            if actor == CHANCE:
                state.apply(luck.pick(state.odds()))
                continue
            if state.phase == TURN and luck.below(TAKEN) == 0:
                net.suppose(luck.below(self.players), UNKNOWN)
                net.look(state, branches)
                self.positions.append(Position(state.copy(), branches))
            legal = state.legal()
            if luck.below(AT_RANDOM) == 0:
                state.apply(legal[luck.below(len(legal))])
            elif simple[actor]:
                state.apply(greedy.choose(state.view(actor, True), legal, Limits()))
            else:
                hand.look(state, branches)
                state.apply(branches.steps[branches.best(actor)])

    def _row(self, wins: Any, scores: Any) -> Numbers:
        """Chances to win and margins, as far as they count for a choice."""
        points = np.array(scores)
        others = (points.sum(1, keepdims=True) - points) / (self.players - 1)
        return np.concatenate([np.array(wins), MARGIN * (points - others)], axis=1)

    def say(self, constants: Numbers, count: int) -> Numbers:
        """What the judge says of the first positions with these constants."""
        table = self.table.copy()
        table[self.first : self.first + SIZE] = constants
        self.hand.table = list(table)
        self.hand.begin(array("d", [EQUALS] * MOST_SEATS))
        wins, scores = [], []
        for position in self.positions[:count]:
            self.hand.value(position.state)
            wins.append(self.hand.wins[: self.players])
            scores.append(self.hand.scores[: self.players])
        return self._row(wins, scores)

    def go(self) -> Numbers:
        """Move the constants to where they explain most."""
        began = self.table[self.first : self.first + SIZE]
        constants = began.copy()
        self._tell("before", constants)
        for step in range(1, STEPS + 1):
            said = self.say(constants, self.used)
            off = (self.told[: self.used] - said).ravel()
            slopes = np.zeros((SIZE, off.size), np.float32)
            for k in range(SIZE):
                tried = constants.copy()
                tried[k] += TRIED * max(1.0, abs(tried[k]))
                slopes[k] = ((self.say(tried, self.used) - said) / (tried[k] - constants[k])).ravel()
            pull = np.diag(SPRING / np.maximum(SMALL, SMALL * abs(began)) ** 2)
            squares = (slopes @ slopes.T).astype(float) / self.used
            slope = (slopes @ off).astype(float) / self.used - pull @ (constants - began)
            constants = constants + np.linalg.solve(squares + pull + DAMPED * np.diag(np.diag(squares)), slope)
            self._tell(f"step {step} of {STEPS}", constants)
        return constants

    def _tell(self, when: str, constants: Numbers) -> None:
        off = self.told - self.say(constants, len(self.positions))
        errors = [float(np.sqrt(np.square(part[:, : self.players]).mean())) for part in self._parts(off)]
        print(
            f"{when}: chances are off by {errors[0]:.4f}, in positions not learnt from by {errors[1]:.4f}", flush=True
        )

    def _parts(self, off: Numbers) -> tuple[Numbers, Numbers]:
        return off[: self.used], off[self.used :]


def main() -> None:
    """Fit, and print every constant."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, choices=(2, 3, 4, 5), default=3)
    parser.add_argument("--games", type=int, default=700)
    options = parser.parse_args()
    constants, at = Fit(options.players, options.games).go(), 0
    for name, rows in CONSTANTS.items():
        found = constants[at : at + len(rows[0])]
        print(f"{name}: {tuple(round(float(number), 2) for number in found)}")
        at += len(found)


if __name__ == "__main__":
    main()
