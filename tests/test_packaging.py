"""Whether what we publish is whole: the lock files, the sdist, and a wheel that runs where nothing else of ours is."""

from __future__ import annotations

import json
import os
import re
import shutil
import site
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKS = ("run.lock", "test.lock", "bench.lock")
COMPILED = [file.relative_to(ROOT / "src").with_suffix("") for file in (ROOT / "src").rglob("*.pxd")]
NOT_OURS = shutil.ignore_patterns(
    ".git", ".venv*", ".*_cache", ".hypothesis", "build", "dist", "node_modules", "__pycache__", "*.egg-info", "*.so"
)


def lock(name: str) -> str:
    return (ROOT / "requirements" / name).read_text("utf-8")


def pins(name: str) -> dict[str, set[str]]:
    """The versions of each package that a lock file allows: one, or one for each range of Pythons."""
    found: dict[str, set[str]] = {}
    for package, version in re.findall(r"^([\w.-]+)==(\S+)", lock(name), re.MULTILINE):
        found.setdefault(canonicalize_name(package), set()).add(version)
    return found


def wanted(name: str) -> list[str]:
    requirements: list[str] = PROJECT["project"]["dependencies"] + PROJECT["build-system"]["requires"]
    if name == "bench.lock":
        return [*requirements, *PROJECT["project"]["optional-dependencies"]["bench"]]
    source = (ROOT / "requirements" / name).with_suffix(".in").read_text("utf-8").splitlines()
    return [*requirements, *(line for line in source if not line.startswith("#"))]


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_file_holds_what_the_project_asks_for(name: str) -> None:
    pinned = pins(name)
    for requirement in map(Requirement, wanted(name)):
        versions = pinned.get(canonicalize_name(requirement.name), set())
        assert versions, f"{name} lacks {requirement}: renew it as requirements/README.md says"
        assert all(version in requirement.specifier for version in versions)


@pytest.mark.parametrize("name", LOCKS)
def test_every_package_of_a_lock_file_has_a_hash(name: str) -> None:
    packages = re.split(r"^(?=\w)", lock(name), flags=re.MULTILINE)[1:]
    assert len(packages) > 10
    assert all("--hash=sha256:" in package for package in packages)


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_file_names_no_address_and_no_place(name: str) -> None:
    assert re.findall(r"^.*(?:://|@| /|--index|--find-links|--extra|--trusted).*$", lock(name), re.MULTILINE) == []


@pytest.mark.parametrize("name", LOCKS[1:])
def test_the_other_lock_files_hold_all_of_run_lock(name: str) -> None:
    assert pins("run.lock").items() <= pins(name).items()


def make(to: Path, *command: str | Path, **variables: str) -> Path:
    """Run a command of Python that makes an sdist or a wheel in a folder, and give the one file that comes out."""
    answer = subprocess.run(
        [sys.executable, "-m", *command],
        env={**os.environ, "HELIOPOLIS_INTERPRETED": "", **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stdout
    (made,) = to.iterdir()
    return made


@pytest.fixture
def sdist(tmp_path: Path) -> Path:
    """The sdist of the tree, made of a copy: nothing built here may find its way into it or stay behind."""
    tree, to = tmp_path / "tree", tmp_path / "sdist"
    shutil.copytree(ROOT, tree, ignore=NOT_OURS)
    return make(to, "build", "--no-isolation", "--sdist", "--outdir", to, tree, HELIOPOLIS_INTERPRETED="1")


def wheel(sdist: Path, **variables: str) -> Path:
    """A wheel, made of nothing but the sdist."""
    to = sdist.parent / "wheel"
    offline = ("--no-index", "--no-deps", "--no-build-isolation")
    return make(to, "pip", "wheel", *offline, "--wheel-dir", to, sdist, **variables)


class Empty:
    """A virtual environment with nothing in it but what a wheel of ours asks for, and the wheel."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        venv.create(folder, symlinks=True)
        self.folder = folder
        (packages,) = folder.glob("lib/python*/site-packages")
        # What rich and fluent.runtime need is borrowed from the environment of the tests, so that no network is
        # needed. A folder borrowed like this is searched last, and the link to our sources in it is not followed.
        (packages / "borrowed.pth").write_text("\n".join(site.getsitepackages()))
        self.call(
            sys.executable, "-m", "pip", "--python", str(folder / "bin/python"), "install", "--no-index", str(wheel)
        )

    def call(self, *command: str) -> str:
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "HELIO"))}
        answer = subprocess.run(
            command,
            cwd=self.folder,
            env={**environment, "LANG": "C.UTF-8"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert answer.returncode == 0, answer.stderr
        return answer.stdout

    def python(self, code: str) -> str:
        return self.call(str(self.folder / "bin/python"), "-c", code)

    def heliopolis(self, *arguments: str) -> str:
        return self.call(str(self.folder / "bin/heliopolis"), *arguments)


def runs(empty: Empty) -> bool:
    """Whether everything works there; the answer is whether it works in compiled form."""
    place, compiled = empty.python("import heliopolis as h; print(h.__file__); print(h.compiled())").splitlines()
    assert Path(place).is_relative_to(empty.folder)
    assert "simulate" in empty.heliopolis("--help")
    assert empty.heliopolis("--help", "--lang", "ru") != empty.heliopolis("--help", "--lang", "en")
    answer = json.loads(empty.heliopolis("simulate", "ra", "--players", "3", "--games", "5", "--seed", "1", "--json"))
    assert answer["games"] == 5
    return compiled == "True"


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_the_sdist_holds_the_whole_project_and_nothing_built(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        there = {name.partition("/")[2] for name in archive.getnames()}
    assert {"play", "test", "bootstrap.py", "LICENSE", "README.md", "requirements/run.lock"} <= there
    assert {"tests/test_packaging.py", "src/heliopolis/chance.pxd", "src/heliopolis/py.typed"} <= there
    assert not {name for name in there if name.endswith((".so", ".c", ".pyc"))}


@pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler to make a compiled wheel with")
def test_a_wheel_from_the_sdist_runs_compiled_in_an_empty_environment(sdist: Path, tmp_path: Path) -> None:
    made = wheel(sdist, CFLAGS="-O0 -g0")
    assert {f"{module}{EXTENSION_SUFFIXES[0]}" for module in COMPILED} <= names(made)
    assert runs(Empty(tmp_path / "empty", made))


def test_a_wheel_made_without_a_compiler_runs_interpreted_in_an_empty_environment(sdist: Path, tmp_path: Path) -> None:
    made = wheel(sdist, CC="/nonexistent/cc", PATH="/nonexistent")
    assert made.name.endswith("-py3-none-any.whl")
    assert not runs(Empty(tmp_path / "empty", made))


def test_a_wheel_holds_every_source_text_and_type(sdist: Path) -> None:
    there = names(wheel(sdist, HELIOPOLIS_INTERPRETED="1"))
    ours = [file for file in (ROOT / "src").rglob("*") if file.suffix in {".py", ".pxd", ".ftl", ".md", ".typed"}]
    assert {str(file.relative_to(ROOT / "src")) for file in ours} <= there
    assert not {name for name in there if not name.startswith("heliopolis")}


class Small:
    """Two modules with our setup.py, and a C compiler that only makes empty files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.compiler = folder / "cc"
        shutil.copy(ROOT / "setup.py", folder)
        (folder / "pyproject.toml").write_text(
            '[project]\nname = "small"\nversion = "1"\n[tool.setuptools.packages.find]\nwhere = ["src"]\n'
        )
        self.package = folder / "src/small"
        self.package.mkdir(parents=True)
        (self.package / "__init__.py").touch()
        for module in ("rules", "state"):
            (self.package / f"{module}.py").write_text("x = 1\n")
            (self.package / f"{module}.pxd").write_text("cdef int x\n")

    def compile(self, refused: str = "none.c") -> list[str]:
        """Compile with a compiler that refuses this file; what is there in compiled form afterwards."""
        self.compiler.write_text(
            f'#!/bin/sh\ncase "$*" in *{refused}*) exit 1 ;; esac\n'
            'while [ $# -gt 0 ]; do [ "$1" = -o ] && : >"$2"; shift; done\n'
        )
        self.compiler.chmod(0o755)
        tools = {"CC": str(self.compiler), "LDSHARED": f"{self.compiler} -shared", "HELIOPOLIS_INTERPRETED": ""}
        command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
        answer = subprocess.run(
            command, cwd=self.folder, env={**os.environ, **tools}, capture_output=True, text=True, check=False
        )
        assert answer.returncode == 0, answer.stderr
        return sorted(file.name.split(".")[0] for file in self.package.glob(f"*{EXTENSION_SUFFIXES[0]}"))


@pytest.fixture
def small(tmp_path: Path) -> Small:
    return Small(tmp_path)


def test_when_one_module_cannot_be_compiled_none_is(small: Small) -> None:
    assert small.compile(refused="rules.c") == []


def test_when_one_module_cannot_be_compiled_any_more_none_stays_compiled(small: Small) -> None:
    assert small.compile() == ["rules", "state"]
    (small.package / "rules.py").write_text("x = 2\n")
    assert small.compile(refused="rules.c") == []


def test_other_settings_make_other_c_code_of_unchanged_sources(small: Small) -> None:
    small.compile()
    translated = small.folder / "build/src/small/rules.c"
    translated.write_text(translated.read_text() + "/* made with other settings */")
    later = translated.stat().st_mtime + 1
    os.utime(small.folder / "setup.py", (later, later))
    small.compile()
    assert "made with other settings" not in translated.read_text()
