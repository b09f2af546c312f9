"""The menu: what may be answered, and what a wrong answer gets."""

# ruff: noqa: RUF001 - the Russian sentences are meant to be in Cyrillic

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.ra.games import draws
from tests.terminal.sittings import ESCAPE, HUMAN, game_of, sit


@pytest.mark.parametrize("answer", ["1", "d", "D", "draw", "  draw  "])
def test_a_step_may_be_answered_by_number_letter_or_notation(answer: str, tmp_path: Path) -> None:
    sat = sit(tmp_path, f"{HUMAN},{HUMAN},{HUMAN}", answer + "\n", record=game_of(""))
    assert sat.steps[3] == "draw"


@pytest.mark.parametrize("answer", ["в", "В", "d", "1", "draw"])
def test_letters_of_the_language_work_beside_latin_ones(answer: str, tmp_path: Path) -> None:
    sat = sit(tmp_path, f"{HUMAN},{HUMAN},{HUMAN}", answer + "\n", record=game_of(""), language="ru")
    assert sat.steps[3] == "draw"


def test_a_number_in_an_auction_is_a_sun_and_never_a_line_of_the_menu(tmp_path: Path) -> None:
    sat = sit(tmp_path, f"{HUMAN},{HUMAN},{HUMAN}", "2\n3\n", record=game_of("ra"))
    assert "“2” is neither in the menu nor a command." in sat.text
    assert sat.steps[4:] == ["bid:3"]


def test_the_menu_of_an_auction_lists_suns_from_low_to_high(tmp_path: Path) -> None:
    sat = sit(tmp_path, f"{HUMAN},{HUMAN},{HUMAN}", "", record=game_of("ra pass pass bid:8 ra pass"))
    assert re.findall(r"Offer sun (\d+)", sat.text) == ["2", "5", "13"]


@pytest.mark.parametrize("answer", ["3", "gold", "Gold", "god:gold"])
def test_a_god_is_spent_by_number_name_or_notation(answer: str, tmp_path: Path) -> None:
    record = game_of("draw =god ra pass bid:13 pass draw =gold")
    sat = sit(tmp_path, f"{HUMAN},{HUMAN},{HUMAN}", answer + "\n", record=record)
    assert sat.steps[-2:] == ["god:gold", "done"]  # with the last God there is no choice left


def test_a_discard_is_chosen_from_the_menu(tmp_path: Path) -> None:
    record = game_of(draws("art writing religion war") + "ra pass bid:13 pass")
    sat = sit(tmp_path, f"{HUMAN},{HUMAN},{HUMAN}", "writing\n1\n", record=record)
    assert sat.steps[-2:] == ["discard:writing", "discard:art"]


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ("", "“” is neither in the menu nor a command."),
        ("99", "“99” is neither in the menu nor a command."),
        ("0", "“0” is neither in the menu nor a command."),
        ("[bold]x[/nope]", "“[bold]x[/nope]” is neither in the menu nor a command."),
        ("\x1b[31m\x00\t!", "[31m"),
        ("bid:9", "a turn begins"),
        ("=nile", "a turn begins"),
        ("god:nile", "This player has no God to spend"),
        ("x" * 5000, "is neither in the menu"),
    ],
)
def test_a_wrong_answer_gets_a_sentence_and_is_asked_again(answer: str, complaint: str, tmp_path: Path) -> None:
    sat = sit(tmp_path, f"{HUMAN},{HUMAN},{HUMAN}", f"{answer}\ndraw\n", record=game_of(""))
    assert complaint in " ".join(sat.text.split())
    assert ESCAPE not in sat.text
    assert sat.steps[3] == "draw"


def test_a_step_of_a_person_without_a_choice_is_taken_and_told(tmp_path: Path) -> None:
    record = game_of("ra bid:12")  # Cat has 11 at most
    sat = sit(tmp_path, f"{HUMAN},{HUMAN},{HUMAN}", "", record=record)
    assert "Cat passes. (There was no other choice.)" in sat.text
    assert sat.steps[-1] == "pass"


def test_a_step_of_a_bot_without_a_choice_needs_no_explanation(tmp_path: Path) -> None:
    sat = sit(tmp_path, f"{HUMAN},{HUMAN},greedy", "", record=game_of("ra bid:12"))
    assert "Cat passes.\n" in sat.text
