"""Games of Ra as notation: how tests reach a position, and what they ask about it.

Holdings are texts as well: "3 pharaoh 1 flood".
"""

from __future__ import annotations

from collections.abc import Iterator

from heliopolis.ra import GAME
from heliopolis.ra.pieces import KINDS, MOST_SEATS, TILES
from heliopolis.ra.state import State

# Dealt where a game does not begin with a deal of its own: seat 0 has the highest sun.
DEALS = {
    2: "=suns:9-6-5-2 =suns:8-7-4-3 ",
    3: "=suns:13-8-5-2 =suns:12-9-6-3 =suns:11-10-7-4 ",
    4: "=suns:13-6-2 =suns:12-7-3 =suns:11-8-4 =suns:10-9-5 ",
    5: "=suns:16-7-2 =suns:15-8-3 =suns:14-9-4 =suns:13-10-5 =suns:12-11-6 ",
}

# Three players. Seat 0 has used all its suns; seat 1 is at turn.
SEAT_0_IS_OUT = "ra pass pass bid:13  ra pass bid:8 pass  ra bid:5 pass pass  ra pass pass bid:2 "
# And so has seat 1; seat 2 is at turn and still owns 11 10 7 4.
SEAT_2_IS_ALONE = SEAT_0_IS_OUT + "ra pass bid:12  ra bid:9 pass  ra pass bid:6  ra bid:3 pass "


def play(notation: str, players: int = 3, edition: str = "sunboat", **options: str) -> State:
    """The position that a game leads to; ``mild_end="yes"`` is the option mild-end."""
    state = GAME.start(players, edition, {name.replace("_", "-"): value for name, value in options.items()})
    if "=suns" not in notation:
        notation = DEALS[players] + notation
    return go_on(state, notation)


def go_on(state: State, notation: str) -> State:
    """The same game after more steps, each of which must be legal."""
    for _ in stepping(state, notation):
        pass
    return state


def stepping(state: State, notation: str) -> Iterator[str]:
    """Take the steps one by one, and give each one's text before it is taken."""
    for number, text in enumerate(notation.split(), 1):
        step = GAME.parse(text)
        if step not in state.legal():
            raise AssertionError(f"step {number}, {text}, is not among {' '.join(legal(state))}")
        yield text
        state.apply(step)


def actors(state: State, notation: str) -> list[int | None]:
    """Who takes each of the steps, and last who is to act after them."""
    return [*(state.actor for _ in stepping(state, notation)), state.actor]


def draws(tiles: str) -> str:
    """Notation in which these tiles are drawn one after the other."""
    return "".join(f"draw ={tile} " for tile in tiles.split())


def legal(state: State) -> list[str]:
    """The legal steps as texts."""
    return [GAME.text(step) for step in state.legal()]


def track(state: State) -> str:
    """The auction track from the left to its last tile, "-" for an empty space: "nile - gold"."""
    return " ".join(tile or "-" for tile in state.as_dict()["auction_track"]).rstrip(" -")


def suns(state: State, seat: int) -> list[int]:
    """A seat's face-up suns, highest first."""
    return list(state.as_dict()["seats"][seat]["suns"])


def used_suns(state: State, seat: int) -> list[int]:
    """A seat's face-down suns, highest first."""
    return list(state.as_dict()["seats"][seat]["used_suns"])


def held(state: State, seat: int) -> str:
    """A seat's tiles, in the order of the tile names: "3 pharaoh 1 flood"."""
    return _as_text(state.held[seat])


def gone(state: State) -> str:
    """The tiles that have left the game."""
    return _as_text(state.gone)


def give(state: State, *holdings: str) -> State:
    """The same game, but each seat holds these tiles, taken from the bag; only for tests of the scoring."""
    rows = [_as_counts(holding) for holding in holdings]
    bag = [left - sum(row[tile] for row in rows) for tile, left in enumerate(state.bag)]
    assert min(bag) >= 0, "so many tiles are not in the bag"
    state.held = rows + [[0] * KINDS for _ in range(MOST_SEATS - len(rows))]
    state.bag, state.bag_size = bag, sum(bag)
    return state


def scored(*holdings: str, epoch: int = 1, **options: str) -> State:
    """A game in which an epoch has just ended with these tiles held; before it nobody had any."""
    start = play((epoch - 1) * "draw =ra ", players=len(holdings), ras="1", **options)
    return go_on(give(start, *holdings), "draw =ra")


def points(item: str, *holdings: str, epoch: int = 1, **options: str) -> list[int]:
    """What each seat gets for one item of the scoring when an epoch ends with these tiles held."""
    return items(scored(*holdings, epoch=epoch, **options), item, epoch)


def items(state: State, item: str, epoch: int) -> list[int]:
    """What each seat got for one item of the scoring of an epoch."""
    return [seat["points"][epoch - 1][item] for seat in state.as_dict()["seats"]]


def _as_text(counts: list[int]) -> str:
    return " ".join(f"{count} {TILES[tile]}" for tile, count in enumerate(counts) if count)


def _as_counts(holding: str) -> list[int]:
    words = holding.split()
    counts = [0] * KINDS
    for count, tile in zip(words[::2], words[1::2], strict=True):
        counts[TILES.index(tile)] = int(count)
    return counts
