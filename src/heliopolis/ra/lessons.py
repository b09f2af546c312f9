"""Games of a network against itself and its sparring partners, told as lessons: positions, and what came of them.

What a position should have been worth is a blend of what the look ahead said at each later turn and of the end of the
game, as if the average tile had been drawn. It was not, and now and then a step is tried at random, so that the network
sees what it would never do. But the look ahead has weighed every tile and every step: by how much the one that came was
better or worse for each seat is known, and taken off again. A tile's share is 0 on average, so without it the same
remains and scatters far less.

What sparring partners do is not taken off: the network is told which seats play like itself and which do not, and so
learns what a position is worth in such company.
"""

from __future__ import annotations

from typing import Any

from heliopolis.chance import Seeded
from heliopolis.game import Limits, Player
from heliopolis.ra.branches import Branches
from heliopolis.ra.features import write_features
from heliopolis.ra.lookahead import Lookahead
from heliopolis.ra.measures import EQUALS, EXPLORE_SCALE, MOST_TURNS, POINT_SCALE, STRANGER
from heliopolis.ra.network import Network
from heliopolis.ra.pieces import MOST_SEATS
from heliopolis.ra.playout import random_outcome
from heliopolis.ra.position import DEAL, DRAWING, OVER, TURN, row
from heliopolis.ra.rules import apply, list_legal
from heliopolis.ra.scoring import winner
from heliopolis.ra.state import State
from heliopolis.ra.steps import DRAWN

NO_LIMITS = Limits()


class Lessons:
    """Plays a network against itself; used again and again without new memory."""

    __slots__ = (
        "branches",
        "lookahead",
        "movers",
        "scores",
        "surprise_values",
        "surprise_wins",
        "values",
        "wins",
    )

    def __init__(self, network: Network) -> None:
        self.lookahead = Lookahead(network)
        self.branches = Branches()
        self.movers = row(0, MOST_TURNS)  # whose turn each lesson is
        self.scores = row(0, MOST_TURNS * MOST_SEATS)  # at the beginning of the turn
        self.wins = row(0.0, MOST_TURNS * MOST_SEATS)  # what the look ahead said then
        self.values = row(0.0, MOST_TURNS * MOST_SEATS)
        self.surprise_wins = row(0.0, MOST_TURNS * MOST_SEATS)  # what its tile and steps brought beyond the look ahead
        self.surprise_values = row(0.0, MOST_TURNS * MOST_SEATS)

    def play(
        self,
        position: State,
        partners: tuple[Player | None, ...],
        luck: Seeded,
        explore: int,
        trust: float,
        rows: Any,
        targets: Any,
    ) -> int:
        """Play one game on from ``position`` and write its lessons; how many there are.

        A seat with a partner is played by it, one with None by the network.

        ``explore`` is the chance of a random step out of 65,536; ``trust`` is the share of a turn's value that
        comes from later turns. A row of targets has each seat's chance to win and then its points to come, in units
        of 20, seats rotated to the one whose turn it is as in the features.
        """
        for seat in range(position.players):
            self.lookahead.alike[seat] = EQUALS if partners[seat] is None else STRANGER
        turns = 0
        while position.phase != OVER and turns < MOST_TURNS:
            if position.phase in (DRAWING, DEAL):
                outcome = random_outcome(position, luck)
                if position.phase == DRAWING:
                    self._note_tile(outcome - DRAWN, turns - 1)
                apply(position, outcome)
                continue
            if position.phase == TURN:
                write_features(position, position.seat, self.lookahead.alike, rows[turns])
                self._begin_turn(position, turns)
                turns += 1
            apply(position, self._step(position, partners[position.seat], luck, explore, turns - 1))
        self._write_targets(position, turns, trust, targets)
        return turns

    def _begin_turn(self, position: State, turn: int) -> None:
        self.movers[turn] = position.seat
        self.lookahead.look(position, self.branches)
        self._foresee(self.branches.best(position.seat), turn)
        for seat in range(position.players):
            self.scores[turn * MOST_SEATS + seat] = position.scores_now[seat]
            self.surprise_wins[turn * MOST_SEATS + seat] = 0
            self.surprise_values[turn * MOST_SEATS + seat] = 0

    def _foresee(self, i: int, turn: int) -> None:
        """Note what the look ahead says of this turn if the legal step number ``i`` is taken."""
        for seat in range(self.branches.players):
            self.wins[turn * MOST_SEATS + seat] = self.branches.step_wins[i * MOST_SEATS + seat]
            self.values[turn * MOST_SEATS + seat] = self.branches.step_scores[i * MOST_SEATS + seat]

    def _number(self, step: int) -> int:
        """Which of the legal steps this one is."""
        i = 0
        while self.branches.steps[i] != step:
            i += 1
        return i

    def _note_tile(self, tile: int, turn: int) -> None:
        """The look ahead of this turn has weighed every tile: how much better is this one than the average?"""
        for seat in range(self.branches.players):
            self.surprise_wins[turn * MOST_SEATS + seat] += self.branches.lucky_wins(tile, seat)
            self.surprise_values[turn * MOST_SEATS + seat] += self.branches.lucky_scores(tile, seat)

    def _note_step(self, step: int, best: int, turn: int) -> None:
        """It has also weighed every step: what does one that was tried bring each seat, compared with the best?"""
        branches, at, taken = self.branches, turn * MOST_SEATS, self._number(step)
        for seat in range(branches.players):
            here, there = taken * MOST_SEATS + seat, best * MOST_SEATS + seat
            self.surprise_wins[at + seat] += branches.step_wins[here] - branches.step_wins[there]
            self.surprise_values[at + seat] += branches.step_scores[here] - branches.step_scores[there]

    def _step(self, position: State, partner: Player | None, luck: Seeded, explore: int, turn: int) -> int:
        """What the partner or the network does, or now and then anything else.

        At the beginning of a turn the network has looked already.
        """
        count = list_legal(position)
        if count == 1:
            return position.choices[0]
        if position.phase != TURN:
            self.lookahead.look(position, self.branches)
        best = self.branches.best(position.seat)
        step = self.branches.steps[best]
        if partner is not None:
            step = int(partner.choose(position.view(position.seat, True), position.legal(), NO_LIMITS))
            if position.phase == TURN:
                self._foresee(self._number(step), turn)
            return step
        if luck.below(EXPLORE_SCALE) < explore:
            step = self.branches.steps[luck.below(count)]
        self._note_step(step, best, turn)
        return step

    def _write_targets(self, position: State, turns: int, trust: float, targets: Any) -> None:
        """Backwards from the end of the game: what each turn should have been worth."""
        players = position.players
        wins = row(0.0, MOST_SEATS)
        values = row(0.0, MOST_SEATS)
        for seat in range(players):
            values[seat] = position.scores_now[seat]
        wins[winner(position)] = 1.0
        for turn in range(turns - 1, -1, -1):
            at = turn * MOST_SEATS
            for seat in range(players):
                wins[seat] -= self.surprise_wins[at + seat]
                values[seat] -= self.surprise_values[at + seat]
                place = seat - self.movers[turn]
                if place < 0:
                    place += players
                targets[turn, place] = wins[seat]
                targets[turn, players + place] = (values[seat] - self.scores[at + seat]) / POINT_SCALE
                wins[seat] = trust * wins[seat] + (1 - trust) * self.wins[at + seat]
                values[seat] = trust * values[seat] + (1 - trust) * self.values[at + seat]
