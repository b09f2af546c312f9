"""Tables for the tests of the page: set up over the API, and played at in a browser by mouse or by keys."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Locator, Page

PATIENCE = 60_000  # milliseconds that bots and a busy machine may need for a turn
MOST_STEPS = 600  # of one player in a game

HEAD = "heliopolis: 1\ngame: ra\nedition: sunboat\nplayers: Ann, Bob\n\n=suns:9-6-5-2 =suns:8-7-4-3 "
WITH_GOD = HEAD + "draw =god draw =nile ra pass bid:2 draw =pharaoh"  # Ann has the turn
WAR = HEAD + "draw =art draw =writing draw =religion draw =war ra pass bid:2"  # Ann has to discard two of three
OFFERED = HEAD + "draw =gold draw =nile ra bid:8"  # Ann may offer only the 9
# Bob has the turn and the last sun of the epoch; the next one begins with Ann, who owns the 9.
LAST_SUN = HEAD + "ra pass bid:9 ra bid:6 pass ra pass bid:5 ra bid:2 pass ra bid:8 ra bid:7 ra bid:4"

# Five players; Wilhelmina holds Art and Writing, and Ann, who has a God, has the turn.
CROWDED = (
    "heliopolis: 1\ngame: ra\nedition: sunboat\nplayers: Ann, Wilhelmina, Bob, Cat, Dan\n\n"
    "=suns:16-7-2 =suns:15-8-3 =suns:14-9-4 =suns:13-10-5 =suns:12-11-6 "
    "draw =god draw =temple ra pass pass bid:2 pass pass draw =art draw =writing "
    "ra bid:3 pass pass pass pass draw =nile draw =gold draw =statue draw =flood"
)

# The last turns of a game of Ann, Bob and Cat.
GAME = (Path(__file__).parents[2] / "docs" / "pictures" / "game.record").read_text("utf-8")
LATE = "\n\n".join([GAME.partition("\nresult:")[0], " ".join(GAME.partition("\n\n")[2].split()[:380])])

Wish = dict[str, Any]


def people(*names: str) -> list[Wish]:
    """Seats for people."""
    return [{"player": "human", "name": name} for name in names]


def bots(number: int, level: str = "pupil") -> list[Wish]:
    """Seats for bots."""
    return [{"player": level}] * number


def set_up(address: str, seats: Sequence[Wish], **more: Any) -> list[str]:
    """Set up a table; the paths of its people's seats, and last that of spectators."""
    return _links(httpx.post(f"{address}/api/tables", json={"game": "ra", "seats": list(seats), **more}))


def set_up_from(address: str, record: str, seats: Sequence[Wish] = (), **more: Any) -> list[str]:
    """The same from where a record stops."""
    at = len(re.findall(r"\S+", record.partition("\n\n")[2]))
    wish = {"record": record, "at": at, "seats": list(seats or people("Ann", "Bob")), **more}
    return _links(httpx.post(f"{address}/api/records/tables", json=wish))


def _links(answer: httpx.Response) -> list[str]:
    assert answer.status_code == 201, answer.text
    created = answer.json()
    return [place["link"] for place in [*created["seats"], created["spectator"]]]


def bar(window: Page) -> Locator:
    """What shows whose turn it is, and the buttons."""
    return window.get_by_role("group", name=re.compile("What you may do|Что можно сделать|Co możesz zrobić"))


def legal(window: Page) -> list[str]:
    """The steps that the board and the buttons offer now."""
    offered = window.locator("[data-step]:not([aria-disabled=true])")
    found: list[str] = offered.evaluate_all("all => all.map((one) => one.dataset.step)")
    return sorted(set(found))


def waits(window: Page) -> str:
    """Wait until something is asked of the player: ``turn`` for a step, ``epoch`` or ``over`` for a sheet to read."""
    window.locator(".bar[data-ready=true], dialog[open], .hand button").first.wait_for(timeout=PATIENCE)
    if window.locator("dialog[open]").count():
        return "over" if window.locator("dialog[open] .ranking").count() else "epoch"
    return "hand" if window.locator(".hand").count() else "turn"


def by_mouse(window: Page, step: str) -> None:
    """Take a step by a click where a player would: on the board if it is there, else on its button."""
    window.locator(f"[data-step='{step}']").first.click()


def by_keys(window: Page, step: str) -> None:
    """Take a step without a mouse."""
    kind, _, what = step.partition(":")
    keys = {"draw": "d", "ra": "r", "pass": "p", "done": "p"}
    if kind in keys:
        window.keyboard.press(keys[kind])
    elif kind == "bid":
        window.keyboard.type(what)
    else:
        window.keyboard.press({"god": "g", "discard": "b"}[kind])
        for _ in range(20):
            if window.evaluate("document.activeElement.dataset.step") == step:
                break
            window.keyboard.press("ArrowRight")
        window.keyboard.press("Enter")


def choose(chance: random.Random, steps: Sequence[str]) -> str:
    """A step that keeps a game going: it sees draws, auctions, Gods and Disasters, and ends soon."""
    if "draw" in steps and chance.random() < 0.6:
        return "draw"
    rest = [step for step in steps if step != "draw"] or list(steps)
    bids = [step for step in rest if step.startswith("bid:")]
    if bids and chance.random() < 0.7:
        return min(bids, key=lambda step: int(step[4:]))
    return chance.choice(rest)


def play(window: Page, take: Callable[[Page, str], None], close: Callable[[Page], None], seed: int = 1) -> int:
    """Play until the game is over; how many steps it took."""
    chance = random.Random(seed)
    for number in range(MOST_STEPS):
        match waits(window):
            case "over":
                return number
            case "epoch":
                close(window)
            case "hand":
                window.locator(".hand button").click()
            case _:
                take_one(window, take, chance)
    raise AssertionError("the game does not end")


def take_one(window: Page, take: Callable[[Page, str], None], chance: random.Random) -> str:
    """Take one step, and wait until it has been answered."""
    before = mark(window)
    step = choose(chance, legal(window))
    take(window, step)
    window.wait_for_function(
        "(before) => document.querySelector('[data-at]')?.dataset.at !== before || document.querySelector('.hand')",
        arg=before,
    )
    return step


def mark(window: Page) -> str | None:
    """How far the log has come that this window shows."""
    return window.locator("[data-at]").first.get_attribute("data-at")


def close_by_mouse(window: Page) -> None:
    """Read the sheet and go on."""
    window.get_by_role("button", name=re.compile("^(Go on|Дальше|Dalej)$")).click()


def close_by_keys(window: Page) -> None:
    """The same without a mouse."""
    window.keyboard.press("Escape")
