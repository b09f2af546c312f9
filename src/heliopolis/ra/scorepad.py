"""The scoring pad: what players at a real table hold at the end of an epoch, and what that is worth.

A holding is written in the words of the record: ``nile:3 flood god:2 art writing suns:9-6-2 score:21``.
The rules score it; nothing here knows what a tile is worth.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from heliopolis.game import Complaint
from heliopolis.ra import explained
from heliopolis.ra.editions import RAS, setup
from heliopolis.ra.explained import Why
from heliopolis.ra.pieces import (
    COUNTS,
    EPOCHS,
    FUNERAL,
    HIGHEST_SUN,
    KINDS,
    MOST_SEATS,
    MOST_SUNS,
    RA,
    TILES,
)
from heliopolis.ra.position import START_SCORE
from heliopolis.ra.rules import drop_after_scoring
from heliopolis.ra.scoring import score_epoch, winner
from heliopolis.ra.sheet import Row
from heliopolis.ra.state import State

WORD = re.compile(r"(?P<name>[a-z-]+)(?::(?P<value>[0-9-]{1,20}))?", re.ASCII)
HELD = tuple(tile for tile in TILES[:FUNERAL] if tile != TILES[RA])  # what can be held at an epoch's end
SEATS = tuple(RAS)  # for how many the pad is
MOST_SCORE = 9999


@dataclass(frozen=True, slots=True)
class Holding:
    """What one player has in front of them when an epoch ends."""

    tiles: dict[int, int] = field(default_factory=dict)  # how many, by tile
    suns: tuple[int, ...] = ()
    score: int = START_SCORE  # before this epoch


def parse(text: str) -> Holding:
    """The holding that a line names; raises ``Complaint`` for a word that is none."""
    tiles: dict[int, int] = {}
    suns: tuple[int, ...] = ()
    score = START_SCORE
    for word in text.replace(",", " ").split():
        match = WORD.fullmatch(word.lower())
        if match is None:
            raise Complaint("error-pad-word", found=word[:40], known=" ".join(HELD))
        name, value = match["name"], match["value"]
        if name == "suns":
            suns = _suns(value or "")
        elif name == "score":
            score = _number(word, value)
        elif name in HELD:
            tile = TILES.index(name)
            tiles[tile] = tiles.get(tile, 0) + (1 if value is None else _number(word, value))
        else:
            raise Complaint("error-pad-word", found=word[:40], known=" ".join(HELD))
    return Holding(tiles, suns, score)


def holding(tiles: Mapping[str, int], suns: Sequence[int], score: int | None) -> Holding:
    """The holding that plain data describe; raises ``Complaint`` for what nobody can hold."""
    for name in tiles:
        if name not in HELD:
            raise Complaint("error-pad-word", found=name[:40], known=" ".join(HELD))
    if suns:
        _check_numbers(suns, "-".join(map(str, suns)))
    counts = {TILES.index(name): count for name, count in tiles.items()}
    return Holding(counts, tuple(suns), START_SCORE if score is None else score)


def _number(word: str, value: str | None) -> int:
    if value is None or not value.isdecimal() or len(value) > 4:
        raise Complaint("error-pad-number", found=word[:40])
    return int(value)


def _suns(value: str) -> tuple[int, ...]:
    suns = tuple(int(sun) for sun in value.split("-") if sun)
    _check_numbers(suns, value)
    return suns


def _check_numbers(suns: Sequence[int], written: str) -> None:
    if not 0 < len(suns) <= MOST_SUNS or not all(1 <= sun <= HIGHEST_SUN for sun in suns):
        raise Complaint("error-pad-suns", found=written, highest=HIGHEST_SUN)


@dataclass(frozen=True, slots=True)
class Scored:
    """What an epoch gave everybody, and after the last one who has won."""

    rows: list[Row]
    why: tuple[Why, ...]  # by seat
    winners: list[int]
    kept: list[dict[int, int]]  # the tiles that everybody has when the next epoch begins; after the last one nothing

    def as_dict(self) -> dict[str, Any]:
        """The same as plain data, for JSON; and which suns are in the game, and how many everybody owns."""
        rows, why = [row.as_dict() for row in self.rows], [explained.as_dict(why) for why in self.why]
        kept = [{TILES[tile]: count for tile, count in tiles.items()} for tiles in self.kept]
        suns, each = _suns_in_game(len(self.rows))
        return {"rows": rows, "why": why, "winners": self.winners, "kept": kept, "suns": suns, "suns_each": each}


def score(holdings: Sequence[Holding], epoch: int, mild_end: bool = False) -> Scored:
    """Score this epoch; raises ``Complaint`` for what no table can show."""
    if len(holdings) not in SEATS:
        raise Complaint("error-pad-players", found=len(holdings), least=SEATS[0], most=SEATS[-1])
    if not 1 <= epoch <= EPOCHS:
        raise Complaint("error-number-range", name="epoch", found=epoch, least=1, most=EPOCHS)
    _check_box(holdings)
    if epoch == EPOCHS:
        _check_suns(holdings)
    state = _table(holdings, epoch, mild_end)
    why = explained.explained(state)
    score_epoch(state)
    points, scores = state.points[epoch - 1], state.scores()
    rows = [Row(seat, tuple(points[seat]), sum(points[seat]), score) for seat, score in enumerate(scores)]
    if epoch == EPOCHS:
        return Scored(rows, why, [winner(state)], [])
    return Scored(rows, why, [], [_kept(state, seat) for seat in range(len(holdings))])


def _kept(state: State, seat: int) -> dict[int, int]:
    """What a seat has left when its points have been given (E3)."""
    drop_after_scoring(state, seat)
    return {tile: count for tile, count in enumerate(state.held[seat]) if count}


def _table(holdings: Sequence[Holding], epoch: int, mild_end: bool) -> State:
    """A table on which these holdings lie at the end of this epoch."""
    spare = MOST_SEATS - len(holdings)
    state = State(setup(len(holdings), options={"mild-end": "yes" if mild_end else "no"}))
    state.epoch = epoch
    state.held = [_counts(holding) for holding in holdings] + [[0] * KINDS for _ in range(spare)]
    suns = [sun for holding in holdings for sun in (*holding.suns, *[0] * MOST_SUNS)[:MOST_SUNS]]
    state.suns = suns + [0] * (spare * MOST_SUNS)
    state.scores_now = [holding.score for holding in holdings] + [START_SCORE] * spare
    return state


def _counts(holding: Holding) -> list[int]:
    return [holding.tiles.get(tile, 0) for tile in range(KINDS)]


def _check_box(holdings: Sequence[Holding]) -> None:
    """C1: nobody can hold more tiles of a kind than the box has."""
    for tile in range(KINDS):
        held = sum(holding.tiles.get(tile, 0) for holding in holdings)
        if held > COUNTS[tile]:
            raise Complaint("error-pad-too-many", tile=TILES[tile], found=held, most=COUNTS[tile])


def _check_suns(holdings: Sequence[Holding]) -> None:
    """P7: at the end everybody's suns count; each exists once, and everybody owns as many as at the start (E5)."""
    _, each = _suns_in_game(len(holdings))
    for holding in holdings:
        if len(holding.suns) != each:
            raise Complaint("error-pad-suns-number", each=each, players=len(holdings))
    suns = [sun for holding in holdings for sun in holding.suns]
    for sun in suns:
        if suns.count(sun) > 1:
            raise Complaint("error-pad-sun-twice", sun=sun)


def _suns_in_game(players: int) -> tuple[list[int], int]:
    """S1, S2: all suns with so many players, the one in the centre included, and how many everybody owns."""
    start = setup(players)
    dealt = [sun for group in start.groups for sun in group]
    return sorted([State(start).centre, *dealt]), len(start.groups[0])
