"""The arena: the same luck for every seating, counts and intervals that are right, and the command that shows them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from heliopolis import arena
from heliopolis.arena import Contest, Ratings, Seat, Standing, compete, cross, interval, pairings, play_game
from heliopolis.chance import Shuffled
from heliopolis.cli import main
from heliopolis.cores import spread
from heliopolis.game import Limits
from heliopolis.locales import LANGUAGES, catalogue
from heliopolis.players.spec import PLAYERS

PLAYER_KEYS = {
    "player",
    "games",
    "wins",
    "win_rate",
    "win_rate_low",
    "win_rate_high",
    "mean_score",
    "mean_margin",
    "rating",
    "rating_sigma",
    "ties",
    "crashes",
    "trouble",
    "ms_per_move",
}


def contest(*players: str, games: int = 1, seed: int = 1) -> Contest:
    return Contest("ra", players, games, seed)


def seat(spec: str, score: int, won: float = 0.0, tied: bool = False, crashes: int = 0) -> Seat:
    return Seat(spec, score, margin=0, won=won, tied=tied, crashes=crashes, decisions=0, seconds=0.0)


class Raises:
    """Cannot play."""

    def __init__(self, seed: int, how: str = "") -> None:
        self.seed = seed

    def choose(self, view: Any, legal: list[int], limits: Limits) -> int:
        raise RuntimeError("no idea")


class Cheats(Raises):
    """Takes a step that is not there, and hopes to make it legal."""

    def choose(self, view: Any, legal: list[int], limits: Limits) -> int:
        legal.append(-7)
        return -7


class Quiet(Raises):
    """Takes the quietest step."""

    def choose(self, view: Any, legal: list[int], limits: Limits) -> int:
        return legal[0]


@pytest.fixture
def strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the players above compete; on one core only, for the other processes do not know them."""
    for maker in (Raises, Cheats, Quiet):
        monkeypatch.setitem(PLAYERS, maker.__name__.lower(), maker)


# Who sits where


def test_three_different_players_sit_in_six_ways() -> None:
    assert len(set(contest("greedy", "patient", "random").seatings())) == 6


def test_players_of_one_kind_do_not_change_places() -> None:
    expected = [("greedy", "random", "random"), ("random", "greedy", "random"), ("random", "random", "greedy")]
    assert contest("random", "greedy", "random").seatings() == expected


@pytest.mark.parametrize("players", ["ab", "abc", "abcd", "abcde", "abb", "abbb", "aabb", "abbcc"])
def test_every_player_has_every_seat_equally_often(players: str) -> None:
    seatings = contest(*players).seatings()
    for place in range(len(players)):
        counts = Counter(seating[place] for seating in seatings)
        assert counts == {spec: players.count(spec) * len(seatings) // len(players) for spec in players}


@pytest.mark.parametrize(("games", "deals", "played"), [(1, 1, 6), (6, 1, 6), (7, 2, 12), (1000, 167, 1002)])
def test_every_deal_is_played_with_all_seatings(games: int, deals: int, played: int) -> None:
    asked = contest("a", "b", "c", games=games)
    assert (asked.deals(), asked.played()) == (deals, played)


def test_all_seatings_of_all_deals_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Sequence[str], int]] = []

    def play(contest: Contest, seating: Sequence[str], deal: int) -> list[Seat]:
        asked.append((seating, deal))
        return play_game(contest, seating, deal)

    monkeypatch.setattr(arena, "play_game", play)
    one = contest("patient", "random", games=6)
    compete([one], threads=1)
    assert asked == [(seating, deal) for deal in range(3) for seating in one.seatings()]


# The same luck for all


def outcomes(contest: Contest, seating: Sequence[str], deal: int, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What chance gave in one game, in its order."""
    came: list[int] = []

    class Watched(Shuffled):
        def pick(self, odds: Sequence[tuple[int, int]]) -> int:
            came.append(super().pick(odds))
            return came[-1]

    monkeypatch.setattr(arena, "Shuffled", Watched)
    play_game(contest, seating, deal)
    return came


@pytest.mark.parametrize(
    "players", [("greedy", "random"), ("greedy", "patient", "random"), ("greedy", "patient", "patient", "random")]
)
def test_the_same_suns_and_tiles_come_in_every_seating(
    players: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = contest(*players, seed=5)
    luck = [outcomes(asked, seating, 0, monkeypatch) for seating in asked.seatings()]
    longest = max(luck, key=len)
    assert len(longest) > 40
    assert all(came == longest[: len(came)] for came in luck)


def test_another_deal_and_another_seed_give_other_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    seating = ("patient", "patient")
    luck = [outcomes(contest(*seating, seed=seed), seating, deal, monkeypatch) for seed in (1, 2) for deal in (0, 1)]
    assert len({tuple(came[:40]) for came in luck}) == 4


def test_the_same_seed_gives_the_same_results_on_any_number_of_cores() -> None:
    asked = contest("greedy", "patient", "random", games=12, seed=9)

    def results(threads: int) -> list[object]:
        outcome = compete([asked], threads)
        rows = [standing.as_dict() | {"ms_per_move": 0} for standing in outcome.together.values()]
        return [*rows, *(outcome.ratings.of(spec) for spec in asked.players)]

    assert results(1) == results(2)


def test_work_on_several_cores_is_answered_in_order() -> None:
    assert list(spread(pow, [(number, 2) for number in range(50)], 2)) == [number**2 for number in range(50)]


# What is counted


# Wilson's intervals as R. G. Newcombe (1998) tabulates them.
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_the_interval_is_the_published_one(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=5e-5)
    assert interval(games - wins, games) == pytest.approx((1 - high, 1 - low), abs=5e-5)


class Drawn:
    """A game that is over as it begins: two of three share the win."""

    actor = None
    players: ClassVar[dict[str, object]] = {}
    levels: ClassVar[dict[str, str]] = {}
    name = "drawn"
    editions: ClassVar[dict[str, range]] = {"only": range(3, 4)}

    def options(self, players: int) -> dict[str, list[str]]:
        return {}

    def start(self, *setup: object) -> Drawn:
        return self

    def scores(self) -> list[int]:
        return [7, 3, 7]

    def winners(self) -> list[int]:
        return [0, 2]


def test_a_shared_win_counts_half_and_is_a_tie(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "game", lambda name: Drawn())
    seats = play_game(contest("random", "random", "random"), ("random", "random", "random"), 0)
    assert [(seat.won, seat.tied, seat.margin) for seat in seats] == [(0.5, True, 0), (0.0, False, -4), (0.5, True, 0)]


def test_a_standing_sums_up_all_seats() -> None:
    standing = Standing("greedy")
    for one in (seat("greedy", 30, won=1.0), seat("greedy", 20, won=0.5, tied=True, crashes=2), seat("greedy", 10)):
        standing.add(one)
    told = standing.as_dict()
    assert {key: told[key] for key in ("games", "wins", "win_rate", "mean_score", "ties", "crashes")} == {
        "games": 3,
        "wins": 1.5,
        "win_rate": 0.5,
        "mean_score": 20,
        "ties": 1,
        "crashes": 2,
    }


def test_the_longest_decision_of_all_games_is_kept() -> None:
    standing = Standing("a")
    for longest in (0.1, 0.4, 0.2):
        standing.add(replace(seat("a", 10), longest=longest))
    assert standing.longest == 0.4


def test_the_longest_decision_is_between_the_mean_and_the_sum() -> None:
    for one in play_game(contest("greedy", "pupil"), ("greedy", "pupil"), 0):
        assert one.seconds / one.decisions < one.longest < one.seconds


def test_the_wins_of_all_are_the_games() -> None:
    outcome = compete([contest("patient", "random", "random", games=9)], threads=1)
    assert sum(standing.wins for standing in outcome.together.values()) == 9
    assert {spec: standing.games for spec, standing in outcome.together.items()} == {"patient": 9, "random": 18}


@pytest.mark.parametrize("spec", ["raises", "cheats"])
@pytest.mark.usefixtures("strangers")
def test_a_player_that_fails_takes_the_quietest_step_and_each_time_counts(spec: str) -> None:
    failing = play_game(contest(spec, "patient"), (spec, "patient"), 0)
    quiet = play_game(contest("quiet", "patient"), ("quiet", "patient"), 0)
    assert failing[0].crashes == failing[0].decisions == quiet[0].decisions > 0
    assert [seat.score for seat in failing] == [seat.score for seat in quiet]
    assert (failing[1].crashes, quiet[0].crashes) == (0, 0)


# How strong they are


def test_the_ratings_put_greedy_before_pupil_before_patient() -> None:
    outcome = compete([contest("patient", "greedy", "pupil", games=60)], threads=1)
    greedy, pupil, patient = (outcome.ratings.of(spec)[0] for spec in ("greedy", "pupil", "patient"))
    assert greedy > pupil > patient


def test_whoever_has_more_seats_is_not_rated_higher_for_that() -> None:
    ratings = Ratings(["a", "b"])
    for game in range(600):
        scores = [(place + game) % 3 for place in range(3)]  # everybody comes first, second and third alike
        ratings.add([seat(spec, score, float(score == 2)) for spec, score in zip("abb", scores, strict=True)])
    assert ratings.of("a")[0] == pytest.approx(ratings.of("b")[0], abs=1.5)


def test_a_game_against_oneself_changes_no_rating() -> None:
    ratings = Ratings(["a"])
    before = ratings.of("a")
    ratings.add([seat("a", 3, 1.0), seat("a", 2)])
    assert ratings.of("a") == before


# Round robin


def test_in_a_round_robin_of_two_seats_every_pair_meets_once() -> None:
    assert pairings("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_in_a_round_robin_of_more_seats_each_is_alone_against_each() -> None:
    assert pairings("ab", 4) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]


def test_the_cross_table_of_two_seats_adds_up_to_all_games() -> None:
    contests = [contest(*table, games=4) for table in pairings(["greedy", "patient", "random"], 2)]
    table = cross(contests, compete(contests, threads=1))
    assert len(table) == 6
    assert all(table[one, other].wins + table[other, one].wins == 4 for one, other in table)


def test_the_cross_table_of_more_seats_has_the_lone_player() -> None:
    contests = [contest(*table, games=3) for table in pairings(["greedy", "random"], 3)]
    table = cross(contests, compete(contests, threads=1))
    assert table["greedy", "random"].games == table["random", "greedy"].games == 3
    assert table["greedy", "random"].wins > table["random", "greedy"].wins


# The command


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["arena", "ra", "--threads", "1", "--seed", "4", *words]) == 0
    return capsys.readouterr().out


def test_the_json_has_every_key(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(printed(capsys, "--players", "patient,random,patient", "--games", "3", "--json"))
    assert set(told) == {"game", "players", "games", "deals", "seed", "seconds"}
    assert [row["player"] for row in told["players"]] == ["patient", "random"]
    assert all(set(row) == PLAYER_KEYS for row in told["players"])
    assert (told["game"], told["games"], told["deals"], told["seed"]) == ("ra", 3, 1, 4)


def test_the_json_of_a_round_robin_has_the_pairs_too(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--players", "patient,random,patient", "--games", "3", "--round-robin", "--seats", "3", "--json")
    told = json.loads(printed(capsys, *words))
    assert set(told) == {"game", "players", "seats", "pairs", "games", "deals", "seed", "seconds"}
    assert [(pair["player"], pair["against"], pair["games"]) for pair in told["pairs"]] == [
        ("patient", "random", 3),
        ("random", "patient", 3),
    ]
    assert all(set(pair) == PLAYER_KEYS - {"rating", "rating_sigma", "trouble"} | {"against"} for pair in told["pairs"])
    assert (told["games"], told["seats"]) == (6, 3)


def test_options_reach_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--players", "patient,random", "--games", "2", "--json")
    scores = [
        [row["mean_score"] for row in json.loads(printed(capsys, *words, *more))["players"]]
        for more in ((), ("--option", "ras=4"), ("--option", "suns=baumer"))
    ]
    assert len({tuple(score) for score in scores}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("strangers")
def test_the_widest_table_fits_into_80_columns(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setitem(PLAYERS, "champion-500ms", PLAYERS["random"])
    seats = "champion-500ms,champion-500ms,raises,raises,raises"
    lines = printed(capsys, "--players", seats, "--games", "1", "--lang", language).splitlines()
    say = catalogue(language)
    assert max(map(len, lines)) <= 80
    assert all(say(key) in "\n".join(lines) for key in ("arena-rating", "arena-crashes", "arena-games"))
    assert not any("…" in line for line in lines)


@pytest.mark.usefixtures("strangers")
def test_crashes_are_shown_only_where_there_are_any(capsys: pytest.CaptureFixture[str]) -> None:
    shown = {spec: printed(capsys, "--players", f"{spec},random", "--games", "2") for spec in ("raises", "quiet")}
    assert ["Crashes" in text for text in shown.values()] == [True, False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cross_table_names_everybody_twice_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    text = printed(capsys, "--players", "greedy,patient,random", "--games", "2", "--round-robin", "--lang", language)
    _, table = text.split(catalogue(language)("arena-cross", others=1, games=2))
    assert all(table.count(spec) == 2 for spec in ("greedy", "patient", "random"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "key"),
    [
        ([], "error-no-players"),
        (["--players", "random,patient", "--seats", "2"], "error-arena-seats"),
        (["--players", "random,random", "--round-robin"], "error-round-robin"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    words: list[str], key: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *words, "--lang", language]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", f"heliopolis: {catalogue(language)(key)}\n")


@pytest.mark.parametrize(
    "words",
    [
        ["nothing", "--players", "random,random"],
        ["--players", "random,human"],
        ["--players", "random,"],
        ["--players", "random"],
        ["--players", ",".join(["random"] * 6)],
        ["--players", "random,patient", "--games", "0"],
        ["--players", "random,patient", "--games", "many"],
        ["--players", "random,patient", "--seed", "-1"],
        ["--players", "random,patient", "--threads", "-1"],
        ["--players", "random,patient", "--option", "ras=no"],
        ["--players", "random,patient", "--edition", "classic"],
        ["--players", "random,patient", "--round-robin", "--seats", "1"],
        ["--players", "random,patient", "--round-robin", "--seats", "6"],
    ],
    ids=" ".join,
)
def test_an_impossible_contest_is_refused_before_it_begins(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *words]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("strangers")
def test_the_author_of_a_player_that_crashes_hears_why(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "raises,cheats", "--games", "2", "--threads", "1", "--seed", "4", "--lang", language]
    assert main(["arena", *words]) == 0
    raised, cheated = capsys.readouterr().err.splitlines()
    say = catalogue(language)
    assert say("error-player-raised", kind="RuntimeError", reason="no idea") in raised
    assert say("error-player-illegal", found=-7) in cheated


@pytest.mark.usefixtures("strangers")
def test_the_json_tells_why_a_player_crashed_first(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(printed(capsys, "--players", "raises,random", "--games", "2", "--json"))
    assert [row["trouble"] for row in told["players"]] == ["It raised RuntimeError: no idea", None]
