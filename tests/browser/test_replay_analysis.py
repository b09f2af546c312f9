"""The analysis of a record: chances, turning points, what was better; cancelled, refused, in another language."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Windows
from tests.browser.replaying import ANALYSIS, BLUNDER, STEPS, analysed, expect_at, link, press


def test_the_analysis_shows_where_the_game_turned_and_what_was_better(page: Windows) -> None:
    window = page(link(60))
    window.get_by_role("button", name="Analyse").click()
    analysed(window)
    expect(window).to_have_url(re.compile("&analysis$"))
    turned = window.get_by_role("button", name=re.compile(r"chooses: .+ Better: ")).first
    found = re.search(r"(\w+) chooses: (.+)\. Better: (.+)\.", turned.text_content() or "")
    assert found is not None
    who, taken, better = found.groups()
    turned.click()
    choice = window.get_by_role("region", name=f"{who} to move")
    expect(choice).to_contain_text(better)
    expect(choice.get_by_role("listitem").first).not_to_be_empty()
    expect(choice.get_by_role("row", name=re.compile(f"{taken} taken"))).to_be_visible()
    expect(window.get_by_role("img", name=re.compile(r"Chance to win: Ann \d+%, Bob \d+%, Cat \d+%"))).to_be_visible()


def test_what_a_choice_cost_stands_beside_it(page: Windows) -> None:
    window = analysed(page(link(60, analysis=True)))
    turned = window.get_by_role("button", name=re.compile(r"chooses: .+ Better: "))
    news = []
    for number in range(turned.count()):  # a choice may turn the game for others and cost its player nothing
        turned.nth(number).click()
        press(window, "ArrowRight")
        window.wait_for_timeout(100)
        news.append(window.locator(".news").text_content() or "")
    assert any(re.search(r"\?\? -\d", text) for text in news), news


def test_the_choices_of_a_position_are_told_for_everybody(page: Windows) -> None:
    window = analysed(page(link(BLUNDER, analysis=True)))
    choice = window.get_by_role("region", name="Ann to move")
    choice.get_by_role("button", name="All 2 choices").click()
    expect(choice.locator(".others").first.get_by_role("img")).to_have_count(3)


def test_the_graph_leads_to_its_positions_by_keyboard_and_by_mouse(page: Windows) -> None:
    window = analysed(page(link(60, analysis=True)))
    graph = window.get_by_role("slider", name="Chance to win over the game")
    graph.focus()
    press(window, "ArrowRight")
    expect_at(window, 61)
    press(window, "ArrowRight", "ArrowRight", "ArrowLeft")
    expect_at(window, 62)
    press(window, "End")
    expect_at(window, STEPS)
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    at = int((window.locator(".place").text_content() or "").split("/")[0])
    assert STEPS / 3 < at < 2 * STEPS / 3


def test_a_key_goes_from_turning_point_to_turning_point(page: Windows) -> None:
    window = analysed(page(link(3, analysis=True)))
    places = []
    for _ in range(3):
        press(window, "t")
        places.append(window.locator(".place").text_content())
    assert len(set(places)) == 3
    press(window, "Shift+T")
    assert window.locator(".place").text_content() == places[1]


def test_an_analysis_can_be_cancelled(page: Windows) -> None:
    window = page(link(60), allow=["ERR_ABORTED"])
    window.route("**/api/analysis", lambda route: None)  # it never answers
    window.get_by_role("button", name="Analyse").click()
    window.get_by_role("button", name="Cancel").click()
    expect(window.get_by_role("button", name="Analyse")).to_be_visible()
    expect(window.get_by_role("progressbar")).to_have_count(0)


def test_an_analysis_that_fails_says_so_and_can_be_asked_for_again(page: Windows) -> None:
    def refuse(route: Route) -> None:
        route.fulfill(body=json.dumps({"error": "error-no-thought", "message": "No thought came."}) + "\n")

    window = page(link(60))
    window.route("**/api/analysis", refuse, times=1)
    window.get_by_role("button", name="Analyse").click()
    expect(window.get_by_role("alert")).to_have_text("No thought came.")
    window.get_by_role("button", name="Analyse").click()
    analysed(window)


def test_another_language_brings_its_own_reasons(page: Windows) -> None:
    window = analysed(page(link(BLUNDER, analysis=True)))
    expect(window.get_by_text("Nobody who may still bid has a higher sun than 13.")).to_be_visible()
    window.get_by_role("button", name="Preferences").click()
    window.get_by_label("Polski").check()
    window.keyboard.press("Escape")
    reason = window.get_by_text("Nikt z tych, którzy mogą jeszcze licytować, nie ma dysku wyższego niż 13.")
    expect(reason).to_be_visible(timeout=ANALYSIS)
    expect(window.get_by_role("heading", name="Punkty zwrotne")).to_be_visible()
