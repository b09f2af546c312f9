"""The trained weights that come with the package, and those of anybody else's training."""

from __future__ import annotations

from array import array
from functools import lru_cache
from pathlib import Path

from heliopolis import tensors
from heliopolis.game import BadSetup
from heliopolis.ra.features import VERSION
from heliopolis.ra.network import Network, shapes
from heliopolis.ra.panel import Panel

FOLDER = Path(__file__).parent / "networks"


def numbers(players: int, path: Path) -> dict[str, array[float]]:
    """The weights of a file for so many players; raises ``BadSetup`` when it does not fit."""
    found, notes = tensors.read(path)
    if notes.get("players") != str(players):
        raise BadSetup("error-network-players", file=str(path), found=notes.get("players", "?"), players=players)
    expected = shapes(players)
    if notes.get("features") != str(VERSION) or {name: tensor.shape for name, tensor in found.items()} != expected:
        raise BadSetup("error-network-shape", file=str(path))
    return {name: tensor.numbers for name, tensor in found.items()}


def network(players: int, path: Path | None = None) -> Network:
    """The network for so many players; raises ``BadSetup`` when the file does not fit."""
    path = path or FOLDER / f"{players}.safetensors"
    return _network(players, path, path.stat().st_mtime_ns)  # a training writes its file again and again


@lru_cache(maxsize=4)
def panel(players: int) -> Panel:
    """The networks of the package for so many players, to judge together; the first is that of ``network``."""
    others = sorted(FOLDER.glob(f"{players}-*.safetensors"))
    return Panel([network(players), *(network(players, path) for path in others)])


@lru_cache(maxsize=16)
def _network(players: int, path: Path, written: int) -> Network:
    return Network(players, numbers(players, path))
