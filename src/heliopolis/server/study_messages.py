"""What is sent and answered about records, scoring and advice, as typed data; the rest is in ``messages.py``."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from heliopolis.server.messages import MOST_CHARACTERS, MOST_SEATS, Wish, Word

RecordText = Annotated[str, Meta(max_length=MOST_CHARACTERS, description="A game as text, as docs/records.md has it.")]
Count = Annotated[int, Meta(ge=0, le=999)]


class RecordWish(Wish, frozen=True):
    """A record to be read."""

    record: RecordText


class AnalysisWish(Wish, frozen=True):
    """A record to be analysed."""

    record: RecordText
    quality: Literal["fast", "normal"] = "normal"


class HoldingWish(Wish, frozen=True):
    """What one player has in front of them when an epoch ends; the score is that of before, else that of the start."""

    tiles: dict[str, Count]
    suns: Annotated[tuple[Count, ...], Meta(max_length=10)] = ()
    score: Annotated[int, Meta(ge=0, le=9999)] | None = None


class ScoreWish(Wish, frozen=True):
    """A table with the real box on it, to be scored at the end of an epoch."""

    game: Word
    epoch: Annotated[int, Meta(ge=1, le=99)]
    holdings: Annotated[list[HoldingWish], Meta(min_length=1, max_length=MOST_SEATS)]
    mild_end: bool = False


class Because(Struct, frozen=True):
    """Why a number is what it is: the key of a sentence in the catalogues, and its facts."""

    key: str
    facts: dict[str, int]


class Scored(Struct, frozen=True):
    """What an epoch gave everybody, why, by item, and after the last one who has won.

    ``kept`` has the tiles with which everybody begins the next epoch, ``suns`` those that are in a game of so many, the
    one in the centre included, and ``suns_each`` how many of them everybody owns.
    """

    rows: list[dict[str, int]]
    why: list[dict[str, Because]]
    winners: list[int]
    kept: list[dict[str, int]]
    suns: list[int]
    suns_each: int


class SheetEpoch(Struct, frozen=True):
    """One epoch of a scoring sheet, by seat; null where points are hidden."""

    epoch: int
    rows: list[dict[str, int] | None]
    why: list[dict[str, Because] | None]


class Sheet(Struct, frozen=True):
    """The scoring sheet of a game: every epoch scored so far."""

    epochs: list[SheetEpoch]


class ToldStep(Struct, frozen=True):
    """One step of a record and what happened in it; chance has no seat."""

    n: int
    step: str
    actor: int | None
    happened: list[dict[str, Any]]


class Stopped(Struct, frozen=True):
    """Why a record could not be read further, and where."""

    error: str
    message: str
    step: int | None
    line: int | None
    column: int | None


class Told(Struct, frozen=True):
    """A record as far as it could be read; of positions, actors and legal steps there is one more than of steps."""

    game: str
    edition: str
    options: dict[str, str]
    players: list[str]
    steps: list[ToldStep]
    positions: list[dict[str, Any]]
    actors: list[int | Literal["chance"] | None]
    legal: list[list[str]]
    marks: dict[str, list[int]]
    over: bool
    winners: list[int]
    scores: list[int]
    sheet: Sheet
    stopped: Stopped | None


class Choice(Struct, frozen=True):
    """A legal step: by seat the chance to win after it and the final score on average; and what it costs the mover."""

    step: str
    wins: list[float]
    scores: list[float | None]
    loss: float


class Advice(Struct, frozen=True):
    """The best step, how sure that is from 0.5 to 1, what every step is worth, and why."""

    best: str
    confidence: float
    choices: list[Choice]
    reasons: list[str]


class Outlook(Struct, frozen=True):
    """What is to come, as the game tells it: chances, what is left, what the offer on the table is worth to whom."""
