"""A player from its spec, the short text that people write on the command line: a name, or ``name:how``."""

from __future__ import annotations

from heliopolis.game import BadSetup, Game, Limits, Maker, Player, State
from heliopolis.players.random import Patient, Random

# The players of every game, weakest first; a game's own ones come after them.
PLAYERS: dict[str, Maker] = {"random": Random, "patient": Patient}


def player(game: Game, spec: str, seed: int) -> Player:
    """A player of ``game`` that plays alike for the same seed; raises ``BadSetup`` for an unknown spec."""
    makers = {**PLAYERS, **game.players}
    name, colon, how = game.levels.get(spec, spec).partition(":")
    if name not in makers or (colon and not how):
        raise BadSetup("error-player", found=spec, known=", ".join(known_players(game)))
    return makers[name](seed, how)


def ask(player: Player, state: State, limits: Limits) -> int:
    """What a player does for the seat to move; it has watched the game, so it knows all points that were scored."""
    return player.choose(state.view(state.actor, open_scores=True), state.legal(), limits)


def known_players(game: Game) -> list[str]:
    """The names that ``player`` understands for a game, weakest first, then the levels for people."""
    return list(dict.fromkeys([*PLAYERS, *game.players, *game.levels]))
