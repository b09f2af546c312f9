"""What the benchmark consists of: who meets whom, what else is measured, and which goals follow from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from heliopolis import arguments
from heliopolis.bench import ours, peers
from heliopolis.bench.contest import Budget, Contestant, Lap, Spread, Standing, contest, timed
from heliopolis.bench.interpreted import Ask, interpreted

RA = "Ra"
INTERPRETED = "Ra, interpreted"
SPADES, HEARTS = "spades", "hearts"
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
    sample: int  # games that tell how many decisions a native rollout has
    simulated: float  # seconds that one core simulates, to see what more cores are worth
    simulations: int


QUICK = Scale(Budget(rounds=5, seconds=0.03), sample=400, simulated=0.7, simulations=1)
FULL = Scale(Budget(rounds=7, seconds=0.2), sample=2000, simulated=2.0, simulations=3)


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


def laps(scale: Scale) -> int:
    """How often a run reports progress, about."""
    return scale.budget.rounds * (sum(map(len, (_playouts(scale), *_stepping_rows(None), _games()))) + 1)


def measure(scale: Scale, advance: Callable[[int], None]) -> Results:
    """Everything, one after the other; ``advance`` hears of every lap."""
    results = Results()

    def hold(name: str, title: str, base: str, contestants: Sequence[Contestant]) -> None:
        standings = contest(contestants, scale.budget, advance)
        results.contests.append(Contest(name, title, base, tuple(standings)))

    hold(PLAYOUTS, "Random playouts inside the compiled core", SPADES, _playouts(scale))
    with interpreted() as ask:
        by_odds, quickest = _stepping_rows(ask)
        hold(STEPPING, "Stepping from Python, chance picks by its odds", HEARTS, by_odds)
        hold(QUICKEST, "Stepping from Python, chance picks the quickest way", HEARTS, quickest)
    hold(GAMES, "Whole games from Python", "Catan", _games())
    results.figures += _figures(scale, advance)
    return results


def _playouts(scale: Scale) -> list[Contestant]:
    """Ours by both kinds of random player, and the native rollouts of OpenSpiel."""
    rows = [
        Contestant(f"{RA}, {spec}", players, timed(ours.playouts(players, spec)))
        for players in TABLES
        for spec in ("random", "patient")
    ]
    if peers.OPEN_SPIEL.installed():
        rows += [_peer(name, peers.rollouts(name, scale.sample)) for name in CARDS]
    return rows


def _peer(name: str, play: Callable[[int], float]) -> Contestant:
    return Contestant(name.partition("(")[0], CARDS[name], timed(play))


def _stepping_rows(ask: Ask | None) -> tuple[list[Contestant], list[Contestant]]:
    """Both ways to step from Python: by the odds of chance, and by the quickest way there is."""
    by_odds = [*_own_stepping("odds", ask), *_peers_stepping(peers.stepping_by_odds)]
    return by_odds, [*_own_stepping("quickest", ask), *_peers_stepping(peers.stepping_quickest)]


def _own_stepping(way: str, ask: Ask | None) -> Iterator[Contestant]:
    for players in TABLES:
        yield Contestant(RA, players, timed(ours.STEPPING[way](players)))
    for players in TABLES:
        yield Contestant(INTERPRETED, players, _asking(ask, way, players))


def _asking(ask: Ask | None, way: str, players: int) -> Callable[[int], Lap]:
    def play(games: int) -> Lap:
        assert ask
        return ask(way, players, games)

    return play


def _peers_stepping(stepping: Callable[[str], Callable[[int], float]]) -> Iterator[Contestant]:
    if peers.OPEN_SPIEL.installed():
        yield from (_peer(name, stepping(name)) for name in CARDS)


def _games() -> list[Contestant]:
    """Games between random players, each engine by its own means from Python."""
    rows = [Contestant(RA, players, timed(ours.stepping_by_odds(players))) for players in TABLES]
    if peers.CATANATRON.installed():
        rows += [Contestant("Catan", players, timed(peers.catan(players))) for players in (3, 4)]
    if peers.RLCARD.installed():
        rows.append(Contestant("Uno", 2, timed(peers.uno())))
    return rows


def _figures(scale: Scale, advance: Callable[[int], None]) -> Iterator[Figure]:
    text = ours.record_text(3, REPLAYED_STEPS)
    seconds = ours.replay_seconds(text, scale.budget.rounds, 20, advance)
    milliseconds = Spread(*(1000 * each for each in (seconds.middle, seconds.low, seconds.high)))
    yield Figure("replay", f"Replay of a record of {REPLAYED_STEPS} steps from its text", "ms", milliseconds)
    size = ours.state_bytes(5)
    yield Figure("state", "Memory of a state", "bytes", Spread(size, size, size))
    if arguments.cores() > 1:
        yield Figure(
            "scaling",
            f"`simulate --threads 2` next to one, by the clock; {scale.simulated:g} s of work and the start included",
            "times",
            ours.scaling(3, 2, scale.simulated, scale.simulations, advance),
        )


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
        title = f"{held.title}: {row}, {players} players"
        yield Goal(title, ratio.middle if ratio else None, bound, f"times {held.base}")


def _below(results: Results, name: str, bound: float) -> Goal:
    figure = results.figure(name)
    return Goal(figure.title, figure.value.middle, bound, figure.unit, at_least=False)
