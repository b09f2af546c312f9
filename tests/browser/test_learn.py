"""The lesson and the rules in a real browser: by mouse, by keyboard, in three languages, on a phone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from heliopolis.game import game
from heliopolis.locales import LANGUAGES, catalogue
from heliopolis.record import read
from tests.browser.conftest import Theme, Windows
from tests.browser.watching import assert_no_sideways_scroll
from tests.generators import ROOT

LESSON = ROOT / "web/src/learn"
STOPS: list[dict[str, Any]] = json.loads((LESSON / "stops.json").read_text(encoding="utf-8"))
PLACES = {stop["id"]: place for place, stop in enumerate(STOPS)}
ON_BOARD = {"bid:5", "god:gold", "discard:writing"}  # steps that the mouse takes on the board
UNTRANSLATED = re.compile(r"\b(learn|board|play|rules|event|label|tile|why)-[a-z]|⟨")
say = catalogue("en")


@cache
def _steps() -> list[str]:
    record = read((LESSON / "lesson.record").read_text(encoding="utf-8"))
    return [game(record.game).text(step) for step in record.steps]


def _label(step: str) -> str:
    kind, _, what = step.partition(":")
    return say(f"label-{kind}", sun=what, tile=say(f"tile-{what}") if kind in ("god", "discard") else "")


def _coach(page: Page) -> Locator:
    return page.get_by_role("complementary", name=say("learn-coach"))


def _choices(page: Page) -> Locator:
    return page.get_by_role("group", name=say("learn-steps"))


def _expect_stop(page: Page, place: int) -> None:
    expect(_coach(page).get_by_text(say("learn-step", step=place + 1, steps=len(STOPS)), exact=True)).to_be_visible()
    expect(_coach(page).get_by_text(say(f"learn-at-{STOPS[place]['id']}"))).to_be_visible()


def _next(page: Page) -> None:
    _coach(page).get_by_role("button", name=say("learn-next")).click()


def _go_to(page: Page, id: str) -> None:
    """Run forward to a stop by key."""
    for place in range(PLACES[id]):
        _expect_stop(page, place)
        page.keyboard.press("ArrowRight")
    _expect_stop(page, PLACES[id])


def test_the_whole_lesson_by_mouse_leads_to_a_first_game(page: Windows, screenshot: Callable[..., None]) -> None:
    window = page("/learn")
    for place, stop in enumerate(STOPS[:-1]):
        _expect_stop(window, place)
        if place % 6 == 0:
            screenshot(window, f"learn-{stop['id']}")
        if stop.get("try"):
            step = _steps()[stop["at"]]
            if step in ON_BOARD:
                window.locator(f'.board [data-step="{step}"]').click()
            else:
                _choices(window).get_by_role("button", name=_label(step)).click()
        elif answer := stop.get("answer"):
            for tried in (answer % 3 + 1, answer):
                _coach(window).get_by_role("button", name=say(f"learn-option-{stop['id']}-{tried}")).click()
                verdict = say("learn-right" if tried == answer else "learn-not-quite")
                expect(_coach(window).get_by_text(verdict)).to_be_visible()
            expect(_coach(window).get_by_text(say(f"learn-answer-{stop['id']}"))).to_be_visible()
            _next(window)
        else:
            _next(window)
    _expect_stop(window, len(STOPS) - 1)
    screenshot(window, "learn-end")
    _coach(window).get_by_role("button", name=say("learn-play")).click()
    expect(window).to_have_url(re.compile(r"/table/[a-z0-9]+$"))
    expect(window.get_by_role("heading", name=say("level-pupil")).first).to_be_visible()


def test_the_whole_lesson_by_keyboard_alone(page: Windows) -> None:
    window = page("/learn")
    keys = {"draw": "d", "ra": "r", "pass": "p"}
    for place, stop in enumerate(STOPS[:-1]):
        _expect_stop(window, place)
        if not stop.get("try"):
            window.keyboard.press("ArrowRight")
            continue
        kind, _, what = _steps()[stop["at"]].partition(":")
        if kind == "bid":
            window.keyboard.type(what)
        elif kind in keys:
            window.keyboard.press(keys[kind])
        else:
            _tab_to(window, _label(f"{kind}:{what}"))
            window.keyboard.press("Enter")
    _expect_stop(window, len(STOPS) - 1)
    _tab_to(window, say("learn-play"))
    window.keyboard.press("Enter")
    expect(window).to_have_url(re.compile(r"/table/"))


def _tab_to(page: Page, name: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            "(document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '').trim()"
        )
        if focused == name:
            return
    raise AssertionError(f"Tab does not lead to {name!r}")


def test_another_legal_step_gets_a_kind_answer_and_nothing_else_is_offered(page: Windows) -> None:
    window = page("/learn")
    _go_to(window, "forced")
    offered = _choices(window).get_by_role("button")
    assert {offered.nth(i).get_attribute("aria-label") for i in range(offered.count())} == {
        _label(f"bid:{sun}") for sun in (13, 8, 2)
    }
    _choices(window).get_by_role("button", name=_label("bid:13")).click()
    answer = say("learn-allowed", step=_label("bid:13"), why=say("learn-other-forced"))
    expect(_coach(window).get_by_text(answer)).to_be_visible()
    _expect_stop(window, PLACES["forced"])
    window.keyboard.press("p")  # not legal, so the key does nothing
    _expect_stop(window, PLACES["forced"])
    _choices(window).get_by_role("button", name=_label("bid:2")).click()
    _expect_stop(window, PLACES["cheap"])


def test_back_forward_and_chapters_lead_through_the_lesson(page: Windows) -> None:
    window = page("/learn")
    _go_to(window, "ra")
    window.keyboard.press("ArrowLeft")
    _expect_stop(window, PLACES["ra"] - 1)
    _coach(window).get_by_role("button", name=say("learn-back")).click()
    _expect_stop(window, PLACES["ra"] - 2)
    _coach(window).get_by_role("button", name=say("learn-chapter-disaster")).click()
    _expect_stop(window, PLACES["nobody"])
    _coach(window).get_by_role("button", name=say("learn-show")).click()
    _expect_stop(window, PLACES["war"])


def test_the_lesson_goes_on_where_it_was_left_and_can_start_again(page: Windows) -> None:
    window = page("/learn")
    _go_to(window, "won")
    window.reload()
    _expect_stop(window, PLACES["won"])
    expect(_coach(window).get_by_text(say("learn-resumed"))).to_be_visible()
    _coach(window).get_by_role("button", name=say("learn-again")).click()
    _expect_stop(window, 0)


def test_a_screen_reader_hears_what_happens_and_what_the_coach_says(page: Windows) -> None:
    window = page("/learn")
    _go_to(window, "bid")
    heard = window.locator("[aria-live=polite]").filter(has_text=say("learn-at-bid"))
    expect(heard).to_contain_text(say("event-offer", player=say("learn-name-1"), sun=4))


def test_what_happens_moves_and_can_be_skipped(page: Windows) -> None:
    window = page("/learn", motion=True)
    window.keyboard.press("ArrowRight")
    _coach(window).get_by_role("button", name=say("learn-chapter-epoch")).click()
    window.keyboard.press("ArrowLeft")
    _expect_stop(window, PLACES["later"] - 1)
    _choices(window).get_by_role("button", name=_label("discard:writing")).click()
    expect(_coach(window).get_by_text(say("learn-at-later"))).to_be_hidden()  # many turns are run through
    _coach(window).get_by_role("button", name=say("play-skip")).click()
    _expect_stop(window, PLACES["later"])


@pytest.mark.parametrize(("language", "phone"), [("en", True), ("ru", True), ("pl", True), ("pl", False)])
def test_every_stop_fits_its_screen_and_has_no_untranslated_word(
    page: Windows, language: str, phone: bool, screenshot: Callable[..., None]
) -> None:
    window = page("/learn", phone=phone, language=language)
    speak = catalogue(language)
    for stop in STOPS:
        expect(window.get_by_role("main").get_by_text(speak(f"learn-at-{stop['id']}"), exact=True)).to_be_visible()
        assert_no_sideways_scroll(window)
        assert not UNTRANSLATED.search(window.locator("main").inner_text())
        assert _cut_off(window) == []
        if stop["id"] in ("bid", "points", "over"):
            screenshot(window, f"learn-{stop['id']}{'-phone' if phone else ''}-{language}")
        window.keyboard.press("ArrowRight")


def _cut_off(page: Page) -> list[str]:
    """The buttons of the coach whose text is wider than they are, or that lie outside of the window."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('aside button')].filter((one) => {
            const { left, right } = one.getBoundingClientRect()
            return one.scrollWidth > one.clientWidth + 1 || left < 0 || right > innerWidth
        }).map((one) => one.textContent.trim())"""
    )
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_lesson_has_no_barriers(page: Windows, theme: Theme, axe: Callable[[Page], None]) -> None:
    window = page("/learn", theme=theme)
    for id in ("goal", "bid", "exchange", "strikes", "points", "over"):
        window.reload()
        window.evaluate("id => localStorage.setItem('heliopolis.lesson', JSON.stringify(id))", id)
        window.reload()
        if id == "over":  # a lesson that is over begins again
            _coach(window).get_by_role("button", name=say("learn-chapter-end")).click()
            window.keyboard.press("ArrowRight")
            window.keyboard.press("ArrowRight")
        _expect_stop(window, PLACES[id])
        if id == "exchange":
            window.keyboard.press("1")
        axe(window)


# The rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_the_coach_names_is_shown_among_the_rules(page: Windows, language: str) -> None:
    window = page("/learn", language=language)
    speak = catalogue(language)
    window.evaluate("localStorage.setItem('heliopolis.lesson', JSON.stringify('bid'))")
    window.reload()
    window.get_by_role("link", name="A1", exact=True).click()
    expect(window).to_have_url(re.compile("/rules#A1$"))
    rule = window.locator("#A1")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text(speak("rules-A1"))
    expect(rule).to_have_class(re.compile("named"))
    window.go_back()
    expect(window.get_by_role("main").get_by_text(speak("learn-at-bid"), exact=True)).to_be_visible()


def test_every_rule_has_its_anchor_and_its_text(page: Windows) -> None:
    window = page("/rules")
    expect(window.get_by_role("heading", name=say("rules-title"))).to_be_visible()
    numbers = {rule for stop in STOPS for rule in stop.get("rules", [])} | {"S1", "T6", "A8", "D6", "E5", "P9", "V5"}
    for number in sorted(numbers):
        expect(window.locator(f"#{number}")).to_contain_text(say(f"rules-{number}"))
    assert not UNTRANSLATED.search(window.locator("main").inner_text())


def test_an_address_with_a_number_opens_at_that_rule(page: Windows) -> None:
    window = page("/rules#P6")
    expect(window.locator("#P6")).to_be_in_viewport()
    expect(window.locator("#S1")).not_to_be_in_viewport()


@pytest.mark.parametrize(("theme", "phone"), [("light", False), ("dark", True)])
def test_the_rules_have_no_barriers(
    page: Windows, theme: Theme, phone: bool, axe: Callable[[Page], None], screenshot: Callable[..., None]
) -> None:
    window = page("/rules", theme=theme, phone=phone)
    expect(window.get_by_text(say("tile-times", tile=say("tile-ra"), count=30))).to_be_visible()
    assert_no_sideways_scroll(window)
    axe(window)
    screenshot(window, f"rules-{theme}{'-phone' if phone else ''}")
