"""``heliopolis play``: a game in the terminal, people at one keyboard and bots in any mix."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Container
from pathlib import Path

from rich.console import Console

from heliopolis import arguments, terminal
from heliopolis.chance import Chance, Seeded, System
from heliopolis.game import DEFAULT_GAME, BadSetup, Complaint, Game, game
from heliopolis.locales import Catalogue
from heliopolis.match import Match
from heliopolis.players import known_players, player, read_specs, title
from heliopolis.record import Record, read
from heliopolis.terminal import HUMAN, PACE

DEFAULT_SEATS = f"{HUMAN},scribe,scribe"


def add(parser: argparse.ArgumentParser, say: Catalogue) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", default=DEFAULT_GAME, help=say("help-game"))
    parser.add_argument("--players", metavar="SPEC,SPEC,…", help=say("help-seats"))
    parser.add_argument("--names", metavar="NAME,NAME,…", help=say("help-names"))
    parser.add_argument("--record", metavar="FILE", help=say("help-record"))
    parser.add_argument("--resume", action="store_true", help=say("help-resume"))
    parser.add_argument("--seed", metavar="N", help=say("help-seed"))
    parser.add_argument("--pace", default=str(PACE), metavar="S", help=say("help-pace"))
    parser.add_argument("--open-scores", action="store_true", help=say("help-open-scores"))
    arguments.add_setup(parser, say)


def run(options: argparse.Namespace, say: Catalogue) -> int:
    """Start a game, or go on with the one in the record, and play it to its end."""
    path = _path(options)
    if path.exists():
        text = path.read_bytes()
        match = Match(read(text), _chance(options))
        if match.over:
            raise Complaint("error-game-finished", file=str(path))
        seats = _seats_again(options, match, terminal.seats_in(text.decode("utf-8", "replace")))
    else:
        seats = _seats(game(options.game), options.players or DEFAULT_SEATS)
        match = Match(new_record(options, seats, say), _chance(options))
    return terminal.play(
        match,
        seats,
        say=say,
        console=Console(highlight=False),
        path=path,
        pace=_pace(options.pace),
        open_scores=options.open_scores,
        seed=arguments.seed(options.seed),
        keyboard=sys.stdin,
    )


def _path(options: argparse.Namespace) -> Path:
    """The file that keeps the game: the one named, the last one, or a new one."""
    if options.record:
        return Path(options.record)
    if not options.resume:
        return terminal.new_path()
    path = terminal.latest()
    if path is None:
        raise Complaint("error-nothing-saved")
    return path


def _chance(options: argparse.Namespace) -> Chance:
    return System() if options.seed is None else Seeded(arguments.seed(options.seed))


def new_record(options: argparse.Namespace, seats: list[str], say: Catalogue) -> Record:
    """The record of a game that has not begun."""
    edition = options.edition or next(iter(game(options.game).editions))
    names = _names(options.names, seats, game(options.game).levels, say)
    return Record(options.game, edition, names, arguments.options(options.option))


def _seats_again(options: argparse.Namespace, match: Match, saved: list[str] | None) -> list[str]:
    """Who plays on: as the command line says, else as before, else people."""
    players = match.record.players
    if options.players is None:
        return _seats(match.game, ",".join(saved)) if saved else [HUMAN] * len(players)
    seats = _seats(match.game, options.players)
    if len(seats) != len(players):
        raise Complaint("error-seats", found=len(seats), players=len(players))
    return seats


def _seats(played: Game, words: str) -> list[str]:
    """Who sits where: people or players by spec."""
    named = read_specs(words)
    for spec in named:
        if spec != HUMAN:
            _check(played, spec)
    return named


def _check(played: Game, spec: str) -> None:
    """Complain now about a player who cannot play."""
    try:
        player(played, spec, 0)
    except BadSetup as wrong:
        if wrong.key != "error-player":
            raise
        known = ", ".join([HUMAN, *known_players(played)])
        raise Complaint("error-player", found=spec[:40], known=known) from None


def _names(words: str | None, specs: list[str], levels: Container[str], say: Catalogue) -> tuple[str, ...]:
    """The names given, or one for everybody: bots are called by their level or spec, people by their seat."""
    if words is not None:
        names = tuple(word.strip() for word in words.split(","))
        if len(names) != len(specs):
            raise Complaint("error-names", found=len(names), players=len(specs))
        return names
    made: list[str] = []
    for seat, spec in enumerate(specs):
        if spec == HUMAN:
            name = say("seat-name", number=seat + 1)
        else:
            called = say(f"level-{spec}") if spec in levels else title(spec)
            name = called if specs.count(spec) == 1 else f"{called} {specs[: seat + 1].count(spec)}"
        made.append(name)
    return tuple(made)


def _pace(text: str) -> float:
    try:
        pace = float(text)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= 60:
        raise Complaint("error-pace", found=text[:40])
    return pace
