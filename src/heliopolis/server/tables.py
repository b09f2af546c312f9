"""All live tables of this process: found in the store when first asked for, saved before anybody is told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

from heliopolis.chance import Chance, System
from heliopolis.game import CHANCE, Complaint
from heliopolis.server.bots import Bots
from heliopolis.server.errors import Failure, Forbidden, NotFound, Refusal, Stale
from heliopolis.server.play import Plan
from heliopolis.server.store import DatabaseTrouble, Entry, Header, Store, Taken
from heliopolis.server.table import AGREE, ASK, PERSON, REFUSE, UNDO, Table

IDLE_SECONDS = 600.0  # after which a table that nobody looks at is forgotten, to be read again when asked for
MOST_ENTRIES = 5000  # after which nothing is taken back any more, so that no log can be made to grow for ever
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # of a bot whose step could not be saved
SWEEP_SECONDS = 5.0  # how often to look for bots that a dead process has left behind
SWEEP_BACK = 3600.0  # and how far back to look

LOG = logging.getLogger(__name__)
T = TypeVar("T")


class Tables:
    """The tables that this process has in memory."""

    def __init__(self, store: Store, bots: Bots, chance: Chance | None = None) -> None:
        self.store = store
        self.bots = bots
        self.steps = 0  # entries saved by this process
        self._chance = chance or System()
        self._live: dict[str, Table] = {}
        self._finding: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._live)

    # Finding

    async def create(self, header: Header) -> Table:
        """Set up a new table; it is saved when this returns."""
        table = Table(header, [], self._chance)
        plan = table.play.opening()
        entries = _entries(table, _texts(table, plan), plan.turn)
        await asyncio.wrap_future(self.store.create(header, entries))
        table.add(entries)
        self._live[header.id] = table
        self._go_on(table)
        return table

    async def find(self, table_id: str) -> Table:
        """The table of this id; raises ``NotFound``."""
        table = self._live.get(table_id)
        if table is None:
            finding = self._finding.get(table_id) or self._task(self._read(table_id))
            self._finding[table_id] = finding
            try:
                table = await asyncio.shield(finding)
            finally:
                self._finding.pop(table_id, None)
        table.used = time.monotonic()
        self._go_on(table)
        return table

    async def _read(self, table_id: str) -> Table:
        header = await asyncio.to_thread(self.store.header, table_id)
        if header is None:
            raise NotFound("error-table")
        log = await asyncio.to_thread(self.store.log, table_id)
        try:
            table = Table(header, log, self._chance)
        except ValueError as error:
            LOG.error("log cannot be replayed", extra={"table": table_id, "reason": str(error)})
            raise Failure("error-internal") from None
        return self._live.setdefault(table_id, table)

    async def heard(self, table_id: str, n: int) -> None:
        """Another process has written to a log: read on, if the table is in use here."""
        table = self._live.get(table_id)
        if table is not None and n > table.at:
            await self._read_on(table)

    async def reach(self, table: Table, at: int | None) -> None:
        """Read on if a client has seen more than we have: it may have heard of it from another process."""
        if at is not None and at > table.at and not self.store.embedded:
            await self._read_on(table)

    async def catch_up(self, all_of_them: bool = True) -> None:
        """Read on at every table, or at those that may have missed something."""
        for table in list(self._live.values()):
            if all_of_them or table.unsure:
                await self._read_on(table)

    async def _read_on(self, table: Table) -> None:
        async with table.lock:
            try:
                await self._catch_up(table)
            except DatabaseTrouble as trouble:
                table.unsure = True
                LOG.error("cannot read on", extra={"table": table.header.id, "reason": str(trouble)})
        self._go_on(table)

    async def _catch_up(self, table: Table) -> None:
        table.add(await asyncio.to_thread(self.store.log, table.header.id, table.at))
        table.unsure = False

    # Steps and undo

    async def step(self, table: Table, seat: int, at: int, text: str) -> None:
        """Take a step for a seat that has seen ``at`` entries; on the disk, and told to all, when this returns.

        The same step sent again is no new one. Raises ``Stale``, ``Forbidden``, ``BadNotation``, ``IllegalStep`` or
        ``DatabaseTrouble``, and changes nothing then.
        """
        async with table.lock:
            if await self._seen(table, seat, at, (text,)):
                return
            step = table.play.game.parse(text)
            if table.play.over:
                raise table.play.game.why_not(table.play.state, step)
            if table.play.state.actor != seat:
                raise Forbidden("error-not-your-turn")
            plan = table.play.plan(step)
            await self._save(table, _texts(table, plan), plan.turn)
        self._go_on(table)

    async def undo(self, table: Table, seat: int, at: int, answer: str) -> None:
        """Take back, or ask all people at the table, or answer somebody who has asked."""
        async with table.lock:
            if await self._seen(table, seat, at, (answer, UNDO)):
                return
            if table.at >= MOST_ENTRIES:
                raise Forbidden("error-no-undo")
            texts, turn = (self._asked if answer == ASK else self._answered)(table, seat, answer)
            await self._save(table, texts, turn)
        self._go_on(table)

    def _asked(self, table: Table, seat: int, answer: str) -> tuple[list[_Text], int | None]:
        actors = table.play.actors
        own = table.play.own_undo(seat)
        if own is not None:
            return [(f"{UNDO} {own}", seat)], actors[own]
        to = table.common_undo()
        if to is None:
            raise Forbidden("error-no-undo")
        if table.people == (seat,):
            return [(f"{UNDO} {to}", seat)], actors[to]
        return [(f"{ASK} {to}", seat)], table.play.state.actor

    def _answered(self, table: Table, seat: int, answer: str) -> tuple[list[_Text], int | None]:
        proposal = table.proposal
        if proposal is None or (answer == AGREE and seat in proposal.agreed):
            raise Forbidden("error-nothing-asked")
        texts: list[_Text] = [(AGREE if answer == AGREE else REFUSE, seat)]
        if answer == AGREE and proposal.agreed | {seat} == set(table.people):
            return [*texts, (f"{UNDO} {proposal.to}", seat)], table.play.actors[proposal.to]
        return texts, table.play.state.actor

    async def _seen(self, table: Table, seat: int, at: int, words: Sequence[str]) -> bool:
        """Whether what a client asks for is in the log already, from its first try; raises ``Stale``."""
        if table.unsure or at > table.at:
            await self._catch_up(table)
        if at == table.at:
            return False
        if at < table.at:
            there = table.entries[at]
            if there.seat == seat and there.text.split(" ")[0] in words:
                return True
        raise Stale("error-stale")

    async def _save(self, table: Table, texts: Sequence[_Text], turn: int | None) -> None:
        """Save, then tell. Somebody who goes away meanwhile does not stop it."""
        entries = _entries(table, texts, turn)
        try:
            await asyncio.shield(self._task(self._written(table, entries)))
        except Taken:
            await self._catch_up(table)
            raise Stale("error-stale") from None

    async def _written(self, table: Table, entries: list[Entry]) -> None:
        try:
            await asyncio.wrap_future(self.store.append(table.header.id, entries))
        except DatabaseTrouble:
            table.unsure = True
            raise
        table.add(entries)
        self.steps += len(entries)

    # Bots

    def _go_on(self, table: Table) -> None:
        """Let a bot think if one has the move."""
        if table.bot is not None and table.thinking is None:
            table.thinking = self._task(self._bots_play(table))

    async def _bots_play(self, table: Table) -> None:
        pause = FIRST_PAUSE
        try:
            while (spec := table.bot) is not None:
                try:
                    if not await self._claimed(table):
                        return
                    await self._bot_plays(table, spec)
                    pause = FIRST_PAUSE
                except DatabaseTrouble as trouble:
                    LOG.error("bot cannot save", extra={"table": table.header.id, "reason": str(trouble)})
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            table.thinking = None

    async def _claimed(self, table: Table) -> bool:
        return self.store.embedded or await asyncio.to_thread(self.store.claim, table.header.id)

    async def _bot_plays(self, table: Table, spec: str) -> None:
        version, play = table.version, table.play
        legal = [play.game.text(step) for step in play.state.legal()]
        text = await self.bots.choose(table.header.id, play.record, legal, spec)
        async with table.lock:
            if table.unsure:
                await self._catch_up(table)
            if table.version != version or table.bot is None:
                return  # the table has gone on, or people talk about going back
            plan = play.plan(play.game.parse(text))
            try:
                await self._save(table, _texts(table, plan), plan.turn)
            except Stale:
                return

    # In the background

    async def wake(self, since: float = 0.0) -> None:
        """Find the tables where a bot has the move, and let it play."""
        for table_id in await asyncio.to_thread(self.store.waiting_for_bots, lambda spec: spec != PERSON, since):
            try:
                await self.find(table_id)
            except Refusal as refusal:  # one table that is broken must not hold up the others
                LOG.error("table left out", extra={"table": table_id, "reason": str(refusal)})

    async def tend(self) -> None:
        """Until cancelled: forget tables that nobody uses, and take over bots that another process has left behind."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.forget(time.monotonic() - IDLE_SECONDS)
            await self.catch_up(all_of_them=False)
            if not self.store.embedded:
                try:
                    await self.wake(time.time() - SWEEP_BACK)
                except DatabaseTrouble as trouble:
                    LOG.error("cannot look for bots", extra={"reason": str(trouble)})

    def forget(self, before: float) -> None:
        """Forget tables that were last used before a moment."""
        for table_id, table in list(self._live.items()):
            busy = table.watchers or table.thinking or table.lock.locked()
            if not busy and table.used < before:
                del self._live[table_id]

    @property
    def watchers(self) -> int:
        """How many streams are open."""
        return sum(len(table.watchers) for table in self._live.values())

    def rouse(self) -> None:
        """Wake everybody who watches a table, so that they see that the server is about to stop."""
        for table in self._live.values():
            for watcher in table.watchers:
                watcher.set()

    async def stop(self) -> None:
        """Let bots stop thinking, and finish what is being saved."""
        for table in self._live.values():
            if table.thinking:
                table.thinking.cancel()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.end()

    def _task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin a work that nobody may cancel by going away."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Complaint | Taken):
            LOG.error("task failed", exc_info=error)


_Text = tuple[str, int | None]  # an entry to be, and whose it is


def _texts(table: Table, plan: Plan) -> list[_Text]:
    return [(table.play.game.text(step), None if actor == CHANCE else actor) for actor, step in plan.steps]


def _entries(table: Table, texts: Sequence[_Text], turn: int | None) -> list[Entry]:
    now = time.time()
    return [Entry(n, text, seat, now, turn) for n, (text, seat) in enumerate(texts, start=table.at + 1)]
