"""The steps of Ra and how they are written.

A step is a small number; its text is the notation of the record. The numbers are packed by kind of step,
so the rules compare ranges, and nothing outside this folder needs to know them.
"""

from heliopolis.game import BadNotation
from heliopolis.ra.editions import SUN_GROUPS
from heliopolis.ra.pieces import HIGHEST_SUN, KINDS, NO_TILE, TILES

# Steps that are asked for together stand together: an action (T1), more Gods or done (T5), an offer (A1).
DRAW = 0
INVOKE = 1
GOD_FOR = 2  # god:TILE is GOD_FOR + tile
DONE = GOD_FOR + KINDS
PASS = DONE + 1
BID = PASS  # bid:N is BID + N, and N starts at 1
DISCARD = BID + HIGHEST_SUN + 1
DRAWN = DISCARD + KINDS  # =TILE, an outcome of chance
DEALT = DRAWN + KINDS  # =suns:…, an outcome of chance: one of SUN_GROUPS
STEPS = DEALT + len(SUN_GROUPS)


def _texts() -> tuple[str, ...]:
    """The text of every step, by number."""
    texts = ["draw", "ra"]
    texts += ["god:" + tile for tile in TILES]
    texts += ["done", "pass"]
    texts += [f"bid:{sun}" for sun in range(1, HIGHEST_SUN + 1)]
    texts += ["discard:" + tile for tile in TILES]
    texts += ["=" + tile for tile in TILES]
    texts += ["=suns:" + "-".join(map(str, group)) for group in SUN_GROUPS]
    return tuple(texts)


TEXTS = _texts()
_NUMBERS = {text: step for step, text in enumerate(TEXTS)}


def text(step: int) -> str:
    """The step as it stands in a record; the inverse of ``parse``."""
    if not 0 <= step < STEPS:
        raise BadNotation("error-no-such-step", found=str(step))
    return TEXTS[step]


def parse(text: str) -> int:
    """The step that ``text`` names; raises ``BadNotation`` when it names none."""
    step = _NUMBERS.get(text)
    if step is None:
        raise BadNotation("error-no-such-step", found=text)
    return step


def tile_of(step: int) -> int:
    """The tile that a step draws, takes or discards; ``NO_TILE`` for a step without one."""
    for first in (GOD_FOR, DISCARD, DRAWN):
        if first <= step < first + KINDS:
            return step - first
    return NO_TILE


def is_chance(step: int) -> bool:
    """Whether the step is an outcome of chance."""
    return step >= DRAWN
