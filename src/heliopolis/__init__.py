"""Heliopolis: the board game Ra, exactly and very fast.

With HELIOPOLIS_INTERPRETED=1 in the environment the Python files are used even where their compiled form lies
beside them: to debug the rules, or to compare the two forms.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader


class _SourceOnly:
    """Finds the modules of this package as Python files, never as compiled ones."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: object = None) -> ModuleSpec | None:
        if path is None or not name.startswith(__name__ + "."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


if os.environ.get("HELIOPOLIS_INTERPRETED"):
    sys.meta_path.insert(0, _SourceOnly)


def compiled() -> bool:
    """Whether the rules run in their compiled form."""
    from heliopolis import chance

    return not str(chance.__file__).endswith(tuple(SOURCE_SUFFIXES))
