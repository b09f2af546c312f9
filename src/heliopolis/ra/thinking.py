"""A search within limits of time or of positions: the only place where a player of Ra looks at the clock."""

from __future__ import annotations

import time

from heliopolis.game import Limits
from heliopolis.ra.branches import Branches
from heliopolis.ra.judge import Judge
from heliopolis.ra.position import Position
from heliopolis.ra.search import Search
from heliopolis.ra.state import State
from heliopolis.ra.view import View, imagine

MOST_NODES = 100_000  # about 400 MB of tree; a search that has so many stops
AT_ONCE = Limits(nodes=1)  # one look ahead and no tree
CLOCK = 0.002  # seconds between two looks at the clock, about
EARLY = 0.005  # seconds to spare for what comes before and after the search


def best_step(judge: Judge, view: View, legal: list[int], limits: Limits) -> int:
    """The step that is worth most to the seat whose view it is, after as long a search as the limits allow."""
    if len(legal) == 1:
        return legal[0]
    state = State.__new__(State)
    state._clear()
    imagine(view, state)
    branches = think(judge, state, limits)
    return branches.steps[branches.best(state.seat)]


def think(judge: Judge, position: Position, limits: Limits) -> Branches:
    """What the legal steps of a position are worth after as long a search as the limits allow."""
    begun = time.perf_counter()
    search = Search(judge)
    search.begin(position)
    branches: Branches = search.root.branches
    most = MOST_NODES if limits.nodes is None else min(limits.nodes, MOST_NODES)
    if limits.seconds is None:
        search.grow(most - 1 if limits.nodes is not None else 0)
        return branches
    end = begun + limits.seconds - EARLY
    now, batch, done = time.perf_counter(), 1, 1
    while done < most and not search.root.settled and now + (now - begun) * batch / done < end:
        before = now
        batch = min(batch, most - done)
        search.grow(batch)
        done += batch
        now = time.perf_counter()
        if now - before < CLOCK:
            batch *= 2
        elif batch > 1:
            batch //= 2
    return branches
