"""Train a small policy on the vector environment for a minute, and see it beat `patient`.

    python examples/train_policy.py                        # about a minute
    python examples/train_policy.py --updates 2 --tables 8 --games 20   # to see that it runs

Everything is here, in NumPy and in the order in which one would tell it: tables, a network with one hidden layer,
games, advantages, and steps up the gradient with the clipped objective of PPO. Swap the network for one of
PyTorch and this is the usual single-file trainer; the environment is the same.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

import heliopolis.envs.gymnasium  # noqa: F401 # registers heliopolis/Ra-v0

Array = npt.NDArray[np.float32]
Standing = tuple[Array, npt.NDArray[np.int8]]  # what the tables show, and what is legal there
VectorEnv = gymnasium.vector.VectorEnv[Any, Any, Any]
OPPONENTS = "patient"
POINTS = 20.0  # rewards are points; this many are about one unit
NEVER = -1e9  # the score of an action that is not legal


# 1. The environment: many tables; at each one we have one seat, and the others are patient.


def make_tables(count: int, reward: str) -> VectorEnv:
    """So many tables, each with our seat and two opponents."""
    return gymnasium.make_vec("heliopolis/Ra-v0", num_envs=count, players=3, opponents=OPPONENTS, reward=reward)


# 2. The policy: one hidden layer, and on top of it a score for every action and a guess at what is to come.


class Policy:
    """A network, and the running means that Adam needs."""

    def __init__(self, inputs: int, actions: int, hidden: int, luck: np.random.Generator) -> None:
        def weights(rows: int, columns: int, scale: float) -> Array:
            drawn: Array = (luck.normal(size=(rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)
            return drawn

        self.parts = {
            "hidden": weights(inputs, hidden, 1.4),
            "hidden_bias": np.zeros(hidden, np.float32),
            "action": weights(hidden, actions, 0.01),
            "action_bias": np.zeros(actions, np.float32),
            "value": weights(hidden, 1, 0.1),
        }
        self.scale = np.ones(inputs, np.float32)  # set from the first games: rare things are small numbers
        self.means = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def look(self, seen: Array, mask: npt.NDArray[np.int8]) -> tuple[Array, Array, Array, Array]:
        """The scaled observation, the hidden layer, the chance of every action, and the value."""
        scaled = seen * self.scale
        hidden = np.tanh(scaled @ self.parts["hidden"] + self.parts["hidden_bias"])
        scores = np.where(mask > 0, hidden @ self.parts["action"] + self.parts["action_bias"], NEVER)
        chances = np.exp(scores - scores.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        return scaled, hidden, chances.astype(np.float32), (hidden @ self.parts["value"])[:, 0]

    def climb(self, slopes: dict[str, Array], rate: float) -> None:
        """One step of Adam."""
        self.steps += 1
        for name, slope in slopes.items():
            self.means[name] += 0.1 * (slope - self.means[name])
            self.squares[name] += 0.01 * (slope * slope - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.steps)
            square = self.squares[name] / (1 - 0.99**self.steps)
            self.parts[name] += (rate * mean / (np.sqrt(square) + 1e-6)).astype(np.float32)


def choose(chances: Array, luck: np.random.Generator) -> npt.NDArray[np.int64]:
    """An action for every table, by their chances."""
    chosen: npt.NDArray[np.int64] = (chances / luck.exponential(size=chances.shape)).argmax(1)
    return chosen


# 3. Games: so many steps at every table, and what came of each.


@dataclass
class Games:
    """Every step that was taken, and what was known of it."""

    seen: Array
    masks: npt.NDArray[np.int8]
    actions: npt.NDArray[np.int64]
    chances: Array  # of the action taken, when it was taken
    values: Array
    advantages: Array


def play(
    tables: VectorEnv, policy: Policy, start: Standing, steps: int, luck: np.random.Generator
) -> tuple[Games, Standing]:
    """Play on from where the tables stand; the games, and where the tables stand then."""
    seen, mask = start
    rows: list[tuple[Any, ...]] = []
    for _ in range(steps):
        _, _, chances, values = policy.look(seen, mask)
        actions = choose(chances, luck)
        taken = chances[np.arange(len(actions)), actions]
        later, rewards, over, _, infos = tables.step(actions)
        rows.append((seen, mask, actions, taken, values, rewards / POINTS, over))
        seen, mask = later, infos["action_mask"]
    columns = [np.stack(column) for column in zip(*rows, strict=True)]
    values, rewards, over = columns[4:]
    advantages = ahead(values, rewards, over, policy.look(seen, mask)[3])
    flat = [column.reshape(-1, *column.shape[2:]) for column in (*columns[:5], advantages)]
    return Games(*flat), (seen, mask)


DISCOUNT, TRUST = 0.995, 0.95


def ahead(values: Array, rewards: Array, over: npt.NDArray[np.bool_], last: Array) -> Array:
    """How much better every action turned out than the policy had guessed."""
    advantages = np.zeros_like(values)
    later, gain = last, np.zeros_like(last)
    for t in reversed(range(len(values))):
        goes_on = 1.0 - over[t]
        surprise = rewards[t] + DISCOUNT * later * goes_on - values[t]
        gain = surprise + DISCOUNT * TRUST * goes_on * gain
        advantages[t], later = gain, values[t]
    return advantages


# 4. Learning: up the gradient, but never far from the policy that played.


ROUNDS, PARTS = 3, 4


def learn(policy: Policy, games: Games, luck: np.random.Generator, rate: float) -> None:
    """Go through the games a few times, a part of them at a time."""
    targets = games.advantages + games.values
    gains = (games.advantages - games.advantages.mean()) / (games.advantages.std() + 1e-6)
    for _ in range(ROUNDS):
        for rows in np.array_split(luck.permutation(len(gains)), PARTS):
            policy.climb(slopes(policy, games, gains, targets, rows), rate)


def slopes(policy: Policy, games: Games, gains: Array, targets: Array, rows: npt.NDArray[np.int64]) -> dict[str, Array]:
    """The gradient of PPO's objective, less the error of the values, plus a little for staying undecided."""
    scaled, hidden, chances, values = policy.look(games.seen[rows], games.masks[rows])
    every, actions, gain = np.arange(len(rows)), games.actions[rows], gains[rows]
    ratio = chances[every, actions] / games.chances[rows]
    clipped = ((ratio > 1.2) & (gain > 0)) | ((ratio < 0.8) & (gain < 0))
    push = np.where(clipped, 0.0, ratio * gain)[:, None]
    chosen = np.zeros_like(chances)
    chosen[every, actions] = 1.0
    logs = np.log(np.maximum(chances, 1e-9))
    undecided = -chances * (logs - (chances * logs).sum(1, keepdims=True))
    by_score = (push * (chosen - chances) + 0.01 * undecided) / len(rows)
    by_value = ((targets[rows] - values) * 0.5 / len(rows))[:, None]
    by_hidden = (by_score @ policy.parts["action"].T + by_value @ policy.parts["value"].T) * (1 - hidden**2)
    return {
        "hidden": scaled.T @ by_hidden,
        "hidden_bias": by_hidden.sum(0),
        "action": hidden.T @ by_score,
        "action_bias": by_score.sum(0),
        "value": hidden.T @ by_value,
    }


# 5. How good is it? Whole games with the likeliest action, counted.


def win_rate(policy: Policy | None, games: int, seed: int) -> float:
    """How often the policy wins against two patient players; without one, how often a random player does."""
    tables = make_tables(min(games, 256), "win")
    luck = np.random.default_rng(seed)
    seen, infos = tables.reset(seed=seed)
    won = played = 0
    while played < games:
        if policy is None:
            actions = choose(infos["action_mask"].astype(np.float32), luck)
        else:
            actions = policy.look(seen, infos["action_mask"])[2].argmax(1)
        seen, rewards, over, _, infos = tables.step(actions)
        won, played = won + int((rewards > 0).sum()), played + int(over.sum())
    return won / played


def main() -> float:
    """Train, then count; how often the policy won."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--updates", type=int, default=10**9, help="stop after so many, if that is sooner")
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--steps", type=int, default=64, help="at each table between two updates")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--games", type=int, default=4000, help="to count at the end")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    luck = np.random.default_rng(options.seed)
    tables = make_tables(options.tables, "points")
    seen, infos = tables.reset(seed=options.seed)
    inputs, actions = seen.shape[1], infos["action_mask"].shape[1]
    policy = Policy(inputs, actions, options.hidden, luck)
    start, begun, update = (seen, infos["action_mask"]), time.monotonic(), 0
    while update < options.updates and time.monotonic() - begun < options.seconds:
        games, start = play(tables, policy, start, options.steps, luck)
        if update == 0:
            policy.scale = (1 / (games.seen.std(0) + 0.05)).astype(np.float32)
        else:
            left = 1 - (time.monotonic() - begun) / options.seconds
            learn(policy, games, luck, rate=0.002 * max(0.1, left))
        update += 1
        if update % 50 == 0:
            print(f"{update:4} updates: wins {win_rate(policy, 500, update):.0%}", flush=True)
    rate = win_rate(policy, options.games, options.seed)
    chance = win_rate(None, options.games, options.seed)
    print(f"after {update} updates of {options.tables * options.steps} decisions, against two times {OPPONENTS}:")
    print(f"the policy wins {rate:.1%} of {options.games} games; a random player wins {chance:.1%}")
    return rate


if __name__ == "__main__":
    main()
