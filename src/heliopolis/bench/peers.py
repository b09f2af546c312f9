"""The engines we measure beside: how each plays random games, and which of them are installed."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module, metadata, util
from typing import Any

from heliopolis.bench.picking import pick

SEED = 1
DEALS = 4  # roots of the native rollouts
SAMPLE = 250  # games from each that tell how long they are
HOW_TO_GET = "bench/run"

# Of OpenSpiel, which gives these numbers to players that are not at the table.
CHANCE, OVER = -1, -4


@dataclass(frozen=True, slots=True)
class Peer:
    """An engine on PyPI: the name of its package there, and of the module to import."""

    package: str
    module: str

    def installed(self) -> bool:
        """Whether it can be imported here."""
        return util.find_spec(self.module) is not None

    def version(self) -> str:
        """The version that is installed."""
        return metadata.version(self.package)


OPEN_SPIEL = Peer("open_spiel", "pyspiel")
CATANATRON = Peer("catanatron", "catanatron")
RLCARD = Peer("rlcard", "rlcard")
PEERS = (OPEN_SPIEL, CATANATRON, RLCARD)


def rollouts(name: str) -> Callable[[int], float]:
    """OpenSpiel's native random rollouts of a game whose cards are dealt: the fastest way it offers Python.

    One simulation of its C++ tree search is nothing but so many rollouts from the root. They cannot count their
    decisions, so games stepped from the same roots tell how many there are in one.
    """
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game(name)
    luck = random.Random(SEED)
    roots = [_dealt(game, luck) for _ in range(DEALS)]
    means = [_step(root.clone, SAMPLE, luck.random) / SAMPLE for root in roots]

    def play(games: int) -> float:
        decisions = 0.0
        for place, (root, mean) in enumerate(zip(roots, means, strict=True)):
            if count := len(range(place, games, DEALS)):
                evaluator = spiel.RandomRolloutEvaluator(count, luck.randrange(2**31))
                spiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, SEED, False).mcts_search(root)
                decisions += count * mean
        return decisions

    return play


def _dealt(game: Any, luck: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(luck.choice(state.legal_actions()))
    return state


def stepping_by_odds(name: str) -> Callable[[int], float]:
    """A game of OpenSpiel stepped from Python as any game can be; chance picks by its odds, see ``pick``."""
    game: Any = import_module("pyspiel").load_game(name)
    luck = random.Random(SEED)
    chosen = luck.random

    def play(games: int) -> float:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while (player := state.current_player()) != OVER:
                if player == CHANCE:
                    state.apply_action(pick(luck, state.chance_outcomes()))
                    continue
                legal = state.legal_actions()
                if len(legal) > 1:
                    decisions += 1
                state.apply_action(legal[int(chosen() * len(legal))])
        return decisions

    return play


def stepping_quickest(name: str) -> Callable[[int], float]:
    """The same, but chance picks from a list without odds: right where all are alike, and checked to be."""
    game: Any = import_module("pyspiel").load_game(name)
    luck = random.Random(SEED)
    _check_alike(game, luck)

    def play(games: int) -> float:
        return _step(game.new_initial_state, games, luck.random)

    return play


STEPPING = {"odds": stepping_by_odds, "quickest": stepping_quickest}


def _step(start: Callable[[], Any], games: int, chosen: Callable[[], float]) -> int:
    """Step so many games with the fewest calls there can be; how many decisions they took."""
    decisions = 0
    for _ in range(games):
        state = start()
        while (player := state.current_player()) != OVER:
            legal = state.legal_actions()
            if player != CHANCE and len(legal) > 1:
                decisions += 1
            state.apply_action(legal[int(chosen() * len(legal))])
    return decisions


def _check_alike(game: Any, luck: random.Random) -> None:
    """Raise unless every outcome of chance is as likely as every other, throughout a game."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node() and len({share for _, share in state.chance_outcomes()}) > 1:
            raise ValueError(f"{game}: outcomes of chance are not alike")
        state.apply_action(luck.choice(state.legal_actions()))


def catan(players: int) -> Callable[[int], float]:
    """Whole games of Catan between catanatron's random players."""
    catanatron: Any = import_module("catanatron")
    colours = list(catanatron.Color)[:players]

    def play(games: int) -> float:
        decisions = 0

        def decide(player: Any, game: Any, actions: list[Any]) -> Any:
            nonlocal decisions
            decisions += len(actions) > 1
            return player.decide(game, actions)

        for _ in range(games):
            catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours]).play(decide_fn=decide)
        return decisions

    return play


def uno() -> Callable[[int], float]:
    """Whole games of Uno between RLCard's random agents, two as its environment has it."""
    agents: Any = import_module("rlcard.agents")
    environment: Any = import_module("rlcard").make("uno", config={"seed": SEED})
    decisions = 0

    class Counting(agents.RandomAgent):  # type: ignore[misc] # a class of a package without types
        """A random agent that counts where it had a choice."""

        def step(self, state: Any) -> Any:
            """Choose as a random agent does."""
            nonlocal decisions
            decisions += len(state["legal_actions"]) > 1
            return super().step(state)

    environment.set_agents([Counting(environment.num_actions) for _ in range(environment.num_players)])

    def play(games: int) -> float:
        before = decisions
        for _ in range(games):
            environment.run(is_training=True)  # the quicker one of its two ways
        return decisions - before

    return play
