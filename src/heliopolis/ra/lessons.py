"""Games of a network against itself and its sparring partners, told as lessons: positions, and what came of them.

What a position should have been worth is a blend of what the look ahead said at each later turn and of the end of the
game, less the luck on the way. A draw has been averaged over the whole bag before it happens, so it is known by how
much the tile that came was better or worse for everybody than the average of all; taken off again, that leaves on
average the same and scatters far less than the bare end of a game. Now and then a step is taken at random so that the
network sees what it would never do; such a step teaches nothing about the turns before it, so there the look ahead has
the last word.
"""

from __future__ import annotations

from typing import Any

from heliopolis.chance import Seeded
from heliopolis.game import Limits, Player
from heliopolis.ra.branches import Branches
from heliopolis.ra.features import write_features
from heliopolis.ra.lookahead import Lookahead
from heliopolis.ra.measures import EXPLORE_SCALE, MOST_TURNS, POINT_SCALE
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
        "explored",
        "lookahead",
        "lucky_values",
        "lucky_wins",
        "movers",
        "scores",
        "values",
        "wins",
    )

    def __init__(self, network: Network) -> None:
        self.lookahead = Lookahead(network)
        self.branches = Branches()
        self.movers = row(0, MOST_TURNS)  # whose turn each lesson is
        self.explored = row(0, MOST_TURNS)  # whether something was tried between this turn and the next
        self.scores = row(0, MOST_TURNS * MOST_SEATS)  # at the beginning of the turn
        self.wins = row(0.0, MOST_TURNS * MOST_SEATS)  # what the look ahead said then
        self.values = row(0.0, MOST_TURNS * MOST_SEATS)
        self.lucky_wins = row(0.0, MOST_TURNS * MOST_SEATS)  # what the tile drawn then brought beyond the average one
        self.lucky_values = row(0.0, MOST_TURNS * MOST_SEATS)

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
        turns = 0
        while position.phase != OVER and turns < MOST_TURNS:
            if position.phase in (DRAWING, DEAL):
                outcome = random_outcome(position, luck)
                if position.phase == DRAWING:
                    self._note_luck(outcome - DRAWN, turns - 1, position.players)
                apply(position, outcome)
                continue
            if position.phase == TURN:
                write_features(position, position.seat, rows[turns])
                self._begin_turn(position, turns)
                turns += 1
            apply(position, self._step(position, partners[position.seat], luck, explore, turns - 1))
        self._write_targets(position, turns, trust, targets)
        return turns

    def _begin_turn(self, position: State, turn: int) -> None:
        self.movers[turn] = position.seat
        self.explored[turn] = 0
        self.lookahead.look(position, self.branches)
        best = self.branches.best(position.seat) * MOST_SEATS
        for seat in range(position.players):
            self.scores[turn * MOST_SEATS + seat] = position.scores_now[seat]
            self.wins[turn * MOST_SEATS + seat] = self.branches.step_wins[best + seat]
            self.values[turn * MOST_SEATS + seat] = self.branches.step_scores[best + seat]
            self.lucky_wins[turn * MOST_SEATS + seat] = 0
            self.lucky_values[turn * MOST_SEATS + seat] = 0

    def _note_luck(self, tile: int, turn: int, players: int) -> None:
        """The look ahead of this turn has weighed every tile: how much better is this one than all of them?"""
        drawn = self.branches.leaf_of_draw(tile) * MOST_SEATS
        at = turn * MOST_SEATS
        for seat in range(players):  # to draw is the first of the legal steps
            self.lucky_wins[at + seat] = self.branches.leaf_wins[drawn + seat] - self.branches.step_wins[seat]
            self.lucky_values[at + seat] = self.branches.leaf_scores[drawn + seat] - self.branches.step_scores[seat]

    def _step(self, position: State, partner: Player | None, luck: Seeded, explore: int, turn: int) -> int:
        """What the partner or the network does, or now and then anything else.

        At the beginning of a turn the network has looked already.
        """
        count = list_legal(position)
        if count == 1:
            return position.choices[0]
        if partner is not None:
            return int(partner.choose(position.view(position.seat, True), position.legal(), NO_LIMITS))
        if luck.below(EXPLORE_SCALE) < explore:
            self.explored[turn] = 1
            return position.choices[luck.below(count)]
        if position.phase != TURN:
            self.lookahead.look(position, self.branches)
        return self.branches.steps[self.branches.best(position.seat)]

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
                if self.explored[turn]:
                    wins[seat] = self.wins[at + seat]
                    values[seat] = self.values[at + seat]
                else:
                    wins[seat] -= self.lucky_wins[at + seat]
                    values[seat] -= self.lucky_values[at + seat]
                place = seat - self.movers[turn]
                if place < 0:
                    place += players
                targets[turn, place] = wins[seat]
                targets[turn, players + place] = (values[seat] - self.scores[at + seat]) / POINT_SCALE
                wins[seat] = trust * wins[seat] + (1 - trust) * self.wins[at + seat]
                values[seat] = trust * values[seat] + (1 - trust) * self.values[at + seat]
