"""How soon the first page can be used: first paint and first heading in a real Chromium, beside a bare answer.

    python bench/page.py [LOADS]

Prints milliseconds, and how many times longer the page takes than the server's shortest answer in the same browser.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the tests have the server and the browser

from playwright.sync_api import Page, sync_playwright

from tests.browser import chromium
from tests.server.running import Process

LOADS = 20
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


def main() -> None:
    """Load the page again and again, each time in a window that has nothing of it yet."""
    loads = int(sys.argv[1]) if len(sys.argv) > 1 else LOADS
    found = chromium.find(Path(sys.prefix))
    assert found, "there is no Chromium"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(str(Path(folder, "tables.sqlite")))
        browser = playwright.chromium.launch(executable_path=found.program)
        rows = []
        for _ in range(loads + 1):  # the first one warms everything up
            page = browser.new_page(base_url=server.address)
            rows.append((bare(page), *first(page)))
            page.close()
        browser.close()
        server.stop()
    empty, painted, usable = (statistics.median(column) for column in zip(*rows[1:], strict=True))
    print(f"an answer without a page      {empty:7.0f} ms")
    print(f"first paint of the lobby      {painted:7.0f} ms")
    print(f"its heading can be read       {usable:7.0f} ms   {usable / empty:.1f} times as long")


def bare(page: Page) -> float:
    """Milliseconds for the server's shortest answer."""
    began = time.perf_counter()
    page.goto("/healthz")
    return 1000 * (time.perf_counter() - began)


def first(page: Page) -> tuple[float, float]:
    """Milliseconds until something is painted, and until the lobby's heading is there."""
    began = time.perf_counter()
    page.goto("/")
    page.get_by_role("heading").first.wait_for()
    usable = 1000 * (time.perf_counter() - began)
    while (painted := page.evaluate(PAINT)) is None:  # the browser tells of a paint a little later
        page.wait_for_timeout(20)
    return float(painted), usable


if __name__ == "__main__":
    main()
