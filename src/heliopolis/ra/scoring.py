"""Points: what an epoch is worth to every seat (rules P1 to P9)."""

from __future__ import annotations

from heliopolis.ra import points
from heliopolis.ra.pieces import (
    END_CIVILIZATION,
    END_MONUMENT,
    EPOCHS,
    FIRST_CIVILIZATION,
    FIRST_MONUMENT,
    FLOOD,
    GOD,
    GOLD,
    MOST_SUNS,
    NILE,
    PHARAOH,
)
from heliopolis.ra.points import FEWEST_PHARAOHS, HIGHEST_SUNS, LOWEST_SUNS, MOST_PHARAOHS, PER_GOD, PER_GOLD
from heliopolis.ra.position import Position

GOD_ITEM, GOLD_ITEM, RIVER_ITEM, PHARAOHS_ITEM, CIVILIZATION_ITEM, MONUMENTS_ITEM, SUNS_ITEM = range(7)

# Lists, because compiled these are C arrays.
CIVILIZATION_POINTS = list(points.CIVILIZATION)
DIVERSITY_POINTS = list(points.DIVERSITY)
MULTIPLICITY_POINTS = list(points.MULTIPLICITY)


def score_epoch(position: Position) -> None:
    """Give every seat its points for the epoch that ends, item by item, and add them to its score."""
    last = position.epoch == EPOCHS
    for seat in range(position.players):
        row = position.points[position.epoch - 1][seat]
        row[GOD_ITEM] = PER_GOD * position.held[seat][GOD]
        row[GOLD_ITEM] = PER_GOLD * position.held[seat][GOLD]
        row[RIVER_ITEM] = river_points(position, seat)
        row[CIVILIZATION_ITEM] = civilization_points(position, seat)
        row[MONUMENTS_ITEM] = monument_points(position, seat) if last else 0
    _score_pharaohs(position, last and position.mild_end)
    if last:
        _score_suns(position)
    for seat in range(position.players):
        _add_to_score(position, seat)


def river_points(position: Position, seat: int) -> int:
    """P3: one for each Flood, and one for each Nile if there is a Flood."""
    floods = position.held[seat][FLOOD]
    if floods == 0:
        return 0
    return floods + position.held[seat][NILE]


def pharaoh_points(position: Position, seat: int) -> int:
    """P4: for most Pharaohs or for fewest, each for all tied; nothing if all have as many."""
    most = 0
    fewest = position.held[0][PHARAOH]
    for other in range(position.players):
        pharaohs = position.held[other][PHARAOH]
        most = max(most, pharaohs)
        fewest = min(fewest, pharaohs)
    if most == fewest:
        return 0
    if position.held[seat][PHARAOH] == most:
        return MOST_PHARAOHS
    return FEWEST_PHARAOHS if position.held[seat][PHARAOH] == fewest else 0


def civilization_points(position: Position, seat: int) -> int:
    """P5: for the different kinds of Civilization tiles, less than nothing for none at all."""
    kinds = 0
    for tile in range(FIRST_CIVILIZATION, END_CIVILIZATION):
        if position.held[seat][tile] > 0:
            kinds += 1
    return CIVILIZATION_POINTS[kinds]


def monument_points(position: Position, seat: int) -> int:
    """P6: for the different kinds of Monuments, and for three or more of one kind."""
    kinds = 0
    multiplicity = 0
    for tile in range(FIRST_MONUMENT, END_MONUMENT):
        if position.held[seat][tile] > 0:
            kinds += 1
            multiplicity += MULTIPLICITY_POINTS[position.held[seat][tile]]
    return multiplicity + DIVERSITY_POINTS[kinds]


def sun_sum(position: Position, seat: int) -> int:
    """P7: the sum of a seat's suns, face up or down."""
    total = 0
    for i in range(seat * MOST_SUNS, (seat + 1) * MOST_SUNS):
        total += position.suns[i]
    return total


def highest_sun(position: Position, seat: int) -> int:
    """S4, P9: the highest sun that a seat owns, face up or down."""
    highest = 0
    for i in range(seat * MOST_SUNS, (seat + 1) * MOST_SUNS):
        highest = max(highest, position.suns[i])
    return highest


def winner(position: Position) -> int:
    """P9: the seat with the highest score; among the tied the one with the highest single sun."""
    best = 0
    for seat in range(1, position.players):
        ahead = position.scores_now[seat] - position.scores_now[best]
        if ahead > 0 or (ahead == 0 and highest_sun(position, seat) > highest_sun(position, best)):
            best = seat
    return best


def _score_pharaohs(position: Position, mild: bool) -> None:
    """P4; V2: a mild end waives the loss."""
    for seat in range(position.players):
        given = pharaoh_points(position, seat)
        position.points[position.epoch - 1][seat][PHARAOHS_ITEM] = max(0, given) if mild else given


def _score_suns(position: Position) -> None:
    """P7: highest and lowest sum of suns, each for all tied; V2: a mild end waives the loss."""
    highest = 0
    lowest = sun_sum(position, 0)
    for seat in range(position.players):
        total = sun_sum(position, seat)
        highest = max(highest, total)
        lowest = min(lowest, total)
    for seat in range(position.players):
        given = 0
        if highest != lowest:
            total = sun_sum(position, seat)
            if total == highest:
                given = HIGHEST_SUNS
            elif total == lowest and not position.mild_end:
                given = LOWEST_SUNS
        position.points[position.epoch - 1][seat][SUNS_ITEM] = given


def _add_to_score(position: Position, seat: int) -> None:
    """P8: the points of an epoch are added up first; a score never falls below 0."""
    score = position.scores_now[seat]
    for item in range(SUNS_ITEM + 1):
        score += position.points[position.epoch - 1][seat][item]
    position.scores_now[seat] = max(0, score)
