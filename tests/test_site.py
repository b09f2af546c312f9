"""The documents as a site: it builds without a broken link, is complete, and asks nobody else for anything."""

from __future__ import annotations

import html
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from heliopolis.server.app import Application
from heliopolis.server.settings import Settings
from heliopolis.server.store import Store

ROOT = Path(__file__).parent.parent
PAGES = (
    "rules",
    "command-line",
    "players",
    "records",
    "bots",
    "api",
    "contract",
    "compiled",
    "benchmarks",
    "server",
    "training",
    "analysis",
    "contributing",
    "changelog",
)
FETCHED = re.compile(r"<(?:script|img|iframe|source|audio|video|object|embed)\b[^>]*?(?:src|data)=[\"']?([^\"' >]+)")
LINKED = re.compile(r"<link\b[^>]*?href=[\"']?([^\"' >]+)")
IN_STYLES = re.compile(r"(?:url\(|@import\s+)[\"']?(?!data:)([^\"')]+)")
HOSTS_OF_OTHERS = re.compile(r"(?:unpkg\.com|jsdelivr|cdnjs|googleapis|gstatic|api\.github\.com|gitlab\.com)")


def build(project: Path, to: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(to)],
        cwd=project,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        timeout=180,
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    to = tmp_path_factory.mktemp("site")
    done = build(ROOT, to)
    assert done.returncode == 0, done.stderr
    return to


@pytest.fixture(scope="module")
def openapi(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    store = Store(str(tmp_path_factory.mktemp("api") / "tables.sqlite"))
    yield Application(store, Settings()).api.openapi()
    store.close()


def page(site: Path, name: str) -> str:
    return (site / name / "index.html").read_text(encoding="utf-8")


def words(text: str) -> str:
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", text)).split())


def test_every_page_is_there_and_can_be_reached_from_the_first(site: Path) -> None:
    first = page(site, ".")
    assert [name for name in PAGES if f'href="{name}/"' not in first] == []
    assert all("<article" in page(site, name) for name in PAGES)


def test_the_tour_shows_pictures(site: Path) -> None:
    pictures = re.findall(r'<img[^>]+src="([^"]+\.svg)"', page(site, "."))
    assert len(pictures) >= 3
    assert all((site / picture).is_file() for picture in pictures)


def test_the_site_asks_nobody_else_for_anything(site: Path) -> None:
    asked = [
        address
        for file in site.rglob("*.html")
        for pattern in (FETCHED, LINKED)
        for address in pattern.findall(file.read_text(encoding="utf-8"))
    ]
    asked += [address for file in site.rglob("*.css") for address in IN_STYLES.findall(file.read_text("utf-8"))]
    assert len(asked) > 50
    assert [address for address in asked if re.match(r"(?:https?:)?//", address)] == []
    scripts = list(site.rglob("*.js"))
    assert [file.name for file in scripts if HOSTS_OF_OTHERS.search(file.read_text("utf-8"))] == []
    assert scripts


def test_the_page_on_the_api_has_every_route_answer_type_and_key(site: Path, openapi: dict[str, Any]) -> None:
    shown = page(site, "api").partition("<article")[2].partition("</article>")[0]
    text = words(shown)
    for path, methods in openapi["paths"].items():
        for method, route in methods.items():
            assert f"{method.upper()} {path}" in text
            section = text.partition(f"{method.upper()} {path} ")[2].partition(" ¶ ")[0]
            told = {status: answer["description"] for status, answer in route["responses"].items()}
            assert [
                status for status, about in told.items() if f"{status} " not in section or about not in section
            ] == []
    for name, schema in openapi["components"]["schemas"].items():
        assert f'<h3 id="{name.lower()}">' in shown
        assert all(key in text for key in schema.get("properties", {}))


def test_every_type_that_the_api_names_is_described(site: Path, openapi: dict[str, Any]) -> None:
    named = set(re.findall(r"#/components/schemas/(\w+)", str(openapi)))
    assert named <= set(openapi["components"]["schemas"])


def test_the_example_bots_are_shown(site: Path) -> None:
    shown = page(site, "source/examples/bots/collector.py")
    assert "def choose(seat, view, legal):" in re.sub(r"<[^>]+>", "", shown)


def test_a_broken_link_fails_the_build(tmp_path: Path) -> None:
    project = tmp_path / "project"
    project.mkdir()
    shutil.copytree(ROOT / "docs", project / "docs")
    shutil.copy(ROOT / "mkdocs.yml", project)
    for part in ("src", "examples", "requirements", "CONTRIBUTING.md", "CHANGELOG.md"):
        (project / part).symlink_to(ROOT / part)
    with (project / "docs/bots.md").open("a", encoding="utf-8") as document:
        document.write("\n[nowhere](players.md#no-such-section)\n")
    done = build(project, tmp_path / "site")
    assert done.returncode != 0
    assert "no-such-section" in done.stderr
