"""Games as Gymnasium environments: one seat against players by their specs, and many tables at once.

Importing this module registers every game that has an encoding, Ra as ``heliopolis/Ra-v0``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from heliopolis.chance import Seeded
from heliopolis.envs.coding import EPISODE, Coding, Mask, Row, registered, settle
from heliopolis.envs.rendering import MODES, render
from heliopolis.envs.rewards import REWARDS, Rewards, checked
from heliopolis.envs.tables import Tables
from heliopolis.game import DEFAULT_GAME, Limits, Player
from heliopolis.players import ask, player

Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Row, np.int64]):
    """One seat of a table; the others are played by ``opponents``: one spec for all, or one for each.

    ``seat`` is the seat that is played, None for another one at random in every game. An illegal action loses
    the game; ``info["action_mask"]`` and ``action_masks()`` tell which are legal.
    """

    metadata: ClassVar[Info] = {"render_modes": [*MODES], "render_fps": 2}  # type: ignore[misc] # as Gymnasium reads it

    def __init__(
        self,
        name: str = DEFAULT_GAME,
        players: int = 3,
        opponents: str | Sequence[str] = "patient",
        seat: int | None = None,
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        open_scores: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.coding = Coding(name, players, edition, options, open_scores)
        self.opponents = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != players - 1:
            raise ValueError(f"{players} players have {players - 1} opponents, not {len(self.opponents)}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}")
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"there is no render mode {render_mode!r}, only {', '.join(MODES)}")
        self.reward, self.render_mode, self.fixed_seat = checked(reward), render_mode, seat
        for spec in self.opponents:
            player(self.coding.game, spec, 0)  # raises BadSetup now rather than at the first reset
        self.observation_space = spaces.Box(0.0, self.coding.highest(), dtype=np.float32)
        self.action_space = spaces.Discrete(len(self.coding.steps))

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Row, Info]:
        """Begin a new game and play on to the first decision of the seat."""
        super().reset(seed=seed)
        self.luck = Seeded(int(self.np_random.integers(EPISODE)))
        self.seat = self.luck.below(self.coding.players) if self.fixed_seat is None else self.fixed_seat
        others = iter(self.opponents)
        self.seats: list[Player | None] = [
            None if place == self.seat else player(self.coding.game, next(others), self.luck.next32())
            for place in range(self.coding.players)
        ]
        self.state = self.coding.start()
        self.rewards = Rewards(self.reward, self.state)
        self._play_on()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, Info]:
        """Take an action and play on to the next decision of the seat, or to the end."""
        if not self.action_masks()[action]:
            return self._observation(), REWARDS[self.reward], True, False, {**self._info(), "illegal_action": True}
        self.state.apply(self.coding.steps[action])
        self._play_on()
        reward = self.rewards.since(self.state)[self.seat]
        return self._observation(), reward, self.state.actor is None, False, self._info()

    def action_masks(self) -> Mask:
        """1 for every legal action."""
        return self.coding.mask(self.state, self.seat)

    def render(self) -> Any:
        """The table, as ``render_mode`` asks for it."""
        assert self.render_mode is not None, "say how to render: make the environment with a render_mode"
        return render(self.coding, self.state, self.render_mode, self.seat)

    def _play_on(self) -> None:
        settle(self.state, self.luck)
        while (actor := self.state.actor) not in (None, self.seat):
            other = self.seats[actor]
            assert other is not None
            self.state.apply(ask(other, self.state, Limits()))
            settle(self.state, self.luck)
        if self.render_mode == "human":
            self.render()

    def _observation(self) -> Row:
        return self.coding.observe(self.state, self.seat)

    def _info(self) -> Info:
        return {"action_mask": self.action_masks(), "seat": self.seat, "scores": self.state.scores()}


class TablesEnv(gymnasium.vector.VectorEnv[Row, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many tables in one compiled call. Without ``opponents`` the actions are those of whatever seat has the move.

    The reward is that of the seat that acted, ``infos["rewards"]`` has those of all. A game that is over is followed by
    a new one in the same step. With ``copy=False`` the arrays of ``self.tables`` themselves are given out, which the
    next step overwrites.
    """

    metadata: ClassVar[Info] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # type: ignore[misc] # as Gymnasium reads it

    def __init__(self, num_envs: int = 1, name: str = DEFAULT_GAME, copy: bool = True, **setup: Any) -> None:
        """``setup`` is what ``Tables`` understands."""
        self.tables = Tables(num_envs, name, **setup)
        coding = self.tables.coding
        self.num_envs, self.copy = num_envs, copy
        self.single_observation_space = spaces.Box(0.0, coding.highest(), dtype=np.float32)
        self.single_action_space = spaces.Discrete(len(coding.steps))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._never = np.zeros(num_envs, np.bool_)
        self._every = np.arange(num_envs)

    def reset(self, *, seed: int | list[int | None] | None = None, options: Info | None = None) -> tuple[Row, Info]:
        """Begin a new game at every table."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        given = seed if isinstance(seed, list) else [None] * self.num_envs
        drawn = self.np_random.integers(EPISODE, size=self.num_envs)
        self.tables.reset([int(luck) if own is None else own for own, luck in zip(given, drawn, strict=True)])
        return self._given(self.tables.observations), self._infos()

    def step(self, actions: npt.NDArray[Any]) -> tuple[Row, Any, Any, Any, Info]:
        """Take an action at every table; raises ``IllegalStep`` where one is not legal, and then takes none."""
        movers = self.tables.seats.copy()
        self.tables.step(actions)
        infos = self._infos()
        done = self._given(self.tables.done)
        if done.any():
            infos |= {"final_obs": self._given(self.tables.finals), "_final_obs": done}
        rewards = self.tables.rewards[self._every, movers]
        return self._given(self.tables.observations), rewards, done, self._never.copy(), infos

    def _given(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array.copy() if self.copy else array

    def _infos(self) -> Info:
        tables = self.tables
        given: dict[str, npt.NDArray[Any]] = {
            "action_mask": tables.masks,
            "seat": tables.seats,
            "rewards": tables.rewards,
        }
        return {name: self._given(array) for name, array in given.items()}


for _name, _identity in registered().items():
    if _identity not in gymnasium.registry:
        gymnasium.register(
            _identity,
            entry_point=f"{__name__}:SeatEnv",
            vector_entry_point=f"{__name__}:TablesEnv",
            kwargs={"name": _name},
        )
