"""A training under way: rounds of games and learning, with files that let it go on after any interruption.

The games of a round are played with the weights from before the round that is being learnt, so games and learning
can go on at the same time; the result is the same on any number of cores.
"""

from __future__ import annotations

import json
import time
from array import array
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from heliopolis import tensors
from heliopolis.arena import Contest, compete, interval
from heliopolis.cores import Crew
from heliopolis.game import Complaint, part
from heliopolis.tensors import Tensor
from heliopolis.training.course import Course
from heliopolis.training.learner import Learner, Weights

CHUNK = 25  # games that one core plays at a time
CHECKPOINT, WEIGHTS, LOG = "checkpoint.safetensors", "weights.safetensors", "log.jsonl"


@dataclass(frozen=True, slots=True)
class Trial:
    """How the strength is measured on the way: against whom, in how many games, and after how many rounds."""

    opponents: tuple[str, ...] = ("greedy",)
    games: int = 200
    every: int = 25


class Run:
    """A course in a folder: begins anew or goes on from the checkpoint there."""

    def __init__(self, course: Course, folder: Path, threads: int, trial: Trial) -> None:
        self.course, self.folder, self.trial = course, folder, trial
        self.school = part(course.game, "school")
        self.shapes = self.school.shapes(course.players)
        self.learner = Learner(course, self.shapes)
        self.crew = Crew(threads)
        self.done = 0  # rounds
        self.seconds = 0.0  # in earlier sessions
        self.playing: Weights = self.learner.numbers()  # those of the round before the next
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / CHECKPOINT).exists():
            self._restore()

    def go(self, advance: Callable[[dict[str, Any]], None]) -> None:
        """Learn to the end of the course; ``advance`` hears of every round."""
        begun = time.monotonic() - self.seconds
        with self.crew:
            games = self._play(self.done)
            while self.done < self.course.rounds:
                lessons = [part.result() for part in games]
                rows, targets = (np.concatenate(rows) for rows in zip(*lessons, strict=True))
                self.playing = self.learner.numbers()
                if self.done + 1 < self.course.rounds:
                    games = self._play(self.done + 1)
                errors = self.learner.learn(self.done, rows, targets)
                self.done += 1
                self.seconds = time.monotonic() - begun
                self._checkpoint()
                advance(self._note(errors, len(rows)))

    def _play(self, number: int) -> list[Future[Any]]:
        """Let the cores play the games of one round with the weights that are at hand."""
        course, games = self.course, self.course.games_of(number)
        settings = (course.at(course.explore, number), course.at(course.trust, number))
        return [
            self.crew.ask(self.school.lessons, course.players, self.playing, course.seed, chunk, *settings)
            for chunk in (games[i : i + CHUNK] for i in range(0, len(games), CHUNK))
        ]

    def _note(self, errors: tuple[float, float], lessons: int) -> dict[str, Any]:
        """Write down how far it has come; now and then also how strong the network is."""
        course = self.course
        note: dict[str, Any] = {
            "round": self.done,
            "games": course.games_of(self.done - 1)[-1] + 1,
            "lessons": lessons,
            "seconds": round(self.seconds, 1),
            "error_chances": round(errors[0], 5),
            "error_points": round(errors[1], 5),
        }
        if self.done % self.trial.every == 0 or self.done == course.rounds:
            self.save_weights()
            note["strength"] = [self._measure(opponent) for opponent in self.trial.opponents]
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(note) + "\n")
        return note

    def _measure(self, opponent: str) -> dict[str, Any]:
        """How often the network wins against so many of one opponent, seats rotated."""
        spec = f"champion:{self.folder / WEIGHTS}"
        seats = (spec, *[opponent] * (self.course.players - 1))
        outcome = compete([Contest(self.course.game, seats, self.trial.games, self.course.seed)], self.crew.threads)
        standing = outcome.together[spec]
        low, high = interval(standing.wins, standing.games)
        return {
            "opponent": opponent,
            "games": standing.games,
            "win_rate": round(standing.wins / standing.games, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "margin": round(standing.margin_sum / standing.games, 2),
        }

    def save_weights(self) -> None:
        """Write the weights as they stand, with what they are."""
        notes = {
            "game": self.course.game,
            "players": str(self.course.players),
            "features": str(self.school.VERSION),
            "games": str(self.course.games_of(self.done - 1)[-1] + 1 if self.done else 0),
            "course": json.dumps(self.course.as_dict()),
        }
        tensors.write(self.folder / WEIGHTS, self._shaped(self.learner.numbers()), notes)

    def _shaped(self, numbers: Weights) -> dict[str, Tensor]:
        return {name: Tensor(shape, numbers[name]) for name, shape in self.shapes.items()}

    def _checkpoint(self) -> None:
        arrays, plain = self.learner.state()
        found = {name: Tensor(rows.shape, array("f", rows.tobytes())) for name, rows in arrays.items()}
        found |= {f"playing/{name}": tensor for name, tensor in self._shaped(self.playing).items()}
        notes = {
            "course": json.dumps(self.course.as_dict()),
            "features": str(self.school.VERSION),
            "run": json.dumps({"done": self.done, "seconds": self.seconds, "learner": plain}),
        }
        tensors.write(self.folder / CHECKPOINT, found, notes)

    def _restore(self) -> None:
        found, notes = tensors.read(self.folder / CHECKPOINT)
        if notes["course"] != json.dumps(self.course.as_dict()) or notes["features"] != str(self.school.VERSION):
            raise Complaint("error-other-course", folder=str(self.folder))
        run = json.loads(notes["run"])
        self.done, self.seconds = run["done"], run["seconds"]
        self.playing = {name: found.pop(f"playing/{name}").numbers for name in self.shapes}
        arrays = {name: np.array(tensor.numbers, np.float32).reshape(tensor.shape) for name, tensor in found.items()}
        self.learner.restore(arrays, run["learner"])
