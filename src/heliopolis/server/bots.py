"""Bots think in processes of their own; one that crashes or overruns its time is replaced by the next lower level."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections.abc import Coroutine, Sequence
from typing import Any
from zlib import crc32

from heliopolis.game import Game, game, listed
from heliopolis.players import PLAYERS
from heliopolis.record import Record

COMMAND = (sys.executable, "-m", "heliopolis.server.thinker")
LONGEST_ANSWER = 2**24  # bytes; that is how long all that is told of one game may be
READ_SECONDS = 10.0  # for a record to be read
START_SECONDS = 30.0  # for a process to start and to answer its first question, beside the time to think

LOG = logging.getLogger(__name__)


class BotTrouble(Exception):
    """A bot gave no legal step in time."""


class Thinker:
    """One process that thinks about one question at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self._going: list[asyncio.subprocess.Process] = []  # killed, and perhaps not gone yet

    async def think(self, position: dict[str, Any], spec: str, seed: int, seconds: float) -> str:
        """The text of a step; raises ``BotTrouble``."""
        answer = await self.ask({**position, "want": "step", "spec": spec, "seed": seed}, seconds)
        if "step" not in answer:
            raise BotTrouble("no answer")
        return str(answer["step"])

    async def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer to a question that has only one; raises ``BotTrouble``, after which a new process may be used."""
        try:
            answer: dict[str, Any] = json.loads(await self.begin(question, seconds))
        except ValueError as error:
            await self.end()
            raise BotTrouble(f"crashed: {type(error).__name__}") from None
        if "trouble" in answer:
            raise BotTrouble(str(answer["trouble"]))
        return answer

    async def begin(self, question: dict[str, Any], seconds: float) -> bytes:
        """Ask a question, and give the first line of the answer; raises ``BotTrouble``."""
        asked = json.dumps(question).encode() + b"\n"
        if self._process is None:
            seconds += START_SECONDS
        return await self._within(seconds, self._ask(asked))

    async def go_on(self, seconds: float) -> bytes:
        """The next line of an answer that has several; raises ``BotTrouble``."""
        return await self._within(seconds, self._line())

    async def _within(self, seconds: float, work: Coroutine[Any, Any, bytes]) -> bytes:
        """A line in time; a process that gives none, or whose answer is no longer wanted, is ended."""
        try:
            return await asyncio.wait_for(work, seconds)
        except TimeoutError:
            await self.end()
            raise BotTrouble("out of time") from None
        except (OSError, EOFError, ValueError) as error:
            await self.end()
            raise BotTrouble(f"crashed: {type(error).__name__}") from None
        except asyncio.CancelledError:
            await self.end()
            raise

    async def _ask(self, question: bytes) -> bytes:
        if self._process is None:
            self._process = await self._start()
        assert self._process.stdin is not None
        self._process.stdin.write(question)
        await self._process.stdin.drain()
        return await self._line()

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(
            *self._command, stdin=pipe, stdout=pipe, limit=LONGEST_ANSWER, start_new_session=True
        )

    async def _line(self) -> bytes:
        if self._process is None:
            raise EOFError
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        return line

    async def end(self) -> None:
        """Kill the process, whatever it does, and wait until it is gone."""
        self.drop()
        for process in self._going:
            await process.wait()

    def drop(self) -> None:
        """Kill the process, whatever it does, without a wait."""
        process, self._process = self._process, None
        self._going = [going for going in self._going if going.returncode is None]
        if process is not None and process.returncode is None:
            process.kill()
            self._going.append(process)


class Bots:
    """So many thinkers, for all tables together."""

    def __init__(self, thinkers: int, seconds: float, command: Sequence[str] = COMMAND) -> None:
        self.seconds = seconds
        self.places = max(thinkers, 1)  # how many may think at the same time
        self.replaced = 0  # how often a lower level had to step in
        self._all = [Thinker(command) for _ in range(thinkers)]
        self._free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in self._all:
            self._free.put_nowait(thinker)

    async def choose(self, table_id: str, record: Record, legal: Sequence[str], spec: str) -> str:
        """The step of a bot, or of the next lower level if it has none; the quietest step if all fail."""
        position, seed = told(record), crc32(table_id.encode())
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

    async def advise(self, record: Record, language: str, nodes: int) -> dict[str, Any]:
        """What whoever has the move in a record is advised to do; raises ``BotTrouble``."""
        question = {**told(record), "want": "advice", "language": language, "nodes": nodes}
        thinker = await self._free.get()
        try:
            return await thinker.ask(question, self.seconds)
        finally:
            self._free.put_nowait(thinker)

    async def retell(self, text: str, language: str) -> bytes:
        """A record as a page is told it, or why it is refused, in JSON; raises ``BotTrouble``.

        It takes so long that in this process, even in a thread, everybody else would wait for it.
        """
        thinker = await self._free.get()
        try:
            return await thinker.begin({"want": "record", "record": text, "language": language}, READ_SECONDS)
        finally:
            self._free.put_nowait(thinker)

    async def end(self) -> None:
        """End all processes."""
        await asyncio.gather(*(thinker.end() for thinker in self._all))


def told(record: Record) -> dict[str, Any]:
    """The game so far, as a thinker is told it."""
    return {
        "game": record.game,
        "edition": record.edition,
        "players": record.players,
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
