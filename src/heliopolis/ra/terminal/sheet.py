"""The scoring sheet of Ra in a terminal: points by item and player, for one epoch or for the whole game."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from heliopolis.ra.events import Say
from heliopolis.ra.pieces import EPOCHS
from heliopolis.ra.position import ITEMS, START_SCORE
from heliopolis.ra.sheet import Row, rows
from heliopolis.ra.state import State
from heliopolis.ra.terminal import marks

AT_THE_END = ("monuments", "suns")  # P6, P7: items that only the last epoch has
NUMBER = 3  # cells of a number
ROOM = 60  # cells for all players together; the items need the rest of eighty
FRAME = 3  # cells between two columns


def sheet(epoch: int, rows: Sequence[Row], names: Sequence[str], say: Say) -> Table:
    """What one epoch gave, one column for each of the rows."""
    table = _sheet(say("sheet-epoch", epoch=epoch), [Text(names[row.seat]) for row in rows], 1)
    for item, key in enumerate(ITEMS):
        if epoch == EPOCHS or key not in AT_THE_END:
            table.add_row(say(f"item-{key}"), *(_number(row.points[item]) for row in rows))
    table.add_section()
    table.add_row(say("sheet-total"), *(_number(row.total) for row in rows))
    table.add_row(say("sheet-score"), *(Text(str(row.score)) for row in rows), style="bold")
    return table


def final(state: State, names: Sequence[str], say: Say) -> Table:
    """The whole game so far: one column for each player, in it one number for each epoch."""
    epochs = rows(state)
    winners = state.winners()
    heads = [
        Text.assemble(
            (names[seat], marks.SUN if seat in winners else ""),
            "\n",
            _cell([str(epoch) for epoch in range(1, len(epochs) + 1)]),
        )
        for seat in range(len(names))
    ]
    table = _sheet(say("sheet-game"), heads, len(epochs))
    columns = list(zip(*epochs, strict=True))  # by seat, then by epoch
    start = _cell([str(START_SCORE), *[_number(0)] * (len(epochs) - 1)])
    table.add_row(say("sheet-start"), *[start] * len(names))
    for item, key in enumerate(ITEMS):
        cells = [_cell([_number(row.points[item]) for row in column]) for column in columns]
        table.add_row(say(f"item-{key}"), *cells)
    table.add_section()
    table.add_row(say("sheet-total"), *(_cell([_number(row.total) for row in column]) for column in columns))
    scores = [_cell([str(row.score) for row in column]) for column in columns]
    table.add_row(say("sheet-score"), *scores, style="bold")
    return table


def _sheet(title: str, heads: Sequence[Text], epochs: int) -> Table:
    """An empty sheet with a column for every head, as wide as the longest name or as there is room for."""
    table = Table(title=Text(title, "bold"), title_justify="left", box=box.ROUNDED, border_style=marks.QUIET)
    table.add_column(no_wrap=True)
    longest = max(cell_len(head.plain.partition("\n")[0]) for head in heads)
    width = max(NUMBER * epochs, min(longest, ROOM // len(heads) - FRAME))
    for head in heads:
        table.add_column(head, justify="right", width=width, no_wrap=True, overflow="ellipsis")
    return table


def _cell(numbers: Sequence[str | Text]) -> Text:
    """Numbers below each other in every row."""
    cell = Text()
    for number in numbers:
        text = Text(number) if isinstance(number, str) else number.copy()
        text.pad_left(max(0, NUMBER - len(text)))
        cell.append(text)
    return cell


def _number(points: int) -> Text:
    """Points with the colour of gain or loss; a dot for none."""
    if points == 0:
        return marks.none()
    return Text(str(points), "green" if points > 0 else "red")
