"""A program for a test to kill: it writes to several logs at once and prints each entry after it was acknowledged."""

from __future__ import annotations

import sys
import threading

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


def main(db: str, *tables: str) -> None:
    store = Store(db)
    for table_id in tables:
        if store.header(table_id) is None:
            store.create(header(table_id), [entry(1), entry(2)]).result()
    for table_id in tables:
        threading.Thread(target=write_on, args=(store, table_id)).start()


if __name__ == "__main__":
    main(*sys.argv[1:])
