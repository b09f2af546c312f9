"""Several networks that judge together: their mean is what a search goes by, the first is what others see."""

from __future__ import annotations

import pytest

from heliopolis.game import Limits
from heliopolis.ra import champion
from heliopolis.ra.champion import Champion
from heliopolis.ra.judge import Judge
from heliopolis.ra.panel import Panel
from heliopolis.ra.prospects import Prospects
from heliopolis.ra.weights import FOLDER, network, panel
from tests.ra.trees import looked_at, table, tree

PLAYERS = [2, 3, 4, 5]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_panel_says_the_mean_of_what_its_judges_say(players: int) -> None:
    state = table(players)
    judges: list[Judge] = [network(players), Prospects()]
    together = looked_at(Panel(judges), state)
    apart = [looked_at(judge, state) for judge in judges]
    size = 5 * together.leaves
    for name in ("leaf_wins", "leaf_scores"):
        one, other = (getattr(branches, name)[:size] for branches in apart)
        assert one != other
        mean = [(a + b) / 2 for a, b in zip(one, other, strict=True)]
        assert getattr(together, name)[:size] == pytest.approx(mean, abs=1e-4)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_panel_of_one_says_what_that_one_says(players: int) -> None:
    state = table(players)
    alone, together = looked_at(network(players), state, 0.9), looked_at(Panel([network(players)]), state, 0.9)
    assert list(alone.step_wins) == list(together.step_wins)
    assert list(alone.step_scores) == list(together.step_scores)


@pytest.mark.parametrize("players", PLAYERS)
def test_others_see_at_a_glance_what_the_first_judge_says(players: int) -> None:
    """Where the first judge and the whole panel would take different steps, others are expected to follow the first."""
    state = table(players)
    first, together = network(players), Panel([network(players), Prospects(), Prospects(), Prospects()])
    differ = 0
    for child in tree(state, 200, 0.9, together).root.children:
        if child is None or child.position.seat == state.seat:
            continue
        seat = child.position.seat
        own = looked_at(first, child.position).best(seat)
        assert child.branches.glanced == own
        differ += own != looked_at(together, child.position).best(seat)
    assert differ


@pytest.mark.parametrize("players", PLAYERS)
def test_every_number_of_players_has_a_panel_of_different_networks(players: int) -> None:
    state = table(players)
    files = sorted(FOLDER.glob(f"{players}*.safetensors"))
    assert len(files) > 1
    said = {tuple(looked_at(network(players, file), state).step_wins) for file in files}
    assert len(said) == len(files)
    together = looked_at(panel(players), state)
    mean = [sum(wins) / len(files) for wins in zip(*said, strict=True)]
    draw = slice(0, players)  # full width, so the mean of the steps is the step of the means but for auctions
    assert list(together.step_wins)[draw] == pytest.approx(mean[draw], abs=0.02)


def test_the_champion_asks_the_panel_only_where_it_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    state, asked = table(3), []

    def best_step(judge: Judge, *_: object) -> int:
        asked.append(type(judge).__name__)
        return state.legal()[0]

    monkeypatch.setattr(champion, "best_step", best_step)
    view, legal = state.view(state.seat, True), state.legal()
    for how in ("", "50", "10ms", f"{FOLDER / '3.safetensors'}:50"):
        Champion(1, how).choose(view, legal, Limits())
    Champion(1, "50").choose(view, legal, Limits(nodes=1))
    assert asked == ["Network", "Panel", "Panel", "Network", "Network"]
