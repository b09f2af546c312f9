"""The scoring pad on the command line: what is held comes as arguments, or the pad asks for it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace

from rich.console import Console

from heliopolis import arguments
from heliopolis.game import Complaint
from heliopolis.locales import Catalogue
from heliopolis.ra import scorepad
from heliopolis.ra.pieces import EPOCHS
from heliopolis.ra.position import START_SCORE
from heliopolis.ra.scorepad import Holding, Scored
from heliopolis.ra.terminal import sheet


def add(parser: argparse.ArgumentParser, say: Catalogue) -> None:
    """Declare the arguments."""
    parser.add_argument("holdings", nargs="*", metavar="NAME=TILES", help=say("help-holdings"))
    parser.add_argument("--epoch", default="1", metavar="N", help=say("help-epoch"))
    parser.add_argument("--mild-end", action="store_true", help=say("help-mild-end"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.epilog = say("help-score-example")


def run(options: argparse.Namespace, say: Catalogue) -> int:
    """Score what the command line says, or ask."""
    epoch = arguments.number(options.epoch, "--epoch", 1, EPOCHS)
    if not options.holdings:
        if options.json:
            raise Complaint("error-pad-json")
        return Pad(options.mild_end, say).fill(epoch)
    names, holdings = [], []
    for seat, word in enumerate(options.holdings):
        name, equals, held = word.partition("=")
        names.append(name.strip() if equals else say("seat-name", number=seat + 1))
        holdings.append(scorepad.parse(held if equals else word))
    scored = scorepad.score(holdings, epoch, options.mild_end)
    if options.json:
        rows = [row.as_dict() for row in scored.rows]
        report = {"epoch": epoch, "players": names, "rows": rows, "winners": scored.winners}
        print(json.dumps(report, ensure_ascii=False))
    else:
        _show(Console(highlight=False), epoch, names, scored, say)
    return 0


class Pad:
    """Asks who plays, then epoch by epoch what each player holds; anything can be corrected before going on."""

    def __init__(self, mild_end: bool, say: Catalogue) -> None:
        self.mild_end = mild_end
        self.say = say
        self.console = Console(highlight=False)

    def fill(self, first_epoch: int) -> int:
        """Go through the epochs from this one to the last."""
        self._tell(self.say("pad-welcome", known=" ".join(scorepad.HELD)))
        names = self._names()
        scores = [START_SCORE] * len(names)
        if first_epoch > 1:
            scores = [self._score(name) for name in names]
        for epoch in range(first_epoch, EPOCHS + 1):
            scores = self._epoch(epoch, names, scores)
        return 0

    def _names(self) -> list[str]:
        while True:
            names = [name.strip() for name in self._ask("pad-names").split(",") if name.strip()]
            if len(names) in scorepad.SEATS:
                return names
            least, most = scorepad.SEATS[0], scorepad.SEATS[-1]
            self._tell(self.say("error-pad-players", found=len(names), least=least, most=most))

    def _score(self, name: str) -> int:
        while True:
            try:
                return arguments.number(self._ask("pad-score", name=name), name, 0, scorepad.MOST_SCORE)
            except Complaint as complaint:
                self._tell(self.say.complaint(complaint))

    def _epoch(self, epoch: int, names: list[str], scores: Sequence[int]) -> list[int]:
        """Ask for every holding, show the points, and let the players correct until they agree."""
        self._tell(self.say("pad-epoch", epoch=epoch))
        holdings = [self._holding(name, score) for name, score in zip(names, scores, strict=True)]
        while True:
            try:
                scored = scorepad.score(holdings, epoch, self.mild_end)
                _show(self.console, epoch, names, scored, self.say)
            except Complaint as complaint:
                self._tell(self.say.complaint(complaint))
                scored = None
            seat = self._correction(names, allow_none=scored is not None)
            if seat is None and scored is not None:
                return [row.score for row in scored.rows]
            if seat is not None:
                holdings[seat] = self._holding(names[seat], scores[seat])

    def _holding(self, name: str, score: int) -> Holding:
        while True:
            try:
                return replace(scorepad.parse(self._ask("pad-holding", name=name)), score=score)
            except Complaint as complaint:
                self._tell(self.say.complaint(complaint))

    def _correction(self, names: list[str], allow_none: bool) -> int | None:
        """The seat whose holding is to be corrected; None to go on."""
        while True:
            answer = self._ask("pad-correct" if allow_none else "pad-must-correct").strip()
            if not answer and allow_none:
                return None
            if answer in names:
                return names.index(answer)
            if answer.isdecimal() and 1 <= int(answer) <= len(names):
                return int(answer) - 1
            self._tell(self.say("pad-who", names=", ".join(names)))

    def _ask(self, key: str, **facts: str | int) -> str:
        try:
            return self.console.input(f"{self.say(key, **facts)} ", markup=False)
        except EOFError:
            raise Complaint("error-pad-ended") from None

    def _tell(self, sentence: str) -> None:
        self.console.print(sentence, markup=False)


def _show(console: Console, epoch: int, names: list[str], scored: Scored, say: Catalogue) -> None:
    console.print(sheet(epoch, scored.rows, names, say))
    for seat in scored.winners:
        console.print(say("pad-winner", name=names[seat]), markup=False)
