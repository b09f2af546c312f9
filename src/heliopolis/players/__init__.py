"""Who plays a seat when no person does: a player from a spec such as "random" or "greedy".

Players that need no rules live here; a game's own players come from its folder.
"""

from heliopolis.game import Limits, Player
from heliopolis.players.spec import known_players, player

__all__ = ["Limits", "Player", "known_players", "player"]
