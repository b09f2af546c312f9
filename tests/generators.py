"""What the tests share: every set-up, several ways of playing, and games played in those ways.

Uniform random play invokes Ra on an almost empty track and hardly meets Gods and Disasters, so most of the ways
below mostly draw. With HELIOPOLIS_LONG=1 in the environment the tests play many times as many games, and
hypothesis tries other ones each time; otherwise every run is the same.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st

from heliopolis.chance import Seeded
from heliopolis.game import CHANCE
from heliopolis.ra.editions import EDITIONS, option_values
from heliopolis.ra.pieces import FUNERAL
from heliopolis.ra.state import State
from heliopolis.ra.steps import BID, DISCARD, DONE, GOD_FOR, INVOKE
from heliopolis.record import Record

ROOT = Path(__file__).parent.parent
RECORDS = Path(__file__).parent / "records"
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve")

LONG = bool(os.environ.get("HELIOPOLIS_LONG"))
MORE = 30 if LONG else 1  # times as many games

settings.register_profile("same each time", deadline=None, derandomize=True, max_examples=60)
settings.register_profile("long", deadline=None, max_examples=5000)
settings.load_profile("long" if LONG else "same each time")


# Set-ups


def _every_set_up() -> Iterator[Record]:
    for edition in EDITIONS.values():
        for players in edition.players:
            values = option_values(players)
            for chosen in product(*values.values()):
                yield Record("ra", edition.name, NAMES[:players], dict(zip(values, chosen, strict=True)))


SET_UPS = tuple(_every_set_up())  # every number of players, edition and option: a record without steps each


def set_up(players: int, edition: str = "sunboat", **options: str) -> Record:
    """One set-up by its options; an underscore stands for a hyphen."""
    named = {option.replace("_", "-"): value for option, value in options.items()}
    return Record("ra", edition, NAMES[:players], named)


# Ways of playing: which of the legal steps to take

Way = Callable[[State, list[int], Seeded], int]


def uniform(state: State, legal: list[int], luck: Seeded) -> int:
    """Any step, each as likely."""
    return legal[luck.below(len(legal))]


def quiet(state: State, legal: list[int], luck: Seeded) -> int:
    """Always draw and always pass, where that is allowed."""
    return legal[0]


def patient(state: State, legal: list[int], luck: Seeded) -> int:
    """Mostly draw and pass, now and then anything."""
    return legal[0] if luck.below(8) else uniform(state, legal, luck)


def highest(state: State, legal: list[int], luck: Seeded) -> int:
    """Mostly draw; always bid, with the highest sun."""
    bids = _bids(legal)
    return max(bids) if bids else _mostly_draw(legal, luck)


def lowest(state: State, legal: list[int], luck: Seeded) -> int:
    """Mostly draw; bid the lowest sun that will do, or pass."""
    bids = _bids(legal)
    return min(bids) if bids and luck.below(3) else _mostly_draw(legal, luck)


def god_lover(state: State, legal: list[int], luck: Seeded) -> int:
    """Spend a God whenever there is one, as soon on a Disaster as on anything else; win tiles cheaply."""
    exchanges = [step for step in legal if GOD_FOR <= step < DONE]
    disasters = [step for step in exchanges if step >= GOD_FOR + FUNERAL]
    if disasters and luck.below(2):
        return uniform(state, disasters, luck)
    return uniform(state, exchanges, luck) if exchanges else lowest(state, legal, luck)


def mixed(state: State, legal: list[int], luck: Seeded) -> int:
    """Another way at every seat."""
    return (patient, lowest, god_lover, uniform, highest)[state.seat](state, legal, luck)


WAYS: dict[str, Way] = {way.__name__: way for way in (uniform, quiet, patient, highest, lowest, god_lover, mixed)}


def _bids(legal: list[int]) -> list[int]:
    return [step for step in legal if BID < step < DISCARD]


def _mostly_draw(legal: list[int], luck: Seeded) -> int:
    return INVOKE if INVOKE in legal and not luck.below(10) else legal[0]


# Games

ENDLESS = 5000  # steps; no game has a third of them


def choose(state: State, way: Way, luck: Seeded) -> int:
    """The next step: of chance by its odds, of a player in this way."""
    if state.actor == CHANCE:
        return luck.pick(state.odds())
    return way(state, state.legal(), luck)


def walk(state: State, way: Way, luck: Seeded) -> Iterator[State]:
    """Play to the end in place, stopping at every position, the first and the last too."""
    yield state
    for _ in range(ENDLESS):
        if state.actor is None:
            return
        state.apply(choose(state, way, luck))
        yield state
    raise AssertionError("the game does not end")


def plans(count: int) -> Iterator[tuple[Record, Way, Seeded]]:
    """So many games to play; 360 of them have every set-up, 2520 every set-up in every way.

    The 77 has no factor in common with the 360 set-ups, and the 7 ways have none either.
    """
    ways = tuple(WAYS.values())
    for n in range(count * MORE):
        yield SET_UPS[n * 77 % len(SET_UPS)], ways[n % len(ways)], Seeded(n)


def positions(count: int) -> Iterator[State]:
    """Every position of so many games, each to be looked at before the next is asked for."""
    for record, way, luck in plans(count):
        yield from walk(record.start(), way, luck)


def play(record: Record, way: Way, luck: Seeded) -> Record:
    """A whole game from this set-up, with its result."""
    state = record.start()
    steps: list[int] = []
    while state.actor is not None:
        assert len(steps) < ENDLESS, "the game does not end"
        steps.append(choose(state, way, luck))
        state.apply(steps[-1])
    return Record(record.game, record.edition, record.players, record.options, tuple(steps), tuple(state.scores()))


def games(count: int) -> Iterator[Record]:
    """So many whole games of all kinds."""
    for record, way, luck in plans(count):
        yield play(record, way, luck)


def steered(steering: bytes) -> Way:
    """A way that a test generator decides: one byte for every step, then patiently to the end."""
    left = list(reversed(steering))

    def steer(state: State, legal: list[int], luck: Seeded) -> int:
        return legal[left.pop() % len(legal)] if left else patient(state, legal, luck)

    return steer


# For hypothesis

a_set_up = st.sampled_from(SET_UPS)
a_way = st.one_of(st.sampled_from(tuple(WAYS.values())), st.binary(max_size=300).map(steered))
a_seed = st.integers(0, 2**64 - 1)


@st.composite
def a_game(draw: st.DrawFn) -> Record:
    """A whole game of any kind."""
    return play(draw(a_set_up), draw(a_way), Seeded(draw(a_seed)))


@st.composite
def a_position(draw: st.DrawFn) -> State:
    """A position from anywhere in a game of any kind."""
    record = draw(a_game())
    state: State = record.start()
    for step in record.steps[: draw(st.integers(0, len(record.steps)))]:
        state.apply(step)
    return state
