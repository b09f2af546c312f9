"""A search within limits of time or of positions: the only place where a player of Ra looks at the clock."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt

from heliopolis.game import Limits
from heliopolis.ra.branches import Branches
from heliopolis.ra.judge import Judge
from heliopolis.ra.measures import GLANCES
from heliopolis.ra.position import Position
from heliopolis.ra.rehearsal import Rehearsal
from heliopolis.ra.search import ALL_EQUAL, Search
from heliopolis.ra.state import imagined
from heliopolis.ra.view import View

MOST_NODES = 100_000  # about 400 MB of tree; a search that has so many stops
AT_ONCE = Limits(nodes=1)  # at a glance: one look ahead and no tree
CLOCK = 0.002  # seconds between two looks at the clock, about
EARLY = 0.005  # seconds to spare for what comes before and after the search


def is_glance(limits: Limits) -> bool:
    """Whether there is no room for more than one look ahead."""
    return limits.nodes == AT_ONCE.nodes


def best_step(
    judge: Judge,
    view: View,
    legal: list[int],
    limits: Limits,
    alike: Sequence[float] = ALL_EQUAL,
    rehearsed: bool = False,
) -> int:
    """The step that is worth most to the seat whose view it is, after as long a search as the limits allow.

    With ``rehearsed``, half of a time without a limit of positions is kept for steps that a search finds nearly equal.
    """
    begun = time.perf_counter()
    if len(legal) == 1:
        return legal[0]
    search = Search(judge, alike, 0.0 if is_glance(limits) else GLANCES)
    seconds = limits.seconds if rehearsed and limits.nodes is None else None
    _grow(search, imagined(view), replace(limits, seconds=seconds / 2) if seconds else limits, begun, hasty=True)
    branches: Branches = search.root.branches
    best = _rehearse(search, begun, seconds - EARLY) if seconds else branches.best(search.root.position.seat)
    return branches.steps[best]


def think(
    judge: Judge,
    position: Position,
    limits: Limits,
    alike: Sequence[float] = ALL_EQUAL,
    glances: float = 0.0,
    hasty: bool = False,
) -> Branches:
    """What the legal steps of a position are worth after as long a search as the limits allow.

    ``alike`` says how much each of the others is taken to play like the seat to move, and ``glances`` how often they
    do what seems best at a glance. With ``hasty`` the search ends early when a short one has made the choice clear.
    """
    search = Search(judge, alike, glances)
    _grow(search, position, limits, time.perf_counter(), hasty)
    branches: Branches = search.root.branches
    return branches


def _rehearse(search: Search, begun: float, seconds: float) -> int:
    """The number of the best step, after as many rehearsals as there is time for."""
    rehearsal = Rehearsal(search)
    now = time.perf_counter()
    longest = rehearsal.looks() * (now - begun) / search.nodes  # of one rehearsal, as far as the tree can tell
    while not (search.root.settled or rehearsal.is_clear()) and now + longest < begun + seconds:
        rehearsal.again()
        before, now = now, time.perf_counter()
        longest = max(longest, now - before)
    return rehearsal.best()


def _grow(search: Search, position: Position, limits: Limits, begun: float, hasty: bool) -> None:
    search.begin(position)
    most = min(limits.nodes or MOST_NODES, MOST_NODES)
    if limits.seconds is not None:
        _grow_by_time(search, limits.seconds - EARLY, begun, most, hasty)
    elif limits.nodes is not None and most > 1:
        _grow_by_nodes(search, most, hasty)


def _grow_by_nodes(search: Search, most: int, hasty: bool) -> None:
    done = 1
    while done < most and not (hasty and _is_clear(search, done)):
        batch = min(done, most - done)
        search.grow(batch)
        done += batch


def _grow_by_time(search: Search, seconds: float, begun: float, most: int, hasty: bool) -> None:
    now, batch, done, glance = time.perf_counter(), 1, 1, 1
    while done < most and not search.root.settled and now + (now - begun) * batch / done < begun + seconds:
        if hasty and done >= glance:
            glance = 2 * done
            if _is_clear(search, done):
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


def _is_clear(search: Search, looks: int) -> bool:
    """Whether one step is so far ahead that a longer search will hardly change the choice.

    The more looks a tree has, the less its values move. Of 250 positions of three players, searches of the network with
    2,048 looks that ended at a third of the lead asked for now had a tenth of the looks and made another choice in
    four; it cost less than a hundredth of a chance.
    """
    branches, seat = search.root.branches, search.root.position.seat
    worths = sorted(branches.step_utility(i, seat) for i in range(branches.count))
    return len(worths) < 2 or worths[-1] - worths[-2] > search.judge.clear / sqrt(looks)
