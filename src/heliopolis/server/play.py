"""A match as a server plays it: what a step will bring is planned first, saved, and only then taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from heliopolis.game import CHANCE, IllegalStep, check
from heliopolis.match import Match


@dataclass(frozen=True, slots=True)
class Plan:
    """Steps that will follow each other without anybody having to decide, and who decides then."""

    steps: tuple[tuple[int, int], ...]  # each with its actor before it
    turn: int | None


class Play(Match):
    """A match whose steps come from a log, or are to go there before they are taken."""

    def plan(self, step: int) -> Plan:
        """What a step of the player to move brings, with all that chance and the rules alone decide after it.

        Nothing is taken yet. Raises ``IllegalStep``.
        """
        if self.state.actor == CHANCE:
            raise IllegalStep("error-chance-moves", found=self.game.text(step))
        check(self.game, self.state, step)
        return self._follow(step)

    def opening(self) -> Plan:
        """What comes before anybody decides."""
        return self._follow(None)

    def _follow(self, first: int | None) -> Plan:
        state = self.state.copy()
        taken_back = list(self._taken_back)
        steps: list[tuple[int, int]] = []
        step = self._inevitable(state, taken_back) if first is None else first
        while step is not None:
            steps.append((state.actor, step))
            state.apply(step)
            step = self._inevitable(state, taken_back)
        return Plan(tuple(steps), state.actor)

    def _inevitable(self, state: Any, taken_back: list[int]) -> int | None:
        """The step that comes without anybody's decision, if one does."""
        if state.actor is None:
            return None
        if state.actor == CHANCE:  # what was taken back comes again in the same order
            return taken_back.pop() if taken_back else self.chance.pick(state.odds())
        legal: list[int] = state.legal()
        return legal[0] if len(legal) == 1 else None

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
