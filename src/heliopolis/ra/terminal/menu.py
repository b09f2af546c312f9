"""How the steps of Ra are called in a menu, and what to type for them."""

from __future__ import annotations

from heliopolis.ra import steps
from heliopolis.ra.events import Say
from heliopolis.ra.pieces import NO_TILE

LATIN = {"draw": "d", "ra": "r", "done": "d", "pass": "p"}  # keys that work in every language


def label(step: int, say: Say) -> str:
    """The step in plain words."""
    kind, _, what = steps.text(step).partition(":")
    if steps.tile_of(step) != NO_TILE:
        return say(f"label-{kind}", tile=say(f"tile-{what}"))
    return say(f"label-{kind}", sun=what)


def keys(step: int, say: Say) -> tuple[str, ...]:
    """What may be typed for the step besides its notation, the shortest first."""
    kind, _, what = steps.text(step).partition(":")
    if kind in LATIN:
        return say(f"key-{kind}"), LATIN[kind]
    if steps.tile_of(step) != NO_TILE:
        return what, say(f"tile-{what}").casefold()
    return (what,)
