"""A game looked at step by step: who stood how, what each choice cost, what luck did, and where the game turned.

It knows no game. A game that can be analysed has a module ``adviser`` in its folder, with what ``Adviser`` and
``Faculty`` name below.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from heliopolis.game import CHANCE, Limits, part
from heliopolis.record import Record

# How many positions are looked at for each decision, by the name of the quality.
QUALITIES = {"fast": 1, "normal": 200, "deep": 2000}
QUALITY = "normal"

TURNING_POINTS = 10  # at most
LEAST_SWING = 0.02  # of a chance to win, by which a game turns

Chances = tuple[float, ...]  # to win, by seat


class Reason(Protocol):
    """Why a step is better than another: the key of a sentence, and its facts."""

    @property
    def key(self) -> str:
        """Of the sentence in the catalogues."""
        ...

    @property
    def facts(self) -> Mapping[str, int | str | tuple[str, ...]]:
        """Plain data."""
        ...


class Choice(Protocol):
    """A legal step and what is expected of it."""

    @property
    def step(self) -> int:
        """The step."""
        ...

    @property
    def wins(self) -> Chances:
        """Every seat's chance to win after it."""
        ...

    @property
    def scores(self) -> tuple[float, ...]:
        """Every seat's final score after it, on average."""
        ...

    @property
    def loss(self) -> float:
        """What it costs the mover in chance to win, against the best step."""
        ...


class Advice(Protocol):
    """What the legal steps of a position are worth."""

    @property
    def seat(self) -> int:
        """The seat that moves."""
        ...

    @property
    def choices(self) -> Sequence[Choice]:
        """Every legal step."""
        ...

    @property
    def best(self) -> Choice:
        """The best of them."""
        ...

    @property
    def confidence(self) -> float:
        """How sure it is that no other one is better, from 0.5 to 1."""
        ...

    @property
    def reasons(self) -> Sequence[Reason]:
        """Why the best is better than the second best."""
        ...


class Adviser(Protocol):
    """Weighs steps for the seat to move, from what it may see."""

    def advise(self, view: Any) -> Advice:
        """What to do in a view in which a seat has the move."""
        ...

    def why_not(self, view: Any, advice: Any, step: int) -> Sequence[Reason]:
        """Why the best step of ``advice``, which is for this view, is better than another one."""
        ...

    def chances(self, view: Any) -> Chances:
        """Every seat's chance to win by a quick look; a seat must have the move, or the game be over."""
        ...


class Faculty(Protocol):
    """The module ``adviser`` of a game."""

    def adviser(self, players: int, limits: Limits = ..., file: Path | None = ...) -> Adviser:
        """An adviser for so many players; ``file`` has knowledge to judge by instead of the package's own."""
        ...

    def sentence(self, say: Callable[..., str], reason: Any, names: Sequence[str], you: bool = ...) -> str:
        """A reason in words, about a player or to that player."""
        ...

    def chapter(self, view: Any, say: Callable[..., str]) -> str:
        """The part of the game that a view is from, such as its epoch."""
        ...


def faculty(game: str) -> Faculty:
    """How to get advice on a game and how to say it."""
    found: Faculty = part(game, "adviser")
    return found


@dataclass(frozen=True, slots=True)
class Decision:
    """What somebody chose where there was a choice, and what would have been best."""

    advice: Advice
    chosen: Choice
    reasons: tuple[Reason, ...]  # why the best step is better than the chosen one, or than the second best

    @property
    def right(self) -> bool:
        """Whether the best step was chosen."""
        return self.chosen.step == self.advice.best.step

    @property
    def cost(self) -> float:
        """What the choice cost whoever made it, in chance to win."""
        return self.chosen.loss

    @property
    def stake(self) -> float:
        """What the worst choice would have cost."""
        return max(choice.loss for choice in self.advice.choices)


@dataclass(frozen=True, slots=True)
class Moment:
    """One step of a record."""

    number: int  # from 1
    actor: int  # the seat, or ``CHANCE``
    step: int
    before: Chances  # if everybody plays well from here on
    after: Chances
    decision: Decision | None  # None for chance, and where there was only one legal step

    @property
    def luck(self) -> Chances | None:
        """By how much chance has changed everybody's chance to win; None for a step of a player."""
        return _difference(self.after, self.before) if self.actor == CHANCE else None

    @property
    def swing(self) -> Chances:
        """By how much luck, or a choice against the best one, has changed everybody's chance to win."""
        if self.decision is not None:
            return _difference(self.decision.chosen.wins, self.decision.advice.best.wins)
        return self.luck or (0.0,) * len(self.before)

    @property
    def turn(self) -> float:
        """The largest of these changes."""
        return max(map(abs, self.swing))

    @property
    def turned(self) -> int:
        """The seat that it has changed most for."""
        return max(range(len(self.swing)), key=lambda seat: abs(self.swing[seat]))


@dataclass(frozen=True, slots=True)
class Side:
    """How one seat has played, and how lucky it was."""

    seat: int
    decisions: int  # steps where there was a choice
    right: int  # of them, those in which the best step was chosen
    cost: float  # of all choices together, in chance to win
    accuracy: float | None  # from 0 to 100; None where nothing was to decide
    luck: float  # of all outcomes together, in chance to win


@dataclass(frozen=True, slots=True)
class Analysis:
    """All that was found out about a record."""

    record: Record
    moments: tuple[Moment, ...]
    sides: tuple[Side, ...]
    turning_points: tuple[Moment, ...]  # in the order of the game


def analyse(record: Record, adviser: Adviser, advance: Callable[[int], None] = lambda count: None) -> Analysis:
    """Look at every step of a record that replays; ``advance`` is told of each."""
    state = record.start()
    actors: list[int] = []
    decisions: list[Decision | None] = []
    stands: list[Chances | None] = []  # before each step and at the end; None where a step was forced
    for step in record.steps:
        actors.append(state.actor)
        last = decisions[-1] if decisions else None
        decisions.append(_decision(state, step, adviser))
        stands.append(_stand(state, last, decisions[-1], adviser))
        state.apply(step)
        advance(1)
    stands.append(_last_stand(state, decisions[-1] if decisions else None, adviser))
    known = _filled(stands)
    moments = [
        Moment(i + 1, actors[i], step, known[i], known[i + 1], decisions[i]) for i, step in enumerate(record.steps)
    ]
    sides = [_side(seat, moments) for seat in range(len(record.players))]
    return Analysis(record, tuple(moments), tuple(sides), turning_points(moments))


def turning_points(moments: Sequence[Moment]) -> tuple[Moment, ...]:
    """The steps by which most was changed, in the order of the game."""
    sharp = [moment for moment in moments if moment.turn >= LEAST_SWING]
    sharpest = sorted(sharp, key=lambda moment: -moment.turn)[:TURNING_POINTS]
    return tuple(sorted(sharpest, key=lambda moment: moment.number))


def _decision(state: Any, step: int, adviser: Adviser) -> Decision | None:
    """What was chosen; None for chance, and where there was only one legal step."""
    if state.actor == CHANCE or len(state.legal()) == 1:
        return None
    view = state.view(state.actor, open_scores=True)
    advice = adviser.advise(view)
    chosen = next(choice for choice in advice.choices if choice.step == step)
    reasons = advice.reasons if step == advice.best.step else adviser.why_not(view, advice, step)
    return Decision(advice, chosen, tuple(reasons))


def _stand(state: Any, last: Decision | None, decision: Decision | None, adviser: Adviser) -> Chances | None:
    """How everybody stands before a step; None where it is forced, so that nothing changes by it."""
    if decision is not None:
        return decision.advice.best.wins
    if state.actor != CHANCE:
        return None
    return _expected(state, adviser) if last is None else last.chosen.wins


def _last_stand(state: Any, last: Decision | None, adviser: Adviser) -> Chances:
    """How everybody stands where the record ends."""
    if state.actor == CHANCE and last is not None:
        return last.chosen.wins
    if state.actor in (CHANCE, None):
        return _expected(state, adviser)
    return adviser.advise(state.view(state.actor, open_scores=True)).best.wins


def _filled(stands: Sequence[Chances | None]) -> list[Chances]:
    """The same, with what follows in the place of what is not known."""
    filled: list[Chances] = []
    for stand in reversed(stands):
        filled.append(filled[-1] if stand is None else stand)
    return filled[::-1]


def _expected(state: Any, adviser: Adviser) -> Chances:
    """Everybody's chance to win by a quick look; where chance has the move, the average of its outcomes."""
    if state.actor != CHANCE:
        return adviser.chances(state.view(state.actor, open_scores=True))
    odds = state.odds()
    total = sum(weight for _, weight in odds)
    mean = [0.0] * len(state.scores())
    for outcome, weight in odds:
        following = state.copy()
        following.apply(outcome)
        for seat, chance in enumerate(_expected(following, adviser)):
            mean[seat] += weight / total * chance
    return tuple(mean)


def _side(seat: int, moments: Sequence[Moment]) -> Side:
    made = [moment.decision for moment in moments if moment.decision and moment.actor == seat]
    cost, stake = sum(decision.cost for decision in made), sum(decision.stake for decision in made)
    accuracy = (100.0 * (1 - cost / stake) if stake else 100.0) if made else None
    luck = sum(moment.luck[seat] for moment in moments if moment.luck)
    return Side(seat, len(made), sum(decision.right for decision in made), cost, accuracy, luck)


def _difference(one: Chances, other: Chances) -> Chances:
    return tuple(a - b for a, b in zip(one, other, strict=True))
