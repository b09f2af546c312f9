"""What makes a table comfortable: choosing on the board, reasons, hints, taking back, bots that stand in, languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Server, Theme, Windows
from tests.browser.playing import (
    LAST_SUN,
    OFFERED,
    WAR,
    WITH_GOD,
    bar,
    bots,
    by_mouse,
    legal,
    people,
    set_up,
    set_up_from,
    waits,
)
from tests.browser.watching import assert_no_sideways_scroll

LANGUAGES = ("en", "ru", "pl")


def _log(window: Page) -> Locator:
    return window.get_by_role("list", name="What happened")


def test_a_God_is_spent_by_a_click_on_the_tile(page: Windows, server: Server) -> None:
    window = page(set_up_from(server.address, WITH_GOD)[0])
    assert waits(window) == "turn"
    window.get_by_role("button", name="Spend a God on: Pharaoh").click()
    expect(window.locator(".own").get_by_role("img", name="Pharaoh", exact=True)).to_be_visible()
    expect(_log(window)).to_contain_text("Ann spends a God and takes: Pharaoh.")


def test_tiles_are_discarded_by_clicks_on_them(page: Windows, server: Server) -> None:
    window = page(set_up_from(server.address, WAR)[0])
    assert waits(window) == "turn"
    expect(bar(window)).to_contain_text("Choose 2 tiles to discard")
    window.locator(".own").get_by_role("button", name="Discard: Art").click()
    window.locator(".own").get_by_role("button", name="Discard: Religion").click()
    expect(window.locator(".own").get_by_role("img", name="Writing", exact=True)).to_be_visible()
    expect(_log(window)).to_contain_text("War: Ann discards Religion.")


def test_a_sun_that_is_too_low_is_refused_with_the_reason(page: Windows, server: Server) -> None:
    window = page(set_up_from(server.address, OFFERED)[0], allow=["422"])
    assert waits(window) == "turn"
    assert legal(window) == ["bid:9", "pass"]
    window.locator(".own").get_by_role("button", name="Offer sun 6").click(force=True)
    expect(window.get_by_role("alert")).to_contain_text("Sun 6 is not higher than 8")
    assert legal(window) == ["bid:9", "pass"]


def test_a_step_can_be_taken_back(page: Windows, server: Server) -> None:
    window = page(set_up_from(server.address, WITH_GOD)[0])
    assert waits(window) == "turn"
    by_mouse(window, "god:pharaoh")
    expect(window.locator(".own").get_by_role("img", name="Pharaoh", exact=True)).to_be_visible()
    window.get_by_role("button", name="Take back").click()
    expect(window.get_by_role("button", name="Spend a God on: Pharaoh")).to_be_visible()
    expect(_log(window)).to_contain_text("Back to an earlier moment")


def test_taking_back_what_others_have_seen_needs_their_consent(page: Windows, server: Server) -> None:
    links = set_up_from(server.address, OFFERED)
    ann, bob = page(links[0]), page(links[1])
    assert waits(ann) == "turn"
    by_mouse(ann, "bid:9")
    expect(bar(bob).get_by_role("button", name="Draw a tile")).to_be_visible()
    by_mouse(bob, "draw")
    assert waits(ann) == "turn"  # she has seen what he did: only then it can be taken back
    ann.get_by_role("button", name="Take back").click()
    expect(bar(ann)).to_contain_text("The others have to agree")
    expect(bar(bob)).to_contain_text("Ann would like to take the last step back.")
    bar(bob).get_by_role("button", name="Agree").click()
    expect(bar(bob).get_by_role("button", name="Draw a tile")).to_be_visible()


def test_a_log_line_shows_its_tiles_on_the_board(page: Windows, server: Server) -> None:
    window = page(set_up_from(server.address, WITH_GOD)[0])
    assert waits(window) == "turn"
    _log(window).get_by_text("Bob draws: Pharaoh.").hover()
    expect(window.locator(".track .piece.lit")).to_have_count(1)
    _log(window).get_by_role("listitem").filter(has_text="Ann wins the auction").focus()
    expect(window.locator(".own .piece.lit")).to_have_count(2)


def test_the_hint_has_a_step_and_reasons_and_can_be_followed(page: Windows, server: Server) -> None:
    window = page(set_up(server.address, [*people("Ann"), *bots(2)], hints=True)[0])
    assert waits(window) == "turn"
    window.keyboard.press("h")
    hint = window.get_by_role("dialog", name="Hint")
    expect(hint.locator(".best")).not_to_be_empty(timeout=60_000)
    expect(hint.locator("tbody tr").first).to_contain_text("%")
    before = len(_log(window).inner_text())
    hint.get_by_role("button", name="Do that").click()
    expect(hint).to_be_hidden()
    window.wait_for_function("(n) => document.querySelector('.log').innerText.length > n", arg=before)


def test_the_bag_and_the_worth_of_the_track_are_told(page: Windows, server: Server) -> None:
    window = page(set_up_from(server.address, WITH_GOD)[0])
    assert waits(window) == "turn"
    window.get_by_role("button", name="Bag and chances").click()
    chances = window.get_by_role("dialog", name="Bag and chances")
    expect(chances).to_contain_text("17%")
    expect(chances.locator(".worth li")).to_have_count(2)
    expect(chances.get_by_role("img", name="Ra", exact=True).locator("..")).to_have_text("30")


def test_numbers_on_the_sheet_stay_under_the_pointer_while_they_are_explained(page: Windows, server: Server) -> None:
    link = set_up_from(server.address, f"{LAST_SUN} ra bid:3", open_scores=True)[0]
    window = page(link, phone=True, language="pl")
    window.locator("[data-tool=sheet]").click()
    numbers = window.locator("dialog[open] .number")
    expect(numbers).to_have_count(10)
    places = numbers.evaluate_all("all => all.map((one) => one.getBoundingClientRect().y)")
    for number in numbers.all():
        number.hover()
        assert numbers.evaluate_all("all => all.map((one) => one.getBoundingClientRect().y)") == places
    window.mouse.move(0, 0)
    expect(window.locator("dialog[open] .why")).to_contain_text("Bob")  # it stays explained


def test_a_bot_takes_a_seat_over_and_gives_it_back(page: Windows, server: Server) -> None:
    links = set_up_from(server.address, OFFERED)
    ann = page(links[0])
    assert waits(ann) == "turn"
    ann.get_by_role("button", name="Seats and bots").click()
    ann.get_by_role("combobox", name="Who plays for Ann").select_option("pupil")
    ann.keyboard.press("Escape")
    expect(bar(ann).get_by_role("button", name="Take my seat back")).to_be_visible()
    expect(_log(ann)).to_contain_text("A bot plays for Ann now.")
    bar(ann).get_by_role("button", name="Take my seat back").click()
    expect(bar(ann).get_by_role("button", name="Take my seat back")).to_be_hidden()
    expect(_log(ann)).to_contain_text("Ann plays again in person.")


def test_a_plan_bids_without_waiting(page: Windows, server: Server) -> None:
    links = set_up_from(server.address, WITH_GOD)
    ann, bob = page(links[0]), page(links[1])
    assert waits(ann) == "turn"
    bob.get_by_role("combobox", name="In the next auction:").select_option("bid:7")
    expect(bob.get_by_role("combobox", name="In the next auction:")).to_have_value("bid:7")
    by_mouse(ann, "ra")
    expect(bar(ann)).to_contain_text("Bob offers sun 7")  # the least that only the 9 beats


def test_the_end_has_a_graph_of_chances_and_a_rematch_with_the_same_keys(page: Windows, server: Server) -> None:
    record = _nearly_over(server)
    links = set_up_from(server.address, record)
    windows = [page(link) for link in links[:2]]
    while all(not window.locator("dialog[open] .ranking").count() for window in windows):
        for window in windows:
            if window.locator(".bar[data-ready=true]").count():
                by_mouse(window, max(legal(window)))
        windows[0].wait_for_timeout(50)
    windows[0].get_by_role("button", name="Show the chances to win").click()
    expect(windows[0].get_by_role("slider", name="Chance to win")).to_be_visible(timeout=120_000)
    old = windows[0].url
    windows[0].get_by_role("button", name="Rematch").click()
    windows[0].wait_for_url(lambda url: url != old)
    windows[1].get_by_role("button", name="To the rematch").click()
    windows[1].wait_for_url(windows[0].url)
    expect(windows[1].locator(".own .name")).to_have_text("Bob")


def _nearly_over(server: Server) -> str:
    """A whole game between two who always invoke Ra and bid, but for its last step."""
    created = httpx.post(
        f"{server.address}/api/tables", json={"game": "ra", "seats": people("Ann", "Bob"), "hot_seat": True}
    ).json()
    table = f"{server.address}/api/tables/{created['id']}"
    with httpx.Client(headers={"authorization": f"Bearer {created['seats'][0]['key']}"}) as client:
        news = client.get(table).json()
        while not news["table"]["over"]:
            last = news
            step = max(news["table"]["legal"])  # ra before pass before draw before bids
            news = client.post(f"{table}/steps", json={"at": news["at"], "step": step}).json()
        record = client.get(f"{table}/record").text
    steps = record.partition("\n\n")[2].split()
    head = re.sub(r"^result: .*\n", "", record.partition("\n\n")[0] + "\n", flags=re.M)
    return f"{head}\n{' '.join(steps[: last['table']['steps']])}"


def test_a_spectator_sees_the_table_and_may_do_nothing(page: Windows, server: Server) -> None:
    window = page(set_up_from(server.address, WITH_GOD)[-1])
    expect(window.locator("section.seat")).to_have_count(2)
    expect(bar(window)).to_contain_text("Ann has the move.")
    assert legal(window) == []


def test_whoever_has_no_key_is_told_so(page: Windows, server: Server) -> None:
    path = set_up_from(server.address, WITH_GOD)[0].partition("#")[0]
    window = page(path, allow=["401"])
    expect(window.get_by_role("alert")).to_contain_text("key")


def test_animations_show_what_happens_and_can_be_skipped(page: Windows, server: Server) -> None:
    window = page(set_up_from(server.address, WITH_GOD, [*people("Ann"), *bots(1)])[0], motion=True)
    assert waits(window) == "turn"
    by_mouse(window, "draw")
    expect(bar(window).get_by_role("button", name="Skip")).to_be_visible()
    window.keyboard.press(" ")
    assert waits(window) in ("turn", "epoch")


def test_every_event_is_announced_and_the_title_says_whose_turn_it_is(page: Windows, server: Server) -> None:
    window = page(set_up_from(server.address, WITH_GOD)[0])
    assert waits(window) == "turn"
    expect(window.locator("[aria-live=assertive]")).to_contain_text("Your turn")
    assert window.title().startswith("●")
    assert window.locator("#icon").get_attribute("href") == "/favicon-turn.svg"
    by_mouse(window, "god:pharaoh")
    expect(window.locator("[aria-live=polite]").last).to_contain_text("Ann spends a God")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("record", [WITH_GOD, WAR, OFFERED], ids=["turn", "discard", "bid"])
def test_nothing_keeps_anybody_from_using_the_table(
    page: Windows, server: Server, axe: Callable[[Page], None], theme: Theme, record: str
) -> None:
    window = page(set_up_from(server.address, record, open_scores=True)[0], theme=theme)
    assert waits(window) == "turn"
    axe(window)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_keeps_anybody_from_using_its_panels(
    page: Windows, server: Server, axe: Callable[[Page], None], theme: Theme
) -> None:
    window = page(set_up_from(server.address, WITH_GOD, hints=True)[0], theme=theme)
    for tool in ("c", "s", "?", "h"):
        assert waits(window) == "turn"
        window.keyboard.press(tool)
        window.locator("dialog[open]").wait_for()
        window.wait_for_load_state("networkidle")
        axe(window)
        window.keyboard.press("Escape")
        window.locator("dialog[open]").wait_for(state="detached")


@pytest.mark.parametrize(("language", "phone"), [*((language, True) for language in LANGUAGES), ("ru", False)])
def test_no_word_is_missing_and_no_label_overflows(
    page: Windows, server: Server, screenshot: Callable[..., None], language: str, phone: bool
) -> None:
    for name, record in (("god", WITH_GOD), ("discard", WAR), ("bid", OFFERED)):
        window = page(set_up_from(server.address, record, hints=True)[0], language=language, phone=phone)
        assert waits(window) == "turn"
        _assert_whole(window)
        screenshot(window, f"table-{name}-{language}{'-phone' if phone else ''}")
    for tool in ("bag", "sheet", "help", "seats"):
        window.locator(f"[data-tool={tool}]").click()
        window.wait_for_load_state("networkidle")
        _assert_whole(window)
        screenshot(window, f"table-{tool}-{language}{'-phone' if phone else ''}")
        window.keyboard.press("Escape")


def _assert_whole(window: Page) -> None:
    assert_no_sideways_scroll(window)
    assert not re.search(r"\b(play|board|table|event|tile|label|why)-[a-z-]+\b", window.locator("body").inner_text())
    cut = window.locator(".bar button, .tag, dialog button").evaluate_all(
        "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText)"
    )
    assert cut == []
