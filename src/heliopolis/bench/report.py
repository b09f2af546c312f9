"""The report of a run: tables for people, one JSON object for programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from heliopolis.bench import peers
from heliopolis.bench.contest import Spread, Standing
from heliopolis.bench.machine import Machine
from heliopolis.bench.sections import Contest, Figure, Goal

WIDTH = 110  # where the output is no terminal
UNITS = ((1e6, "M"), (1e3, "k"))
VERDICTS = {True: "[green]reached", False: "[red]missed", None: "[yellow]not measured"}


@dataclass(frozen=True, slots=True)
class Report:
    """All that a run has found out."""

    machine: Machine
    quick: bool
    rounds: int
    seconds: float
    contests: Sequence[Contest]
    figures: Sequence[Figure]
    goals: Sequence[Goal]

    def as_dict(self) -> dict[str, Any]:
        """Plain data, for JSON."""
        return {
            "machine": asdict(self.machine),
            "peers": {peer.package: peer.version() for peer in peers.PEERS if peer.installed()},
            "missing": [{"peer": peer.package, "get": peers.HOW_TO_GET} for peer in missing()],
            "quick": self.quick,
            "rounds": self.rounds,
            "seconds": self.seconds,
            "contests": [_contest_dict(contest) for contest in self.contests],
            "figures": [asdict(figure) for figure in self.figures],
            "goals": [{**asdict(goal), "reached": goal.reached()} for goal in self.goals],
        }

    def show(self, console: Console) -> None:
        """Tables, in colour on a terminal."""
        console.print(_heading(self))
        for contest in self.contests:
            console.print(_contest_table(contest))
        console.print(_figure_table(self.figures))
        console.print(_goal_table(self.goals))
        for peer in missing():
            console.print(f"[yellow]Left out, because not installed: {peer.package}. {peers.HOW_TO_GET} installs it.")


def missing() -> list[peers.Peer]:
    """The peers that are not installed."""
    return [peer for peer in peers.PEERS if not peer.installed()]


def _contest_dict(contest: Contest) -> dict[str, Any]:
    return {
        "name": contest.name,
        "title": contest.title,
        "base": contest.base,
        "rows": [_row_dict(contest, row) for row in contest.standings],
    }


def _row_dict(contest: Contest, row: Standing) -> dict[str, Any]:
    ratio = contest.ratio(row)
    return {
        "name": row.name,
        "players": row.players,
        "decisions_per_second": asdict(row.decisions_per_second()),
        "games_per_second": asdict(row.games_per_second()),
        "decisions_per_game": row.decisions_per_game(),
        "ratio": asdict(ratio) if ratio else None,
    }


def _heading(report: Report) -> str:
    machine = report.machine
    versions = [f"heliopolis {machine.heliopolis} ({'compiled' if machine.compiled else 'interpreted'})"]
    versions += [f"{peer.package} {peer.version()}" for peer in peers.PEERS if peer.installed()]
    return (
        f"{machine.cpu}, {machine.cores} cores, {machine.system}, {machine.python}\n{', '.join(versions)}\n"
        f"CPU time on one core; the middle, the lowest and the highest of {report.rounds} rounds in which all took "
        "turns. A decision counts where a player has more than one legal step."
    )


def _contest_table(contest: Contest) -> Table:
    table = _table(contest.title)
    for column in ("players", "decisions/s", "low .. high", "games/s", "decisions/game", f"times {contest.base}"):
        table.add_column(column, justify="right")
    for row in contest.standings:
        pace = row.decisions_per_second()
        ratio = contest.ratio(row)
        table.add_row(
            row.name,
            str(row.players),
            _short(pace.middle),
            f"{_short(pace.low)} .. {_short(pace.high)}",
            _short(row.games_per_second().middle),
            f"{row.decisions_per_game():.1f}",
            f"{ratio.middle:.2f}" if ratio else "-",
        )
    return table


def _figure_table(figures: Sequence[Figure]) -> Table:
    table = _table("Alone")
    table.add_column("figure", justify="right")
    table.add_column("low .. high", justify="right")
    for figure in figures:
        table.add_row(figure.title, f"{figure.value.middle:.4g} {figure.unit}", _ends(figure.value))
    return table


def _ends(value: Spread) -> str:
    return "" if value.low == value.high else f"{value.low:.3g} .. {value.high:.3g}"


def _goal_table(goals: Sequence[Goal]) -> Table:
    table = _table("Goals")
    for column in ("goal", "figure", ""):
        table.add_column(column, justify="right")
    for goal in goals:
        bound = f"{'at least' if goal.at_least else 'below'} {goal.bound:g} {goal.unit}"
        value = "" if goal.value is None else f"{goal.value:.4g}"
        table.add_row(goal.title, bound, value, VERDICTS[goal.reached()])
    return table


def _table(title: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, header_style="")
    table.add_column("")
    return table


def _short(figure: float) -> str:
    """Three digits and a unit."""
    for size, unit in UNITS:
        if figure >= size:
            return f"{figure / size:.3g} {unit}"
    return f"{figure:.3g}"
