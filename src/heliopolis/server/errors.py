"""What a server refuses, with the status that tells a program of which kind it is."""

from __future__ import annotations

from heliopolis.game import BadNotation, BadRecord, BadSetup, Complaint, IllegalStep
from heliopolis.server.database import DatabaseTrouble


class Refusal(Complaint):
    """A request that is refused, with its HTTP status."""

    status = 400


class NotFound(Refusal):
    """There is no such table."""

    status = 404


class NoKey(Refusal):
    """A table is asked for without a key."""

    status = 401


class Forbidden(Refusal):
    """The key is wrong, or does not allow this."""

    status = 403


class Stale(Refusal):
    """The table has gone on since the client looked."""

    status = 409


class TooLong(Refusal):
    """The body of a request is longer than any that makes sense."""

    status = 413


class WrongKind(Refusal):
    """The body of a request is not JSON."""

    status = 415


class TooMany(Refusal):
    """Somebody asks for more than their share."""

    status = 429

    def __init__(self, key: str, /, seconds: int) -> None:
        super().__init__(key, seconds=seconds)
        self.seconds = seconds


class Failure(Refusal):
    """Something went wrong that nobody foresaw."""

    status = 500


class NoThought(Refusal):
    """Whoever should think about it has crashed, or was too slow."""

    status = 503


class Closing(Refusal):
    """The server is about to stop; another one will answer soon."""

    status = 503


STATUS = {BadNotation: 422, IllegalStep: 422, BadSetup: 422, BadRecord: 422, DatabaseTrouble: 503}


def status(complaint: Complaint) -> int:
    """The HTTP status of a complaint."""
    return complaint.status if isinstance(complaint, Refusal) else STATUS.get(type(complaint), 400)
