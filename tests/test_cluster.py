"""Work spread over a Ray cluster: the same results as on one machine, also when a worker dies; and clear errors."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import Future
from importlib import metadata, util
from pathlib import Path
from typing import Any

import pytest

from heliopolis import arguments
from heliopolis.cli import main
from heliopolis.cluster import LOCAL, Cluster, _work
from heliopolis.cores import Crew
from heliopolis.game import Complaint
from heliopolis.locales import LANGUAGES, catalogue
from tests import runs_on_ray

ROOT = Path(__file__).parent.parent


@pytest.mark.skipif(not util.find_spec("ray"), reason="Ray is not installed: there is no wheel of it for this Python")
def test_a_cluster_of_two_gives_the_same_results_though_a_worker_is_killed(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.runs_on_ray", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told == {
        "contest": json.loads(json.dumps(runs_on_ray.contest(1))),
        "training": _trained_here(tmp_path / "here"),
        "killed": True,
        "workers": 2,
    }


def _trained_here(folder: Path) -> str:
    """What the same training gives on one machine, in a process whose NumPy nobody has loaded before for many cores."""
    program = (
        "import sys, pathlib; from tests import runs_on_ray; print(runs_on_ray.training(pathlib.Path(sys.argv[1])))"
    )
    command = [sys.executable, "-c", program, str(folder)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=300).stdout.strip()


class FakeRay:
    """Does at once, in this process, what a cluster would do."""

    def __init__(self, trouble: Exception | None = None, at_work: Exception | None = None) -> None:
        self.trouble, self.at_work = trouble, at_work
        self.begun: dict[str, Any] = {}
        self.ended = False

    def init(self, **how: Any) -> None:
        if self.trouble:
            raise self.trouble
        self.begun = how

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 7.0}

    def remote(self, **how: Any) -> Any:
        return lambda function: _Remote(function, self.at_work)

    def shutdown(self) -> None:
        self.ended = True


class _Remote:
    def __init__(self, function: Any, trouble: Exception | None) -> None:
        self.function, self.trouble = function, trouble

    def remote(self, *question: Any) -> _Remote:
        self.answer: Future[Any] = Future()
        if self.trouble:
            self.answer.set_exception(self.trouble)
        else:
            self.answer.set_result(self.function(*question))
        return self

    def future(self) -> Future[Any]:
        return self.answer


def fake(monkeypatch: pytest.MonkeyPatch, *trouble: Exception | None) -> FakeRay:
    ray = FakeRay(*trouble)
    monkeypatch.setitem(sys.modules, "ray", ray)
    return ray


def test_every_core_of_the_cluster_is_used_and_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = fake(monkeypatch)
    with Cluster("there:6379", 2) as joined:
        assert joined.threads == 7
        assert joined.ask(pow, 2, 5).result() == 32
    assert ray.begun["address"] == "there:6379"
    assert "num_cpus" not in ray.begun
    assert ray.ended


def test_a_cluster_of_our_own_has_as_many_workers_as_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = fake(monkeypatch)
    Cluster(LOCAL, 3)
    assert (ray.begun["num_cpus"], ray.begun["include_dashboard"]) == (3, False)


def complain() -> None:
    raise Complaint("error-no-players")


def test_a_complaint_of_a_worker_arrives_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch)
    with pytest.raises(Complaint) as raised:
        Cluster(LOCAL, 1).ask(complain).result()
    assert raised.value.key == "error-no-players"


def test_work_that_cannot_be_done_is_a_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, None, RuntimeError("the worker died"))
    with pytest.raises(Complaint, match="the worker died"):
        Cluster(LOCAL, 1).ask(pow, 2, 5).result()


def test_a_machine_with_another_version_is_refused() -> None:
    answer, complaint = _work("0.0.1", pow, (2, 5))
    assert answer is None
    assert complaint is not None
    assert complaint.facts == {"here": "0.0.1", "there": metadata.version("heliopolis")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command", [["arena", "--players", "random,random", "--games", "2"], ["train", "--players", "2", "--games", "2"]]
)
def test_without_ray_the_command_says_how_to_get_it(
    command: list[str],
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.chdir(tmp_path)
    assert main([*command, "--ray", "local", "--lang", language]) == 2
    sentence = catalogue(language)("error-ray-missing", python=sys.executable)
    assert capsys.readouterr().err == f"heliopolis: {sentence}\n"


def test_an_address_where_there_is_no_cluster_is_a_clear_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fake(monkeypatch, ConnectionError("nobody\nthere"))
    assert main(["arena", "--players", "random,random", "--ray", "nowhere:1"]) == 2
    assert capsys.readouterr().err == "heliopolis: There is no Ray cluster to be had at “nowhere:1”: nobody there\n"


def test_the_commands_ask_the_cluster(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[Any] = []

    class Counted(Crew):
        def __init__(self, address: str, threads: int) -> None:
            super().__init__(1)
            self.address = address

        def ask(self, function: Any, *question: Any) -> Future[Any]:
            asked.append((self.address, function.__name__))
            return super().ask(function, *question)

    monkeypatch.setattr(arguments, "Cluster", Counted)
    monkeypatch.chdir(tmp_path)
    assert main(["arena", "--players", "random,random", "--games", "3", "--ray", "there"]) == 0
    assert (
        main(["train", "--players", "2", "--games", "2", "--trial-games", "2", "--threads", "1", "--ray", "here"]) == 0
    )
    assert asked == [("there", "play_game")] * 3 + [("here", "lessons")]


def test_nothing_is_told_to_the_makers_of_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch)
    monkeypatch.delenv("RAY_USAGE_STATS_ENABLED", raising=False)
    Cluster(LOCAL, 1)
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"
