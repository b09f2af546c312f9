"""The table of Ra drawn in a terminal: the two tracks, the auction under way, and every player's area."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from heliopolis.ra.editions import DEFAULT_EDITION, EDITIONS
from heliopolis.ra.events import Say
from heliopolis.ra.pieces import (
    CIVILIZATION,
    EPOCHS,
    FLOOD,
    GOD,
    GOLD,
    MONUMENTS,
    NILE,
    NO_TILE,
    PHARAOH,
)
from heliopolis.ra.position import AUCTION, OVER
from heliopolis.ra.terminal import marks
from heliopolis.ra.view import SeatView, View, bidders, passed

WIDE = 116  # from here on tiles are named in full
CARD = 8  # cells of a tile's name on the track
SUN_CARD = 4

# The cells of each column of the players' areas.
COLUMNS = {"player": 12, "suns": 13, "pharaohs": 8, "river": 8, "civilization": 14, "monuments": 19}
WIDE_COLUMNS = {"player": 16, "suns": 14, "pharaohs": 8, "river": 9, "civilization": 20, "monuments": 30}
CROWDED = 5  # players: no lines are left to keep them apart


def table(view: View, names: Sequence[str], say: Say, width: int, edition: str = DEFAULT_EDITION) -> RenderableType:
    """The whole table as ``view`` shows it, for a terminal of this width."""
    parts: list[RenderableType] = [_tracks(view, say, edition), _auction_track(view, say, width)]
    if view.phase == AUCTION:
        parts.append(_offers(view, names, say))
    return Group(*parts, _areas(view, names, say, width))


# The tracks


def _tracks(view: View, say: Say, edition: str) -> Text:
    """One line: the epoch, the Ra track, the bag."""
    epoch = Text(say("table-epoch", epoch=view.epoch, epochs=EPOCHS), "bold")
    boat = EDITIONS[edition].sun_boat
    ras = Text(say("table-ras", count=view.ra_track, of=view.ras))
    track = _boat(view) if boat else _ra_tiles(view, say)
    bag = Text(say("table-bag", count=sum(view.bag)), marks.QUIET)
    return Text.assemble(" ", epoch, "   ", track, " ", ras, "   ", bag)


def _boat(view: View) -> Text:
    """The Sun Boat on its way to the last space of the Ra track."""
    behind, ahead = "══" * view.ra_track, "──" * (view.ras - view.ra_track)
    return Text.assemble((behind, "yellow"), (marks.BOAT, marks.SUN), (ahead, marks.QUIET), ("┤", "bold red"))


def _ra_tiles(view: View, say: Say) -> Text:
    """The Ra tiles that lie on the Ra track, and its open spaces."""
    laid = [Text(f" {say('tile-ra')} ", "bold black on yellow")] * view.ra_track
    spaces = [Text("··", marks.QUIET)] * (view.ras - view.ra_track)
    return Text(" ").join([*laid, *spaces])


def _auction_track(view: View, say: Say, width: int) -> Table:
    """Eight spaces, and behind them the sun in the centre that goes with them."""
    card = CARD if width < WIDE else CARD + 4
    track = Table(box=box.ROUNDED, show_header=False, padding=0, border_style=marks.QUIET)
    for _ in view.auction_track:
        track.add_column(width=card, no_wrap=True)
    track.add_column(width=SUN_CARD, no_wrap=True, justify="center")
    cells = [Text() if tile == NO_TILE else marks.card(tile, say, card) for tile in view.auction_track]
    sun = Text(f"☼\n{view.centre}", marks.SUN, justify="center")
    track.add_row(*cells, sun)
    return track


def _offers(view: View, names: Sequence[str], say: Say) -> Text:
    """The auction under way: who started it, and what everybody has offered so far, in the order of bidding."""
    started = say("table-invoked" if view.invoked else "table-ra-drawn", player=names[view.ra_player])
    line = Text(f" {started}", "bold")
    out = passed(view)
    for seat in bidders(view):
        offer = view.offers[seat]
        line.append("  ").append(names[seat], marks.NOW if seat == view.turn else "")
        if offer:
            line.append(f" {offer}", marks.SUN)
        elif seat in out:
            line.append(f" {say('table-passed')}", marks.QUIET)
        elif seat == view.turn:
            line.append(" ?")
    return line


# The players' areas


def _areas(view: View, names: Sequence[str], say: Say, width: int) -> Table:
    """One row for each player, one column for each of the five groups of the rulebook."""
    wide = width >= WIDE
    if wide:
        areas = Table(box=box.ROUNDED, show_lines=True, border_style=marks.QUIET, header_style=marks.QUIET)
    else:
        areas = Table(box=None, padding=(0, 1, 0, 0), header_style=marks.QUIET)
    for group, cells in (WIDE_COLUMNS if wide else COLUMNS).items():
        whole = group == "player" or not wide
        areas.add_column(say(f"group-{group}"), width=cells, no_wrap=whole, overflow="ellipsis")
    for seat, area in enumerate(view.seats):
        apart = not wide and seat < len(view.seats) - 1 and len(view.seats) < CROWDED
        groups = _groups(area, say, wide)
        areas.add_row(_who(view, seat, names, say), *groups[:-1], groups[-1].append("\n" if apart else ""))
    return areas


def _who(view: View, seat: int, names: Sequence[str], say: Say) -> Text:
    now = seat == view.turn and view.phase != OVER
    who = Text.assemble("▶ " if now else "  ", (names[seat], "bold" if now else ""))
    score = view.seats[seat].score
    if score is not None:
        who.append(f"\n  {say('table-score', count=score)}", "" if now else marks.QUIET)
    return who


def _groups(area: SeatView, say: Say, wide: bool) -> list[Text]:
    """Suns and Gods, Pharaohs, Nile and Floods, Civilization and Gold, Monuments."""
    tiles = area.tiles
    if wide:
        civilization = _lines(*_named(CIVILIZATION, tiles, say), *_counted([GOLD], tiles, say))
        monuments = _lines(*_named(MONUMENTS, tiles, say))
    else:
        civilization = _slots([*CIVILIZATION, GOLD], tiles, say, 3)
        monuments = _slots(MONUMENTS, tiles, say, 4)
    return [
        _lines(marks.suns(area.suns, area.used_suns), *_counted([GOD], tiles, say)),
        Text(str(tiles[PHARAOH]), marks.INKS[PHARAOH]) if tiles[PHARAOH] else marks.none(),
        _lines(*_counted([NILE, FLOOD], tiles, say)),
        civilization,
        monuments,
    ]


def _counted(kinds: Sequence[int], tiles: Sequence[int], say: Say) -> list[Text]:
    """One line for each of these kinds that there is."""
    return [marks.counted(tile, tiles[tile], say) for tile in kinds if tiles[tile]]


def _named(kinds: Sequence[int], tiles: Sequence[int], say: Say) -> list[Text]:
    """One line for all tiles of these kinds, by their full names; none if there are none."""
    held = [
        Text(marks.name(tile, say) + (f" {tiles[tile]}" if tiles[tile] > 1 else ""), marks.INKS[tile])
        for tile in kinds
        if tiles[tile]
    ]
    return [Text(", ").join(held)] if held else []


def _slots(kinds: Sequence[int], tiles: Sequence[int], say: Say, on_line: int) -> Text:
    """Tiles of these kinds shortened, each in its own place, so that gaps are seen and players compared."""
    slots = [marks.slot(tile, tiles[tile], say) for tile in kinds]
    return _lines(*(Text(" ").join(slots[i : i + on_line]) for i in range(0, len(slots), on_line)))


def _lines(*lines: Text) -> Text:
    return Text("\n").join(lines or [marks.none()])
