"""What a seat may see, and how to imagine a full game from it.

Ra hides almost nothing: bag, suns and tiles are open to anyone who has watched. Only the score tokens lie
face down (V5), so a view leaves out the others' scores unless the table plays with open scores or the game is over.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from heliopolis.ra.editions import SUN_GROUPS, Setup
from heliopolis.ra.pieces import EPOCHS, KINDS, MOST_SEATS, MOST_SUNS, NO_TILE, TILES
from heliopolis.ra.position import AUCTION, ITEM_COUNT, ITEMS, NOBODY, OVER, START_SCORE

if TYPE_CHECKING:
    from heliopolis.ra.state import State

PHASES = ("deal", "turn", "drawing", "auction", "gods", "discarding", "over")

Points = tuple[tuple[int, ...], ...]  # by epoch scored so far, by item


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player's area."""

    suns: tuple[int, ...]  # face up, highest first
    used_suns: tuple[int, ...]  # face down, highest first
    tiles: tuple[int, ...]  # how many of each kind, by tile number
    score: int | None  # None where it is hidden
    points: Points | None  # None where the score is hidden


@dataclass(frozen=True, slots=True)
class Past:
    """How a game began, and every step since: what anybody who has watched it knows."""

    setup: Setup
    steps: bytes  # one each


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat, or a spectator, may see it."""

    seat: int | None
    actor: int | None
    phase: int
    turn: int  # the seat whose turn, offer or discard it is, also while chance draws for it
    epoch: int
    ras: int
    mild_end: bool
    resume_ra_player: bool
    ra_track: int
    auction_track: tuple[int, ...]  # the eight spaces, NO_TILE where empty
    centre: int
    bag: tuple[int, ...]  # how many of each kind, by tile number
    gone: tuple[int, ...]
    undealt: tuple[int, ...]
    ra_player: int  # NOBODY outside auctions
    invoked: bool
    offers: tuple[int, ...]  # by seat, 0 for none
    best: int
    best_seat: int
    must_discard: int
    seats: tuple[SeatView, ...]
    # What came before is no part of how the table stands; None where nobody has watched.
    past: Past | None = field(default=None, compare=False, repr=False)


def view(state: State, seat: int | None, open_scores: bool) -> View:
    """What ``seat`` may see of ``state``; a spectator for None."""
    open_scores = open_scores or state.phase == OVER
    return View(
        seat=seat,
        actor=state.actor,
        phase=state.phase,
        turn=state.seat,
        epoch=state.epoch,
        ras=state.ras,
        mild_end=bool(state.mild_end),
        resume_ra_player=bool(state.resume_ra_player),
        ra_track=state.ra_track,
        auction_track=tuple(state.auction_track),
        centre=state.centre,
        bag=tuple(state.bag),
        gone=tuple(state.gone),
        undealt=tuple(state.undealt),
        ra_player=state.ra_player,
        invoked=bool(state.invoked),
        offers=tuple(state.offers),
        best=state.best,
        best_seat=state.best_seat,
        must_discard=state.must_discard,
        seats=_seat_views(state, seat, open_scores),
        past=Past(state.setup, bytes(state.taken)) if state.setup else None,
    )


def _seat_views(state: State, viewer: int | None, open_scores: bool) -> tuple[SeatView, ...]:
    suns, face_up, held = state.suns, state.face_up, state.held
    scores, points = state.scores_now, state.points
    scored = epochs_scored(state.phase, state.epoch)
    seats = []
    for seat in range(state.players):
        up, down = [], []
        for i in range(seat * MOST_SUNS, seat * MOST_SUNS + MOST_SUNS):
            if face_up[i]:
                up.append(suns[i])
            elif suns[i]:
                down.append(suns[i])
        shown = open_scores or seat == viewer
        seats.append(
            SeatView(
                suns=tuple(sorted(up, reverse=True)),
                used_suns=tuple(sorted(down, reverse=True)),
                tiles=tuple(held[seat]),
                score=scores[seat] if shown else None,
                points=tuple(tuple(points[epoch][seat]) for epoch in range(scored)) if shown else None,
            )
        )
    return tuple(seats)


def epochs_scored(phase: int, epoch: int) -> int:
    """How many epochs have been scored so far."""
    return epoch if phase == OVER else epoch - 1


def bidders(view: View) -> list[int]:
    """The seats that take part in an auction, in the order of bidding (A1); nobody once it is over."""
    if view.phase != AUCTION:
        return []
    seats = len(view.seats)
    order = [(view.ra_player + 1 + i) % seats for i in range(seats)]
    return [seat for seat in order if view.seats[seat].suns]


def passed(view: View) -> list[int]:
    """The bidders who have had their say and offered nothing."""
    order = bidders(view)
    had_a_say = order[: order.index(view.turn)] if order else []
    return [seat for seat in had_a_say if not view.offers[seat]]


def imagine(view: View, state: State) -> None:
    """Set the fields of ``state`` to a game that ``view`` allows; hidden scores are taken to equal the viewer's own."""
    own = START_SCORE if view.seat is None else view.seats[view.seat].score
    no_points = ((0,) * ITEM_COUNT,) * EPOCHS
    state.players = len(view.seats)
    state.phase, state.seat, state.epoch = view.phase, view.turn, view.epoch
    state.ras, state.mild_end, state.resume_ra_player = view.ras, view.mild_end, view.resume_ra_player
    state.ra_track, state.centre = view.ra_track, view.centre
    state.auction_track = list(view.auction_track)
    state.track_size = sum(tile != NO_TILE for tile in view.auction_track)
    state.bag, state.bag_size = list(view.bag), sum(view.bag)
    state.gone, state.undealt = list(view.gone), list(view.undealt)
    state.ra_player, state.invoked, state.offers = view.ra_player, view.invoked, list(view.offers)
    state.best, state.best_seat, state.must_discard = view.best, view.best_seat, view.must_discard
    _imagine_suns(view, state)
    spare = MOST_SEATS - len(view.seats)
    state.held = [list(seat.tiles) for seat in view.seats] + [[0] * KINDS for _ in range(spare)]
    scores = [own if seat.score is None else seat.score for seat in view.seats]
    state.scores_now = [START_SCORE if score is None else score for score in scores] + [START_SCORE] * spare
    rows = [(*(seat.points or ()), *no_points)[:EPOCHS] for seat in view.seats] + [no_points] * spare
    state.points = [[list(rows[seat][epoch]) for seat in range(MOST_SEATS)] for epoch in range(EPOCHS)]


def _imagine_suns(view: View, state: State) -> None:
    suns, face_up = [0] * (MOST_SEATS * MOST_SUNS), [0] * (MOST_SEATS * MOST_SUNS)
    for seat, area in enumerate(view.seats):
        first = seat * MOST_SUNS
        owned = area.suns + area.used_suns
        suns[first : first + len(owned)] = owned
        face_up[first : first + len(area.suns)] = area.suns
    state.suns, state.face_up = suns, face_up
    counts = [len(area.suns) for area in view.seats]
    state.face_up_count = counts + [0] * (MOST_SEATS - len(counts))
    state.face_up_total = sum(counts)
    dealt = view.seats[0].suns + view.seats[0].used_suns
    state.suns_each = len(dealt or SUN_GROUPS[view.undealt.index(1)])


def as_dict(view: View) -> dict[str, Any]:
    """A view as plain data with the names of the rulebook, for JSON."""
    auction = None
    if view.ra_player != NOBODY:
        auction = {
            "ra_player": view.ra_player,
            "invoked": view.invoked,
            "bidders": bidders(view),
            "passed": passed(view),
            "offers": list(view.offers[: len(view.seats)]),
            "best": view.best,
            "best_seat": view.best_seat if view.best else None,
        }
    return {
        "phase": PHASES[view.phase],
        "turn": view.turn,
        "epoch": view.epoch,
        "ra_track": view.ra_track,
        "ras": view.ras,
        "auction_track": [None if tile == NO_TILE else TILES[tile] for tile in view.auction_track],
        "centre": view.centre,
        "auction": auction,
        "must_discard": view.must_discard,
        "bag": _by_name(view.bag),
        "gone": _by_name(view.gone),
        "seats": [_seat_dict(seat) for seat in view.seats],
    }


def _seat_dict(seat: SeatView) -> dict[str, Any]:
    points = None
    if seat.points is not None:
        points = [dict(zip(ITEMS, row, strict=True)) for row in seat.points]
    return {
        "suns": list(seat.suns),
        "used_suns": list(seat.used_suns),
        "tiles": _by_name(seat.tiles),
        "score": seat.score,
        "points": points,
    }


def _by_name(counts: tuple[int, ...]) -> dict[str, int]:
    return {TILES[tile]: count for tile, count in enumerate(counts) if count}
