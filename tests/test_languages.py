"""Which language is spoken: the one asked for, else that of the environment; also in help and errors."""

# ruff: noqa: RUF001 - the Russian sentences are meant to be in Cyrillic

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from heliopolis.cli import COMMANDS, Parser, main
from heliopolis.locales import catalogue, language_of_environment


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "RU_ru"}, "ru"),
        ({"LANG": "pl@euro"}, "pl"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "rue_UA.UTF-8"}, "en"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "ru_RU", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "pl_PL", "LC_ALL": "C"}, "en"),
        ({"LANG": "pl_PL", "LC_ALL": "", "LC_MESSAGES": ""}, "pl"),
    ],
)
def test_the_environment_chooses_the_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert language_of_environment() == language


@pytest.fixture(autouse=True)
def _wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")  # no sentence of these tests is broken into lines


@pytest.fixture
def _polish_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record of five steps."""
    path = tmp_path / "game.record"
    suns = "=suns:13-8-5-2 =suns:12-9-6-3 =suns:11-10-7-4"
    path.write_text(f"heliopolis: 1\ngame: ra\nplayers: Ann, Bob, Cat\n\n{suns}\ndraw =nile\n", encoding="utf-8")
    return path


@pytest.mark.usefixtures("_polish_environment")
@pytest.mark.parametrize(
    ("arguments", "heading"),
    [
        ([], "Odtworzono 5 ruchów."),
        (["--lang", "ru"], "Воспроизведено 5 шагов."),
        (["--lang=ru"], "Воспроизведено 5 шагов."),
        (["--lang", "en"], "5 steps replayed."),
    ],
)
def test_replay_speaks_the_language_asked_for(
    arguments: list[str], heading: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record), *arguments]) == 0
    assert heading in capsys.readouterr().out


def test_the_language_may_be_asked_for_between_two_files(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--lang", "ru", str(record)]) == 0
    assert capsys.readouterr().out.count("Воспроизведено 5 шагов.") == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["score", "art:2 nile", "gold"], "Игрок 1"),
        (["score", "--help"], "использование: heliopolis score"),
        (["--help"], "Игра в терминале"),
    ],
)
def test_what_is_printed_is_russian_in_a_russian_environment(
    arguments: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    _run(arguments)
    assert sentence in capsys.readouterr().out


def _run(arguments: list[str]) -> int:
    """The exit code, also of a help text, after which argparse leaves."""
    try:
        return main(arguments)
    except SystemExit as end:
        return int(end.code or 0)


@pytest.mark.parametrize("language", ["ru", "pl"])
@pytest.mark.parametrize("command", COMMANDS)
def test_no_help_has_words_of_argparse(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert _run([command, "--lang", language, "--help"]) == 0
    text = capsys.readouterr().out
    assert catalogue(language)("help-usage") in text
    assert not re.search("usage:|options:|positional|show this", text)


@pytest.mark.parametrize(
    ("language", "arguments", "complaint"),
    [
        ("en", ["replay", "--at"], "--at needs a value. (see “heliopolis replay --help”)"),
        ("ru", ["replay", "--at"], "--at требует значения. (подробнее: «heliopolis replay --help»)"),
        ("pl", ["replay", "--at"], "--at wymaga wartości. (więcej: „heliopolis replay --help”)"),
        ("ru", ["replay", "--json=1"], "--json не принимает значения."),
        ("pl", ["replay", "--json=1"], "--json nie przyjmuje wartości."),
        ("ru", ["replay", "x", "--fast", "-q"], "«--fast -q» здесь непонятно."),
        ("pl", ["simulate", "--fast"], "Nie wiadomo, co tu znaczy „--fast”."),
        ("ru", ["replay"], "Какую запись воспроизвести?"),
        ("pl", ["dance"], "Nie ma polecenia „dance”."),
        ("ru", ["simulate", "--games", "many"], "--games: нужно целое число, а не «many»."),
        ("pl", ["score", "art:1-2"], "W „art:1-2” po dwukropku potrzebna jest liczba całkowita."),
        ("ru", ["play", "chess"], "Игры «chess» нет. Доступно: ra."),
    ],
)
def test_errors_are_one_line_in_the_language_and_exit_with_2(
    language: str, arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, f"--lang={language}"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"heliopolis: {complaint}")
    assert printed.err.count("\n") == 1


@pytest.mark.parametrize("arguments", [["--lang", "de"], ["--lang=de"], ["--lang", ""]])
def test_a_wrong_language_is_one_line_and_exits_with_2(
    arguments: list[str], record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert main(["replay", str(record), *arguments]) == 2
    assert re.fullmatch(r"heliopolis: Языка «(de)?» нет. Доступно: en, ru, pl.\n", capsys.readouterr().err)


@pytest.mark.parametrize("command", COMMANDS)
def test_no_command_declares_an_argument_that_only_argparse_could_complain_about(command: str) -> None:
    say = catalogue("en")
    parser = Parser(say, command, "")
    import_module(f"heliopolis.commands.{command}").add(parser, say)
    for action in parser._actions:
        may_be_left_out = not action.required if action.option_strings else action.nargs in ("?", "*")
        assert (may_be_left_out, action.choices, action.type) == (True, None, None)
