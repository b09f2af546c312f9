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

import bundle

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKS = ("run.lock", "test.lock", "bench.lock", "node.lock")
HOLD_RUN = LOCKS[1:3]
COMPILED = [file.relative_to(ROOT / "src").with_suffix("") for file in (ROOT / "src").rglob("*.pxd")]
NOT_OURS = shutil.ignore_patterns(
    *(
        ".git",
        ".venv*",
        ".*_cache",
        ".hypothesis",
        "build",
        "dist",
        "node_modules",
        "__pycache__",
        "*.egg-info",
        "*.so",
    ),
    *("test-artifacts", ".env"),
)
PAGE = "heliopolis/web/"  # where the page is in a wheel


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
    asked = [line for line in source if not line.startswith("#")]
    return asked if name == "node.lock" else [*requirements, *asked]


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
    assert len(packages) > (0 if name == "node.lock" else 10)
    assert all("--hash=sha256:" in package for package in packages)


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_file_names_no_address_and_no_place(name: str) -> None:
    assert re.findall(r"^.*(?:://|@| /|--index|--find-links|--extra|--trusted).*$", lock(name), re.MULTILINE) == []


@pytest.mark.parametrize("name", HOLD_RUN)
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


@pytest.mark.parametrize("path", ["web/package-lock.json", "tests/browser/chromium/package-lock.json"])
def test_what_comes_from_npm_has_a_hash_and_no_address(path: str) -> None:
    packages = json.loads((ROOT / path).read_text("utf-8"))["packages"]
    assert len(packages) > 1
    assert [name for name, package in packages.items() if name and "integrity" not in package] == []
    assert "://" not in "".join(str(package.get("resolved", "")) for package in packages.values())


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the tree, so that nothing built stays behind; its page is marked as its own, so no Node is needed."""
    tree = tmp_path / "tree"
    shutil.copytree(ROOT, tree, ignore=NOT_OURS)
    page = tree / bundle.PAGE
    for name in ("index.html", "assets/small-1a2b.js", "assets/small-1a2b.js.br"):
        (page / name).parent.mkdir(parents=True, exist_ok=True)
        (page / name).touch()
    bundle.mark(tree, bundle.digest(tree))
    return tree


@pytest.fixture
def sdist(tree: Path) -> Path:
    """The sdist of the tree."""
    to = tree.parent / "sdist"
    return make(to, "build", "--no-isolation", "--sdist", "--outdir", to, tree, HELIOPOLIS_INTERPRETED="1")


def wheel(sdist: Path, **variables: str) -> Path:
    """A wheel, made of nothing but the sdist, or of a tree."""
    to = sdist.parent / f"wheel of {sdist.name}"
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
    assert {"bundle.py", "Dockerfile", "compose.yaml", "web/package.json", "web/src/main.ts"} <= there
    assert not {name for name in there if "node_modules" in name}


def test_the_sdist_holds_the_page_and_the_mark_that_it_is_of_these_sources(sdist: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (root,) = (tmp_path / "unpacked").iterdir()
    assert (root / bundle.PAGE / "assets/small-1a2b.js.br").is_file()
    assert bundle.is_current(root)


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler to make a compiled wheel with")
def test_a_wheel_from_the_sdist_runs_compiled_in_an_empty_environment(sdist: Path, tmp_path: Path) -> None:
    made = wheel(sdist, CFLAGS="-O0 -g0")
    assert {f"{module}{EXTENSION_SUFFIXES[0]}" for module in COMPILED} <= names(made)
    assert runs(Empty(tmp_path / "empty", made))


def test_a_wheel_made_without_a_compiler_runs_interpreted_in_an_empty_environment(sdist: Path, tmp_path: Path) -> None:
    made = wheel(sdist, CC="/nonexistent/cc", PATH="/nonexistent")
    assert made.name.endswith("-py3-none-any.whl")
    assert not runs(Empty(tmp_path / "empty", made))


def test_a_wheel_holds_every_source_text_and_type_and_comes_out_of_the_sdist_the_same(tree: Path, sdist: Path) -> None:
    from_sdist, from_tree = (contents(wheel(source, HELIOPOLIS_INTERPRETED="1")) for source in (sdist, tree))
    assert from_sdist == from_tree
    there = set(from_tree)
    ours = [file for file in (tree / "src").rglob("*") if file.suffix in {".py", ".pxd", ".ftl", ".md", ".typed"}]
    assert {str(file.relative_to(tree / "src")) for file in ours} <= there
    assert not {name for name in there if not name.startswith("heliopolis")}
    assert {f"{PAGE}index.html", f"{PAGE}assets/small-1a2b.js", f"{PAGE}assets/small-1a2b.js.br"} <= there


class Small:
    """Two modules with our setup.py, and a C compiler that only makes empty files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.compiler = folder / "cc"
        for name in ("setup.py", "bundle.py"):
            shutil.copy(ROOT / name, folder)
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


class Paged:
    """A package with our setup.py and the sources of a page, and an npm that only pretends to build it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "project"
        self.programs = folder / "programs"
        self.package = self.folder / "src/heliopolis"
        self.page = self.folder / bundle.PAGE
        self.calls = folder / "calls"
        for path in (self.package, self.folder / "web", self.programs):
            path.mkdir(parents=True)
        for name in ("setup.py", "bundle.py"):
            shutil.copy(ROOT / name, self.folder)
        with (self.folder / "bundle.py").open("a") as copied:  # the environment of the tests may have a Node from PyPI
            copied.write("\n\ndef of_python(environment: Path) -> None:\n    return None\n")
        (self.folder / "pyproject.toml").write_text(
            '[project]\nname = "heliopolis"\nversion = "1"\n[tool.setuptools.packages.find]\nwhere = ["src"]\n'
            '[tool.setuptools.package-data]\nheliopolis = ["web/**/*"]\n'
        )
        (self.package / "__init__.py").touch()
        (self.folder / "web/package.json").write_text("{}")

    def install_node(self, version: str = "v24.1.0", fails: bool = False) -> None:
        self.program("node", f"echo {version}")
        work = "exit 1" if fails else 'mkdir -p "$page" && echo new > "$page/index.html" && echo new > "$page/new.js"'
        self.program("npm", f'echo "$1" >> "{self.calls}"; page="{self.page}"; [ "$1" = run ] || exit 0; {work}')

    def program(self, name: str, script: str) -> None:
        (self.programs / name).write_text(f"#!/bin/sh\n{script}\n")
        (self.programs / name).chmod(0o755)

    def write_page(self, text: str) -> None:
        self.page.mkdir(exist_ok=True)
        (self.page / "index.html").write_text(text)

    def build(self, *command: str) -> subprocess.CompletedProcess[str]:
        tools = {"PATH": f"{self.programs}:/usr/bin:/bin", "HELIOPOLIS_INTERPRETED": "1"}
        if not (self.programs / "node").exists():
            tools["PATH"] = str(self.programs)
        return subprocess.run(
            [sys.executable, "setup.py", "--quiet", *(command or ("build",))],
            cwd=self.folder,
            env={**os.environ, **tools},
            capture_output=True,
            text=True,
            check=False,
        )

    def built(self) -> dict[str, str]:
        """The page in what was put together."""
        page = self.folder / "build/lib/heliopolis/web"
        return {path.name: path.read_text().strip() for path in page.glob("[!.]*")}

    def called(self) -> list[str]:
        return self.calls.read_text().split() if self.calls.exists() else []


@pytest.fixture
def paged(tmp_path: Path) -> Paged:
    return Paged(tmp_path)


def test_with_node_the_page_is_built_for_the_wheel_once(paged: Paged) -> None:
    paged.install_node()
    assert paged.build().returncode == 0
    assert paged.built() == {"index.html": "new", "new.js": "new"}
    paged.build()
    assert paged.called() == ["ci", "run"]


def test_an_sdist_has_the_page_built_for_it(paged: Paged) -> None:
    paged.install_node()
    assert paged.build("sdist").returncode == 0
    with tarfile.open(paged.folder / "dist/heliopolis-1.tar.gz") as archive:
        assert "heliopolis-1/src/heliopolis/web/new.js" in archive.getnames()


@pytest.mark.parametrize("version", ["", "v20.20.2"])
def test_without_a_node_that_is_new_enough_the_page_is_taken_as_it_is(paged: Paged, version: str) -> None:
    if version:
        paged.install_node(version)
    paged.write_page("old")
    answer = paged.build()
    assert answer.returncode == 0
    assert "built before" in answer.stdout
    assert paged.built() == {"index.html": "old"}


def test_without_node_and_page_the_package_is_built_and_says_what_it_lacks(paged: Paged) -> None:
    answer = paged.build()
    assert answer.returncode == 0
    assert "there will be none" in answer.stdout
    assert paged.built() == {}


def test_a_page_that_cannot_be_built_is_no_package(paged: Paged) -> None:
    paged.install_node(fails=True)
    assert paged.build().returncode != 0


def test_files_of_an_older_page_are_not_put_into_the_package(paged: Paged) -> None:
    paged.install_node()
    left = paged.folder / "build/lib/heliopolis/web/older.js"
    left.parent.mkdir(parents=True)
    left.touch()
    paged.build()
    assert paged.built() == {"index.html": "new", "new.js": "new"}


def test_a_link_to_the_sources_builds_no_page(paged: Paged) -> None:
    paged.install_node()
    answer = paged.build("editable_wheel", "--dist-dir", "dist")
    assert answer.returncode == 0, answer.stderr
    assert paged.called() == []
