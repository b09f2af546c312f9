"""What a game is worth to its seats: to have won it, or the points by which one is ahead. Either way they sum to 0."""

from __future__ import annotations

from collections.abc import Sequence

from heliopolis.game import State

# What an illegal action costs where it loses the game.
REWARDS = {"win": -1.0, "points": -100.0}


class Rewards:
    """Gives every seat what it has earned since it was last asked."""

    def __init__(self, kind: str, state: State) -> None:
        self.kind = checked(kind)
        self.paid = self._earned(state)

    def since(self, state: State) -> list[float]:
        """The reward of every seat for what has happened since the last time."""
        earned = self._earned(state)
        gained = [now - before for now, before in zip(earned, self.paid, strict=True)]
        self.paid = earned
        return gained

    def _earned(self, state: State) -> list[float]:
        return margins(state.scores()) if self.kind == "points" else wins(state)


def checked(kind: str) -> str:
    """The kind of reward, if there is such a kind; raises ``ValueError``."""
    if kind not in REWARDS:
        raise ValueError(f"there is no reward {kind!r}, only {', '.join(REWARDS)}")
    return kind


def wins(state: State) -> list[float]:
    """One for the winners to share, paid by the others in equal parts; nothing before the end."""
    won, seats = state.winners(), len(state.scores())
    if len(won) in (0, seats):
        return [0.0] * seats
    return [1 / len(won) if seat in won else -1 / (seats - len(won)) for seat in range(seats)]


def margins(scores: Sequence[int]) -> list[float]:
    """The points of every seat, less what the others have on average."""
    total, others = sum(scores), len(scores) - 1
    return [score - (total - score) / others for score in scores]
