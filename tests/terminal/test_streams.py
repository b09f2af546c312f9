"""Terminals that lack letters or colours, and keyboards that send anything."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from heliopolis import terminal
from heliopolis.chance import Seeded
from heliopolis.locales import catalogue
from heliopolis.match import Match
from heliopolis.ra import GAME
from tests.terminal.sittings import HUMAN, QUIETLY, game_of, sit


def _written(folder: Path, encoding: str, language: str, answers: str) -> str:
    """What a terminal with this encoding is sent."""
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding=encoding)
    console = Console(file=stream, width=80, highlight=False)
    sit(folder, f"{HUMAN},greedy,greedy", answers, language=language, console=console)
    stream.flush()
    return raw.getvalue().decode(encoding)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_terminal_without_unicode_gets_plain_letters_and_straight_tables(language: str, tmp_path: Path) -> None:
    text = _written(tmp_path, "ascii", language, "help\nbag\nrules\n" + QUIETLY[:200])
    tables = [line for line in text.splitlines() if line.startswith(("|", "+"))]
    assert len(tables) > 50
    assert len({len(line.rstrip()) for line in tables if line.count("|") == 10}) == 1
    assert r"\o/" in text
    if language == "pl":
        assert "dobiera plytke: " in text


def test_a_terminal_without_cyrillic_gets_english_instead_of_question_marks(tmp_path: Path) -> None:
    text = _written(tmp_path, "ascii", "ru", "d\n")
    assert "Draw a tile" in text
    assert "???" not in text


def test_a_terminal_with_a_cyrillic_code_page_gets_russian(tmp_path: Path) -> None:
    text = _written(tmp_path, "cp1251", "ru", "d\n")
    assert "Взять тайл" in text
    assert "???" not in text


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1", "TERM": "xterm-256color"}, {"TERM": "dumb"}])
def test_without_colour_everything_is_still_there(environment: dict[str, str], tmp_path: Path) -> None:
    console = Console(file=io.StringIO(), width=80, force_terminal=True, highlight=False, _environ=environment)
    text = sit(tmp_path, f"{HUMAN},greedy", "d\n", console=console).text
    assert not re.search(r"\x1b\[[0-9;]*(3[0-7]|4[0-7]|9[0-7])[0-9;]*m", text)
    assert "Draw a tile" in re.sub(r"\x1b\[[0-9;]*m", "", text)


def test_an_answer_that_is_no_text_is_asked_again(tmp_path: Path) -> None:
    keyboard = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n1\n"), encoding="utf-8")
    console = Console(file=io.StringIO(), width=80, highlight=False)
    match = Match(game_of(""), Seeded(1))
    terminal.play(
        match,
        [HUMAN] * 3,
        say=catalogue("en"),
        console=console,
        path=tmp_path / "game.record",
        pace=0,
        keyboard=keyboard,
    )
    assert GAME.text(match.steps[3]) == "draw"
