"""One game being played: whose step it is, what chance does by itself, and what may be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from heliopolis.chance import Chance
from heliopolis.game import CHANCE, Game, IllegalStep, check, game
from heliopolis.record import Record


class Match:
    """A game under way: the record so far, the state it leads to, and the chance that draws for it.

    Outcomes of chance that were taken back come again in the same order, so that undoing never changes luck.
    """

    def __init__(self, record: Record, chance: Chance) -> None:
        """Go on from where ``record`` ends; raises ``BadSetup`` or ``IllegalStep`` if it does not replay."""
        self.game: Game = game(record.game)
        self.chance = chance
        self._header = record
        self._taken_back: list[int] = []
        self._replay(record.steps)

    @property
    def record(self) -> Record:
        """The game so far; with its result once it is over."""
        result = tuple(self.state.scores()) if self.over else None
        return replace(self._header, steps=tuple(self.steps), result=result)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.actor is None

    def step(self, step: int) -> None:
        """Take a step of the player to move; raises ``IllegalStep`` and changes nothing if it is not legal."""
        if self.state.actor == CHANCE:
            raise IllegalStep("error-chance-moves", found=self.game.text(step))
        check(self.game, self.state, step)
        self._apply(step)

    def draw(self) -> int:
        """Let chance take its step, and say which it was."""
        odds = self.state.odds()
        outcome = self._taken_back.pop() if self._taken_back and odds else self.chance.pick(odds)
        self._apply(outcome)
        return outcome

    def own_undo(self, seat: int) -> int | None:
        """How long the record is after ``seat`` takes back its last step; None when it may not.

        A step may be taken back by its owner alone while nothing has been drawn or decided since.
        """
        last = len(self.steps) - 1
        return last if last >= 0 and self.actors[last] == seat else None

    def common_undo(self, seats: Sequence[int]) -> int | None:
        """How long the record is after all agree to go back to the last real choice of one of ``seats``."""
        for length in range(len(self.steps) - 1, -1, -1):
            if self.actors[length] in seats and self.choices[length] > 1:
                return length
        return None

    def undo_to(self, length: int) -> None:
        """Go back to the first ``length`` steps."""
        undone = self.steps[length:]
        outcomes = [step for step in undone if self.game.is_chance(step)]
        self._taken_back += reversed(outcomes)
        self._replay(self.steps[:length])

    def _replay(self, steps: Sequence[int]) -> None:
        self.state: Any = self._header.start()
        self.steps: list[int] = []
        self.actors: list[int] = []  # who took each step
        self.choices: list[int] = []  # among how many
        for step in steps:
            check(self.game, self.state, step)
            self._apply(step)

    def _apply(self, step: int) -> None:
        actor = self.state.actor
        self.actors.append(actor)
        self.choices.append(len(self.state.legal()) if actor != CHANCE else 1)
        self.state.apply(step)
        self.steps.append(step)
