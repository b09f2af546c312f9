"""Many games between players: who wins how often, how sure that is, and how long they think.

Every deal (one order of the bag) is played once with each seating of the players, so luck is the same for all.
The same seed gives the same games on any number of cores.
"""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from openskill.models import PlackettLuce

from heliopolis.chance import Shuffled, stream
from heliopolis.cores import Workers, spread
from heliopolis.game import CHANCE, BadAnswer, Complaint, Limits, Player, State, game, terms
from heliopolis.players import ask, dismiss
from heliopolis.players import seat as seated

SHOWN = 200  # characters of an error that a player has raised
SURE = 1.96  # standard deviations of a 95 % interval


@dataclass(frozen=True, slots=True)
class Contest:
    """Which games to play: the players by spec, one for each seat, and how many games at least."""

    game: str
    players: tuple[str, ...]
    games: int
    seed: int
    edition: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)

    def seatings(self) -> list[tuple[str, ...]]:
        """Every different way in which these players can sit."""
        return sorted(set(itertools.permutations(self.players)))

    def deals(self) -> int:
        """How many deals give at least the games asked for, all seatings of each."""
        return math.ceil(self.games / len(self.seatings()))

    def played(self) -> int:
        """How many games that makes."""
        return self.deals() * len(self.seatings())


@dataclass(frozen=True, slots=True)
class Seat:
    """How one seat fared in one game."""

    spec: str
    score: int
    margin: int  # over the best of the others
    won: float  # a shared win counts its share
    tied: bool  # for the highest score, whoever has won then
    crashes: int
    decisions: int
    seconds: float
    longest: float = 0.0  # seconds of its slowest decision
    trouble: Complaint | None = None  # why it first crashed


@dataclass(slots=True)
class Standing:
    """All that one player has done; each of its seats in a game counts as a game of its own."""

    spec: str
    games: int = 0
    wins: float = 0.0
    ties: int = 0
    crashes: int = 0
    score_sum: int = 0
    margin_sum: int = 0
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    trouble: Complaint | None = None

    def add(self, seat: Seat) -> None:
        """Count one seat of one game."""
        self.games += 1
        self.wins += seat.won
        self.ties += seat.tied
        self.crashes += seat.crashes
        self.score_sum += seat.score
        self.margin_sum += seat.margin
        self.decisions += seat.decisions
        self.seconds += seat.seconds
        self.longest = max(self.longest, seat.longest)
        self.trouble = self.trouble or seat.trouble

    def as_dict(self) -> dict[str, Any]:
        """The standing as plain data, for JSON."""
        low, high = interval(self.wins, self.games)
        wins = round(self.wins, 6)
        return {
            "player": self.spec,
            "games": self.games,
            "wins": int(wins) if wins.is_integer() else wins,
            "win_rate": self.wins / self.games,
            "win_rate_low": low,
            "win_rate_high": high,
            "mean_score": self.score_sum / self.games,
            "mean_margin": self.margin_sum / self.games,
            "ties": self.ties,
            "crashes": self.crashes,
            "ms_per_move": 1000 * self.seconds / max(1, self.decisions),
        }


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate, by Wilson's formula."""
    rate, spread = wins / games, SURE * SURE / games
    middle = (rate + spread / 2) / (1 + spread)
    half = SURE * math.sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


class Ratings:
    """How strong the players are on one scale (openskill, by the model of Plackett and Luce)."""

    def __init__(self, specs: Sequence[str]) -> None:
        self._model = PlackettLuce()
        beginner = self._model.rating()
        self._numbers = dict.fromkeys(specs, (beginner.mu, beginner.sigma))

    def of(self, spec: str) -> tuple[float, float]:
        """The rating of a player, and its standard deviation."""
        return self._numbers[spec]

    def add(self, seats: Sequence[Seat]) -> None:
        """Let one game change the ratings; where a player has several seats, their mean becomes its rating."""
        if len({seat.spec for seat in seats}) < 2:
            return  # a game against oneself tells nothing
        places = [(seat.won, seat.score) for seat in seats]
        before = [[self._model.rating(*self._numbers[seat.spec])] for seat in seats]
        after = self._model.rate(before, ranks=[sum(other > place for other in places) for place in places])
        for spec in {seat.spec for seat in seats}:
            own = [team[0] for seat, team in zip(seats, after, strict=True) if seat.spec == spec]
            self._numbers[spec] = fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of contests: the standings of all together and of each, by spec, and the ratings."""

    together: dict[str, Standing]
    each: list[dict[str, Standing]]
    ratings: Ratings


def compete(
    contests: Sequence[Contest], threads: int | Workers, advance: Callable[[int], None] = lambda games: None
) -> Outcome:
    """Play all games of the contests on so many cores or by these workers; ``advance`` hears of every game done."""
    specs = list(dict.fromkeys(spec for contest in contests for spec in contest.players))
    together = {spec: Standing(spec) for spec in specs}
    each = [{spec: Standing(spec) for spec in dict.fromkeys(contest.players)} for contest in contests]
    ratings = Ratings(specs)
    schedule = list(_schedule(contests))
    questions = [(contests[number], seating, deal) for number, seating, deal in schedule]
    for (number, _, _), seats in zip(schedule, spread(play_game, questions, threads), strict=True):
        for seat in seats:
            together[seat.spec].add(seat)
            each[number][seat.spec].add(seat)
        ratings.add(seats)
        advance(1)
    return Outcome(together, each, ratings)


def _schedule(contests: Sequence[Contest]) -> Iterator[tuple[int, tuple[str, ...], int]]:
    """Every game as contest, seating and deal; the contests take turns, so that no rating depends on their order."""
    seatings = [contest.seatings() for contest in contests]
    for deal in range(max(contest.deals() for contest in contests)):
        for number, contest in enumerate(contests):
            if deal < contest.deals():
                yield from ((number, seating, deal) for seating in seatings[number])


def pairings(specs: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who sits at the tables of a round robin: one of a kind against as many of another as there are seats left."""
    pairs = itertools.combinations(specs, 2) if seats == 2 else itertools.permutations(specs, 2)
    return [(lone, *[other] * (seats - 1)) for lone, other in pairs]


def cross(contests: Sequence[Contest], outcome: Outcome) -> dict[tuple[str, str], Standing]:
    """How one of a kind fared against those of another, for every pair of a round robin."""
    table = {}
    for contest, standings in zip(contests, outcome.each, strict=True):
        lone, *others = contest.players
        table[lone, others[0]] = standings[lone]
        if len(others) == 1:
            table[others[0], lone] = standings[others[0]]
    return table


def play_game(contest: Contest, seating: Sequence[str], deal: int) -> list[Seat]:
    """Play one game of one seating; how every seat fared."""
    played = game(contest.game)
    state = played.start(len(seating), contest.edition, contest.options)
    bag = Shuffled(stream(contest.seed, 2 * deal))
    seeds = stream(contest.seed, 2 * deal + 1)
    told = terms(played, len(seating), contest.edition, contest.options)
    chairs = [_Chair(spec, seated(played, spec, seeds.next32(), told)) for spec in seating]
    while (actor := state.actor) is not None:
        state.apply(bag.pick(state.odds()) if actor == CHANCE else chairs[actor].step(state))
    for chair in chairs:
        dismiss(chair.player, state)
    scores, winners = state.scores(), state.winners()
    return [chair.fared(seat, scores, winners) for seat, chair in enumerate(chairs)]


class _Chair:
    """A player in its seat, with a watch."""

    def __init__(self, spec: str, player: Player) -> None:
        self.spec = spec
        self.player = player
        self.crashes = self.decisions = 0
        self.seconds = self.longest = 0.0
        self.trouble: Complaint | None = None

    def step(self, state: State) -> int:
        """The player's choice; where it makes none that is legal, the quietest step and a crash on its account."""
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        self.decisions += 1
        begun = time.perf_counter()
        try:
            choice = ask(self.player, state, Limits())
            if choice not in legal:
                raise BadAnswer("error-player-illegal", found=choice)
            return choice
        except Exception as error:  # whatever a player does wrong must not end the contest
            self.crashes += 1
            self.trouble = self.trouble or _trouble(error)
            return legal[0]
        finally:
            took = time.perf_counter() - begun
            self.seconds += took
            self.longest = max(self.longest, took)

    def fared(self, seat: int, scores: Sequence[int], winners: Sequence[int]) -> Seat:
        """How it went for the player."""
        best_other = max(score for other, score in enumerate(scores) if other != seat)
        return Seat(
            spec=self.spec,
            score=scores[seat],
            margin=scores[seat] - best_other,
            won=1 / len(winners) if seat in winners else 0.0,
            tied=scores[seat] == best_other,
            crashes=self.crashes,
            decisions=self.decisions,
            seconds=self.seconds,
            longest=self.longest,
            trouble=self.trouble,
        )


def _trouble(error: Exception) -> Complaint:
    """What a player has done wrong, in a form that can be said in every language."""
    if isinstance(error, Complaint):
        return error
    return BadAnswer("error-player-raised", kind=type(error).__name__, reason=str(error)[:SHOWN])
