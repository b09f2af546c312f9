"""Programs in every place where players are named: arena, play, simulate, and what people see of them there."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from heliopolis.arena import Contest, compete
from heliopolis.cli import main
from heliopolis.game import BadNotation
from heliopolis.locales import LANGUAGES, catalogue
from heliopolis.ra import GAME
from heliopolis.record import read
from tests.bots.programs import spec

pytestmark = pytest.mark.skipif(os.name != "posix", reason="programs play on Linux and macOS only")
FALLS = "def step(message): return message['legal'][0] if message['id'] != 2 else 'castle'\n"


def test_the_results_are_the_same_on_any_number_of_cores(tmp_path: Path) -> None:
    last = spec(tmp_path, "def step(message): return message['legal'][-1]\n")
    contest = Contest("ra", (last, "random"), 6, 9, options={"ras": "3"})
    results = [
        [standing.as_dict() | {"ms_per_move": 0} for standing in compete([contest], threads).together.values()]
        for threads in (1, 2)
    ]
    assert results[0] == results[1]
    assert results[0][0]["crashes"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arena_tells_the_author_what_was_wrong_with_which_line(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    players = f"{spec(tmp_path, FALLS)},random"
    words = ["--players", players, "--games", "2", "--threads", "1", "--seed", "4", "--option", "ras=2"]
    assert main(["arena", *words, "--lang", language]) == 0
    (told,) = capsys.readouterr().err.splitlines()
    with pytest.raises(BadNotation) as wrong:
        GAME.parse("castle")
    assert catalogue(language).complaint(wrong.value) in told
    assert '{"type": "choose", "id": 2, "step": "castle"}' in told


def test_a_game_in_the_terminal_goes_on_after_a_fault_and_is_taken_up_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bots").mkdir()
    bot, record = spec(tmp_path / "bots", FALLS), tmp_path / "game.record"
    words = ["play", "--record", str(record), "--pace", "0", "--seed", "1"]
    assert main([*words, "--players", f"{bot},random", "--option", "ras=2"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "bot-0 takes the quietest step." in told
    assert "castle" in told
    played = read(record.read_bytes())
    assert played.players == ("bot-0", "random")
    assert played.result is not None
    text = record.read_text(encoding="utf-8")
    cut = text.replace(next(line for line in text.splitlines() if line.startswith("result")) + "\n", "")
    head, _, rest = cut.partition("\n\n")
    record.write_text(f"{head}\n\n{' '.join(rest.split()[:9])}\n# seats: {bot}, random\n", encoding="utf-8")
    assert main(words) == 0
    assert read(record.read_bytes()).result is not None


def test_a_simulation_with_programs_ends_at_their_first_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "--players", "2", "--games", "2", "--seed", "1", "--option", "ras=2", "--json"]
    assert main([*words, "--player", spec(tmp_path)]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert main([*words, "--player", spec(tmp_path, FALLS)]) == 2
    assert "castle" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["play", "arena"])
def test_a_program_that_is_not_there_is_named(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--players", "process:no-such-program x,random"]) == 2
    assert capsys.readouterr().err == "heliopolis: There is no program “no-such-program”.\n"
