"""The weights in the package: they load, they are small, they are told of, and they are as sure as they should be."""

from __future__ import annotations

import json
from array import array
from pathlib import Path

import numpy as np
import pytest

from heliopolis import tensors
from heliopolis.arena import Contest, compete
from heliopolis.game import BadSetup
from heliopolis.ra.features import VERSION
from heliopolis.ra.network import shapes
from heliopolis.ra.weights import FOLDER, network
from heliopolis.tensors import Tensor
from tests.scripts import script

COUNTS = (2, 3, 4, 5)
MOST_BYTES = 3_000_000  # of all weights together
CARD = (FOLDER / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("players", COUNTS)
def test_there_is_a_network_for_every_number_of_players(players: int) -> None:
    _, notes = tensors.read(FOLDER / f"{players}.safetensors")
    assert notes["players"] == str(players)
    assert notes["features"] == str(VERSION)
    assert network(players).players == players


def test_all_of_them_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.safetensors")) < MOST_BYTES


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.safetensors")), ids=lambda path: path.stem)
def test_the_card_says_how_each_was_made(path: Path) -> None:
    _, notes = tensors.read(path)
    course = json.loads(notes["course"])
    assert f"| {path.stem} | {course['games']:,} | {course['seed']} |" in CARD


@pytest.mark.parametrize("players", COUNTS)
def test_the_champion_beats_greedy(players: int) -> None:
    contest = Contest("ra", ("champion", *["greedy"] * (players - 1)), 60, 3)
    champion = compete([contest], threads=1).together["champion"]
    assert champion.wins / champion.games > 1 / players


@pytest.mark.parametrize("players", COUNTS)
def test_chances_come_true_about_as_often_as_they_say(players: int) -> None:
    bins = script("calibration").calibrate(players, 80)
    told = sum(row["count"] for row in bins)
    assert sum(row["count"] * abs(row["told"] - row["won"]) for row in bins) / told < 0.1
    assert any(row["told"] > 0.9 and row["won"] > 0.8 for row in bins)  # and they do say something


def _write(path: Path, players: int, **notes: str) -> None:
    zeros = {name: Tensor(shape, array("f", bytes(4 * int(np.prod(shape))))) for name, shape in shapes(players).items()}
    tensors.write(path, zeros, {"players": str(players), "features": str(VERSION), **notes})


def test_weights_for_another_number_of_players_are_refused(tmp_path: Path) -> None:
    _write(tmp_path / "two.safetensors", 2)
    with pytest.raises(BadSetup) as caught:
        network(3, tmp_path / "two.safetensors")
    assert caught.value.key == "error-network-players"


def test_weights_for_other_features_are_refused(tmp_path: Path) -> None:
    _write(tmp_path / "old.safetensors", 3, features="0")
    with pytest.raises(BadSetup) as caught:
        network(3, tmp_path / "old.safetensors")
    assert caught.value.key == "error-network-shape"


def test_weights_that_were_written_anew_are_read_anew(tmp_path: Path) -> None:
    path = tmp_path / "mine.safetensors"
    _write(path, 3)
    first = network(3, path)
    assert network(3, path) is first
    _write(path, 3, again="yes")
    assert network(3, path) is not first
