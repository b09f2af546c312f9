"""Prints what the form of the rules that this process runs makes of many games; ``test_two_forms`` compares.

``python -m tests.form_digests GAMES`` prints one line for each game: a digest of every position in it.
``python -m tests.form_digests GAMES GAME STEP`` prints the position after so many steps of that game instead.
"""

from __future__ import annotations

import marshal
import sys
from collections.abc import Iterator
from itertools import islice
from zlib import crc32

from heliopolis import compiled
from heliopolis.chance import Seeded
from heliopolis.ra.playout import playouts
from heliopolis.ra.state import FIELDS, State, fields
from heliopolis.tally import Tally
from tests.generators import SET_UPS, plans, walk

PLAIN = 2  # of marshal's formats: equal values give equal bytes


def game_digests(games: int) -> Iterator[str]:
    """For each of so many games the digests of all its positions, one after the other."""
    for record, way, luck in plans(games):
        yield " ".join(f"{_digest(state):08x}" for state in walk(record.start(), way, luck))


def _digest(state: State) -> int:
    """Every field and every answer that goes through compiled code, in one number."""
    answers = (state.actor, state.legal(), state.odds(), state.scores(), state.winners())
    return crc32(marshal.dumps((fields(state), answers), PLAIN))


def position(games: int, game: int, step: int) -> str:
    """Every field of one position, a line each, then the legal steps."""
    record, way, luck = next(islice(plans(games), game, None))
    state = next(islice(walk(record.start(), way, luck), step, None))
    lines = [f"{name} = {value}" for name, value in zip(FIELDS, fields(state), strict=True)]
    return "\n".join([*lines, f"legal = {state.legal()}", f"odds = {state.odds()}"])


def playout_sums(games: int) -> Iterator[str]:
    """The sums that playouts inside the core come to, for every set-up and several degrees of patience."""
    for n, record in enumerate(SET_UPS):
        tally = Tally()
        luck = Seeded(n)
        playouts(record.start(), luck, (0, 128, 230, 256)[n % 4], games, tally)
        sums = (tally.games, tally.steps, tally.decisions, tally.score_sum, tally.score_squares)
        yield f"{sums} {luck.bits:x}"


def numbers() -> Iterator[str]:
    """What the seeded generator gives."""
    for seed in (0, 1, -1, 2**63, 2**64 - 1, 2**64, 10**30, -(10**30)):
        luck = Seeded(seed)
        bounds = [1, 2, 3, 7, 180, 2**16 + 1, 2**31 - 1]
        below = [luck.below(n) for n in bounds for _ in range(50)]
        picks = [luck.pick([(n, 1 + n % 5) for n in range(20)]) for _ in range(50)]
        yield f"{[luck.next32() for _ in range(50)]} {below} {picks} {luck.bits}"


def report(games: int) -> Iterator[str]:
    """All of the above, line by line; the first says which form it is."""
    yield "compiled" if compiled() else "interpreted"
    yield from numbers()
    yield from game_digests(games)
    yield from playout_sums(4)


if __name__ == "__main__":
    wanted = [int(argument) for argument in sys.argv[1:]]
    if len(wanted) == 1:
        for line in report(*wanted):
            print(line)
    else:
        print(position(*wanted))
