"""A row of numbers has what a seat may see, and nothing else."""

from __future__ import annotations

import re
from array import array
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis.game import BadNotation
from heliopolis.ra import GAME, encode, layout
from heliopolis.ra.pieces import NO_TILE
from heliopolis.ra.position import AUCTION, DISCARDING, GODS, NOBODY, TURN
from heliopolis.ra.state import State
from heliopolis.ra.steps import DRAWN
from heliopolis.ra.view import View
from tests.generators import ROOT, a_position, positions


def _row(state: State, seat: int, open_scores: bool = False) -> array[float]:
    row = array("f", bytes(4 * encode.size(state.players)))
    encode.write(state, seat, open_scores, row)
    return row


def _rotated(view: View, to: int) -> View:
    """The view with the seat ``to`` as seat 0, without what a row does not have."""
    players = len(view.seats)

    def place(seat: int) -> int:
        return seat if seat < 0 else (seat - to) % players

    tiles = sorted(tile for tile in view.auction_track if tile != NO_TILE)
    seats = [replace(view.seats[(to + i) % players], points=None) for i in range(players)]
    offers = [view.offers[(to + i) % players] for i in range(players)]
    return replace(
        view,
        seat=0,
        actor=None if view.actor is None else place(view.actor),
        turn=place(view.turn),
        ra_player=place(view.ra_player),
        best_seat=place(view.best_seat) if view.best else NOBODY,
        auction_track=(*tiles, *[NO_TILE] * (len(view.auction_track) - len(tiles))),
        offers=(*offers, *view.offers[players:]),
        undealt=(0,) * len(view.undealt),
        seats=tuple(seats),
    )


@given(a_position(), st.data())
def test_what_was_encoded_is_decoded(state: State, data: st.DataObject) -> None:
    seat, open_scores = data.draw(st.integers(0, state.players - 1)), data.draw(st.booleans())
    decoded = encode.decode(_row(state, seat, open_scores), state.players)
    assert decoded == _rotated(state.view(seat, open_scores), seat)


def test_every_phase_is_decoded() -> None:
    met = set()
    for n, state in enumerate(positions(60)):
        if n % 5 == 0 and state.phase in (TURN, AUCTION, GODS, DISCARDING):
            seat = n % state.players
            assert encode.decode(_row(state, seat), state.players) == _rotated(state.view(seat), seat)
            met.add(state.phase)
    assert met == {TURN, AUCTION, GODS, DISCARDING}


@given(a_position())
def test_a_view_gives_the_same_row_as_the_state_behind_it(state: State) -> None:
    for seat in range(state.players):
        for open_scores in (False, True):
            assert encode.observation(state.view(seat, open_scores)) == _row(state, seat, open_scores)


@given(a_position())
def test_rows_keep_their_bounds(state: State) -> None:
    most = [field.most for _, field in encode.fields(state.players) for _ in range(field.size)]
    for seat in range(state.players):
        row = _row(state, seat, True)
        assert all(0 <= value <= bound for value, bound in zip(row, most, strict=True))


@given(a_position(), st.integers(1, 99))
def test_the_hidden_scores_of_others_leave_no_trace(state: State, more: int) -> None:
    if state.actor is None:
        return
    for seat in range(state.players):
        other = state.copy()
        other.scores_now = [score + more * (place != seat) for place, score in enumerate(state.scores_now)]
        assert _row(other, seat) == _row(state, seat)
        assert _row(other, seat, True) != _row(state, seat, True)


def test_a_spectator_has_no_observation() -> None:
    with pytest.raises(ValueError, match="seat"):
        encode.observation(GAME.start(3).view(None))


def test_a_row_that_is_too_short_is_refused() -> None:
    with pytest.raises(ValueError, match="too short"):
        encode.write(GAME.start(3), 0, False, array("f", [0.0] * 10))


def test_every_step_of_a_player_that_can_be_legal_is_an_action_and_no_other() -> None:
    met = {step for state in positions(120) for step in state.legal() if step < DRAWN}
    numbered = {GAME.parse(text) for text in encode.ACTIONS}
    assert met <= numbered
    assert len(numbered) == len(encode.ACTIONS) == 54
    assert len(numbered - met) < 6, "actions that never happen"
    with pytest.raises(BadNotation):
        GAME.parse("bid:17")


def test_the_page_explains_every_field_and_every_action() -> None:
    page = (ROOT / "docs/environments.md").read_text(encoding="utf-8")
    assert f"version {encode.VERSION}" in page
    rows = re.findall(r"^\| (\d+) \| `(\w+)` \| (\d+) \| (.+?) \|$", page, re.MULTILINE)
    expected, at = [], 0
    for fields in (layout.TABLE_FIELDS, layout.SEAT_FIELDS):
        for field in fields:
            expected.append((str(at), field.name, str(field.size), _told(field)))
            at += field.size
        at = 0
    assert rows == expected
    listed = re.findall(r"^\| `(\S+?)`(?: … `(\S+?)`)? \| (\d+)(?:-(\d+))? \|", page, re.MULTILINE)
    for one, other, first, last in listed:
        assert encode.ACTIONS[int(first)] == one
        assert not last or encode.ACTIONS[int(last)] == other
    assert [int(first) for _, _, first, _ in listed] == [0, 1, 2, 3, 4, 20, 41]
    assert int(listed[-1][3]) == len(encode.ACTIONS) - 1


def _told(field: layout.Field) -> str:
    return field.meaning + ("" if field.unit == 1 else f", divided by {field.unit:g}")
