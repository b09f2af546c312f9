"""Leaving, saving and going on: nothing that was told is ever lost."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from heliopolis import terminal
from heliopolis.chance import Scripted, Seeded
from heliopolis.locales import catalogue
from heliopolis.match import Match
from heliopolis.ra import GAME
from heliopolis.ra.terminal import log
from heliopolis.record import Record, read, replay
from heliopolis.terminal import saving, seats_in
from tests.terminal.sittings import HUMAN, QUIETLY, Interrupted, game_of, short, sit


def test_a_folder_that_does_not_exist_yet_is_made_for_the_game(tmp_path: Path) -> None:
    assert sit(tmp_path, f"{HUMAN},greedy", "", name="new/folder/game.record").path.exists()


@pytest.mark.parametrize(("answers", "keyboard"), [("quit\n", io.StringIO), ("", io.StringIO), ("", Interrupted)])
def test_leaving_saves_the_game_and_tells_how_to_go_on(
    answers: str, keyboard: type[io.StringIO], tmp_path: Path
) -> None:
    record = game_of("draw =nile")
    sat = sit(tmp_path, f"{HUMAN},{HUMAN},{HUMAN}", answers, record=record, keyboard=keyboard)
    assert sat.text.splitlines()[-1] == f"To go on with it: heliopolis play --record {sat.path}"
    assert read(sat.path.read_bytes()) == record


def test_how_to_go_on_is_a_command_for_the_shell(tmp_path: Path) -> None:
    sat = sit(tmp_path, f"{HUMAN},greedy", "", name="my game.record")
    assert sat.text.splitlines()[-1].endswith(f" --record '{sat.path}'")


@pytest.mark.parametrize("answered", [1, 7, 60])
def test_a_game_left_and_resumed_goes_on_as_if_nothing_had_been(answered: int, tmp_path: Path) -> None:
    seats = f"{HUMAN},greedy,patient"
    whole = sit(tmp_path, seats, QUIETLY, name="whole.record", record=short())
    outcomes = [step for step in whole.match.steps if GAME.is_chance(step)]
    left = sit(tmp_path, seats, QUIETLY[: 2 * answered], chance=Scripted(outcomes), record=short())
    record = read(left.path.read_bytes())
    rest = outcomes[sum(map(GAME.is_chance, record.steps)) :]
    answers = QUIETLY[2 * answered :]
    resumed = sit(tmp_path, seats, answers, record=record, chance=Scripted(rest))
    assert resumed.path.read_bytes() == whole.path.read_bytes()


def test_every_step_is_saved_before_it_is_told(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    behind = []

    class Watched(io.StringIO):
        def write(self, text: str) -> int:
            told = re.findall(r"draws: (.+)\.\n", text)
            if told and f"={told[0].lower().replace(' ', '-')}" not in path.read_text(encoding="utf-8")[-200:]:
                behind.append(text)
            return super().write(text)

    console = Console(file=Watched(), width=80, highlight=False)
    sat = sit(tmp_path, f"{HUMAN},greedy", QUIETLY, console=console, record=short(2))
    assert sat.text.count("draws: ") > 20
    assert behind == []


def test_a_game_that_cannot_be_saved_goes_on_and_says_so(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    console = Console(file=io.StringIO(), width=200, highlight=False)
    match = Match(game_of("draw =nile"), Seeded(1))
    terminal.play(
        match,
        [HUMAN] * 3,
        say=catalogue("en"),
        console=console,
        path=file / "game.record",
        pace=0,
        keyboard=io.StringIO("ra\n"),
    )
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert "Bob invokes Ra." in text
    assert text.count("The game cannot be saved in") >= 2
    assert "To go on with it" not in text


def test_a_write_that_fails_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.record"
    saving.save(path, game_of(""), [HUMAN])
    old = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        saving.save(path, game_of("draw =nile"), [HUMAN])
    assert path.read_bytes() == old
    assert list(tmp_path.iterdir()) == [path]


def test_a_saved_game_remembers_who_sat_where(tmp_path: Path) -> None:
    sat = sit(tmp_path, f"greedy,{HUMAN}", "")
    assert seats_in(sat.path.read_text(encoding="utf-8")) == ["greedy", HUMAN]
    assert seats_in("heliopolis: 1\n") is None


def test_games_without_a_file_are_kept_apart_from_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert terminal.latest() is None
    paths: list[Path] = []
    (tmp_path / "heliopolis").mkdir()
    for _ in range(3):
        paths.append(terminal.new_path())
        saving.save(paths[-1], game_of(""), [HUMAN])
    assert len(set(paths)) == 3
    assert all(path.parent == tmp_path / "heliopolis" for path in paths)
    os.utime(paths[1], (2**31, 2**31))
    assert terminal.latest() == paths[1]


PLAY_FOR_EVER = """
import sys
from pathlib import Path
from rich.console import Console
from heliopolis import terminal
from heliopolis.chance import Seeded
from heliopolis.locales import catalogue
from heliopolis.match import Match
from heliopolis.record import Record
match = Match(Record("ra", "sunboat", ("Ann", "Bob", "Cat")), Seeded(int(sys.argv[2])))
seats = [terminal.HUMAN, "greedy", "greedy"]
console = Console(width=80, highlight=False)
terminal.play(match, seats, say=catalogue("en"), console=console, path=Path(sys.argv[1]), pace=0)
"""


@pytest.mark.parametrize("lines_until_killed", [40, 90, 150])
def test_a_game_killed_at_any_moment_loses_nothing_that_was_told(lines_until_killed: int, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    process = subprocess.Popen(
        [sys.executable, "-u", "-c", PLAY_FOR_EVER, str(path), str(lines_until_killed)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert process.stdin
    assert process.stdout
    process.stdin.write("1\np\n" * 200)
    process.stdin.flush()
    told = [process.stdout.readline() for _ in range(lines_until_killed)]
    process.send_signal(signal.SIGKILL)
    process.communicate()
    replayed = replay(path.read_bytes())
    assert replayed.error is None
    assert list(_log(replayed.record))[: len(_steps_told(told))] == _steps_told(told)


def _steps_told(lines: list[str]) -> list[str]:
    told = [line.partition(" (")[0].strip() for line in lines]
    return [line for line in told if re.match(r"\w+ (draws|passes|offers|invokes)\b", line)]


def _log(record: Record) -> Iterator[str]:
    state = record.start()
    for step in record.steps:
        before = state.copy()
        state.apply(step)
        lines = log(before, step, state, record.players, catalogue("en"))
        yield from _steps_told(lines)
