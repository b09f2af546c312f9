"""A game of Ra as everything outside this folder sees it: the contract of ``heliopolis.game`` over the rules."""

from __future__ import annotations

from typing import Any

from heliopolis.game import CHANCE, IllegalStep
from heliopolis.ra import sheet
from heliopolis.ra import view as views
from heliopolis.ra.editions import Setup
from heliopolis.ra.pieces import KINDS
from heliopolis.ra.position import DEAL, DRAWING, OVER, Position
from heliopolis.ra.rules import apply, list_legal
from heliopolis.ra.scoring import winner
from heliopolis.ra.steps import DEALT, DISCARD, DONE, DRAW, DRAWN, GOD_FOR, PASS, STEPS

# By phase, from DEAL to OVER: the first step of its kind, and the one after the last.
FIRST = (DEALT, DRAW, DRAWN, PASS, GOD_FOR, DISCARD, 0)
END = (STEPS, DONE, DEALT, DISCARD, DONE + 1, DRAWN, 0)


class State(Position):
    """A game of Ra at one moment, and the steps that led to it."""

    __slots__ = ("setup", "taken")

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.setup: Setup | None = setup  # None where nobody knows how the game began
        self.taken = bytearray()  # the steps so far; no part of how the table stands

    @property
    def actor(self) -> int | None:
        """The seat that has the move, ``CHANCE``, or None when the game is over."""
        if self.phase in (DRAWING, DEAL):
            return CHANCE
        if self.phase == OVER:
            return None
        return self.seat

    def legal(self) -> list[int]:
        """Every step that the actor may take; the possible outcomes where chance has the move."""
        count = list_legal(self)
        choices = self.choices
        return [choices[i] for i in range(count)]

    def odds(self) -> list[tuple[int, int]]:
        """Where chance has the move: every outcome with its weight. S1: groups alike; T2: tiles alike."""
        if self.phase == DRAWING:
            bag = self.bag
            return [(DRAWN + tile, bag[tile]) for tile in range(KINDS) if bag[tile]]
        if self.phase == DEAL:
            return [(step, 1) for step in self.legal()]
        return []

    def apply(self, step: int) -> None:
        """Take a step in place. Only its kind is checked: ``heliopolis.game.check`` what comes from outside."""
        phase = self.phase
        if not FIRST[phase] <= step < END[phase]:
            raise IllegalStep("error-wrong-kind", found=step)
        self.taken.append(step)
        apply(self, step)

    def scores(self) -> list[int]:
        """The points of every seat so far."""
        return [self.scores_now[seat] for seat in range(self.players)]

    def winners(self) -> list[int]:
        """P9: the seat that has won; empty before the end."""
        return [winner(self)] if self.phase == OVER else []

    def copy(self) -> State:
        """The same position, independent of this one."""
        twin = State.__new__(State)
        twin._make_room()
        twin.take_from(self)
        twin.setup = self.setup
        twin.taken = bytearray(self.taken)
        return twin

    def view(self, seat: int | None, open_scores: bool = False) -> views.View:
        """What a seat may see; a spectator for None."""
        return views.view(self, seat, open_scores)

    def as_dict(self) -> dict[str, Any]:
        """The whole position as plain data, for JSON."""
        return views.as_dict(views.view(self, None, True))

    def course(self) -> dict[str, Any]:
        """The epoch under way and the points of those scored, as plain data, for JSON."""
        epochs = [[row.as_dict() for row in epoch] for epoch in sheet.rows(self)]
        return {"epoch": self.epoch, "epochs": epochs}

    def __eq__(self, other: object) -> bool:
        """Whether two games stand alike in every field, whatever led there."""
        return isinstance(other, State) and fields(self) == fields(other)

    __hash__ = None  # type: ignore[assignment]  # it changes in place


def imagined(view: views.View) -> State:
    """A full game that a view allows; hidden scores are taken to equal the viewer's own."""
    state = State.__new__(State)
    state._clear()
    views.imagine(view, state)
    state.setup = view.past.setup if view.past else None
    state.taken = bytearray(view.past.steps if view.past else b"")
    return state


FIELDS = tuple(name for name in Position.__slots__ if name != "choices")


def fields(position: Position) -> tuple[Any, ...]:
    """Every field of a position by value, in one comparable tuple."""
    return tuple(getattr(position, name) for name in FIELDS)
