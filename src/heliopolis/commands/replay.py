"""``heliopolis replay``: a record read again, the position it leads to, and what is wrong with it if anything is."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any

from rich.console import Console

from heliopolis import arguments
from heliopolis.game import CHANCE, BadRecord, Complaint, game, part
from heliopolis.locales import Catalogue
from heliopolis.progress import Bar
from heliopolis.record import MOST_CHARACTERS, Replay, replay


def add(parser: argparse.ArgumentParser, say: Catalogue) -> None:
    """Declare the arguments."""
    parser.add_argument("files", nargs="*", metavar="FILE", help=say("help-files"))
    parser.add_argument("--at", metavar="N", help=say("help-at"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(options: argparse.Namespace, say: Catalogue) -> int:
    """Replay every file; 2 if any of them has something wrong."""
    if not options.files:
        raise Complaint("error-no-file")
    at = None if options.at is None else arguments.number(options.at, "--at", 0)
    code = 0
    console = Console(highlight=False)
    for file in _with_bar(options.files, say):
        replayed, error = _replayed(file, at)
        if options.json:
            print(json.dumps(_report(file, replayed, error, say), ensure_ascii=False))
        elif replayed is not None:
            _show(console, replayed, say)
        if error is not None:
            print(f"heliopolis: {file}: {trouble(error, say)}", file=sys.stderr)
            code = 2
    return code


def _replayed(file: str, at: int | None) -> tuple[Replay | None, BadRecord | OSError | None]:
    """How far a file can be replayed, and what stopped it."""
    try:
        replayed = replay(content(file), at)
    except (BadRecord, OSError) as error:
        return None, error
    return replayed, replayed.error or _too_short(replayed, at)


def _with_bar(files: list[str], say: Catalogue) -> Iterator[str]:
    with Bar(say("replaying"), len(files)) as bar:
        for file in files:
            yield file
            bar.advance(1)


def content(file: str) -> bytes:
    """The bytes of a file, or of standard input for ``-``; no more than a record can have."""
    if file == "-":
        return sys.stdin.buffer.read(MOST_CHARACTERS + 1)
    with open(file, "rb") as stream:
        return stream.read(MOST_CHARACTERS + 1)


def _too_short(replayed: Replay, at: int | None) -> BadRecord | None:
    steps = len(replayed.record.steps)
    return None if at is None or steps == at else BadRecord("error-at", at=at, steps=steps)


def trouble(error: BadRecord | OSError, say: Catalogue) -> str:
    """What is wrong, in one line."""
    if isinstance(error, OSError):
        return say("error-read", reason=say.trouble(error))
    return " ".join(say.complaint(error).split())


def _report(file: str, replayed: Replay | None, error: BadRecord | OSError | None, say: Catalogue) -> dict[str, Any]:
    """What `--json` prints for one file."""
    report: dict[str, Any] = {"file": file}
    if replayed is not None:
        record, state = replayed.record, replayed.state
        played = game(record.game)
        report |= {
            "game": record.game,
            "edition": record.edition,
            "players": list(record.players),
            "options": dict(record.options),
            "steps": len(record.steps),
            "over": state.actor is None,
            "actor": "chance" if state.actor == CHANCE else state.actor,
            "legal": [played.text(step) for step in state.legal()],
            "scores": state.scores(),
            "winners": state.winners(),
            **state.course(),
            "state": state.as_dict(),
        }
    if error is not None:
        facts = {} if isinstance(error, OSError) else error.facts
        places = {name: facts[name] for name in ("line", "column", "step", "found") if name in facts}
        report["error"] = {"message": trouble(error, say), **places}
        if "legal" in facts:
            report["error"]["legal"] = str(facts["legal"]).split()
    return report


def _show(console: Console, replayed: Replay, say: Catalogue) -> None:
    """The position reached, as the game draws it."""
    record = replayed.record
    heading = say(
        "replayed",
        game=say(f"game-{record.game}"),
        players=", ".join(record.players),
        steps=len(record.steps),
    )
    console.print(heading, markup=False)
    terminal = part(record.game, "terminal")
    console.print(terminal.describe(replayed.state, record, say, console.width))
