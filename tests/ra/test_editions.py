"""V: editions, options, and what the rulebooks see differently."""

from collections.abc import Callable

import pytest

from heliopolis.chance import Seeded
from heliopolis.game import CHANCE, BadSetup
from heliopolis.ra import GAME
from heliopolis.ra.editions import EDITIONS
from heliopolis.ra.pieces import RA
from heliopolis.ra.state import State
from heliopolis.ra.steps import DRAWN
from heliopolis.ra.view import as_dict
from tests.ra.games import draws, go_on, gone, held, items, legal, play, points, suns

LONGEST_GAME = 1000  # steps: more than 180 draws and all the auctions of five players take


def drawn_to_the_end(state: State, pick: Callable[[list[tuple[int, int]]], int]) -> State:
    """The end of a game in which everybody always draws and passes where it is possible."""
    for _ in range(LONGEST_GAME):
        if state.actor is None:
            return state
        if state.actor == CHANCE:
            assert state.odds(), "nothing can be drawn"
            state.apply(pick(state.odds()))
        else:
            state.apply(state.legal()[0])
    raise AssertionError("the game does not end")


def ra_last(odds: list[tuple[int, int]]) -> int:
    """The first outcome there is, but a Ra tile only when nothing else is left."""
    return next((outcome for outcome, _ in odds if outcome != DRAWN + RA), DRAWN + RA)


@pytest.mark.parametrize(
    ("edition", "players"),
    [("sunboat", 1), ("sunboat", 6), ("classic", 1), ("classic", 2), ("classic", 6), ("razzia", 3)],
)
def test_V1_editions_refuse_other_numbers_of_players(edition: str, players: int) -> None:
    with pytest.raises(BadSetup):
        GAME.start(players, edition)


def test_V1_sunboat_is_for_2_to_5_players_and_classic_for_3_to_5() -> None:
    assert dict(GAME.editions) == {"sunboat": range(2, 6), "classic": range(3, 6)}
    assert GAME.start(2) == GAME.start(2, "sunboat")


def test_V1_a_boat_moves_only_in_the_sunboat_edition() -> None:
    assert {edition.name for edition in EDITIONS.values() if edition.sun_boat} == {"sunboat"}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_V1_both_editions_play_the_same(players: int) -> None:
    luck = Seeded(players)
    classic, sunboat = GAME.start(players, "classic"), GAME.start(players, "sunboat")
    for _ in range(LONGEST_GAME):
        assert classic == sunboat
        assert classic.legal() == sunboat.legal()
        if classic.actor is None:
            return
        step = luck.pick(classic.odds() or [(step, 1) for step in classic.legal()])
        classic.apply(step)
        sunboat.apply(step)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("options", "groups"),
    [
        ({}, ["=suns:9-6-5-2", "=suns:8-7-4-3"]),
        ({"suns": "razzia"}, ["=suns:9-6-5-2", "=suns:8-7-4-3"]),
        ({"suns": "baumer"}, ["=suns:9-6-4-2", "=suns:8-7-5-3"]),
        ({"suns": "bgg"}, ["=suns:9-6-4-3", "=suns:8-7-5-2"]),
    ],
)
def test_V2_two_players_have_three_sets_of_suns(options: dict[str, str], groups: list[str]) -> None:
    state = GAME.start(2, "sunboat", options)
    assert legal(state) == groups
    state = go_on(state, " ".join(groups[::-1]))
    assert ["=suns:" + "-".join(map(str, suns(state, seat))) for seat in (1, 0)] == groups


@pytest.mark.parametrize(("options", "ras"), [({}, 6), ({"ras": "6"}, 6), ({"ras": "7"}, 7)])
def test_V2_for_two_players_the_6th_or_7th_ra_tile_ends_an_epoch(options: dict[str, str], ras: int) -> None:
    state = play((ras - 1) * "draw =ra pass pass ", players=2, **options)
    assert (state.epoch, state.ra_track) == (1, ras - 1)
    assert go_on(state, "draw =ra").epoch == 2


def test_V2_a_mild_end_waives_the_loss_for_fewest_pharaohs_and_lowest_suns() -> None:
    holdings = ("2 pharaoh", "1 pharaoh", "", "")
    assert points("pharaohs", *holdings, epoch=3, mild_end="yes") == [5, 0, 0, 0]
    assert points("pharaohs", *holdings, epoch=3, mild_end="no") == [5, 0, -2, -2]
    assert points("suns", *holdings, epoch=3, mild_end="yes") == [0, 0, 0, 5]
    assert points("suns", *holdings, epoch=3, mild_end="no") == [-5, 0, 0, 5]


@pytest.mark.parametrize("epoch", [1, 2])
def test_V2_a_mild_end_changes_nothing_before_the_end(epoch: int) -> None:
    assert points("pharaohs", "1 pharaoh", "", epoch=epoch, mild_end="yes") == [5, -2]


def test_V2_a_mild_end_keeps_the_loss_for_no_civilization() -> None:
    assert points("civilization", "1 art", "", epoch=3, mild_end="yes") == [0, -5]


@pytest.mark.parametrize("players", range(2, 6))
def test_V2_a_mild_end_is_for_any_number_of_players(players: int) -> None:
    state = play("draw =ra draw =ra draw =ra", players=players, ras="1", mild_end="yes")
    assert min(items(state, "suns", 3)) == 0


@pytest.mark.parametrize(
    "options",
    [
        {"colour": "red"},
        {"ras": "0"},
        {"ras": "11"},
        {"ras": "six"},
        {"suns": "baumer"},
        {"mild-end": "true"},
        {"resume": "winner"},
    ],
)
def test_V2_options_that_three_players_do_not_have_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        GAME.start(3, "sunboat", options)


@pytest.mark.parametrize(
    ("steps", "following", "ra_player"),
    [
        ("draw =nile ra bid:10 pass pass", 2, 1),
        ("draw =nile ra pass pass bid:12", 2, 1),
        ("draw =nile draw =ra pass pass pass", 2, 1),
        ("ra bid:12 pass pass", 1, 0),
        (8 * "draw =nile " + "ra pass pass pass", 0, 2),
        (draws("art art writing war") + "ra bid:4 pass pass discard:art discard:art", 2, 1),
    ],
)
def test_V3_resume_says_who_goes_on_after_an_auction(steps: str, following: int, ra_player: int) -> None:
    assert play(steps).actor == following
    assert play(steps, resume="next").actor == following
    assert play(steps, resume="ra-player").actor == ra_player


def test_V3_after_other_actions_the_next_seat_goes_on_in_any_case() -> None:
    assert play("draw =nile", resume="ra-player").actor == 1


def test_V3_a_ra_player_without_face_up_suns_cannot_go_on() -> None:
    steps = "ra pass pass bid:13 ra pass pass bid:8 ra pass pass bid:5 "
    assert play(steps, resume="ra-player").actor == 0
    assert play(steps + "ra pass pass bid:2", resume="ra-player").actor == 1


def test_V3_seats_without_face_up_suns_are_passed_over_after_a_ra_player_without_any() -> None:
    steps = (
        "ra bid:12 pass pass ra bid:9 pass pass ra bid:6 pass pass ra bid:3 pass pass "  # seat 1 is out
        "ra pass bid:13 ra pass bid:8 ra pass bid:5 ra pass bid:2"
    )
    assert play(steps, resume="ra-player").actor == 2


@pytest.mark.parametrize(
    ("disaster", "mine", "left"),
    [
        ("funeral", "pharaoh pharaoh", ""),
        ("drought", "flood nile", ""),
        ("war", "art writing", ""),
        ("earthquake", "sphinx sphinx", ""),
        ("war", "sphinx sphinx", "2 sphinx"),
    ],
)
def test_V4_a_god_may_take_a_disaster_and_it_strikes_at_once(disaster: str, mine: str, left: str) -> None:
    state = play(draws("god " + mine) + "ra pass pass bid:2 " + draws("gold " + disaster))
    assert f"god:{disaster}" in legal(state)
    state = go_on(state, f"god:{disaster}")
    assert (held(state, 0), disaster in gone(state)) == (left, True)


def test_V4_who_takes_a_disaster_keeps_the_others_from_it() -> None:
    state = play(draws("god nile nile") + "ra pass pass bid:2 " + draws("gold drought") + "god:drought done")
    assert (held(state, 0), legal(go_on(state, "ra pass pass bid:3"))) == ("", ["draw", "ra"])
    assert held(state, 1) == "1 gold"


@pytest.mark.parametrize(("viewer", "shown"), [(0, [5, None, None]), (2, [None, None, 5]), (None, 3 * [None])])
def test_V5_a_seat_sees_its_own_score_and_a_spectator_none(viewer: int | None, shown: list[int | None]) -> None:
    state = play("draw =ra", ras="1")
    view = state.view(viewer)
    assert [seat.score for seat in view.seats] == shown
    assert [seat.points is None for seat in view.seats] == [score is None for score in shown]
    assert [seat["score"] for seat in as_dict(view)["seats"]] == shown
    assert [seat["points"] is None for seat in as_dict(view)["seats"]] == [score is None for score in shown]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_V5_open_scores_show_everything(viewer: int | None) -> None:
    view = play("draw =ra", ras="1").view(viewer, open_scores=True)
    assert [seat.score for seat in view.seats] == [5, 5, 5]
    assert [len(seat.points or ()) for seat in view.seats] == [1, 1, 1]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_V5_at_the_end_all_scores_are_shown(viewer: int | None) -> None:
    view = play("draw =ra draw =ra draw =ra", ras="1").view(viewer)
    assert [seat.score for seat in view.seats] == [0, 0, 0]
    assert [len(seat.points or ()) for seat in view.seats] == [3, 3, 3]


def test_V5_a_hidden_score_changes_nothing_else_that_is_seen() -> None:
    rich, poor = play("draw =ra", ras="1"), play("draw =ra", ras="1")
    rich.scores_now = [5, 99, 5, 10, 10]
    assert rich.view(0) == poor.view(0)
    assert rich.view(1) != poor.view(1)


@pytest.mark.parametrize("players", range(2, 6))
def test_V6_the_bag_is_not_empty_before_the_end_even_if_the_ra_tiles_come_last(players: int) -> None:
    state = drawn_to_the_end(GAME.start(players, "sunboat", {"ras": "10"}), ra_last)
    assert (state.bag_size, sum(state.gone)) == (0, 180)


@pytest.mark.parametrize("seed", range(20))
def test_V6_the_bag_does_not_run_out_when_everybody_draws(seed: int) -> None:
    state = drawn_to_the_end(GAME.start(5, "sunboat", {"ras": "10"}), Seeded(seed).pick)
    assert state.bag[RA] == 0
    assert state.gone[RA] == 30
