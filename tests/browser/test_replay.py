"""Replay: ways through a record, links to a position, playing on, broken records, every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.conftest import Server, Theme, Windows
from tests.browser.playing import WITH_GOD, people, set_up_from
from tests.browser.replaying import ANALYSIS, BLUNDER, GAME, STEPS, analysed, expect_at, link, press, unpack
from tests.browser.watching import assert_no_sideways_scroll
from tests.generators import ROOT

WRONG = ROOT / "tests/records/wrong"
OF_A_CATALOGUE = re.compile(r"\b(replay|analysis|reason|event|board|label|option|edition|page|play)-[a-z]{2}")


def see(window: Page) -> dict[str, Any]:
    """The table at which this window is, as the server tells it."""
    expect(window).to_have_url(re.compile(r"/table/[a-z0-9]+$"))
    told: dict[str, Any] = window.evaluate(
        "fetch('/api/tables/' + location.pathname.split('/').pop()).then((answer) => answer.json())"
    )
    return told["table"]  # type: ignore[no-any-return]


# Opening a record


def test_a_link_opens_the_position_it_names(page: Windows) -> None:
    window = page(link(60))
    expect_at(window, 60)
    expect(window.locator(".news")).to_contain_text("Ann draws Ra, the 6th of 8.")


def test_a_link_without_a_position_begins_with_the_first_turn(page: Windows) -> None:
    window = page(link())
    expect_at(window, 3)
    expect(window.locator(".news")).to_contain_text("Cat has the highest sun")


def test_another_link_into_the_same_record_goes_to_its_position(page: Windows) -> None:
    window = page(link(60))
    expect_at(window, 60)
    window.evaluate("(address) => { location.hash = address }", link(112).split("#")[1])
    expect_at(window, 112)


def test_a_record_is_pasted(page: Windows) -> None:
    window = page("/replay")
    window.get_by_label("paste the record").fill(GAME)
    window.get_by_role("button", name="Show the game").click()
    expect_at(window, 3)
    assert unpack(window.url) == GAME


def test_a_record_is_chosen_as_a_file(page: Windows) -> None:
    window = page("/replay")
    window.locator("input[type=file]").set_input_files(FilePayload(name="a", mimeType="", buffer=GAME.encode()))
    expect_at(window, 3)


def test_a_record_is_dropped_anywhere(page: Windows) -> None:
    window = page(link(60))
    expect_at(window, 60)
    window.evaluate(
        """(record) => {
            const dataTransfer = new DataTransfer()
            dataTransfer.items.add(new File([record], 'a.record'))
            document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
        }""",
        WITH_GOD,
    )
    expect(window.locator(".place")).to_have_text(re.compile("/11$"))


def test_the_record_of_a_table_becomes_a_link_that_anybody_can_open(page: Windows, server: Server) -> None:
    place = set_up_from(server.address, WITH_GOD, people("Ann", "Bob"))[0]
    window = page(place)
    expect(window.get_by_role("region", name="Ann")).to_be_visible()
    window.goto(f"/replay#table={place.split('#')[0].split('/')[-1]}&at=5")
    expect_at(window, 5)
    expect(window).to_have_url(re.compile("#r="))
    expect_at(page(window.url), 5)


def test_a_table_that_is_not_there_is_told(page: Windows) -> None:
    window = page("/replay#table=nowhere", allow=["40[0-9]"])
    expect(window.get_by_role("alert")).not_to_be_empty()
    expect(window.get_by_label("paste the record")).to_be_visible()


def test_a_link_that_lost_its_end_is_told(page: Windows) -> None:
    window = page(link(60).split("&")[0][:-40])
    expect(window.get_by_role("alert")).to_contain_text("This link is damaged")


def test_a_record_that_cannot_be_read_at_all_is_there_to_be_corrected(page: Windows) -> None:
    record = (WRONG / "six-players.record").read_text("utf-8")
    window = page(link(record=record), allow=["422"])
    expect(window.get_by_role("alert")).to_contain_text("2 to 5 players")
    expect(window.get_by_label("paste the record")).to_have_value(record)


# Ways through the game


def test_steps_go_from_one_thing_that_happened_to_the_next(page: Windows) -> None:
    window = page(link())
    expect_at(window, 3)
    press(window, "ArrowRight")
    expect_at(window, 5)
    expect(window.locator(".news")).to_contain_text("Cat draws: Sphinx.")
    press(window, "ArrowRight", "ArrowRight", "ArrowLeft")
    expect_at(window, 7)


def test_keys_go_by_turn_auction_and_epoch(page: Windows) -> None:
    window = page(link(3))
    expect_at(window, 3)
    for keys, end in (
        (["Shift+ArrowRight", "Shift+ArrowRight"], 10),
        (["Shift+ArrowLeft"], 5),
        (["PageDown", "PageDown", "PageUp"], 10),
        (["Home"], 0),
        (["ArrowLeft"], 0),
        (["e", "e"], 120),
        (["End"], STEPS),
        (["ArrowRight"], STEPS),
        (["Shift+E"], 251),
    ):
        press(window, *keys)
        expect_at(window, end)


def test_brackets_go_from_auction_to_auction(page: Windows) -> None:
    window = page(link(3))
    expect_at(window, 3)
    press(window, "]", "]")
    expect_at(window, 16)
    press(window, "[")
    expect_at(window, 7)


def test_the_keys_work_in_a_russian_layout(page: Windows) -> None:
    window = page(link(3), language="ru")
    expect(window.locator(".place")).to_have_text(re.compile("^3/"))
    window.evaluate(
        "dispatchKey = (key, code) => document.body.dispatchEvent("
        "new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))"
    )
    window.evaluate("dispatchKey('ъ', 'BracketRight')")
    expect(window.locator(".place")).to_have_text(re.compile("^7/"))
    window.evaluate("dispatchKey('\\u0443', 'KeyE')")
    expect(window.locator(".place")).to_have_text(re.compile("^120/"))


def test_the_slider_takes_the_same_keys(page: Windows) -> None:
    window = page(link(3))
    expect_at(window, 3)
    window.get_by_role("slider", name="Position in the game").focus()
    press(window, "ArrowRight", "PageDown")
    expect_at(window, 10)


def test_space_plays_and_pauses(page: Windows) -> None:
    window = page(link(3))
    expect_at(window, 3)
    window.get_by_label("Speed").select_option("4")
    window.get_by_role("heading").first.click(force=True)
    press(window, " ")
    expect(window.get_by_role("button", name="Pause")).to_be_visible()
    expect(window.locator(".place")).not_to_have_text(re.compile("^3/"))
    press(window, " ")
    expect(window.get_by_role("button", name="Play", exact=True)).to_be_visible()
    shown = window.locator(".place").text_content()
    window.wait_for_timeout(1000)
    assert window.locator(".place").text_content() == shown


def test_a_line_of_the_log_is_a_place_to_go_to(page: Windows) -> None:
    window = page(link(3))
    log = window.get_by_role("list", name="What happened")
    log.get_by_role("button", name="with sun 4 and takes: sun 13").click()
    expect_at(window, 50)
    expect(log.locator("[aria-current=step]")).to_contain_text("Bob passes")


def test_what_happens_is_announced(page: Windows) -> None:
    window = page(link(58))
    expect_at(window, 58)
    press(window, "ArrowRight")
    expect(window.locator("[aria-live=polite]").first).to_have_text("Ann draws Ra, the 6th of 8.")


def test_the_board_and_the_scoring_sheet_are_those_of_the_position(page: Windows) -> None:
    window = page(link(119))
    expect_at(window, 119)
    expect(window.get_by_text("Epoch 1 of 3")).to_be_visible()
    expect(window.get_by_role("heading", name="Scoring sheet so far")).to_have_count(0)
    press(window, "ArrowRight")
    expect(window.get_by_text("Epoch 2 of 3")).to_be_visible()
    expect(window.locator("caption")).to_have_text(["Points of epoch 1"])
    press(window, "End")
    expect(window.locator("caption")).to_have_text([f"Points of epoch {epoch}" for epoch in (1, 2, 3)])
    expect(window.locator(".news")).to_contain_text("Ann wins with 62 points.")


def test_fingers_are_enough(page: Windows) -> None:
    window = page(link(3), phone=True)
    for name in ("Next step", "Next turn", "Next auction", "Step back", "To the end", "Epoch before"):
        window.get_by_role("button", name=name).tap()
    expect_at(window, 251)
    assert_no_sideways_scroll(window)
    for button in window.locator(".dock button, .side .tools button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


def test_the_controls_stay_in_sight_on_a_phone(page: Windows) -> None:
    window = page(link(300), phone=True)
    expect_at(window, 300)
    window.mouse.wheel(0, 600)
    expect(window.get_by_role("button", name="Next step")).to_be_in_viewport()
    expect(window.get_by_role("list", name="What happened")).to_be_in_viewport()


# Sharing and keeping


def test_the_link_that_is_copied_opens_the_same_position(page: Windows) -> None:
    window = page(link(58))
    expect_at(window, 58)
    window.context.grant_permissions(["clipboard-read", "clipboard-write"])
    press(window, "ArrowRight")
    window.get_by_role("button", name="Copy a link").click()
    copied = window.evaluate("navigator.clipboard.readText()")
    expect_at(page(copied), 60)


def test_the_record_is_downloaded_as_it_was(page: Windows, tmp_path: Path) -> None:
    window = page(link(60))
    with window.expect_download() as download:
        window.get_by_role("button", name="Download the record").click()
    download.value.save_as(tmp_path / "game.record")
    assert (tmp_path / "game.record").read_text("utf-8") == GAME
    assert download.value.suggested_filename == "Ann-Bob-Cat.record"


# Playing on


def test_one_plays_on_from_a_position_against_bots(page: Windows) -> None:
    window = page(link(BLUNDER))
    window.get_by_role("button", name="Play on from here").click()
    expect(window.get_by_label("Ann: who plays")).to_have_value("human")
    window.get_by_label("Bob: who plays").select_option("pupil")
    window.get_by_role("button", name="Begin the game").click()
    table = see(window)
    assert (table["steps"], table["seat"]) == (BLUNDER, 0)
    assert [player["player"] for player in table["players"]] == ["human", "pupil", "scribe"]
    assert [player["name"] for player in table["players"]] == ["Ann", "Bob", "Cat"]
    assert table["view"]["auction"]["offers"] == [0, 0, 10]


def test_one_plays_on_with_friends_at_one_screen(page: Windows) -> None:
    window = page(link(BLUNDER))
    window.get_by_role("button", name="Play on from here").click()
    window.get_by_label("Cat: who plays").select_option("human")
    expect(window.get_by_text("Pass the device around")).to_be_visible()
    window.get_by_role("button", name="Begin the game").click()
    assert see(window)["mine"] == [0, 2]


def test_nobody_plays_on_when_the_game_is_over(page: Windows) -> None:
    window = page(link(STEPS))
    expect(window.get_by_role("button", name="Play on from here")).to_be_disabled()


# Records that stop


@pytest.mark.parametrize(
    ("name", "steps", "why"),
    [
        ("bid-too-low", "Only 7 steps", "Sun 5 is not higher than 7"),
        ("misspelt-step", "Only 6 steps", "“=isis” is not a step of this game"),
        ("result-disagrees", "All steps of this record could be read", "ends in 0 0"),
    ],
)
def test_a_record_that_stops_shows_how_far_and_why(page: Windows, name: str, steps: str, why: str) -> None:
    window = page(link(record=(WRONG / f"{name}.record").read_text("utf-8")))
    expect(window.locator(".place")).to_be_visible()
    expect(window.locator("details.stopped")).to_contain_text(steps)
    expect(window.locator("details.stopped")).to_contain_text(why)
    press(window, "End")
    expect(window.get_by_role("button", name="Next step")).to_have_attribute("aria-disabled", "true")


# For everybody


@pytest.mark.parametrize(("language", "phone"), [("en", True), ("ru", True), ("pl", True), ("ru", False)])
def test_every_language_is_whole_and_fits(
    page: Windows, screenshot: Callable[..., None], language: str, phone: bool
) -> None:
    window = page(link(BLUNDER + 1, analysis=True), language=language, phone=phone)
    expect(window.locator(".turning-points")).to_be_visible(timeout=ANALYSIS)
    assert not OF_A_CATALOGUE.search(window.locator("main").inner_text())
    assert_no_sideways_scroll(window)
    screenshot(window, f"replay-{language}-{'phone' if phone else 'desktop'}")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nobody_is_kept_out(
    page: Windows, axe: Callable[[Page], None], screenshot: Callable[..., None], theme: Theme
) -> None:
    window = page("/replay", theme=theme)
    expect(window.get_by_label("paste the record")).to_be_visible()
    axe(window)
    window.goto(link(BLUNDER, analysis=True))
    axe(analysed(window))
    screenshot(window, f"replay-{theme}", whole=True)
    window.get_by_role("button", name="Play on from here").click()
    expect(window.get_by_role("button", name="Begin the game")).to_be_enabled()
    axe(window)
    window.keyboard.press("Escape")
    window.keyboard.press("?")
    expect(window.get_by_role("heading", name="Keys of the replay")).to_be_visible()
    axe(window)
    window.keyboard.press("Escape")
    window.goto(link(record=(WRONG / "bid-too-low.record").read_text("utf-8")))
    expect(window.locator("details.stopped")).to_be_visible()
    axe(window)
