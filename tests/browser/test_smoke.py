"""The page comes up in a real browser; and what watches over the tests of the page does notice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Server, Windows
from tests.browser.watching import CUT_OFF, barriers

PATHS = ("/", "/scorepad", "/learn", "/rules", "/replay")


@pytest.mark.parametrize("path", PATHS)
def test_every_page_comes_up_with_a_heading_and_nothing_goes_wrong(page: Windows, path: str) -> None:
    expect(page(path).get_by_role("heading").first).to_be_visible()


def test_an_address_where_nothing_is_says_so_and_leads_to_the_lobby(page: Windows) -> None:
    window = page("/nowhere", allow=["status of 404"])
    expect(window.get_by_role("heading", name="There is nothing at this address")).to_be_visible()
    window.get_by_role("main").get_by_role("link", name="To the lobby").click()
    expect(window.get_by_role("heading", name="Play Ra")).to_be_visible()


def test_a_page_asks_for_less_than_150_kb_at_first(page: Windows) -> None:
    window = page()
    lengths = []
    window.on("response", lambda answer: lengths.append(int(answer.headers.get("content-length", 0))))
    window.goto("/", wait_until="networkidle")
    assert 1_000 < sum(lengths) < 150_000


def test_a_server_that_was_killed_is_back_at_the_same_address(page: Windows, server: Server) -> None:
    window = page("/", allow=[CUT_OFF])
    server.kill()
    assert window.evaluate("fetch('/healthz').then(() => 'up', () => 'down')") == "down"
    server.start()
    assert window.evaluate("fetch('/healthz').then((answer) => answer.status)") == 200


WRONG = {
    "console: no": "console.error('no')",
    "not caught: Error: no": "setTimeout(() => { throw new Error('no') })",
    "not caught: no": "void Promise.reject('no')",
    "another host": "void (location.href = 'http://192.0.2.1/')",
    "refused by the policy": "document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">no</p>')",
    "status of 404": "fetch('/nowhere').then((answer) => answer.status)",
}


class TestWatch:
    """What would fail a test."""

    @pytest.fixture
    def windows(self, browser: Browser, server: Server) -> Windows:
        return Windows(browser, server.address)

    @pytest.mark.parametrize("complaint", WRONG)
    def test_what_goes_wrong_is_noticed(self, windows: Windows, complaint: str) -> None:
        window = windows("/")
        window.evaluate(WRONG[complaint])
        window.wait_for_timeout(100)
        assert complaint in "\n".join(windows.close())

    def test_what_is_allowed_is_not_complained_of(self, windows: Windows) -> None:
        windows("/", allow=["^console: n"]).evaluate("console.error('no')")
        assert windows.close() == []

    def test_a_second_tab_is_watched_as_well(self, windows: Windows) -> None:
        tab = windows("/").context.new_page()
        tab.goto("/")
        tab.evaluate("console.error('second')")
        assert "console: second" in "\n".join(windows.close())

    def test_a_barrier_is_found(self, page: Windows, axe: Callable[[Page], None]) -> None:
        window = page("/")
        window.evaluate("document.body.innerHTML = '<main><h1>One</h1><img src=\"/favicon.svg\"></main>'")
        assert any("image-alt" in found for found in barriers(window))
        with pytest.raises(AssertionError, match="image-alt"):
            axe(window)
