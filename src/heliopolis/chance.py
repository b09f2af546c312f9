"""Where luck comes from: the system, a seed, or a script.

The rules never draw anything themselves: they say what may come and how likely it is, and a source of chance
picks. Compiled, the seeded generator is C (see ``chance.pxd``); both forms give the same numbers.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Protocol

from heliopolis.game import OutOfScript

ALL_BITS = 0xFFFFFFFFFFFFFFFF
LOW_BITS = 0xFFFFFFFF
GAMMA = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


class Chance(Protocol):
    """Anything that can pick an outcome by its odds."""

    def pick(self, odds: Sequence[tuple[int, int]]) -> int:
        """One of the outcomes; ``odds`` are pairs of outcome and weight."""
        ...


class Seeded:
    """A generator (SplitMix64) that repeats itself for the same seed, on every machine and in both forms."""

    __slots__ = ("bits",)

    def __init__(self, seed: int) -> None:
        self.bits = seed & ALL_BITS

    def next32(self) -> int:
        """The next 32 random bits."""
        self.bits = (self.bits + GAMMA) & ALL_BITS
        z = self.bits
        z = ((z ^ (z >> 30)) * MIX_1) & ALL_BITS
        z = ((z ^ (z >> 27)) * MIX_2) & ALL_BITS
        return (z ^ (z >> 31)) >> 32

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly as likely (Lemire's method)."""
        product = self.next32() * n
        low = product & LOW_BITS
        if low < n:
            threshold = (LOW_BITS + 1 - n) % n
            while low < threshold:
                product = self.next32() * n
                low = product & LOW_BITS
        return product >> 32

    def pick(self, odds: Sequence[tuple[int, int]]) -> int:
        """One of the outcomes, by their weights."""
        return _at(odds, self.below(_total(odds)))


def stream(seed: int, number: int) -> Seeded:
    """The generator of part ``number`` of a work with this seed, unlike that of every other part."""
    first = Seeded(seed)
    mixed = Seeded(first.next32() << 32 ^ first.next32() ^ number * MIX_2)
    return Seeded(mixed.next32() << 32 | mixed.next32())


class System:
    """The operating system's randomness: for games that matter."""

    def pick(self, odds: Sequence[tuple[int, int]]) -> int:
        """One of the outcomes, by their weights."""
        return _at(odds, secrets.randbelow(_total(odds)))


class Scripted:
    """A list of outcomes that come in this order; raises ``OutOfScript`` where the list does not fit."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        self.outcomes = list(outcomes)

    def pick(self, odds: Sequence[tuple[int, int]]) -> int:
        """The next outcome of the script."""
        if not self.outcomes or all(self.outcomes[0] != outcome for outcome, _ in odds):
            raise OutOfScript("error-out-of-script")
        return self.outcomes.pop(0)


class Shuffled:
    """A bag whose order is settled beforehand: whoever draws, and whenever, the same outcomes follow each other.

    Every piece that can come gets a number at random when its kind is first seen; the lowest comes next.
    """

    def __init__(self, luck: Seeded) -> None:
        self._luck = luck
        self._numbers: dict[int, list[int]] = {}  # of the pieces of each kind, the lowest last

    def pick(self, odds: Sequence[tuple[int, int]]) -> int:
        """The next outcome; a weight is the number of pieces of the kind that are left."""
        for outcome, weight in odds:
            if outcome not in self._numbers:
                self._numbers[outcome] = sorted((self._number() for _ in range(weight)), reverse=True)
        return min((self._numbers[outcome][weight - 1], outcome) for outcome, weight in odds)[1]

    def _number(self) -> int:
        return self._luck.next32() << 32 | self._luck.next32()


def _total(odds: Sequence[tuple[int, int]]) -> int:
    total = 0
    for _, weight in odds:
        total += weight
    return total


def _at(odds: Sequence[tuple[int, int]], place: int) -> int:
    """The outcome in whose share of the weights ``place`` lies."""
    for outcome, weight in odds:
        place -= weight
        if place < 0:
            return outcome
    raise ValueError("place is not below the sum of the weights")
