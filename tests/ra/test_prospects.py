"""The hand-written judge: sane numbers everywhere, the same for everybody, and chances that come true."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from heliopolis import compiled
from heliopolis.chance import Seeded
from heliopolis.game import CHANCE
from heliopolis.ra import GAME
from heliopolis.ra.branches import Branches
from heliopolis.ra.lookahead import Lookahead
from heliopolis.ra.pieces import MOST_SEATS, MOST_SUNS
from heliopolis.ra.position import TURN
from heliopolis.ra.prospects import Prospects
from heliopolis.ra.state import State
from tests.generators import ROOT, plans, positions, walk

Answer = tuple[list[float], list[float]]  # chances to win and final scores, by seat


def foreseen(state: State) -> Answer:
    judge = Prospects()
    judge.value(state)
    return list(judge.wins[: state.players]), list(judge.scores[: state.players])


def turns(games: int) -> Iterator[State]:
    return (state for state in positions(games) if state.phase == TURN)


def some_turns(games: int) -> Iterator[State]:
    return (state for number, state in enumerate(turns(games)) if number % 17 == 0)


def rotated(state: State) -> State:
    """The same table with every player one seat further on."""
    players, after = state.players, state.copy()
    after.seat = (state.seat + 1) % players
    held, scores, counts = state.held, state.scores_now, state.face_up_count
    after.held = _rotated_rows(held, players)
    after.scores_now = _rotated_rows(scores, players)
    after.face_up_count = _rotated_rows(counts, players)
    after.suns = _rotated_suns(state.suns, players)
    after.face_up = _rotated_suns(state.face_up, players)
    return after


def _rotated_rows(rows: list[Any], players: int) -> list[Any]:
    return [rows[players - 1], *rows[: players - 1], *rows[players:]]


def _rotated_suns(suns: list[int], players: int) -> list[int]:
    seats = [list(suns[seat * MOST_SUNS : (seat + 1) * MOST_SUNS]) for seat in range(MOST_SEATS)]
    return [sun for seat in _rotated_rows(seats, players) for sun in seat]


def test_every_turn_gets_finite_scores_and_chances_that_sum_to_one() -> None:
    asked = 0
    judge = Prospects()
    for state in turns(120):
        judge.value(state)
        wins, scores = judge.wins[: state.players], judge.scores[: state.players]
        assert all(math.isfinite(score) and -50 < score < 300 for score in scores)
        assert all(0 <= win <= 1 for win in wins)
        assert sum(wins) == pytest.approx(1)
        asked += 1
    assert asked > 3000


def test_more_points_never_lower_the_chance_to_win() -> None:
    for state in some_turns(60):
        for seat in range(state.players):
            before = foreseen(state)[0][seat]
            richer = state.copy()
            scores = richer.scores_now
            scores[seat] += 3
            richer.scores_now = scores
            assert foreseen(richer)[0][seat] >= before - 1e-12


def test_no_seat_is_judged_otherwise_than_another() -> None:
    for state in some_turns(60):
        wins, scores = foreseen(state)
        further_wins, further_scores = foreseen(rotated(state))
        assert further_wins == pytest.approx(_rotated_rows(wins, state.players))
        assert further_scores == pytest.approx(_rotated_rows(scores, state.players))


def test_an_answer_does_not_depend_on_what_was_asked_before() -> None:
    used = Prospects()
    for state in some_turns(60):
        used.value(state)
        assert (list(used.wins[: state.players]), list(used.scores[: state.players])) == foreseen(state)


def test_judging_leaves_the_position_as_it_is() -> None:
    for state in some_turns(40):
        before = state.copy()
        foreseen(state)
        assert state == before


def _self_play(players: int, games: int) -> Iterator[tuple[float, bool]]:
    """At some turns of such games the chance of the seat that is ahead, and whether it has won."""
    look, branches, luck = Lookahead(Prospects()), Branches(), Seeded(players)
    for _ in range(games):
        state = GAME.start(players)
        leaders: list[tuple[float, int]] = []
        while state.actor is not None:
            if state.actor == CHANCE:
                state.apply(luck.pick(state.odds()))
                continue
            if state.phase == TURN and luck.below(8) == 0:
                wins = foreseen(state)[0]
                leaders.append((max(wins), wins.index(max(wins))))
            look.look(state, branches)
            state.apply(branches.steps[branches.best(state.seat)])
        yield from ((chance, seat in state.winners()) for chance, seat in leaders)


@pytest.mark.skipif(not compiled(), reason="hundreds of games take too long interpreted")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_leaders_win_about_as_often_as_foreseen(players: int) -> None:
    told = list(_self_play(players, 300))
    for low, high in ((0.0, 0.6), (0.6, 0.85), (0.85, 1.01)):
        leaders = [(chance, won) for chance, won in told if low <= chance < high]
        foreseen_share = sum(chance for chance, _ in leaders) / len(leaders)
        share = sum(won for _, won in leaders) / len(leaders)
        assert share == pytest.approx(foreseen_share, abs=0.15)


def _report() -> Iterator[str]:
    """What this form of the judge says of some turns, a line for each."""
    yield "compiled" if compiled() else "interpreted"
    for record, way, luck in plans(30):
        for number, state in enumerate(walk(record.start(), way, luck)):
            if state.phase == TURN and number % 20 == 0:
                wins, scores = foreseen(state)
                yield " ".join(f"{number:.9g}" for number in wins + scores)


@pytest.mark.skipif(not compiled(), reason="the judge runs interpreted here: there is no compiled form to compare")
def test_both_forms_foresee_the_same() -> None:
    other = subprocess.run(
        [sys.executable, "-m", "tests.ra.test_prospects"],
        cwd=ROOT,
        env={**os.environ, "HELIOPOLIS_INTERPRETED": "1"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    mine, theirs = list(_report()), other.stdout.splitlines()
    assert (mine[0], theirs[0]) == ("compiled", "interpreted")
    assert len(mine) == len(theirs) > 100
    for ours, others in zip(mine[1:], theirs[1:], strict=True):
        assert [float(number) for number in ours.split()] == pytest.approx([float(number) for number in others.split()])


if __name__ == "__main__":
    for line in _report():
        print(line)
