"""``heliopolis bench``: our speed next to that of well-known engines, measured side by side."""

from __future__ import annotations

import argparse

from heliopolis import bench
from heliopolis.locales import Catalogue


def add(parser: argparse.ArgumentParser, say: Catalogue) -> None:
    """Declare the arguments."""
    parser.add_argument("--quick", action="store_true", help=say("help-quick"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(options: argparse.Namespace, say: Catalogue) -> int:
    """Measure and print."""
    return bench.main(quick=options.quick, as_json=options.json)
