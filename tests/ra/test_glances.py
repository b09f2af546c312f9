"""A search reckons with others who look less far: what it expects of them, and where it looks because of that."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from heliopolis.game import Limits
from heliopolis.ra import thinking
from heliopolis.ra.measures import GLANCES
from heliopolis.ra.position import AUCTION, Position
from heliopolis.ra.prospects import Prospects
from heliopolis.ra.search import Node, Search
from heliopolis.ra.state import State
from heliopolis.ra.thinking import AT_ONCE, best_step
from tests.ra.trees import looked_at, nodes, table, tree

LOOKS = 300
PLAYERS = [2, 3, 4, 5]


def own_choice(position: Position) -> int:
    """The number of the step that the seat to move takes at a glance when it thinks for itself."""
    return looked_at(Prospects(), position).best(position.seat)


def nodes_of_others(search: Search) -> list[Node]:
    return [node for node in nodes(search.root) if node.position.seat != search.root.position.seat]


@pytest.mark.parametrize("players", PLAYERS)
def test_others_are_expected_to_choose_at_a_glance_as_they_would_themselves(players: int) -> None:
    others = nodes_of_others(tree(table(players), LOOKS, glances=0.9))
    assert [node.branches.glanced for node in others] == [own_choice(node.position) for node in others]
    assert len({node.branches.steps[node.branches.glanced] for node in others}) > 1
    assert len(others) > 20


def test_nothing_is_expected_of_the_seat_that_thinks_or_of_others_who_look_as_far() -> None:
    wary, even = tree(table(3), LOOKS, glances=0.9), tree(table(3), LOOKS, glances=0.0)
    mine = [node for node in nodes(wary.root) if node.position.seat == wary.root.position.seat]
    assert {node.glances for node in [*mine, *nodes(even.root)]} == {0.0}
    assert {node.glances for node in nodes_of_others(wary)} == {0.9}


@pytest.mark.parametrize("glances", [0.25, 0.9])
def test_what_others_do_at_a_glance_gets_its_share_of_the_looks(glances: float) -> None:
    found = 0
    for node in nodes_of_others(tree(table(3), LOOKS, glances)):
        assert node.step_visits[node.branches.glanced] >= glances * node.visits - 1
        found += node.visits > 4
    assert found > 3


@pytest.mark.parametrize("players", PLAYERS)
def test_an_auction_is_looked_into_where_the_others_are_expected_to_bid(players: int) -> None:
    state = table(players)
    opener = state.seat
    state.apply(state.legal()[1])
    assert state.phase == AUCTION
    assert state.seat != opener
    expected = [suns_after(state, step) for step in state.legal()]
    search = tree(state, LOOKS, glances=0.9)
    seen = [child.position.face_up for child in search.root.children if child]
    assert seen
    assert all(suns in expected for suns in seen)
    everything = [child.position.face_up for child in tree(state, LOOKS, glances=0.0).root.children if child]
    assert len(everything) > len(seen)


def suns_after(auction: State, step: int) -> object:
    """Everybody's suns when an auction is over that goes on with this step and then with what others do at a glance."""
    state = auction.copy()
    state.apply(step)
    while state.phase == AUCTION:
        state.apply(state.legal()[own_choice(state)])
    return state.face_up


def test_only_who_looks_further_takes_the_others_to_look_less_far(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[float] = []

    def planted(judge: Prospects, alike: Sequence[float], glances: float) -> Search:
        told.append(glances)
        return Search(judge, alike, glances)

    state = table(3)
    monkeypatch.setattr(thinking, "Search", planted)
    for limits in (AT_ONCE, Limits(nodes=2), Limits(seconds=0.01)):
        best_step(Prospects(), state.view(state.seat, True), state.legal(), limits)
    assert told == [0.0, GLANCES, GLANCES]
