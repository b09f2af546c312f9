"""Sets up what Heliopolis needs, then plays, checks or measures: ./play, ./test and bench/run call this file.

Everything goes into .venv beside it, with uv where that is on the PATH, else with pip. A stamp in .venv tells
what was installed and compiled, and from what, so that the next start finds nothing to do. The stamp is taken
away before anything changes: a set-up that was interrupted leaves none, and the next one begins anew. The page for
browsers has a stamp of its own, because everything else works without it.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

import bundle

ROOT = Path(__file__).resolve().parent
# What to install for each purpose; the first lock is installed and holds the others.
LOCKS = {"play": ("run.lock",), "test": ("test.lock", "run.lock"), "bench": ("bench.lock", "run.lock")}
CHECKS = {
    "ruff check": ("ruff", "check", "--quiet"),
    "ruff format": ("ruff", "format", "--quiet", "--check"),
    "mypy --strict": ("mypy",),
}
PAGE_CHECKS = {"npm run check": "check", "npm run lint": "lint", "npm test": "test"}  # by the scripts of the page
# One more than there are cores: many tests wait for a server, a browser or a disk.
PYTEST = ("pytest", "-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal", "--durations=25", "--durations-min=5")
FAILED, WRONG, INTERRUPTED = 1, 2, 130
OFFLINE = (
    *("connection", "name resolution", "dns error", "timed out", "max retries", "error sending request"),
    *("enotfound", "eai_again", "etimedout", "econnrefused", "econnreset"),  # how npm says it
)
SLOWER = 60  # times, for a simulation where the rules run interpreted


class Trouble(Exception):
    """Why the set-up stopped: a sentence for the user that says what to do."""


@dataclass(frozen=True)
class Stamp:
    """What an environment holds; a digest stands for the files that it was made from."""

    home: str  # which Python, and where the project lies
    locks: dict[str, str]
    project: str
    rules: str
    compiled: bool
    tools: str  # what there was to compile with


def say(sentence: str) -> None:
    print(f"heliopolis: {sentence}", file=sys.stderr, flush=True)


def digest(files: Iterable[Path]) -> str:
    whole = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        whole.update(f"{file} {len(content)}\n".encode() + content)
    return whole.hexdigest()


def tools() -> str:
    """What is at hand for compiling: when it changes, another try is worth while."""
    compilers = [shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang")]
    return f"{compilers} {Path(sysconfig.get_path('include'), 'Python.h').is_file()}"


class Environment:
    """The project's folder with its .venv, and what must be done there before a start."""

    def __init__(self, root: Path, purpose: str) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.python = self.venv / "bin" / "python"
        self.stamp = self.venv / "heliopolis.json"
        self.locks = {name: root / "requirements" / name for name in LOCKS[purpose]}
        self.home = f"Python {sys.version} of {sys.base_prefix} in {root}"

    def set_up(self) -> None:
        """Do what is missing; nothing where the stamp says that all is there."""
        if not self.missing():
            return
        with self.alone():
            works = self.missing()  # once more: another start may have done it meanwhile
            if works:
                self.do(works)

    def missing(self) -> list[Callable[[], None]]:
        """What must be done, in this order."""
        then = self.read()
        if then is None or then.home != self.home:
            return [self.make, self.install, self.link, self.compile]
        works = []
        if any(then.locks.get(name) != digest([file]) for name, file in self.locks.items()):
            works.append(self.install)
        if then.project != self.project():
            works.append(self.link)
        if then.rules != self.rules() or not self.form_holds(then):
            works.append(self.compile)
        return works

    def do(self, works: Sequence[Callable[[], None]]) -> None:
        """Do these works, and stamp the environment when all are done."""
        started = time.monotonic()
        before = self.read()
        self.stamp.unlink(missing_ok=True)
        locks = {name: digest([file]) for name, file in self.locks.items()}
        if before and self.install not in works:
            locks = before.locks
        project, rules = self.project(), self.rules()
        for work in works:
            work()
        after = Stamp(self.home, locks, project, rules, self.is_compiled(), tools())
        unfinished = self.stamp.with_suffix(".new")
        unfinished.write_text(json.dumps(asdict(after), indent=1), "utf-8")
        unfinished.replace(self.stamp)
        if not after.compiled:
            say(
                f"the rules could not be compiled and run interpreted: everything works, simulations about {SLOWER} "
                "times slower; with a C compiler (Debian, Ubuntu: apt install gcc python3-dev) a start compiles them"
            )
        say(f"ready after {time.monotonic() - started:.0f} s")

    def read(self) -> Stamp | None:
        """The stamp, unless there is none or another version of this file wrote it."""
        try:
            return Stamp(**json.loads(self.stamp.read_text("utf-8")))
        except (FileNotFoundError, NotADirectoryError, ValueError, TypeError):
            return None

    def project(self) -> str:
        return digest([self.root / "pyproject.toml"])

    def typed(self) -> list[Path]:
        """The files that give C types to the Python file beside them."""
        return sorted((self.root / "src").rglob("*.pxd"))

    def rules(self) -> str:
        sources = [file for pxd in self.typed() for file in (pxd, pxd.with_suffix(".py"))]
        return digest([*sources, self.root / "setup.py"])

    def compiled_files(self) -> list[Path]:
        return [pxd.with_suffix(EXTENSION_SUFFIXES[0]) for pxd in self.typed()]

    def is_compiled(self) -> bool:
        return all(file.exists() for file in self.compiled_files())

    def form_holds(self, then: Stamp) -> bool:
        """Whether the rules are still compiled, or still cannot be."""
        return self.is_compiled() if then.compiled else then.tools == tools()

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Keep a second set-up in the same folder waiting."""
        with (self.root / ".venv.lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("waiting for another set-up in this folder")
                fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    def make(self) -> None:
        """Make a new environment, without pip where there is an installer outside."""
        if self.venv.exists():
            say("removing a .venv that is unfinished or of another Python")
            shutil.rmtree(self.venv)
        say(f"making .venv with Python {sys.version.split()[0]} of {sys.base_prefix}")
        if uv := shutil.which("uv"):
            command = [uv, "venv", "--quiet", "--python", sys.executable]
        elif not find_spec("venv") or not (find_spec("pip") or find_spec("ensurepip")):
            raise Trouble(
                "Python has no venv or no pip: install them (Debian, Ubuntu: apt install python3-venv) and start again."
            )
        else:
            command = [sys.executable, "-m", "venv", *(["--without-pip"] if find_spec("pip") else [])]
        self.run(
            [*command, str(self.venv)],
            "No virtual environment could be made: install Python's venv (Debian, Ubuntu: apt install python3-venv) "
            "and start again.",
        )

    def installer(self) -> list[str]:
        """The command that installs into .venv: uv, the pip of our Python, or the one in .venv."""
        if uv := shutil.which("uv"):
            return [uv, "pip", "install", "--quiet", "--python", str(self.python)]
        if find_spec("pip"):
            pip = [sys.executable, "-m", "pip", "--python", str(self.python)]
        else:
            pip = [str(self.python), "-m", "pip"]
        quick = ("--quiet", "--no-compile", "--disable-pip-version-check", "--no-input", "--retries", "2")
        return [*pip, "install", *quick]

    def install(self) -> None:
        """Install the packages of the lock file, each checked against its hash."""
        lock = next(iter(self.locks.values()))
        say(f"installing the packages of requirements/{lock.name}")
        self.install_from(lock)

    def install_from(self, lock: Path) -> None:
        self.run(
            [*self.installer(), "--require-hashes", "-r", str(lock)],
            f"The packages of requirements/{lock.name} could not be installed: see the lines above.",
        )

    def link(self) -> None:
        """Make .venv know the sources: an editable installation, so far without the compiled form."""
        say("installing Heliopolis itself")
        self.run(
            [*self.installer(), "--no-build-isolation", "--no-deps", "--editable", str(self.root)],
            "Heliopolis itself could not be installed: see the lines above.",
            HELIOPOLIS_INTERPRETED="1",
        )

    def compile(self) -> None:
        """Compile the rules, as far as they changed; without a compiler none is left compiled."""
        say("compiling the rules, which may take half a minute")
        for file in self.compiled_files():
            file.unlink(missing_ok=True)
        self.run(
            [str(self.python), "setup.py", "--quiet", "build_ext", "--inplace"],
            "The rules cannot be translated to C: see the lines above.",
            HELIOPOLIS_INTERPRETED="",
        )

    def run(self, command: Sequence[str], trouble: str, folder: Path | None = None, **variables: str) -> None:
        """Run a command out of sight; if it fails, show the end of what it said and stop with this trouble."""
        done = subprocess.run(
            command,
            cwd=folder or self.root,
            env={**os.environ, "PIP_USER": "0", **variables},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        if not done.returncode:
            return
        if any(word in done.stdout.lower() for word in OFFLINE):
            raise Trouble("The packages could not be downloaded: check the network connection and start again.")
        print("\n".join(done.stdout.splitlines()[-15:]), file=sys.stderr)
        raise Trouble(trouble)


class Page:
    """The page for browsers, and what must be done before it can be served or checked."""

    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        self.root = environment.root
        self.folder = self.root / bundle.SOURCES
        self.node_lock = self.root / "requirements" / "node.lock"

    def set_up(self, to_check: bool = False) -> None:
        """Build the page where it is not of today's sources; to check it, have Node and its packages at hand."""
        if not bundle.digest(self.root) or (bundle.is_current(self.root) and not (to_check and self.tools_missing())):
            return
        with self.environment.alone():
            node = self.node() or self.install_node()
            if not self.has_packages():
                self.fetch(node)
            if not bundle.is_current(self.root):
                self.build(node)

    def node(self) -> bundle.Node | None:
        """The Node of this machine, else the one in .venv that our lock file names."""
        return bundle.installed() or (bundle.of_python(self.environment.venv) if self.has_our_node() else None)

    def has_our_node(self) -> bool:
        return _holds(self.environment.venv / "node.txt", digest([self.node_lock]))

    def has_packages(self) -> bool:
        return _holds(self.folder / "node_modules" / ".heliopolis", self.packages())

    def tools_missing(self) -> bool:
        return not self.has_packages() or self.node() is None

    def packages(self) -> str:
        return digest([self.folder / "package.json", self.folder / "package-lock.json"])

    def install_node(self) -> bundle.Node:
        """Take Node from PyPI: none on this machine is new enough."""
        say("installing Node, to build the page for browsers")
        self.environment.install_from(self.node_lock)
        (self.environment.venv / "node.txt").write_text(digest([self.node_lock]), "utf-8")
        node = bundle.of_python(self.environment.venv)
        if node is None:
            raise Trouble("PyPI's Node has an unexpected form: install Node 24 with npm and start again.")
        return node

    def fetch(self, node: bundle.Node) -> None:
        """Download what the page is built with, each package checked against its hash."""
        say("downloading what the page for browsers is built with")
        self.npm(node, bundle.CI, "The packages of web/package-lock.json could not be installed: see the lines above.")
        (self.folder / "node_modules" / ".heliopolis").write_text(self.packages(), "utf-8")

    def build(self, node: bundle.Node) -> None:
        say("building the page …")
        made_from = bundle.digest(self.root)
        self.npm(node, bundle.BUILD, "The page for browsers could not be built: see the lines above.")
        bundle.mark(self.root, made_from)

    def npm(self, node: bundle.Node, words: Sequence[str], trouble: str, folder: Path | None = None) -> None:
        self.environment.run([*node.npm, *words], trouble, folder or self.folder, **node.variables())

    def set_up_browser(self) -> None:
        """Have a Chromium at hand for the checks: one of this machine, else one from npm that needs no installing."""
        from tests.browser import chromium  # which only the checks need

        folder = self.environment.venv / chromium.FOLDER
        if not bundle.digest(self.root) or chromium.find(self.environment.venv):
            return
        if not chromium.FITS:
            raise Trouble("The tests of the page need a browser: install Chromium or Chrome and start again.")
        with self.environment.alone():
            say("downloading a Chromium for the tests of the page")
            node = self.node()
            assert node is not None, "set_up has been called"
            chromium.lay_out(folder)
            self.npm(node, bundle.CI, "Chromium could not be downloaded: see the lines above.", folder)
            self.environment.run([str(node.program), chromium.UNPACK], "Chromium could not be unpacked.", folder)
            chromium.finish(folder)

    def checks(self) -> dict[str, list[str]]:
        """The checks that the page has scripts for."""
        if not bundle.digest(self.root):
            return {}
        scripts = json.loads((self.folder / "package.json").read_text("utf-8")).get("scripts", {})
        return {name: ["run", "--silent", script] for name, script in PAGE_CHECKS.items() if script in scripts}

    def check(self, words: Sequence[str]) -> int:
        """Run a script of the page; its exit code."""
        node = self.node()
        assert node is not None, "set_up has been called"
        variables = {**os.environ, **node.variables()}
        return subprocess.call([*node.npm, *words], cwd=self.folder, env=variables, stdin=subprocess.DEVNULL)


def _holds(file: Path, text: str) -> bool:
    return file.is_file() and file.read_text("utf-8") == text


def become(environment: Environment, arguments: Sequence[str]) -> NoReturn:
    """Go on as the program that was set up."""
    program = environment.venv / "bin" / "heliopolis"
    os.execv(program, [str(program), *arguments])


def play(environment: Environment, arguments: Sequence[str]) -> NoReturn:
    """Become the game: in the browser, or with arguments in the terminal."""
    if not arguments:
        offer_page(environment)
    become(environment, ["play", *arguments] if arguments else [])


def offer_page(environment: Environment) -> None:
    """Build the page where that is needed and possible."""
    try:
        Page(environment).set_up()
    except (Trouble, OSError) as trouble:
        say(str(trouble))
        built = bundle.is_built(environment.root)
        left = "with the page that was built before" if built else "without a page for browsers"
        say(f"the server starts {left}; ./play --players human,greedy,greedy plays in the terminal")


def bench(environment: Environment, arguments: Sequence[str]) -> NoReturn:
    """Become the benchmark, with the other engines at hand."""
    become(environment, ["bench", *arguments])


def check(environment: Environment, arguments: Sequence[str]) -> int:
    """Run every check up to the first that fails; pytest comes last and closes with its own summary."""
    page = Page(environment)
    page.set_up(to_check=True)
    page.set_up_browser()
    checks = {name: partial(check_python, environment, command) for name, command in CHECKS.items()}
    checks |= {name: partial(page.check, words) for name, words in page.checks().items()}
    left = list(checks)
    for name, failed in checks.items():
        say(f"{name} …")
        left.remove(name)
        if failed():
            say(f"{name} failed; not run: {', '.join([*left, 'pytest'])}")
            return FAILED
    say(f"passed: {', '.join(checks)}; now pytest …")
    return subprocess.call([environment.python, "-m", *PYTEST, *arguments], cwd=environment.root)


def check_python(environment: Environment, command: Sequence[str]) -> int:
    return subprocess.call([environment.python, "-m", *command], cwd=environment.root, stdin=subprocess.DEVNULL)


def main(purpose: str, *arguments: str) -> int:
    """Set up, then play or check; the exit code."""
    environment = Environment(ROOT, purpose)
    try:
        environment.set_up()
        return {"play": play, "test": check, "bench": bench}[purpose](environment, arguments)
    except Trouble as trouble:
        say(str(trouble))
    except OSError as error:
        say(f"The set-up needs to read and write {error.filename}: {error.strerror}.")
    except KeyboardInterrupt:
        say("interrupted; the next start takes up what is missing")
        return INTERRUPTED
    return WRONG


if __name__ == "__main__":
    if sys.prefix != sys.base_prefix:  # in a virtual environment, perhaps the one to be replaced
        base: str = sys._base_executable  # type: ignore[attr-defined] # as the venv module does
        os.execv(base, [base, *sys.argv])
    sys.exit(main(*sys.argv[1:]))
