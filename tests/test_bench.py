"""The benchmark counts what it says it counts, and tells of what it could not measure. Speed itself is not tested."""

from __future__ import annotations

import io
import json
import random
import sys
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from heliopolis import bench, compiled
from heliopolis.bench import ours, peers, sections
from heliopolis.bench.contest import Budget, Contestant, Lap, Standing, contest, games_in_lap, spread
from heliopolis.bench.interpreted import interpreted
from heliopolis.bench.picking import pick
from heliopolis.bench.report import Report
from heliopolis.bench.sections import Goal, Scale
from heliopolis.game import CHANCE
from heliopolis.record import replay

TINY = Scale(Budget(rounds=2, seconds=0.001), simulations=0)

# A toy game: chance with two outcomes, a player with no choice, one with three, one with two. So two decisions.
TOY = ((CHANCE, 2), (0, 1), (1, 3), (0, 2))
TOY_DECISIONS = 2


class Toy:
    """The toy game by the words of our contract and by those of OpenSpiel."""

    def __init__(self, place: int = 0) -> None:
        self.place = place

    @property
    def actor(self) -> int | None:
        return TOY[self.place][0] if self.place < len(TOY) else None

    def legal(self) -> list[int]:
        return list(range(TOY[self.place][1]))

    def odds(self) -> list[tuple[int, int]]:
        return [(step, 1) for step in self.legal()]

    def apply(self, step: int) -> None:
        assert step in self.legal()
        self.place += 1

    def copy(self) -> Toy:
        return Toy(self.place)

    def current_player(self) -> int:
        return peers.OVER if self.actor is None else self.actor

    def is_terminal(self) -> bool:
        return self.actor is None

    def is_chance_node(self) -> bool:
        return self.actor == CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(step, 1 / len(self.legal())) for step in self.legal()]

    legal_actions, apply_action, clone = legal, apply, copy


class Spiel:
    """As much of OpenSpiel's module as we use, with the toy as its only game."""

    def __init__(self) -> None:
        self.rolled = 0  # native rollouts

    def load_game(self, name: str) -> Any:
        return SimpleNamespace(new_initial_state=Toy)

    def RandomRolloutEvaluator(self, rollouts: int, seed: int) -> int:
        return rollouts

    def MCTSBot(self, game: Any, rollouts: int, weight: float, simulations: int, *others: object) -> Any:
        def search(root: Toy) -> None:
            assert not root.is_chance_node(), "the cards are dealt"
            self.rolled += rollouts * simulations

        return SimpleNamespace(mcts_search=search)


@pytest.fixture
def spiel(monkeypatch: pytest.MonkeyPatch) -> Spiel:
    module = Spiel()
    monkeypatch.setitem(sys.modules, "pyspiel", module)
    return module


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """No peer is installed."""
    monkeypatch.setattr(peers.Peer, "installed", lambda peer: False)


@pytest.mark.parametrize("way", ours.STEPPING)
def test_our_stepping_counts_only_steps_of_players_who_had_a_choice(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "GAME", SimpleNamespace(start=lambda players: Toy()))
    monkeypatch.setattr(ours, "random_outcome", lambda state, luck: state.legal()[luck.below(2)])
    assert ours.STEPPING[way](3)(5) == 5 * TOY_DECISIONS


@pytest.mark.parametrize("way", peers.STEPPING)
def test_stepping_a_peer_counts_only_steps_of_players_who_had_a_choice(way: str, spiel: Spiel) -> None:
    assert peers.STEPPING[way]("toy")(5) == 5 * TOY_DECISIONS


def test_the_quickest_way_is_refused_where_outcomes_of_chance_are_not_alike(
    spiel: Spiel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Toy, "chance_outcomes", lambda state: [(0, 0.25), (1, 0.75)])
    with pytest.raises(ValueError, match="not alike"):
        peers.stepping_quickest("toy")


@pytest.mark.parametrize("games", [1, 7, 1000])
def test_native_rollouts_play_as_many_games_as_asked_and_count_their_decisions(games: int, spiel: Spiel) -> None:
    assert peers.rollouts("toy")(games) == games * TOY_DECISIONS
    assert spiel.rolled == games


@pytest.mark.parametrize("odds", [[(4, 0.25), (6, 0.75)], [(4, 1), (6, 3)]], ids=["shares", "weights"])
def test_chance_picks_by_shares_and_by_weights_alike(odds: list[tuple[int, float]]) -> None:
    luck = random.Random(1)
    picked = [pick(luck, odds) for _ in range(4000)]
    assert set(picked) == {4, 6}
    assert picked.count(6) / len(picked) == pytest.approx(0.75, abs=0.03)


@pytest.mark.parametrize("way", ours.STEPPING)
def test_the_interpreted_form_plays_the_same_games_as_this_one(way: str) -> None:
    with interpreted() as ask:
        lap = ask(way, 3, 2)
    assert (lap.games, lap.decisions) == (2, ours.STEPPING[way](3)(2))
    assert lap.seconds > 0


def test_playouts_tell_the_decisions_of_the_games_they_played() -> None:
    assert 2000 * 130 < ours.playouts(3, "random")(2000) < 2000 * 145  # 137.4 in a game


def test_the_record_to_be_replayed_has_as_many_steps_as_asked_and_no_error() -> None:
    replayed = replay(ours.record_text(3, 300))
    assert (len(replayed.record.steps), replayed.error) == (300, None)


def _lapping(name: str, diary: list[str], pace: float) -> Contestant:
    def play(games: int) -> Lap:
        diary.append(name)
        return Lap(games, 10.0 * games, games / pace)

    return Contestant(name, 3, lambda: play)


def test_contestants_take_turns_in_every_round() -> None:
    diary: list[str] = []
    contest([_lapping("a", diary, 1), _lapping("b", diary, 1)], Budget(3, 1.0), lambda laps: None)
    assert diary == ["a", "b", *["a", "b"] * 3]  # each tries a lap first


def test_laps_are_sized_to_last_about_as_long_as_the_budget_says() -> None:
    assert games_in_lap(_lapping("a", [], 1000).make(), 2.0) == 2000


def test_a_ratio_compares_lap_by_lap() -> None:
    ours_ = Standing("a", 3, (Lap(1, 40, 1.0), Lap(1, 20, 1.0), Lap(1, 90, 1.0)))
    theirs = Standing("b", 3, (Lap(1, 10, 1.0), Lap(1, 10, 1.0), Lap(1, 10, 0.5)))
    assert ours_.times(theirs) == spread([4.0, 2.0, 4.5])
    assert (ours_.times(theirs).middle, ours_.times(theirs).low) == (4.0, 2.0)


@pytest.mark.parametrize(
    ("value", "at_least", "reached"),
    [(4.0, True, True), (3.99, True, False), (3.99, False, True), (4.0, False, False), (None, True, None)],
)
def test_a_goal_is_reached_missed_or_not_measured(value: float | None, at_least: bool, reached: bool | None) -> None:
    assert Goal("", value, 4.0, "", at_least).reached() is reached


@pytest.fixture(scope="module")
def lonely() -> Iterator[Report]:
    """The report of a short run without any peer."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(peers.Peer, "installed", lambda peer: False)
        yield bench.run(TINY)


def test_the_json_has_all_its_keys(lonely: Report, alone: None) -> None:
    told = json.loads(json.dumps(lonely.as_dict()))
    keys = {"machine", "peers", "missing", "quick", "rounds", "seconds", "contests", "figures", "goals"}
    assert told.keys() == keys
    assert told["machine"].keys() == {"cpu", "cores", "system", "python", "heliopolis", "compiled"}
    contests = {held["name"]: held["rows"] for held in told["contests"]}
    assert contests.keys() == {"playouts", "stepping", "stepping-quickest", "games"}
    rates = {"decisions_per_second", "games_per_second", "decisions_per_game", "ratio"}
    assert all(row.keys() == {"name", "players", *rates} for rows in contests.values() for row in rows)
    assert {figure["name"] for figure in told["figures"]} == {"replay", "state"}
    assert all({"title", "value", "bound", "unit", "reached"} <= goal.keys() for goal in told["goals"])


def test_missing_peers_are_named_with_where_to_get_them_and_nothing_is_made_up(lonely: Report, alone: None) -> None:
    told = lonely.as_dict()
    assert told["peers"] == {}
    assert told["missing"] == [{"peer": peer.package, "get": "bench/run"} for peer in peers.PEERS]
    rows = [row for held in told["contests"] for row in held["rows"]]
    assert {row["name"].partition(",")[0] for row in rows} == {"Ra"}
    assert {row["ratio"] for row in rows} == {None}
    assert {goal["reached"] for goal in told["goals"] if "times" in goal["unit"]} == {None}


def test_a_person_reads_figures_verdicts_and_what_was_left_out(lonely: Report, alone: None) -> None:
    page = io.StringIO()
    lonely.show(Console(file=page, width=110))
    words = page.getvalue()
    assert "open_spiel" in words
    assert "bench/run" in words
    assert "not measured" in words
    assert ("reached" in words) == compiled()  # memory of a state; interpreted, it has no goal


@pytest.mark.parametrize(("make", "names"), [(sections._playouts, set(sections.CARDS)), (sections._games, {"Catan"})])
def test_every_peer_that_is_installed_gets_a_row(
    make: Callable[[], list[Contestant]], names: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers.Peer, "installed", lambda peer: True)
    assert {name.partition("(")[0] for name in names} <= {row.name for row in make()}


@pytest.mark.parametrize("name", sections.CARDS)
def test_open_spiel_itself_agrees_with_our_ways_to_play_it(name: str) -> None:
    pytest.importorskip("pyspiel")
    games = 200
    means = [make(name)(games) / games for make in (*peers.STEPPING.values(), peers.rollouts)]
    assert max(means) < 1.2 * min(means)


def test_catanatron_and_rlcard_play_and_count() -> None:
    pytest.importorskip("catanatron")
    pytest.importorskip("rlcard")
    assert peers.catan(3)(1) > 20
    assert peers.uno()(5) > 5
