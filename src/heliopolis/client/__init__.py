"""Play at the tables of a server from Python: for scripts and for bots of one's own.

``Client`` waits for every answer; ``AsyncClient`` has the same methods to be awaited. Both need ``heliopolis[client]``.
"""

from heliopolis.client.asynchronous import AsyncClient, AsyncTable
from heliopolis.client.errors import Late, Refused, Unreachable
from heliopolis.client.plain import Client, Table
from heliopolis.server.messages import Created, Games, News, Position

__all__ = [
    "AsyncClient",
    "AsyncTable",
    "Client",
    "Created",
    "Games",
    "Late",
    "News",
    "Position",
    "Refused",
    "Table",
    "Unreachable",
]
