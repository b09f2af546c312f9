"""How strong the players are: plays the contests behind docs/players.md and keeps the outcomes in docs/strength.json.

    python bench/strength.py                       everything that has not been measured yet (many hours)
    python bench/strength.py --row champion/greedy --games 300 --players 2,3
    python bench/figures.py                        then draws the pictures and writes the tables

A contest is one player against others that are all of a second kind, seats rotated, the same deals for every seating.
Times are those of the machine that ran it, so a player with a time limit is as strong as its machine is fast.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
from pathlib import Path
from typing import Any

from heliopolis.arena import Contest, compete
from heliopolis.game import DEFAULT_GAME
from heliopolis.progress import Bar

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "docs" / "strength.json"
SEED = 1
MANY, FEW = 1000, 200  # games, where a step takes no time and where it takes long
RARE = 5000  # games, where few are won: the interval must be small beside the goal

# One player, the others, and how many games.
ROWS = [
    ("greedy", "random", MANY),
    ("greedy", "patient", MANY),
    ("greedy", "champion", RARE),
    ("champion", "greedy", MANY),
    ("champion:100", "greedy", MANY),
    ("search:200ms", "greedy", FEW),
    ("champion:500ms", "champion", FEW),
    ("pupil", "patient", MANY),
    ("scribe", "pupil", MANY),
    ("priest", "scribe", MANY),
    ("vizier", "priest", MANY),
    ("pharaoh", "vizier", FEW),  # this is champion:1s against champion
    ("champion:50ms", "champion", FEW),
    ("champion:200ms", "champion", FEW),
    ("champion:5s", "champion", FEW),
]


def main() -> None:
    """Measure what is asked for and is not there yet."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--row", action="append", help="only this contest, such as champion:100/greedy")
    parser.add_argument("--players", default="2,3,4,5")
    parser.add_argument("--games", type=int)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--again", action="store_true", help="measure anew what is there already")
    options = parser.parse_args()
    for one, others, games in ROWS:
        for players in map(int, options.players.split(",")):
            if not options.row or f"{one}/{others}" in options.row:
                _measure(one, others, players, options.games or games, options.threads, options.again)


def _measure(one: str, others: str, players: int, games: int, threads: int, again: bool) -> None:
    known = results()
    key = f"{one}/{others}/{players}"
    if key in known and not again:
        return
    contest = Contest(DEFAULT_GAME, (one, *[others] * (players - 1)), games, SEED)
    with Bar(key, contest.played()) as bar:
        outcome = compete([contest], threads, bar.advance)
    known[key] = {
        **outcome.together[one].as_dict(),
        "against": others,
        "players": players,
        "seed": SEED,
        "commit": _commit(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, CPython {platform.python_version()}",
    }
    text = json.dumps(dict(sorted(known.items())), indent=1)
    RESULTS.write_text(text + "\n", encoding="utf-8")
    print(key, f"{100 * known[key]['win_rate']:.1f} %")


def results() -> dict[str, Any]:
    """What has been measured, by "player/others/number of players"."""
    found: dict[str, Any] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    return found


def _commit() -> str:
    told = subprocess.run(["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"], capture_output=True, text=True)
    return told.stdout.strip()


if __name__ == "__main__":
    main()
