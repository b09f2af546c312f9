"""The greedy player: what it does in plain cases, and how far it beats those that play by dice."""

import pytest

from heliopolis.chance import Seeded
from heliopolis.game import CHANCE, Limits, Player
from heliopolis.players import player
from heliopolis.ra import GAME
from heliopolis.ra.greedy import Greedy
from heliopolis.ra.state import State
from heliopolis.record import Record
from tests.generators import SET_UPS, set_up
from tests.ra.games import SEAT_2_IS_ALONE, draws, give, play

GREAT = "gold gold flood nile nile"  # after five draws seat 2 is at turn
QUIET_RA = "draw =ra pass pass pass "
ALONE_RA = "draw =ra pass "


def choice(state: State) -> str:
    """What greedy does for the seat to act."""
    return GAME.text(Greedy(0).choose(state.view(state.actor), state.legal(), Limits()))


# Turns


def test_it_draws_onto_an_empty_track() -> None:
    assert choice(play("")) == "draw"


def test_it_invokes_ra_for_a_great_lot() -> None:
    assert choice(play(draws(GREAT))) == "ra"


def test_it_does_not_invoke_ra_for_a_lot_of_disasters() -> None:
    assert choice(give(play(draws("funeral war")), *3 * ["2 pharaoh 1 art"])) == "draw"


def test_alone_it_fills_the_track_while_no_ra_tile_can_end_the_epoch() -> None:
    assert choice(play(SEAT_2_IS_ALONE + draws("gold gold flood nile nile pharaoh art"))) == "draw"


def test_alone_it_invokes_ra_for_a_good_lot_before_the_last_ra_tile() -> None:
    assert choice(play(SEAT_2_IS_ALONE + 7 * ALONE_RA + draws("gold flood nile art"))) == "ra"


def test_alone_with_a_full_track_of_disasters_it_invokes_ra_and_passes() -> None:
    disasters = SEAT_2_IS_ALONE + draws("war war war war funeral funeral drought drought")
    bad = give(play(disasters), "", "", "4 pharaoh 2 nile 1 art 1 writing")
    assert choice(bad) == "ra"
    bad.apply(GAME.parse("ra"))
    assert choice(bad) == "pass"


# Gods


def test_it_spends_a_god_on_a_flood_that_makes_five_niles_count() -> None:
    state = give(play(7 * QUIET_RA + draws("flood funeral funeral")), "", "1 god 5 nile 4 pharaoh", "")
    assert choice(state) == "god:flood"


def test_it_keeps_a_god_rather_than_take_a_disaster() -> None:
    state = give(play(draws("funeral war drought")), "1 god 2 pharaoh", "", "")
    assert choice(state) == "draw"


def test_it_ends_the_god_action_when_no_tile_is_worth_another_god() -> None:
    state = give(play(draws("gold gold funeral")), "2 god 1 pharaoh 1 art", "", "")
    state.apply(GAME.parse("god:gold"))
    assert choice(state) == "done"


# Auctions


def test_it_bids_the_lowest_sun_that_wins_when_nobody_can_go_higher() -> None:
    assert choice(play(draws(GREAT) + "ra pass bid:9")) == "bid:10"


def test_alone_it_bids_its_lowest_sun() -> None:
    assert choice(play(SEAT_2_IS_ALONE + draws(GREAT) + "ra")) == "bid:4"


def test_it_passes_on_a_lot_of_disasters() -> None:
    state = give(play(draws("funeral war drought") + "draw =ra"), *3 * ["2 pharaoh 1 art 2 nile"])
    assert choice(state) == "pass"


def test_it_passes_when_only_its_highest_sun_would_win_one_poor_tile() -> None:
    assert choice(play(draws("nile") + "ra bid:11 pass")) == "pass"


# Discards


@pytest.mark.parametrize(
    ("holding", "disaster", "discard"),
    [
        ("1 art 2 writing 1 religion", "war", "discard:writing"),
        ("3 sphinx 2 temple 1 shrine", "earthquake", "discard:temple"),
        ("3 sphinx 1 shrine", "earthquake", "discard:shrine"),
    ],
)
def test_it_discards_the_tile_it_needs_least(holding: str, disaster: str, discard: str) -> None:
    state = give(play(draws(disaster)), "", holding, "")
    for step in ("ra", "pass", "pass", "bid:12"):
        state.apply(GAME.parse(step))
    assert choice(state) == discard


# Whole games


def finish(state: State, seats: list[Player], luck: Seeded) -> State:
    """Play to the end."""
    while (actor := state.actor) is not None:
        if actor == CHANCE:
            state.apply(luck.pick(state.odds()))
        else:
            state.apply(seats[actor].choose(state.view(actor), state.legal(), Limits()))
    return state


@pytest.mark.parametrize("record", SET_UPS[::8], ids=str)
def test_greedy_players_finish_a_game_of_every_kind(record: Record) -> None:
    state = finish(record.start(), [Greedy(0)] * len(record.players), Seeded(1))
    assert len(state.winners()) == 1


def results(other: str, players: int, games: int) -> tuple[float, float]:
    """One greedy player against others: the share of wins, and the mean margin over the mean of the others."""
    wins, margin = 0, 0.0
    for number in range(games):
        seat = number % players
        seats = [player(GAME, "greedy" if i == seat else other, 10 * number + i) for i in range(players)]
        state = finish(set_up(players).start(), seats, Seeded(number // players))
        scores = state.scores()
        own = scores.pop(seat)
        wins += state.winners() == [seat]
        margin += own - sum(scores) / len(scores)
    return wins / games, margin / games


@pytest.mark.parametrize(("players", "least"), [(2, 60), (3, 70), (4, 60), (5, 60)])
def test_it_scores_far_more_than_random(players: int, least: int) -> None:
    assert results("random", players, 20)[1] >= least


@pytest.mark.parametrize(("players", "least"), [(2, 0.95), (3, 0.95), (4, 0.9), (5, 0.9)])
def test_it_wins_nearly_always_against_patient(players: int, least: float) -> None:
    assert results("patient", players, 20)[0] >= least
