"""What tests look at in a page: anything that went wrong on the way, accessibility, and how it looks."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError

from tests.generators import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
PICTURES = ROOT / "test-artifacts"
# What a browser says when the server has gone, for tests that let it go.
CUT_OFF = (
    r"net::ERR_(CONNECTION_\w+|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH|NETWORK_\w+)"
    r"|Failed to fetch"
)
INSIDE = ("data", "blob", "about")  # addresses that ask nobody

# What a policy refuses is told to the console by Chromium as well, but not in every case.
TELL_REFUSALS = """addEventListener('securitypolicyviolation', (event) =>
    console.error(`refused by the policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`))"""


class Watch:
    """Notes everything that goes wrong in a browser's context, and every request to another host."""

    def __init__(self, context: BrowserContext, address: str, allowed: Iterable[str] = ()) -> None:
        """``allowed`` has regular expressions for what a test brings about on purpose."""
        self._host = urlsplit(address).netloc
        self._allowed = [re.compile(pattern) for pattern in allowed]
        self._noted: list[str] = []
        context.add_init_script(TELL_REFUSALS)
        context.on("console", self._hear)
        context.on("weberror", self._catch)
        context.on("request", self._check)

    @property
    def complaints(self) -> list[str]:
        """What went wrong, without what was allowed."""
        return [text for text in self._noted if not any(pattern.search(text) for pattern in self._allowed)]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._noted.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _catch(self, error: WebError) -> None:
        self._noted.append(f"not caught: {error.error.stack or error.error.message}")

    def _check(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in INSIDE and address.netloc != self._host:
            self._noted.append(f"another host: {request.url}")


def barriers(page: Page) -> list[str]:
    """What axe-core finds that keeps somebody from using the page as it is now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))  # not by a script element, which the policy would refuse
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then((all) => all.violations)"
    )
    return [
        f"{rule['id']}: {rule['help']}: {' '.join(map(str, node['target']))}: {node.get('failureSummary', '')}"
        for rule in found
        for node in rule["nodes"]
    ]


def assert_accessible(page: Page) -> None:
    """Fail with everything that axe-core finds."""
    found = barriers(page)
    assert not found, "\n".join([f"{page.url} has barriers:", *found])


def assert_no_sideways_scroll(page: Page) -> None:
    """Fail if the page is wider than the window, and name what sticks out."""
    wider: list[str] = page.evaluate(
        """() => document.documentElement.scrollWidth <= innerWidth ? [] :
            [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
                .map((one) => `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}`)"""
    )
    assert not wider, f"{page.url} is wider than the window: {wider[:10]}"


def take_picture(page: Page, name: str, whole: bool = False) -> None:
    """Keep how the page looks now, for people to see: the window, or all of it."""
    PICTURES.mkdir(exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.png", full_page=whole, animations="disabled")
