"""The scripts in bench/, which are no package, as modules."""

from __future__ import annotations

from functools import cache
from importlib import util
from pathlib import Path
from types import ModuleType

BENCH = Path(__file__).parent.parent / "bench"


@cache
def script(name: str) -> ModuleType:
    """The script of this name."""
    spec = util.spec_from_file_location(name, BENCH / f"{name}.py")
    assert spec
    assert spec.loader
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
