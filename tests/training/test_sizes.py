"""The arrays of the compiled form are as long as the rows of the interpreted one: the measures say how long."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys

import pytest

from tests.generators import ROOT

MODULES = ("network", "branches", "sale", "simple", "watching", "lessons", "judge")
CLASS = re.compile(r"^cdef class (\w+)(.*?)(?=^\S|\Z)", re.MULTILINE | re.DOTALL)
ARRAY = re.compile(r"^    cdef (?:public |readonly )?\w+\[(\d+)\] (\w+)$", re.MULTILINE)

# Makes one object of each class and tells how long its rows are.
MEASURE = """
import json
from array import array
from heliopolis.ra import branches, lessons, network, simple, watching
from math import prod
numbers = {name: array("f", bytes(4 * prod(shape))) for name, shape in network.shapes(5).items()}
judge = network.Network(5, numbers)
things = (judge, branches.Branches(), branches.Sale(), branches.Bidding(0.0), lessons.Lessons(judge))
things += (simple.Simple(), watching.Watch())
names = lambda thing: {*getattr(thing, "__slots__", ()), *getattr(thing, "__dict__", ())}
rows = lambda thing: {name: getattr(thing, name) for name in names(thing)}
long = lambda thing: {name: len(row) for name, row in rows(thing).items() if isinstance(row, list)}
print(json.dumps({type(thing).__name__: long(thing) for thing in things}))
"""


@pytest.fixture(scope="module")
def interpreted() -> dict[str, dict[str, int]]:
    """How long the rows of each class are, where nothing is compiled."""
    environment = {**os.environ, "HELIOPOLIS_INTERPRETED": "1"}
    answer = subprocess.run(
        [sys.executable, "-c", MEASURE], env=environment, capture_output=True, text=True, check=True
    )
    found: dict[str, dict[str, int]] = json.loads(answer.stdout)
    found["Judge"] = {name: found["Network"].pop(name) for name in ("wins", "scores")}
    return found


def compiled() -> dict[str, dict[str, int]]:
    """How long the arrays of each class are, as the .pxd files declare them."""
    texts = [(ROOT / f"src/heliopolis/ra/{module}.pxd").read_text("utf-8") for module in MODULES]
    classes = [found for text in texts for found in CLASS.finditer(text)]
    return {one[1]: {name: int(size) for size, name in ARRAY.findall(one[2])} for one in classes}


@pytest.mark.parametrize("name", ["Network", "Branches", "Sale", "Bidding", "Simple", "Watch", "Lessons", "Judge"])
def test_compiled_arrays_are_as_long_as_interpreted_rows(name: str, interpreted: dict[str, dict[str, int]]) -> None:
    assert compiled()[name]
    assert compiled()[name] == interpreted[name]
