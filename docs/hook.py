"""What the site needs beside the documents: pages that lie elsewhere, the HTTP API, and links that lead to them.

A hook of MkDocs, see mkdocs.yml. The documents are written so that their links work where the files lie; here a link
to a file outside of this folder is turned to the page that shows it.
"""

from __future__ import annotations

import os
import posixpath
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

HERE = Path(__file__).parent
ROOT = HERE.parent
sys.path.insert(0, str(HERE))

from http_api import described  # noqa: E402 - it lies beside this file

# Pages of the site that are files from outside of this folder; every other file that a link leads to has one as well.
GUESTS = {
    "rules.md": "src/heliopolis/ra/RULES.md",
    "networks.md": "src/heliopolis/ra/networks/README.md",
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "examples.md": "examples/README.md",
    "dependencies.md": "requirements/README.md",
}
API, TITLE = "api.md", "The HTTP API"
SOURCES = "source/"  # where the other files are shown
LINK = re.compile(r"(?<=\]\()(?!https?:|#)(?P<path>[^)#\s]+)(?P<anchor>#[^)\s]*)?(?=\))")
FENCE = re.compile(r"^```(?P<language>\w+) (?P<name>[\w.-]+)$", re.MULTILINE)
ELSEWHERE = re.compile(r"https://(unpkg\.com|api\.github\.com|gitlab\.com)/")
LANGUAGES = {".py": "python", ".mjs": "javascript"}


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that are made here."""
    for page, path in _guests().items():
        files.append(File.generated(config, page, content=_shown(path)))
    files.append(File.generated(config, API, content=described(TITLE)))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Turn links to where the site has what they lead to, and show the names of files above them."""
    guests = _guests()
    pages = {path: guest for guest, path in guests.items()}
    here = page.file.src_uri
    folder = posixpath.dirname(guests.get(here, f"docs/{here}"))

    def turned(link: re.Match[str]) -> str:
        path = posixpath.normpath(posixpath.join(folder, link["path"]))
        target = pages.get(path, path.removeprefix("docs/"))
        return posixpath.relpath(target, posixpath.dirname(here) or ".") + (link["anchor"] or "")

    if here.startswith(SOURCES) or here == API:
        return markdown
    return FENCE.sub(_titled, LINK.sub(turned, markdown))


def on_post_build(config: Any) -> None:
    """Take out the addresses from which the theme would fetch what we do not use, such as diagrams."""
    for script in Path(config["site_dir"], "assets/javascripts").rglob("*.js"):
        text = script.read_text(encoding="utf-8")
        script.write_text(ELSEWHERE.sub("/", text), encoding="utf-8")
    for script in Path(config["site_dir"], "assets").rglob("*.map"):
        script.unlink()


def _titled(fence: re.Match[str]) -> str:
    language = "text" if fence["language"] == "record" else fence["language"]
    return f'```{language} title="{fence["name"]}"'


def _guests() -> dict[str, str]:
    """Every page that shows a file from outside of this folder, with the file."""
    found = dict(GUESTS)
    for document in [*HERE.glob("*.md"), *(ROOT / path for path in GUESTS.values())]:
        for path in _links(document):
            if path.is_file() and not path.is_relative_to(HERE):
                known = str(path.relative_to(ROOT))
                if known not in found.values():
                    found[f"{SOURCES}{known}.md"] = known
    return found


def _links(document: Path) -> Iterator[Path]:
    """The files that a document links to."""
    for link in LINK.finditer(document.read_text(encoding="utf-8")):
        yield Path(os.path.normpath(document.parent / link["path"]))


def _shown(path: str) -> str:
    """A document as it is; another file in a frame."""
    text = (ROOT / path).read_text(encoding="utf-8")
    language = LANGUAGES.get(Path(path).suffix)
    return text if language is None else f"# {path}\n\n````{language}\n{text}````\n"
