"""Takes the pictures of the browser: a real server, a real Chromium, and the game of game.record.

Run it after the look of the page has changed, with the page built: python docs/pictures/shoot.py
"""

from __future__ import annotations

import sys
import tempfile
import zlib
from base64 import urlsafe_b64encode
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))  # the tests have the server and the browser

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from heliopolis.client import Client  # noqa: E402
from tests.browser import chromium  # noqa: E402
from tests.server.running import Process  # noqa: E402

RECORD = (HERE / "game.record").read_text("utf-8")
AUCTION = 144  # steps after which Ann is to bid
ANALYSIS = 300_000  # milliseconds that it may take
DESKTOP, PHONE = (1280, 800), (375, 667)


def table(address: str) -> str:
    """The link of Ann's seat at a table that goes on from the auction."""
    seats = [("human", "Ann"), ("vizier", "Bob"), ("vizier", "Cat")]
    with Client(address) as client:
        created = client.play_on(RECORD, seats, AUCTION)
    return address + created.seats[0].link


def window(browser: Browser, size: tuple[int, int], theme: str) -> Page:
    """A new page of this size."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        device_scale_factor=1.5 if size == PHONE else 1,
        is_mobile=size == PHONE,
        has_touch=size == PHONE,
    )
    return context.new_page()


def shoot(page: Page, address: str, ready: str, name: str) -> None:
    """Open an address, wait until something is there, and take the picture."""
    page.goto(address)
    page.locator(ready).first.wait_for()
    page.wait_for_timeout(1500)
    page.screenshot(path=HERE / f"{name}.png")


def main() -> None:
    """Take all of them."""
    found = chromium.find(Path(sys.prefix))
    assert found, "there is no Chromium"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(str(Path(folder, "tables.sqlite")))
        browser = playwright.chromium.launch(executable_path=found.program, args=["--no-sandbox"])
        address = server.address
        shoot(window(browser, DESKTOP, "light"), address, "main button", "browser-lobby")
        shoot(window(browser, DESKTOP, "light"), table(address), ".own", "browser-table")
        shoot(window(browser, PHONE, "dark"), table(address), ".own", "browser-phone")
        replayed(window(browser, DESKTOP, "light"), address)
        browser.close()
        server.stop()


def replayed(page: Page, address: str) -> None:
    """A replay in the middle of the game, analysed."""
    page.goto(f"{address}/replay#r={packed(RECORD)}&at={AUCTION}&analysis")
    page.get_by_role("heading", name="Turning points").wait_for(timeout=ANALYSIS)
    page.wait_for_timeout(1000)
    page.screenshot(path=HERE / "browser-replay.png")


def packed(record: str) -> str:
    """A record as an address carries it."""
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    return urlsafe_b64encode(packer.compress(record.encode()) + packer.flush()).decode().rstrip("=")


if __name__ == "__main__":
    main()
