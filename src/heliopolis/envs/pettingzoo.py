"""Games as PettingZoo environments: every seat is an agent, and agents act one after the other.

Importing this module registers every game that has an encoding, Ra as ``heliopolis/Ra-v0``.

``env`` is the usual form (AEC). In ``parallel_env`` all agents send an action each time and only that of the seat
to move counts, for libraries that know no other form.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv, aec_registry, register
from pettingzoo.utils import wrappers

from heliopolis.chance import Seeded
from heliopolis.envs.coding import EPISODE, Coding, Row, registered, settle
from heliopolis.envs.rendering import MODES, names, render
from heliopolis.envs.rewards import REWARDS, Rewards, checked
from heliopolis.game import DEFAULT_GAME, check

Observation = dict[str, Any]
LOSE, REPLACE = "lose", "replace"  # what an illegal action does
ILLEGAL = (LOSE, REPLACE)


def env(illegal: str | None = None, **setup: Any) -> AECEnv[str, Observation, int]:
    """A table with PettingZoo's usual checks around it; ``setup`` is what ``TableEnv`` understands.

    An illegal action loses the game, or with ``illegal="replace"`` the quietest legal step is taken instead, which
    the agent's info tells. The latter is the default with ``max_cycles``, which fixes how long all play.
    """
    illegal = illegal or (REPLACE if setup.get("max_cycles") else LOSE)
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal must be one of {', '.join(ILLEGAL)}, not {illegal!r}")
    table: AECEnv[str, Observation, int] = TableEnv(replace=illegal == REPLACE, **setup)
    if illegal == LOSE:
        table = wrappers.TerminateIllegalWrapper(table, illegal_reward=REWARDS[table.unwrapped.reward])
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


class TableEnv(AECEnv[str, Observation, int]):
    """A table whose seats are the agents ``player_0``, ``player_1`` and so on.

    Chance and forced steps are taken by themselves. With ``max_cycles`` an agent leaves after so many decisions;
    its seat then takes the quietest steps. With ``replace`` an illegal action does not raise ``IllegalStep``.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "heliopolis_v0",
        "render_modes": [*MODES],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        name: str = DEFAULT_GAME,
        players: int = 3,
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        open_scores: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        replace: bool = False,
    ) -> None:
        super().__init__()
        self.coding = Coding(name, players, edition, options, open_scores)
        self.reward, self.render_mode = checked(reward), render_mode
        self.max_cycles, self.replace = max_cycles, replace
        self.possible_agents = names(self.coding)
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        board = partial(spaces.Box, 0.0, self.coding.highest(), dtype=np.float32)
        masks = partial(spaces.Box, 0, 1, (len(self.coding.steps),), np.int8)
        self.state_space = board()
        self.observation_spaces = {
            agent: spaces.Dict({"observation": board(), "action_mask": masks()}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(len(self.coding.steps)) for agent in self.possible_agents}
        self._generator: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observations of an agent, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions of an agent, always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; with a seed the same games follow each time."""
        if seed is not None or self._generator is None:
            self._generator = np.random.default_rng(seed)
        self.luck = Seeded(int(self._generator.integers(EPISODE)))
        self.game = self.coding.start()
        self.payments = Rewards(self.reward, self.game)
        self.agents = self.possible_agents[:]
        self.decisions = dict.fromkeys(self.agents, 0)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._play_on()

    def observe(self, agent: str) -> Observation:
        """What the agent sees; nothing is legal for whoever does not have the move."""
        seat = self.seats[agent]
        gone = self.terminations.get(agent, True) or self.truncations.get(agent, True)
        mask = self.coding.mask(self.game, -1 if gone else seat)
        return {"observation": self.coding.observe(self.game, seat), "action_mask": mask}

    def state(self) -> Row:
        """The whole table with everybody's points, as seat 0 would see it."""
        return self.coding.observe(self.game, 0, open_scores=True)

    def step(self, action: int | None) -> None:
        """Take an action of the agent that has the move."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{agent} has the move and must act"
        self._cumulative_rewards[agent] = 0.0
        self.game.apply(self._step(agent, action))
        self.decisions[agent] += 1
        self.truncations[agent] = self.decisions[agent] == self.max_cycles
        self._play_on()
        gained = self.payments.since(self.game)
        self.rewards = {each: gained[self.seats[each]] for each in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """The table, as ``render_mode`` asks for it, with what a spectator sees."""
        assert self.render_mode is not None, "say how to render: make the environment with a render_mode"
        return render(self.coding, self.game, self.render_mode, None)

    def close(self) -> None:
        """There is nothing to close."""

    def _step(self, agent: str, action: int) -> int:
        """The step that an action means."""
        step = self.coding.steps[action]
        illegal = step not in self.game.legal()
        self.infos[agent] = {"illegal_action": True} if illegal else {}
        if illegal and self.replace:
            return int(self.game.legal()[0])
        check(self.coding.game, self.game, step)
        return step

    def _play_on(self) -> None:
        """To the next decision of an agent that is still there, or to the end."""
        settle(self.game, self.luck)
        while not all(self.truncations.values()) and self.game.actor is not None and self._mover() is None:
            self.game.apply(self.game.legal()[0])
            settle(self.game, self.luck)
        mover = self._mover()
        if mover is not None:
            self.agent_selection = mover
        if self.game.actor is None:
            self.terminations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def _mover(self) -> str | None:
        """The agent that has the move; None where its seat is left, or the game is over."""
        agent = None if self.game.actor is None else self.possible_agents[self.game.actor]
        return agent if agent in self.agents and not self.truncations[agent] else None


class parallel_env(ParallelEnv[str, Observation, int]):  # PettingZoo's name for it
    """A table where all agents send an action each time; only that of the seat to move counts.

    An illegal action is replaced by the quietest legal step. With ``max_cycles`` all leave after so many decisions.
    """

    metadata = TableEnv.metadata

    def __init__(self, max_cycles: int | None = None, **setup: Any) -> None:
        """``setup`` is what ``TableEnv`` understands."""
        self.table = TableEnv(replace=True, **setup)
        self.max_cycles, self.render_mode = max_cycles, self.table.render_mode
        self.possible_agents = self.table.possible_agents
        self.state_space = self.table.state_space

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observations of an agent, always the same object."""
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions of an agent, always the same object."""
        return self.table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game; with a seed the same games follow each time."""
        self.table.reset(seed, options)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Take the action of the seat to move."""
        mover = self.table.agent_selection
        self.table.step(actions[mover])
        self.cycles += 1
        over = self.table.game.actor is None
        late = not over and self.cycles == self.max_cycles
        there = self.agents
        answer = (
            self._observations(),
            dict(self.table.rewards),
            dict.fromkeys(there, over),
            dict.fromkeys(there, late),
            {agent: dict(self.table.infos[agent]) if agent == mover else {} for agent in there},
        )
        self.agents = [] if over or late else there
        return answer

    def state(self) -> Row:
        """The whole table with everybody's points, as seat 0 would see it."""
        return self.table.state()

    def render(self) -> Any:
        """The table, as ``render_mode`` asks for it."""
        return self.table.render()

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.table.observe(agent) for agent in self.agents}


for _name, _identity in registered().items():
    if _identity not in aec_registry:
        register("aec", _identity, entry_point=env, kwargs={"name": _name})
        register("parallel", _identity, entry_point=parallel_env, kwargs={"name": _name})
