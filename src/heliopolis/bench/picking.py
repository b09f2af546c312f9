"""How chance picks by its odds wherever games are stepped from Python: the standard library's way, for everybody."""

from __future__ import annotations

import random
from collections.abc import Sequence


def pick(luck: random.Random, odds: Sequence[tuple[int, float]]) -> int:
    """One of the outcomes, by their weights or shares."""
    outcomes, weights = zip(*odds, strict=True)
    chosen: int = luck.choices(outcomes, weights)[0]
    return chosen
