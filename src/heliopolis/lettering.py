"""Letters drawn as lines, for pictures that must look alike where no fonts are installed.

A letter is four units wide and six high. Its strokes are separated by bars, and a stroke is a list of corners,
each of two digits: how far to the right, how far down.
"""

from __future__ import annotations

STROKES = {
    "A": "06 20 46|14 34",
    "B": "00 06 36 45 44 33 42 41 30 00|03 33",
    "C": "41 30 10 01 05 16 36 45",
    "D": "00 06 26 44 42 20 00",
    "E": "40 00 06 46|03 33",
    "F": "40 00 06|03 33",
    "G": "41 30 10 01 05 16 36 45 43 23",
    "H": "00 06|40 46|03 43",
    "I": "10 30|20 26|16 36",
    "J": "40 45 36 16 05",
    "K": "00 06|40 03 46",
    "L": "00 06 46",
    "M": "06 00 23 40 46",
    "N": "06 00 46 40",
    "O": "10 30 41 45 36 16 05 01 10",
    "P": "06 00 30 41 42 33 03",
    "Q": "10 30 41 45 36 16 05 01 10|24 46",
    "R": "06 00 30 41 42 33 03|23 46",
    "S": "41 30 10 01 02 13 33 44 45 36 16 05",
    "T": "00 40|20 26",
    "U": "00 05 16 36 45 40",
    "V": "00 26 40",
    "W": "00 16 23 36 40",
    "X": "00 46|40 06",
    "Y": "00 23 40|23 26",
    "Z": "00 40 06 46",
    "0": "10 30 41 45 36 16 05 01 10|14 32",
    "1": "11 20 26|16 36",
    "2": "01 10 30 41 42 06 46",
    "3": "00 40 22 33 44 45 36 16 05",
    "4": "36 30 04 44",
    "5": "40 00 02 32 43 45 36 06",
    "6": "40 20 02 05 16 36 45 44 33 03",
    "7": "00 40 16",
    "8": "13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33",
    "9": "06 26 44 41 30 10 01 02 13 43",
    "-": "03 43",
    "_": "06 46",
    "/": "06 40",
    "?": "01 10 30 41 42 23 24|25 26",
    " ": "",
}
WIDTH, HEIGHT, PITCH = 4, 6, 6


def path(text: str, x: float, y: float, height: float) -> str:
    """The path of an SVG that writes a text from its upper left corner on."""
    unit = height / HEIGHT
    parts = []
    for place, letter in enumerate(text.upper()):
        left = x + place * PITCH * unit
        for stroke in filter(None, STROKES.get(letter, STROKES["?"]).split("|")):
            corners = [f"{left + int(at[0]) * unit:.1f} {y + int(at[1]) * unit:.1f}" for at in stroke.split()]
            parts.append("M" + "L".join(corners))
    return "".join(parts)


def width(text: str, height: float) -> float:
    """How wide a text of this height is."""
    return max(0.0, (len(text) * PITCH - (PITCH - WIDTH)) * height / HEIGHT)
