"""Draws the pictures and writes the tables of docs/players.md and of the networks' card from what has been measured.

    python bench/figures.py

Reads docs/strength.json (bench/strength.py), docs/calibration.json (bench/calibration.py) and docs/training/*.jsonl
(the logs of the trainings behind the packaged networks); writes docs/charts/*.svg and the parts of docs/players.md and
of the card between two marks. Measures nothing itself, so it gives the same files for the same numbers.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from heliopolis.chart import Series, chart

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PLAYERS = DOCS / "players.md"
CARD = ROOT / "src" / "heliopolis" / "ra" / "networks" / "README.md"
BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"
COUNTS = (2, 3, 4, 5)
FAIR = {players: 100 / players for players in COUNTS}

# Rows of the table of strength: player, others, and what is asked for with each number of players, in %.
STRENGTH = [
    ("greedy", "patient", (95, 95, 90, 90)),
    ("search:200ms", "greedy", (75, 60, 50, 42)),
    ("champion", "greedy", (94, 72, 58, 48)),
    ("champion:100", "greedy", (96, 82, 68, 58)),
    ("champion:500ms", "champion", (65, 45, 36, 30)),
]
SCORED = [row for row in STRENGTH if row[0].startswith("champion")]  # what the card tells of the networks
LEVELS = [
    ("pupil", "patient"),
    ("scribe", "pupil"),
    ("priest", "scribe"),
    ("vizier", "priest"),
    ("pharaoh", "vizier"),
]
HEAD = [
    "| one … against all others … | 2 players | 3 players | 4 players | 5 players |",
    "|---|---|---|---|---|",
]
AT_A_GLANCE = 0.15  # milliseconds a step of the instant champion, about
# Contests of a champion that thinks against instant ones, and the milliseconds a step that it may take at most.
TIMES = {
    "champion:50ms/champion": 50.0,
    "champion:200ms/champion": 200.0,
    "champion:500ms/champion": 500.0,
    "pharaoh/vizier": 1000.0,
    "champion:5s/champion": 5000.0,
}


def main() -> None:
    """Draw and write everything."""
    for path, content in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(content, encoding="utf-8")


def files() -> dict[Path, str]:
    """What the files should hold."""
    charts = DOCS / "charts"
    found = {PLAYERS: _filled(PLAYERS, tables()), CARD: _filled(CARD, scores())}
    if times := time_series():
        found[charts / "strength-time.svg"] = chart(
            times,
            title="One champion that thinks against champions that do not",
            x_label="milliseconds a step, at most",
            y_label="wins",
            percent=True,
            x_log=True,
        )
    if trained := training_series():
        found[charts / "strength-training.svg"] = chart(
            trained,
            title="The champion in training, without search, against greedy",
            x_label="games against itself",
            y_label="wins",
            percent=True,
        )
    if told := calibration_series():
        found[charts / "calibration.svg"] = chart(
            told,
            title="Chances that the champion told, and how often they came true",
            x_label="chance told",
            y_label="came true",
            percent=True,
            width=560,
            height=420,
        )
    return found


def _filled(page: Path, measured: str) -> str:
    """A page with the tables between its marks."""
    before, rest = page.read_text(encoding="utf-8").split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n\n{measured}\n\n{END}{after}"


def results() -> dict[str, Any]:
    """What bench/strength.py has measured."""
    return _json(DOCS / "strength.json")


def tables() -> str:
    """The tables of strength and of the levels, in Markdown."""
    return "\n".join(
        [
            *HEAD,
            *_margins(),
            *(_row(one, others, goals) for one, others, goals in STRENGTH),
            _row("greedy", "champion", (6, 3, None, None), "at most "),
            _fair(),
            "",
            "| level | against | 2 players | 3 players | 4 players | 5 players |",
            "|---|---|---|---|---|---|",
            *(_row(one, others, (None,) * 4, "", " | ") for one, others in LEVELS),
        ]
    )


def scores() -> str:
    """What the networks score, for their card."""
    return "\n".join([*HEAD, *(_row(one, others, (None,) * 4) for one, others, _ in SCORED), _fair()])


def _fair() -> str:
    return f"| a fair share | {' | '.join(f'{FAIR[players]:.1f}' for players in COUNTS)} |"


def _margins() -> Iterator[str]:
    """The row that tells of points instead of wins."""
    cells = []
    for players in COUNTS:
        found = results().get(f"greedy/random/{players}")
        goal = {2: "60", 3: "70"}.get(players)
        shown = f"{found['mean_margin']:+.1f} points" if found else "not measured"
        cells.append(f"{shown} (asked: {goal})" if goal else shown)
    yield f"| `greedy` against `random` | {' | '.join(cells)} |"


def _row(one: str, others: str, goals: tuple[int | None, ...], goal_word: str = "", between: str = " against ") -> str:
    cells = [_cell(one, others, players, goal, goal_word) for players, goal in zip(COUNTS, goals, strict=True)]
    return f"| `{one}`{between}`{others}` | {' | '.join(cells)} |"


def _cell(one: str, others: str, players: int, goal: int | None, goal_word: str) -> str:
    found = results().get(f"{one}/{others}/{players}")
    if not found:
        return "not measured"
    low, high = 100 * found["win_rate_low"], 100 * found["win_rate_high"]
    shown = f"{100 * found['win_rate']:.1f} ({low:.1f}\N{EN DASH}{high:.1f}), {found['games']} games"
    return f"{shown}; asked: {goal_word}{goal}" if goal else shown


def time_series() -> list[Series]:
    """Wins by time a step, for each number of players."""
    found = []
    for players in COUNTS:
        fair = 1 / players
        rows = [(time, row) for contest, time in TIMES.items() if (row := results().get(f"{contest}/{players}"))]
        if len(rows) > 1:  # one time alone is no growth
            points = [(AT_A_GLANCE, fair), *((time, row["win_rate"]) for time, row in rows)]
            low, high = [fair], [fair]
            low += [row["win_rate_low"] for _, row in rows]
            high += [row["win_rate_high"] for _, row in rows]
            found.append(Series(f"{players} players", points, low, high))
    return found


def training_series() -> list[Series]:
    """Wins against greedy by games of training, for each number of players."""
    found = []
    for players in COUNTS:
        path = DOCS / "training" / f"{players}.jsonl"
        if path.exists():
            notes = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
            measured = [(float(note["games"]), note["strength"][0]) for note in notes if "strength" in note]
            points = [(games, row["win_rate"]) for games, row in measured]
            low, high = [row["low"] for _, row in measured], [row["high"] for _, row in measured]
            found.append(Series(f"{players} players", points, low, high))
    return found


def calibration_series() -> list[Series]:
    """How often chances came true, for each number of players, beside a diagonal."""
    bins = _json(DOCS / "calibration.json").get("bins", {})
    found = [
        Series(f"{players} players", [(row["told"], row["won"]) for row in rows if row["count"] >= 50])
        for players, rows in bins.items()
    ]
    return [*found, Series("just right", [(0.0, 0.0), (1.0, 1.0)])] if found else []


def _json(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


if __name__ == "__main__":
    main()
