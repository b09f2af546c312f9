"""Our speed next to that of other engines, measured side by side in one run. See docs/benchmarks.md."""

from __future__ import annotations

import json
import time

from rich.console import Console

from heliopolis.bench.interpreted import interpreted as interpreted_form
from heliopolis.bench.machine import machine
from heliopolis.bench.report import WIDTH, Report
from heliopolis.bench.sections import FULL, QUICK, Scale, goals, heats, laps, measure
from heliopolis.progress import Bar


def main(quick: bool = False, as_json: bool = False) -> int:
    """Measure everything and print the report; the exit code."""
    report = run(QUICK if quick else FULL)
    if as_json:
        print(json.dumps(report.as_dict()))
    else:
        console = Console()
        if not console.is_terminal:
            console = Console(width=WIDTH)
        report.show(console)
    return 0


def run(scale: Scale) -> Report:
    """Measure everything, with a progress bar on standard error where that is a terminal."""
    begun = time.monotonic()
    here = machine()
    with interpreted_form() as ask:
        held = heats(ask)
        with Bar("Measuring", laps(held, scale)) as bar:
            results = measure(held, scale, bar.advance)
    return Report(
        machine=here,
        quick=scale == QUICK,
        rounds=scale.budget.rounds,
        seconds=time.monotonic() - begun,
        contests=results.contests,
        figures=results.figures,
        goals=goals(results, here.compiled),
    )
