"""What is known of the others from what they have done: who goes by simple values, and who does not."""

from __future__ import annotations

import pytest

from heliopolis.chance import Seeded
from heliopolis.game import CHANCE, Limits
from heliopolis.players import ask, player
from heliopolis.ra import GAME
from heliopolis.ra.champion import Champion
from heliopolis.ra.editions import setup
from heliopolis.ra.measures import EQUALS, STRANGER
from heliopolis.ra.pieces import MOST_SEATS
from heliopolis.ra.state import State, imagined
from heliopolis.ra.view import Past, View
from heliopolis.ra.watching import Watch
from tests.ra.games import draws, give, play

UNKNOWN = 0.75  # how alike somebody is taken to be of whom nothing is known


def game(specs: tuple[str, ...], seed: int, epochs: int = 3) -> list[State]:
    """Every position of a game between these players in which somebody has a choice, up to the end of an epoch."""
    luck, seats, seen = Seeded(seed), [player(GAME, spec, 1) for spec in specs], []
    state = GAME.start(len(specs))
    while (actor := state.actor) is not None and state.epoch <= epochs:
        if actor == CHANCE:
            state.apply(luck.pick(state.odds()))
            continue
        if len(state.legal()) > 1:
            seen.append(state.copy())
        state.apply(ask(seats[actor], state, Limits()))
    return seen


def past(state: State) -> Past:
    found: View = state.view(None)
    assert found.past is not None
    return found.past


def test_a_view_knows_every_step_of_the_game() -> None:
    notation = "=suns:13-8-5-2 =suns:12-9-6-3 =suns:11-10-7-4 draw =nile draw =ra pass bid:13 pass"
    found = past(play(notation))
    assert [GAME.text(step) for step in found.steps] == notation.split()
    assert found.setup == setup(3)


def test_a_copy_goes_its_own_way() -> None:
    state = play(draws("nile"))
    twin = state.copy()
    twin.apply(GAME.parse("draw"))
    assert past(twin).steps == past(state).steps + bytes([GAME.parse("draw")])


def test_what_was_seen_is_no_part_of_how_the_table_stands() -> None:
    one, other = play("draw =nile draw =gold"), play("draw =gold draw =nile")
    assert past(one) != past(other)
    assert imagined(one.view(0, True)).view(0, True) == one.view(0, True)
    assert past(imagined(one.view(0, True))) == past(one)
    assert repr(one.view(0)).count("nile") == 0
    assert "past" not in repr(one.view(0))


def test_of_whom_nothing_is_known_something_between_is_supposed() -> None:
    assert Watch().alike(None) == pytest.approx([UNKNOWN] * MOST_SEATS)
    assert Watch().alike(past(play(""))) == pytest.approx([UNKNOWN] * MOST_SEATS)
    assert STRANGER < 0.5 < UNKNOWN < EQUALS


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_after_an_epoch_it_is_known_who_is_greedy_and_who_is_a_champion(players: int, seed: int) -> None:
    specs = tuple("greedy" if (seat + seed) % 2 else "champion:1" for seat in range(players))
    alike = Watch().alike(past(game(specs, seed, epochs=1)[-1]))
    for seat, spec in enumerate(specs):
        if spec == "greedy":
            assert alike[seat] < UNKNOWN / 2
        else:
            assert alike[seat] > UNKNOWN


@pytest.mark.parametrize("spec", ["search:20", "pupil", "patient"])
def test_nobody_else_is_taken_for_greedy(spec: str) -> None:
    alike = Watch().alike(past(game((spec, "greedy", spec), 5)[-1]))
    assert alike[1] < 0.05
    assert min(alike[0], alike[2]) > 0.75


def test_step_by_step_it_comes_to_the_same_as_at_once_whatever_was_watched_before() -> None:
    watch, games = Watch(), [game(("greedy", "champion", "pupil"), seed, epochs=1) for seed in (1, 2)]
    for states in games:
        for state in states:
            assert watch.alike(past(state)) == Watch().alike(past(state))


def test_steps_that_were_taken_back_are_forgotten() -> None:
    watch, states = Watch(), game(("greedy", "champion"), 3, epochs=1)
    watch.alike(past(states[-1]))
    assert watch.alike(past(states[5])) == Watch().alike(past(states[5]))


def test_a_table_that_was_changed_by_hand_is_no_trouble() -> None:
    watch, state = Watch(), give(play(draws("gold nile")), "", "", "1 god")
    known = watch.alike(past(state))
    state.apply(GAME.parse("god:gold"))  # nobody has seen where this God came from
    assert watch.alike(past(state)) == known
    assert watch.alike(past(state)) == Watch().alike(past(state))


def test_the_same_view_gives_the_same_choice_whatever_the_player_has_seen_before() -> None:
    used = Champion(1)
    for seed in (1, 2):
        for state in game(("champion", "greedy", "greedy"), seed, epochs=1):
            view = state.view(state.seat, True)
            assert used.choose(view, state.legal(), Limits()) == Champion(1).choose(view, state.legal(), Limits())


def test_a_view_without_a_past_is_enough_to_choose() -> None:
    state = play(draws("gold flood nile nile"))
    view = state.view(state.seat, True)
    unseen = View(**{name: getattr(view, name) for name in View.__slots__ if name != "past"})
    assert unseen.past is None
    assert Champion(1).choose(unseen, state.legal(), Limits()) in state.legal()
