"""What the tests of the page share: a browser, a real server, and pages in it that are watched for anything wrong.

``server`` is a process of ``heliopolis serve`` with tables of its own: ``kill()`` (as kill -9) or ``stop()`` it, and
``start()`` it again at the same address. The tests of a worker share it, and each finds it running.

``page()`` opens a window with storage of its own: ``page("/", phone=True, language="pl", theme="dark", motion=True)``.
Anything that goes wrong in one fails the test. What a test brings about on purpose it says in regular expressions:
``page(allow=["status of 409", CUT_OFF])``.

``axe(page)`` fails with what axe-core finds; ``screenshot(page, "lobby-phone")`` keeps a picture in test-artifacts.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

import bundle
from heliopolis.server import pages
from tests.browser import chromium
from tests.browser.watching import Watch, assert_accessible, take_picture
from tests.generators import ROOT
from tests.server.running import Process

PATIENCE = 15_000  # milliseconds for what a test waits for
DESKTOP, PHONE = ViewportSize(width=1280, height=800), ViewportSize(width=375, height=667)
LOCALES = {"en": "en-GB", "ru": "ru-RU", "pl": "pl-PL"}

Theme = Literal["light", "dark"]


class Server:
    """``heliopolis serve`` at one address, to be killed and started again."""

    def __init__(self, db: str) -> None:
        self._db = db
        self._process: Process | None = Process(db)
        self.address = self._process.address
        self._port = self._process.port

    def kill(self) -> None:
        """End it at once, as kill -9 does."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()

    def stop(self) -> None:
        """Let it end in an orderly way."""
        process, self._process = self._process, None
        if process is not None:
            process.stop()

    def start(self) -> None:
        """Start it again if it does not run, with the same tables at the same address."""
        if self._process is None:
            self._process = Process(self._db, self._port)


class Windows:
    """Opens pages of a server, each in a window with storage of its own, and watches them."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._open: list[tuple[BrowserContext, Watch]] = []

    def __call__(
        self,
        path: str | None = None,
        *,
        phone: bool = False,
        language: str = "en",
        theme: Theme = "light",
        motion: bool = False,
        allow: Sequence[str] = (),
    ) -> Page:
        """A new window, at a path if one is given; without ``motion`` the page is asked to keep still."""
        context = self._browser.new_context(
            base_url=self._address,
            viewport=PHONE if phone else DESKTOP,
            is_mobile=phone,
            has_touch=phone,
            locale=LOCALES[language],
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        self._open.append((context, Watch(context, self._address, allow)))
        page = context.new_page()
        if path is not None:
            page.goto(path)
        return page

    def close(self) -> list[str]:
        """Close all windows; everything that went wrong in them."""
        complaints = [text for _, watch in self._open for text in watch.complaints]
        for context, _ in self._open:
            context.close()
        return complaints


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium that all tests of a worker share, until it turns to tests of another kind."""
    found = chromium.find(Path(sys.prefix)) or chromium.find(ROOT / ".venv")
    assert found, "there is no Chromium: ./test takes one from npm"
    node = bundle.installed() or bundle.of_python(Path(sys.prefix))
    with pytest.MonkeyPatch.context() as patch:
        if node is not None:  # Playwright's own one needs a library that not every machine has
            patch.setenv("PLAYWRIGHT_NODEJS_PATH", str(node.program))
        with sync_playwright() as playwright:
            expect.set_options(timeout=PATIENCE)
            variables = {**os.environ, **found.variables}
            arguments = ["--disable-dev-shm-usage"]
            started = playwright.chromium.launch(executable_path=found.program, env={**variables}, args=arguments)
            yield started
            started.close()


@pytest.fixture(scope="package")
def _shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (pages.FOLDER / pages.INDEX).is_file(), "the page has not been built: ./test builds it"
    server = Server(str(tmp_path_factory.mktemp("server") / "tables.sqlite"))
    yield server
    server.stop()


@pytest.fixture
def server(_shared_server: Server) -> Server:
    """A running server."""
    _shared_server.start()
    return _shared_server


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Windows]:
    """Opens pages; what goes wrong in one fails the test."""
    windows = Windows(browser, server.address)
    yield windows
    complaints = windows.close()
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def axe() -> Callable[[Page], None]:
    """Fails with what keeps somebody from using a page."""
    return assert_accessible


@pytest.fixture
def screenshot() -> Callable[..., None]:
    """Keeps how a page looks."""
    return take_picture
