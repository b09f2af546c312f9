"""Bots as small programs that tests write to a folder: good ones, and bad ones of every kind."""

from __future__ import annotations

import os
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from heliopolis.chance import Seeded
from heliopolis.game import CHANCE, Limits, terms
from heliopolis.players import ask, seat
from heliopolis.players.process import Process
from heliopolis.ra import GAME

# What every bot of the tests begins with; after it, `views` are answered by what `step` gives.
PRELUDE = """
import json, os, subprocess, sys, time

def say(**answer):
    print(json.dumps(answer), flush=True)

def raw(line):
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()

def step(message):
    return message["legal"][0]

def ready(message):
    say(type="ready")

def answer(message):
    say(type="choose", id=message["id"], step=step(message))

def result(message):
    pass
"""
LOOP = """
for line in sys.stdin:
    message = json.loads(line)
    {"hello": ready, "view": answer, "result": result}[message["type"]](message)
"""


def spec(folder: Path, code: str = "", limits: str = "") -> str:
    """The spec of a bot that does as the code says, and else takes the quietest step."""
    file = folder / f"bot-{len(list(folder.iterdir()))}.py"
    file.write_text(PRELUDE + code + LOOP, encoding="utf-8")
    return f"process:{limits}{shlex.join([sys.executable, '-I', str(file)])}"


def seated(spec: str, players: int = 2) -> Process:
    """A bot that knows what is played."""
    bot = seat(GAME, spec, 1, terms(GAME, players))
    assert isinstance(bot, Process)
    return bot


def first_turn(players: int = 2) -> Any:
    """A game whose suns are dealt."""
    state = GAME.start(players)
    luck = Seeded(1)
    while state.actor == CHANCE:
        state.apply(luck.pick(state.odds()))
    return state


def choice(bot: Process, state: Any = None, seconds: float | None = None) -> str:
    """What a bot answers at its first turn."""
    return GAME.text(ask(bot, state or first_turn(), Limits(seconds)))


def is_there(pid: int) -> bool:
    """Whether a process still runs; one that has ended and waits to be noticed does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return _answers(pid)
    return state != "Z"


def _answers(pid: int) -> bool:
    if Path("/proc/self").exists():
        return False
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def in_time(happens: Callable[[], bool], seconds: float = 10.0) -> bool:
    """Whether something becomes true before long."""
    until = time.monotonic() + seconds
    while not happens():
        if time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True
