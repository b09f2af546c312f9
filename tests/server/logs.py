"""Small tables and entries for tests that care only about how they are kept."""

from __future__ import annotations

from heliopolis.server.store import Entry, Header


def header(table_id: str = "abc", specs: tuple[str, ...] = ("human", "pupil")) -> Header:
    names = ("Ann", "Bob", "Cat")[: len(specs)]
    keys = {seat: f"{seat:064}" for seat, spec in enumerate(specs) if spec == "human"}
    return Header(table_id, "ra", "sunboat", {"ras": "7"}, names, specs, False, "f" * 64, 12.5, keys, hints=True)


def entry(n: int, text: str = "draw", seat: int | None = 0, turn: int | None = 0) -> Entry:
    return Entry(n, text, seat, 1000.0 + n, turn)
