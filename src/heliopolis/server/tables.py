"""All live tables of this process: found in the store when first asked for, saved before anybody is told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

from heliopolis.chance import Chance, System
from heliopolis.game import Complaint
from heliopolis.players import HUMAN
from heliopolis.server import handover
from heliopolis.server.bots import Bots
from heliopolis.server.errors import Failure, Forbidden, NotFound, Refusal, Stale
from heliopolis.server.keys import new_id
from heliopolis.server.queueing import Queue
from heliopolis.server.store import DatabaseTrouble, Entry, Header, Plan, Store, Taken
from heliopolis.server.table import REMATCH, SEAT, UNDO, Mine, Table
from heliopolis.server.undoing import undoing

IDLE_SECONDS = 600.0  # after which a table that nobody looks at is forgotten, to be read again when asked for
MOST_FOR_UNDO = 5000  # after which nothing is taken back any more, so that no log can be made to grow for ever
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
        self._queue = Queue(bots.places)
        self._chance = chance or System()
        self._live: dict[str, Table] = {}
        self._finding: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._live)

    # Finding

    async def create(self, header: Header, steps: Sequence[int] = (), origin: str | None = None) -> Table:
        """Set up a new table, or one that goes on from these steps; it is saved when this returns.

        ``origin`` is whoever has set it up: their bots think by turns with those of all others.
        """
        table = Table(header, [], self._chance)
        table.origin = origin or table.origin
        entries = table.written_sequel(table.play.opening(steps))
        await asyncio.wrap_future(self.store.create(header, entries))
        self._begin(table, entries)
        return table

    def _begin(self, table: Table, entries: Sequence[Entry]) -> None:
        table.add(entries)
        self._live[table.header.id] = table
        self._go_on(table)

    def busy_for(self, origin: str) -> int:
        """At how many tables bots have the move that were set up by somebody."""
        return sum(table.origin == origin and table.bot is not None for table in self._live.values())

    async def header(self, table_id: str) -> Header:
        """How the table of this id was set up; raises ``NotFound``."""
        table = self._live.get(table_id)
        header = table.header if table else await asyncio.to_thread(self.store.header, table_id)
        if header is None:
            raise NotFound("error-table")
        return header

    async def find(self, table_id: str, header: Header | None = None) -> Table:
        """The table of this id, whose header may be known already; raises ``NotFound``."""
        table = self._live.get(table_id)
        if table is None:
            finding = self._finding.get(table_id) or self._task(self._read(header or await self.header(table_id)))
            self._finding[table_id] = finding
            try:
                table = await asyncio.shield(finding)
            finally:
                self._finding.pop(table_id, None)
        table.used = time.monotonic()
        self._go_on(table)
        return table

    async def _read(self, header: Header) -> Table:
        table_id = header.id
        log = await asyncio.to_thread(self.store.log, table_id)
        plans = await asyncio.to_thread(self.store.plans, table_id)
        try:
            table = Table(header, log, self._chance, plans)
        except ValueError as error:
            LOG.error("log cannot be replayed", extra={"table": table_id, "reason": str(error)})
            raise Failure("error-internal") from None
        return self._live.setdefault(table_id, table)

    async def heard(self, table_id: str, n: int) -> None:
        """Another process has written to a log, or for 0 a plan: read on, if the table is in use here."""
        table = self._live.get(table_id)
        if table is not None and (n > table.at or not n):
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
        table.keep(await asyncio.to_thread(self.store.plans, table.header.id))
        table.unsure = False

    # What people do

    async def step(self, table: Table, mine: Mine, at: int, text: str) -> None:
        """Take a step for a seat whose owner has seen ``at`` entries; on the disk, and told to all, when this returns.

        The same step sent again is no new one. Raises ``Stale``, ``Forbidden``, ``BadNotation``, ``IllegalStep`` or
        ``DatabaseTrouble``, and changes nothing then.
        """
        async with table.lock:
            if await self._seen(table, mine, at, text):
                return
            play = table.play
            step = play.game.parse(text)
            if play.over:
                raise play.game.why_not(play.state, step)
            if play.state.actor not in mine:
                raise Forbidden("error-not-your-turn")
            if play.state.actor not in table.people:
                raise Forbidden("error-seat-of-bot")
            await self._save(table, table.written_sequel(play.sequel(step, await self._plans(table))))
        self._go_on(table)

    async def undo(self, table: Table, mine: Mine, at: int, answer: str) -> None:
        """Take back, or ask all people at the table, or answer somebody who has asked."""
        async with table.lock:
            if await self._seen(table, mine, at, words=(answer, UNDO)):
                return
            if table.at >= MOST_FOR_UNDO:
                raise Forbidden("error-no-undo")
            await self._save(table, table.written(*undoing(table, mine, answer)))
        self._go_on(table)

    async def hand_over(self, table: Table, mine: Mine, at: int, seat: int, spec: str) -> None:
        """Let a bot decide for a seat from now on, or again the person whose seat it is."""
        text = f"{SEAT} {seat} {spec}"
        async with table.lock:
            if await self._seen(table, mine, at, text):
                return
            handover.check(table, mine, seat, spec)
            if table.specs[seat] == spec:
                return
            if table.at >= MOST_FOR_UNDO:
                raise Forbidden("error-log-long")
            specs = table.specs_with(seat, spec)
            await self._save(table, table.written([(text, table.seat_of(mine))], table.play.state.actor, specs))
        self._go_on(table)

    async def plan(self, table: Table, mine: Mine, text: str) -> None:
        """Keep what a seat wants done in advance, and do it at once if it is time; the empty text for nothing."""
        if text:
            table.play.advance.check(text)
        async with table.lock:
            while not await self._planned(table, mine, text):
                pass  # another process has written meanwhile, and the table was read on
        self._go_on(table)

    async def _planned(self, table: Table, mine: Mine, text: str) -> bool:
        if table.unsure:
            await self._catch_up(table)
        seat = table.seat_of(mine)
        assert seat is not None
        if table.play.over:
            raise Forbidden("error-over")
        plan = Plan(seat, text, table.at)
        entries = []
        if text and table.proposal is None and seat in table.people:
            entries = table.written_sequel(table.play.inevitable({**table.plans, seat: text}))
        try:
            await self._save(
                table,
                entries,
                lambda: self.store.append(table.header.id, entries, plan),
                lambda: table.keep([plan]),
            )
        except Stale:
            return False
        return True

    async def rematch(self, table: Table, mine: Mine, at: int, origin: str | None = None) -> None:
        """Set up a new table with the same seats and keys for ``origin``, unless somebody has done so already."""
        async with table.lock:
            if table.next is None and not await self._seen(table, mine, at) and not table.play.over:
                raise Forbidden("error-not-over")
            if table.next is not None:
                return
            try:
                await self._save_rematch(table, mine, origin or table.origin)
            except Stale:
                if table.next is None:
                    raise

    async def _save_rematch(self, table: Table, mine: Mine, origin: str) -> None:
        again = Table(replace(table.header, id=new_id(), created=time.time()), [], self._chance)
        again.origin = origin
        first = again.written_sequel(again.play.inevitable())
        entries = table.written([(f"{REMATCH} {again.header.id}", table.seat_of(mine))], None)
        await self._save(
            table,
            entries,
            lambda: self.store.follow_up(table.header.id, entries, again.header, first),
            lambda: self._begin(again, first),
        )

    async def _plans(self, table: Table) -> Mapping[int, str]:
        """What seats want done in advance; read again where another process may have heard of something else."""
        if table.plans and not self.store.embedded:
            table.keep(await asyncio.to_thread(self.store.plans, table.header.id))
        return table.plans

    async def _seen(self, table: Table, mine: Mine, at: int, text: str = "", words: Sequence[str] = ()) -> bool:
        """Whether after ``at`` there stands already what a client asks for, from its first try; raises ``Stale``.

        It is known by its whole text, or by its first word.
        """
        if table.unsure or at > table.at:
            await self._catch_up(table)
        if at == table.at:
            return False
        if at < table.at:
            there = table.entries[at]
            if there.seat in mine and (there.text == text or there.text.split(" ")[0] in words):
                return True
        raise Stale("error-stale")

    async def _save(
        self,
        table: Table,
        entries: list[Entry],
        write: Callable[[], Future[None]] | None = None,
        then: Callable[[], None] = lambda: None,
    ) -> None:
        """Save, then tell. Somebody who goes away meanwhile does not stop it."""
        write = write or (lambda: self.store.append(table.header.id, entries))
        try:
            await asyncio.shield(self._task(self._written(table, entries, write, then)))
        except Taken:
            await self._catch_up(table)
            raise Stale("error-stale") from None

    async def _written(
        self, table: Table, entries: list[Entry], write: Callable[[], Future[None]], then: Callable[[], None]
    ) -> None:
        try:
            await asyncio.wrap_future(write())
        except DatabaseTrouble:
            table.unsure = True
            raise
        then()
        table.add(entries)

    # Bots

    def _go_on(self, table: Table) -> None:
        """Let a bot think if one has the move, and do what was wanted in advance."""
        if table.thinking is None and (table.bot is not None or table.planned):
            table.thinking = self._task(self._bots_play(table))

    async def _bots_play(self, table: Table) -> None:
        pause = FIRST_PAUSE
        try:
            while (spec := table.bot) is not None or table.planned:
                try:
                    if spec is None:
                        await self._plan_plays(table)
                    elif await self._claimed(table):
                        await self._bot_plays(table, spec)
                    else:
                        return
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
        async with self._queue.place(table.origin):
            text = await self.bots.choose(table.header.id, play.record, legal, spec)
        async with table.lock:
            if table.unsure:
                await self._catch_up(table)
            if table.version != version or table.bot is None:
                return  # the table has gone on, or people talk about going back
            sequel = play.sequel(play.game.parse(text), await self._plans(table))
            with suppress(Stale):
                await self._save(table, table.written_sequel(sequel))

    async def _plan_plays(self, table: Table) -> None:
        """Somebody has the move who has decided in advance, and the process that took the step before did not know."""
        async with table.lock:
            plans = await self._plans(table)
            if table.planned:
                with suppress(Stale):
                    await self._save(table, table.written_sequel(table.play.inevitable(plans)))

    # In the background

    async def wake(self, since: float = 0.0) -> None:
        """Find the tables where a bot has the move, and let it play."""
        for table_id in await asyncio.to_thread(self.store.waiting_for_bots, lambda spec: spec != HUMAN, since):
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
