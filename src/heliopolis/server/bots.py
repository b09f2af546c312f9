"""Bots think in processes of their own; one that crashes or overruns its time is replaced by the next lower level."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections.abc import Sequence
from typing import Any
from zlib import crc32

from heliopolis.game import Game, game, listed
from heliopolis.players import PLAYERS
from heliopolis.record import Record

COMMAND = (sys.executable, "-m", "heliopolis.server.thinker")
LONGEST_ANSWER = 4096  # characters
START_SECONDS = 30.0  # for a process to start and to answer its first question, beside the time to think

LOG = logging.getLogger(__name__)


class BotTrouble(Exception):
    """A bot gave no legal step in time."""


class Thinker:
    """One process that thinks about one question at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def think(self, position: dict[str, Any], spec: str, seed: int, seconds: float) -> str:
        """The text of a step; raises ``BotTrouble``, after which a new process will be used."""
        question = json.dumps({**position, "spec": spec, "seed": seed}).encode() + b"\n"
        try:
            if self._process is None:
                self._process = await self._start()
                seconds += START_SECONDS
            line = await asyncio.wait_for(self._ask(self._process, question), seconds)
            answer = json.loads(line)
            return str(answer["step"])
        except TimeoutError:
            await self.end()
            raise BotTrouble("out of time") from None
        except (OSError, EOFError, ValueError) as error:
            await self.end()
            raise BotTrouble(f"crashed: {type(error).__name__}") from None
        except KeyError:
            raise BotTrouble(str(answer.get("trouble", "no answer"))) from None
        except asyncio.CancelledError:
            await self.end()  # what it is thinking about is no longer wanted
            raise

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(
            *self._command, stdin=pipe, stdout=pipe, limit=LONGEST_ANSWER, start_new_session=True
        )

    async def _ask(self, process: asyncio.subprocess.Process, question: bytes) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question)
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        return line

    async def end(self) -> None:
        """Kill the process, whatever it does."""
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()


class Bots:
    """So many thinkers, for all tables together."""

    def __init__(self, thinkers: int, seconds: float, command: Sequence[str] = COMMAND) -> None:
        self.seconds = seconds
        self.replaced = 0  # how often a lower level had to step in
        self._all = [Thinker(command) for _ in range(thinkers)]
        self._free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in self._all:
            self._free.put_nowait(thinker)

    async def choose(self, table_id: str, record: Record, legal: Sequence[str], spec: str) -> str:
        """The step of a bot, or of the next lower level if it has none; the quietest step if all fail."""
        position, seed = _told(record), crc32(table_id.encode())
        for one in [spec, *lower(game(record.game), spec)]:
            thinker = await self._free.get()
            try:
                step = await thinker.think(position, one, seed, self.seconds)
                if step in legal:
                    return step
                raise BotTrouble(f"illegal step {step[:40]!r}")
            except BotTrouble as trouble:
                self.replaced += 1
                LOG.error("bot replaced", extra={"table": table_id, "bot": one, "reason": str(trouble)})
            finally:
                self._free.put_nowait(thinker)
        return legal[0]

    async def end(self) -> None:
        """End all processes."""
        await asyncio.gather(*(thinker.end() for thinker in self._all))


def _told(record: Record) -> dict[str, Any]:
    """The game so far, as a thinker is told it."""
    return {
        "game": record.game,
        "edition": record.edition,
        "players": len(record.players),
        "options": dict(record.options),
        "steps": listed(game(record.game), record.steps),
    }


def lower(played: Game, spec: str) -> list[str]:
    """The levels below a bot, the nearest first, and below them all a player of dice."""
    levels = list(played.levels)
    below = levels[: levels.index(spec)] if spec in levels else []
    return [*reversed(below), next(iter(PLAYERS))]


def offered(played: Game) -> list[str]:
    """The bots that a table may have: no spec with a file or a time of the client's choice."""
    return [*PLAYERS, *played.levels]
