"""A game as text: write it, read it, replay it, also a broken one as far as it goes.

The format is fixed and described in docs/records.md. Reading is strict, and says where and why it stopped.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from heliopolis.game import GAMES, BadNotation, BadRecord, BadSetup, Complaint, Game, check, game, listed

FORMAT = 1
EXTENSION = ".record"
MOST_CHARACTERS = 1_000_000  # a long game with comments needs a hundredth of this
LONGEST_NAME = 40
SHOWN = 40  # characters of a wrong text that a message repeats
WIDTH = 100  # of the lines we write
TOKEN = re.compile(r"[^ \t\r]+")
KEY = re.compile(r"[^\s=]+")  # a step, as it comes where the empty line was forgotten, is none
NUMBER = re.compile(r"\d{1,6}", re.ASCII)
KEYS = ("heliopolis", "game", "edition", "players", "result")
OPTION = "option."


@dataclass(frozen=True, slots=True)
class Record:
    """A game that was or is being played: its set-up and every step, chance included."""

    game: str
    edition: str
    players: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    steps: tuple[int, ...] = ()
    result: tuple[int, ...] | None = None

    def __post_init__(self) -> None:
        """Refuse names that the format cannot hold."""
        for name in self.players:
            fits = 1 <= len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip()
            if not fits or "," in name or "#" in name:
                raise BadSetup("error-name", found=_short(name), longest=LONGEST_NAME)

    def start(self) -> Any:
        """The state before the first step; raises ``BadSetup``."""
        return game(self.game).start(len(self.players), self.edition, self.options)


@dataclass(frozen=True, slots=True)
class Replay:
    """How far a record could be replayed, the position there, and why not further."""

    record: Record  # with the steps that were replayed
    state: Any
    error: BadRecord | None


def write(record: Record) -> str:
    """The record as text; ``read`` gives it back."""
    lines = [
        f"heliopolis: {FORMAT}",
        f"game: {record.game}",
        f"edition: {record.edition}",
        f"players: {', '.join(record.players)}",
        *(f"{OPTION}{option}: {value}" for option, value in record.options.items()),
    ]
    if record.result is not None:
        lines.append("result: " + " ".join(map(str, record.result)))
    steps = listed(game(record.game), record.steps)
    lines += ["", *textwrap.wrap(steps, WIDTH, break_long_words=False, break_on_hyphens=False)]
    return "\n".join(lines) + "\n"


def read(text: str | bytes) -> Record:
    """The record that ``text`` holds; raises ``BadRecord`` if any of it is wrong."""
    replayed = replay(text)
    if replayed.error:
        raise replayed.error
    return replayed.record


def replay(text: str | bytes, at: int | None = None) -> Replay:
    """Replay a record, or its first ``at`` steps.

    A header that makes no sense raises ``BadRecord``. A wrong step does not: the replay stops before it and
    carries the error and the position reached.
    """
    lines = _text(text).split("\n")
    header, first = _header(lines)
    record, state = _start(header)
    played = game(record.game)
    steps: list[int] = []
    error = None
    for token in _tokens(lines, first):
        if at is not None and len(steps) >= at:
            break
        try:
            steps.append(_step(played, state, token))
        except Complaint as reason:
            error = _stopped(played, state, token, len(steps) + 1, reason)
            break
    record = replace(record, steps=tuple(steps))
    return Replay(record, state, error or _result_error(record, state, header))


@dataclass(frozen=True, slots=True)
class _Token:
    """A word of the record and where it stands."""

    text: str
    line: int
    column: int


_Header = dict[str, _Token]  # value and its place, by key


def _text(text: str | bytes) -> str:
    """The text as a string, if it is text at all and not far too long."""
    if len(text) > MOST_CHARACTERS:
        raise BadRecord("error-record-long", most=MOST_CHARACTERS)
    if isinstance(text, bytes):
        try:
            text = text.decode()
        except UnicodeDecodeError as error:
            raise BadRecord("error-record-encoding", byte=error.start) from None
    if "\0" in text:
        raise BadRecord("error-record-binary")
    return text.removeprefix("\N{BYTE ORDER MARK}")


def _header(lines: list[str]) -> tuple[_Header, int]:
    """The header by key, and the number of lines it takes with the empty line after it."""
    header: _Header = {}
    number = 0
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            break
        content = line.split("#", 1)[0].strip()
        if not content:
            continue
        key, colon, value = content.partition(":")
        key = key.strip()
        if not colon or not KEY.fullmatch(key) or (not header and key != KEYS[0]):
            wrong = "error-record-header" if header else "error-record-no-header"
            raise BadRecord(wrong, line=number, found=_short(content))
        if key in header:
            raise BadRecord("error-record-key-twice", line=number, key=_short(key))
        header[key] = _Token(value.strip(), number, line.index(":") + 2)
        if key == KEYS[0]:
            _check_format(header[key])
        elif key not in KEYS and not key.startswith(OPTION):
            raise BadRecord("error-record-key", line=number, key=_short(key), known=", ".join(KEYS))
    for key in ("heliopolis", "game", "players"):
        if key not in header:
            raise BadRecord("error-record-key-missing", key=key)
    return header, number


def _check_format(version: _Token) -> None:
    if not re.fullmatch("[1-9][0-9]*", version.text):
        raise BadRecord("error-record-version", line=version.line, found=_short(version.text))
    if version.text != str(FORMAT):
        raise BadRecord("error-record-newer", line=version.line, found=_short(version.text), known=FORMAT)


def _start(header: _Header) -> tuple[Record, Any]:
    """The record without its steps, and the state before them."""
    name = header["game"]
    if name.text not in GAMES:
        reason = BadSetup("error-game", found=_short(name.text), known=", ".join(GAMES))
        raise BadRecord("error-record-setup", line=name.line, reason=reason)
    edition = header.get("edition", _Token(next(iter(game(name.text).editions)), 0, 0))
    players = tuple(player.strip() for player in header["players"].text.split(","))
    options = {key.removeprefix(OPTION): value.text for key, value in header.items() if key.startswith(OPTION)}
    result = _result(header, len(players))
    try:
        record = Record(name.text, edition.text, players, options, (), result)
        return record, record.start()
    except BadSetup as reason:
        line = _line_of(header, reason)
        raise BadRecord("error-record-setup", line=line, reason=_shown(reason)) from None


def _line_of(header: _Header, reason: BadSetup) -> int:
    """The line of the header that a complaint about the set-up speaks of."""
    found = str(reason.facts["found"])
    option = OPTION + str(reason.facts.get("option", found))
    if option in header:
        return header[option].line
    if "edition" in header and header["edition"].text == found:
        return header["edition"].line
    return header["players"].line


def _shown(reason: BadSetup) -> BadSetup:
    """The same complaint; what was found is not longer than a message may show it."""
    found = reason.facts["found"]
    return BadSetup(reason.key, **{**reason.facts, "found": _short(found) if isinstance(found, str) else found})


def _result(header: _Header, players: int) -> tuple[int, ...] | None:
    if "result" not in header:
        return None
    result = header["result"]
    words = result.text.split()
    if len(words) != players or not all(NUMBER.fullmatch(word) for word in words):
        raise BadRecord("error-record-result-form", line=result.line, found=_short(result.text), players=players)
    return tuple(map(int, words))


def _result_error(record: Record, state: Any, header: _Header) -> BadRecord | None:
    """What is wrong with the result that the header gives; a game that is not over has none to compare."""
    if record.result is None or state.actor is not None or record.result == tuple(state.scores()):
        return None
    found = " ".join(map(str, record.result))
    played = " ".join(map(str, state.scores()))
    return BadRecord("error-record-result", line=header["result"].line, found=found, played=played)


def _tokens(lines: list[str], first: int) -> Iterator[_Token]:
    """The words after the header, without comments."""
    for number, line in enumerate(lines[first:], start=first + 1):
        for word in TOKEN.finditer(line.split("#", 1)[0]):
            yield _Token(word[0], number, word.start() + 1)


def _step(played: Game, state: Any, token: _Token) -> int:
    """Take the step that a word names; raises a ``Complaint`` where it cannot be taken."""
    step = played.parse(token.text)
    check(played, state, step)
    state.apply(step)
    return step


def _stopped(played: Game, state: Any, token: _Token, number: int, reason: Complaint) -> BadRecord:
    if isinstance(reason, BadNotation):
        reason = BadNotation(reason.key, found=_short(token.text))
    legal = state.legal()
    return BadRecord(
        "error-record-step" if legal else "error-record-after-end",
        line=token.line,
        column=token.column,
        step=number,
        found=_short(token.text),
        reason=reason,
        legal=listed(played, legal),
    )


def _short(text: str) -> str:
    """A wrong text as a message may show it: one line, no control characters, not too long."""
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text[:SHOWN])
    return shown + "…" if len(text) > SHOWN else shown
