"""The database goes away and comes back: a clear answer meanwhile, and nobody has to restart anything."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from heliopolis.server.listener import PAUSE
from tests.server.databases import PostgreSQL, program
from tests.server.running import Guest, guests, running, set_up

PATIENCE = 30.0


@pytest.fixture
def its_own() -> Iterator[PostgreSQL]:
    if program("initdb") is None:
        pytest.skip("PostgreSQL is not installed")
    server = PostgreSQL()
    yield server
    server.remove()


def actor(guest: Guest) -> int:
    return int(guest.see()["table"]["actor"])


def test_a_database_that_went_away_and_came_back_is_used_again(its_own: PostgreSQL) -> None:
    with running(its_own.url()) as first:
        created = set_up(first, "human", "human", "human")
        people = guests(first, created)
        at = people[actor(people[0])].step(3, "draw").json()["at"]
        its_own.stop()
        me = people[actor(people[0])]  # what is in memory can still be seen
        step = me.see()["table"]["legal"][0]
        answer = me.step(at, step)
        assert (answer.status_code, answer.json()["error"]) in [(503, "error-db-write"), (503, "error-db-read")]
        assert me.client.get("/healthz").status_code == 503
        assert people[0].see()["at"] == at
        its_own.start()
        until = time.monotonic() + PATIENCE
        while (answer := me.step(at, step)).status_code == 503 and time.monotonic() < until:
            time.sleep(0.2)
        assert answer.status_code == 200
        assert answer.json()["entries"][0]["n"] == at + 1
        assert me.client.get("/healthz").status_code == 200


def test_after_an_outage_processes_hear_of_each_other_again(its_own: PostgreSQL) -> None:
    db = its_own.url()
    with running(db) as first, running(db) as second:
        created = set_up(first, "human", "human", "human")
        here, there = guests(first, created), guests(second, created)
        at = there[0].see()["at"]
        its_own.stop()
        its_own.start()
        time.sleep(2 * PAUSE)
        until = time.monotonic() + PATIENCE
        me = here[actor(here[0])]
        while (answer := me.step(at, "draw")).status_code == 503 and time.monotonic() < until:
            time.sleep(0.2)
        while there[0].see()["at"] < answer.json()["at"]:
            assert time.monotonic() < until
            time.sleep(0.05)
