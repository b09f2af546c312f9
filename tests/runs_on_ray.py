"""A script for a test: a contest and a training on a Ray of two workers, one of which is killed in the middle.

What came of both goes to standard output, to be compared with what comes of them without Ray.
"""

from __future__ import annotations

import hashlib
import json
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from heliopolis import arena
from heliopolis.arena import Contest, Seat, compete
from heliopolis.cluster import LOCAL, Cluster
from heliopolis.cores import Workers
from heliopolis.training.course import Course, Trial
from heliopolis.training.run import Run

CONTEST = Contest("ra", ("greedy", "patient", "random"), 24, 9)
COURSE = Course("ra", players=2, games=60, seed=1, games_a_round=30)
FATAL_DEAL = 2
play_game = arena.play_game


def contest(workers: int | Workers) -> list[Any]:
    """The standings and the ratings, without times."""
    outcome = compete([CONTEST], workers)
    rows = [standing.as_dict() | {"ms_per_move": 0} for standing in outcome.together.values()]
    return [*rows, *(outcome.ratings.of(spec) for spec in CONTEST.players)]


def training(folder: Path, workers: Workers | None = None) -> str:
    """A digest of the weights that were learnt."""
    Run(COURSE, folder, 1, Trial(("random",), games=2), None, workers).go(lambda note: None)
    return hashlib.sha256((folder / "weights.safetensors").read_bytes()).hexdigest()


def main(folder: Path) -> None:
    """Let a worker be killed by the first game that it plays of one deal, and print what came of it all."""
    killed = folder / "killed"

    def mortal(contest: Contest, seating: Sequence[str], deal: int) -> list[Seat]:
        if deal == FATAL_DEAL and not killed.exists():
            killed.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return play_game(contest, seating, deal)

    arena.play_game = mortal
    with Cluster(LOCAL, 2) as cluster:
        found = contest(cluster)
        learnt = training(folder / "ray", cluster)
    print(json.dumps({"contest": found, "training": learnt, "killed": killed.exists(), "workers": cluster.threads}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
