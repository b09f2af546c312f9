"""Who may hand a seat to a bot, and who may take it back."""

from __future__ import annotations

import time

from heliopolis.game import BadSetup
from heliopolis.players import HUMAN
from heliopolis.server.bots import offered
from heliopolis.server.errors import Forbidden
from heliopolis.server.table import Mine, Table

PATIENCE = 600.0  # seconds that somebody may have the move before the others may give it to a bot


def check(table: Table, mine: Mine, seat: int, spec: str) -> None:
    """Raise ``Forbidden``, or ``BadSetup`` for a player that there is not, unless ``spec`` may decide for ``seat``.

    One's own seat may go to a bot and come back at any time. Somebody else's may go to a bot when the person there has
    had the move for long; only its own key takes it back.
    """
    known = [HUMAN, *offered(table.play.game)]
    if spec not in known:
        raise BadSetup("error-player", found=spec, known=", ".join(known))
    if table.play.over:
        raise Forbidden("error-over")
    if seat not in table.header.key_hashes:
        raise Forbidden("error-seat")
    if seat in mine:
        return
    if spec == HUMAN:
        raise Forbidden("error-seat-of-other")
    has_the_move = seat in table.people and seat == table.play.state.actor
    if not has_the_move or time.time() - table.moved < PATIENCE:
        raise Forbidden("error-seat-in-use", minutes=round(PATIENCE / 60))
