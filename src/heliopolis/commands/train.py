"""``heliopolis train``: a network learns a game by playing against itself, for as long and as often as one lets it."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
import time
from collections.abc import Iterable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn
from rich.text import Text

from heliopolis import arguments, compiled
from heliopolis.game import DEFAULT_GAME, Complaint, game, part
from heliopolis.locales import Catalogue
from heliopolis.players import player, read_specs
from heliopolis.training.course import Course, Trial

if TYPE_CHECKING:
    from heliopolis.training.run import Run

GAMES = 200_000
SEED = 1  # a fixed one, so that the same command goes on with the same training


def add(parser: argparse.ArgumentParser, say: Catalogue) -> None:
    """Declare the arguments."""
    trial = Trial()
    parser.add_argument("game", nargs="?", default=DEFAULT_GAME, help=say("help-game"))
    parser.add_argument("--players", default="3", metavar="N", help=say("help-players-number"))
    parser.add_argument("--games", default=str(GAMES), metavar="N", help=say("help-train-games"))
    parser.add_argument("--from", dest="start", metavar="FILE", help=say("help-train-from"))
    parser.add_argument("--folder", metavar="DIR", help=say("help-train-folder"))
    parser.add_argument("--seed", default=str(SEED), metavar="N", help=say("help-train-seed"))
    parser.add_argument("--threads", default="0", metavar="N", help=say("help-arena-threads"))
    parser.add_argument("--opponents", default=trial.opponents[0], metavar="SPEC,…", help=say("help-train-opponents"))
    parser.add_argument("--trial-games", default=str(trial.games), metavar="N", help=say("help-trial-games"))
    parser.add_argument("--trial-every", default=str(trial.every), metavar="N", help=say("help-trial-every"))
    arguments.add_ray(parser, say)
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(options: argparse.Namespace, say: Catalogue) -> int:
    """Learn to the end, or to an interruption, and say what came of it."""
    threads = arguments.threads(options.threads)
    course, trial = _course(options), _trial(options)
    folder = Path(options.folder or f"training-{course.game}-{course.players}")
    training = _begin(course, folder, threads, trial, options)
    if not compiled():
        print(say("interpreted"), file=sys.stderr)
    _learn(training, say)
    report = _report(training)
    print(json.dumps(report, ensure_ascii=False) if options.json else _text(report, trial.opponents[0], say))
    return 0


def _learn(training: Run, say: Catalogue) -> None:
    """Go to the end of the course, and say how to go on if it cannot be reached now."""
    folder = str(training.folder.path)
    display = _Display(training, say, Console(stderr=True))
    try:
        with display:
            training.go(display.advance)
    except KeyboardInterrupt:
        stopped = say("training-stopped", games=display.games, of=training.course.games, folder=folder)
        print(stopped, file=sys.stderr)
        raise
    except BrokenProcessPool:
        raise Complaint("error-training-broken", folder=folder) from None


def _course(options: argparse.Namespace) -> Course:
    course = Course(
        game=options.game,
        players=arguments.number(options.players, "--players", 1),
        games=arguments.number(options.games, "--games", 1),
        seed=arguments.seed(options.seed),
    )
    game(course.game).start(course.players)  # complain now, not in the middle
    return course


def _trial(options: argparse.Namespace) -> Trial:
    opponents = tuple(read_specs(options.opponents))
    for spec in opponents:
        player(game(options.game), spec, 0)  # complain now, not in the middle
    return Trial(
        opponents=opponents,
        games=arguments.number(options.trial_games, "--trial-games", 1),
        every=arguments.number(options.trial_every, "--trial-every", 1),
    )


def _begin(course: Course, folder: Path, threads: int, trial: Trial, options: argparse.Namespace) -> Run:
    """The run in its folder, as far as it has come; only now is NumPy needed."""
    try:
        from heliopolis.training.run import Run
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise Complaint("error-training-numpy", python=sys.executable) from None
    start = Path(options.start) if options.start else None
    weights = part(course.game, "school").numbers(course.players, start) if start else None
    return Run(course, folder, threads, trial, weights, arguments.cluster(options.ray, threads))


class _Bar(Progress):
    """A bar of the games, and below it how it goes."""

    below = ""

    def get_renderables(self) -> Iterable[RenderableType]:
        """The bar and the lines below it."""
        yield from super().get_renderables()
        if self.below:
            yield Text(self.below)


class _Display:
    """Shows how far the training has come: a bar on a terminal, lines elsewhere."""

    def __init__(self, training: Run, say: Catalogue, console: Console) -> None:
        self.say, self.console = say, console
        self.course = training.course
        self.first = self.games = training.games  # learnt from in earlier sessions, and in all
        self.begun = time.monotonic()
        self.strength = _strength(training)
        columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        self.bar = _Bar(*columns, console=console, transient=True, disable=not console.is_terminal)
        self.task = self.bar.add_task(say("training-label"), total=self.course.games, completed=self.first)
        self.bar.below = "\n".join(self._strength_lines())

    def __enter__(self) -> Self:
        if 0 < self.first < self.course.games:
            resumed = self.say("training-resumed", games=self.first, of=self.course.games)
            print(resumed, file=self.console.file, flush=True)
        self.bar.start()
        return self

    def advance(self, note: dict[str, Any]) -> None:
        """Show how another round has gone."""
        self.games = note["games"]
        self.strength = note.get("strength", self.strength)
        pace = self._pace(note)
        self.bar.below = "\n".join([pace, *self._strength_lines()])
        self.bar.update(self.task, completed=self.games)
        if not self.console.is_terminal:
            new = self._strength_lines() if "strength" in note else []
            lines = [f"{self.games}/{self.course.games} {pace}", *new]
            print(*lines, sep="\n", file=self.console.file, flush=True)

    def _pace(self, note: dict[str, Any]) -> str:
        rate = (self.games - self.first) / (time.monotonic() - self.begun)
        return self.say(
            "training-pace",
            rate=f"{rate:.1f}",
            left=_clock((self.course.games - self.games) / rate),
            chances=f"{note['error_chances']:.4f}",
            points=f"{note['error_points']:.4f}",
        )

    def _strength_lines(self) -> list[str]:
        return [_strength_line(row, self.say) for row in self.strength]

    def __exit__(self, *_: object) -> None:
        self.bar.stop()


def _strength(training: Run) -> list[dict[str, Any]]:
    """What was measured last."""
    measured = [note["strength"] for note in training.folder.log() if "strength" in note]
    return measured[-1] if measured else []


def _strength_line(row: dict[str, Any], say: Catalogue) -> str:
    return say(
        "training-strength",
        opponent=row["opponent"],
        wins=f"{100 * row['win_rate']:.1f}",
        low=f"{100 * row['low']:.1f}",
        high=f"{100 * row['high']:.1f}",
        margin=f"{row['margin']:+.1f}",
        games=row["games"],
    )


def _clock(seconds: float) -> str:
    """Hours, minutes and seconds."""
    whole = round(seconds)
    return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"


def _report(training: Run) -> dict[str, Any]:
    """What `--json` prints."""
    return {
        "game": training.course.game,
        "players": training.course.players,
        "games": training.games,
        "seed": training.course.seed,
        "seconds": training.seconds,
        "folder": str(training.folder.path),
        "weights": str(training.folder.weights),
        "strength": _strength(training),
    }


def _text(report: dict[str, Any], opponent: str, say: Catalogue) -> str:
    """What came of it, for people, and how to measure it more exactly."""
    seats = ",".join([f"champion:{report['weights']}", *[opponent] * (report["players"] - 1)])
    command = shlex.join(["heliopolis", "arena", report["game"], "--players", seats])
    done = say("training-done", games=report["games"], time=_clock(report["seconds"]), file=report["weights"])
    lines = [_strength_line(row, say) for row in report["strength"]]
    return "\n".join([done, *lines, say("training-try", command=command)])
