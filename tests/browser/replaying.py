"""Records for the tests of the replay: packed into links, and walked through."""

from __future__ import annotations

import base64
import re
import zlib

from playwright.sync_api import Page, expect

from tests.generators import ROOT

GAME = (ROOT / "docs/pictures/game.record").read_text("utf-8")
STEPS = 433
BLUNDER = 184  # Ann passes instead of offering her highest sun
ANALYSIS = 60_000  # milliseconds for the analysis of a whole game on a busy machine


def pack(record: str) -> str:
    """A record as addresses have it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = packer.compress(record.encode()) + packer.flush()
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def unpack(address: str) -> str:
    """The record in an address."""
    found = re.search(r"#r=([\w-]+)", address)
    assert found, address
    code = found[1]
    return zlib.decompress(base64.urlsafe_b64decode(code + "=" * (-len(code) % 4)), -zlib.MAX_WBITS).decode()


def link(at: int | None = None, record: str = GAME, analysis: bool = False) -> str:
    place = "" if at is None else f"&at={at}"
    return f"/replay#r={pack(record)}{place}{'&analysis' if analysis else ''}"


def expect_at(window: Page, at: int) -> None:
    """The page, its slider and its address are at a position."""
    expect(window.locator(".place")).to_have_text(re.compile(f"^{at}/"))
    expect(window.get_by_role("slider", name="Position in the game")).to_have_js_property("value", str(at))
    expect(window).to_have_url(re.compile(f"&at={at}(&analysis)?$"))


def press(window: Page, *keys: str) -> None:
    for key in keys:
        window.keyboard.press(key)


def analysed(window: Page) -> Page:
    expect(window.get_by_role("heading", name="Turning points")).to_be_visible(timeout=ANALYSIS)
    return window
