"""One game being played: steps, what chance does, what may be taken back, and the record that comes of it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis.chance import Scripted, Seeded
from heliopolis.game import CHANCE, BadSetup, IllegalStep, OutOfScript
from heliopolis.match import Match
from heliopolis.ra import GAME
from heliopolis.record import Record, read, write
from tests.generators import a_seed, a_set_up, choose, patient, set_up

DEAL = "=suns:13-8-5-2 =suns:12-9-6-3 =suns:11-10-7-4 "


def match(steps: str, chance: str = "") -> Match:
    """A match of three in which these steps were taken; ``chance`` will give these outcomes."""
    record = Record("ra", "sunboat", ("Ann", "Bob", "Cat"), {}, tuple(map(GAME.parse, (DEAL + steps).split())))
    return Match(record, Scripted(map(GAME.parse, chance.split())))


def steps(played: Match) -> str:
    """The steps after the deal."""
    return " ".join(map(GAME.text, played.steps[3:]))


def take(played: Match, taken: str) -> None:
    """Take steps one by one; where chance has the move it draws, and the step must be what it drew."""
    for step in map(GAME.parse, taken.split()):
        if played.state.actor == CHANCE:
            assert played.draw() == step
        else:
            played.step(step)


def finish(played: Match, luck: Seeded) -> None:
    while not played.over:
        if played.state.actor == CHANCE:
            played.draw()
        else:
            played.step(choose(played.state, patient, luck))


def test_a_new_match_begins_with_the_deal() -> None:
    played = Match(set_up(3), Seeded(0))
    dealt = [GAME.text(played.draw()) for _ in range(3)]
    assert sorted(dealt) == sorted(DEAL.split())
    assert played.actors == [CHANCE] * 3
    assert not played.over


def test_a_step_is_taken_by_whoever_has_the_move() -> None:
    played = match("", chance="=nile")
    take(played, "draw =nile ra")
    assert steps(played) == "draw =nile ra"
    assert played.actors[3:] == [0, CHANCE, 1]


def test_an_illegal_step_is_refused_and_changes_nothing() -> None:
    played = match("draw =nile ra bid:4")
    before = played.state.copy()
    with pytest.raises(IllegalStep) as raised:
        played.step(GAME.parse("bid:2"))
    assert raised.value.key == "error-too-low"
    assert played.state == before
    assert steps(played) == "draw =nile ra bid:4"


def test_nobody_may_take_the_step_of_chance() -> None:
    played = match("draw", chance="=war")
    with pytest.raises(IllegalStep, match="chance has the move"):
        played.step(GAME.parse("=nile"))
    assert steps(played) == "draw"


def test_chance_draws_by_the_odds_of_the_position() -> None:
    assert GAME.text(match("draw", chance="=war").draw()) == "=war"
    with pytest.raises(OutOfScript):
        match("draw", chance="=suns:13-8-5-2").draw()


def test_chance_draws_nothing_while_a_player_has_the_move() -> None:
    played = match("draw =nile", chance="=war")
    with pytest.raises(OutOfScript):
        played.draw()
    assert steps(played) == "draw =nile"


def test_a_match_goes_on_from_where_a_record_ends() -> None:
    played = match("draw =nile ra bid:4")
    assert played.state.actor == 0
    assert [GAME.text(step) for step in played.state.legal()] == ["pass", "bid:13", "bid:8", "bid:5"]


def test_a_record_that_does_not_replay_is_refused() -> None:
    with pytest.raises(IllegalStep):
        match("draw draw")
    with pytest.raises(BadSetup):
        Match(Record("senet", "", ("Ann", "Bob")), Seeded(0))
    with pytest.raises(BadSetup):
        Match(Record("ra", "classic", ("Ann", "Bob")), Seeded(0))


# Taking back


def test_a_player_may_take_back_a_step_alone_while_nothing_has_happened_since() -> None:
    played = match("draw =nile ra bid:4")
    assert played.own_undo(2) == 6
    played.undo_to(6)
    assert steps(played) == "draw =nile ra"
    assert played.state.actor == 2


def test_a_player_may_not_take_back_alone_what_another_has_answered() -> None:
    played = match("draw =nile ra bid:4")
    assert played.own_undo(0) is None
    assert played.own_undo(1) is None


def test_a_player_may_not_take_back_alone_what_chance_has_answered() -> None:
    played = match("draw =nile")
    assert [played.own_undo(seat) for seat in range(3)] == [None] * 3


def test_a_draw_may_be_taken_back_before_the_tile_is_seen() -> None:
    assert match("draw").own_undo(0) == 3


def test_nobody_can_take_back_the_deal() -> None:
    assert [match("").own_undo(seat) for seat in range(3)] == [None] * 3
    assert match("").common_undo([0, 1, 2]) is None


def test_all_together_may_go_back_to_the_last_real_choice() -> None:
    played = match("draw =nile ra bid:4 pass bid:12")
    assert played.common_undo([0, 1, 2]) == 8
    assert played.common_undo([0, 2]) == 7
    assert played.common_undo([2]) == 6
    assert played.common_undo([]) is None


def test_going_back_passes_over_forced_steps() -> None:
    """Cat cannot go higher than Bob's 12, so her pass is no choice."""
    played = match("ra bid:12 pass")
    assert played.common_undo([0, 1, 2]) == 4
    assert played.common_undo([2]) is None


def test_a_match_can_go_back_past_the_end_of_a_draw() -> None:
    played = match("draw =nile draw =war")
    length = played.common_undo([1])
    assert length == 5
    played.undo_to(length)
    assert steps(played) == "draw =nile"


def test_outcomes_that_were_taken_back_come_again_in_the_same_order() -> None:
    played = match("", chance="=nile =war =god =flood")
    take(played, "draw =nile draw =war draw =god")
    played.undo_to(7)
    played.undo_to(3)
    take(played, "draw =nile draw =war draw =god draw =flood")


def test_another_choice_changes_no_luck() -> None:
    played = match("", chance="=nile =war =god")
    take(played, "draw =nile draw =war")
    played.undo_to(3)
    take(played, "ra pass pass bid:2 draw =nile draw =war draw =god")


def test_drawing_out_of_turn_forgets_no_luck() -> None:
    played = match("", chance="=nile =war =war")
    take(played, "draw =nile draw =war")
    played.undo_to(3)
    with pytest.raises(OutOfScript):
        played.draw()
    take(played, "draw =nile draw =war")


# The record


def test_the_record_has_no_result_before_the_end() -> None:
    played = match("draw =nile")
    assert played.record.result is None
    assert read(write(played.record)) == played.record


@given(a_set_up, a_seed)
def test_the_record_of_a_finished_match_has_its_result_and_replays(record: Record, seed: int) -> None:
    played = Match(record, Seeded(seed))
    finish(played, Seeded(seed))
    assert played.record.result == tuple(played.state.scores())
    assert read(write(played.record)) == played.record
    assert played.common_undo(range(len(record.players))) is not None
    with pytest.raises(IllegalStep):
        played.step(GAME.parse("draw"))


def test_a_finished_match_that_goes_back_has_no_result_any_more() -> None:
    played = Match(set_up(2), Seeded(4))
    finish(played, Seeded(4))
    played.undo_to(len(played.steps) - 1)
    assert played.record.result is None
    assert not played.over


@given(a_set_up, a_seed, st.data())
def test_going_back_and_playing_alike_gives_the_same_game(record: Record, seed: int, data: st.DataObject) -> None:
    played = Match(record, Seeded(seed))
    finish(played, Seeded(seed))
    whole = played.record
    played.undo_to(data.draw(st.integers(0, len(whole.steps))))
    while not played.over:
        if played.state.actor == CHANCE:
            played.draw()
        else:
            played.step(whole.steps[len(played.steps)])
    assert played.record == whole
