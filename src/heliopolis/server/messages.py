"""What clients send and what they get, as typed data: the source of the OpenAPI description too."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

MOST_SEATS = 10
MOST_ENTRIES = 2**31 - 1
MOST_CHARACTERS = 65536  # of a record

At = Annotated[int, Meta(ge=0, le=MOST_ENTRIES, description="How many entries of the log the client has seen.")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=100)]


class Wish(Struct, forbid_unknown_fields=True, frozen=True):
    """A body of a request: nothing in it may be unknown."""


class SeatWish(Wish, frozen=True):
    """Who shall sit at a seat: a person, or a bot by its level."""

    player: Word
    name: Name | None = None


Seats = Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]


class TableWish(Wish, frozen=True):
    """A table to set up. Without a name, people are numbered and bots are called by their level.

    At a hot seat one key is for all people. Hints are given where one person plays, if nothing else is said.
    """

    game: Word
    seats: Seats
    edition: Word | None = None
    options: dict[str, str] = {}
    open_scores: bool = False
    hot_seat: bool = False
    hints: bool | None = None


class RecordTableWish(Wish, frozen=True):
    """A table that goes on from the first ``at`` steps of a record, or from all; without a name, seats keep theirs."""

    record: Annotated[str, Meta(max_length=MOST_CHARACTERS)]
    seats: Seats
    at: At | None = None
    open_scores: bool = False
    hot_seat: bool = False
    hints: bool | None = None


class StepWish(Wish, frozen=True):
    """A step to take, as records have it."""

    at: At
    step: Annotated[str, Meta(min_length=1, max_length=40, examples=["bid:9"])]


class UndoWish(Wish, frozen=True):
    """To take something back, or to answer somebody who asks for that."""

    at: At
    answer: Literal["ask", "agree", "refuse"] = "ask"


class HandoverWish(Wish, frozen=True):
    """Who shall decide for a seat from now on: a bot by its level, or again the person whose seat it is."""

    at: At
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    player: Word


class PlanWish(Wish, frozen=True):
    """What shall be done for a seat in advance, as the game has it; the empty text for nothing."""

    plan: Annotated[str, Meta(max_length=40, examples=["pass", "bid:9", ""])]


class RematchWish(Wish, frozen=True):
    """To play once more, at a new table with the same seats and keys."""

    at: At


class SitWish(Wish, frozen=True):
    """A key, to be kept by the browser as a cookie that no script can read."""

    key: Key


class Place(Struct, frozen=True):
    """A key, and the link that opens the table with it; it stands behind the #, so it is never sent or logged."""

    key: str
    link: str
    seat: int | None = None


class Created(Struct, frozen=True):
    """A new table: a key for each person's seat (at a hot seat the same), and one for everybody who may watch."""

    id: str
    seats: list[Place]
    spectator: Place


class LogEntry(Struct, frozen=True):
    """One entry of a table's log: a step, or a word about taking back, a seat that is handed over, or a rematch."""

    n: int
    entry: str
    seat: int | None
    time: float
    happened: list[dict[str, Any]]


class PlayerAt(Struct, frozen=True):
    """Who sits at a seat, and who decides for it now."""

    name: str
    player: str
    person: bool


class Asked(Struct, frozen=True):
    """Somebody asks all people at the table to go back to an earlier moment."""

    to: int
    seat: int
    agreed: list[int]


class Undo(Struct, frozen=True):
    """What the viewer may take back: at once, or by asking; and what is being asked."""

    own: bool
    ask: bool
    asked: Asked | None


class Position(Struct, frozen=True):
    """A table as one seat, or a spectator, may see it.

    ``mine`` are all seats of the key; ``seat``, whose view it is, is the one of them to move, else the first.
    ``plan`` is what this seat wants done in advance, and ``next`` is the table of the rematch.
    """

    id: str
    game: str
    edition: str
    options: dict[str, str]
    players: list[PlayerAt]
    open_scores: bool
    hints: bool
    seat: int | None
    mine: list[int]
    steps: int
    actor: int | None
    legal: list[str]
    over: bool
    winners: list[int]
    undo: Undo
    plan: str | None
    next: str | None
    view: dict[str, Any]


class News(Struct, frozen=True):
    """What has happened since, and how the table stands now."""

    at: int
    entries: list[LogEntry]
    table: Position


class Refused(Struct, frozen=True):
    """What was wrong: a key for programs, a sentence for people."""

    error: str
    message: str


class Late(Struct, frozen=True):
    """The table has gone on meanwhile: what was wrong, and all news."""

    error: str
    message: str
    at: int
    entries: list[LogEntry]
    table: Position


class Level(Struct, frozen=True):
    """A bot to play against."""

    name: str
    title: str
    about: str


class Edition(Struct, frozen=True):
    """An edition, and how many can play it."""

    name: str
    players: list[int]


class Offer(Struct, frozen=True):
    """A game that can be played here; options by number of players, the default value first."""

    name: str
    title: str
    editions: list[Edition]
    options: dict[str, dict[str, list[str]]]
    levels: list[Level]


class Games(Struct, frozen=True):
    """Everything that can be played here."""

    games: list[Offer]


class Health(Struct, frozen=True):
    """That the server is well."""

    status: Literal["ok"]
