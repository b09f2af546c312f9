"""What can go wrong between a client and a server."""

from __future__ import annotations

from heliopolis.server import messages


class Refused(Exception):
    """The server does not do what was asked: the key of the reason, its sentence, and the HTTP status."""

    def __init__(self, status: int, key: str, message: str) -> None:
        super().__init__(message)
        self.status, self.key, self.message = status, key, message


class Late(Refused):
    """The table has gone on meanwhile, and nothing was done; ``news`` has all that has happened."""

    def __init__(self, status: int, late: messages.Late) -> None:
        super().__init__(status, late.error, late.message)
        self.news = messages.News(late.at, late.entries, late.table)


class Unreachable(Exception):
    """No answer came, however patiently the client tried."""
