"""Do players keep to their time? Every step of a few games, and how long the longest took beside what was given.

    python bench/punctual.py               about five minutes on an idle machine
    python bench/punctual.py --games 1 --player search:50ms --players 3

The player sits among champions at a glance. Its first steps take in what it loads: networks, and the compiled rules.
"""

from __future__ import annotations

import argparse
import time

from heliopolis.chance import stream
from heliopolis.game import CHANCE, Limits
from heliopolis.players import ask, player
from heliopolis.players.budget import budget
from heliopolis.progress import Bar
from heliopolis.ra import GAME

SPECS = ["search:50ms", "search:200ms", "champion:50ms", "champion:200ms", "champion:500ms", "champion:1s"]
OTHERS = "champion"
SEED = 5


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--player", action="append", help="only this one, such as search:50ms")
    parser.add_argument("--players", default="2,3,4,5")
    parser.add_argument("--games", type=int, default=2)
    options = parser.parse_args()
    print(f"{'player':16} {'players':>7} {'steps':>6} {'mean ms':>8} {'longest ms':>11} {'late by ms':>11}")
    for spec in options.player or SPECS:
        given = 1000 * (budget(spec.partition(":")[2]).seconds or 0)
        for players in map(int, options.players.split(",")):
            took = times(spec, players, options.games)
            late = f"{max(took) - given:+11.1f}" if given else f"{'no limit':>11}"
            print(f"{spec:16} {players:7} {len(took):6} {sum(took) / len(took):8.1f} {max(took):11.1f} {late}")


def times(spec: str, players: int, games: int) -> list[float]:
    """The milliseconds that each decision of the first seat took."""
    took: list[float] = []
    with Bar(f"{spec}, {players} players", games) as bar:
        for number in range(games):
            took += _play(spec, players, number)
            bar.advance(1)
    return took


def _play(spec: str, players: int, number: int) -> list[float]:
    luck, state, took = stream(SEED, number), GAME.start(players), []
    seats = [player(GAME, one, number) for one in (spec, *[OTHERS] * (players - 1))]
    while state.actor is not None:
        if state.actor == CHANCE:
            state.apply(luck.pick(state.odds()))
            continue
        choices, seat, begun = len(state.legal()), state.actor, time.perf_counter()
        step = ask(seats[seat], state, Limits())
        if seat == 0 and choices > 1:
            took.append(1000 * (time.perf_counter() - begun))
        state.apply(step)
    return took


if __name__ == "__main__":
    main()
