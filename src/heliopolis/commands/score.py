"""``heliopolis score``: a scoring pad for a table with the real box on it; the game brings its own."""

from __future__ import annotations

import argparse

from heliopolis.game import DEFAULT_GAME, part
from heliopolis.locales import Catalogue


def add(parser: argparse.ArgumentParser, say: Catalogue) -> None:
    """Declare the arguments of the game's pad."""
    part(DEFAULT_GAME, "pad").add(parser, say)


def run(options: argparse.Namespace, say: Catalogue) -> int:
    """Score what the command line says, or ask."""
    code: int = part(DEFAULT_GAME, "pad").run(options, say)
    return code
