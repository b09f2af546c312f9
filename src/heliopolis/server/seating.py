"""A new table from what a client wishes: checked, named, and with a key for everybody who may come."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from heliopolis.game import BadSetup, Game, game
from heliopolis.locales import Catalogue
from heliopolis.players import HUMAN
from heliopolis.record import Record, replay
from heliopolis.server.bots import offered
from heliopolis.server.keys import SPECTATOR, hashed, new_id, new_key
from heliopolis.server.messages import RecordTableWish, SeatWish, TableWish
from heliopolis.server.store import Header


@dataclass(frozen=True, slots=True)
class Seating:
    """A table to be, and the only copy of its keys."""

    header: Header
    keys: dict[int | None, str]  # by seat; the spectators' one under SPECTATOR
    steps: tuple[int, ...]  # that the game begins with


def seating(wish: TableWish, say: Catalogue) -> Seating:
    """Set a table up; raises ``BadSetup``."""
    played = game(wish.game)
    edition = wish.edition or next(iter(played.editions))
    record = Record(wish.game, edition, _names(wish.seats, played, say), wish.options)
    record.start()
    return _seating(wish, record)


def seating_from(wish: RecordTableWish) -> Seating:
    """Set a table up that goes on from a record; raises ``BadRecord`` or ``BadSetup``."""
    replayed = replay(wish.record, wish.at)
    record = replayed.record
    if replayed.error:
        raise replayed.error
    if wish.at is not None and wish.at > len(record.steps):
        raise BadSetup("error-record-short", steps=len(record.steps))
    if replayed.state.actor is None:
        raise BadSetup("error-record-over")
    if len(wish.seats) != len(record.players):
        raise BadSetup("error-record-seats", players=len(record.players))
    names = tuple(seat.name or name for seat, name in zip(wish.seats, record.players, strict=True))
    return _seating(wish, replace(record, players=names))


def _seating(wish: TableWish | RecordTableWish, record: Record) -> Seating:
    specs = tuple(_spec(game(record.game), seat.player) for seat in wish.seats)
    people = [seat for seat, spec in enumerate(specs) if spec == HUMAN]
    shared = new_key()
    keys: dict[int | None, str] = {seat: shared if wish.hot_seat else new_key() for seat in people}
    header = Header(
        id=new_id(),
        game=record.game,
        edition=record.edition,
        options=record.options,
        names=record.players,
        specs=specs,
        open_scores=wish.open_scores,
        spectator_hash=hashed(watching := new_key()),
        created=time.time(),
        key_hashes={seat: hashed(key) for seat, key in keys.items() if seat is not None},
        hints=len(people) == 1 if wish.hints is None else wish.hints,
    )
    return Seating(header, {**keys, SPECTATOR: watching}, record.steps)


def _spec(played: Game, spec: str) -> str:
    known = [HUMAN, *offered(played)]
    if spec not in known:
        raise BadSetup("error-player", found=spec, known=", ".join(known))
    return spec


def _names(seats: Sequence[SeatWish], played: Game, say: Catalogue) -> tuple[str, ...]:
    """The names given; else people are numbered by seat, and bots are called by their level."""
    names: list[str] = []
    for number, seat in enumerate(seats, start=1):
        if seat.name is not None:
            names.append(seat.name)
        elif seat.player == HUMAN:
            names.append(say("seat-name", number=number))
        else:
            called = say(f"level-{seat.player}") if seat.player in played.levels else seat.player
            names.append(called if called not in names else f"{called} {number}")
    return tuple(names)
