"""``heliopolis play``: a game in the terminal, people at one keyboard and bots in any mix."""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path

from rich.console import Console

from heliopolis import arguments, terminal
from heliopolis.chance import Chance, Seeded, System
from heliopolis.game import DEFAULT_GAME, Complaint, Game, game
from heliopolis.locales import Catalogue
from heliopolis.match import Match
from heliopolis.players import known_players, player
from heliopolis.record import Record, read

HUMAN = terminal.HUMAN
DEFAULT_SEATS = f"{HUMAN},greedy,greedy"
BOT_NAME = re.compile(r"(?P<spec>.+?)(?: \d)?")


def add(parser: argparse.ArgumentParser, say: Catalogue) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", default=DEFAULT_GAME, help=say("help-game"))
    parser.add_argument("--players", metavar="SPEC,SPEC,…", help=say("help-seats"))
    parser.add_argument("--names", metavar="NAME,NAME,…", help=say("help-names"))
    parser.add_argument("--record", metavar="FILE", help=say("help-record"))
    parser.add_argument("--seed", metavar="N", help=say("help-seed"))
    parser.add_argument("--pace", default="0.4", metavar="S", help=say("help-pace"))
    parser.add_argument("--open-scores", action="store_true", help=say("help-open-scores"))
    arguments.add_setup(parser, say)


def run(options: argparse.Namespace, say: Catalogue) -> int:
    """Start a game, or go on with the one in the record, and play it to its end."""
    path = Path(options.record) if options.record else last_game()
    resumed = path.exists() and bool(options.record)
    record = read(path.read_bytes()) if resumed else new_record(options, say)
    seats = _specs(options, record, resumed)
    chance: Chance = System() if options.seed is None else Seeded(arguments.seed(options.seed))
    return terminal.play(
        Match(record, chance),
        seats,
        say=say,
        console=Console(highlight=False),
        path=path,
        pace=_pace(options.pace),
        open_scores=options.open_scores,
        seed=arguments.seed(options.seed),
    )


def last_game() -> Path:
    """Where a game is kept that was given no file."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "heliopolis" / "last.record"


def new_record(options: argparse.Namespace, say: Catalogue) -> Record:
    """The record of a game that has not begun."""
    played = game(options.game)
    specs = _seats(played, options.players or DEFAULT_SEATS)
    names = _names(options.names, specs, say)
    edition = options.edition or next(iter(played.editions))
    return Record(options.game, edition, names, arguments.options(options.option))


def _seats(played: Game, words: str) -> list[str]:
    """Who sits where: people or players by spec."""
    specs = [word.strip() for word in words.split(",")]
    for spec in specs:
        if spec != HUMAN:
            try:
                player(played, spec, 0)
            except Complaint:
                known = ", ".join([HUMAN, *known_players(played)])
                raise Complaint("error-player", found=spec[:40], known=known) from None
    return specs


def _specs(options: argparse.Namespace, record: Record, resumed: bool) -> list[str]:
    """Who plays: as the command line says; in a resumed game a seat named after a bot is played by it."""
    played = game(record.game)
    if options.players or not resumed:
        specs = _seats(played, options.players or DEFAULT_SEATS)
        if len(specs) != len(record.players):
            raise Complaint("error-seats", found=len(specs), players=len(record.players))
        return specs
    bots = known_players(played)
    return [_bot(name, bots) or HUMAN for name in record.players]


def _bot(name: str, bots: list[str]) -> str | None:
    match = BOT_NAME.fullmatch(name)
    return match["spec"] if match and match["spec"] in bots else None


def _names(words: str | None, specs: list[str], say: Catalogue) -> tuple[str, ...]:
    """The names given, or one for everybody: bots are called by their spec, people by their seat."""
    if words is not None:
        names = tuple(word.strip() for word in words.split(","))
        if len(names) != len(specs):
            raise Complaint("error-names", found=len(names), players=len(specs))
        return names
    people = specs.count(HUMAN)
    names = ()
    for seat, spec in enumerate(specs):
        if spec == HUMAN:
            name = say("you") if people == 1 else say("seat-name", number=seat + 1)
        else:
            name = spec if specs.count(spec) == 1 else f"{spec} {specs[: seat + 1].count(spec)}"
        names += (name,)
    return names


def _pace(text: str) -> float:
    try:
        pace = float(text)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= 60:
        raise Complaint("error-pace", found=text[:40])
    return pace
