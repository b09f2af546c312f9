"""Ra keeps the contract; a game that breaks it hears of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from heliopolis import conformance
from heliopolis.conformance import CHECKS, Subject
from heliopolis.game import IllegalStep
from heliopolis.ra import GAME
from heliopolis.ra import game as ra_game
from heliopolis.ra.state import State

RA = Subject(GAME, games=14)


@pytest.mark.parametrize("check", CHECKS)
def test_ra_conforms(check: str) -> None:
    assert list(CHECKS[check](RA)) == []


class Faulty(ra_game.Ra):
    """Ra whose states are wrapped, so that one of their answers can be wrong."""

    def __init__(self, **answers: Callable[..., Any]) -> None:
        self.answers = answers

    def start(self, *setup: Any) -> Any:
        return Wrapped(super().start(*setup), self.answers)


class Wrapped:
    """A state with other answers to some questions."""

    def __init__(self, state: State, answers: dict[str, Callable[..., Any]]) -> None:
        self._state, self._answers = state, answers

    def __getattr__(self, name: str) -> Any:
        if name not in self._answers:
            return getattr(self._state, name)
        answer = self._answers[name]
        return lambda *facts: answer(self._state, *facts)

    def copy(self) -> Any:
        if "copy" in self._answers:
            return self._answers["copy"](self)
        return Wrapped(self._state.copy(), self._answers)


class Mute(ra_game.Ra):
    """Ra that has forgotten some of its words."""

    def parse(self, text: str) -> int:
        return 0 if text == "draw" or "=" not in text else super().parse(text)

    def why_not(self, state: State, step: int) -> IllegalStep:
        return IllegalStep("error-wrong-kind", found=step)


def _weightless(state: State) -> list[tuple[int, int]]:
    return [(outcome, 0) for outcome, _ in state.odds()]


FAULTS = {
    "moves": Faulty(odds=_weightless),
    "copies": Faulty(copy=lambda state: state),
    "endings": Faulty(winners=lambda state: [0]),
    "plain_data": Faulty(course=lambda state: {"epoch": (1, 2)}),
    "notation": Mute(),
}


@pytest.mark.parametrize("check", FAULTS)
def test_a_fault_is_found(check: str) -> None:
    faulty = Subject(FAULTS[check], games=2)
    faulty.records = Subject(GAME, games=2).records  # played by the sound game
    assert next(CHECKS[check](faulty), None)


def test_the_command_tells_what_is_right_and_fails_where_something_is_not(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conformance, "CHECKS", {"set_up": CHECKS["set_up"]})
    assert conformance.main(["ra", "--games", "2"]) == 0
    assert capsys.readouterr().out.startswith("right  set_up: ")

    def never(subject: Subject) -> Any:
        """Never content."""
        yield "all is lost"

    def broken(subject: Subject) -> Any:
        """Broken."""
        yield str(1 // 0)

    monkeypatch.setattr(conformance, "CHECKS", {"never": never, "broken": broken})
    assert conformance.main(["ra", "--games", "2"]) == 1
    told = "wrong  never: Never content.\n         all is lost\n"
    told += "wrong  broken: Broken.\n         ZeroDivisionError: integer division or modulo by zero\n"
    assert capsys.readouterr().out == told
