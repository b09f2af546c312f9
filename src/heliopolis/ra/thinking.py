"""A search within limits of time or of positions: the only place where a player of Ra looks at the clock."""

from __future__ import annotations

import time

from heliopolis.game import Limits
from heliopolis.ra.branches import Branches
from heliopolis.ra.judge import Judge
from heliopolis.ra.position import Position
from heliopolis.ra.search import Search
from heliopolis.ra.state import imagined
from heliopolis.ra.view import View

MOST_NODES = 100_000  # about 400 MB of tree; a search that has so many stops
AT_ONCE = Limits(nodes=1)  # one look ahead and no tree
CLOCK = 0.002  # seconds between two looks at the clock, about
EARLY = 0.005  # seconds to spare for what comes before and after the search
GLANCE = 0.125  # the share of the limits after which a clear choice is taken
CLEAR = 0.1  # of a chance to win: the lead of the best step over the second that makes the choice clear


def best_step(judge: Judge, view: View, legal: list[int], limits: Limits) -> int:
    """The step that is worth most to the seat whose view it is, after as long a search as the limits allow."""
    if len(legal) == 1:
        return legal[0]
    state = imagined(view)
    branches = think(judge, state, limits, hasty=True)
    return branches.steps[branches.best(state.seat)]


def think(judge: Judge, position: Position, limits: Limits, hasty: bool = False) -> Branches:
    """What the legal steps of a position are worth after as long a search as the limits allow.

    With ``hasty`` the search ends early when a short one has made the choice clear.
    """
    begun = time.perf_counter()
    search = Search(judge)
    search.begin(position)
    branches: Branches = search.root.branches
    most = min(limits.nodes or MOST_NODES, MOST_NODES)
    if limits.seconds is not None:
        _grow_by_time(search, limits.seconds - EARLY, begun, most, hasty)
    elif limits.nodes is not None and most > 1:
        _grow_by_nodes(search, most, hasty)
    return branches


def _grow_by_nodes(search: Search, most: int, hasty: bool) -> None:
    glance = int(GLANCE * most)
    search.grow(glance)
    if not (hasty and _is_clear(search)):
        search.grow(most - 1 - glance)


def _grow_by_time(search: Search, seconds: float, begun: float, most: int, hasty: bool) -> None:
    now, batch, done, glanced = time.perf_counter(), 1, 1, False
    while done < most and not search.root.settled and now + (now - begun) * batch / done < begun + seconds:
        if not glanced and now > begun + GLANCE * seconds:
            glanced = True
            if hasty and _is_clear(search):
                return
        before = now
        batch = min(batch, most - done)
        search.grow(batch)
        done += batch
        now = time.perf_counter()
        if now - before < CLOCK:
            batch *= 2
        elif batch > 1:
            batch //= 2


def _is_clear(search: Search) -> bool:
    """Whether one step is so much better than all others that a longer search will hardly change the choice."""
    branches, seat = search.root.branches, search.root.position.seat
    worths = sorted(branches.step_utility(i, seat) for i in range(branches.count))
    return len(worths) < 2 or worths[-1] - worths[-2] > CLEAR
