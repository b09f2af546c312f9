"""A table a few tiles into its first epoch, and trees that grow from it."""

from __future__ import annotations

from collections.abc import Iterator

from heliopolis.ra.branches import Branches
from heliopolis.ra.judge import Judge
from heliopolis.ra.lookahead import Lookahead
from heliopolis.ra.position import Position
from heliopolis.ra.prospects import Prospects
from heliopolis.ra.search import ALL_EQUAL, Node, Search
from heliopolis.ra.state import State
from tests.ra.games import draws, play


def table(players: int) -> State:
    """Somebody's turn, with something to bid for."""
    return play(draws("nile pharaoh gold astronomy"), players)


def looked_at(judge: Judge, position: Position, glances: float = 0.0) -> Branches:
    """One look ahead, as the seat to move sees it that takes the others for equals."""
    look, branches = Lookahead(judge), Branches()
    look.bidding.glances = glances
    look.suppose(position.seat, ALL_EQUAL)
    look.look(position, branches)
    return branches


def tree(position: Position, looks: int, glances: float = 0.0, judge: Judge | None = None) -> Search:
    """A search that has looked ahead so many times, with hand-written values unless another judges."""
    search = Search(judge or Prospects(), ALL_EQUAL, glances)
    search.begin(position)
    search.grow(looks)
    return search


def nodes(node: Node) -> Iterator[Node]:
    """The node and all below it."""
    yield node
    for child in node.children:
        if child:
            yield from nodes(child)
