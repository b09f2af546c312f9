"""A game's states and steps as NumPy arrays: the same numbers in every environment."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

import numpy as np
import numpy.typing as npt

from heliopolis.chance import Seeded
from heliopolis.game import CHANCE, DEFAULT_GAME, GAMES, State, game, part

Row = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

EPISODE = 2**63  # seeds of single games are below this


class Coding:
    """One set-up of a game with its actions and observations; ``open_scores`` shows everybody's points."""

    def __init__(
        self,
        name: str = DEFAULT_GAME,
        players: int = 3,
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
        open_scores: bool = False,
    ) -> None:
        self.game = game(name)
        self.encode = part(name, "encode")
        self.players = players
        self.edition = edition or next(iter(self.game.editions))
        self.options = dict(options or {})
        self.open_scores = open_scores
        self.steps = [self.game.parse(text) for text in self.encode.ACTIONS]  # by action
        self.actions = {step: action for action, step in enumerate(self.steps)}
        self.outcomes = [self.game.parse(text) for text in self.encode.OUTCOMES]  # of chance
        self.size: int = self.encode.size(players)
        self.start()  # raises BadSetup now rather than at the first reset

    def __deepcopy__(self, memo: dict[int, Any]) -> Coding:
        return self  # nothing in it ever changes

    def __reduce__(self) -> tuple[Any, ...]:
        return Coding, (self.game.name, self.players, self.edition, self.options, self.open_scores)

    def start(self) -> Any:
        """A new game."""
        return self.game.start(self.players, self.edition, self.options)

    def highest(self) -> Row:
        """The highest number that can stand at each place of an observation; the lowest is 0."""
        fields = self.encode.fields(self.players)
        return np.concatenate([np.full(field.size, field.most, np.float32) for _, field in fields])

    def observe(self, state: State, seat: int, open_scores: bool | None = None) -> Row:
        """What a seat may see."""
        row = np.zeros(self.size, np.float32)
        self.encode.write(state, seat, self.open_scores if open_scores is None else open_scores, row)
        return row

    def mask(self, state: State, seat: int | None = None) -> Mask:
        """1 for every action that is legal now, for the seat that has the move; nothing is for any other."""
        mask = np.zeros(len(self.steps), np.int8)
        if state.actor not in (None, CHANCE) and seat in (None, state.actor):
            mask[[self.actions[step] for step in state.legal()]] = 1
        return mask


def settle(state: State, luck: Seeded) -> None:
    """Play on to the next decision or to the end: chance draws, and a step that is the only legal one is taken."""
    while (actor := state.actor) is not None:
        if actor == CHANCE:
            state.apply(luck.pick(state.odds()))
            continue
        legal = state.legal()
        if len(legal) > 1:
            return
        state.apply(legal[0])


def registered() -> dict[str, str]:
    """Every game that has an encoding, with the name under which other people's registries know it."""
    coded = [name for name, folder in GAMES.items() if find_spec(f"{folder}.encode")]
    return {name: f"heliopolis/{name.capitalize()}-v0" for name in coded}
