"""A training under way: rounds of games and learning, from where the folder says that it has come.

The games of a round are played with the weights from before the round that is being learnt, so games and learning
can go on at the same time; the result is the same on any number of cores.
"""

from __future__ import annotations

import json
import time
from array import array
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from heliopolis.arena import Contest, compete, interval
from heliopolis.cores import Crew, Workers
from heliopolis.game import Complaint, part
from heliopolis.tensors import Tensor
from heliopolis.training.course import Course, Trial
from heliopolis.training.folder import Folder
from heliopolis.training.learner import Learner, Rows, Weights, digest

__all__ = ["Run", "Trial"]

CHUNK = 25  # games that one core plays at a time


class Run:
    """A course in a folder: begins anew or goes on from the checkpoint there."""

    def __init__(
        self,
        course: Course,
        folder: Path,
        threads: int,
        trial: Trial,
        start: Weights | None = None,
        workers: Workers | None = None,
    ) -> None:
        """Begin with the weights of ``start``, or with some drawn at random.

        The games are played on so many cores of this machine, or by other workers where there are any; the strength
        is always measured on this machine, for only here are the weights. Raises ``Complaint`` when the folder holds
        another course, or is in use.
        """
        course = replace(course, start=digest(start)) if start else course
        self.course, self.trial = course, trial
        self.school = part(course.game, "school")
        self.shapes: dict[str, tuple[int, ...]] = self.school.shapes(course.players)
        self.learner = Learner(course, self.shapes)
        if start:
            self.learner.begin_with(start)
        self.threads = threads
        self.workers: Workers = workers or Crew(threads)
        self.done = 0  # rounds
        self.seconds = 0.0  # in all sessions
        self.playing: Weights = self.learner.numbers()  # those of the round before the next
        self.folder = Folder(folder)
        try:
            self._take_up()
        except BaseException:
            self.folder.release()
            raise

    def _take_up(self) -> None:
        """Go on from where the folder says that the run has come, if it says so."""
        found = self.folder.checkpoint()
        if found:
            self._restore(*found)
        self.folder.trim_log(self.done)

    @property
    def games(self) -> int:
        """How many games it has learnt from."""
        return self.course.games_until(self.done)

    def go(self, advance: Callable[[dict[str, Any]], None]) -> None:
        """Learn to the end of the course; ``advance`` hears of every round."""
        begun = time.monotonic() - self.seconds
        try:
            with self.workers:
                games = self._play(self.done)
                while self.done < self.course.rounds:
                    rows, targets = _lessons_of(games)
                    self.playing = self.learner.numbers()
                    games = self._play(self.done + 1)
                    errors = self.learner.learn(self.done, rows, targets)
                    self.done += 1
                    self.seconds = time.monotonic() - begun
                    note = self._note(errors, len(rows))
                    self.folder.add_to_log(note)
                    self._checkpoint()
                    advance(note)
        finally:
            self.folder.release()

    def _play(self, number: int) -> list[Future[Any]]:
        """Let the cores play the games of one round with the weights that are at hand; after the last one, none."""
        course, games = self.course, self.course.games_of(number)
        settings = (course.at(course.explore, number), course.at(course.trust, number), course.sparring)
        return [
            self.workers.ask(self.school.lessons, course.players, self.playing, course.seed, chunk, *settings)
            for chunk in (games[i : i + CHUNK] for i in range(0, len(games), CHUNK))
        ]

    def _note(self, errors: tuple[float, float], lessons: int) -> dict[str, Any]:
        """How far it has come; now and then also how strong the network is."""
        note: dict[str, Any] = {
            "round": self.done,
            "games": self.games,
            "lessons": lessons,
            "seconds": round(self.seconds, 1),
            "error_chances": round(errors[0], 5),
            "error_points": round(errors[1], 5),
        }
        if self.done % self.trial.every == 0 or self.done == self.course.rounds:
            self.save_weights()
            note["strength"] = [self._measure(opponent) for opponent in self.trial.opponents]
        return note

    def _measure(self, opponent: str) -> dict[str, Any]:
        """How often the network wins against so many of one opponent, seats rotated."""
        spec = f"champion:{self.folder.weights}"
        seats = (spec, *[opponent] * (self.course.players - 1))
        outcome = compete([Contest(self.course.game, seats, self.trial.games, self.course.seed)], self.threads)
        standing = outcome.together[spec]
        low, high = interval(standing.wins, standing.games)
        return {
            "opponent": opponent,
            "games": standing.games,
            "win_rate": round(standing.wins / standing.games, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "margin": round(standing.margin_sum / standing.games, 2),
            "crashes": standing.crashes,
        }

    def save_weights(self) -> None:
        """Write the weights as they stand, with what they are."""
        notes = {
            "game": self.course.game,
            "players": str(self.course.players),
            "games": str(self.games),
            **self._origin(),
        }
        self.folder.write_weights(self._shaped(self.learner.numbers()), notes)

    def _origin(self) -> dict[str, str]:
        return {"features": str(self.school.VERSION), "course": json.dumps(self.course.as_dict())}

    def _shaped(self, numbers: Weights) -> dict[str, Tensor]:
        return {name: Tensor(shape, numbers[name]) for name, shape in self.shapes.items()}

    def _tensors(self, arrays: Mapping[str, Rows]) -> dict[str, Tensor]:
        """What the learner needs to go on, and the weights that play now."""
        found = {name: Tensor(rows.shape, array("f", rows.tobytes())) for name, rows in arrays.items()}
        return found | {f"playing/{name}": tensor for name, tensor in self._shaped(self.playing).items()}

    def _checkpoint(self) -> None:
        arrays, plain = self.learner.state()
        run = {"done": self.done, "seconds": self.seconds, "learner": plain}
        self.folder.write_checkpoint(self._tensors(arrays), {**self._origin(), "run": json.dumps(run)})

    def _restore(self, found: dict[str, Tensor], notes: Mapping[str, str]) -> None:
        """Go on from a checkpoint of the same course."""
        here = _facts(self._tensors(self.learner.state()[0]), self._origin())
        there = _facts(found, notes)
        if here != there:
            others = ", ".join(f"{name}={value}" for name, value in there.items() if here.get(name) != value)
            raise Complaint("error-other-course", folder=str(self.folder.path), found=others)
        run = json.loads(notes["run"])
        self.done, self.seconds = run["done"], run["seconds"]
        self.playing = {name: found.pop(f"playing/{name}").numbers for name in self.shapes}
        arrays = {name: np.array(tensor.numbers, np.float32).reshape(tensor.shape) for name, tensor in found.items()}
        self.learner.restore(arrays, run["learner"])


def _lessons_of(games: Sequence[Future[Any]]) -> tuple[Rows, Rows]:
    """All lessons of a round, when its games have been played."""
    rows, targets = zip(*(chunk.result() for chunk in games), strict=True)
    return np.concatenate(rows), np.concatenate(targets)


def _facts(found: Mapping[str, Tensor], notes: Mapping[str, str]) -> dict[str, Any]:
    """What must be the same for a run to go on from a checkpoint."""
    layers = [tensor.shape for name, tensor in found.items() if name.startswith("playing/") and len(tensor.shape) > 1]
    network = " ".join("x".join(map(str, shape)) for shape in layers)
    course: dict[str, Any] = json.loads(notes.get("course", "{}"))
    return {**course, "features": notes.get("features"), "network": network}
