"""A process that thinks: a question a line on standard input, answers a line each on standard output.

It is told the record, and rebuilds the game from it. What takes long tells on the way how far it is. It ends when
whoever asks is gone.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from msgspec import json

from heliopolis.analysis import Adviser, analyse, faculty
from heliopolis.findings import choices, moments, sides, turning_points
from heliopolis.game import Complaint, Limits, game
from heliopolis.locales import catalogue
from heliopolis.players import Player, ask, player
from heliopolis.record import Record
from heliopolis.server.messages import Refused
from heliopolis.server.retelling import retold

LEFT_ALONE = 0
BACKGROUND = "background"  # the argument of a process that lets all others go first
NICE = 10  # and how much so
PARTS = 100  # of an analysis, each told when it is done

Question = dict[str, Any]
Tell = Callable[[Any], None]


@lru_cache(maxsize=64)
def _player(name: str, spec: str, seed: int) -> Player:
    return player(game(name), spec, seed)


@lru_cache(maxsize=8)
def _adviser(name: str, players: int, nodes: int) -> Adviser:
    return faculty(name).adviser(players, Limits(nodes=nodes))


def _record(question: Question) -> Record:
    steps = tuple(map(game(question["game"]).parse, question["steps"].split()))
    return Record(question["game"], question["edition"], tuple(question["players"]), question["options"], steps)


def _state(record: Record) -> Any:
    state = record.start()
    for step in record.steps:
        state.apply(step)
    return state


# What may be wanted


def _step(question: Question, tell: Tell) -> None:
    """The step that a bot takes."""
    record = _record(question)
    step = ask(_player(record.game, question["spec"], question["seed"]), _state(record), Limits())
    tell({"step": game(record.game).text(step)})


def _advice(question: Question, tell: Tell) -> None:
    """What whoever has the move is advised to do, and why."""
    record, say = _record(question), catalogue(question["language"])
    state, played = _state(record), game(record.game)
    advice = _adviser(record.game, len(record.players), question["nodes"]).advise(state.view(state.actor, True))
    sentence = faculty(record.game).sentence
    tell(
        {
            "best": played.text(advice.best.step),
            "confidence": advice.confidence,
            "choices": choices(advice, played),
            "reasons": [sentence(say, reason, record.players, you=True) for reason in advice.reasons],
        }
    )


def _analysis(question: Question, tell: Tell) -> None:
    """What every choice cost, what luck did, and where the game turned; before that, how far it has come."""
    record, say = _record(question), catalogue(question["language"])
    adviser = _adviser(record.game, len(record.players), question["nodes"])
    progress = _Progress(len(record.steps), tell)
    analysis = analyse(record, adviser, progress.advance)
    found = moments(analysis, say)
    for moment in found:
        if "reasons" in moment:
            moment["reasons"] = [reason["text"] for reason in moment["reasons"]]
    scores = _state(record).scores()
    tell({"moments": found, "sides": sides(analysis, scores), "turning_points": turning_points(analysis)})


def _told(question: Question, tell: Tell) -> None:
    """A record told to a page, or why it is refused."""
    say = catalogue(question["language"])
    try:
        tell(retold(question["record"], say))
    except Complaint as complaint:
        tell(Refused(complaint.key, say.complaint(complaint)))


WANTED: dict[str, Callable[[Question, Tell], None]] = {
    "step": _step,
    "advice": _advice,
    "analysis": _analysis,
    "record": _told,
}


class _Progress:
    """Tells how many of so many steps are done, not more than ``PARTS`` times."""

    def __init__(self, of: int, tell: Tell) -> None:
        self.done, self.of = 0, of
        self._tell = tell

    def advance(self, count: int) -> None:
        before, self.done = self.done, self.done + count
        if before * PARTS // self.of != self.done * PARTS // self.of:
            self._tell({"done": self.done, "of": self.of})


def answer(question: Question, tell: Tell) -> None:
    """Answer a question, or say why not."""
    try:
        WANTED[question["want"]](question, tell)
    except Complaint as complaint:
        tell({"trouble": str(complaint)})


def main() -> None:
    """Answer until nobody asks any more."""
    if BACKGROUND in sys.argv and hasattr(os, "nice"):
        os.nice(NICE)
    questions: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(questions,), daemon=True).start()
    while True:
        answer(json.decode(questions.get()), _tell)


def _tell(told: Any) -> None:
    sys.stdout.buffer.write(json.encode(told) + b"\n")
    sys.stdout.buffer.flush()


def _listen(questions: queue.SimpleQueue[str]) -> None:
    for line in sys.stdin:
        questions.put(line)
    os._exit(LEFT_ALONE)  # whoever asked is gone; a thought that is under way is for nobody


if __name__ == "__main__":
    main()
