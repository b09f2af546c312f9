"""``heliopolis train``: what it shows, what it refuses, how it stops and goes on."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from heliopolis import compiled
from heliopolis.cli import COMMANDS, main
from heliopolis.commands import train
from heliopolis.locales import LANGUAGES, catalogue
from heliopolis.ra import school
from heliopolis.tensors import read
from heliopolis.training.course import Course, Trial
from heliopolis.training.folder import CHECKPOINT, LOG, WEIGHTS
from heliopolis.training.run import Run
from tests.generators import ROOT

PLAYS = pytest.mark.skipif(not compiled(), reason="interpreted, a game of a network takes seconds")
EN = catalogue("en")


@pytest.fixture(autouse=True)
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds of four games, in a folder of their own."""
    monkeypatch.setattr(train, "Course", partial(Course, games_a_round=4, passes=1))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en")


def call(*words: str, games: int = 8, players: int = 2) -> int:
    given = ("--players", str(players), "--games", str(games), "--threads", "1", "--trial-games", "2")
    return main(["train", "ra", *given, "--opponents", "random", *words])


# What it does


@PLAYS
def test_it_trains_into_a_folder_named_after_the_game_and_the_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert call() == 0
    folder = Path("training-ra-2")
    assert {path.name for path in folder.iterdir()} == {CHECKPOINT, WEIGHTS, LOG}
    assert read(folder / WEIGHTS)[1]["games"] == "8"
    told = capsys.readouterr().out
    assert "learnt from 8 games" in told
    assert "Against random: wins " in told
    assert "heliopolis arena ra --players champion:training-ra-2/weights.safetensors,random\n" in told


@PLAYS
def test_the_command_it_gives_to_measure_the_network_works(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("--folder", "my network") == 0
    command = capsys.readouterr().out.splitlines()[-1].partition("'")[2].rstrip("'")
    assert command == "champion:my network/weights.safetensors,random"
    assert main(["arena", "ra", "--players", command, "--games", "2", "--threads", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"][0]["crashes"] == 0


@PLAYS
def test_where_there_is_no_terminal_every_round_is_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("--trial-every", "2") == 0
    lines = capsys.readouterr().err.splitlines()
    assert [line.partition(" ")[0] for line in lines] == ["4/8", "8/8", "Against"]
    assert re.fullmatch(
        r"8/8 \d+\.\d games a second, 0:00:00 left; errors: \d+\.\d{4} in chances, \d+\.\d{4} in points", lines[1]
    )


@PLAYS
def test_the_json_is_one_object_whose_keys_are_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert {key: told[key] for key in ("game", "players", "games", "seed", "folder", "weights")} == {
        "game": "ra",
        "players": 2,
        "games": 8,
        "seed": 1,
        "folder": "training-ra-2",
        "weights": "training-ra-2/weights.safetensors",
    }
    page = (ROOT / "docs/command-line.md").read_text("utf-8").partition("\n## train\n")[2].partition("\n## ")[0]
    assert {*told, *told["strength"][0]} <= set(re.findall(r"`(\w+)`", page))


@PLAYS
def test_the_page_on_training_explains_every_field_of_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    assert call() == 0
    last = json.loads(Path("training-ra-2", LOG).read_text("utf-8").splitlines()[-1])
    page = (ROOT / "docs/training.md").read_text("utf-8")
    assert {*last, *last["strength"][0]} <= set(re.findall(r"`(\w+)`", page))


@PLAYS
def test_several_opponents_are_met_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("--opponents", "random, patient", "--json", games=4) == 0
    met = json.loads(capsys.readouterr().out)["strength"]
    assert [row["opponent"] for row in met] == ["random", "patient"]


def test_the_help_tells_the_defaults_that_there_are() -> None:
    assert f"(default: {train.GAMES})" in EN("help-train-games")
    assert f"(default: {train.SEED})" in EN("help-train-seed")
    assert f"(default: {Trial().games})" in EN("help-trial-games")
    assert f"(default: {Trial().every})" in EN("help-trial-every")
    assert f" {Course('ra', 2, 1, 1).games_a_round} games" in EN("help-trial-every")
    assert f"(default: {','.join(Trial().opponents)})" in EN("help-train-opponents")


# On a terminal


class Screen:
    """A terminal that remembers what it was shown."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, width: int = 80) -> None:
        self.file = io.StringIO()
        console = Console(file=self.file, force_terminal=True, width=width, color_system=None)
        monkeypatch.setattr(train, "Console", lambda stderr: console)

    def lines(self) -> list[str]:
        return [line.rstrip() for line in re.split(r"[\r\n]|\x1b\[[0-9;?]*[A-Za-z]", self.file.getvalue()) if line]


@PLAYS
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_terminal_a_bar_shows_games_pace_and_strength(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    screen, say = Screen(monkeypatch), catalogue(language)
    assert call("--lang", language, "--trial-every", "1") == 0
    shown = screen.lines()
    assert any(say("training-label") in line and line.endswith("8/8") for line in shown)
    assert any("0:00:00" in line for line in shown)
    assert any("random" in line and "%" in line for line in shown)
    assert max(map(len, shown)) <= 80


# Going on


class Stopped:
    """Lets the games of a run end by an error after so many questions."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, after: int, error: BaseException) -> None:
        real, self.left = school.lessons, after

        def lessons(*question: Any) -> Any:
            self.left -= 1
            if self.left < 0:
                raise error
            return real(*question)

        monkeypatch.setattr(school, "lessons", lessons)


@PLAYS
def test_ctrl_c_says_how_to_go_on_and_the_same_command_does(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        Stopped(patch, after=2, error=KeyboardInterrupt())
        assert call(games=12) == 130
    told = capsys.readouterr()
    assert told.out == ""
    expected = EN("training-stopped", games=4, of=12, folder="training-ra-2")
    assert told.err.splitlines()[-1] == expected
    assert call(games=12) == 0
    assert capsys.readouterr().err.splitlines()[0] == EN("training-resumed", games=4, of=12)
    rounds = [json.loads(line)["round"] for line in Path("training-ra-2", LOG).read_text("utf-8").splitlines()]
    assert rounds == [1, 2, 3]


@PLAYS
def test_a_finished_training_says_the_same_once_more(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        assert call() == 0
        told.append(capsys.readouterr())
    assert told[1].out == told[0].out
    assert told[1].err == ""


@pytest.mark.skipif(os.name == "nt", reason="there are no process groups")
def test_ctrl_c_leaves_no_traceback_of_any_process() -> None:
    script = """
import signal, sys
from heliopolis.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)  # tests in the background have it ignored
sys.exit(main(sys.argv[1:]))
"""
    command = [sys.executable, "-c", script, "train", "ra", "--players", "2", "--threads", "2"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as child:
        while child.poll() is None and not Path("training-ra-2").exists():
            time.sleep(0.02)
        time.sleep(0.5)  # the workers are about to start
        os.killpg(child.pid, signal.SIGINT)
        _, told = child.communicate(timeout=60)
    assert (child.returncode, "Traceback" in told) == (130, False), told


# What is wrong


@PLAYS
@pytest.mark.parametrize("language", LANGUAGES)
def test_another_course_in_the_folder_is_refused_with_what_to_do(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call(games=4) == 0
    capsys.readouterr()
    assert call("--lang", language, games=8) == 2
    expected = catalogue(language)("error-other-course", folder="training-ra-2", found="games=4")
    assert capsys.readouterr().err == f"heliopolis: {expected}\n"
    assert "--folder" in expected


def test_without_numpy_it_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, "heliopolis.training.run")
    assert call() == 2
    assert capsys.readouterr().err == f"heliopolis: {EN('error-training-numpy', python=sys.executable)}\n"
    assert list(Path().iterdir()) == []


def test_only_training_needs_numpy() -> None:
    script = f"""
import sys
sys.modules["numpy"] = None
from importlib import import_module
from heliopolis.cli import main
for command in {COMMANDS}:
    import_module("heliopolis.commands." + command)
from heliopolis.ra import GAME, champion, weights
print("numpy" in [name for name, module in sys.modules.items() if module])
"""
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (answer.stdout, answer.stderr) == ("False\n", "")


@PLAYS
def test_a_worker_that_was_killed_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    Stopped(monkeypatch, after=1, error=BrokenProcessPool("gone"))
    assert call() == 2
    assert capsys.readouterr().err == f"heliopolis: {EN('error-training-broken', folder='training-ra-2')}\n"


def test_a_folder_that_cannot_be_made_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    Path("file").write_text("")
    assert call("--folder", "file/training") == 2
    assert capsys.readouterr().err.startswith("heliopolis: file/training: ")


def test_a_training_at_work_in_the_folder_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    other = Run(Course("ra", 2, 8, seed=1), Path("training-ra-2"), 1, Trial())
    assert call() == 2
    other.folder.release()
    assert capsys.readouterr().err == f"heliopolis: {EN('error-training-twice', folder='training-ra-2')}\n"


@pytest.mark.parametrize(
    "words",
    [
        ["nothing"],
        ["--players", "1"],
        ["--players", "6"],
        ["--games", "0"],
        ["--games", "many"],
        ["--seed", "-1"],
        ["--threads", "-1"],
        ["--opponents", "nobody"],
        ["--opponents", ""],
        ["--trial-games", "0"],
        ["--trial-every", "0"],
        ["--folder"],
    ],
    ids=" ".join,
)
def test_what_cannot_be_is_refused_in_one_line_before_anything_is_written(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", *words]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert list(Path().iterdir()) == []
