"""How answers of httpx look to a client's work, whichever way they have come."""

from __future__ import annotations

import httpx

from heliopolis.client.work import Cut, Reply

PATIENCE = 120.0  # seconds to go on trying where a server does not answer
TIMEOUT = 30.0  # seconds for one answer
STREAM_TIMEOUT = httpx.Timeout(TIMEOUT, read=45.0)  # a stream gives a sign of life more often
UNSENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)


def reply(answer: httpx.Response) -> Reply:
    """What a server has answered; of a stream that goes well only that."""
    wait = answer.headers.get("retry-after", "")
    return Reply(
        answer.status_code, answer.content if answer.is_closed else b"", float(wait) if wait.isdecimal() else 0
    )


def cut(error: httpx.TransportError) -> Cut:
    """That no answer came."""
    return Cut(f"{type(error).__name__}: {error}", sent=not isinstance(error, UNSENT))
