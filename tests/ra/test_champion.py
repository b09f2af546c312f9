"""How far the champion looks: once among equals, further where it knows how somebody plays, never beyond a limit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from heliopolis.game import Limits
from heliopolis.ra import champion
from heliopolis.ra.champion import FOLLOWING, Champion
from heliopolis.ra.judge import Judge
from heliopolis.ra.measures import EVEN
from heliopolis.ra.state import State
from heliopolis.ra.view import Past, View
from heliopolis.ra.watching import Watch
from heliopolis.ra.weights import FOLDER
from tests.ra.test_rehearsal import table_of_two
from tests.ra.test_watching import game, past

PLAYERS = [2, 3, 4, 5]
NO_LIMITS = Limits()


def choice(how: str, state: State, limits: Limits = NO_LIMITS) -> int:
    return Champion(1, how).choose(state.view(state.seat, True), state.legal(), limits)


def alone(players: int, looks: int) -> str:
    """A champion with so many looks and the one network that judges at a glance."""
    return f"{FOLDER / f'{players}.safetensors'}:{looks}"


def likely_simple(state: State) -> bool:
    """Whether one of the others most likely goes by simple values."""
    alike = Watch().alike(past(state))
    return any(1 - alike[seat] > EVEN for seat in range(state.players) if seat != state.seat)


def met(players: int, likely: bool) -> Iterator[State]:
    """Positions with somebody who most likely goes by simple values, or without."""
    for state in game(("champion:1", *["greedy"] * (players - 1)), 2, epochs=2):
        if state.seat == 0 and likely_simple(state) == likely:
            yield state


@pytest.mark.parametrize("players", PLAYERS)
def test_it_looks_once_before_anybody_has_shown_to_go_by_simple_values(players: int) -> None:
    states = list(met(players, likely=False))
    assert states
    for state in states:
        assert choice("", state) == choice("1", state)


@pytest.mark.parametrize("players", PLAYERS)
def test_it_looks_a_few_turns_further_where_somebody_most_likely_goes_by_simple_values(players: int) -> None:
    states = list(met(players, likely=True))
    assert [choice("", state) for state in states] == [choice(alone(players, 5), state) for state in states]
    assert FOLLOWING.nodes == 5


def test_looking_further_changes_what_it_does() -> None:
    changed = [state for players in PLAYERS for state in met(players, True) if choice("", state) != choice("1", state)]
    assert changed


def test_its_own_steps_are_no_reason_to_look_further(monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(met(3, likely=True))
    view, told = state.view(state.seat, True), [1.0] * 5
    told[state.seat] = 0.0
    asked: list[int | None] = []

    class Told:
        """Has watched nothing and says what it is told."""

        def alike(self, _past: Past | None) -> list[float]:
            return told

    def note(_judge: Judge, _view: View, legal: list[int], limits: Limits, *_: object) -> int:
        asked.append(limits.nodes)
        return legal[0]

    monkeypatch.setattr(champion, "Watch", Told)
    monkeypatch.setattr(champion, "best_step", note)
    Champion(1).choose(view, state.legal(), NO_LIMITS)
    told[(state.seat + 1) % 3] = 0.0
    Champion(1).choose(view, state.legal(), NO_LIMITS)
    assert asked == [1, 5]


@pytest.mark.parametrize("players", PLAYERS)
def test_whoever_asks_may_set_a_closer_limit_of_positions(players: int) -> None:
    for state in met(players, likely=True):
        assert choice("", state, Limits(nodes=1)) == choice("1", state)
        assert choice("5s", state, Limits(nodes=1)) == choice("1", state)


def test_within_a_limit_of_positions_nothing_is_rehearsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """How many there is time for depends on the machine; with a limit of positions a choice must not."""

    def refused(_search: object) -> None:
        raise AssertionError("rehearsed")

    monkeypatch.setattr("heliopolis.ra.thinking.Rehearsal", refused)
    state = table_of_two()
    for how in ("", "20", "10s"):
        assert choice(how, state, Limits(seconds=10.0, nodes=20)) in state.legal()
