"""Whose bots think next: by turns of those who have set up tables, not of the tables."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from heliopolis.server.queueing import Queue


def served(waiting: list[str], places: int = 1, gone: int | None = None) -> list[str]:
    """The order in which those who wait get a place; one of them may go away before."""
    order: list[str] = []

    async def guest(queue: Queue, name: str) -> None:
        async with queue.place(name):
            order.append(name)
            await asyncio.sleep(0)

    async def whole() -> None:
        queue = Queue(places)
        tasks = []
        for name in waiting:
            tasks.append(asyncio.create_task(guest(queue, name)))
        if gone is not None:
            await asyncio.sleep(0)
            tasks[gone].cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
        async with queue.place("last"):  # no place has been lost
            order.append("last")

    asyncio.run(asyncio.wait_for(whole(), 10))
    return order[:-1]


def test_whoever_has_many_tables_gets_no_more_than_whoever_has_one() -> None:
    assert served(["many"] * 5 + ["Ann", "Bob"]) == ["many", "many", "Ann", "Bob", "many", "many", "many"]


def test_somebody_who_goes_away_is_passed_over() -> None:
    assert served(["Ann", "Bob", "Cat"], gone=1) == ["Ann", "Cat"]
    assert served(["Ann", "Bob", "Cat"], gone=0) == ["Ann", "Bob", "Cat"]


def test_somebody_who_goes_away_just_when_it_is_their_turn_leaves_the_place_to_the_next() -> None:
    async def whole() -> None:
        queue = Queue(1)
        first = queue.place("Ann")
        await first.__aenter__()
        second = asyncio.create_task(queue.place("Bob").__aenter__())
        await asyncio.sleep(0)
        await first.__aexit__(None, None, None)  # it is Bob's turn now
        second.cancel()
        with suppress(asyncio.CancelledError):
            await second
        async with asyncio.timeout(5), queue.place("Cat"):
            pass

    asyncio.run(whole())
