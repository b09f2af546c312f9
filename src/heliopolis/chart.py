"""Line charts as SVG: one text, complete in itself, for pages and documents, by day and by night.

Lines differ by dashes as well as by colour, and their names stand at their ends. Colours are plain rules of a style
sheet inside the picture, with others for readers who prefer the dark.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from zlib import crc32

Point = tuple[float, float]

LETTER = 6.6  # about the width of a letter, in the units of the picture
LINE = 15  # the height of a line of text
EDGE = 12
SAMPLE = 22  # of a line, before its name
X_TICK, Y_TICK = 60, 40  # room for one tick of each axis, at least
MARGIN = 0.3  # of the width, at most, for the names
NICE = (1, 2, 2.5, 5, 10)
ROUND = (1, 2, 5)  # what the ticks of a logarithmic axis begin with
FROM_ZERO = 0.4  # of the highest value: an axis that would begin below this begins at 0
TO_FULL = 0.85  # an axis of shares that would end above this ends at 1

LIGHT = ("#0068b3", "#c2410c", "#0b7f5a", "#99309b", "#7c5c00", "#4b5563")
DARK = ("#6cb6ff", "#ff9d5c", "#4fd6a6", "#eb9fe8", "#e3c04e", "#c4cad3")
DASHES = ("none", "9 4", "2 3.5", "11 3 2 3", "5 2.5", "1 2 6 2")
LIGHT_INKS = {"paper": "#ffffff", "ink": "#1c2128", "faint": "#5b6470", "grid": "#dde2e8"}
DARK_INKS = {"paper": "#161b22", "ink": "#e6eaef", "faint": "#9aa4b0", "grid": "#323a44"}


@dataclass(frozen=True, slots=True)
class Series:
    """A line: its name and its points from left to right; with ``low`` and ``high`` also a band around it."""

    name: str
    points: Sequence[Point]
    low: Sequence[float] | None = None
    high: Sequence[float] | None = None


@dataclass(frozen=True, slots=True)
class Spot:
    """A place of a line that is marked, with a word about it."""

    x: float
    y: float
    about: str


def chart(
    series: Sequence[Series],
    *,
    title: str,
    x_label: str,
    y_label: str,
    x_marks: Sequence[tuple[float, str]] = (),
    spots: Sequence[Spot] = (),
    percent: bool = False,
    x_log: bool = False,
    width: int = 720,
    height: int = 320,
) -> str:
    """A picture of these lines as SVG.

    ``x_marks`` are upright lines with a word each. ``percent`` writes shares of 1 as per cent, and ``x_log`` gives
    every doubling of x the same room. Raises ``ValueError`` when there is no point to draw, or no logarithm of one.
    """
    frame = _Frame(series, title, x_marks, percent, x_log, width, height)
    name = f"chart-{crc32(f'{title} {width} {height} {series}'.encode()):08x}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 {width} {height}" '
        f'role="img" aria-labelledby="{name} {name}-about">',
        f'<title id="{name}">{escape(title)}</title>',
        f'<desc id="{name}-about">{escape(_summary(frame, x_label))}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{width}" height="{height}" rx="6"/>',
        _text(EDGE, 20, title, "heading"),
        *_axes(frame, x_label, y_label),
        *_marks(frame, x_marks),
        *(_band(frame, line, number) for number, line in enumerate(series) if line.low and line.high),
        *(_line(frame, line, number) for number, line in enumerate(series)),
        *(_spot(frame, spot) for spot in spots),
        *_names(frame),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _style() -> str:
    """The rules of all charts; the same in each, so that several can stand on one page."""
    rules = [".chart{color-scheme:light dark;font:12px system-ui,'Segoe UI',Roboto,'DejaVu Sans',sans-serif}"]
    rules.append(".chart .heading{font-size:14px;font-weight:600}")
    rules.append(".chart .line{fill:none;stroke-width:2;stroke-linejoin:round}")
    rules.append(".chart .band{stroke:none;opacity:.16}")
    rules.append(".chart .mark{stroke-width:1;stroke-dasharray:3 3}")
    rules.append(".chart .spot{stroke-width:1.5}")
    rules += [f".chart .d{i}{{stroke-dasharray:{dash}}}" for i, dash in enumerate(DASHES)]
    night = "".join(_inks(DARK_INKS, DARK))
    return "".join([*rules, *_inks(LIGHT_INKS, LIGHT), f"@media (prefers-color-scheme:dark){{{night}}}"])


def _inks(inks: dict[str, str], colours: Sequence[str]) -> Iterator[str]:
    yield f".chart .paper{{fill:{inks['paper']}}}.chart text{{fill:{inks['ink']}}}.chart .faint{{fill:{inks['faint']}}}"
    yield f".chart .grid{{stroke:{inks['grid']}}}.chart .mark{{stroke:{inks['faint']}}}"
    yield f".chart .spot{{fill:{inks['paper']};stroke:{inks['ink']}}}"
    for i, colour in enumerate(colours):
        yield f".chart .c{i}{{stroke:{colour}}}.chart .f{i}{{fill:{colour}}}"


STYLE = _style()


class _Frame:
    """Where the axes run, and where a value lies on them."""

    def __init__(
        self,
        series: Sequence[Series],
        title: str,
        x_marks: Sequence[tuple[float, str]],
        percent: bool,
        x_log: bool,
        width: int,
        height: int,
    ) -> None:
        xs = [x for line in series for x, _ in line.points]
        ys = [y for line in series for y in (*(y for _, y in line.points), *(line.low or ()), *(line.high or ()))]
        if not xs:
            raise ValueError("a chart needs at least one point")
        if x_log and min(xs) <= 0:
            raise ValueError("a logarithmic axis needs values above 0")
        self.series, self.percent, self.x_log = series, percent, x_log
        self.top = 34 + (LINE if x_marks else 0)
        self.bottom = height - 44
        self.y_ticks = _ticks(*_range(ys, percent), max(2, (self.bottom - self.top) // Y_TICK))
        self.y_low, self.y_high = self.y_ticks[0], self.y_ticks[-1]
        self.left = EDGE + 20 + LETTER * max(len(self.y_word(tick)) for tick in self.y_ticks)
        longest = max(len(line.name) for line in series)
        self.letters = min(longest, int((width * MARGIN - SAMPLE - 6) / LETTER))  # of a name that can be shown
        self.right = width - EDGE - SAMPLE - 6 - LETTER * self.letters
        self.x_low, self.x_high = min(xs), max(xs)
        self.x_ticks = self._x_ticks(max(2, int(self.right - self.left) // X_TICK))

    def _x_ticks(self, count: int) -> list[float]:
        if self.x_log:
            tens = range(floor(log10(self.x_low)), ceil(log10(self.x_high)) + 1)
            firsts = ROUND if len(tens) * len(ROUND) <= 2 * count else ROUND[:1]
            ticks = [first * 10.0**power for power in tens for first in firsts]
        else:
            ticks = _ticks(self.x_low, self.x_high, count)
        slack = (self.x_high - self.x_low) * 1e-9
        return [tick for tick in ticks if self.x_low - slack <= tick <= self.x_high + slack]

    def x(self, value: float) -> float:
        """Where a value lies from left to right."""
        low, high = self.x_low, self.x_high
        if self.x_log:
            low, high, value = log10(low), log10(high), log10(value)
        share = (value - low) / (high - low) if high > low else 0.5
        return self.left + share * (self.right - self.left)

    def y(self, value: float) -> float:
        """Where a value lies from top to bottom."""
        return self.bottom - (value - self.y_low) / (self.y_high - self.y_low) * (self.bottom - self.top)

    def y_word(self, value: float) -> str:
        """A value of the upright axis in figures."""
        return f"{_figure(100 * value)} %" if self.percent else _figure(value)


def _range(values: Sequence[float], percent: bool) -> Point:
    """The lowest and the highest value that the axis must show."""
    low, high = min(values), max(values)
    if 0 <= low < FROM_ZERO * high:
        low = 0.0
    if percent and TO_FULL < high <= 1:
        high = 1.0
    return (low, high) if high > low else (low - 0.5, high + 0.5)


def _ticks(low: float, high: float, count: int) -> list[float]:
    """At most so many steps of a round size that reach from below ``low`` to above ``high``."""
    if high <= low:
        return [low]
    size = 10.0 ** floor(log10((high - low) / count))
    step = next(size * nice for nice in NICE if size * nice * count >= (high - low) * 0.999)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(number * step, 10) for number in range(first, last + 1)]


def _figure(value: float) -> str:
    return f"{value:,.10g}".replace(",", "\N{NO-BREAK SPACE}").replace("-", "\N{MINUS SIGN}")


def _summary(frame: _Frame, x_label: str) -> str:
    """The picture in words for those who do not see it: where each line begins and ends."""
    ends = [
        f"{line.name}: {frame.y_word(round(line.points[0][1], 3))} → {frame.y_word(round(line.points[-1][1], 3))}"
        for line in frame.series
        if line.points
    ]
    return f"{x_label}: {_figure(frame.x_low)} → {_figure(frame.x_high)}. " + ". ".join(ends) + "."


def _text(x: float, y: float, text: str, style: str = "", anchor: str = "start") -> str:
    kind = f' class="{style}"' if style else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{kind}>{escape(text)}</text>'


def _axes(frame: _Frame, x_label: str, y_label: str) -> Iterator[str]:
    for tick in frame.y_ticks:
        y = frame.y(tick)
        yield f'<path class="grid" d="M{frame.left:.1f} {y:.1f}H{frame.right:.1f}"/>'
        yield _text(frame.left - 6, y + 4, frame.y_word(tick), "faint", "end")
    for tick in frame.x_ticks:
        x = frame.x(tick)
        yield f'<path class="grid" d="M{x:.1f} {frame.bottom:.1f}v5"/>'
        yield _text(x, frame.bottom + 18, _figure(tick), "faint", "middle")
    yield _text((frame.left + frame.right) / 2, frame.bottom + 36, x_label, "faint", "middle")
    middle = (frame.top + frame.bottom) / 2
    turned = _text(0, 0, y_label, "faint", "middle")
    yield f'<g transform="translate({EDGE + 4} {middle:.1f}) rotate(-90)">{turned}</g>'


def _marks(frame: _Frame, marks: Sequence[tuple[float, str]]) -> Iterator[str]:
    free = 0.0  # where the next word may begin
    for value, word in marks:
        x = frame.x(value)
        yield f'<path class="mark" d="M{x:.1f} {frame.top - LINE:.1f}V{frame.bottom:.1f}"/>'
        if x >= free:
            yield _text(x + 4, frame.top - 5, word, "faint")
            free = x + 8 + LETTER * len(word)


def _band(frame: _Frame, line: Series, number: int) -> str:
    xs = [x for x, _ in line.points]
    there = zip(xs, line.high or (), strict=True)
    back = zip(reversed(xs), reversed(line.low or ()), strict=True)
    corners = " ".join(f"{frame.x(x):.1f},{frame.y(y):.1f}" for x, y in (*there, *back))
    return f'<polygon class="band f{number % len(LIGHT)}" points="{corners}"/>'


def _line(frame: _Frame, line: Series, number: int) -> str:
    path = " ".join(f"{frame.x(x):.1f} {frame.y(y):.1f}" for x, y in _corners(line.points))
    return f'<path class="line {_look(number)}" d="M{path}"/>'


def _look(number: int) -> str:
    """The colour and the dashes of a line; only after thirty lines does a pair come again."""
    return f"c{number % len(LIGHT)} d{(number + number // len(DASHES)) % len(DASHES)}"


def _corners(points: Sequence[Point]) -> list[Point]:
    """The points without those inside a level stretch."""
    inner = zip(points, points[1:], points[2:], strict=False)
    kept = [here for before, here, after in inner if not before[1] == here[1] == after[1]]
    return [*points[:1], *kept, *points[1:][-1:]]


def _spot(frame: _Frame, spot: Spot) -> str:
    place = f'cx="{frame.x(spot.x):.1f}" cy="{frame.y(spot.y):.1f}"'
    return f'<circle class="spot" {place} r="3.5"><title>{escape(spot.about)}</title></circle>'


def _names(frame: _Frame) -> Iterator[str]:
    """Each line's name at its end, moved up or down where two would touch."""
    ends = [(frame.y(line.points[-1][1]), i) for i, line in enumerate(frame.series) if line.points]
    for y, number in _apart(sorted(ends), frame.bottom):
        name = frame.series[number].name
        shown = name if len(name) <= frame.letters else name[: max(1, frame.letters - 1)] + "…"
        yield f'<path class="line {_look(number)}" d="M{frame.right + 4:.1f} {y:.1f}h{SAMPLE - 4}"/>'
        yield _text(frame.right + SAMPLE + 4, y + 4, shown)


def _apart(ends: list[tuple[float, int]], bottom: float) -> list[tuple[float, int]]:
    """The same heights from top to bottom, but a line of text apart."""
    placed: list[tuple[float, int]] = []
    for y, number in ends:
        placed.append((max(y, placed[-1][0] + LINE) if placed else y, number))
    limit = bottom
    for i in range(len(placed) - 1, -1, -1):
        placed[i] = (min(placed[i][0], limit), placed[i][1])
        limit = placed[i][0] - LINE
    return placed
