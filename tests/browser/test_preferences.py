"""What one prefers, and the page keeps to: the theme."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Theme, Windows

PAPER = {"light": "rgb(247, 241, 227)", "dark": "rgb(20, 22, 28)"}


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
