"""A match as a server plays it: what a step will bring is worked out first, saved, and only then taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from heliopolis.chance import Chance
from heliopolis.game import CHANCE, IllegalStep, check, part
from heliopolis.match import Match
from heliopolis.record import Record

NO_PLANS: Mapping[int, str] = {}


@dataclass(frozen=True, slots=True)
class Sequel:
    """Steps that will follow each other without anybody having to decide, and who decides then."""

    steps: tuple[tuple[int, int], ...]  # each with its actor before it
    turn: int | None


class Play(Match):
    """A match whose steps come from a log, or are to go there before they are taken.

    ``plans`` are what seats want done in advance, by seat; they end with what they are for, such as an auction.
    """

    def __init__(self, record: Record, chance: Chance) -> None:
        super().__init__(record, chance)
        self.advance: Any = part(record.game, "plans")

    def sequel(self, step: int, plans: Mapping[int, str] = NO_PLANS) -> Sequel:
        """What a step of the player to move brings, with all that chance, the rules and plans decide after it.

        Nothing is taken yet. Raises ``IllegalStep``.
        """
        if self.state.actor == CHANCE:
            raise IllegalStep("error-chance-moves", found=self.game.text(step))
        check(self.game, self.state, step)
        return self._follow(step, plans)

    def opening(self, steps: Sequence[int] = ()) -> Sequel:
        """These steps as the beginning of a game, and what comes after them; raises ``IllegalStep``."""
        begun = Play(replace(self.record, steps=tuple(steps)), self.chance)
        after = begun.inevitable()
        return Sequel((*zip(begun.actors, begun.steps, strict=True), *after.steps), after.turn)

    def inevitable(self, plans: Mapping[int, str] = NO_PLANS) -> Sequel:
        """What comes before anybody has to decide."""
        return self._follow(None, plans)

    def _follow(self, first: int | None, plans: Mapping[int, str]) -> Sequel:
        state = self.state.copy()
        taken_back = list(self._taken_back)
        steps: list[tuple[int, int]] = []
        step = self._next(state, taken_back, plans) if first is None else first
        while step is not None:
            steps.append((state.actor, step))
            was_on = self.advance.on(state)
            state.apply(step)
            if was_on and not self.advance.on(state):
                plans = NO_PLANS
            step = self._next(state, taken_back, plans)
        return Sequel(tuple(steps), state.actor)

    def _next(self, state: Any, taken_back: list[int], plans: Mapping[int, str]) -> int | None:
        """The step that comes without anybody's decision, if one does."""
        actor = state.actor
        if actor is None:
            return None
        if actor == CHANCE:  # what was taken back comes again in the same order
            return taken_back.pop() if taken_back else self.chance.pick(state.odds())
        legal: list[int] = state.legal()
        if len(legal) == 1:
            return legal[0]
        return self.advance.planned(plans[actor], state.view(actor), legal) if actor in plans else None

    def take(self, step: int) -> None:
        """Take the next step of the log, chance or not; raises ``IllegalStep`` where it does not fit."""
        check(self.game, self.state, step)
        if self.state.actor == CHANCE and self._taken_back:
            self._taken_back.pop()
        self._apply(step)

    def own_undo(self, seat: int) -> int | None:
        """How long the record is after ``seat`` takes back its last choice; None when it may not.

        Nothing may have been drawn or decided since; what the rules forced does not count as decided.
        """
        if self.over:
            return None
        for length in range(len(self.steps) - 1, -1, -1):
            if self.actors[length] == CHANCE:
                return None
            if self.choices[length] > 1:
                return length if self.actors[length] == seat else None
        return None
