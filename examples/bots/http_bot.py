#!/usr/bin/env python3
"""A bot at a table of a server, by the same API as people have; it thinks as collector.py does.

    python3 examples/bots/http_bot.py http://127.0.0.1:8000          # sets up a table and plays it against two scribes
    python3 examples/bots/http_bot.py http://127.0.0.1:8000 LINK     # takes the seat that a link opens

It needs `heliopolis[client]`, which comes back by itself when the connection is cut or the server restarts.
"""

import sys

from collector import choose

from heliopolis.client import Client


def main(server, link=None):
    """Play one game to its end, and say how it went."""
    with Client(server) as client:
        if link is None:
            created = client.create([("human", "Collector"), "scribe", "scribe"])
            link = created.seats[0].link
            print("to watch:", created.spectator.link, file=sys.stderr)
        end = client.table(link).play(lambda table: choose(table.seat, table.view, table.legal))
    for seat, player in enumerate(end.players):
        print(f"{player.name}: {end.view['seats'][seat]['score']}{' (won)' if seat in end.winners else ''}")


if __name__ == "__main__":
    main(*sys.argv[1:])
