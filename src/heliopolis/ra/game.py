"""Ra as a game of the contract: set-up, notation, views; the rules are in ``rules.py``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from heliopolis.chance import Seeded
from heliopolis.game import IllegalStep, Maker, plain
from heliopolis.ra import editions, playout, reasons, steps
from heliopolis.ra.champion import Champion
from heliopolis.ra.greedy import Greedy
from heliopolis.ra.pupil import Pupil
from heliopolis.ra.searcher import Searcher
from heliopolis.ra.state import State, imagined
from heliopolis.ra.view import View
from heliopolis.tally import Tally


class Ra:
    """The auction game of gods, suns and three epochs, for two to five players."""

    name = "ra"
    editions: Mapping[str, range] = {name: edition.players for name, edition in editions.EDITIONS.items()}
    players: Mapping[str, Maker] = {
        "pupil": plain("pupil", Pupil),
        "greedy": plain("greedy", Greedy),
        "search": Searcher,
        "champion": Champion,
    }
    levels: Mapping[str, str] = {
        "pupil": "pupil",
        "scribe": "greedy",
        "priest": "search:1",
        "vizier": "champion",
        "pharaoh": "champion:1s",
    }

    def options(self, players: int) -> Mapping[str, Sequence[str]]:
        """Every option for so many players with its values, the default first."""
        return editions.option_values(players)

    def start(self, players: int, edition: str | None = None, options: Mapping[str, str] | None = None) -> State:
        """A new game before the suns are dealt; raises ``BadSetup``."""
        return State(editions.setup(players, edition or editions.DEFAULT_EDITION, options))

    def text(self, step: int) -> str:
        """A step as a record has it; the inverse of ``parse``."""
        return steps.text(step)

    def parse(self, text: str) -> int:
        """The step that a text means; raises ``BadNotation``."""
        return steps.parse(text)

    def is_chance(self, step: int) -> bool:
        """Whether the step is an outcome of chance."""
        return steps.is_chance(step)

    def why_not(self, state: State, step: int) -> IllegalStep:
        """The reason why an illegal step is not legal."""
        return reasons.why_not(state, step)

    # Of 256; a patient player takes the quiet step four times in five without a look at the others.
    patience: Mapping[str, int] = {"random": 0, "patient": 205}

    def playouts(self, start: State, luck: Seeded, patience: int, games: int, tally: Tally) -> None:
        """Play games at random from ``start`` in the compiled core."""
        playout.playouts(start, luck, patience, games, tally)

    def imagine(self, view: View, luck: Seeded) -> State:
        """A full state that the view allows."""
        return imagined(view)


GAME = Ra()
