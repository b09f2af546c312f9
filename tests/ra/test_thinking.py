"""How long a player thinks: by a clock that only moves when the tree grows."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import pytest

from heliopolis.game import Limits
from heliopolis.ra import thinking
from heliopolis.ra.judge import Judge
from heliopolis.ra.measures import EQUALS
from heliopolis.ra.pieces import MOST_SEATS
from heliopolis.ra.prospects import Prospects
from heliopolis.ra.search import Search
from heliopolis.ra.state import State
from heliopolis.ra.thinking import MOST_NODES, best_step, think
from tests.ra.games import draws, play

LATE = 0.05  # seconds that a player may be late


class Clock:
    """A clock for a machine that needs so many seconds for a look ahead."""

    def __init__(self, seconds_a_look: float) -> None:
        self.seconds_a_look = seconds_a_look
        self.now = 100.0

    def perf_counter(self) -> float:
        return self.now


def looks(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> list[int]:
    """Let every growth of the tree take its time by the clock; the list tells how large they were."""
    sizes: list[int] = []

    class Tree:
        """Looks once, and then only pretends to grow."""

        def __init__(self, judge: Judge, alike: Sequence[float], glances: float) -> None:
            self.judge = judge
            self.search = Search(judge, alike, glances)

        def begin(self, position: State) -> None:
            clock.now += clock.seconds_a_look
            self.search.begin(position)
            self.root = self.search.root
            self.nodes = 1

        def grow(self, count: int) -> None:
            clock.now += count * clock.seconds_a_look
            self.nodes += count
            sizes.append(count)

    monkeypatch.setattr(thinking, "Search", Tree)
    monkeypatch.setattr(thinking, "time", clock)
    return sizes


def table() -> State:
    return play(draws("nile pharaoh gold"))


@pytest.mark.parametrize("seconds_a_look", [0.00005, 0.0002, 0.004, 0.03])
@pytest.mark.parametrize("seconds", [0.05, 0.2, 1.0])
def test_a_time_limit_is_used_and_kept(monkeypatch: pytest.MonkeyPatch, seconds: float, seconds_a_look: float) -> None:
    clock = Clock(seconds_a_look)
    looks(monkeypatch, clock)
    think(Prospects(), table(), Limits(seconds=seconds))
    assert clock.now - 100 <= seconds + LATE
    assert clock.now - 100 >= min(seconds - 2 * seconds_a_look, MOST_NODES * seconds_a_look) * 0.8 - LATE / 4


@pytest.mark.parametrize("seconds_a_look", [0.00005, 0.0002, 0.004])
@pytest.mark.parametrize("seconds", [0.05, 0.2, 1.0])
def test_rehearsals_use_and_keep_the_time_that_is_left(
    monkeypatch: pytest.MonkeyPatch, seconds: float, seconds_a_look: float
) -> None:
    clock = Clock(seconds_a_look)
    looks(monkeypatch, clock)

    class Endless:
        """Never clear; one takes as long as thirty looks, which is less than it says."""

        def __init__(self, search: object) -> None:
            pass

        def looks(self) -> int:
            return 40

        def is_clear(self) -> bool:
            return False

        def again(self) -> None:
            clock.now += 30 * clock.seconds_a_look

        def best(self) -> int:
            return 0

    monkeypatch.setattr(thinking, "Rehearsal", Endless)
    state = table()
    view, legal = state.view(state.seat, True), state.legal()
    assert best_step(Prospects(), view, legal, Limits(seconds=seconds), rehearsed=True) == legal[0]
    assert clock.now - 100 <= seconds + LATE
    assert clock.now - 100 >= 0.8 * seconds - 40 * seconds_a_look


def test_a_slow_machine_still_looks_once(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = looks(monkeypatch, Clock(3.0))
    branches = think(Prospects(), table(), Limits(seconds=0.05))
    assert sizes == []
    assert branches.count > 1


def test_a_limit_of_positions_is_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = looks(monkeypatch, Clock(0.001))
    think(Prospects(), table(), Limits(nodes=37))
    assert sum(sizes) == 36


def test_of_two_limits_the_first_reached_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(0.001)
    sizes = looks(monkeypatch, clock)
    think(Prospects(), table(), Limits(seconds=10, nodes=50))
    assert sum(sizes) == 49
    think(Prospects(), table(), Limits(seconds=0.02, nodes=5000))
    assert clock.now < 100 + 0.05 + 0.02 + LATE


def test_without_a_limit_one_look_must_do(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = looks(monkeypatch, Clock(0.001))
    think(Prospects(), table(), Limits())
    assert sum(sizes) == 0


def test_a_search_in_haste_ends_when_its_choice_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = looks(monkeypatch, Clock(0.001))
    judge = Prospects()
    for limits in (Limits(nodes=1000), Limits(seconds=1.0)):
        judge.clear = 0.0
        think(judge, table(), limits, hasty=True)
        assert sum(sizes) == 0
        judge.clear = 1000.0
        think(judge, table(), limits, hasty=True)
        assert sum(sizes) > 900
        sizes.clear()


def test_the_more_looks_the_smaller_a_clear_lead(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = looks(monkeypatch, Clock(0.001))
    judge = Prospects()
    branches = think(judge, table(), Limits(nodes=1))
    worths = sorted(branches.step_utility(i, table().seat) for i in range(branches.count))
    judge.clear = 4.5 * (worths[-1] - worths[-2])  # this tree's values stay as they are
    think(judge, table(), Limits(nodes=1000), hasty=True)
    assert sum(sizes) == 31  # clear at 32 looks: 4.5 is more than the root of 16 and less than that of 32


# Whom a player takes the others for


class Listener(Prospects):
    """Notes how alike the seats are said to be."""

    def begin(self, alike: array[float]) -> None:
        self.told = list(alike)
        super().begin(alike)


def test_a_bot_takes_each_of_the_others_to_be_as_alike_as_it_is_told_and_itself_for_itself() -> None:
    state, listener, alike = table(), Listener(), [0.1, 0.2, 0.3, 0.4, 0.5]
    best_step(listener, state.view(state.seat, True), state.legal(), Limits(nodes=5), alike)
    assert listener.told == [EQUALS if seat == state.seat else alike[seat] for seat in range(MOST_SEATS)]


def test_advice_is_for_a_game_between_equals() -> None:
    state, listener = table(), Listener()
    think(listener, state, Limits(nodes=5))
    assert listener.told[: state.players] == [EQUALS] * state.players
