"""Why each number on the scoring sheet is what it is: for every item the key of a sentence, and its facts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from heliopolis.ra import points as tables
from heliopolis.ra.ending import ending
from heliopolis.ra.pieces import CIVILIZATION, EPOCHS, FLOOD, GOD, GOLD, MONUMENTS, NILE, PHARAOH
from heliopolis.ra.points import PER_GOD, PER_GOLD
from heliopolis.ra.position import ITEMS
from heliopolis.ra.scoring import score_epoch, sun_sum
from heliopolis.ra.sheet import rows
from heliopolis.ra.state import State

SCORE = "score"  # explained only where it is not what was there before and the points together


class Because(NamedTuple):
    """The key of a sentence in the catalogues, and its facts, which are all numbers."""

    key: str
    facts: dict[str, int]

    def as_dict(self) -> dict[str, Any]:
        """The same as plain data, for JSON."""
        return self._asdict()


Why = dict[str, Because]  # by item of the sheet


def explained(ending: State) -> tuple[Why, ...]:
    """By seat, why it gets what it gets for the epoch that ends; the table is not scored yet."""
    scored = ending.copy()
    score_epoch(scored)
    points, scores = scored.points[ending.epoch - 1], scored.scores()
    told = []
    for seat, score in enumerate(scores):
        why = {item: WHY[item](ending, seat, points[seat][i]) for i, item in enumerate(ITEMS)}
        if score != ending.scores_now[seat] + sum(points[seat]):
            why[SCORE] = Because("why-score-floor", {})
        told.append(why)
    return tuple(told)


def as_dict(why: Why) -> dict[str, dict[str, Any]]:
    """What explains one seat's points, as plain data, for JSON."""
    return {item: because.as_dict() for item, because in why.items()}


def sheet(start: State, steps: Sequence[int], seat: int | None = None, open_scores: bool = False) -> dict[str, Any]:
    """The scoring sheet of a game after these steps, explained, as far as a seat may see it; plain data, for JSON."""
    state, whys = start.copy(), []
    for step in steps:
        before = state.copy()
        state.apply(step)
        ended = ending(before, step, state)
        if ended is not None:
            whys.append(explained(ended))
    shown = [open_scores or state.actor is None or other == seat for other in range(state.players)]
    return {
        "epochs": [
            {
                "epoch": epoch,
                "rows": [row.as_dict() if shown[row.seat] else None for row in scored],
                "why": [as_dict(why) if shown[other] else None for other, why in enumerate(whys[epoch - 1])],
            }
            for epoch, scored in enumerate(rows(state), start=1)
        ]
    }


# Item by item; each function is told the points that the scoring gave.


def _gods(ending: State, seat: int, points: int) -> Because:
    """P1."""
    return _each("why-god", "why-god-none", ending.held[seat][GOD], PER_GOD, points)


def _gold(ending: State, seat: int, points: int) -> Because:
    """P2."""
    return _each("why-gold", "why-gold-none", ending.held[seat][GOLD], PER_GOLD, points)


def _each(key: str, none: str, count: int, each: int, points: int) -> Because:
    return Because(key, {"count": count, "each": each, "points": points}) if count else Because(none, {})


def _river(ending: State, seat: int, points: int) -> Because:
    """P3."""
    floods, niles = ending.held[seat][FLOOD], ending.held[seat][NILE]
    if floods:
        return Because("why-river", {"floods": floods, "niles": niles, "points": points})
    return Because("why-river-dry", {"niles": niles}) if niles else Because("why-river-none", {})


def _pharaohs(ending: State, seat: int, points: int) -> Because:
    """P4."""
    counts = [ending.held[other][PHARAOH] for other in range(ending.players)]
    return _ranked(PHARAOH_RANKS, counts, seat, points)


def _civilization(ending: State, seat: int, points: int) -> Because:
    """P5."""
    kinds = sum(ending.held[seat][tile] > 0 for tile in CIVILIZATION)
    if not kinds:
        return Because("why-civilization-none", {"points": points})
    if not points:
        return Because("why-civilization-few", {"kinds": kinds})
    return Because("why-civilization", {"kinds": kinds, "points": points})


def _monuments(ending: State, seat: int, points: int) -> Because:
    """P6."""
    if ending.epoch != EPOCHS:
        return Because("why-monuments-later", {})
    held = [ending.held[seat][tile] for tile in MONUMENTS if ending.held[seat][tile]]
    if not held:
        return Because("why-monuments-none", {})
    alike = [tables.MULTIPLICITY[count] for count in held if tables.MULTIPLICITY[count]]
    facts = {"kinds": len(held), "different": tables.DIVERSITY[len(held)], "points": points}
    if not alike:
        return Because("why-monuments", facts)
    return Because("why-monuments-alike", {**facts, "sets": len(alike), "alike": sum(alike)})


def _suns(ending: State, seat: int, points: int) -> Because:
    """P7."""
    if ending.epoch != EPOCHS:
        return Because("why-suns-later", {})
    return _ranked(SUN_RANKS, [sun_sum(ending, other) for other in range(ending.players)], seat, points)


class Ranks(NamedTuple):
    """The sentences about something that counts by comparison."""

    equal: str
    most: str
    fewest: str
    spared: str  # V2: a mild end waives the loss
    between: str


PHARAOH_RANKS = Ranks(
    "why-pharaohs-equal", "why-pharaohs-most", "why-pharaohs-fewest", "why-pharaohs-spared", "why-pharaohs-between"
)
SUN_RANKS = Ranks("why-suns-equal", "why-suns-highest", "why-suns-lowest", "why-suns-spared", "why-suns-between")


def _ranked(ranks: Ranks, amounts: Sequence[int], seat: int, points: int) -> Because:
    """P4, P7: points for the most, a loss for the fewest, and for all who are tied alike."""
    mine = amounts[seat]
    facts = {"count": mine}
    if max(amounts) == min(amounts):
        return Because(ranks.equal, facts)
    if min(amounts) < mine < max(amounts):
        return Because(ranks.between, facts)
    facts["tied"] = amounts.count(mine)
    if not points:
        return Because(ranks.spared, facts)
    return Because(ranks.most if mine == max(amounts) else ranks.fewest, {**facts, "points": points})


WHY: dict[str, Callable[[State, int, int], Because]] = {
    "god": _gods,
    "gold": _gold,
    "river": _river,
    "pharaohs": _pharaohs,
    "civilization": _civilization,
    "monuments": _monuments,
    "suns": _suns,
}
