"""What happened in a step, for the log and for animations.

Events are a function of the state before, the step and the state after. The rules
tell nobody anything: this file compares, and asks them about the moments in between where several things
happen in one step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any

from heliopolis.ra import explained
from heliopolis.ra.editions import SUN_GROUPS
from heliopolis.ra.ending import ending, without_epoch_end
from heliopolis.ra.explained import Why
from heliopolis.ra.pieces import (
    CIVILIZATION,
    DISASTERS,
    DROUGHT,
    EARTHQUAKE,
    FLOOD,
    FUNERAL,
    GOD,
    MONUMENTS,
    NILE,
    NO_TILE,
    PHARAOH,
    RA,
    TILES,
    WAR,
)
from heliopolis.ra.position import AUCTION, DEAL, DISCARDING, DRAWING, GODS, OVER, TURN
from heliopolis.ra.rules import award
from heliopolis.ra.scoring import highest_sun
from heliopolis.ra.state import State
from heliopolis.ra.steps import BID, DEALT, DONE, INVOKE, PASS, tile_of

Say = Callable[..., str]  # a catalogue: gives the sentence of a key and its facts

# Which Disaster a lost tile is put down to (D2 to D5); what is lost is for the rules to say.
STRUCK = {
    FUNERAL: (PHARAOH,),
    DROUGHT: (FLOOD, NILE),
    WAR: CIVILIZATION,
    EARTHQUAKE: MONUMENTS,
}

TELL_SCORES = ("points", "why")  # what an event tells of hidden scores, by seat


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: the key of its sentence in the catalogues, and the facts as plain data."""

    key: str
    seat: int  # whose doing it was, or who won
    tiles: tuple[str, ...] = ()  # drawn, won, taken, lost or discarded, by name
    disaster: str = ""  # the Disaster that took them
    suns: tuple[int, ...] = ()  # dealt
    sun: int = 0  # offered, or the highest one of who begins
    centre: int = 0  # the sun that came for it from the centre
    count: int = 0  # which Ra tile of the epoch, or how many Disasters of one kind
    of: int = 0  # how many Ra tiles end the epoch
    epoch: int = 0
    points: tuple[tuple[int, ...], ...] = ()  # by seat and item of the sheet: tells hidden scores
    why: tuple[Why, ...] = ()  # by seat, what these points are for: tells them too
    scores: tuple[int, ...] = ()  # by seat, at the end of the game


def events(before: State, step: int, after: State) -> list[Event]:
    """What happened in ``step``, in order; nothing yet for a draw whose tile is not seen."""
    return [*KINDS_OF_STEP[before.phase](before, step, after), *_ends(before, step, after)]


def as_dict(event: Event, seat: int | None, open_scores: bool) -> dict[str, Any]:
    """An event as plain data without what is empty, for JSON; of points only those that a seat may see."""
    told = {field.name: getattr(event, field.name) for field in fields(event)}
    told["why"] = [explained.as_dict(why) for why in event.why]
    if not open_scores:
        for name in TELL_SCORES:
            told[name] = [value if other == seat else None for other, value in enumerate(told[name])]
    return {name: value for name, value in told.items() if value or name in ("key", "seat")}


def sentence(say: Say, event: Event, names: Sequence[str]) -> str:
    """The event as a line of the log, in the language of ``say``; nothing in it that a score tells."""
    return say(
        event.key,
        player=names[event.seat],
        tiles=tile_list(say, event.tiles),
        number=len(event.tiles),
        disaster=say(f"tile-{event.disaster}") if event.disaster else "",
        suns=", ".join(map(str, event.suns)),
        sun=event.sun,
        centre=event.centre,
        count=event.count,
        of=event.of,
        epoch=event.epoch,
        score=event.scores[event.seat] if event.scores else 0,
    )


def tile_list(say: Say, tiles: Iterable[str]) -> str:
    """Tiles by name, equal ones counted, in the order in which they came."""
    counts: dict[str, int] = {}
    for tile in tiles:
        counts[tile] = counts.get(tile, 0) + 1
    return ", ".join(
        say("tile-times", tile=say(f"tile-{tile}"), count=count) if count > 1 else say(f"tile-{tile}")
        for tile, count in counts.items()
    )


# One function for each kind of step, by the phase in which it comes.


def _deal(before: State, step: int, after: State) -> list[Event]:
    dealt = [Event("event-dealt", before.seat, suns=SUN_GROUPS[step - DEALT])]
    if after.phase == TURN:
        dealt.append(_first(after))
    return dealt


def _turn(before: State, step: int, after: State) -> list[Event]:
    if step == INVOKE:
        return [Event("event-invoked", before.seat)]
    if tile_of(step) != NO_TILE:
        return _exchange(before, step, after)
    return []  # a draw: chance tells


def _draw(before: State, step: int, after: State) -> list[Event]:
    tile = tile_of(step)
    if tile == RA:
        return [Event("event-ra", before.seat, count=before.ra_track + 1, of=before.ras)]
    return [Event("event-drawn", before.seat, (TILES[tile],))]


def _gods(before: State, step: int, after: State) -> list[Event]:
    if step == DONE:
        return [Event("event-done", before.seat)]
    return _exchange(before, step, after)


def _exchange(before: State, step: int, after: State) -> list[Event]:
    """A God spent on a tile, and what the tile took if it is a Disaster."""
    seat, tile = before.seat, tile_of(step)
    held = list(before.held[seat])
    held[GOD] -= 1
    held[tile] += 1
    return [Event("event-god", seat, (TILES[tile],)), *_disasters(seat, held, after)]


def _offer(before: State, step: int, after: State) -> list[Event]:
    seat, sun = before.seat, step - BID
    told = Event("event-pass", seat) if step == PASS else Event("event-offer", seat, sun=sun)
    if after.phase == AUCTION:
        return [told]
    if step != PASS:
        return [told, *_won(before, step, seat, sun)]
    if before.best:
        return [told, *_won(before, step, before.best_seat, before.best)]
    key = "event-nobody-cleared" if after.track_size < before.track_size else "event-nobody"
    return [told, Event(key, before.ra_player, _on_track(before))]


def _won(before: State, step: int, seat: int, sun: int) -> list[Event]:
    """The auction is over: what its winner got, and what Disasters took at once."""
    awarded = before.copy()
    awarded.best_seat, awarded.best = seat, sun
    award(awarded)
    won = Event("event-won", seat, _on_track(before), sun=sun, centre=before.centre)
    return [won, *_disasters(seat, awarded.held[seat], without_epoch_end(before, step))]


def _discard(before: State, step: int, after: State) -> list[Event]:
    """A tile that its owner gave to a Disaster, and what followed by itself."""
    seat, tile = before.seat, tile_of(step)
    struck_by = next(disaster for disaster in DISASTERS if tile in STRUCK[disaster])
    held = list(before.held[seat])
    held[tile] -= 1
    chosen = Event("event-discard", seat, (TILES[tile],), disaster=TILES[struck_by])
    followed = _disasters(seat, held, without_epoch_end(before, step))
    # The Disaster whose tiles were chosen one by one has lost something, even if nothing more.
    told = [event for event in followed if event.tiles or event.disaster != chosen.disaster]
    return [chosen, *told]


def _disasters(seat: int, held: Sequence[int], after: State) -> list[Event]:
    """One event for each kind of Disaster that was resolved by itself between ``held`` and ``after``."""
    left = after.held[seat]
    told = []
    for disaster in DISASTERS:
        lost = [TILES[tile] for tile in STRUCK[disaster] for _ in range(held[tile] - left[tile])]
        resolved = held[disaster] - left[disaster]
        if resolved:
            told.append(Event("event-disaster", seat, tuple(lost), disaster=TILES[disaster], count=resolved))
    return told


def _ends(before: State, step: int, after: State) -> list[Event]:
    """The end of an epoch, and what comes after it."""
    last = ending(before, step, after)
    if last is None:
        return []
    points = tuple(tuple(after.points[before.epoch - 1][seat]) for seat in range(after.players))
    by_ra = before.phase == DRAWING
    ended = Event(
        "event-epoch-ra" if by_ra else "event-epoch-suns",
        before.seat,
        _on_track(before) if by_ra else (),
        epoch=before.epoch,
        points=points,
        why=explained.explained(last),
    )
    if after.phase == OVER:
        return [ended, Event("event-over", after.winners()[0], scores=tuple(after.scores()))]
    return [ended, _first(after)]


def _first(after: State) -> Event:
    """Who begins an epoch, and with which sun."""
    return Event("event-first", after.seat, sun=highest_sun(after, after.seat), epoch=after.epoch)


def _on_track(state: State) -> tuple[str, ...]:
    return tuple(TILES[tile] for tile in state.auction_track if tile != NO_TILE)


KINDS_OF_STEP: dict[int, Callable[[State, int, State], list[Event]]] = {
    DEAL: _deal,
    TURN: _turn,
    DRAWING: _draw,
    AUCTION: _offer,
    GODS: _gods,
    DISCARDING: _discard,
}
