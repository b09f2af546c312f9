"""A new table from what a client wishes: checked, named, and with a key for everybody who may come."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from heliopolis.game import BadSetup, Game, game
from heliopolis.locales import Catalogue
from heliopolis.record import Record
from heliopolis.server.bots import offered
from heliopolis.server.keys import SPECTATOR, hashed, new_id, new_key
from heliopolis.server.messages import SeatWish, TableWish
from heliopolis.server.store import Header
from heliopolis.server.table import PERSON


@dataclass(frozen=True, slots=True)
class Seating:
    """A table to be, and the only copy of its keys."""

    header: Header
    keys: dict[int | None, str]  # by seat; the spectators' one under SPECTATOR


def seating(wish: TableWish, say: Catalogue) -> Seating:
    """Set a table up; raises ``BadSetup``."""
    played = game(wish.game)
    specs = tuple(_spec(played, seat.player) for seat in wish.seats)
    edition = wish.edition or next(iter(played.editions))
    record = Record(wish.game, edition, _names(wish.seats, played, say), wish.options)
    record.start()
    keys: dict[int | None, str] = {seat: new_key() for seat, spec in enumerate(specs) if spec == PERSON}
    header = Header(
        id=new_id(),
        game=wish.game,
        edition=edition,
        options=wish.options,
        names=record.players,
        specs=specs,
        open_scores=wish.open_scores,
        spectator_hash=hashed(watching := new_key()),
        created=time.time(),
        key_hashes={seat: hashed(key) for seat, key in keys.items() if seat is not None},
    )
    return Seating(header, {**keys, SPECTATOR: watching})


def _spec(played: Game, spec: str) -> str:
    known = [PERSON, *offered(played)]
    if spec not in known:
        raise BadSetup("error-player", found=spec, known=", ".join(known))
    return spec


def _names(seats: Sequence[SeatWish], played: Game, say: Catalogue) -> tuple[str, ...]:
    """The names given; else people are numbered by seat, and bots are called by their level."""
    names: list[str] = []
    for number, seat in enumerate(seats, start=1):
        if seat.name is not None:
            names.append(seat.name)
        elif seat.player == PERSON:
            names.append(say("seat-name", number=number))
        else:
            called = say(f"level-{seat.player}") if seat.player in played.levels else seat.player
            names.append(called if called not in names else f"{called} {number}")
    return tuple(names)
