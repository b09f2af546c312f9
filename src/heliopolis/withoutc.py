"""What compiled files ask of Cython, for where they run interpreted and Cython is not installed."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

compiled = False
nogil = nullcontext()  # interpreted code keeps Python's lock


def cast(to: Any, value: Any) -> Any:
    """The value itself: only C has other types for it."""
    return value


def address(value: Any) -> Any:
    """Where a value lies: a question for C alone."""
    raise NotImplementedError
