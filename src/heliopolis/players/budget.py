"""How long a player may think, as people write it: "500ms" and "2s" are times, "1000" is a number of positions."""

from __future__ import annotations

import re

from heliopolis.game import BadSetup, Limits

UNITS = {"ms": 0.001, "s": 1.0}
BUDGET = re.compile(r"([0-9]{1,9}(?:\.[0-9]{1,6})?)(ms|s|)")


def budget(text: str) -> Limits:
    """The limits that a text means; raises ``BadSetup``."""
    found = BUDGET.fullmatch(text)
    if found is None or not float(found[1]) or (not found[2] and "." in found[1]):
        raise BadSetup("error-budget", found=text)
    if found[2]:
        return Limits(seconds=float(found[1]) * UNITS[found[2]])
    return Limits(nodes=int(found[1]))
