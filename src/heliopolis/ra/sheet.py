"""The scoring sheet: the points of every seat, item by item, for the epochs scored so far."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from heliopolis.ra.position import ITEMS, START_SCORE, Position
from heliopolis.ra.view import epochs_scored


@dataclass(frozen=True, slots=True)
class Row:
    """What one epoch gave one seat."""

    seat: int
    points: tuple[int, ...]  # by item
    total: int  # their sum, which may be below 0
    score: int  # of the seat after this epoch, which may not (P8)

    def as_dict(self) -> dict[str, Any]:
        """The row as plain data, for JSON."""
        items = dict(zip(ITEMS, self.points, strict=True))
        return {"seat": self.seat, **items, "total": self.total, "score": self.score}


def rows(position: Position) -> list[list[Row]]:
    """One row for each seat in each epoch scored so far."""
    scores = [START_SCORE] * position.players
    points = position.points
    sheet = []
    for epoch in range(epochs_scored(position.phase, position.epoch)):
        for seat in range(position.players):
            scores[seat] = max(0, scores[seat] + sum(points[epoch][seat]))
        sheet.append(
            [
                Row(seat, tuple(points[epoch][seat]), sum(points[epoch][seat]), scores[seat])
                for seat in range(position.players)
            ]
        )
    return sheet
