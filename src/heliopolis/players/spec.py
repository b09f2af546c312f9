"""A player from its spec, the short text that people write on the command line: a name, or ``name:how``."""

from __future__ import annotations

import re

from heliopolis.game import Attentive, BadSetup, Game, Limits, Maker, Player, State, Terms, plain
from heliopolis.players.process import PROCESS, Process
from heliopolis.players.process import name as process_name
from heliopolis.players.random import Patient, Random

HUMAN = "human"  # the spec of a seat where a person decides: no player, so everybody who seats people must ask for it

# Commas that separate specs: those after which every quotation mark has its partner.
SEPARATOR = re.compile(r""",(?=(?:[^'"]|'[^']*'|"[^"]*")*$)""")

# The players of every game, weakest first; a game's own ones come after them.
PLAYERS: dict[str, Maker] = {"random": plain("random", Random), "patient": plain("patient", Patient)}


def player(game: Game, spec: str, seed: int) -> Player:
    """A player of ``game`` that plays alike for the same seed; raises ``BadSetup`` for an unknown spec."""
    makers = {**PLAYERS, **game.players}
    name, colon, how = game.levels.get(spec, spec).partition(":")
    if name == PROCESS:
        return Process(game, how, seed)
    if name not in makers or (colon and not how):
        raise BadSetup("error-player", found=spec, known=", ".join(known_players(game)))
    return makers[name](seed, how)


def read_specs(words: str) -> list[str]:
    """The specs in a list with commas; a comma between quotation marks belongs to a command."""
    return [word.strip() for word in SEPARATOR.split(words)]


def title(spec: str) -> str:
    """What a player is called where nobody has given it a name."""
    name, _, how = spec.partition(":")
    return process_name(how) if name == PROCESS else spec


def seat(game: Game, spec: str, seed: int, terms: Terms) -> Player:
    """A player as ``player`` makes it, who is told what is played."""
    made = player(game, spec, seed)
    if isinstance(made, Attentive):
        made.begin(terms)
    return made


def dismiss(player: Player, state: State) -> None:
    """Tell a player that wants to know it how the game has ended."""
    if isinstance(player, Attentive):
        player.end(state)


def ask(player: Player, state: State, limits: Limits) -> int:
    """What a player does for the seat to move; it has watched the game, so it knows all points that were scored."""
    return player.choose(state.view(state.actor, open_scores=True), state.legal(), limits)


def known_players(game: Game) -> list[str]:
    """The names that ``player`` understands for a game, weakest first, then the levels for people."""
    return list(dict.fromkeys([*PLAYERS, *game.players, *game.levels]))
