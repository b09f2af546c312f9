"""The legal steps as a menu, and the step that somebody's answer means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.columns import Columns
from rich.text import Text

from heliopolis.game import BadNotation, Game, State, check
from heliopolis.locales import Catalogue


@dataclass(frozen=True, slots=True)
class Option:
    """One line of the menu."""

    key: str  # what to type for it
    other: str  # a letter that does the same, if there is one
    label: str


class Menu:
    """What the player to move may do, with a key for each step.

    Steps are numbered from 1, unless the game's own keys are numbers: an offer of 9 must never be taken for the
    ninth line. Then they come in the order of those numbers.
    """

    def __init__(self, game: Game, screen: Any, state: State, say: Catalogue) -> None:
        self.game = game
        self.state = state
        legal = state.legal()
        keys = {step: screen.keys(step, say) for step in legal}
        numbered = not any(key.isdecimal() for step in legal for key in keys[step])
        self._steps = {key.casefold(): step for step in legal for key in keys[step]}
        self.options = []
        for number, step in enumerate(legal, start=1):
            first = keys[step][0]
            if numbered:
                self._steps[str(number)] = step
                letter = first if len(first) == 1 else ""
                self.options.append(Option(str(number), letter, screen.label(step, say)))
            else:
                self.options.append(Option(first, "", screen.label(step, say)))
        if not numbered:
            self.options.sort(key=lambda option: int(option.key) if option.key.isdecimal() else 0)

    def step(self, answer: str) -> int | None:
        """The step that an answer means, None if it means none; raises ``IllegalStep`` for one not allowed here."""
        if answer.casefold() in self._steps:
            return self._steps[answer.casefold()]
        try:
            step = self.game.parse(answer)
        except BadNotation:
            return None
        check(self.game, self.state, step)
        return step

    def __rich__(self) -> Columns:
        """The menu as it is shown."""
        return Columns([_line(option) for option in self.options], padding=(0, 2))


def _line(option: Option) -> Text:
    line = Text.assemble(" ", (option.key, "bold"), "  ", option.label)
    return line.append(f" ({option.other})", "dim") if option.other else line
