"""Who plays a seat when no person does: a player from a spec such as "random" or "greedy".

Players that need no rules live here; a game's own players come from its folder.
"""

from heliopolis.game import Limits, Player
from heliopolis.players.spec import PLAYERS, ask, known_players, player

__all__ = ["PLAYERS", "Limits", "Player", "ask", "known_players", "player"]
