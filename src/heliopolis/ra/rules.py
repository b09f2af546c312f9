"""The rules of Ra, in the order of the rulebook; the numbers are those of RULES.md.

``list_legal`` says what may be done, ``apply`` does it. Both work in place on a ``Position`` and trust their
caller: a step that is not legal gives a position that is not Ra. Compiled, this file is C (see ``rules.pxd``).
"""

from __future__ import annotations

from heliopolis.ra.editions import SUN_GROUPS
from heliopolis.ra.pieces import (
    DROUGHT,
    EARTHQUAKE,
    END_CIVILIZATION,
    END_MONUMENT,
    EPOCHS,
    FIRST_CIVILIZATION,
    FIRST_MONUMENT,
    FLOOD,
    FUNERAL,
    GOD,
    GOLD,
    KINDS,
    MOST_SUNS,
    NILE,
    NO_TILE,
    PHARAOH,
    RA,
    SPACES,
    TAKEN_BY_DISASTER,
    WAR,
)
from heliopolis.ra.position import (
    AUCTION,
    DEAL,
    DISCARDING,
    DRAWING,
    GODS,
    NOBODY,
    OVER,
    TURN,
    Position,
)
from heliopolis.ra.scoring import highest_sun, score_epoch
from heliopolis.ra.steps import BID, DEALT, DISCARD, DONE, DRAW, DRAWN, GOD_FOR, INVOKE, PASS

GROUPS = len(SUN_GROUPS)
GROUP_SUNS = [list(group) + [0] * (MOST_SUNS - len(group)) for group in SUN_GROUPS]


def list_legal(position: Position) -> int:
    """Write the legal steps into ``position.choices``, the quietest first, and say how many there are.

    Where chance has the move, these are its possible outcomes.
    """
    phase = position.phase
    if phase == AUCTION:
        return _list_offers(position)
    if phase == TURN:
        return _list_actions(position)
    if phase == DRAWING:
        return _list_draws(position)
    if phase == GODS:
        position.choices[0] = DONE
        return _list_exchanges(position, 1) if position.held[position.seat][GOD] else 1
    if phase == DISCARDING:
        return _list_discards(position)
    if phase == DEAL:
        return _list_deals(position)
    return 0


def apply(position: Position, step: int) -> None:
    """Carry out a legal step; unchecked."""
    phase = position.phase
    if phase == AUCTION:
        _offer(position, step)
    elif phase == TURN:
        _act(position, step)
    elif phase == DRAWING:
        _draw(position, step - DRAWN)
    elif phase == GODS:
        if step == DONE:
            _next_turn(position, position.seat)
        else:
            _exchange(position, step - GOD_FOR)
    elif phase == DISCARDING:
        _drop(position, position.seat, step - DISCARD)
        position.must_discard -= 1
        _resolve_disasters(position, position.seat)
    elif phase == DEAL:
        _deal(position, step - DEALT)


# S. Set-up


def _list_deals(position: Position) -> int:
    count = 0
    for group in range(GROUPS):
        if position.undealt[group]:
            position.choices[count] = DEALT + group
            count += 1
    return count


def _deal(position: Position, group: int) -> None:
    """S1: a seat gets one of the groups of suns."""
    for i in range(MOST_SUNS):
        position.suns[position.seat * MOST_SUNS + i] = GROUP_SUNS[group][i]
    position.undealt[group] = 0
    position.seat += 1
    if position.seat == position.players:
        _start_epoch(position)


# T. A turn


def _list_actions(position: Position) -> int:
    """T1: draw, invoke Ra or spend Gods."""
    count = 0
    if position.track_size < SPACES:  # T2: no draw while the auction track is full
        position.choices[0] = DRAW
        count = 1
    position.choices[count] = INVOKE
    count += 1
    if position.held[position.seat][GOD]:
        count = _list_exchanges(position, count)
    return count


def _list_exchanges(position: Position, count: int) -> int:
    """T5: one God for any tile of the auction track but a God; equal tiles are one choice."""
    listed = 0
    for space in range(SPACES):
        tile = position.auction_track[space]
        if tile != NO_TILE and tile != GOD and not (listed >> tile) & 1:
            listed |= 1 << tile
            position.choices[count] = GOD_FOR + tile
            count += 1
    return count


def _list_draws(position: Position) -> int:
    """T2: any tile that is still in the bag; V6: there always is one."""
    count = 0
    for tile in range(KINDS):
        if position.bag[tile]:
            position.choices[count] = DRAWN + tile
            count += 1
    return count


def _act(position: Position, step: int) -> None:
    if step == DRAW:
        position.phase = DRAWING
    elif step == INVOKE:
        _start_auction(position, True)  # T4
    else:
        _exchange(position, step - GOD_FOR)


def _draw(position: Position, tile: int) -> None:
    """T2, T3: the tile that came out of the bag."""
    position.bag[tile] -= 1
    position.bag_size -= 1
    if tile == RA:
        position.ra_track += 1
        if position.ra_track == position.ras:
            _end_epoch(position)  # E1
        else:
            _start_auction(position, False)
        return
    for space in range(SPACES):
        if position.auction_track[space] == NO_TILE:  # T2: the leftmost open space
            position.auction_track[space] = tile
            position.track_size += 1
            break
    _next_turn(position, position.seat)


def _exchange(position: Position, tile: int) -> None:
    """T5: spend one God on a tile; V4: a Disaster may be taken too, and is resolved before anything else."""
    _drop(position, position.seat, GOD)
    for space in range(SPACES):
        if position.auction_track[space] == tile:
            position.auction_track[space] = NO_TILE
            position.track_size -= 1
            break
    position.held[position.seat][tile] += 1
    position.phase = GODS
    if tile >= FUNERAL:
        _resolve_disasters(position, position.seat)


def _next_seat(position: Position, seat: int) -> int:
    """T1: the next seat clockwise that has a face-up sun; there must be one."""
    while True:
        seat += 1
        if seat == position.players:
            seat = 0
        if position.face_up_count[seat]:
            return seat


def _next_turn(position: Position, seat: int) -> None:
    """The turn after that of ``seat``; T6: the last player with face-up suns goes on alone."""
    position.seat = _next_seat(position, seat)
    position.phase = TURN


# A. Auctions


def _start_auction(position: Position, invoked: bool) -> None:
    """A1: bidding begins at the left of the Ra player."""
    position.invoked = invoked
    position.ra_player = position.seat
    position.seat = _next_seat(position, position.seat)
    position.phase = AUCTION


def _list_offers(position: Position) -> int:
    """A1: pass, or offer a face-up sun higher than every offer so far."""
    count = 0
    if position.seat != position.ra_player or not _must_offer(position):
        position.choices[0] = PASS
        count = 1
    first = position.seat * MOST_SUNS
    best = position.best
    face_up = position.face_up
    choices = position.choices
    for i in range(first, first + position.suns_each):
        choices[count] = BID + face_up[i]
        count += face_up[i] > best  # no branch: which sun is high enough is hard to predict
    return count


def _must_offer(position: Position) -> bool:
    """A4: the Ra player, who invoked while the track was not full, must offer when nobody has; A2, A3: else not."""
    return position.invoked and position.best == 0 and position.track_size < SPACES


def _offer(position: Position, step: int) -> None:
    """A1: one pass or offer each; the Ra player is the last."""
    seat = position.seat
    if step != PASS:
        position.best = step - BID
        position.best_seat = seat
        position.offers[seat] = step - BID
    if seat != position.ra_player:
        position.seat = _next_seat(position, seat)
    elif position.best:
        if award(position):
            _resolve_disasters(position, position.seat)
        else:
            _end_auction(position)
    else:
        if position.invoked:
            _clear_track(position)  # A3: everybody passed on a full track
        _end_auction(position)


def award(position: Position) -> bool:
    """A5, A6: the highest offer takes all tiles and changes its sun for the centre one; whether there are Disasters."""
    seat = position.best_seat
    position.seat = seat
    for i in range(seat * MOST_SUNS, (seat + 1) * MOST_SUNS):
        if position.face_up[i] == position.best:  # E5: a sun for a sun
            position.face_up[i] = 0
            position.suns[i] = position.centre
            break
    position.face_up_count[seat] -= 1
    position.face_up_total -= 1
    position.centre = position.best
    disasters = False
    for space in range(SPACES):
        if position.track_size == 0:  # A8: there may be none at all
            break
        tile = position.auction_track[space]
        if tile != NO_TILE:
            position.auction_track[space] = NO_TILE
            position.track_size -= 1
            position.held[seat][tile] += 1
            if tile >= FUNERAL:
                disasters = True
    return disasters


def _end_auction(position: Position) -> None:
    """A7: the seat after the Ra player goes on, whoever won; V3: or the Ra player again."""
    ra_player = position.ra_player
    position.ra_player = NOBODY
    position.invoked = False
    position.best = 0
    position.best_seat = NOBODY
    for seat in range(position.players):
        position.offers[seat] = 0
    if position.face_up_total == 0:
        _end_epoch(position)  # E2
    elif position.resume_ra_player and position.face_up_count[ra_player]:
        position.seat = ra_player
        position.phase = TURN
    else:
        _next_turn(position, ra_player)


# D. Disasters


def _resolve_disasters(position: Position, seat: int) -> None:
    """D1: resolve the Disasters that a seat holds one by one, as far as its owner need not be asked."""
    mine = position.held[seat]
    while mine[FUNERAL]:  # D2
        _drop_up_to(position, seat, PHARAOH, TAKEN_BY_DISASTER)
        _drop(position, seat, FUNERAL)
    while mine[DROUGHT]:  # D3: Floods first
        floods = _drop_up_to(position, seat, FLOOD, TAKEN_BY_DISASTER)
        _drop_up_to(position, seat, NILE, TAKEN_BY_DISASTER - floods)
        _drop(position, seat, DROUGHT)
    while mine[WAR]:  # D4
        if not _resolve_choice(position, seat, WAR, FIRST_CIVILIZATION, END_CIVILIZATION):
            return
    while mine[EARTHQUAKE]:  # D5
        if not _resolve_choice(position, seat, EARTHQUAKE, FIRST_MONUMENT, END_MONUMENT):
            return
    if position.ra_player != NOBODY:
        _end_auction(position)
    else:
        position.phase = GODS


def _resolve_choice(position: Position, seat: int, disaster: int, first: int, end: int) -> bool:
    """Resolve a Disaster whose owner chooses; False where the owner must be asked first."""
    mine = position.held[seat]
    total = 0
    kinds = 0
    only = NO_TILE
    for tile in range(first, end):
        if mine[tile]:
            total += mine[tile]
            kinds += 1
            only = tile
    if position.phase != DISCARDING:
        position.must_discard = TAKEN_BY_DISASTER
    if kinds > 1 and total > position.must_discard > 0:
        position.phase = DISCARDING
        return False
    if kinds == 1:
        _drop_up_to(position, seat, only, position.must_discard)
    elif position.must_discard:
        for tile in range(first, end):
            _drop_up_to(position, seat, tile, TAKEN_BY_DISASTER)
    position.must_discard = 0
    position.phase = AUCTION if position.ra_player != NOBODY else GODS
    _drop(position, seat, disaster)
    return True


def _list_discards(position: Position) -> int:
    """D4, D5: any kind of the class that the Disaster takes; War comes before Earthquake."""
    mine = position.held[position.seat]
    first = FIRST_MONUMENT
    end = END_MONUMENT
    if mine[WAR]:
        first = FIRST_CIVILIZATION
        end = END_CIVILIZATION
    count = 0
    for tile in range(first, end):
        if mine[tile]:
            position.choices[count] = DISCARD + tile
            count += 1
    return count


def _drop(position: Position, seat: int, tile: int) -> None:
    """D6: a tile leaves the game for good."""
    position.held[seat][tile] -= 1
    position.gone[tile] += 1


def _drop_up_to(position: Position, seat: int, tile: int, most: int) -> int:
    """Discard up to so many tiles of a kind; how many it were."""
    count = min(most, position.held[seat][tile])
    position.held[seat][tile] -= count
    position.gone[tile] += count
    return count


# E. Epochs


def _start_epoch(position: Position) -> None:
    """E4: all suns face up, the Ra track empty; S4: the highest sun has the first turn."""
    position.face_up_total = position.players * position.suns_each
    first = 0
    for seat in range(position.players):
        position.face_up_count[seat] = position.suns_each
        for i in range(seat * MOST_SUNS, (seat + 1) * MOST_SUNS):
            position.face_up[i] = position.suns[i]
        if highest_sun(position, seat) > highest_sun(position, first):
            first = seat
    position.seat = first
    position.phase = TURN


def _end_epoch(position: Position) -> None:
    """E1, E2: clear the tracks and score; E4: three epochs make a game."""
    _clear_track(position)
    position.gone[RA] += position.ra_track
    position.ra_track = 0
    score_epoch(position)
    if position.epoch == EPOCHS:
        position.phase = OVER
        return
    for seat in range(position.players):
        drop_after_scoring(position, seat)
    position.epoch += 1
    _start_epoch(position)


def drop_after_scoring(position: Position, seat: int) -> None:
    """E3: Gods, Gold, Floods and Civilization tiles go; Pharaohs, Niles and Monuments stay."""
    _drop_up_to(position, seat, GOD, position.held[seat][GOD])
    _drop_up_to(position, seat, GOLD, position.held[seat][GOLD])
    _drop_up_to(position, seat, FLOOD, position.held[seat][FLOOD])
    for tile in range(FIRST_CIVILIZATION, END_CIVILIZATION):
        _drop_up_to(position, seat, tile, position.held[seat][tile])


def _clear_track(position: Position) -> None:
    """All tiles on the auction track leave the game."""
    if position.track_size == 0:
        return
    for space in range(SPACES):
        tile = position.auction_track[space]
        if tile != NO_TILE:
            position.gone[tile] += 1
            position.auction_track[space] = NO_TILE
    position.track_size = 0
