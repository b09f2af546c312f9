"""What holds in every position of every game: all numbers of players, editions, options and ways of playing."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis.chance import Seeded
from heliopolis.game import CHANCE, BadNotation, IllegalStep, check
from heliopolis.ra import GAME
from heliopolis.ra.editions import EDITIONS, SUN_GROUPS
from heliopolis.ra.pieces import COUNTS, EPOCHS, MOST_SEATS, MOST_SUNS, NO_TILE, RA, SPACES
from heliopolis.ra.position import DEAL, DRAWING, ITEM_COUNT, START_SCORE
from heliopolis.ra.state import State, fields
from heliopolis.ra.steps import DONE, DRAW, PASS, STEPS, TEXTS
from heliopolis.ra.view import as_dict, epochs_scored
from heliopolis.record import Record
from tests.generators import SET_UPS, a_game, a_position, choose, games, plans, positions

EVERY_SET_UP = 360  # games
MANY = 2 * EVERY_SET_UP
EVERYTHING = 7 * EVERY_SET_UP  # every set-up in every way


def test_the_set_ups_are_all_that_the_game_offers() -> None:
    offered = {(edition.name, players) for edition in EDITIONS.values() for players in edition.players}
    assert {(record.edition, len(record.players)) for record in SET_UPS} == offered
    for players in range(2, 6):
        tried = [record.options for record in SET_UPS if len(record.players) == players]
        for option, values in GAME.options(players).items():
            assert {options[option] for options in tried} == set(values)


def test_180_tiles_are_accounted_for_by_kind() -> None:
    for state in positions(MANY):
        assert _tiles(state) == list(COUNTS)


def _tiles(state: State) -> list[int]:
    """How many tiles of each kind there are in the bag, on the tracks, with the players and out of the game."""
    found = [sum(kind) for kind in zip(state.bag, state.gone, *state.held, strict=True)]
    for tile in state.auction_track:
        if tile != NO_TILE:
            found[tile] += 1
    found[RA] += state.ra_track
    return found


def test_the_fields_that_count_agree_with_what_they_count() -> None:
    for state in positions(EVERY_SET_UP):
        face_up = [[*filter(None, suns)] for suns in _by_seat(state.face_up)]
        assert state.bag_size == sum(state.bag)
        assert state.track_size == sum(tile != NO_TILE for tile in state.auction_track)
        assert state.face_up_count == [len(suns) for suns in face_up]
        assert state.face_up_total == sum(state.face_up_count)
        assert all(up in (0, sun) for up, sun in zip(state.face_up, state.suns, strict=True))
        assert state.best == max(state.offers)
        for offer, suns in zip(state.offers, face_up, strict=True):
            assert offer in (0, *suns, state.centre)  # a winner who must discard has changed suns already


def _by_seat(suns: list[int]) -> list[list[int]]:
    return [suns[seat * MOST_SUNS :][:MOST_SUNS] for seat in range(MOST_SEATS)]


def test_every_sun_is_somewhere_exactly_once() -> None:
    for record, way, luck in plans(MANY):
        state = record.start()
        everything = _suns(state)
        while state.actor is not None:
            state.apply(choose(state, way, luck))
            assert _suns(state) == everything


def _suns(state: State) -> list[int]:
    """All suns: in the centre, at the seats, and still to be dealt."""
    undealt = [sun for group, left in zip(SUN_GROUPS, state.undealt, strict=True) if left for sun in group]
    return sorted([state.centre, *filter(None, state.suns), *undealt])


def test_every_player_always_owns_as_many_suns_as_at_the_start() -> None:
    for record, way, luck in plans(MANY):
        state = record.start()
        for _ in record.players:
            state.apply(choose(state, way, luck))
        dealt = _owned(state)
        assert dealt == [state.suns_each] * state.players + [0] * (MOST_SEATS - state.players)
        while state.actor is not None:
            state.apply(choose(state, way, luck))
            assert _owned(state) == dealt


def _owned(state: State) -> list[int]:
    """How many suns every seat has, face up or down."""
    return [sum(sun > 0 for sun in suns) for suns in _by_seat(state.suns)]


def test_somebody_can_always_act_before_the_end() -> None:
    for state in positions(EVERYTHING):
        legal = state.legal()
        assert bool(legal) == (state.actor is not None)
        assert len(set(legal)) == len(legal)


def test_only_a_player_with_a_face_up_sun_has_a_turn_or_makes_an_offer() -> None:
    for state in positions(EVERY_SET_UP):
        if state.actor not in (None, CHANCE) and not state.must_discard:
            assert state.face_up_count[state.actor] > 0


def test_the_bag_never_runs_out() -> None:
    for state in positions(EVERYTHING):
        if state.phase == DRAWING:
            assert state.bag[RA] > 0


# Each tile can be drawn once: 180 draws with their outcomes. Each of 30 Ra tiles, each filling of the track with
# other tiles, and each sun in each epoch makes one auction at most: a call and five offers. Then come
# the Gods with a `done` each, two choices for each War and Earthquake, and the deal.
LONGEST = 2 * 180 + (30 + 150 // SPACES + EPOCHS * MOST_SEATS * 3) * 6 + 2 * 8 + 2 * 6 + MOST_SEATS


def test_the_game_ends() -> None:
    assert max(len(record.steps) for record in games(EVERYTHING)) <= LONGEST


@given(a_position())
def test_every_legal_step_applies(state: State) -> None:
    for step in state.legal():
        check(GAME, state, step)
        after = state.copy()
        after.apply(step)
        assert after != state
        assert _tiles(after) == list(COUNTS)


@given(a_position())
def test_every_other_step_raises_illegal_step_and_changes_nothing(state: State) -> None:
    before = fields(state)
    for step in set(range(STEPS)) - set(state.legal()):
        with pytest.raises(IllegalStep) as raised:
            check(GAME, state, step)
        assert str(raised.value)
    assert fields(state) == before


def test_every_kind_of_illegal_step_has_a_reason_of_its_own() -> None:
    met = set()
    for n, state in enumerate(positions(50)):
        for step in range(n % 7, STEPS, 7):
            if step not in state.legal():
                met.add(GAME.why_not(state, step).key)
    expected = {f"error-expected-{what}" for what in ("suns", "action", "tile", "offer", "gods", "discard")}
    told = "track-full god-for-god no-god not-on-track must-offer no-such-sun too-low not-in-bag group-dealt"
    assert met == expected | {f"error-{why}" for why in [*told.split(), "no-such-discard", "game-over"]}


@given(a_position())
def test_an_outcome_from_a_player_or_a_step_from_chance_is_refused_even_unchecked(state: State) -> None:
    before = fields(state)
    for step in range(STEPS):
        if state.actor is None or GAME.is_chance(step) != (state.actor == CHANCE):
            with pytest.raises(IllegalStep):
                state.apply(step)
    assert fields(state) == before


def test_a_number_that_is_no_step_has_no_text_and_is_not_legal() -> None:
    for step in (-1, STEPS, 10**9):
        with pytest.raises(BadNotation):
            GAME.text(step)


def test_a_copy_is_equal() -> None:
    for state in positions(100):
        assert state.copy() == state


@given(a_game(), st.data())
def test_a_copy_is_independent(record: Record, data: st.DataObject) -> None:
    state = record.start()
    at = data.draw(st.integers(0, len(record.steps)))
    for step in record.steps[:at]:
        state.apply(step)
    twin, before = state.copy(), fields(state)
    assert twin == state
    for step in record.steps[at:]:
        twin.apply(step)
    assert fields(state) == before
    assert tuple(twin.scores()) == record.result


@given(a_game())
def test_the_same_steps_give_the_same_game(record: Record) -> None:
    one, other = record.start(), record.start()
    for step in record.steps:
        one.apply(step)
        assert one != other
        other.apply(step)
        assert one == other


def test_every_step_is_the_one_that_its_text_means() -> None:
    for step in range(STEPS):
        assert GAME.parse(GAME.text(step)) == step


@given(st.text() | st.sampled_from(TEXTS).flatmap(lambda text: st.sampled_from(_odd(text))))
def test_a_text_that_is_no_step_raises_bad_notation(text: str) -> None:
    if text not in TEXTS:
        with pytest.raises(BadNotation) as raised:
            GAME.parse(text)
        assert str(raised.value)


def _odd(text: str) -> list[str]:
    return [text.upper(), text + " ", " " + text, text + "\n", text[:-1], text[1:], text + text, text + "0", "=" + text]


def test_scores_are_the_sums_of_their_items_and_never_below_nothing() -> None:
    for state in positions(MANY):
        scored = epochs_scored(state.phase, state.epoch)
        points = state.points
        for seat, score in enumerate(state.scores()):
            total = START_SCORE
            for epoch in range(scored):
                total = max(0, total + sum(points[epoch][seat]))
            assert score == total
        assert all(points[epoch] == [[0] * ITEM_COUNT] * MOST_SEATS for epoch in range(scored, EPOCHS))


def test_only_a_finished_game_has_winners_and_they_have_the_highest_score() -> None:
    for state in positions(EVERY_SET_UP):
        winners = state.winners()
        assert bool(winners) == (state.actor is None)
        assert all(state.scores()[seat] == max(state.scores()) for seat in winners)


def test_odds_are_the_legal_outcomes_and_weigh_as_much_as_what_is_drawn_from() -> None:
    for state in positions(EVERY_SET_UP):
        odds = state.odds()
        if state.actor != CHANCE:
            assert odds == []
            continue
        assert [outcome for outcome, _ in odds] == state.legal()
        assert all(weight > 0 for _, weight in odds)
        assert sum(weight for _, weight in odds) == (sum(state.undealt) if state.phase == DEAL else state.bag_size)


def test_chance_takes_the_outcomes_and_players_take_all_other_steps() -> None:
    for state in positions(EVERY_SET_UP):
        assert all(GAME.is_chance(step) == (state.actor == CHANCE) for step in state.legal())


def test_the_quiet_step_comes_first() -> None:
    met = set()
    for state in positions(EVERY_SET_UP):
        found = {DRAW, PASS, DONE} & set(state.legal())
        if found:
            assert state.legal()[0] in found
            met |= found
    assert met == {DRAW, PASS, DONE}


@given(a_game(), st.data())
def test_what_a_seat_sees_is_enough_to_go_on_playing(record: Record, data: st.DataObject) -> None:
    state = record.start()
    at = data.draw(st.integers(0, len(record.steps)))
    for step in record.steps[:at]:
        state.apply(step)
    seat = data.draw(st.sampled_from([None, *range(state.players)]))
    imagined = GAME.imagine(state.view(seat, open_scores=True), Seeded(0))
    for step in record.steps[at:]:
        assert sorted(imagined.legal()) == sorted(state.legal())
        assert imagined.view(None, True) == state.view(None, True)
        state.apply(step)
        imagined.apply(step)
    assert imagined.as_dict() == state.as_dict()
    assert imagined.winners() == state.winners()


@given(a_position(), st.data())
def test_what_is_hidden_can_be_imagined(state: State, data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from([None, *range(state.players)]))
    view = state.view(seat)
    imagined = GAME.imagine(view, Seeded(data.draw(st.integers(0, 9))))
    assert imagined.view(seat) == view
    assert sorted(imagined.legal()) == sorted(state.legal())


@given(a_position(), st.integers(1, 99))
def test_the_scores_of_others_leave_no_trace_in_a_view(state: State, more: int) -> None:
    for viewer in (None, *range(state.players)):
        other = state.copy()
        other.scores_now = [score + more * (seat != viewer) for seat, score in enumerate(state.scores_now)]
        other.points = [
            [[item + more * (seat != viewer) for item in row] for seat, row in enumerate(rows)] for rows in state.points
        ]
        if state.actor is None:
            assert other.view(viewer) != state.view(viewer)  # the tokens are turned up at the end
        else:
            assert repr(other.view(viewer)) == repr(state.view(viewer))
            assert as_dict(other.view(viewer)) == as_dict(state.view(viewer))


@given(a_position())
def test_a_seat_sees_its_own_score_and_with_open_scores_all(state: State) -> None:
    for seat in range(state.players):
        assert state.view(seat).seats[seat].score == state.scores()[seat]
    assert [area.score for area in state.view(None, open_scores=True).seats] == state.scores()


@given(a_position())
def test_a_position_as_plain_data_survives_json(state: State) -> None:
    for plain in (state.as_dict(), *(as_dict(state.view(seat)) for seat in range(state.players))):
        assert json.loads(json.dumps(plain)) == plain
