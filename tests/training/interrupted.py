"""A small training in a process of its own that can be told to kill itself in the middle.

``python -m tests.training.interrupted FOLDER THREADS TIMES`` ends by SIGKILL when it is about to open a file for
writing, or to rename one, for so many times. It prints the rounds that it has ended.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from heliopolis.training.course import Course, Trial
from heliopolis.training.run import Run

ROOT = Path(__file__).parent.parent.parent

# Five rounds of four games, and a measurement after the third and the last.
COURSE = Course("ra", 2, 20, seed=5, games_a_round=4, batch=128, passes=1)
TRIAL = Trial(opponents=("random",), games=2, every=3)
NEVER = 1000


def run(folder: Path, threads: int = 1, course: Course = COURSE) -> Run:
    """The training in this folder, as far as it has come."""
    return Run(course, folder, threads, TRIAL)


def start(folder: Path, threads: int = 1, times: int = NEVER) -> subprocess.Popen[str]:
    """The same in a process of its own."""
    command = [sys.executable, "-m", "tests.training.interrupted", str(folder), str(threads), str(times)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def _die_after(times: int) -> None:
    count = 0

    def watch(event: str, facts: tuple[Any, ...]) -> None:
        nonlocal count
        writes = event == "open" and isinstance(facts[2], int) and facts[2] & (os.O_WRONLY | os.O_RDWR)
        if writes or event == "os.rename":
            count += 1
            if count == times:
                os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(watch)


if __name__ == "__main__":
    place, cores, last = sys.argv[1:]
    _die_after(int(last))
    run(Path(place), int(cores)).go(lambda note: print(note["round"], flush=True))
