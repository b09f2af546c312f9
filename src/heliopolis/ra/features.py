"""A turn as numbers: what the network sees of a position, with the seats rotated to the one whose turn it is.

Every number is small, most are between 0 and 1. What a set is worth comes from the scoring itself, so that no
rule is written here a second time. ``SEAT_FEATURES`` numbers for each seat come first, the table's after them.
"""

from __future__ import annotations

from typing import Any

from heliopolis.ra.lot import standing, standing_with_lot
from heliopolis.ra.measures import SEAT_FEATURES, TABLE_FEATURES
from heliopolis.ra.pieces import (
    COUNTS,
    END_CIVILIZATION,
    END_MONUMENT,
    EPOCHS,
    FIRST_CIVILIZATION,
    FIRST_MONUMENT,
    FLOOD,
    GOD,
    GOLD,
    HIGHEST_SUN,
    KINDS,
    MOST_SEATS,
    MOST_SUNS,
    NILE,
    NO_TILE,
    PHARAOH,
    RA,
    RA_SPACES,
    SPACES,
)
from heliopolis.ra.position import Position
from heliopolis.ra.scoring import civilization_points, monument_points, river_points, sun_sum

VERSION = 3
LOT_FEATURES = 10  # of a seat, before the last, which is how alike it is
RANKS = [0, 1, 2, 2] + [3] * (MOST_SEATS * MOST_SUNS - 4)  # by how many suns of others are higher
RANK_COUNT = 4
NOTHING = -100  # fewer points than anybody can have
GOOD_LOT = 5  # points
KINDS_IN_SET = 6  # of Civilization tiles: none to five
SHARE_OF_ONE = [1 / count for count in COUNTS]  # of the tiles of a kind


def feature_count(players: int) -> int:
    """How many numbers describe a position of so many players."""
    return players * SEAT_FEATURES + TABLE_FEATURES


def write_features(position: Position, mover: int, alike: Any, row: Any) -> None:
    """Write the features of a position into ``row``, seen from the seat ``mover``.

    ``alike`` says of every seat how much it plays like whoever is to judge: 1 if just so, 0 if by simple values.
    """
    at = 0
    seat = mover
    for _ in range(position.players):
        _write_seat(position, seat, row, at)
        at += SEAT_FEATURES
        row[at - 1] = alike[seat]
        seat += 1
        if seat == position.players:
            seat = 0
    _write_table(position, row, at)
    _write_lots(position, mover, row)


def _write_seat(position: Position, seat: int, row: Any, at: int) -> None:
    for i in range(at, at + SEAT_FEATURES):
        row[i] = 0
    at = _write_tiles(position, seat, row, at)
    at = _write_sets(position, seat, row, at)
    _write_suns(position, seat, row, at)


def _write_tiles(position: Position, seat: int, row: Any, at: int) -> int:
    """What lies in the player's area, and how much of the auction track would join it."""
    held = position.held[seat]
    row[at] = held[GOD] * 0.5
    row[at + 1] = held[GOLD] * 0.5
    row[at + 2] = held[PHARAOH] * 0.2
    row[at + 3] = held[NILE] * 0.2
    row[at + 4] = held[FLOOD] * 0.33
    at += 5
    for tile in range(FIRST_CIVILIZATION, END_CIVILIZATION):
        row[at] = 1 if held[tile] > 0 else 0
        row[at + 1] = 1 if held[tile] > 1 else 0
        at += 2
    for tile in range(FIRST_MONUMENT, END_MONUMENT):
        row[at] = held[tile] * 0.33
        row[at + 1] = 1 if held[tile] > 0 else 0
        at += 2
    return at


def _write_sets(position: Position, seat: int, row: Any, at: int) -> int:
    """What the sets are worth as they are, alone and beside the others'."""
    held = position.held[seat]
    kinds = 0
    for tile in range(FIRST_CIVILIZATION, END_CIVILIZATION):
        if held[tile]:
            kinds += 1
    row[at + kinds] = 1
    at += KINDS_IN_SET
    most = -1
    fewest = 99
    ahead = 0
    for other in range(position.players):
        if other != seat:
            most = max(most, position.held[other][PHARAOH])
            fewest = min(fewest, position.held[other][PHARAOH])
            if position.scores_now[other] > ahead:
                ahead = position.scores_now[other]
    row[at] = 1 if held[PHARAOH] >= most else 0
    row[at + 1] = 1 if held[PHARAOH] <= fewest else 0
    row[at + 2] = (held[PHARAOH] - most) * 0.2
    row[at + 3] = (held[PHARAOH] - fewest) * 0.2
    row[at + 4] = river_points(position, seat) * 0.1
    row[at + 5] = civilization_points(position, seat) * 0.1
    row[at + 6] = monument_points(position, seat) * 0.05
    row[at + 7] = position.scores_now[seat] * 0.02
    row[at + 8] = (position.scores_now[seat] - ahead) * 0.03
    return _write_gain(position, seat, row, at + 9)


def _write_gain(position: Position, seat: int, row: Any, at: int) -> int:
    """What the auction track would change for this player, before Disasters."""
    river = river_points(position, seat)
    civilization = civilization_points(position, seat)
    monuments = monument_points(position, seat)
    held = position.held[seat]
    for space in range(SPACES):
        if position.auction_track[space] != NO_TILE:
            held[position.auction_track[space]] += 1
    row[at] = (river_points(position, seat) - river) * 0.1
    row[at + 1] = (civilization_points(position, seat) - civilization) * 0.1
    row[at + 2] = (monument_points(position, seat) - monuments) * 0.1
    for space in range(SPACES):
        if position.auction_track[space] != NO_TILE:
            held[position.auction_track[space]] -= 1
    return at + 3


def _write_suns(position: Position, seat: int, row: Any, at: int) -> None:
    """Each sun by its number, face up or down, and how they compare with the others'."""
    best = 0
    for i in range(seat * MOST_SUNS, (seat + 1) * MOST_SUNS):
        if position.face_up[i]:
            row[at + position.face_up[i] - 1] = 1
            best = max(best, position.face_up[i])
        elif position.suns[i]:
            row[at + HIGHEST_SUN + position.suns[i] - 1] = 1
    at = _write_ranks(position, seat, row, at + 2 * HIGHEST_SUN)
    higher = 0
    for i in range(position.players * MOST_SUNS):
        if position.face_up[i] > best:
            higher += 1
    most = 0
    for other in range(position.players):
        if other != seat:
            most = max(most, sun_sum(position, other))
    count = position.face_up_count[seat]
    row[at] = 1 if count == 0 else 0
    row[at + 1] = 1 if count == 1 else 0
    row[at + 2] = 1 if count == 2 else 0
    row[at + 3] = count * 0.25
    row[at + 4] = higher * 0.2
    row[at + 5] = best * 0.0625
    row[at + 6] = sun_sum(position, seat) * 0.025
    row[at + 7] = (sun_sum(position, seat) - most) * 0.05


def _write_ranks(position: Position, seat: int, row: Any, at: int) -> int:
    """How many of the player's face-up suns nobody can beat, one sun can, two or three can, or more."""
    first = seat * MOST_SUNS
    for i in range(first, first + MOST_SUNS):
        if position.face_up[i] == 0:
            continue
        higher = 0
        for j in range(position.players * MOST_SUNS):
            if position.face_up[j] > position.face_up[i] and (j < first or j >= first + MOST_SUNS):
                higher += 1
        row[at + RANKS[higher]] += 0.5
    return at + RANK_COUNT


def _write_lots(position: Position, mover: int, row: Any) -> None:
    """What everybody would have if the epoch ended now, what the auction track would add, and who can be sure of it."""
    stands = [0] * 5  # one for each seat; a plain number, so that it can be an array when compiled
    gains = [0] * 5
    tops = [0] * 5
    for seat in range(position.players):
        stands[seat] = standing(position, seat)
        if position.track_size:
            gains[seat] = standing_with_lot(position, seat) - stands[seat]
        for i in range(seat * MOST_SUNS, (seat + 1) * MOST_SUNS):
            tops[seat] = max(tops[seat], position.face_up[i])
    at = SEAT_FEATURES - 1 - LOT_FEATURES
    for place in range(position.players):
        seat = (mover + place) % position.players
        _write_lot(position, seat, stands, gains, tops, row, at)
        at += SEAT_FEATURES


def _write_lot(position: Position, seat: int, stands: Any, gains: Any, tops: Any, row: Any, at: int) -> None:
    best_gain = NOTHING
    best_total = NOTHING
    top = 0
    for other in range(position.players):
        if other != seat:
            if position.face_up_count[other]:
                best_gain = max(best_gain, gains[other])
            best_total = max(best_total, stands[other] + position.scores_now[other])
            top = max(top, tops[other])
    surest = 0  # the lowest sun that nobody can beat
    lowest = 0
    for i in range(seat * MOST_SUNS, (seat + 1) * MOST_SUNS):
        sun = position.face_up[i]
        if sun and (lowest == 0 or sun < lowest):
            lowest = sun
        if sun > top and (surest == 0 or sun < surest):
            surest = sun
    row[at] = stands[seat] * 0.05
    row[at + 1] = (stands[seat] + position.scores_now[seat] - best_total) * 0.03
    if lowest:
        row[at + 2] = gains[seat] * 0.1
        row[at + 3] = (gains[seat] - best_gain) * 0.1 if best_gain > NOTHING else 0
        row[at + 4] = (position.centre - lowest) * 0.0625
        row[at + 5] = 1 if gains[seat] > 0 else 0
        row[at + 6] = 1 if gains[seat] > GOOD_LOT else 0
    if surest:
        row[at + 7] = gains[seat] * 0.1
        row[at + 8] = (position.centre - surest) * 0.0625
        row[at + 9] = surest * 0.0625


def _write_table(position: Position, row: Any, at: int) -> None:
    """Bag, auction track, epoch, centre sun and Ra track."""
    for i in range(at, at + TABLE_FEATURES):
        row[i] = 0
    for tile in range(KINDS):
        row[at + tile] = position.bag[tile] * SHARE_OF_ONE[tile]
    at += KINDS
    for space in range(SPACES):
        if position.auction_track[space] != NO_TILE:
            row[at + position.auction_track[space]] += 0.5
    at += KINDS
    row[at + position.epoch - 1] = 1
    at += EPOCHS
    row[at + position.centre - 1] = 1
    at += HIGHEST_SUN
    row[at + position.ras - position.ra_track] = 1
    at += RA_SPACES + 1
    row[at] = position.track_size * 0.125
    row[at + 1] = position.face_up_total * 0.07
    row[at + 4] = 1 if position.mild_end else 0
    row[at + 5] = 1 if position.resume_ra_player else 0
    if position.bag_size:
        row[at + 2] = 3.0 * position.bag[RA] / position.bag_size
        row[at + 3] = 0.03 * (position.ras - position.ra_track) * position.bag_size / (position.bag[RA] + 1)
