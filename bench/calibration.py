"""Does the champion win as often as it says? Games against itself; what it said at every turn, and who won.

python bench/calibration.py            500 games for each number of players; writes docs/calibration.json
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from heliopolis.chance import stream
from heliopolis.game import CHANCE
from heliopolis.progress import Bar
from heliopolis.ra import GAME
from heliopolis.ra.branches import Branches
from heliopolis.ra.lookahead import Lookahead
from heliopolis.ra.pieces import MOST_SEATS
from heliopolis.ra.position import TURN
from heliopolis.ra.weights import network

RESULTS = Path(__file__).resolve().parent.parent / "docs" / "calibration.json"
BINS = 20
SEED = 2


class Bin:
    """Chances told between two bounds, and how often they came true."""

    def __init__(self) -> None:
        self.count = 0
        self.told = 0.0
        self.won = 0

    def as_dict(self) -> dict[str, Any]:
        """Plain data, for JSON."""
        return {"count": self.count, "told": self.told / self.count, "won": self.won / self.count}


def calibrate(players: int, games: int, advance: Callable[[int], None] = lambda games: None) -> list[dict[str, Any]]:
    """What came of the chances that the champion told, from the lowest to the highest."""
    bins = [Bin() for _ in range(BINS)]
    look, branches = Lookahead(network(players)), Branches()
    for number in range(games):
        told, winner = _play(players, number, look, branches)
        for chances in told:
            for seat, chance in enumerate(chances):
                found = bins[min(BINS - 1, int(chance * BINS))]
                found.count += 1
                found.told += chance
                found.won += seat == winner
        advance(1)
    return [found.as_dict() for found in bins if found.count]


def _play(players: int, number: int, look: Lookahead, branches: Branches) -> tuple[list[list[float]], int]:
    """One game of the champion against itself: every seat's chance at every turn, and the winner."""
    luck, state, told = stream(SEED, number), GAME.start(players), []
    while state.actor is not None:
        if state.actor == CHANCE:
            state.apply(luck.pick(state.odds()))
            continue
        look.look(state, branches)
        best = branches.best(state.seat)
        if state.phase == TURN:
            told.append(list(branches.step_wins[best * MOST_SEATS : best * MOST_SEATS + players]))
        state.apply(branches.steps[best])
    return told, state.winners()[0]


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500)
    options = parser.parse_args()
    with Bar("calibration", 4 * options.games) as bar:
        found = {str(players): calibrate(players, options.games, bar.advance) for players in (2, 3, 4, 5)}
    RESULTS.write_text(json.dumps({"games": options.games, "seed": SEED, "bins": found}, indent=1) + "\n")


if __name__ == "__main__":
    main()
