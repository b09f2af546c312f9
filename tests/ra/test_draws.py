"""How a search looks into a draw: few tiles at first, and what that changes is expected of the others too."""

from __future__ import annotations

from math import sqrt

import pytest

from heliopolis.ra.branches import Branches
from heliopolis.ra.measures import CAUTION, NO_LEAF, WIDTH
from heliopolis.ra.pieces import KINDS, MOST_SEATS, RA
from heliopolis.ra.prospects import Prospects
from heliopolis.ra.search import Node
from heliopolis.ra.steps import DRAW
from tests.ra.trees import looked_at, nodes, table, tree

PLAYERS = [2, 3, 4, 5]


def tiles(branches: Branches) -> list[int]:
    """All that can be drawn but Ra."""
    return [tile for tile in range(KINDS) if tile != RA and branches.draw_weights[tile]]


def looked_into(node: Node) -> list[int]:
    return [tile for tile in tiles(node.branches) if node.children[node.branches.draw_leaves[tile]]]


def average(branches: Branches, seat: int, wins: bool) -> float:
    """Over all tiles, each as it stands."""
    worth = branches.tile_wins if wins else branches.tile_scores
    weights = [branches.draw_weights[tile] for tile in range(KINDS)]
    return sum(weight * worth(tile, seat) for tile, weight in enumerate(weights) if weight) / sum(weights)


@pytest.mark.parametrize("wins", [True, False])
@pytest.mark.parametrize("looks", [0, 10, 60, 400])
@pytest.mark.parametrize("players", PLAYERS)
def test_what_looks_have_changed_is_expected_of_the_other_tiles_too(players: int, looks: int, wins: bool) -> None:
    state = table(players)
    root, told = tree(state, looks).root, looked_at(Prospects(), state)
    branches, seen = root.branches, looked_into(root)
    weight = branches.draw_weights
    unseen = [tile for tile in tiles(branches) if tile not in seen]
    name = "wins" if wins else "scores"
    for seat in range(players):
        expected = average(branches, seat, wins)
        if seen:
            ats = {tile: branches.draw_leaves[tile] * MOST_SEATS + seat for tile in seen}
            now, before = getattr(branches, f"leaf_{name}"), getattr(told, f"leaf_{name}")
            change = sum(weight[tile] * (now[at] - before[at]) for tile, at in ats.items())
            shown = len(seen) / (len(seen) + CAUTION)
            share = sum(weight[tile] for tile in unseen) / sum(weight)
            expected += share * shown * change / sum(weight[tile] for tile in seen)
        assert getattr(branches, f"step_{name}")[seat] == pytest.approx(expected, abs=1e-4)


def test_a_change_that_some_tiles_show_moves_the_whole_draw() -> None:
    root = tree(table(3), 60).root
    assert looked_into(root)
    assert len(looked_into(root)) < len(tiles(root.branches))
    moved = [abs(root.branches.step_wins[seat] - average(root.branches, seat, wins=True)) for seat in range(3)]
    assert max(moved) > 1e-4


@pytest.mark.parametrize("players", PLAYERS)
def test_few_tiles_are_looked_into_at_first_and_more_with_time(players: int) -> None:
    opened = []
    for looks in (1, 30, 300, 3000):
        found = [node for node in nodes(tree(table(players), looks).root) if node.branches.steps[0] == DRAW]
        for node in found:
            most = 2 + WIDTH * sqrt(1 + node.step_visits[0])  # one more, and Ra
            assert len(looked_into(node)) <= most
        opened.append(len(looked_into(found[0])))
    assert opened == sorted(opened)
    assert opened[-1] > opened[1]


def test_the_likeliest_tiles_are_looked_into_first() -> None:
    root = tree(table(3), 60).root
    seen = looked_into(root)
    weight = root.branches.draw_weights
    unseen = [tile for tile in tiles(root.branches) if tile not in seen]
    assert min(weight[tile] for tile in seen) >= max(weight[tile] for tile in unseen)
    assert root.branches.draw_leaves[RA] == NO_LEAF
