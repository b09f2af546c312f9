"""Many tables of a game stepped in one compiled call, on NumPy arrays that everybody may read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from heliopolis.chance import Seeded, stream
from heliopolis.envs.coding import Coding
from heliopolis.envs.rewards import checked
from heliopolis.game import DEFAULT_GAME, Game, check, part

Actions = npt.NDArray[np.int64]
ALL_OURS = -1  # the patience of opponents where there are none


@dataclass(frozen=True, slots=True)
class Buffers:
    """The arrays in one row each, as the compiled core fills them."""

    bits: npt.NDArray[np.uint64]  # the state of each table's generator
    observations: npt.NDArray[np.float32] | None
    finals: npt.NDArray[np.float32] | None
    masks: npt.NDArray[np.int8]
    rewards: npt.NDArray[np.float32]
    done: npt.NDArray[np.int8]
    seats: npt.NDArray[np.int32]


class Tables:
    """So many tables; the arrays below change with every ``reset`` and ``step``, and are always the same arrays.

    ``observations``: a row for each table, what the seat to move sees; ``finals``: where a game has just ended, what
    that seat saw at its end; ``masks``: 1 for every legal action; ``rewards``: of every seat for the last step;
    ``done``: whether it ended a game; ``seats``: the seat to move. A table whose game is over begins a new one at once.
    """

    def __init__(
        self,
        count: int,
        name: str = DEFAULT_GAME,
        players: int = 3,
        opponents: str | None = None,
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        open_scores: bool = False,
        observe: bool = True,
    ) -> None:
        """``opponents`` is who plays all seats but one at every table, None where all seats are the caller's."""
        self.coding = Coding(name, players, edition, options, open_scores)
        self.count, self.reward = count, checked(reward)
        rows = (count, self.coding.size) if observe else (0, 0)
        self.observations = np.zeros(rows, np.float32)
        self.finals = np.zeros(rows, np.float32)
        self.masks = np.zeros((count, len(self.coding.steps)), np.int8)
        self.rewards = np.zeros((count, players), np.float32)
        self.done = np.zeros(count, np.bool_)
        self.seats = np.zeros(count, np.int32)
        self.bits = np.zeros(count, np.uint64)
        self.patience = patience(self.coding.game, opponents)
        self._luck = Seeded(0)
        self._fleet: Any = part(name, "fleet").Fleet(
            self.coding.start(),
            self._buffers(observe),
            self.patience,
            open_scores,
            reward == "points",
        )

    def _buffers(self, observe: bool) -> Buffers:
        return Buffers(
            bits=self.bits,
            observations=self.observations.reshape(-1) if observe else None,
            finals=self.finals.reshape(-1) if observe else None,
            masks=self.masks.reshape(-1),
            rewards=self.rewards.reshape(-1),
            done=self.done.view(np.int8),
            seats=self.seats,
        )

    def reset(self, seed: int | Sequence[int]) -> None:
        """Begin a new game at every table; one seed for all, or one for each, and the same games follow."""
        if isinstance(seed, int):
            self.bits[:] = [stream(seed, number).bits for number in range(self.count)]
        else:
            self.bits[:] = [stream(own, 0).bits for own in seed]
        self._luck = stream(seed if isinstance(seed, int) else sum(seed), self.count)
        self._fleet.reset()

    def step(self, actions: npt.ArrayLike) -> None:
        """Take an action at every table; raises ``IllegalStep`` where one is not legal, and then takes none."""
        taken = np.ascontiguousarray(actions, np.int64)
        wrong = self._fleet.step(taken)
        if wrong >= 0:
            self._complain(wrong, int(taken[wrong]))

    def sample(self, opponents: str = "random") -> Actions:
        """Actions as this player chooses them, one of those that play inside the compiled core."""
        actions = np.empty(self.count, np.int64)
        self._fleet.sample(actions, self._luck, patience(self.coding.game, opponents))
        return actions

    def state(self, table: int) -> Any:
        """A copy of the game at a table."""
        return self._fleet.state(range(self.count)[table])

    def _complain(self, table: int, action: int) -> None:
        if not 0 <= action < len(self.coding.steps):
            raise ValueError(f"table {table}: {action} is no action")
        if not self.masks[table].any():
            raise ValueError("the tables need a reset before the first step")
        check(self.coding.game, self.state(table), self.coding.steps[action])


def patience(game: Game, spec: str | None) -> int:
    """How patient a player is that plays inside the compiled core; raises ``ValueError`` for any other player."""
    if spec is None:
        return ALL_OURS
    if spec not in game.patience:
        known = ", ".join(game.patience)
        raise ValueError(
            f"{spec!r} does not play inside the compiled core, only {known} do; "
            'others play with gymnasium.make_vec(…, vectorization_mode="sync")'
        )
    return game.patience[spec]
