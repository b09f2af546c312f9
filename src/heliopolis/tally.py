"""What happened in many games: sums, from which means and deviations follow."""

from __future__ import annotations


class Tally:
    """Counts games as they end; compiled, the counters are C (see ``tally.pxd``)."""

    __slots__ = ("decisions", "games", "score_squares", "score_sum", "steps")

    def __init__(self) -> None:
        self.games = 0
        self.steps = 0  # of players, forced ones too
        self.decisions = 0  # steps of a player who had more than one
        self.score_sum = 0  # over all games and seats
        self.score_squares = 0

    def add_game(self, steps: int, decisions: int) -> None:
        """Count a finished game."""
        self.games += 1
        self.steps += steps
        self.decisions += decisions

    def add_score(self, score: int) -> None:
        """Count the final score of one seat."""
        self.score_sum += score
        self.score_squares += score * score

    def join(self, other: Tally) -> None:
        """Count all that another tally has counted."""
        self.games += other.games
        self.steps += other.steps
        self.decisions += other.decisions
        self.score_sum += other.score_sum
        self.score_squares += other.score_squares
