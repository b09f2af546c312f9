"""Live tables without a network: who sits there, what is dealt, and how to play on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from heliopolis.chance import Chance, Scripted, Seeded
from heliopolis.players import HUMAN
from heliopolis.ra import GAME
from heliopolis.record import Record
from heliopolis.server.bots import Bots
from heliopolis.server.keys import hashed
from heliopolis.server.store import Entry, Header, Store
from heliopolis.server.table import Table
from heliopolis.server.tables import Tables

DEAL = "=suns:13-8-5-2 =suns:12-9-6-3 =suns:11-10-7-4"
PEOPLE = (HUMAN, HUMAN, HUMAN)


class NoBots(Bots):
    """Bots that take the quietest step at once, without a process."""

    def __init__(self) -> None:
        super().__init__(0, 1.0)

    async def choose(self, table_id: str, record: Record, legal: Sequence[str], spec: str) -> str:
        return legal[0]


def header(specs: Sequence[str] = PEOPLE, table_id: str = "abc", open_scores: bool = False) -> Header:
    names = ("Ann", "Bob", "Cat", "Dan", "Eve")[: len(specs)]
    keys = {seat: hashed(str(seat)) for seat, spec in enumerate(specs) if spec == HUMAN}
    return Header(
        table_id, "ra", "sunboat", {}, names, tuple(specs), open_scores, hashed("watch"), 1.0, keys, hints=False
    )


def script(outcomes: str) -> Scripted:
    return Scripted(map(GAME.parse, f"{DEAL} {outcomes}".split()))


class Dealt(Scripted):
    """The deal by the script, and all after it by a seed."""

    def __init__(self, seed: int) -> None:
        super().__init__(map(GAME.parse, DEAL.split()))
        self.luck = Seeded(seed)

    def pick(self, odds: Sequence[tuple[int, int]]) -> int:
        return super().pick(odds) if self.outcomes else self.luck.pick(odds)


def run(db: str, play: Callable[[Tables], Awaitable[Any]], chance: Chance | None = None) -> None:
    """Run a test with tables on this database, to be closed properly."""

    async def whole() -> None:
        store = Store(db)
        tables = Tables(store, NoBots(), chance or Dealt(1))
        try:
            await play(tables)
        finally:
            await tables.stop()
            store.close()

    asyncio.run(whole())


def texts(entries: Sequence[Entry]) -> str:
    return " ".join(entry.text for entry in entries)


async def play_on(tables: Tables, table: Table, steps: str) -> None:
    """Steps of whoever has the move."""
    for step in steps.split():
        await tables.step(table, [table.play.state.actor], table.at, step)
