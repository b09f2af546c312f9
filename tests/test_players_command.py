"""``heliopolis players``: everybody who can play, in three languages."""

from __future__ import annotations

import json

import pytest

from heliopolis.cli import main
from heliopolis.game import game
from heliopolis.locales import LANGUAGES
from heliopolis.players import PROCESS, known_players, player

RA = game("ra")


def listed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["players", *arguments]) == 0
    return capsys.readouterr().out


def test_every_player_and_level_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    text = listed(capsys)
    assert all(name in text for name in known_players(RA))


def test_every_spec_that_json_gives_is_a_player(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(listed(capsys, "--json"))
    assert found["game"] == "ra"
    assert [level["name"] for level in found["levels"]] == list(RA.levels)
    *ours, program = found["players"]
    for entry in (*found["levels"], *ours):
        assert player(RA, entry["spec"], 1)
    assert program["spec"] == PROCESS


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_and_descriptions_are_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    found = json.loads(listed(capsys, "--json", "--lang", language))
    title = {"en": "Pupil", "ru": "Ученик", "pl": "Uczeń"}[language]
    assert found["levels"][0]["title"] == title
    assert len({entry["about"] for entry in (*found["levels"], *found["players"])}) == 12


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["players", "chess"]) == 2
    assert "chess" in capsys.readouterr().err
