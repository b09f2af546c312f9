"""Text for terminals that cannot show every letter: the nearest plain one in its place."""

from __future__ import annotations

import codecs
import io
import unicodedata
from typing import IO

from heliopolis.locales import Catalogue, catalogue

HANDLER = "heliopolis-plain"  # the name of our error handler in Python's table of them

# What stands for a sign of ours that an encoding lacks; one cell for one cell, so that tables stay straight.
PLAIN = {
    "─": "-",
    "═": "=",
    "│": "|",
    "┤": "|",
    "╲": "\\",
    "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}": "/",
    "☼": "o",
    "▶": ">",
    "·": ".",
    "…": ".",
    "ł": "l",
    "Ł": "L",
    "\N{MULTIPLICATION SIGN}": "x",
    "\N{EM DASH}": "-",
    "\N{EN DASH}": "-",
    "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}": ">",
    "\N{LEFT DOUBLE QUOTATION MARK}": '"',
    "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
    "\N{DOUBLE LOW-9 QUOTATION MARK}": '"',
    "\N{LEFT-POINTING DOUBLE ANGLE QUOTATION MARK}": '"',
    "\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}": '"',
}


def write_plainly(stream: IO[str]) -> None:
    """Let a stream whose encoding lacks a letter write a plain one, instead of failing."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=HANDLER)


def read_anything(stream: IO[str]) -> None:
    """Let a stream read bytes that are no text as a sign for that, instead of failing."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")


def shown_language(say: Catalogue, encoding: str) -> Catalogue:
    """The same catalogue, or English where the encoding lacks the language's alphabet."""
    try:
        say("language-name").encode(encoding)
    except UnicodeEncodeError:
        return catalogue("en")
    return say


def _plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    return "".join(PLAIN.get(letter) or _without_accent(letter) for letter in letters), error.end


def _without_accent(letter: str) -> str:
    base = unicodedata.normalize("NFKD", letter)[0]
    return base if base.isascii() else "?"


codecs.register_error(HANDLER, _plain)
