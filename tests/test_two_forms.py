"""The compiled and the interpreted form of the rules play the same games to the same positions.

Nothing here knows what is right: both forms are asked for the same games, and every answer must be the same.
"""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import islice, pairwise

import pytest

from heliopolis import compiled
from heliopolis.ra import GAME
from tests.form_digests import game_digests, numbers, position, report
from tests.generators import MORE, ROOT, plans, play

GAMES = 2520  # every set-up in every way


def _other_form(*arguments: int) -> subprocess.Popen[str]:
    """The same program in a process that must not use the compiled files."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.form_digests", *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, "HELIOPOLIS_INTERPRETED": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )


@pytest.mark.skipif(not compiled(), reason="the rules run interpreted here: there is no compiled form to compare")
def test_both_forms_play_thousands_of_games_to_the_same_positions() -> None:
    with _other_form(GAMES) as other:
        assert other.stdout is not None
        mine, theirs = report(GAMES), map(str.rstrip, other.stdout)
        assert (next(mine), next(theirs)) == ("compiled", "interpreted")
        lines = 0
        for number, (ours, others) in enumerate(zip(mine, theirs, strict=True)):
            if ours != others:
                other.kill()
                pytest.fail(_difference(number, ours, others))
            lines += 1
        assert lines > GAMES * MORE
    assert other.returncode == 0


def _difference(line: int, ours: str, theirs: str) -> str:
    """What a reader needs to find the bug: the first position that differs, and how it came about."""
    game = line - len(list(numbers()))
    if not 0 <= game < GAMES * MORE:
        return f"random numbers or playouts differ\ncompiled:    {ours}\ninterpreted: {theirs}"
    digests = zip(ours.split(), theirs.split(), strict=False)
    step = next(n for n, (our, their) in enumerate(digests) if our != their)
    record, way, luck = next(islice(plans(GAMES), game, None))
    steps = [GAME.text(step) for step in play(record, way, luck).steps[:step]]
    compiled_fields = position(GAMES, game, step).splitlines()
    with _other_form(GAMES, game, step) as other:
        interpreted_fields = other.communicate()[0].splitlines()
    fields = [
        f"compiled:    {our}\ninterpreted: {their}"
        for our, their in zip(compiled_fields, interpreted_fields, strict=True)
        if our != their
    ]
    set_up = f"{len(record.players)} players, {record.edition}, {record.options}, {way.__name__}"
    return "\n".join([f"game {game} ({set_up}) differs after step {step}:", " ".join(steps), *fields])


def test_a_difference_is_told_with_its_game_and_step() -> None:
    line = len(list(numbers())) + 1  # of game 1
    ours = list(islice(game_digests(2), 2))[1]
    theirs = ours.split()
    theirs[7] = "00000000"
    told = _difference(line, ours, " ".join(theirs))
    assert told.startswith("game 1 (")
    assert "differs after step 7" in told


def test_a_position_that_changes_has_another_digest() -> None:
    for digests in game_digests(20):
        steps = digests.split()
        assert all(one != next_one for one, next_one in pairwise(steps))
