"""A sitting: whole games, what is shown to whom, and commands."""

# ruff: noqa: RUF001 - the Russian sentences are meant to be in Cyrillic

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from heliopolis.chance import Scripted, Seeded
from heliopolis.game import BadSetup
from heliopolis.locales import LANGUAGES, catalogue
from heliopolis.ra import GAME
from heliopolis.record import Record, read
from tests.generators import NAMES, patient, play, set_up
from tests.ra.games import DEALS
from tests.terminal.sittings import ESCAPE, HUMAN, QUIETLY, game_of, short, sit

# Whole games


@pytest.mark.parametrize(
    "seats",
    [
        f"{HUMAN},greedy",
        f"greedy,{HUMAN},patient",
        f"{HUMAN},random,{HUMAN},greedy",
        f"patient,patient,patient,patient,{HUMAN}",
    ],
)
def test_a_whole_game_is_played_by_answers_from_a_pipe(seats: str, tmp_path: Path) -> None:
    sat = sit(tmp_path, seats, QUIETLY, record=short(len(seats.split(","))))
    assert sat.match.over
    winner = NAMES[sat.match.state.winners()[0]]
    assert f"The game is over. {winner} wins with {max(sat.match.state.scores())} point" in sat.text
    assert sat.text.rstrip().splitlines()[-1].startswith("The record of this game is in ")


def test_a_game_between_people_alone_is_played_to_its_end(tmp_path: Path) -> None:
    assert sit(tmp_path, ",".join([HUMAN] * 5), QUIETLY, record=short(5)).match.over


def test_a_game_between_bots_alone_asks_nobody(tmp_path: Path) -> None:
    sat = sit(tmp_path, "greedy,patient,random", "")
    assert sat.match.over
    assert "›" not in sat.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_speaks_every_language_and_fits_eighty_columns(language: str, tmp_path: Path) -> None:
    say = catalogue(language)
    looks = "".join(f"{say(f'command-{command}')}\n" for command in ("help", "bag", "rules", "log", "table"))
    seats = f"{HUMAN},greedy,greedy,greedy,greedy"
    sat = sit(tmp_path, seats, looks + QUIETLY, language=language, record=short(5))
    assert sat.match.over
    assert max(cell_len(line) for line in sat.text.splitlines() if str(tmp_path) not in line) <= 80


def test_the_record_of_a_finished_game_has_its_result(tmp_path: Path) -> None:
    sat = sit(tmp_path, f"{HUMAN},greedy", QUIETLY, record=short(2))
    assert read(sat.path.read_bytes()).result == tuple(sat.match.state.scores())


def test_a_finished_game_that_is_opened_again_shows_its_end(tmp_path: Path) -> None:
    record = play(set_up(3), patient, Seeded(4))
    sat = sit(tmp_path, f"{HUMAN},greedy,greedy", "", record=record)
    assert "Points of the whole game" in sat.text
    assert "›" not in sat.text


def test_an_unknown_player_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup):
        sit(tmp_path, f"{HUMAN},nobody", "")


# What is shown


def test_V5_at_one_keyboard_everybody_sees_only_their_own_score(tmp_path: Path) -> None:
    sat = sit(tmp_path, f"{HUMAN},{HUMAN},{HUMAN}", QUIETLY, record=short())
    tables = re.split(r"^ Epoch ", sat.text.partition("The game is over")[0], flags=re.MULTILINE)[1:]
    assert len(tables) > 20
    assert {len(re.findall(r"\d+ points?\b", table)) for table in tables} == {1}


def test_V5_open_scores_show_everybodys(tmp_path: Path) -> None:
    sat = sit(tmp_path, f"{HUMAN},greedy,greedy", "", open_scores=True)
    assert len(re.findall(r"10 points", sat.text)) == 3


def test_V5_nobody_at_one_keyboard_sees_the_sheet_of_another(tmp_path: Path) -> None:
    ra = Scripted([GAME.parse("=ra")])
    sat = sit(tmp_path, f"{HUMAN},{HUMAN},{HUMAN}", "d\n", record=game_of("", ras="1"), chance=ra)
    assert re.findall(r"^│ +│ *(\w+) *│$", sat.text, re.MULTILINE) == ["Ann"]


def test_the_sheet_of_an_epoch_is_shown_once_to_everybody(tmp_path: Path) -> None:
    sat = sit(tmp_path, f"{HUMAN},{HUMAN}", QUIETLY, record=short(2))
    assert [sat.text.count(f"Points of epoch {epoch}") for epoch in (1, 2, 3)] == [2, 2, 0]


def test_a_game_of_bots_shows_every_sheet(tmp_path: Path) -> None:
    sat = sit(tmp_path, "greedy,greedy", "", record=short(2))
    assert [sat.text.count(f"Points of epoch {epoch}") for epoch in (1, 2)] == [1, 1]


def test_when_the_keyboard_changes_hands_the_screen_is_cleared_and_the_log_told_again(tmp_path: Path) -> None:
    console = Console(file=io.StringIO(), width=80, force_terminal=True, color_system=None, highlight=False)
    nile = Scripted([GAME.parse("=nile")])
    sat = sit(tmp_path, f"{HUMAN},{HUMAN}", "d\n", record=game_of("", 2), chance=nile, console=console)
    before, after = sat.text.split(ESCAPE + "[2J", 1)
    assert (before.count("Ann draws: Nile."), after.count("Ann draws: Nile.")) == (1, 1)


def test_a_name_may_look_like_markup(tmp_path: Path) -> None:
    record = Record("ra", "sunboat", ("[red]Al[/]", ":sun:"), {"ras": "4"})
    sat = sit(tmp_path, f"{HUMAN},greedy", QUIETLY, record=record)
    assert "[red]Al[/] draws: " in sat.text
    assert ":sun: draws: " in sat.text


# Commands


def test_undo_goes_back_to_the_last_real_choice_and_chance_repeats_itself(tmp_path: Path) -> None:
    sat = sit(tmp_path, f"{HUMAN},greedy,greedy", "d\nundo\nd\n", record=game_of(""))
    assert "Taken back to step 4." in sat.text
    drawn = re.findall(r"Ann draws:? (\w+)", sat.text)
    assert len(drawn) == 2
    assert drawn[0] == drawn[1]


def test_undo_takes_back_what_is_saved_and_logged_too(tmp_path: Path) -> None:
    sat = sit(tmp_path, f"{HUMAN},{HUMAN},{HUMAN}", "ra\npass\nundo\nundo\nlog\n", record=game_of(""))
    assert sat.steps == DEALS[3].split()
    assert sat.text.rpartition("log\n")[2].count("Ann invokes Ra.") == 0


def test_undo_asks_the_one_whose_choice_it_was(tmp_path: Path) -> None:
    sat = sit(tmp_path, f"{HUMAN},{HUMAN},{HUMAN}", "ra\npass\nundo\nbid:12\n", record=game_of(""))
    assert sat.steps[3:5] == ["ra", "bid:12"]


def test_undo_at_the_beginning_says_that_there_is_nothing(tmp_path: Path) -> None:
    sat = sit(tmp_path, f"{HUMAN},{HUMAN},{HUMAN}", "undo\n")
    assert "There is nothing to take back yet." in sat.text


def test_after_an_undo_a_sheet_is_shown_again(tmp_path: Path) -> None:
    record = game_of("", 2, ras="1")
    ras = Scripted([GAME.parse("=ra")])
    sat = sit(tmp_path, f"{HUMAN},{HUMAN}", "d\nundo\nd\n", record=record, chance=ras)
    assert sat.text.count("Points of epoch 1") == 2


def test_save_alone_says_where_the_game_is(tmp_path: Path) -> None:
    sat = sit(tmp_path, f"{HUMAN},greedy", "save\n")
    assert f"save\nThe game is saved in {sat.path}.\n" in sat.text


def test_save_keeps_a_copy_in_another_file(tmp_path: Path) -> None:
    other = tmp_path / "a copy.record"
    sat = sit(tmp_path, f"{HUMAN},{HUMAN},{HUMAN}", f"d\nsave {other}\nd\n", record=game_of(""))
    copy = read(other.read_bytes()).steps
    assert copy == tuple(sat.match.steps[: len(copy)])
    assert len(copy) == 5


def test_save_never_writes_over_a_file(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("dear", encoding="utf-8")
    sat = sit(tmp_path, f"{HUMAN},greedy", f"save {other}\n")
    assert "There is already a file" in sat.text
    assert other.read_text(encoding="utf-8") == "dear"


@pytest.mark.parametrize("name", ["/dev/null/x", "~nobody-of-this-name/x", "no/such/folder/x", "x" * 1000])
def test_a_copy_that_cannot_be_saved_gets_a_sentence(name: str, tmp_path: Path) -> None:
    sat = sit(tmp_path, f"{HUMAN},greedy", f"save {name}\n")
    assert "The game cannot be saved in" in sat.text


def test_help_lists_every_command(tmp_path: Path) -> None:
    text = sit(tmp_path, f"{HUMAN},greedy", "help\n").text
    for command in ("undo", "save", "table", "log", "help", "quit", "bag", "rules"):
        assert re.search(rf"^ {command} +\w", text, re.MULTILINE)


def test_a_question_mark_is_help(tmp_path: Path) -> None:
    assert "this list" in sit(tmp_path, f"{HUMAN},greedy", "?\n").text


@pytest.mark.parametrize(
    ("command", "said"),
    [("bag", "30 of 180 tiles in the bag are Ra"), ("rules", "On your turn do one of three things"), ("table", "")],
)
def test_the_game_offers_things_to_look_at(command: str, said: str, tmp_path: Path) -> None:
    sat = sit(tmp_path, f"{HUMAN},{HUMAN},{HUMAN}", command + "\n", record=game_of(""))
    assert said in sat.text
    assert sat.text.count("Epoch 1 of 3") == (2 if command == "table" else 1)


def test_the_log_is_whole_also_after_a_game_was_resumed(tmp_path: Path) -> None:
    record = game_of("draw =nile ra bid:11 pass pass")
    sat = sit(tmp_path, f"{HUMAN},{HUMAN},{HUMAN}", "log\n", record=record)
    log = sat.text.partition("log\n")[2]
    assert log.splitlines()[:6] == [
        "Ann gets the suns 13, 8, 5, 2.",
        "Bob gets the suns 12, 9, 6, 3.",
        "Cat gets the suns 11, 10, 7, 4.",
        "Epoch 1 begins. Ann has the highest sun, 13, and the first turn.",
        "Ann draws: Nile.",
        "Bob invokes Ra.",
    ]


@pytest.mark.parametrize("words", ["отмена", "undo"])
def test_commands_work_in_the_language_and_in_english(words: str, tmp_path: Path) -> None:
    sat = sit(tmp_path, f"{HUMAN},{HUMAN},{HUMAN}", f"ra\n{words}\n", record=game_of(""), language="ru")
    assert sat.steps == DEALS[3].split()
