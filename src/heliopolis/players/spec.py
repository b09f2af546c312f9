"""A player from its spec, the short text that people write on the command line."""

from __future__ import annotations

from heliopolis.game import BadSetup, Game, Maker, Player
from heliopolis.players.random import Patient, Random

# The players of every game, weakest first; a game's own ones come after them.
PLAYERS: dict[str, Maker] = {"random": Random, "patient": Patient}


def player(game: Game, spec: str, seed: int) -> Player:
    """A player of ``game`` that plays alike for the same seed; raises ``BadSetup`` for an unknown spec."""
    makers = {**PLAYERS, **game.players}
    if spec not in makers:
        raise BadSetup("error-player", found=spec, known=", ".join(makers))
    return makers[spec](seed)


def known_players(game: Game) -> list[str]:
    """The specs that ``player`` understands for a game, weakest first."""
    return [*PLAYERS, *game.players]
