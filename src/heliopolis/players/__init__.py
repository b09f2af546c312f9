"""Who plays a seat when no person does: a player from a spec such as "random" or "greedy".

Players that need no rules live here; a game's own players come from its folder.
"""

from heliopolis.game import Limits, Player
from heliopolis.players.process import PROCESS
from heliopolis.players.spec import HUMAN, PLAYERS, ask, dismiss, known_players, player, read_specs, seat, title

__all__ = [
    "HUMAN",
    "PLAYERS",
    "PROCESS",
    "Limits",
    "Player",
    "ask",
    "dismiss",
    "known_players",
    "player",
    "read_specs",
    "seat",
    "title",
]
