"""The adviser: weighs every legal step for the seat to move, and says why the best one is the best.

It gets a view. Scores lie face down, but anybody who has watched can reckon them (V5), so give it a view with open
scores; where the view hides them, they are taken to equal the mover's own.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import erf, sqrt
from pathlib import Path

from heliopolis.game import Limits
from heliopolis.ra.branches import Branches
from heliopolis.ra.events import Say
from heliopolis.ra.judge import Judge
from heliopolis.ra.motives import NO_SALE, Case, End, Reason, reasons, sentence
from heliopolis.ra.pieces import MOST_SEATS
from heliopolis.ra.position import AUCTION, NOBODY, OVER
from heliopolis.ra.state import State, imagined
from heliopolis.ra.steps import BID, DISCARD, INVOKE, PASS
from heliopolis.ra.thinking import AT_ONCE, think
from heliopolis.ra.view import View
from heliopolis.ra.weights import network

__all__ = ["Advice", "Adviser", "Choice", "Reason", "adviser", "chapter", "sentence"]

# Of a chance to win: the standard error of the difference between two steps, where everything is open; measured as
# docs/analysis.md tells.
ERROR = 0.03


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal step and what is expected of it."""

    step: int
    wins: tuple[float, ...]  # chance to win, by seat
    scores: tuple[float, ...]  # final score on average, by seat
    loss: float  # of the mover's chance to win, against the best step


@dataclass(frozen=True, slots=True)
class Advice:
    """What the legal steps of one position are worth, which is best, how sure that is, and why."""

    seat: int
    choices: tuple[Choice, ...]  # every legal step, the quietest first
    best: Choice
    confidence: float  # 0.5 where the two best steps look alike, 1 where no other is nearly as good
    reasons: tuple[Reason, ...]  # why it is better than the second best; none where there is no choice


def adviser(players: int, limits: Limits = AT_ONCE, file: Path | None = None) -> Adviser:
    """An adviser for so many players with the network of the package, or with that of a file."""
    return Adviser(network(players, file), limits)


def chapter(view: View, say: Say) -> str:
    """The part of the game that the view is from, as plots and lists name it."""
    return say("analysis-epoch", epoch=view.epoch)


class Adviser:
    """Weighs steps by what a judge says of the turns that they lead to."""

    def __init__(self, judge: Judge, limits: Limits = AT_ONCE) -> None:
        self.judge = judge
        self.limits = limits

    def advise(self, view: View) -> Advice:
        """What to do, for the seat that has the move in this view."""
        state = imagined(view)
        branches = think(self.judge, state, self.limits)
        best = branches.best(state.seat)
        choices = _choices(branches, state.seat, best)
        runner_up = _runner_up(branches, state.seat, best)
        why: tuple[Reason, ...] = ()
        if runner_up is not None:
            why = self._compare(view, state, choices[best], choices[runner_up])
        gap = 1.0 if runner_up is None else choices[best].wins[state.seat] - choices[runner_up].wins[state.seat]
        return Advice(state.seat, choices, choices[best], confidence(gap, choices[best].wins[state.seat]), why)

    def why_not(self, view: View, advice: Advice, step: int) -> tuple[Reason, ...]:
        """Why the best step of ``advice``, which is for this view, is better than another one."""
        other = next(choice for choice in advice.choices if choice.step == step)
        return self._compare(view, imagined(view), advice.best, other)

    def chances(self, view: View) -> tuple[float, ...]:
        """Every seat's chance to win after one look ahead; a seat must have the move, or the game be over."""
        state = imagined(view)
        if state.phase == OVER:
            winners = state.winners()
            return tuple((seat in winners) / len(winners) for seat in range(state.players))
        branches = think(self.judge, state, AT_ONCE)
        return _row(branches.step_wins, branches.best(state.seat), state.players)

    def _compare(self, view: View, state: State, choice: Choice, other: Choice) -> tuple[Reason, ...]:
        ends = self._end(state, choice.step), self._end(state, other.step)
        gains = [score - less for score, less in zip(choice.scores, other.scores, strict=True)]
        lead = choice.wins[state.seat] - other.wins[state.seat]
        return reasons(Case(view, choice.step, other.step, ends, lead, gains))

    def _end(self, state: State, step: int) -> End:
        """How the auction is likely to end after this step, everybody bidding as one look ahead tells them."""
        if step != INVOKE and not PASS <= step < DISCARD:
            return NO_SALE
        following = state.copy()
        seat, sun = (state.best_seat, state.best) if state.phase == AUCTION else (NOBODY, 0)
        while True:
            if step > BID:
                seat, sun = following.seat, step - BID
            following.apply(step)
            if following.phase != AUCTION:
                return End(seat, sun) if sun else NO_SALE
            branches = think(self.judge, following, AT_ONCE)
            step = branches.steps[branches.best(following.seat)]


def confidence(gap: float, chance: float) -> float:
    """How sure it is that a step is no worse than the next one, which seems worse by ``gap`` in chance to win.

    The judge's error is taken to be normal, and to shrink as the best step's ``chance`` to win nears 0 or 1.
    """
    error = ERROR * 2 * sqrt(max(0.0, chance * (1 - chance)))
    if gap <= 0:
        return 0.5
    return 0.5 + 0.5 * erf(gap / error / sqrt(2)) if error else 1.0


def _choices(branches: Branches, seat: int, best: int) -> tuple[Choice, ...]:
    players = branches.players
    all_wins, all_scores = branches.step_wins, branches.step_scores
    most = all_wins[best * MOST_SEATS + seat]
    return tuple(
        Choice(
            branches.steps[i],
            _row(all_wins, i, players),
            _row(all_scores, i, players),
            max(0.0, most - all_wins[i * MOST_SEATS + seat]),
        )
        for i in range(branches.count)
    )


def _runner_up(branches: Branches, seat: int, best: int) -> int | None:
    """The number of the second best step; None where there is only one."""
    others = [i for i in range(branches.count) if i != best]
    return max(others, key=lambda i: branches.step_utility(i, seat)) if others else None


def _row(values: list[float], number: int, players: int) -> tuple[float, ...]:
    return tuple(values[number * MOST_SEATS : number * MOST_SEATS + players])
