"""Taking back: at once while nothing was drawn or decided since, else when all people at the table agree."""

from __future__ import annotations

from heliopolis.server.errors import Forbidden
from heliopolis.server.table import AGREE, ASK, REFUSE, UNDO, Mine, Table, Text


def undoing(table: Table, mine: Mine, answer: str) -> tuple[list[Text], int | None]:
    """What an answer, or the wish to go back, adds to the log, and who has the move then; raises ``Forbidden``."""
    if not any(seat in table.people for seat in mine):
        raise Forbidden("error-seat-of-bot")
    return _asked(table, mine) if answer == ASK else _answered(table, mine, answer)


def _asked(table: Table, mine: Mine) -> tuple[list[Text], int | None]:
    actors, seat = table.play.actors, table.seat_of(mine)
    own = table.own_undo(mine)
    if own is not None:
        return [(f"{UNDO} {own}", actors[own])], actors[own]
    to = table.common_undo()
    if to is None:
        raise Forbidden("error-no-undo")
    if set(table.people) <= set(mine):  # nobody else is to be asked
        return [(f"{UNDO} {to}", seat)], actors[to]
    return [(f"{ASK} {to}", seat)], table.play.state.actor


def _answered(table: Table, mine: Mine, answer: str) -> tuple[list[Text], int | None]:
    proposal, seat = table.proposal, table.seat_of(mine)
    if proposal is None or seat is None or (answer == AGREE and seat in proposal.agreed):
        raise Forbidden("error-nothing-asked")
    texts: list[Text] = [(AGREE if answer == AGREE else REFUSE, seat)]
    if answer == AGREE and proposal.agreed | {seat} == set(table.people):
        return [*texts, (f"{UNDO} {proposal.to}", seat)], table.play.actors[proposal.to]
    return texts, table.play.state.actor
