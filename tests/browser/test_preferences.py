"""What one prefers, and the page keeps to: the theme, sounds, and being told of one's turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Theme, Windows
from tests.browser.playing import OFFERED, bar, by_mouse, set_up_from, waits

PAPER = {"light": "rgb(247, 241, 227)", "dark": "rgb(20, 22, 28)"}

# Stand-ins that note what a page would let one hear and read; and a page that can be told that nobody looks at it.
NOTING = """
    const noted = (window.noted = { tones: 0, notes: [] })
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
    const node = { frequency: {}, gain, connect: (to) => to, start: () => noted.tones++, stop() {} }
    window.AudioContext = class {
        currentTime = 0
        resume = () => Promise.resolve()
        createOscillator = () => node
        createGain = () => node
    }
    window.Notification = class {
        static permission = 'default'
        static async requestPermission() { return (this.permission = 'granted') }
        constructor(title, options) { noted.notes.push({ title, ...options }) }
        close() {}
    }
    Object.defineProperty(Document.prototype, 'hidden', { get: () => !!window.away })
"""


def _prefer(window: Page, choice: str) -> None:
    """Choose something in the preferences, or take the choice back."""
    window.get_by_role("button", name="Preferences").click()
    window.get_by_role("dialog").get_by_label(choice, exact=True).click()
    window.keyboard.press("Escape")


@pytest.mark.parametrize("system", ["light", "dark"])
def test_the_theme_is_that_of_the_system_until_another_is_chosen(page: Windows, system: Theme) -> None:
    window = page("/", theme=system)
    body = window.locator("body")
    expect(body).to_have_css("background-color", PAPER[system])
    for chosen in ("dark", "light"):
        _prefer(window, chosen.capitalize())
        expect(body).to_have_css("background-color", PAPER[chosen])
        expect(window.locator(":root")).to_have_css("color-scheme", chosen)
    window.reload()
    expect(body).to_have_css("background-color", PAPER["light"])
    _prefer(window, "As the system")
    expect(body).to_have_css("background-color", PAPER[system])
    window.emulate_media(color_scheme="dark" if system == "light" else "light")
    expect(body).not_to_have_css("background-color", PAPER[system])


# At a table of Ann and Bob


def _two(page: Windows, server: Server) -> tuple[Page, Page]:
    """Ann, whose page is noted, has just won an auction; it is Bob's turn."""
    links = set_up_from(server.address, OFFERED)
    ann, bob = page(), page(links[1])
    ann.add_init_script(NOTING)
    ann.goto(links[0])
    assert waits(ann) == "turn"
    by_mouse(ann, "bid:9")
    assert waits(bob) == "turn"
    return ann, bob


def test_a_turn_that_comes_while_nobody_looks_is_notified_once(page: Windows, server: Server) -> None:
    ann, bob = _two(page, server)
    _prefer(ann, "Tell me when it is my turn")
    ann.evaluate("window.away = true")
    by_mouse(bob, "draw")
    ann.wait_for_function("() => noted.notes.length")
    bob.get_by_role("button", name="Take back").click()  # news, but it is Ann's turn as before
    expect(bar(ann)).to_contain_text("Bob would like to take the last step back.")
    (note,) = ann.evaluate("noted.notes")
    assert note["title"] == "Ra · Ann, Bob"
    assert note["body"].startswith("Your ")
    assert note["tag"] == ann.url.rsplit("/", 1)[1]


@pytest.mark.parametrize(("wished", "away"), [(True, False), (False, True)], ids=["who looks", "who does not wish it"])
def test_nobody_is_notified_without_need(page: Windows, server: Server, wished: bool, away: bool) -> None:
    ann, bob = _two(page, server)
    if wished:
        _prefer(ann, "Tell me when it is my turn")
    ann.evaluate("(away) => void (window.away = away)", away)
    by_mouse(bob, "draw")
    assert waits(ann) == "turn"
    assert ann.evaluate("noted.notes") == []


def test_a_turn_is_heard_unless_sound_is_switched_off(page: Windows, server: Server) -> None:
    ann, bob = _two(page, server)
    by_mouse(bob, "ra")
    assert waits(ann) == "turn"
    heard = ann.wait_for_function("() => noted.tones").json_value()
    _prefer(ann, "Sound")
    by_mouse(ann, "pass")
    assert waits(bob) == "turn"
    by_mouse(bob, "bid:3")
    assert waits(ann) == "turn"
    assert ann.evaluate("noted.tones") == heard
    _prefer(ann, "Sound")
    by_mouse(ann, "ra")
    assert waits(bob) == "turn"
    by_mouse(bob, "pass")
    assert waits(ann) == "turn"
    ann.wait_for_function("(heard) => noted.tones > heard", arg=heard)
