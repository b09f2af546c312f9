"""Do players keep to their time? How long the slowest decision of a few games took beside what was given.

    python bench/punctual.py               about five minutes on two idle cores
    python bench/punctual.py --player search:50ms --players 3

The player sits among champions at a glance, in every seat in turn. Its first decision takes in what it loads.
"""

from __future__ import annotations

import argparse
import os

from heliopolis.arena import Contest, Standing, compete
from heliopolis.game import DEFAULT_GAME
from heliopolis.players.budget import budget
from heliopolis.progress import Bar

SPECS = ["search:50ms", "search:200ms", "champion:50ms", "champion:200ms", "champion:500ms", "champion:1s"]
SEED = 5


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--player", action="append", choices=SPECS, help="only this one")
    parser.add_argument("--players", type=int, action="append", choices=(2, 3, 4, 5), help="only so many at the table")
    options = parser.parse_args()
    print(f"{'player':16} {'players':>7} {'decisions':>9} {'mean ms':>8} {'slowest ms':>10} {'late by ms':>10}")
    for spec in options.player or SPECS:
        for players in options.players or (2, 3, 4, 5):
            _tell(spec, players, _played(spec, players))


def _played(spec: str, players: int) -> Standing:
    """A game in every seat."""
    contest = Contest(DEFAULT_GAME, (spec, *["champion"] * (players - 1)), players, SEED)
    with Bar(f"{spec}, {players} players", contest.played()) as bar:
        return compete([contest], os.cpu_count() or 1, bar.advance).together[spec]


def _tell(spec: str, players: int, standing: Standing) -> None:
    mean, slowest = 1000 * standing.seconds / standing.decisions, 1000 * standing.longest
    late = slowest - 1000 * (budget(spec.partition(":")[2]).seconds or 0)
    print(f"{spec:16} {players:7} {standing.decisions:9} {mean:8.1f} {slowest:10.1f} {late:+10.1f}")


if __name__ == "__main__":
    main()
