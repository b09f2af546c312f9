"""What a client does, apart from how bytes travel: generators that say what they need next, and get it sent back.

So the client that waits and the one that is awaited share every decision: what to send, what to send again after a cut,
how long to pause, when to give up.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from msgspec import DecodeError, json

from heliopolis.client.errors import Late, Refused, Unreachable
from heliopolis.game import DEFAULT_GAME
from heliopolis.server import messages
from heliopolis.server.messages import Created, Games, News, Position

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 1.0  # seconds before something is sent once more
LATER = (429, 503)  # not now: nothing was done, and trying again will help
LATE = 409
FOR_OURSELVES = "application/x-ndjson"

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Call:
    """Send a request; a ``Reply`` or a ``Cut`` comes back."""

    method: str
    path: str
    key: str = ""
    body: Any = None
    again: bool = True  # whether it does no harm when it is sent twice


@dataclass(frozen=True, slots=True)
class Listen:
    """Open the stream of a table; a ``Reply`` or a ``Cut`` comes back."""

    path: str
    key: str


@dataclass(frozen=True, slots=True)
class Line:
    """Read a line of the stream; its text comes back, or None when the stream has ended."""


@dataclass(frozen=True, slots=True)
class Pause:
    """Let some time pass."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Choice:
    """Let a bot choose; the text of its step comes back."""

    choose: Callable[[Position], Any]
    table: Position


@dataclass(frozen=True, slots=True)
class Reply:
    """What a server has answered."""

    status: int
    body: bytes
    wait: float = 0.0  # seconds after which to come back, if it says so


@dataclass(frozen=True, slots=True)
class Cut:
    """No answer: the connection broke, or could not be made at all."""

    reason: str
    sent: bool  # whether the server may have heard what was asked


Need: TypeAlias = Call | Listen | Line | Pause | Choice
Work: TypeAlias = Generator[Need, Any, T]
Following: TypeAlias = Generator[Need | News, Any, None]  # it tells news on its way
Seats: TypeAlias = Sequence[str | tuple[str, str]]  # a player each, or a player and a name


def headers(key: str, accept: str = "application/json") -> dict[str, str]:
    """The headers of a request with a key."""
    return {"accept": accept} | ({"authorization": f"Bearer {key}"} if key else {})


def pauses() -> Iterator[float]:
    """Ever longer, up to a limit."""
    seconds = FIRST_PAUSE
    while True:
        yield seconds
        seconds = min(2 * seconds, LONGEST_PAUSE)


def asked(call: Call, patience: float) -> Work[bytes]:
    """Send until an answer comes, as long as ``patience`` lasts; the body of a good one."""
    waited = 0.0
    for pause in pauses():
        reply: Reply | Cut = yield call
        if isinstance(reply, Cut):
            if (reply.sent and not call.again) or waited > patience:
                raise Unreachable(reply.reason)
            seconds = pause
        elif reply.status in LATER and waited <= patience:
            seconds = max(pause, reply.wait)
        else:
            return _good(reply)
        yield Pause(seconds)
        waited += seconds
    raise AssertionError("pauses do not end")


def _good(reply: Reply) -> bytes:
    """The body of a good answer; raises ``Refused`` or ``Late``."""
    if reply.status < 400:
        return reply.body
    try:
        if reply.status == LATE:
            raise Late(reply.status, json.decode(reply.body, type=messages.Late))
        refused = json.decode(reply.body, type=messages.Refused)
    except DecodeError:
        raise Unreachable(f"HTTP {reply.status}, and not from a server of ours") from None
    raise Refused(reply.status, refused.error, refused.message)


class Visit:
    """What may be asked of a server without a key."""

    def __init__(self, patience: float) -> None:
        self.patience = patience

    def games(self) -> Work[Games]:
        """Everything that can be played."""
        return json.decode((yield from asked(Call("GET", "/api/games"), self.patience)), type=Games)

    def create(self, seats: Seats, game: str | None = None, **more: Any) -> Work[Created]:
        """Set up a table; ``more`` is what the API knows besides."""
        body = {"game": game or DEFAULT_GAME, "seats": _seats(seats), **more}
        return (yield from self._created("/api/tables", body))

    def play_on(self, record: str, seats: Seats, at: int | None = None, **more: Any) -> Work[Created]:
        """Set up a table that goes on from a record."""
        body = {"record": record, "seats": _seats(seats), "at": at, **more}
        return (yield from self._created("/api/records/tables", body))

    def _created(self, path: str, body: dict[str, Any]) -> Work[Created]:
        call = Call("POST", path, body=body, again=False)
        return json.decode((yield from asked(call, self.patience)), type=Created)


def _seats(seats: Seats) -> list[dict[str, str]]:
    return [{"player": seat} if isinstance(seat, str) else {"player": seat[0], "name": seat[1]} for seat in seats]


class Sitting:
    """What may be asked at a table with a key of it; ``at`` is how much of its log has been seen."""

    def __init__(self, table: str, key: str, patience: float) -> None:
        """``table`` is an id, or a whole link with its key."""
        place, _, in_link = table.partition("#")
        self.id = place.rstrip("/").rpartition("/")[2]
        self.key = key or in_link
        self.path = f"/api/tables/{self.id}"
        self.patience = patience
        self.at: int | None = None

    def see(self, since: int | None = None) -> Work[News]:
        """How the table stands, and what has happened since an entry of its log."""
        return (yield from self._asked("GET", "" if since is None else f"?at={since}"))

    def record(self) -> Work[str]:
        """The game so far."""
        return (yield from asked(Call("GET", self.path + "/record", self.key), self.patience)).decode()

    def do(self, what: str, at: int | None = None, **body: Any) -> Work[News]:
        """Do something that stands in the log after ``at`` entries, those seen so far if nothing is said."""
        if at is None and self.at is None:
            yield from self.see()
        return (yield from self._asked("POST", f"/{what}", {"at": self.at if at is None else at, **body}))

    def plan(self, plan: str) -> Work[News]:
        """Say what is wanted in advance."""
        return (yield from self._asked("POST", "/plan", {"plan": plan}))

    def rematch(self) -> Work[Sitting]:
        """Sit down at the table where the same people play once more."""
        news = yield from self.do("rematch")
        assert news.table.next is not None
        return Sitting(news.table.next, self.key, self.patience)

    def _asked(self, method: str, what: str, body: Any = None) -> Work[News]:
        try:
            answer = yield from asked(Call(method, self.path + what, self.key, body), self.patience)
        except Late as late:
            self._saw(late.news)
            raise
        return self._saw(json.decode(answer, type=News))

    def _saw(self, news: News) -> News:
        self.at = max(news.at, self.at or 0)
        return news

    def follow(self, since: int | None = None) -> Following:
        """Everything that happens, until the game is over; a stream that was cut is taken up where it was."""
        seen, waited = since, 0.0
        pausing = pauses()
        while True:
            reply: Reply | Cut = yield Listen(f"{self.path}/events" + ("" if seen is None else f"?at={seen}"), self.key)
            told = None
            if isinstance(reply, Reply) and reply.status not in LATER:
                _good(reply)
                line: str | None = ""
                while line is not None:
                    if line:
                        told = self._saw(json.decode(line, type=News))
                        if told.at != seen:
                            yield told
                        seen, waited, pausing = told.at, 0.0, pauses()
                        if told.table.over:
                            return
                    line = yield Line()
            if waited > self.patience:
                raise Unreachable(reply.reason if isinstance(reply, Cut) else "the stream ends again and again")
            pause = next(pausing)
            waited += pause
            yield Pause(pause)

    def play(self, choose: Callable[[Position], Any]) -> Work[Position]:
        """Play to the end of the game: ``choose`` is asked whenever a seat of the key has the move."""
        following, reply = self.follow(), None
        while True:
            try:
                need = following.send(reply)
            except StopIteration:
                return (yield from self.see()).table
            if not isinstance(need, News):
                reply = yield need
                continue
            reply = None
            if need.at >= (self.at or 0):
                yield from self._answer(need, choose)

    def _answer(self, news: News, choose: Callable[[Position], Any]) -> Work[None]:
        """Take steps until somebody else has the move."""
        while news.table.legal:
            step = yield Choice(choose, news.table)
            try:
                news = yield from self.do("steps", news.at, step=step)
            except Late as late:
                news = late.news
