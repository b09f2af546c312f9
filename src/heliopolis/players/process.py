"""A player that is a program of its own, in any language: it is told views and answers with steps, a JSON line each.

The protocol is described in docs/bots.md. Its version is the ``PROTOCOL`` of the first line.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from heliopolis.chance import Seeded
from heliopolis.game import BadAnswer, BadNotation, BadSetup, Complaint, Game, Limits, State, Terms, View, part
from heliopolis.players.budget import budget
from heliopolis.players.program import Program, shown

PROCESS = "process"  # the name before the colon of the spec
PROTOCOL = 1
SECONDS = 5.0  # for a step
MEGABYTES = 1024  # for each process of the program
START_SECONDS = 10.0  # from the start of the program to its first answer
GRACE = 0.1  # seconds for the lines to get there and back, beside the time to think
RESULT_SECONDS = 1.0
MOST_STARTS = 3  # in a row without a step that can be taken; after them the player sits the game out
MOST_IDLE = 8  # programs that wait for their next game
LONGEST_NAME = 40
HOW = re.compile(r"(?:(?P<time>[0-9.]+m?s):)?(?:(?P<memory>[0-9]{1,6})MB:)?(?P<command>.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Command:
    """What to start, and its limits: ``2s:512MB:python bot.py``, where time and memory may be left out."""

    words: tuple[str, ...]
    seconds: float = SECONDS
    memory: int = MEGABYTES * 2**20

    @classmethod
    def read(cls, how: str) -> Command:
        """The command that a spec has after its first colon; raises ``BadSetup``."""
        if os.name != "posix":
            raise BadSetup("error-bot-system")
        found = HOW.fullmatch(how)
        assert found is not None
        try:
            words = tuple(shlex.split(found["command"]))
        except ValueError:
            words = ()
        if not words or not how.isprintable():
            raise BadSetup("error-bot-command", found=how)
        if not shutil.which(words[0]):
            raise BadSetup("error-bot-missing", found=words[0])
        seconds = budget(found["time"]).seconds if found["time"] else None
        return cls(words, seconds or SECONDS, int(found["memory"] or MEGABYTES) * 2**20)


_idle: list[tuple[Command, Program]] = []  # whose game is over; the one that has waited longest comes first
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_idle.clear)  # a fork of ours must not speak to them too


class Process:
    """A program in a seat. It is started when it is first asked, and started anew after a crash."""

    def __init__(self, game: Game, how: str, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.command = Command.read(how)
        self.terms: Terms | None = None
        self._program: Program | None = None
        self._starts = 0  # since it last gave a step that can be taken
        self._asked = 0  # how many views it was sent

    def begin(self, terms: Terms) -> None:
        """Be told what is played."""
        self.terms = terms
        self._starts = 0

    def end(self, state: State) -> None:
        """Tell the program how the game has ended, and keep it for the next one."""
        program, self._program = self._program, None
        if program is None:
            return
        result = {"type": "result", "scores": state.scores(), "winners": state.winners()}
        try:
            program.tell(_line(result), RESULT_SECONDS)
        except BadAnswer:  # the game is over: nothing depends on whether it has heard
            program.kill()
            return
        _keep(self.command, program)

    def choose(self, view: View, legal: list[int], limits: Limits) -> int:
        """What the program answers; raises ``BadAnswer``."""
        try:
            step = self._choose(view, legal, limits)
        except BadAnswer as wrong:
            raise BadAnswer("error-bot", bot=shlex.join(self.command.words), reason=wrong) from None
        self._starts = 0
        return step

    def _choose(self, view: View, legal: list[int], limits: Limits) -> int:
        seconds = limits.within(Limits(self.command.seconds)).seconds
        assert seconds is not None
        try:
            if self._program is None:
                self._program = self._start(view, seconds)
            question = self._question(view, legal, seconds)
            answer, told = self._ask(self._program, question, seconds + GRACE, "choose")
        except BadAnswer:
            self._drop()  # it may be in the middle of anything
            raise
        return self._step(answer.get("step"), told, view, legal)

    def _start(self, view: View, seconds: float) -> Program:
        """A program that knows what is played: one that has played before, or a new one."""
        program = _take(self.command)
        if program is None:
            self._starts += 1
            if self._starts > MOST_STARTS:
                raise BadAnswer("error-bot-given-up", times=MOST_STARTS)
            program = Program(self.command.words, self.command.memory)
        try:
            self._ask(program, self._hello(view, seconds), START_SECONDS, "ready")
        except BadAnswer:
            program.kill()
            raise
        return program

    def _ask(
        self, program: Program, message: dict[str, Any], seconds: float, expected: str
    ) -> tuple[dict[str, Any], dict[str, str | int]]:
        """Send a message, and give the answer of the type expected, and what to tell of it if it is wrong."""
        line = program.exchange(_line(message), seconds)
        told: dict[str, str | int] = {"number": program.lines, "line": shown(line)}
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise BadAnswer("error-bot-json", **told) from None
        if not isinstance(answer, dict) or answer.get("type") != expected:
            raise BadAnswer("error-bot-type", expected=f'{{"type": "{expected}", …}}', **told)
        if "id" in message and answer.get("id") != message["id"]:
            raise BadAnswer("error-bot-id", expected=message["id"], **told)
        return answer, told

    def _hello(self, view: View, seconds: float) -> dict[str, Any]:
        terms = self.terms
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": self.game.name,
            "players": terms and terms.players,
            "edition": terms and terms.edition,
            "options": terms and dict(terms.options),
            "seat": view.seat,
            "seed": self.seed,
            "seconds": seconds,
        }

    def _question(self, view: View, legal: list[int], seconds: float) -> dict[str, Any]:
        self._asked += 1
        return {
            "type": "view",
            "id": self._asked,
            "seat": view.seat,
            "legal": [self.game.text(step) for step in legal],
            "seconds": seconds,
            "view": part(self.game.name, "view").as_dict(view),
        }

    def _step(self, text: object, told: dict[str, str | int], view: View, legal: list[int]) -> int:
        """The step that an answer means; if it is not legal, the rules say why."""
        try:
            if not isinstance(text, str):
                raise BadNotation("error-bot-no-step")
            step = self.game.parse(text)
            if step not in legal:
                raise self.game.why_not(self.game.imagine(view, Seeded(self.seed)), step)
        except Complaint as reason:
            texts = " ".join(self.game.text(step) for step in legal)
            raise BadAnswer("error-bot-illegal", reason=reason, legal=texts, **told) from None
        return step

    def _drop(self) -> None:
        program, self._program = self._program, None
        if program is not None:
            program.kill()


def name(how: str) -> str:
    """What a bot is called at a table: the file of its command, without folder and ending."""
    words = Command.read(how).words
    files = [word for word in words[1:] if Path(word).is_file()] or words
    letters = (letter if letter.isprintable() and letter not in ",#" else " " for letter in Path(files[0]).stem)
    return "".join(letters).strip()[:LONGEST_NAME].strip() or PROCESS


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message).encode() + b"\n"


def _take(command: Command) -> Program | None:
    """A program that has played before and is still there."""
    for place, (known, program) in enumerate(_idle):
        if known == command:
            del _idle[place]
            if program.runs:
                return program
            program.end()
            return _take(command)
    return None


def _keep(command: Command, program: Program) -> None:
    """Let a program wait for its next game."""
    _idle.append((command, program))
    if len(_idle) > MOST_IDLE:
        _idle.pop(0)[1].end()
