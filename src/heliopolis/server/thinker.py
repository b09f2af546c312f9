"""A process in which bots think: a question a line on standard input, an answer a line on standard output.

It is told the record, and rebuilds the game from it. It ends when whoever asks is gone.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
from functools import lru_cache
from typing import Any

from heliopolis.game import Complaint, game
from heliopolis.players import Limits, Player, ask, player

LEFT_ALONE = 0


@lru_cache(maxsize=64)
def _player(name: str, spec: str, seed: int) -> Player:
    return player(game(name), spec, seed)


def answer(question: dict[str, Any]) -> dict[str, str]:
    """The step that a bot takes, or why it takes none."""
    try:
        played = game(question["game"])
        state = played.start(question["players"], question["edition"], question["options"])
        for text in question["steps"].split():
            state.apply(played.parse(text))
        step = ask(_player(played.name, question["spec"], question["seed"]), state, Limits())
    except Complaint as complaint:
        return {"trouble": str(complaint)}
    return {"step": played.text(step)}


def main() -> None:
    """Answer until nobody asks any more."""
    questions: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(questions,), daemon=True).start()
    while True:
        print(json.dumps(answer(json.loads(questions.get()))), flush=True)


def _listen(questions: queue.SimpleQueue[str]) -> None:
    for line in sys.stdin:
        questions.put(line)
    os._exit(LEFT_ALONE)  # whoever asked is gone; a thought that is under way is for nobody


if __name__ == "__main__":
    main()
