"""What browsers load: the page at every address of its own, its files in the best form, and nothing else."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from heliopolis.server import pages
from tests.server.running import running

INDEX = "<!doctype html><html lang='en'><script type='module' src='/assets/page-1a2b.js'></script></html>"
SCRIPT = "console.log('Ra') // and much more of the same, so that it is worth to be compressed"
SECRET = "nobody may read this"
FILES = {
    "web/index.html": INDEX,
    "web/favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "web/app.webmanifest": "{}",
    "web/assets/page-1a2b.js": SCRIPT,
    "web/assets/page-1a2b.js.br": "as if by brotli",
    "web/assets/page-3c4d.css": "body {}",
    "secret.txt": SECRET,
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("page")
    for name, text in FILES.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    (root / "web/assets/page-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    return root / "web"


@pytest.fixture(scope="module")
def browser(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A client of a server with a small page."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "FOLDER", folder)
        with (
            running(str(tmp_path_factory.mktemp("db") / "tables.sqlite")) as address,
            httpx.Client(base_url=address, headers={"accept-encoding": "identity"}) as client,
        ):
            yield client


@pytest.fixture(scope="module")
def unbuilt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A client of a server whose page has not been built."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "FOLDER", tmp_path_factory.mktemp("nothing") / "web")
        with (
            running(str(tmp_path_factory.mktemp("db") / "tables.sqlite")) as address,
            httpx.Client(base_url=address) as client,
        ):
            yield client


@pytest.mark.parametrize("path", ["/", "/table/abcdefghijkl", "/replay", "/scorepad", "/learn", "/rules"])
def test_every_address_of_the_page_is_the_page(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("path", "media_type"),
    [
        ("/assets/page-1a2b.js", "text/javascript; charset=utf-8"),
        ("/assets/page-3c4d.css", "text/css; charset=utf-8"),
        ("/favicon.svg", "image/svg+xml"),
        ("/app.webmanifest", "application/manifest+json"),
    ],
)
def test_a_file_has_its_media_type(browser: httpx.Client, path: str, media_type: str) -> None:
    assert browser.get(path).headers["content-type"] == media_type


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("BR;Q=0.1", "br"),
        ("gzip;q=0.0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_the_best_form_that_the_browser_takes_is_sent(
    browser: httpx.Client, folder: Path, accepted: str, coding: str | None
) -> None:
    with browser.stream("GET", "/assets/page-1a2b.js", headers={"accept-encoding": accepted}) as answer:
        assert answer.headers.get("content-encoding") == coding
        assert answer.headers["vary"] == "Accept-Encoding"
        ending = pages.CODINGS[coding] if coding else ""
        assert b"".join(answer.iter_raw()) == (folder / f"assets/page-1a2b.js{ending}").read_bytes()


def test_a_file_that_has_no_compressed_form_is_sent_as_it_is(browser: httpx.Client) -> None:
    answer = browser.get("/assets/page-3c4d.css", headers={"accept-encoding": "br, gzip"})
    assert "content-encoding" not in answer.headers


def test_a_file_with_a_hash_in_its_name_is_kept_for_ever_and_others_are_asked_for_again(browser: httpx.Client) -> None:
    assert "immutable" in browser.get("/assets/page-1a2b.js").headers["cache-control"]
    assert browser.get("/favicon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("mark", ["{}", "W/{}", '"other", {}'])
@pytest.mark.parametrize("path", ["/", "/assets/page-1a2b.js"])
def test_what_the_browser_has_already_is_not_sent_again(browser: httpx.Client, path: str, mark: str) -> None:
    known = browser.get(path).headers["etag"]
    answer = browser.get(path, headers={"if-none-match": mark.format(known)})
    assert (answer.status_code, answer.content, answer.headers["etag"]) == (304, b"", known)


def test_another_form_of_a_file_is_another_answer(browser: httpx.Client) -> None:
    plain = browser.get("/assets/page-1a2b.js").headers["etag"]
    answer = browser.get("/assets/page-1a2b.js", headers={"if-none-match": plain, "accept-encoding": "gzip"})
    assert (answer.status_code, answer.text) == (200, SCRIPT)


def test_the_head_of_a_file_comes_without_its_body(browser: httpx.Client) -> None:
    answer = browser.head("/assets/page-1a2b.js")
    assert (answer.status_code, answer.content) == (200, b"")
    assert int(answer.headers["content-length"]) == len(SCRIPT)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets//etc/passwd",
        "/assets/..%5c..%5csecret.txt",
        "/..%2fsecret.txt",
        "/secret.txt",
        "/assets/page-1a2b.js.br",
        "/assets/",
        "/assets/page-1a2b.js/",
        "/assets/%00",
    ],
)
def test_nothing_else_can_be_reached(browser: httpx.Client, path: str) -> None:
    answer = browser.send(
        httpx.Request("GET", httpx.URL(str(browser.base_url).rstrip("/")).copy_with(raw_path=path.encode()))
    )
    assert SECRET not in answer.text
    assert (answer.status_code, answer.json()["error"]) == (404, "error-path")


@pytest.mark.parametrize("path", ["/nowhere", "/table/", "/rules/S1"])
def test_a_person_at_an_address_where_nothing_is_gets_the_page_that_says_so(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path, headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert (answer.status_code, answer.text) == (404, INDEX)
    assert browser.get(path).json()["error"] == "error-path"


@pytest.mark.parametrize("path", ["/api/nowhere", "/assets/nowhere.js"])
def test_where_nobody_looks_for_a_page_there_is_none(browser: httpx.Client, path: str) -> None:
    assert browser.get(path, headers={"accept": "text/html"}).json()["error"] == "error-path"


def test_figures_do_not_tell_which_table_a_page_was_asked_for(browser: httpx.Client) -> None:
    browser.get("/table/zzzzzzzzzzzz")
    figures = browser.get("/metrics").text
    assert 'route="/table/{table_id}"' in figures
    assert "zzzzzzzzzzzz" not in figures


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_without_a_built_page_one_is_told_how_to_build_it(unbuilt: httpx.Client, language: str) -> None:
    answer = unbuilt.get("/", headers={"accept-language": language})
    assert answer.status_code == 200
    assert f"lang='{language}'" in answer.text
    assert "./play" in answer.text
    assert "/api/docs" in answer.text
    assert not re.search("<script|<style|style=", answer.text)
    assert unbuilt.get("/assets/page-1a2b.js").status_code == 404


BUILT = pages.read()


@pytest.mark.skipif(not BUILT, reason="the page has not been built: ./test builds it")
class TestOurs:
    """The page as it is built here."""

    def test_every_file_has_a_media_type_that_we_know(self) -> None:
        endings = {*pages.MEDIA_TYPES, *pages.CODINGS.values()}
        assert {path.suffix for path in pages.FOLDER.rglob("*") if path.is_file()} <= endings

    def test_the_page_has_no_script_or_style_of_its_own_and_asks_nothing_of_anybody_else(self) -> None:
        text = BUILT[pages.INDEX].forms[pages.PLAIN].decode()
        assert not re.search(r"<script(?![^>]*\ssrc=)|<style|style=|\son\w+=", text)
        assert not re.findall(r"(?:src|href)=['\"](?!/)", text)

    def test_what_the_page_asks_for_first_is_there_and_compressed(self) -> None:
        text = BUILT[pages.INDEX].forms[pages.PLAIN].decode()
        asked = re.findall(r"(?:src|href)=['\"]/([^'\"]+)", text)
        assert set(asked) <= set(BUILT)
        assert all("br" in BUILT[name].forms for name in asked if name.endswith(".js"))
