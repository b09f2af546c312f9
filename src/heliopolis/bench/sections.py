"""What the benchmark consists of: who meets whom, what else is measured, and which goals follow from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from heliopolis import arguments
from heliopolis.bench import ours, peers
from heliopolis.bench.contest import Budget, Contestant, Lap, Spread, Standing, clocked, contest
from heliopolis.bench.interpreted import Ask
from heliopolis.ra import GAME

RA = "Ra"
INTERPRETED = "Ra, interpreted"
SPADES, HEARTS, CATAN = "spades", "hearts", "Catan"
TABLES = (3, 5)  # players
CARDS = {SPADES: 4, HEARTS: 4, "crazy_eights(players=3)": 3, "crazy_eights(players=5)": 5}  # players

PLAYOUTS = "playouts"
STEPPING = "stepping"
QUICKEST = "stepping-quickest"
GAMES = "games"

TIMES_SPADES = 4.0
TIMES_HEARTS = 4.0
TIMES_HEARTS_INTERPRETED = 1.0
REPLAYED_STEPS = 300
REPLAY_MILLISECONDS = 3.0
STATE_BYTES = 1024


@dataclass(frozen=True, slots=True)
class Scale:
    """How thorough a run is."""

    budget: Budget
    simulations: int  # to see what a second core is worth
    simulated: float = 2.0  # seconds that one core simulates each time


QUICK = Scale(Budget(rounds=5, seconds=0.03), simulations=0)
FULL = Scale(Budget(rounds=15, seconds=0.1), simulations=3)


@dataclass(frozen=True, slots=True)
class Contest:
    """A table of the report: all rows measured in turns. Ratios are to the row named ``base``."""

    name: str
    title: str
    base: str
    standings: tuple[Standing, ...]

    def standing(self, name: str, players: int | None = None) -> Standing | None:
        """The row of this name, for so many players where there are several; None where nobody played it."""
        rows = [row for row in self.standings if row.name == name and players in (None, row.players)]
        return rows[0] if rows else None

    def ratio(self, row: Standing) -> Spread | None:
        """How many times as fast a row is as the base; None where the base is missing."""
        base = self.standing(self.base)
        return row.times(base) if base else None


@dataclass(frozen=True, slots=True)
class Figure:
    """Something measured of us alone."""

    name: str
    title: str
    unit: str
    value: Spread


@dataclass(frozen=True, slots=True)
class Goal:
    """What we promised and what came of it; no value where the peer it is measured by is missing."""

    title: str
    value: float | None
    bound: float
    unit: str
    at_least: bool = True

    def reached(self) -> bool | None:
        """Whether the promise is kept; None where it could not be measured."""
        if self.value is None:
            return None
        return self.value >= self.bound if self.at_least else self.value < self.bound


@dataclass(slots=True)
class Results:
    """All that was measured."""

    contests: list[Contest] = field(default_factory=list)
    figures: list[Figure] = field(default_factory=list)

    def contest(self, name: str) -> Contest:
        """The contest of this name."""
        return next(each for each in self.contests if each.name == name)

    def figure(self, name: str) -> Figure:
        """The figure of this name."""
        return next(each for each in self.figures if each.name == name)


@dataclass(frozen=True, slots=True)
class Heat:
    """A contest to be held."""

    name: str
    title: str
    base: str
    contestants: Sequence[Contestant]


def heats(ask: Ask) -> list[Heat]:
    """All contests; ``ask`` has laps of the interpreted form."""
    return [
        Heat(PLAYOUTS, "Random playouts inside the compiled core", SPADES, _playouts()),
        Heat(STEPPING, "Stepping from Python, chance picks by its odds", HEARTS, _stepping("odds", ask)),
        Heat(QUICKEST, "Stepping from Python, chance picks the quickest way", HEARTS, _stepping("quickest", ask)),
        Heat(GAMES, "Whole games from Python", CATAN, _games()),
    ]


def laps(held: Sequence[Heat], scale: Scale) -> int:
    """How often a run reports progress."""
    contestants = sum(len(heat.contestants) for heat in held)
    return contestants * (scale.budget.rounds + 1) + scale.budget.rounds + scale.simulations


def measure(held: Sequence[Heat], scale: Scale, advance: Callable[[int], None]) -> Results:
    """Everything, one after the other; ``advance`` hears of every lap."""
    results = Results()
    for heat in held:
        standings = contest(heat.contestants, scale.budget, advance)
        results.contests.append(Contest(heat.name, heat.title, heat.base, tuple(standings)))
    results.figures += _figures(scale, advance)
    return results


def _playouts() -> list[Contestant]:
    """Ours by both kinds of random player, and the native rollouts of OpenSpiel."""
    rows = [
        Contestant(f"{RA}, {spec}", players, clocked(ours.playouts, players, spec))
        for players in TABLES
        for spec in GAME.patience
    ]
    return rows + _card_games(peers.rollouts)


def _stepping(way: str, ask: Ask) -> list[Contestant]:
    """Ours in both forms, and the games of OpenSpiel."""
    rows = [Contestant(RA, players, clocked(ours.STEPPING[way], players)) for players in TABLES]
    rows += [Contestant(INTERPRETED, players, _asking(ask, way, players)) for players in TABLES]
    return rows + _card_games(peers.STEPPING[way])


def _asking(ask: Ask, way: str, players: int) -> Callable[[], Callable[[int], Lap]]:
    return lambda: lambda games: ask(way, players, games)


def _card_games(make: Callable[[str], Callable[[int], float]]) -> list[Contestant]:
    if not peers.OPEN_SPIEL.installed():
        return []
    return [Contestant(name.partition("(")[0], players, clocked(make, name)) for name, players in CARDS.items()]


def _games() -> list[Contestant]:
    """Games between random players, each engine by its own means from Python."""
    rows = [Contestant(RA, players, clocked(ours.stepping_by_odds, players)) for players in TABLES]
    if peers.CATANATRON.installed():
        rows += [Contestant(CATAN, players, clocked(peers.catan, players)) for players in (3, 4)]
    if peers.RLCARD.installed():
        rows.append(Contestant("Uno", 2, clocked(peers.uno)))
    return rows


def _figures(scale: Scale, advance: Callable[[int], None]) -> Iterator[Figure]:
    text = ours.record_text(3, REPLAYED_STEPS)
    seconds = ours.replay_seconds(text, scale.budget.rounds, 20, advance)
    milliseconds = Spread(*(1000 * each for each in (seconds.middle, seconds.low, seconds.high)))
    yield Figure("replay", f"Replay of a record of {REPLAYED_STEPS} steps from its text", "ms", milliseconds)
    size = ours.state_bytes(5)
    yield Figure("state", "Memory of a state", "bytes", Spread(size, size, size))
    if scale.simulations and arguments.cores() > 1:
        times = ours.scaling(3, 2, scale.simulated, scale.simulations, advance)
        title = f"simulate, {scale.simulated:g} s of work on one core: how many times sooner on two, by the clock"
        yield Figure("scaling", title, "times", times)


def goals(results: Results, compiled: bool) -> list[Goal]:
    """What we promised; of the compiled form only where that is what ran."""
    promised = [*_times(results, STEPPING, INTERPRETED, TIMES_HEARTS_INTERPRETED)]
    promised += _times(results, QUICKEST, INTERPRETED, TIMES_HEARTS_INTERPRETED)
    if not compiled:
        return promised
    return [
        *_times(results, PLAYOUTS, f"{RA}, random", TIMES_SPADES),
        *_times(results, STEPPING, RA, TIMES_HEARTS),
        *_times(results, QUICKEST, RA, TIMES_HEARTS),
        *promised,
        _below(results, "replay", REPLAY_MILLISECONDS),
        _below(results, "state", STATE_BYTES),
    ]


def _times(results: Results, name: str, row: str, bound: float) -> Iterator[Goal]:
    held = results.contest(name)
    for players in TABLES:
        standing = held.standing(row, players)
        ratio = held.ratio(standing) if standing else None
        title = f"{name}: {row}, {players} players"
        yield Goal(title, ratio.middle if ratio else None, bound, f"times {held.base}")


def _below(results: Results, name: str, bound: float) -> Goal:
    figure = results.figure(name)
    return Goal(figure.title, figure.value.middle, bound, figure.unit, at_least=False)
