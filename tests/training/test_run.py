"""A run: the same weights on any number of cores and after any interruption, and a log that has every round once."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heliopolis import compiled, tensors
from heliopolis.game import Complaint
from heliopolis.ra import school
from heliopolis.ra.weights import network
from heliopolis.tensors import BadTensors
from heliopolis.training.folder import CHECKPOINT, LOG, WEIGHTS, Folder
from heliopolis.training.run import Run
from tests.training.interrupted import COURSE, TRIAL, run, start

pytestmark = pytest.mark.skipif(not compiled(), reason="interpreted, a game of a network takes seconds")

ROUND_KEYS = {"round", "games", "lessons", "seconds", "error_chances", "error_points"}
STRENGTH_KEYS = {"opponent", "games", "win_rate", "low", "high", "margin", "crashes"}


def log(folder: Path) -> list[dict[str, Any]]:
    """What the log says, but for the time that it took."""
    lines = (folder / LOG).read_text("utf-8").splitlines()
    return [{key: value for key, value in json.loads(line).items() if key != "seconds"} for line in lines]


def result(folder: Path) -> tuple[bytes, list[dict[str, Any]]]:
    return (folder / WEIGHTS).read_bytes(), log(folder)


def ended(child: subprocess.Popen[str]) -> tuple[list[int], int]:
    """The rounds that a process has ended, and how it ended itself."""
    told, _ = child.communicate(timeout=120)
    return [int(line) for line in told.splitlines()], child.returncode


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that nothing has interrupted, on one core."""
    folder = tmp_path_factory.mktemp("whole")
    run(folder).go(lambda note: None)
    return folder


@pytest.fixture(scope="module")
def apart(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same in a process of its own: here NumPy may have been loaded by others, for many cores."""
    folder = tmp_path_factory.mktemp("apart")
    assert ended(start(folder)) == ([1, 2, 3, 4, 5], 0)
    return folder


# What comes of it


def test_two_cores_give_the_same_weights_bit_for_bit(apart: Path, tmp_path: Path) -> None:
    assert ended(start(tmp_path, threads=2)) == ([1, 2, 3, 4, 5], 0)
    assert result(tmp_path) == result(apart)


def test_another_seed_gives_other_weights(whole: Path, tmp_path: Path) -> None:
    run(tmp_path, course=replace(COURSE, seed=6)).go(lambda note: None)
    assert tensors.read(tmp_path / WEIGHTS)[0] != tensors.read(whole / WEIGHTS)[0]


def test_the_log_has_every_round_and_the_strength_now_and_then(whole: Path) -> None:
    lines = [json.loads(line) for line in (whole / LOG).read_text("utf-8").splitlines()]
    assert [(line["round"], line["games"], "strength" in line) for line in lines] == [
        (1, 4, False),
        (2, 8, False),
        (3, 12, True),
        (4, 16, False),
        (5, 20, True),
    ]
    assert all(set(line) - {"strength"} == ROUND_KEYS for line in lines)
    (strength,) = lines[-1]["strength"]
    assert set(strength) == STRENGTH_KEYS
    assert (strength["opponent"], strength["games"], strength["crashes"]) == ("random", 2, 0)
    assert 0 <= strength["low"] <= strength["win_rate"] <= strength["high"] <= 1


def test_whoever_watches_hears_of_every_round(tmp_path: Path) -> None:
    heard: list[dict[str, Any]] = []
    training = run(tmp_path)
    training.go(heard.append)
    assert heard == training.folder.log()


def test_the_weights_can_be_played_with_and_say_what_they_are(whole: Path) -> None:
    notes = tensors.read(whole / WEIGHTS)[1]
    assert {key: notes[key] for key in ("game", "players", "games")} == {"game": "ra", "players": "2", "games": "20"}
    assert json.loads(notes["course"]) == json.loads(json.dumps(COURSE.as_dict()))
    assert network(2, whole / WEIGHTS).players == 2


def test_a_run_can_begin_with_the_weights_of_another(whole: Path, tmp_path: Path) -> None:
    begun = school.numbers(COURSE.players, whole / WEIGHTS)
    with_them = Run(COURSE, tmp_path / "on", 1, TRIAL, begun)
    try:
        assert with_them.learner.numbers() == begun
        assert with_them.course != COURSE
    finally:
        with_them.folder.release()


def test_a_run_that_began_with_other_weights_is_another_course(whole: Path) -> None:
    with pytest.raises(Complaint) as refused:
        Run(COURSE, whole, 1, TRIAL, school.numbers(COURSE.players, whole / WEIGHTS))
    assert refused.value.key == "error-other-course"


def test_a_finished_run_has_nothing_more_to_do(whole: Path) -> None:
    before = result(whole)
    training = run(whole)
    training.go(lambda note: pytest.fail("a round after the last"))
    assert (training.games, result(whole)) == (20, before)


# Interruptions


def test_a_run_killed_again_and_again_ends_as_if_nothing_had_happened(apart: Path, tmp_path: Path) -> None:
    # A round writes its line, opens the checkpoint and renames it; one with a measurement opens and renames the weights
    # before. Whoever finds a line too many opens and renames the log first.
    reached = [ended(start(tmp_path, times=times)) for times in (3, 7, 6, 4, 12)]
    assert [rounds for rounds, _ in reached] == [[], [1], [2], [], [3, 4]]
    assert {code for _, code in reached} == {-signal.SIGKILL}
    assert ended(start(tmp_path)) == ([5], 0)
    assert result(tmp_path) == result(apart)


def test_a_line_of_the_log_that_was_cut_off_or_came_too_early_is_written_anew(whole: Path, tmp_path: Path) -> None:
    _stop_after(2, tmp_path)
    with (tmp_path / LOG).open("a", encoding="utf-8") as file:
        file.write('{"round": 3, "games": 12}\n{"round": 4, "ga')
    run(tmp_path).go(lambda note: None)
    assert result(tmp_path) == result(whole)


def test_a_log_without_a_checkpoint_begins_anew(whole: Path, tmp_path: Path) -> None:
    (tmp_path / LOG).write_text('{"round": 1, "games": 4}\n')
    run(tmp_path).go(lambda note: None)
    assert result(tmp_path) == result(whole)


def test_the_time_of_all_sessions_counts(tmp_path: Path) -> None:
    _stop_after(1, tmp_path)
    before = run(tmp_path)
    before.folder.release()
    before.seconds = 1000.0
    before._checkpoint()
    _stop_after(2, tmp_path)
    assert run(tmp_path).folder.log()[1]["seconds"] > 1000


def _stop_after(rounds: int, folder: Path) -> None:
    """Go on until so many rounds are done, and no further."""
    training = run(folder)

    def stop(note: dict[str, Any]) -> None:
        if note["round"] == rounds:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        training.go(stop)


def test_a_run_that_is_killed_leaves_no_process_behind(tmp_path: Path) -> None:
    with start(tmp_path, threads=2) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "1\n"
        child.kill()
        child.communicate(timeout=30)  # ends when nobody can write into the pipe any more, no worker either


# Folders that do not fit


@pytest.mark.parametrize(
    ("other", "found"),
    [
        ({"games": 24}, "games=20"),
        ({"seed": 6, "batch": 32}, "seed=5, batch=128"),
        ({"players": 3}, "players=2, network=104x64 82x64 82x64 192x64 64x32 32x4"),
        ({"rate": (0.1, 0.2)}, "rate=[0.0015, 2e-05]"),
    ],
)
def test_another_course_in_the_same_folder_is_refused(whole: Path, other: dict[str, Any], found: str) -> None:
    before = result(whole)
    with pytest.raises(Complaint) as caught:
        run(whole, course=replace(COURSE, **other))
    assert caught.value.key == "error-other-course"
    assert caught.value.facts == {"folder": str(whole), "found": found}
    assert result(whole) == before


def test_other_features_make_another_course(whole: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heliopolis.ra.school.VERSION", 99)
    with pytest.raises(Complaint, match=r"there: features=3\b"):
        run(whole)


def test_a_checkpoint_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / CHECKPOINT).write_bytes(b"nothing")
    with pytest.raises(BadTensors):
        run(tmp_path)
    tensors.write(tmp_path / CHECKPOINT, {}, {})
    with pytest.raises(Complaint, match="another training"):
        run(tmp_path)


@pytest.mark.skipif(os.name == "nt", reason="folders cannot be held there")
def test_a_folder_in_use_is_refused_until_it_is_released(tmp_path: Path) -> None:
    held = Folder(tmp_path)
    with pytest.raises(Complaint) as caught:
        run(tmp_path)
    assert caught.value.key == "error-training-twice"
    held.release()
    run(tmp_path).folder.release()
