"""The score pad: three epochs tapped in, scored by the rules, corrected at any time, and kept."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from heliopolis.ra import scorepad
from tests.browser.conftest import Server, Theme, Windows
from tests.browser.watching import assert_no_sideways_scroll

OF_A_CATALOGUE = re.compile(r"\b(scorepad|lobby|tile|card|why|board|item|sheet)-[a-z]{2}")

# What Ann and Bob hold after each epoch; what stays from the epoch before is not tapped again.
TAPPED = [
    ("god pharaoh nile:2 flood sphinx", "gold art writing religion"),
    ("flood:2 sphinx", "pharaoh:2 art"),
    ("temple obelisk suns:9-6-5-4", "gold:2 suns:8-7-3-1"),
]
HELD = [
    ("god pharaoh nile:2 flood sphinx", "gold art writing religion"),
    ("pharaoh nile:2 flood:2 sphinx:2", "pharaoh:2 art"),
    ("pharaoh nile:2 sphinx:2 temple obelisk suns:9-6-5-4", "pharaoh:2 gold:2 suns:8-7-3-1"),
]


def begin(window: Page, *names: str) -> None:
    window.get_by_role("radio", name=str(len(names))).check(force=True)
    for number, name in enumerate(names):
        window.locator("form ol input").nth(number).fill(name)
    window.get_by_role("button", name="Begin the pad").click()
    expect(window.get_by_role("radio", name="Epoch 1")).to_be_attached()


def tap(window: Page, held: str) -> None:
    """Tap what a holding says, in the words of the command line."""
    for word in held.split():
        name, _, value = word.partition(":")
        if name == "suns":
            for sun in value.split("-"):
                window.get_by_role("button", name=f"Sun {sun}", exact=True).click()
            continue
        for _ in range(int(value or 1)):
            window.get_by_role("button", name=f"One more: {name.title()}", exact=True).click()


def fill(window: Page) -> None:
    """The whole game of Ann and Bob."""
    for epoch in TAPPED:
        for held in epoch:
            tap(window, held)
            window.locator(".bar .main").click()


def scores(held: list[tuple[str, str]]) -> list[int]:
    """What the rules give for a game."""
    before = [""] * 2
    totals = [0, 0]
    for number, epoch in enumerate(held, 1):
        holdings = [scorepad.parse(f"{one} {score}") for one, score in zip(epoch, before, strict=True)]
        totals = [row.score for row in scorepad.score(holdings, number).rows]
        before = [f"score:{total}" for total in totals]
    return totals


def expect_scores(window: Page, expected: list[int]) -> None:
    for seat, score in enumerate(expected):
        expect(window.locator("label .score").nth(seat)).to_have_text(str(score))


def test_a_whole_game_is_scored_as_the_rules_score_it(page: Windows) -> None:
    window = page("/scorepad")
    begin(window, "Ann", "Bob")
    fill(window)
    expect_scores(window, scores(HELD))
    expect(window.get_by_text("Bob wins.")).to_be_visible()


def test_every_number_is_explained(page: Windows) -> None:
    window = page("/scorepad")
    begin(window, "Ann", "Bob")
    tap(window, "flood nile:2")
    expect(window.get_by_text("1 Flood and 2 Niles: 3").first).to_be_visible()


def test_an_epoch_is_corrected_at_any_time(page: Windows) -> None:
    window = page("/scorepad")
    begin(window, "Ann", "Bob")
    fill(window)
    expect_scores(window, scores(HELD))
    window.get_by_role("radio", name="Epoch 1").check(force=True)
    window.get_by_role("radio", name="Bob").check(force=True)
    tap(window, "gold")
    window.get_by_role("button", name="One less: Art", exact=True).click()
    corrected = [(HELD[0][0], "gold:2 writing religion"), *HELD[1:]]
    expect_scores(window, scores(corrected))


def test_what_stays_after_an_epoch_need_not_be_tapped_again(page: Windows) -> None:
    window = page("/scorepad")
    begin(window, "Ann", "Bob")
    tap(window, "pharaoh god")
    window.locator(".bar .main").click()
    window.locator(".bar .main").click()
    expect(window.get_by_role("radio", name="Epoch 2")).to_be_checked()
    expect(window.get_by_role("button", name="One less: Pharaoh", exact=True)).to_be_enabled()
    expect(window.get_by_role("button", name="One less: God", exact=True)).to_be_disabled()


def test_the_pad_is_kept_and_a_new_one_keeps_the_names(page: Windows) -> None:
    window = page("/scorepad")
    begin(window, "Ann", "Bob")
    tap(window, "gold")
    expect_scores(window, scores([("gold", "")]))
    window.reload()
    expect_scores(window, scores([("gold", "")]))
    window.get_by_role("button", name="New pad").click()
    window.get_by_role("button", name="Begin a new pad").click()
    expect(window.locator("form ol input").nth(1)).to_have_value("Bob")


def test_more_than_the_box_has_is_refused_in_words(page: Windows) -> None:
    window = page("/scorepad", allow=["status of 400"])
    begin(window, "Ann", "Bob")
    tap(window, "gold:6")
    expect(window.get_by_role("alert")).to_contain_text("5")
    window.get_by_role("button", name="One less: Gold", exact=True).click()
    expect(window.get_by_role("alert")).to_have_count(0)


def test_the_suns_that_are_missing_are_asked_for(page: Windows) -> None:
    window = page("/scorepad")
    begin(window, "Ann", "Bob")
    window.get_by_role("radio", name="Epoch 3").check(force=True)
    tap(window, "suns:9-6-5-2")
    expect(window.get_by_text("The suns are still missing, face up and face down: Bob.")).to_be_visible()
    window.get_by_role("radio", name="Bob").check(force=True)
    expect(window.get_by_role("button", name="Sun 9", exact=True)).to_be_disabled()


def test_a_mild_end_is_mild(page: Windows) -> None:
    window = page("/scorepad")
    begin(window, "Ann", "Bob")
    fill(window)
    expect_scores(window, scores(HELD))
    window.get_by_text("Names and options").click()
    window.get_by_label("Mild end").check()
    expect(window.get_by_text("but at the end of this game that costs nothing").first).to_be_visible()


def test_what_was_tapped_without_a_server_is_scored_when_it_is_back(page: Windows, server: Server) -> None:
    window = page("/scorepad", allow=["ERR_CONNECTION_REFUSED", "Failed to fetch"])
    begin(window, "Ann", "Bob")
    tap(window, "gold")
    expect_scores(window, scores([("gold", "")]))
    server.kill()
    tap(window, "gold")
    expect(window.get_by_role("alert")).to_contain_text("The server cannot be reached")
    server.start()
    window.get_by_role("button", name="Try again").click()
    expect_scores(window, scores([("gold:2", "")]))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_keeps_anybody_from_using_the_pad(page: Windows, axe: Callable[[Page], None], theme: Theme) -> None:
    window = page("/scorepad", theme=theme)
    expect(window.get_by_role("button", name="Begin the pad")).to_be_visible()
    axe(window)
    begin(window, "Ann", "Bob")
    fill(window)
    expect(window.get_by_text("Bob wins.")).to_be_visible()
    axe(window)


@pytest.mark.parametrize(("language", "phone"), [("en", True), ("ru", True), ("pl", True), ("ru", False)])
def test_every_language_fits_and_is_whole(
    page: Windows, screenshot: Callable[..., None], language: str, phone: bool
) -> None:
    window = page("/scorepad", phone=phone, language=language, theme="dark" if phone else "light")
    window.locator("form label", has_text="5").click()
    window.locator("form button.main").click()
    for tile in (0, 3, 4, 5, 6, 7, 10):
        window.locator("button.add").nth(tile).click()
    expect(window.locator("table")).to_be_visible()
    assert_no_sideways_scroll(window)
    assert not OF_A_CATALOGUE.findall(window.inner_text("main"))
    screenshot(window, f"scorepad-{'phone' if phone else 'desktop'}-{language}", whole=True)
