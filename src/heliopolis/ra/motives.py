"""Why one step is better than another, in facts that people understand.

What decides is the judge's numbers; this file looks for what a person would point at. Each motive is a function that
knows one kind of reason and says how many points are at stake by it, about. Those with most at stake are told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from heliopolis.ra.events import STRUCK, Say, tile_list
from heliopolis.ra.outlook import last_ra_chance
from heliopolis.ra.pieces import DISASTERS, EPOCHS, NO_TILE, TILES
from heliopolis.ra.position import NOBODY
from heliopolis.ra.steps import DISCARD, DONE, DRAW, DRAWN, GOD_FOR, INVOKE, PASS, tile_of
from heliopolis.ra.view import View
from heliopolis.ra.worth import (
    after_winning,
    civilization_worth,
    draws_left,
    god_worth,
    lot_worth,
    monuments_worth,
    outlook,
    pace,
    track_worth,
)

MOST_REASONS = 3
EVEN = 0.004  # chances to win that differ by less are about the same
EVEN_POINTS = 0.5
WORTH_A_WORD = 1.0  # points: a smaller gain or loss is no reason
POOR = 3.0  # a track worth less than this is not worth a sun
RICH = 4.0  # a track worth so much to somebody else is worth denying
UP, DOWN = 3, 4  # a sun so much better, or worse, than another is worth a word
STRONG = 0.5  # of all face-up suns, those above this share are worth keeping
SMALL_RISK = 0.2  # that the next tile ends the epoch
LONG, SHORT = 4.0, 2.5  # draws left for each of my suns: more is a long epoch, less a short one

# What is at stake in points where nothing can be reckoned: guesses that only put the reasons in order.
SUN_STEP = 0.5  # for each step between two suns
KEEPING = 4.0  # a strong sun, or the last one
ENOUGH = 4.0  # to win with a low sun
UNBEATEN = 3.0  # to win for sure
ALONE = 6.0
UNUSED = 8.0  # a sun that the end of an epoch finds face up
GENERAL = 0.6  # points on average say less than the reasons for them

Facts = Mapping[str, int | str | tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason for a step: the key of its sentence in the catalogues, and the facts as plain data.

    Among the facts ``other`` is a seat, ``tile``, ``instead`` and ``disaster`` are names of tiles, and ``tiles`` is a
    tuple of such names; all others are numbers.
    """

    key: str
    seat: int  # whom it is told to
    facts: Facts
    stake: float  # points that are at stake by it, about


def sentence(say: Say, reason: Reason, names: Sequence[str], you: bool = False) -> str:
    """The reason in the language of ``say``, told about the player by name, or to that player as "you"."""
    who = say("reason-you") if you else say("reason-player", player=names[reason.seat])
    return say(reason.key, who=who, **{name: _spoken(say, name, fact, names) for name, fact in reason.facts.items()})


def _spoken(say: Say, name: str, fact: int | str | tuple[str, ...], names: Sequence[str]) -> str | int:
    if isinstance(fact, tuple):
        return tile_list(say, fact)
    if isinstance(fact, str):
        return say(f"tile-{fact}")
    return names[fact] if name == "other" else fact


class End(NamedTuple):
    """How an auction is expected to end: who wins, with which sun."""

    seat: int
    sun: int


NO_SALE = End(NOBODY, 0)  # nobody wins it, or there is none


class Case:
    """A step to be compared with another one, and what is worked out once for all motives."""

    def __init__(
        self,
        view: View,
        step: int,
        other: int,
        ends: tuple[End, End] = (NO_SALE, NO_SALE),
        lead: float = 1.0,
        gains: Sequence[float] = (),
    ) -> None:
        """``ends`` are of the auctions after each of the two; ``lead`` and ``gains`` what the step is better by.

        The lead is in chance to win for the seat that moves, the gains are in points at the end, by seat.
        """
        self.view, self.step, self.other = view, step, other
        self.end, self.other_end = ends
        self.lead = lead
        self.gains = gains or (0.0,) * len(view.seats)
        self.me = view.turn
        self.suns = view.seats[self.me].suns
        self.lot = [tile for tile in view.auction_track if tile != NO_TILE]
        self.worths = track_worth(view)
        self.draws = draws_left(view)
        self.outlook = outlook(view, self.me, pace(view))

    @property
    def worth(self) -> float:
        """What the track is worth to the seat that moves."""
        return self.worths[self.me]

    @property
    def rivals(self) -> list[int]:
        """All other seats."""
        return [seat for seat in range(len(self.view.seats)) if seat != self.me]

    @property
    def wins_lot(self) -> bool:
        """Whether the step wins the lot and the other one does not."""
        return self.end.seat == self.me != self.other_end.seat

    @property
    def leaves_lot(self) -> bool:
        """Whether the other step wins the lot and this one does not."""
        return self.other_end.seat == self.me != self.end.seat

    def reason(self, key: str, stake: float, **facts: int | str | tuple[str, ...]) -> Reason:
        """A reason told to the seat that moves."""
        return Reason(key, self.me, facts, stake)


def reasons(case: Case) -> tuple[Reason, ...]:
    """Why the step is better than the other one, the weightiest reason first."""
    if abs(case.lead) < EVEN and max(map(abs, case.gains)) < EVEN_POINTS:
        return (case.reason("reason-even", 0.0),)
    found = [reason for motive in MOTIVES if (reason := motive(case))] or [case.reason("reason-unclear", 0.0)]
    return tuple(sorted(found, key=lambda reason: -reason.stake)[:MOST_REASONS])


# The lot


def _track(case: Case) -> Reason | None:
    """The lot is worth winning."""
    if not case.wins_lot or case.worth < WORTH_A_WORD:
        return None
    rival = max(case.rivals, key=lambda seat: case.worths[seat])
    theirs = round(case.worths[rival])
    return case.reason("reason-track", case.worth, points=round(case.worth), theirs=theirs, other=rival)


def _poor(case: Case) -> Reason | None:
    """The lot is not worth a sun yet."""
    if not case.leaves_lot or not -WORTH_A_WORD < case.worth < POOR:
        return None
    return case.reason("reason-track-poor", POOR - case.worth, points=max(0, round(case.worth)))


def _costs(case: Case) -> Reason | None:
    """The lot would do harm."""
    if not case.leaves_lot or case.worth > -WORTH_A_WORD:
        return None
    return case.reason("reason-track-costs", -case.worth, points=-round(case.worth))


def _disaster(case: Case) -> Reason | None:
    """D1: a Disaster of the lot would take something that cannot be spared."""
    if not case.leaves_lot:
        return None
    tiles = case.view.seats[case.me].tiles
    full = [count + case.lot.count(tile) for tile, count in enumerate(tiles)]
    left = after_winning(tiles, case.lot)
    losses = {
        disaster: tuple(TILES[tile] for tile in STRUCK[disaster] for _ in range(full[tile] - left[tile]))
        for disaster in DISASTERS
    }
    worst = max(losses, key=lambda disaster: len(losses[disaster]))
    if not losses[worst]:
        return None
    return case.reason("reason-disaster", 2.0 * len(losses[worst]), disaster=TILES[worst], tiles=losses[worst])


def _deny(case: Case) -> Reason | None:
    """Somebody else would get the lot and make much of it."""
    rival = case.other_end.seat
    if not case.wins_lot or rival == NOBODY or case.worths[rival] < RICH:
        return None
    return case.reason("reason-deny", case.worths[rival], other=rival, points=round(case.worths[rival]))


def _not_mine(case: Case) -> Reason | None:
    """To invoke Ra now would only help somebody else."""
    rival = case.other_end.seat
    if case.other != INVOKE or rival in (NOBODY, case.me, case.end.seat) or case.worths[rival] < WORTH_A_WORD:
        return None
    return case.reason("reason-not-yet", ENOUGH, other=rival, sun=case.other_end.sun)


def _rival_pays(case: Case) -> Reason | None:
    """Somebody else is likely to spend a high sun."""
    rival, sun = case.end
    if rival in (NOBODY, case.me) or case.end == case.other_end:
        return None
    if sun != max(case.view.seats[rival].suns) or sun - case.view.centre < DOWN:
        return None
    return case.reason("reason-rival-pays", (sun - case.view.centre) * SUN_STEP, other=rival, sun=sun)


# Suns


def _keep_sun(case: Case) -> Reason | None:
    """A strong sun is likely to win more later."""
    if not case.leaves_lot or case.worth < WORTH_A_WORD or len(case.suns) == 1:
        return None
    everybody = [sun for area in case.view.seats for sun in area.suns]
    lower = sum(sun < case.other_end.sun for sun in everybody)
    if lower < STRONG * len(everybody) or case.draws < LONG * len(case.suns):
        return None
    return case.reason("reason-keep-sun", KEEPING, sun=case.other_end.sun, draws=round(case.draws))


def _lower_sun(case: Case) -> Reason | None:
    """A lower sun does it too."""
    if not case.end.seat == case.other_end.seat == case.me or case.end.sun >= case.other_end.sun:
        return None
    return case.reason("reason-lower-sun", ENOUGH, sun=case.end.sun, kept=case.other_end.sun)


def _last_sun(case: Case) -> Reason | None:
    """T1: whoever has no sun left is out of the epoch."""
    if not case.leaves_lot or len(case.suns) > 1 or case.draws < LONG:
        return None
    return case.reason("reason-last-sun", KEEPING, sun=case.suns[0])


def _better_sun(case: Case) -> Reason | None:
    """A5: the sun in the centre is better than the one that pays for it."""
    gain = case.view.centre - case.end.sun
    if not case.wins_lot or gain < UP:
        return None
    last = int(case.view.epoch == EPOCHS)
    return case.reason("reason-better-sun", gain * SUN_STEP, sun=case.end.sun, centre=case.view.centre, last=last)


def _worse_sun(case: Case) -> Reason | None:
    """A5: the sun in the centre is worse than the one that would pay for it."""
    loss = case.other_end.sun - case.view.centre
    if not case.leaves_lot or loss < DOWN:
        return None
    last = int(case.view.epoch == EPOCHS)
    sun, centre = case.other_end.sun, case.view.centre
    return case.reason("reason-worse-sun", loss * SUN_STEP, sun=sun, centre=centre, last=last)


def _unbeaten(case: Case) -> Reason | None:
    """Nobody can beat the offer, or it pays for nobody."""
    suns = _still_to_bid(case) if case.wins_lot and case.step != PASS else []
    if not suns:
        return None
    if max(suns) < case.end.sun:
        return case.reason("reason-nobody-higher", UNBEATEN, sun=case.end.sun)
    return case.reason("reason-cheap", ENOUGH, sun=case.end.sun)


def _still_to_bid(case: Case) -> list[int]:
    """A1: the suns of those who may answer the step with an offer."""
    view, count = case.view, len(case.view.seats)
    seats = case.rivals
    if case.step != INVOKE:
        seats = [(case.me + i) % count for i in range(1, (view.ra_player - case.me) % count + 1)]
    return [sun for seat in seats for sun in view.seats[seat].suns]


# Time


def _last_ra(case: Case) -> Reason | None:
    """E1: the epoch may be over with the next tile, and the lot lost."""
    chance = last_ra_chance(case.view)
    waits = case.other == DRAW or (case.wins_lot and case.other_end == NO_SALE)
    if not chance or not case.lot or not waits or case.step == DRAW:
        return None
    stake = chance * (max(0.0, case.worth) + UNUSED * len(case.suns))
    return case.reason("reason-last-ra", stake, percent=round(100 * chance))


def _small_risk(case: Case) -> Reason | None:
    """E1: the epoch may be over with the next tile, but that is not likely."""
    chance = last_ra_chance(case.view)
    if not 0 < chance < SMALL_RISK or case.step != DRAW:
        return None
    return case.reason("reason-small-risk", (1 - chance) * POOR, percent=round(100 * chance))


def _hurry(case: Case) -> Reason | None:
    """E1: suns that are not used before the last Ra win nothing."""
    if not case.wins_lot or case.draws >= SHORT * len(case.suns):
        return None
    return case.reason("reason-hurry", KEEPING, draws=round(case.draws), suns=len(case.suns))


def _alone(case: Case) -> Reason | None:
    """T6: nobody can take the lot away."""
    if case.step != DRAW or any(case.view.seats[rival].suns for rival in case.rivals):
        return None
    return case.reason("reason-alone", ALONE)


# Gods and Disasters


def _god(case: Case) -> Reason | None:
    """T5: a tile is worth more than the God, or the God more than the tile."""
    spent = GOD_FOR <= case.step < DONE
    if not spent and not GOD_FOR <= case.other < DONE:
        return None
    tile = tile_of(case.step if spent else case.other)
    worth, kept = lot_worth(case.view.seats[case.me].tiles, [tile], case.outlook), god_worth(case.outlook)
    points, god = round(worth), round(kept)
    if points == god or (points > god) != spent:
        return None
    key = "reason-god" if spent else "reason-keep-god"
    return case.reason(key, abs(worth - kept), tile=TILES[tile], points=points, god=god)


def _discard(case: Case) -> Reason | None:
    """D4, D5: of two tiles one is easier to spare."""
    if not DISCARD <= case.step < DRAWN:
        return None
    tile, instead = tile_of(case.step), tile_of(case.other)
    points, more = round(_loss(case, tile)), round(_loss(case, instead))
    if points >= more:
        return None
    return case.reason(
        "reason-discard", more - points, tile=TILES[tile], instead=TILES[instead], points=points, more=more
    )


def _loss(case: Case, tile: int) -> float:
    """What the owner loses with one tile of a kind."""
    held = case.view.seats[case.me].tiles
    left = tuple(count - (kind == tile) for kind, count in enumerate(held))
    before, after = (
        civilization_worth(tiles, case.outlook) + monuments_worth(tiles, case.outlook) for tiles in (held, left)
    )
    return before - after


# Points, whatever they come from


def _points(case: Case) -> Reason | None:
    """More points at the end."""
    gain = case.gains[case.me]
    if gain < WORTH_A_WORD:
        return None
    return case.reason("reason-points", gain * GENERAL, points=round(gain))


def _rival_points(case: Case) -> Reason | None:
    """Fewer points for somebody else."""
    rival = min(case.rivals, key=lambda seat: case.gains[seat])
    loss = -case.gains[rival]
    if loss < WORTH_A_WORD:
        return None
    return case.reason("reason-rival-points", loss * GENERAL, other=rival, points=round(loss))


MOTIVES: tuple[Callable[[Case], Reason | None], ...] = (
    _track,
    _poor,
    _costs,
    _disaster,
    _deny,
    _not_mine,
    _rival_pays,
    _keep_sun,
    _lower_sun,
    _last_sun,
    _better_sun,
    _worse_sun,
    _unbeaten,
    _last_ra,
    _small_risk,
    _hurry,
    _alone,
    _god,
    _discard,
    _points,
    _rival_points,
)
