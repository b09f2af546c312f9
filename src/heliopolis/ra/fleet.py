"""Many tables of Ra stepped in one call, for learning: the results lie in buffers that the caller sees.

A caller decides; everything else happens inside. Outcomes of chance are drawn by the generator of each table, forced
steps are taken, and where a game ends, its table begins the next one at once. Either every seat is the caller's, or
one seat of each table is, and the others play at random with some patience. Compiled, Python's lock is not held.
"""

from __future__ import annotations

from array import array
from typing import Any

from heliopolis.chance import Seeded
from heliopolis.ra.layout import ACTIONS, SEAT_SIZE, TABLE_SIZE
from heliopolis.ra.observation import address_of, write_at
from heliopolis.ra.playout import random_outcome, random_place, random_step
from heliopolis.ra.position import DEAL, DRAWING, OVER, Position
from heliopolis.ra.rules import apply, list_legal
from heliopolis.ra.scoring import winner
from heliopolis.ra.state import State
from heliopolis.ra.steps import DRAWN, parse

try:
    import cython
except ImportError:
    from heliopolis import withoutc as cython

ACTION_COUNT = len(ACTIONS)
STEP_OF = [parse(text) for text in ACTIONS]
ACTION_OF = [STEP_OF.index(step) if step in STEP_OF else -1 for step in range(DRAWN)]
MOST_LISTED = 32  # actions of one table: room enough, and a table's lie in one line of the cache
ALL_OURS = -1  # the patience of others where there are none


class Fleet:
    """Tables that are stepped together; ``buffers`` is where their results are written."""

    def __init__(self, start: State, buffers: Any, patience: int, open_scores: bool, by_points: bool) -> None:
        """``patience`` is that of the seats that are not the caller's, ``ALL_OURS`` where all are."""
        self.start = start.copy()
        self.players = start.players
        self.patience = patience
        self.open_scores = open_scores
        self.by_points = by_points
        self.luck = Seeded(0)
        self.bits = memoryview(buffers.bits)
        self.masks = memoryview(buffers.masks)
        self.rewards: Any = memoryview(buffers.rewards)
        self.done = memoryview(buffers.done)
        self.seats = memoryview(buffers.seats)
        self.observed = buffers.observations is not None
        self.row_size = TABLE_SIZE + start.players * SEAT_SIZE
        self.observations = memoryview(buffers.observations if self.observed else array("f", [0.0]))
        self.finals = memoryview(buffers.finals if self.observed else array("f", [0.0]))
        self.rows = address_of(self.observations)
        self.last_rows = address_of(self.finals)
        self.count = len(self.seats)
        self._make_room()

    def _make_room(self) -> None:
        """The tables, and what is remembered of each of them."""
        self._check_room()
        self.tables = [self.start.copy() for _ in range(self.count)]
        # Objects are counted by those who hold them, which needs Python's lock: compiled, these are addresses.
        self.places = array("Q", [id(table) for table in self.tables]) if cython.compiled else self.tables
        self.own = array("h", [0] * self.count)  # the seat of the caller, where the others are not
        self.counts = array("h", [0] * self.count)  # of legal actions; none before the first reset
        self.listed = array("h", [0] * self.count * MOST_LISTED)  # the legal actions, table by table
        self.told = array("h", [0] * self.count * self.players)  # the scores that rewards were last given for
        self.epochs = array("h", [0] * self.count)  # the epoch that was under way then

    def _check_room(self) -> None:
        """Raise ``ValueError`` unless every buffer is as long as the tables need."""
        rows = self.count * self.row_size if self.observed else 1
        lengths = (
            (len(self.bits), self.count),
            (len(self.masks), self.count * ACTION_COUNT),
            (len(self.rewards), self.count * self.players),
            (len(self.done), self.count),
            (len(self.observations), rows),
            (len(self.finals), rows),
        )
        for found, needed in lengths:
            if found != needed or not needed:
                raise ValueError(f"a buffer has {found} places and needs {needed}")

    def reset(self) -> None:
        """Begin a new game at every table, each with the generator whose state lies in ``bits``."""
        luck = self.luck
        with cython.nogil:
            for i in range(self.count):
                place = self.places[i]
                self._reset_table(cython.cast(Position, cython.cast("void*", place)), luck, i)

    def step(self, actions: Any) -> int:
        """Take an action at every table; where one is illegal, take none and tell the number of that table, else -1."""
        if len(actions) != self.count:
            raise ValueError(f"there are {len(actions)} actions for {self.count} tables")
        luck = self.luck
        with cython.nogil:
            wrong = self._first_illegal(actions)
            if wrong < 0:
                for i in range(self.count):
                    place = self.places[i]
                    step = STEP_OF[actions[i]]
                    self._step_table(cython.cast(Position, cython.cast("void*", place)), luck, i, step)
        return wrong

    def sample(self, actions: Any, luck: Seeded, patience: int) -> None:
        """Choose an action at every table: any legal one, or the quietest with the chance ``patience`` / 256."""
        if len(actions) != self.count:
            raise ValueError(f"there are {len(actions)} actions for {self.count} tables")
        with cython.nogil:
            for i in range(self.count):
                actions[i] = self.listed[i * MOST_LISTED + random_place(luck, patience, self.counts[i])]

    def state(self, table: int) -> State:
        """The game at a table as it stands, independent of it."""
        found: State = self.tables[table].copy()
        return found

    def _first_illegal(self, actions: Any) -> int:
        for i in range(self.count):
            if not self._is_legal(i, actions[i]):
                return i
        return -1

    def _is_legal(self, i: int, action: int) -> bool:
        """Whether the action is among those that the caller was told of."""
        found = False
        for at in range(i * MOST_LISTED, i * MOST_LISTED + self.counts[i]):
            found = found or self.listed[at] == action
        return found

    def _reset_table(self, position: Position, luck: Seeded, i: int) -> None:
        luck.bits = self.bits[i]
        self._forget(i)
        self._begin(position, luck, i)
        self._go_on(position, luck, i)
        self.bits[i] = luck.bits

    def _step_table(self, position: Position, luck: Seeded, i: int, step: int) -> None:
        luck.bits = self.bits[i]
        self._forget(i)
        apply(position, step)
        self._go_on(position, luck, i)
        self.bits[i] = luck.bits

    def _forget(self, i: int) -> None:
        """No reward so far, nothing done, and nothing legal."""
        for at in range(i * MOST_LISTED, i * MOST_LISTED + self.counts[i]):
            self.masks[i * ACTION_COUNT + self.listed[at]] = 0
        self.done[i] = 0
        for at in range(i * self.players, (i + 1) * self.players):
            self.rewards[at] = 0

    def _begin(self, position: Position, luck: Seeded, i: int) -> None:
        """A new game; where the others are not the caller's, any seat may become it."""
        position.take_from(self.start)
        self.epochs[i] = position.epoch
        for seat in range(self.players):
            self.told[i * self.players + seat] = position.scores_now[seat]
        if self.patience >= 0:
            self.own[i] = luck.below(self.players)

    def _go_on(self, position: Position, luck: Seeded, i: int) -> None:
        """Play on to the next decision of the caller, and write down how the table then stands."""
        while True:
            phase = position.phase
            if phase == OVER:
                self._finish(position, i)
                self._begin(position, luck, i)
            elif phase in (DRAWING, DEAL):
                apply(position, random_outcome(position, luck))
            else:
                count = list_legal(position)
                if count > 1 and (self.patience < 0 or position.seat == self.own[i]):
                    break
                apply(position, random_step(position, luck, self.patience, count))
        if self.by_points and position.epoch != self.epochs[i]:
            self._reward_points(position, i)
        self._write(position, i, count)

    def _write(self, position: Position, i: int, count: int) -> None:
        self.counts[i] = count
        self.seats[i] = position.seat
        for choice in range(count):
            action = ACTION_OF[position.choices[choice]]
            self.listed[i * MOST_LISTED + choice] = action
            self.masks[i * ACTION_COUNT + action] = 1
        if self.observed:
            write_at(position, position.seat, self.open_scores, self.rows, i * self.row_size)

    def _finish(self, position: Position, i: int) -> None:
        """The end of a game: rewards, and the table as it was left."""
        self.done[i] = 1
        if self.by_points:
            self._reward_points(position, i)
        else:
            self._reward_winner(position, i)
        if self.observed:
            viewer = self.own[i] if self.patience >= 0 else self.seats[i]
            write_at(position, viewer, self.open_scores, self.last_rows, i * self.row_size)

    def _reward_winner(self, position: Position, i: int) -> None:
        """One for the winner, paid by the others in equal parts."""
        won = winner(position)
        share = 1.0 / (self.players - 1)
        for seat in range(self.players):
            self.rewards[i * self.players + seat] += 1.0 if seat == won else -share

    def _reward_points(self, position: Position, i: int) -> None:
        """How many points a seat has gained since it was last told, less what the others have on average."""
        total = 0
        for seat in range(self.players):
            total += position.scores_now[seat] - self.told[i * self.players + seat]
        for seat in range(self.players):
            at = i * self.players + seat
            gained = position.scores_now[seat] - self.told[at]
            self.rewards[at] += gained - (total - gained) * (1.0 / (self.players - 1))
            self.told[at] = position.scores_now[seat]
        self.epochs[i] = position.epoch
