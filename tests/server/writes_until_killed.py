"""A program for a test to kill: it writes to several logs at once and prints each entry after it was acknowledged."""

from __future__ import annotations

import sys
import threading
from collections.abc import Sequence

from heliopolis.server.store import Entry, Store
from tests.server.logs import entry, header


def write_on(store: Store, table_id: str) -> None:
    at = len(store.log(table_id))
    while True:
        two = [entry(at + 1, f"step{at + 1}"), entry(at + 2, "=nile", seat=None)]
        store.append(table_id, two).result()
        told(table_id, two)
        at += 2


def told(table_id: str, entries: list[Entry]) -> None:
    sys.stdout.write("".join(f"{table_id} {one.n} {one.text}\n" for one in entries))
    sys.stdout.flush()


def main(words: Sequence[str]) -> int:
    db, *tables = words
    store = Store(db)
    for table_id in tables:
        if store.header(table_id) is None:
            store.create(header(table_id), [entry(1), entry(2)]).result()
    threads = [threading.Thread(target=write_on, args=(store, table_id)) for table_id in tables]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return 0
