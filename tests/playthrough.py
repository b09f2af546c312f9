"""A whole game as text, with every answer that the game gives at every step.

The files in ``playthroughs/`` are such texts of the games in ``records/``; a change of behaviour shows up in them
line by line. ``python -m tests.playthrough`` writes them anew: read the difference before you commit it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from heliopolis.game import CHANCE
from heliopolis.ra import GAME
from heliopolis.ra.state import State
from heliopolis.ra.view import as_dict
from heliopolis.record import Record, read
from tests.generators import RECORDS

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
GAMES = (
    "two-god-lovers",
    "two-bgg-seven-ras-mild",
    "three-god-lovers",
    "three-classic-ra-player-resumes",
    "four-classic-mild",
    "five-uniform-two-ras",
    "five-ways",
)
ABOUT = "# Every answer at every step; one that is not printed is as it was before. See tests/playthrough.py."

Answers = dict[str, str]  # the value of everything that can be asked, by its name


def playthrough(record: Record) -> str:
    """The game as text: after each step the answers that it changed."""
    return "\n".join([ABOUT, *_lines(record)]) + "\n"


def _lines(record: Record) -> Iterator[str]:
    state = record.start()
    known: Answers = {}
    for number, step in enumerate([None, *record.steps]):
        if step is not None:
            state.apply(step)
        yield f"\n{number} {'' if step is None else GAME.text(step)}".rstrip()
        found = _answers(state, known)
        for name in sorted(known.keys() | found.keys()):
            if known.get(name) != found.get(name):
                yield f"{name}: {found.get(name, 'gone')}".rstrip()
        known = found


def _answers(state: State, known: Answers) -> Answers:
    whole = dict(_flat(state.as_dict()))
    return {
        "actor": {None: "nobody", CHANCE: "chance"}.get(state.actor, str(state.actor)),
        "legal": _legal(state),
        "scores": _line(state.scores()),
        "winners": _line(state.winners()),
        **_odds(state, known),
        **dict(_flat(state.course(), "course.")),
        **whole,
        **{f"hidden from {seat}": _hidden(state, seat, whole) for seat in (None, *range(state.players))},
    }


def _legal(state: State) -> str:
    legal = state.legal()
    if legal and legal == [outcome for outcome, _ in state.odds()]:
        return "as the odds"
    return _line(map(GAME.text, legal))


def _odds(state: State, known: Answers) -> Answers:
    """The odds where chance has the move; elsewhere the last ones, so that they are not printed again and again."""
    if state.actor != CHANCE:
        return {name: value for name, value in known.items() if name.startswith("odds ")}
    return {f"odds {GAME.text(outcome)}": str(weight) for outcome, weight in state.odds()}


def _hidden(state: State, seat: int | None, whole: Answers) -> str:
    """What a view leaves out or shows otherwise than it is."""
    seen = dict(_flat(as_dict(state.view(seat))))
    return " ".join(sorted(name for name in whole.keys() | seen.keys() if whole.get(name) != seen.get(name)))


def _flat(value: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """Plain data as single values with long names."""
    if isinstance(value, Mapping) and not _is_row(value):
        for key, item in value.items():
            yield from _flat(item, f"{name}{key}.")
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        for number, item in enumerate(value):
            yield from _flat(item, f"{name}{number}.")
    else:
        yield name.rstrip("."), _one(value)


def _is_row(value: Mapping[str, Any]) -> bool:
    """Whether a table is short and always has the same keys: an auction, or the points of an epoch."""
    return "ra_player" in value or "monuments" in value


def _one(value: Any) -> str:
    if isinstance(value, Mapping):
        return " ".join(f"{key} {_one(item)}" for key, item in value.items())
    if isinstance(value, list):
        return _line(value)
    return "-" if value is None else str(value).lower()


def _line(values: Iterable[Any]) -> str:
    return " ".join(map(_one, values))


def renew() -> None:
    """Write every playthrough anew."""
    for name in GAMES:
        record = read((RECORDS / f"{name}.record").read_bytes())
        (PLAYTHROUGHS / f"{name}.txt").write_text(playthrough(record), encoding="utf-8")


if __name__ == "__main__":
    renew()
