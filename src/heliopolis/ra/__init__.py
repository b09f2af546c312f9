"""Ra, the auction game by Reiner Knizia: begin at ``rules.py``, with RULES.md beside it."""

from heliopolis.ra.game import GAME

__all__ = ["GAME"]
