"""``heliopolis players``: who can play, from somebody's first opponent to the champion."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from heliopolis.game import DEFAULT_GAME, Game, game
from heliopolis.locales import Catalogue
from heliopolis.players import PLAYERS, PROCESS


def add(parser: argparse.ArgumentParser, say: Catalogue) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", default=DEFAULT_GAME, help=say("help-game"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(options: argparse.Namespace, say: Catalogue) -> int:
    """Print levels and players, the weakest first."""
    played = game(options.game)
    levels, players = _levels(played, say), _players(played, say)
    if options.json:
        print(json.dumps({"game": played.name, "levels": levels, "players": players}, ensure_ascii=False))
        return 0
    console = Console(highlight=False)
    console.print(say("players-levels"))
    console.print(_table([(row["name"], row["title"], row["about"]) for row in levels]))
    console.print(say("players-players"))
    console.print(_table([(row["spec"], row["about"]) for row in players]))
    return 0


def _levels(played: Game, say: Catalogue) -> list[dict[str, Any]]:
    return [
        {"name": name, "title": say(f"level-{name}"), "spec": spec, "about": say(f"about-level-{name}")}
        for name, spec in played.levels.items()
    ]


def _players(played: Game, say: Catalogue) -> list[dict[str, Any]]:
    return [{"spec": name, "about": say(f"about-player-{name}")} for name in (*PLAYERS, *played.players, PROCESS)]


def _table(rows: list[tuple[str, ...]]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_header=False, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table
