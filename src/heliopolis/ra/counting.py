"""A judge that counts the points on the table, gives every sun a flat price, and plans nothing."""

from __future__ import annotations

from heliopolis.ra.judge import Judge
from heliopolis.ra.lot import draws_left
from heliopolis.ra.pieces import MOST_SUNS
from heliopolis.ra.position import Position, blank
from heliopolis.ra.scoring import score_epoch

SUN = 3.0  # points that any face-up sun is thought to win while there is time for all of them
SUN_NUMBER = 0.3  # and so much more for each point of its number
DRAWS_FOR_SUN = 4.0  # tiles that must still come for a sun to be worth its full price


class Counting(Judge):
    """Values a position as if the epoch ended here, but for the suns that can still be offered."""

    def __init__(self) -> None:
        super().__init__()
        self.scored = blank()

    def value(self, position: Position) -> None:
        """Score the epoch as it stands; nobody is thought likelier to win, so points are all that counts."""
        scored = self.scored
        scored.take_from(position)
        score_epoch(scored)
        share = self._time_left(position)
        for seat in range(position.players):
            self.wins[seat] = 1.0 / position.players
            self.scores[seat] = scored.scores_now[seat]
            for i in range(seat * MOST_SUNS, (seat + 1) * MOST_SUNS):
                if position.face_up[i]:
                    self.scores[seat] += share * (SUN + SUN_NUMBER * position.face_up[i])

    def _time_left(self, position: Position) -> float:
        """Which share of the face-up suns the tiles still to be drawn in this epoch are enough for, at most 1."""
        return min(1.0, draws_left(position) / (DRAWS_FOR_SUN * max(1, position.face_up_total)))
