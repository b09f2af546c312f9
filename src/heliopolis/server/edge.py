"""What every request passes on its way in and out: limits, the length of bodies, headers, the log, the last resort."""

from __future__ import annotations

import logging
import math
import re
import time

from msgspec import json
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from heliopolis.game import Complaint
from heliopolis.server.errors import Failure, TooLong, TooMany, status
from heliopolis.server.languages import catalogue_for
from heliopolis.server.limits import Buckets, customer
from heliopolis.server.messages import Refused
from heliopolis.server.metrics import Metrics

LONGEST_BODY = 4096  # bytes
LONGEST_WITH_RECORD = 65536
WITH_RECORD = re.compile("/api/(records(/.*)?|analysis)")  # the paths that a whole record may be sent to
UNLIMITED = ("/healthz", "/metrics")  # for those who watch over the server
STREAMS = ("text/event-stream", "application/x-ndjson")

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

LOG = logging.getLogger(__name__)


def refusal(complaint: Complaint, accepted: str) -> Response:
    """The answer to a request that is refused, in the language asked for."""
    body = json.encode(Refused(complaint.key, catalogue_for(accepted).complaint(complaint)))
    headers = {"retry-after": str(complaint.seconds)} if isinstance(complaint, TooMany) else {}
    if status(complaint) == 401:
        headers["www-authenticate"] = "Bearer"
    return Response(body, status(complaint), headers, "application/json")


class Edge:
    """Stands around the whole application."""

    def __init__(self, app: ASGIApp, addresses: Buckets, metrics: Metrics) -> None:
        self.app = app
        self.addresses = addresses
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, whatever happens."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        answer = _Answer(send)
        began = time.perf_counter()
        try:
            await self._answer(scope, receive, answer)
        except Exception as error:  # the last resort: whoever asked gets an answer, and nothing of the trace
            LOG.error("failed", exc_info=error)
            if not answer.status:
                accepted = Headers(scope=scope).get("accept-language", "")
                await refusal(Failure("error-internal"), accepted)(scope, receive, answer)
        finally:
            self._note(scope, answer, time.perf_counter() - began)

    async def _answer(self, scope: Scope, receive: Receive, answer: _Answer) -> None:
        headers = Headers(scope=scope)
        try:
            self._admit(scope, headers)
        except Complaint as complaint:
            await refusal(complaint, headers.get("accept-language", ""))(scope, receive, answer)
            return
        await self.app(scope, _Measured(receive, _longest(scope)), answer)

    def _admit(self, scope: Scope, headers: Headers) -> None:
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > _longest(scope):
            raise TooLong("error-body-long", most=_longest(scope))
        if scope["path"] in UNLIMITED:
            return
        client = scope.get("client")
        seconds = self.addresses.wait(customer(client[0]) if client else "")
        if seconds:
            raise TooMany("error-too-many", seconds=math.ceil(seconds))

    def _note(self, scope: Scope, answer: _Answer, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "")
        self.metrics.answered(scope["method"], route, answer.status, seconds, answer.streamed)
        facts = {"method": scope["method"], "route": route, "status": answer.status, "ms": round(seconds * 1000, 1)}
        LOG.log(logging.WARNING if answer.status >= 500 else logging.INFO, "request", extra=facts)


def _longest(scope: Scope) -> int:
    """How many bytes a request may have."""
    return LONGEST_WITH_RECORD if WITH_RECORD.fullmatch(scope["path"]) else LONGEST_BODY


class _Answer:
    """Passes an answer on, with the headers that every answer has."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status = 0
        self.streamed = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            self.streamed = headers.get("content-type", "").startswith(STREAMS)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
        await self._send(message)


class _Measured:
    """Passes a body on as long as it is short enough, also where no header tells how long it is."""

    def __init__(self, receive: Receive, longest: int) -> None:
        self._receive = receive
        self._longest = longest
        self._length = 0

    async def __call__(self) -> Message:
        message = await self._receive()
        self._length += len(message.get("body", b""))
        if self._length > self._longest:
            raise TooLong("error-body-long", most=self._longest)
        return message
