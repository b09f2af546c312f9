"""Games as OpenSpiel games with explicit chance nodes.

Importing this module registers every game that has an encoding, Ra as ``python_heliopolis_ra``. Every step is a node, a
forced one too, so a history in OpenSpiel is a record's list of steps. Everybody's points are open: whoever has
watched the game knows them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pyspiel

from heliopolis.envs.coding import Coding, registered
from heliopolis.envs.rewards import checked, margins, wins
from heliopolis.game import CHANCE, game, listed

PLAYERS, EDITION, REWARD = "players", "edition", "reward"  # parameters of every game; its options follow
LONGEST = 2000  # steps of a game at most, chance included
MOST_POINTS = 400.0
BOUNDS = {"win": (-1.0, 1.0), "points": (-MOST_POINTS, MOST_POINTS)}


def short_name(name: str) -> str:
    """What OpenSpiel calls one of our games."""
    return f"python_heliopolis_{name}"


def _parameter(option: str) -> str:
    """OpenSpiel's parameters have no hyphens."""
    return option.replace("-", "_")


def _unsaid(values: Sequence[str]) -> str | int:
    """The parameter of an option that is left as it is; OpenSpiel reads digits as a number."""
    return 0 if values[0].isdigit() else ""


class SpielGame(pyspiel.Game):
    """One set-up of a game; the parameters say which."""

    def __init__(self, name: str, kind: pyspiel.GameType, params: Mapping[str, Any] | None = None) -> None:
        given = {**kind.parameter_specification, **(params or {})}
        options = {option: given[_parameter(option)] for option in game(name).options(given[PLAYERS])}
        chosen = {option: str(value) for option, value in options.items() if value}
        self.coding = Coding(name, given[PLAYERS], given[EDITION] or None, chosen, open_scores=True)
        self.reward = checked(given[REWARD])
        least, most = BOUNDS[self.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.coding.steps),
            max_chance_outcomes=len(self.coding.outcomes),
            num_players=given[PLAYERS],
            min_utility=least,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        """A new game."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat sees, as numbers."""
        if params:
            raise ValueError(f"observations have no parameters, so not {params}")
        return Observer(self.coding)


class Course:
    """A game of ours and the steps that led there; OpenSpiel copies it, and stores it as those steps."""

    def __init__(self, coding: Coding, state: Any, steps: list[int]) -> None:
        self.coding, self.state, self.steps = coding, state, steps

    def take(self, step: int) -> None:
        """Take a step."""
        self.state.apply(step)
        self.steps.append(step)

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        return Course(self.coding, self.state.copy(), self.steps.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.coding, self.steps)


def replayed(coding: Coding, steps: list[int]) -> Course:
    """The game that these steps lead to."""
    course = Course(coding, coding.start(), [])
    for step in steps:
        course.take(step)
    return course


class SpielState(pyspiel.State):
    """A game at one moment."""

    def __init__(self, played: SpielGame) -> None:
        super().__init__(played)
        self.coding, self.reward = played.coding, played.reward
        self.course = replayed(played.coding, [])

    @property
    def table(self) -> Any:
        """The game in our own form."""
        return self.course.state

    def current_player(self) -> int:
        """The seat that has the move, or who else has it."""
        actor = self.table.actor
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else int(actor)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.actor is None

    def returns(self) -> list[float]:
        """What the game was worth to every seat, nothing before its end."""
        if not self.is_terminal():
            return [0.0] * self.coding.players
        return margins(self.table.scores()) if self.reward == "points" else wins(self.table)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability."""
        odds = self.table.odds()
        total = sum(weight for _, weight in odds)
        return sorted((self.coding.outcomes.index(step), weight / total) for step, weight in odds)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.coding.actions[step] for step in self.table.legal())

    def _apply_action(self, action: int) -> None:
        self.course.take(self._steps(self.current_player())[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return self.coding.game.text(self._steps(player)[action])

    def _steps(self, player: int) -> list[int]:
        return self.coding.outcomes if player == pyspiel.PlayerId.CHANCE else self.coding.steps

    def __str__(self) -> str:
        return listed(self.coding.game, self.course.steps)


class Observer:
    """Writes what a seat sees into ``tensor``, and field by field into ``dict``."""

    def __init__(self, coding: Coding) -> None:
        self.coding = coding
        self.tensor = np.zeros(coding.size, np.float32)
        self.dict = {}
        at = 0
        for name, field in coding.encode.fields(coding.players):
            self.dict[name] = self.tensor[at : at + field.size]
            at += field.size

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what ``player`` sees of a state."""
        self.coding.encode.write(state.table, player, True, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """What ``player`` sees, as text."""
        return repr(state.table.view(player, open_scores=True))


def _kind(name: str) -> pyspiel.GameType:
    seats = [players for numbers in game(name).editions.values() for players in numbers]
    options = {
        _parameter(option): _unsaid(values) for each in seats for option, values in game(name).options(each).items()
    }
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Heliopolis: {name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: 3, EDITION: "", REWARD: "win", **options},
    )


def _register(name: str) -> None:
    kind = _kind(name)

    class Registered(SpielGame):  # a function would be let go too late, when Python is gone already
        """One of our games, by its parameters alone."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, kind, params)

    pyspiel.register_game(kind, Registered)


for _name in registered():
    if short_name(_name) not in pyspiel.registered_names():
        _register(_name)
