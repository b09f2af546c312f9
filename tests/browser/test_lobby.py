"""The first page: a game in one click, hot seat, invitations, my tables, records; in every language and theme."""

from __future__ import annotations

import base64
import re
import zlib
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.conftest import Server, Theme, Windows
from tests.browser.playing import WITH_GOD
from tests.browser.watching import assert_no_sideways_scroll

TABLE = re.compile(r"/table/[a-z0-9]+$")
DOWN = ["ERR_CONNECTION_REFUSED", "Failed to fetch"]
OF_A_CATALOGUE = re.compile(r"\b(lobby|option|edition|about|level|page|problem)-[a-z]{2}")


def see(window: Page) -> dict[str, Any]:
    """The table at which this window is, as the server tells it."""
    told: dict[str, Any] = window.evaluate(
        "fetch('/api/tables/' + location.pathname.split('/').pop()).then((answer) => answer.json())"
    )
    return told["table"]  # type: ignore[no-any-return]


def open_dialog(window: Page, name: str) -> None:
    window.get_by_role("button", name=name).click()
    expect(window.get_by_role("dialog")).to_be_visible()


def invite(window: Page, *names: str) -> None:
    """Set up a table for so many with the first seat for this window."""
    open_dialog(window, "Invite friends")
    window.get_by_role("dialog").get_by_role("radio", name=str(len(names))).check(force=True)
    for number, name in enumerate(names):
        window.locator("dialog[open] ol input").nth(number).fill(name)
    window.get_by_role("button", name="Create the table").click()
    expect(window.get_by_role("heading", name="The table is ready")).to_be_visible()


# A game against bots


def test_one_click_starts_a_game_against_bots(page: Windows) -> None:
    window = page("/")
    window.get_by_role("button", name="Play now").click()
    expect(window).to_have_url(TABLE)
    assert [player["player"] for player in see(window)["players"]] == ["human", "scribe", "scribe"]


def test_number_and_level_are_remembered(page: Windows) -> None:
    window = page("/")
    window.get_by_role("radio", name="5", exact=True).check(force=True)
    window.get_by_role("radio", name="Pupil").check(force=True)
    window.reload()
    expect(window.get_by_text("You and 4 bots: Pupil")).to_be_visible()
    window.get_by_role("button", name="Play now").click()
    expect(window).to_have_url(TABLE)
    assert [player["player"] for player in see(window)["players"]] == ["human", *["pupil"] * 4]


def test_a_newcomer_is_offered_to_learn_first_and_others_are_not(page: Windows) -> None:
    window = page("/")
    expect(window.get_by_role("link", name="Learn Ra in five minutes")).to_be_visible()
    window.get_by_role("button", name="I know the game").click()
    window.reload()
    expect(window.get_by_role("button", name="Play now")).to_be_visible()
    expect(window.get_by_role("link", name="Learn Ra in five minutes")).to_have_count(0)


def test_edition_and_options_are_explained_and_played(page: Windows) -> None:
    window = page("/")
    window.get_by_text("Edition and options").click()
    expect(window.get_by_text("So many Ra tiles end an epoch.")).to_be_visible()
    window.get_by_label("Edition", exact=True).select_option("classic")
    window.get_by_label("Ra tiles").select_option("5")
    window.get_by_label("Open scores").check()
    window.get_by_role("button", name="Play now").click()
    expect(window).to_have_url(TABLE)
    table = see(window)
    assert (table["edition"], table["options"], table["open_scores"]) == ("classic", {"ras": "5"}, True)


# With people


def test_hot_seat_lets_one_browser_play_for_everybody(page: Windows) -> None:
    window = page("/")
    open_dialog(window, "At one screen")
    window.get_by_role("dialog").get_by_role("radio", name="2").check(force=True)
    for number, name in enumerate(["Ann", "Bob"]):
        window.locator("dialog[open] ol input").nth(number).fill(name)
    window.get_by_role("button", name="Begin the game").click()
    expect(window).to_have_url(TABLE)
    table = see(window)
    assert ([player["name"] for player in table["players"]], table["mine"]) == (["Ann", "Bob"], [0, 1])


def test_a_friend_sits_down_with_the_link(page: Windows) -> None:
    window = page("/")
    invite(window, "Ann", "Bob", "Cleo")
    link = window.get_by_label("Link for Cleo").first.input_value()
    friend = page(link)
    expect(friend).to_have_url(TABLE)  # the key has gone from the address
    friend.wait_for_load_state("networkidle")
    assert see(friend)["seat"] == 2
    window.get_by_role("button", name="To the table").click()
    expect(window).to_have_url(TABLE)
    assert see(window)["seat"] == 0


def test_a_link_is_copied_and_shown_as_a_code(page: Windows) -> None:
    window = page("/")
    window.context.grant_permissions(["clipboard-read", "clipboard-write"])
    invite(window, "Ann", "Bob")
    expect(window.get_by_role("img", name="QR code: Link for Bob")).to_be_visible()
    window.get_by_role("button", name="Copy: Link for Bob").click()
    expect(window.get_by_role("button", name="Copy: Link for Bob")).to_contain_text("Copied")
    copied = window.evaluate("navigator.clipboard.readText()")
    assert copied == window.get_by_label("Link for Bob").first.input_value()


# My tables


def test_tables_where_it_is_my_turn_come_first(page: Windows) -> None:
    window = page("/")
    for names in (["Ann", "Bob"], ["Ann", "Cleo"]):
        invite(window, *names)
        window.get_by_role("button", name="Close").last.click()
    window.get_by_role("button", name="Play now").click()
    expect(window).to_have_url(TABLE)
    window.goto("/")
    rows = window.get_by_role("region", name="My tables").get_by_role("listitem")
    expect(rows).to_have_count(3)
    expect(rows.filter(has_text="Looking")).to_have_count(0)
    mine = [row.startswith("Your turn") for row in rows.all_inner_texts()]
    assert mine == sorted(mine, reverse=True)


def test_a_table_is_taken_off_the_list(page: Windows) -> None:
    window = page("/")
    invite(window, "Ann", "Bob")
    window.goto("/")
    window.get_by_role("button", name="Remove from the list: Ann, Bob").click()
    expect(window.get_by_role("region", name="My tables")).to_have_count(0)
    window.reload()
    expect(window.get_by_role("button", name="Play now")).to_be_visible()
    expect(window.get_by_role("region", name="My tables")).to_have_count(0)


def test_a_table_that_is_gone_says_so(page: Windows) -> None:
    window = page("/", allow=["status of 40"])
    gone = {"id": "nosuchtable00", "title": "ra", "players": ["Ann"], "seat": 0, "updated": 0, "over": False}
    window.evaluate("(table) => localStorage.setItem('heliopolis.tables', JSON.stringify([table]))", gone)
    window.reload()
    expect(window.get_by_text("This table is no longer there")).to_be_visible()


def test_a_game_that_is_over_leads_to_its_replay(page: Windows) -> None:
    window = page("/")
    over = {"id": "abc", "title": "ra", "players": ["Ann", "Bob"], "seat": 0, "updated": 0, "over": True}
    window.evaluate("(table) => localStorage.setItem('heliopolis.tables', JSON.stringify([table]))", over)
    window.reload()
    expect(window.get_by_role("link", name="Game over")).to_have_attribute("href", "/replay#table=abc")


# Records


def test_a_pasted_record_goes_to_the_replay_in_the_address(page: Windows) -> None:
    record = WITH_GOD.replace("Ann", "Łucja")
    window = page("/")
    open_dialog(window, "Open a record")
    window.get_by_role("button", name="Show the game").click()
    expect(window.get_by_role("alert")).to_contain_text("There is no record yet")
    window.get_by_label("Or paste the record").fill(record)
    window.get_by_role("button", name="Show the game").click()
    expect(window).to_have_url(re.compile(r"/replay#"))
    packed = window.url.partition("r=")[2].partition("&")[0]
    unpacked = zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), wbits=-15)
    assert unpacked.decode() == record


def test_a_record_is_opened_from_a_file(page: Windows) -> None:
    window = page("/")
    open_dialog(window, "Open a record")
    file = FilePayload(name="game.record", mimeType="text/plain", buffer=WITH_GOD.encode())
    window.get_by_label("Choose a file").set_input_files(file)
    expect(window).to_have_url(re.compile(r"/replay#r="))


def test_a_file_that_is_too_long_is_not_even_read(page: Windows) -> None:
    window = page("/")
    window.evaluate("void (File.prototype.text = () => { throw new Error('it is being read') })")
    open_dialog(window, "Open a record")
    file = FilePayload(name="film.record", mimeType="text/plain", buffer=b"x" * 70_000)
    window.get_by_label("Choose a file").set_input_files(file)
    expect(window.get_by_role("alert")).to_contain_text("too long for the record of a game")


# When something is wrong, and for everybody


def test_without_a_server_the_page_says_so_and_tries_again(page: Windows, server: Server) -> None:
    window = page("/", allow=DOWN)
    expect(window.get_by_role("radio", name="Scribe")).to_be_attached()
    server.kill()
    window.get_by_role("button", name="Play now").click()
    expect(window.get_by_role("alert")).to_contain_text("The server cannot be reached")
    server.start()
    window.get_by_role("button", name="Play now").click()
    expect(window).to_have_url(TABLE)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_keeps_anybody_from_using_the_lobby(page: Windows, axe: Callable[[Page], None], theme: Theme) -> None:
    window = page("/", theme=theme)
    expect(window.get_by_role("radio", name="Scribe")).to_be_attached()
    axe(window)
    invite(window, "Ann", "Bob")
    axe(window)
    window.goto("/")
    window.get_by_text("Edition and options").click()
    axe(window)
    open_dialog(window, "At one screen")
    axe(window)


@pytest.mark.parametrize(("language", "phone"), [("en", True), ("ru", True), ("pl", True), ("ru", False)])
def test_every_language_fits_and_is_whole(
    page: Windows, screenshot: Callable[..., None], language: str, phone: bool
) -> None:
    window = page("/", phone=phone, language=language, theme="dark" if phone else "light")
    expect(window.locator(".panel input[type=radio]").first).to_be_attached()
    window.locator(".panel summary").click()
    assert_no_sideways_scroll(window)
    assert not OF_A_CATALOGUE.findall(window.inner_text("main"))
    window.locator(".panel summary").click()
    screenshot(window, f"lobby-{'phone' if phone else 'desktop'}-{language}", whole=True)
