"""Rehearsals: steps that a search finds nearly equal, played on from without the luck of the draws."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from statistics import mean, pstdev

import pytest

from heliopolis.chance import Seeded
from heliopolis.game import Limits
from heliopolis.ra import thinking
from heliopolis.ra.champion import Champion
from heliopolis.ra.measures import TREE_COUNTS, UNCLEAR
from heliopolis.ra.rehearsal import Rehearsal
from heliopolis.ra.search import Search
from heliopolis.ra.state import State
from heliopolis.ra.thinking import best_step
from heliopolis.ra.weights import network, panel
from tests.ra.games import draws, play
from tests.ra.test_search import small_end
from tests.ra.trees import table, tree

PLAYERS = [2, 3, 4, 5]
STRANGERS = (0.25,) * 5


def grown(position: State, looks: int = 100) -> Search:
    """A tree as the champion grows it."""
    return tree(position, looks, 0.9, panel(position.players))


def table_of_two() -> State:
    """A turn where to draw and to invoke are nearly equal."""
    return play(draws("nile pharaoh gold"), 2)


def unclear() -> Search:
    """The tree of that turn."""
    search = grown(table_of_two())
    assert not Rehearsal(search).is_clear(), "take other tiles"
    return search


def rehearsed(search: Search, times: int) -> Rehearsal:
    rehearsal = Rehearsal(search)
    for _ in range(times):
        rehearsal.again()
    return rehearsal


def of_each(search: Search, times: int) -> list[float]:
    """What each rehearsal of the first step in question came to."""
    rehearsal, totals = Rehearsal(search), [0.0]
    first = list(rehearsal.still).index(1)
    while rehearsal.still[first] and rehearsal.count < times:
        rehearsal.again()
        totals.append(rehearsal.totals[first])
    return [after - before for before, after in pairwise(totals)]


def test_before_any_rehearsal_the_tree_decides() -> None:
    for players in PLAYERS:
        search = grown(table(players))
        branches, seat = search.root.branches, search.root.position.seat
        rehearsal = Rehearsal(search)
        assert rehearsal.best() == branches.best(seat)
        for i in range(branches.count):
            lag = branches.step_utility(branches.best(seat), seat) - branches.step_utility(i, seat)
            assert bool(rehearsal.still[i]) == (lag <= UNCLEAR / sqrt(TREE_COUNTS))


def test_the_same_position_is_rehearsed_in_the_same_way() -> None:
    one, other = rehearsed(unclear(), 8), rehearsed(unclear(), 8)
    assert list(one.totals) == list(other.totals)
    assert list(one.worths) == list(other.worths)
    assert one.best() == other.best()
    assert any(one.totals)


def test_a_rehearsal_leaves_the_tree_as_it_was() -> None:
    search, twin = unclear(), unclear()
    rehearsed(search, 5)
    assert list(search.root.branches.step_wins) == list(twin.root.branches.step_wins)
    assert list(rehearsed(search, 5).totals) == list(rehearsed(twin, 5).totals)


def test_the_worth_of_a_step_is_the_mean_of_its_rehearsals_and_of_the_tree() -> None:
    search = unclear()
    rehearsal = rehearsed(search, 6)
    best = rehearsal.best()
    tree_says = search.root.branches.step_utility(best, search.root.position.seat)
    expected = (TREE_COUNTS * tree_says + rehearsal.totals[best]) / (TREE_COUNTS + 6)
    assert rehearsal.worths[best] == pytest.approx(expected)


def test_a_step_far_behind_is_given_up_for_good() -> None:
    rehearsal = Rehearsal(unclear())
    left = sum(rehearsal.still)
    for _ in range(150):
        rehearsal.again()
        assert sum(rehearsal.still) <= left
        left = sum(rehearsal.still)
        assert rehearsal.still[rehearsal.best()]
    assert left >= 1


def test_luck_is_taken_off() -> None:
    """The mean of rehearsals is near what the tree says, and they differ far less than games do.

    A game between equals is won or lost, so its outcome differs from its mean by one half.
    """
    search = unclear()
    worths = of_each(search, 120)
    first = list(Rehearsal(search).still).index(1)
    assert pstdev(worths) < 0.25
    assert mean(worths) == pytest.approx(search.root.branches.step_utility(first, search.root.position.seat), abs=0.08)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_number_of_players_can_be_rehearsed(players: int) -> None:
    search = grown(table(players))
    rehearsal = rehearsed(search, 3)
    assert rehearsal.count == 3
    assert 0 <= rehearsal.best() < search.root.branches.count


def test_others_go_by_simple_values_in_their_share() -> None:
    position = table_of_two()
    equals, strangers = Search(panel(2), glances=0.9), Search(panel(2), STRANGERS, 0.9)
    outcomes = []
    for search in (equals, strangers):
        search.begin(position)
        search.grow(20)
        outcomes.append(list(rehearsed(search, 8).totals))
    assert outcomes[0] != outcomes[1]


def rehearsals(monkeypatch: pytest.MonkeyPatch) -> list[Rehearsal]:
    """All that are held from now on."""
    held: list[Rehearsal] = []

    def hold(search: Search) -> Rehearsal:
        held.append(Rehearsal(search))
        return held[-1]

    monkeypatch.setattr(thinking, "Rehearsal", hold)
    return held


class Ticking:
    """A clock that moves by a millisecond whenever somebody looks at it, however fast the machine."""

    now = 0.0

    def perf_counter(self) -> float:
        self.now += 0.001
        return self.now


def test_the_champion_of_two_rehearses_when_it_has_time(monkeypatch: pytest.MonkeyPatch) -> None:
    held = rehearsals(monkeypatch)
    monkeypatch.setattr(thinking, "time", Ticking())
    state = table_of_two()
    view, legal = state.view(state.seat, True), state.legal()
    assert Champion(1, "150ms").choose(view, legal, Limits()) in legal
    assert held[0].count > 1
    for how in ("", "50"):
        Champion(1, how).choose(view, legal, Limits())
    state = table(3)
    Champion(1, "20ms").choose(state.view(state.seat, True), state.legal(), Limits())
    assert len(held) == 1


def test_what_is_settled_is_not_rehearsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of a game is searched through, and then the tree knows better."""
    held = rehearsals(monkeypatch)
    state = small_end(2, Seeded(1))
    step = best_step(network(2), state.view(state.seat, True), state.legal(), Limits(seconds=20.0), rehearsed=True)
    assert held[0].search.root.settled
    assert held[0].count == 0
    assert step == held[0].search.root.branches.steps[held[0].best()]
