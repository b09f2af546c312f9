"""Whole games at the table in a real browser: by mouse, by keys, by two, on a phone, at one device."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Server, Windows
from tests.browser.playing import (
    CROWDED,
    LAST_SUN,
    LATE,
    bar,
    bots,
    by_keys,
    by_mouse,
    choose,
    close_by_keys,
    close_by_mouse,
    legal,
    mark,
    people,
    play,
    set_up,
    set_up_from,
    take_one,
    waits,
)
from tests.browser.watching import assert_no_sideways_scroll

DOWN = ("ERR_CONNECTION", "ERR_INCOMPLETE_CHUNKED", "ERR_EMPTY_RESPONSE", "Failed to load resource")


def _record(window: Page) -> str:
    """The record of the table that a window shows."""
    address = f"/api/tables/{window.url.rsplit('/', 1)[1]}/record"
    text: str = window.evaluate("(address) => fetch(address).then((answer) => answer.text())", address)
    return text


def test_a_whole_game_against_bots_by_mouse(page: Windows, server: Server, screenshot: Callable[..., None]) -> None:
    window = page(set_up(server.address, [*people("Ann"), *bots(2)])[0])
    assert waits(window) == "turn"
    assert "#" not in window.url  # the key does not stay in the address
    for _ in range(6):
        if waits(window) == "turn":
            take_one(window, by_mouse, random.Random(2))
    screenshot(window, "table-desktop")
    assert play(window, by_mouse, close_by_mouse) > 10
    expect(window.locator("dialog .ranking li")).to_have_count(3)
    expect(window.locator("dialog table")).to_have_count(3)  # the sheet of every epoch
    expect(window.get_by_role("slider", name="Points")).to_be_visible()
    expect(window.get_by_role("link", name="Replay and analysis")).to_have_attribute(
        "href", re.compile(r"^/replay#table=\w+$")
    )
    screenshot(window, "table-end-desktop")


def test_a_whole_game_by_keyboard_alone(page: Windows, server: Server) -> None:
    window = page(set_up(server.address, [*people("Ann"), *bots(2)])[0])
    window.evaluate(
        "for (const kind of ['mousedown', 'click']) addEventListener(kind, (e) => { if (e.detail) throw e })"
    )
    assert play(window, by_keys, close_by_keys, seed=3) > 10
    window.keyboard.press("Escape")
    expect(window.locator("dialog[open]")).to_have_count(0)
    window.keyboard.press("s")
    expect(window.get_by_role("dialog", name="Scoring sheet")).to_be_visible()


def test_two_browsers_at_one_table_outlive_a_kill_of_the_server(page: Windows, server: Server) -> None:
    links = set_up(server.address, people("Ann", "Bob"))
    windows = [page(link, allow=DOWN) for link in links[:2]]
    killed = 0
    chance = random.Random(5)
    for number in range(400):
        window = _whoever_has_the_turn(windows)
        if window is None:
            break
        if number in (7, 30):
            _step_into_a_dead_server(window, server, chance)
            killed += 1
        else:
            take_one(window, by_mouse, chance)
    assert killed == 2
    for window in windows:
        expect(window.locator("dialog .ranking li")).to_have_count(2)
    records = [_record(window) for window in windows]
    assert records[0] == records[1]
    assert "\nresult: " in records[0]


def _whoever_has_the_turn(windows: list[Page]) -> Page | None:
    """The window that is asked for a step, sheets being read on the way; None when the game is over."""
    for _ in range(300):
        for window in windows:
            if window.locator("dialog[open] .ranking").count():
                return None
            if window.locator("dialog[open]").count():
                close_by_mouse(window)
            elif window.locator(".bar[data-ready=true]").count():
                return window
        windows[0].wait_for_timeout(50)
    raise AssertionError("nobody has the turn")


def _step_into_a_dead_server(window: Page, server: Server, chance: random.Random) -> None:
    """The step is sent while there is no server, and taken once when it is back."""
    before = _record(window)
    server.kill()
    expect(window.get_by_text("The server cannot be reached. Trying again")).to_be_visible()
    step = choose(chance, legal(window))
    seen = mark(window)
    by_mouse(window, step)
    window.wait_for_timeout(300)
    assert mark(window) == seen
    server.start()
    window.wait_for_function("(seen) => document.querySelector('[data-at]').dataset.at !== seen", arg=seen)
    expect(window.get_by_text("The server cannot be reached. Trying again")).to_be_hidden()
    told, told_before = _steps(_record(window)), _steps(before)
    assert told[: len(told_before)] == told_before
    assert told[len(told_before)] == step
    assert told[len(told_before) + 1 :].count("draw") == 0  # nothing was sent twice


def _steps(record: str) -> list[str]:
    return record.partition("\n\n")[2].split()


@pytest.mark.parametrize(("players", "language"), [(2, "pl"), (5, "ru")])
def test_a_game_on_a_phone(
    page: Windows, server: Server, screenshot: Callable[..., None], players: int, language: str
) -> None:
    window = page(set_up(server.address, [*people("Ann"), *bots(players - 1)])[0], phone=True, language=language)
    chance = random.Random(7)
    for _ in range(8):
        if waits(window) == "epoch":
            close_by_mouse(window)
        elif waits(window) == "turn":
            _assert_all_in_sight(window)
            take_one(window, by_mouse, chance)
    screenshot(window, f"table-phone-{players}")
    play(window, by_mouse, close_by_mouse)
    assert_no_sideways_scroll(window)
    screenshot(window, f"table-end-phone-{players}")


def test_a_whole_hand_and_a_God_to_spend_fit_a_phone_in_the_longest_words(page: Windows, server: Server) -> None:
    window = page(set_up_from(server.address, CROWDED, people(*"ABCDE"))[0], phone=True, language="pl")
    assert waits(window) == "turn"
    assert "god:nile" in legal(window)
    _assert_all_in_sight(window)


def test_the_others_are_a_line_each_on_a_phone_and_open_by_a_tap(
    page: Windows, server: Server, axe: Callable[[Page], None]
) -> None:
    names = ("Ann", "Wilhelmina", "Bob", "Cat", "Dan")
    window = page(set_up_from(server.address, CROWDED, people(*names))[0], phone=True)
    other = window.get_by_role("region", name="Wilhelmina")
    name = other.get_by_role("button", name="Wilhelmina")
    assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth"), "the name is cut off"
    expect(other.get_by_role("img", name=re.compile("^Civilization .2$"))).to_be_visible()
    expect(other.get_by_role("img", name="Art", exact=True)).to_be_hidden()
    axe(window)
    name.tap()
    expect(other.get_by_role("img", name="Art", exact=True)).to_be_visible()
    name.tap()
    expect(other.get_by_role("img", name="Art", exact=True)).to_be_hidden()


def _assert_all_in_sight(window: Page) -> None:
    """The track, one's own area and the actions are in the window together, and nothing is wider than it."""
    assert_no_sideways_scroll(window)
    for selector in (".track li >> nth=0", ".track li >> nth=7", ".own", ".bar"):
        top, bottom = _edges(window, selector)
        assert top >= 0, selector
        assert bottom <= PHONE["height"], selector
    assert _edges(window, ".own")[1] <= _edges(window, ".dock")[0]  # not hidden behind the actions


def _edges(window: Page, selector: str) -> tuple[float, float]:
    box = window.locator(selector).bounding_box()
    assert box is not None, selector
    return box["y"], box["y"] + box["height"]


def test_a_hot_seat_hands_the_device_over_where_points_are_hidden(page: Windows, server: Server) -> None:
    window = page(set_up(server.address, people("Ann", "Bob"), hot_seat=True)[0])
    chance = random.Random(9)
    met = set()
    for _ in range(4):
        assert waits(window) == "hand"
        name = window.get_by_role("heading", name=re.compile("^Next: ")).inner_text().removeprefix("Next: ")
        window.get_by_role("button", name="I am ready").click()
        expect(window.locator(".own .name")).to_have_text(name)
        expect(window.locator(".own .score")).to_have_text("10 points")
        met.add(name)
        while waits(window) == "turn":
            take_one(window, by_mouse, chance)
    assert met == {"Ann", "Bob"}


def test_at_a_hot_seat_everybody_reads_their_own_points_of_an_epoch(page: Windows, server: Server) -> None:
    window = page(set_up_from(server.address, LAST_SUN, hot_seat=True)[0])
    sheet = window.get_by_role("dialog", name="Epoch 1 is over")
    _take_the_device(window, "Bob")
    by_mouse(window, "ra")
    _assert_score_is_seen(sheet, of=1)
    close_by_mouse(window)
    _take_the_device(window, "Ann")
    _assert_score_is_seen(sheet, of=0)
    close_by_mouse(window)
    assert waits(window) == "turn"
    window.keyboard.press("s")
    _assert_score_is_seen(window.get_by_role("dialog", name="Scoring sheet"), of=0)


def _take_the_device(window: Page, name: str) -> None:
    expect(window.get_by_role("heading", name=f"Next: {name}")).to_be_visible()
    window.get_by_role("button", name="I am ready").click()


def _assert_score_is_seen(sheet: Locator, of: int) -> None:
    """The sheet has the points of one of two seats, and question marks for the other."""
    cells = sheet.locator("tr.score td")
    expect(cells.nth(of)).to_have_text(re.compile(r"^\d+$"))
    expect(cells.nth(1 - of)).to_have_text("?")


def test_a_hot_seat_with_open_points_just_goes_on_to_the_end(page: Windows, server: Server) -> None:
    seats = people("Ann", "Bob", "Cat")
    window = page(set_up_from(server.address, LATE, seats, hot_seat=True, open_scores=True)[0])
    assert waits(window) == "turn"
    first = window.locator(".own .name").inner_text()
    take_one(window, by_mouse, random.Random(1))
    assert waits(window) == "turn"
    assert window.locator(".own .name").inner_text() != first
    play(window, by_mouse, close_by_mouse, seed=11)
    expect(bar(window)).to_contain_text("wins")
