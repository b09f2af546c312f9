"""The interpreted form as a contestant: a second Python that loads the rules as source and plays laps on request."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import IO

from heliopolis.bench.contest import Lap, timed
from heliopolis.bench.ours import STEPPING

Ask = Callable[[str, int, int], Lap]  # way of stepping, players, games


@contextmanager
def interpreted() -> Iterator[Ask]:
    """Start the other Python; it ends with the block."""
    command = [sys.executable, "-c", "from heliopolis.bench import interpreted; interpreted.main()"]
    environment = {**os.environ, "HELIOPOLIS_INTERPRETED": "1"}
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin
        assert process.stdout
        requests, answers = process.stdin, process.stdout

        def ask(way: str, players: int, games: int) -> Lap:
            print(way, players, games, file=requests, flush=True)
            return Lap(**json.loads(answers.readline()))

        yield ask
        requests.close()


def answer(requests: IO[str], answers: IO[str]) -> None:
    """Play a lap for every line asked, until there are no more."""
    loops: dict[tuple[str, int], Callable[[int], Lap]] = {}
    for line in requests:
        way, players, games = line.split()
        key = way, int(players)
        if key not in loops:
            loops[key] = timed(STEPPING[way](int(players)))
        print(json.dumps(asdict(loops[key](int(games)))), file=answers, flush=True)


def main() -> None:
    """Answer whoever started this Python."""
    answer(sys.stdin, sys.stdout)
