"""The browser of the tests: a Chromium of this machine, else one from npm that lies in .venv and needs no installing.

bootstrap.py, which knows only the standard library, puts it there; the tests ask where it is.
"""

from __future__ import annotations

import platform
import shutil
import sys
import tarfile
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).parent
FOLDER = "chromium"  # in .venv
PARTS = ("package.json", "package-lock.json", "unpack.mjs")
UNPACK = "unpack.mjs"  # what Node must run: Python cannot read what npm's Chromium is compressed with
FITS = sys.platform == "linux" and platform.machine() == "x86_64"  # what npm's Chromium is made for
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""


@dataclass(frozen=True)
class Chromium:
    """A Chromium, and the variables that it needs."""

    program: Path
    variables: dict[str, str] = field(default_factory=dict)


def find(environment: Path) -> Chromium | None:
    """The Chromium of this machine, else the one in a virtual environment, if there is one."""
    places = [found for found in map(shutil.which, NAMES) if found] + [name for name in PLACES if Path(name).exists()]
    return Chromium(Path(places[0])) if places else of_npm(environment / FOLDER)


def of_npm(folder: Path) -> Chromium | None:
    """The Chromium that was unpacked in a folder, if it is whole and the one that we name."""
    mark = folder / "whole.txt"
    if not mark.is_file() or mark.read_text("utf-8") != _wanted():
        return None
    variables = {"LD_LIBRARY_PATH": str(folder / "lib"), "FONTCONFIG_FILE": str(folder / "fonts.conf")}
    return Chromium(folder / "chromium", variables)


def lay_out(folder: Path) -> None:
    """Prepare a folder: what npm is to download there, and the script that unpacks it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name in PARTS:
        shutil.copy(HERE / name, folder)


def finish(folder: Path) -> None:
    """Take out of their archives the libraries and fonts that Node has decompressed, and mark the folder as whole."""
    for archive in folder.glob("*.tar"):
        with tarfile.open(archive) as opened:
            opened.extractall(folder)  # npm has checked its hash
        archive.unlink()
    shutil.rmtree(folder / "node_modules")
    (folder / "fonts.conf").write_text(FONTS.format(folder=folder), "utf-8")
    (folder / "whole.txt").write_text(_wanted(), "utf-8")


def _wanted() -> str:
    return (HERE / "package-lock.json").read_text("utf-8")
