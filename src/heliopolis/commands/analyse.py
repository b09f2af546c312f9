"""``heliopolis analyse``: what each choice of a recorded game cost, what luck did, and where the game turned."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from heliopolis import arguments, compiled
from heliopolis.analysis import QUALITIES, QUALITY, Analysis, Moment, analyse, faculty
from heliopolis.commands.replay import content, trouble
from heliopolis.findings import moments, sides, turning_points
from heliopolis.game import CHANCE, BadRecord, Complaint, Game, Limits, game, part
from heliopolis.locales import Catalogue
from heliopolis.page import page
from heliopolis.progress import Bar
from heliopolis.record import Replay, replay
from heliopolis.telling import lines

MOST_NODES = 1_000_000
NAME = 10  # letters of a name in a column
CHANCE_WIDTH = 5  # cells of "100.0"


def add(parser: argparse.ArgumentParser, say: Catalogue) -> None:
    """Declare the arguments."""
    parser.add_argument("file", nargs="?", metavar="FILE", help=say("help-analyse-file"))
    parser.add_argument("--html", metavar="FILE", help=say("help-html"))
    parser.add_argument("--quality", metavar="|".join(QUALITIES), help=say("help-quality"))
    parser.add_argument("--nodes", metavar="N", help=say("help-nodes"))
    parser.add_argument("--network", metavar="FILE", help=say("help-network"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(options: argparse.Namespace, say: Catalogue) -> int:
    """Analyse the record as far as it can be replayed; 2 if it has something wrong."""
    if options.file is None:
        raise Complaint("error-analyse-file")
    limits = _limits(options)
    if options.html is not None:
        Path(options.html).parent.stat()  # complain now, not after the work
    try:
        replayed = replay(content(options.file))
    except (BadRecord, OSError) as error:
        return _fail(options, error, say)
    if not compiled():
        print(say("interpreted"), file=sys.stderr)
    analysis = _analysis(options, replayed, limits, say)
    if options.html is not None:
        Path(options.html).write_text(page(analysis, say, _note(replayed, say)), encoding="utf-8")
    if options.json:
        print(json.dumps(_report(options.file, analysis, replayed, limits, say), ensure_ascii=False))
    else:
        _show(analysis, replayed, options.html, say)
    if replayed.error is None:
        return 0
    print(f"heliopolis: {options.file}: {trouble(replayed.error, say)}", file=sys.stderr)
    return 2


def _limits(options: argparse.Namespace) -> Limits:
    """How much to look at for each decision."""
    if options.nodes is not None and options.quality is not None:
        raise Complaint("error-quality-nodes")
    if options.nodes is not None:
        return Limits(nodes=arguments.number(options.nodes, "--nodes", 1, MOST_NODES))
    quality = options.quality or QUALITY
    if quality not in QUALITIES:
        raise Complaint("error-quality", found=quality, known=", ".join(QUALITIES))
    return Limits(nodes=QUALITIES[quality])


def _fail(options: argparse.Namespace, error: BadRecord | OSError, say: Catalogue) -> int:
    """Nothing of the record can be read."""
    if options.json:
        print(json.dumps({"file": options.file, "error": {"message": trouble(error, say)}}, ensure_ascii=False))
    print(f"heliopolis: {options.file}: {trouble(error, say)}", file=sys.stderr)
    return 2


def _analysis(options: argparse.Namespace, replayed: Replay, limits: Limits, say: Catalogue) -> Analysis:
    record = replayed.record
    file = None if options.network is None else Path(options.network)
    adviser = faculty(record.game).adviser(len(record.players), limits, file)
    with Bar(say("analysing"), len(record.steps)) as bar:
        return analyse(record, adviser, bar.advance)


def _note(replayed: Replay, say: Catalogue) -> str:
    """What the reader should know before anything else."""
    if replayed.error is not None:
        return say("analysis-broken", reason=trouble(replayed.error, say))
    return say("analysis-unfinished") if replayed.state.actor is not None else ""


# For programs


def _report(file: str, analysis: Analysis, replayed: Replay, limits: Limits, say: Catalogue) -> dict[str, Any]:
    """What `--json` prints."""
    record = analysis.record
    report: dict[str, Any] = {
        "file": file,
        "game": record.game,
        "edition": record.edition,
        "options": dict(record.options),
        "nodes": limits.nodes,
        "over": replayed.state.actor is None,
        "winners": replayed.state.winners(),
        "players": sides(analysis, replayed.state.scores()),
        "turning_points": turning_points(analysis),
        "steps": moments(analysis, say),
    }
    if replayed.error is not None:
        report["error"] = {"message": trouble(replayed.error, say)}
    return report


# For people


def _show(analysis: Analysis, replayed: Replay, html: str | None, say: Catalogue) -> None:
    """The analysis as tables of eighty columns."""
    console = Console(highlight=False, markup=False, emoji=False)
    record = analysis.record
    players, steps = ", ".join(record.players), len(analysis.moments)
    console.print(say("analysed", game=say(f"game-{record.game}"), players=players, steps=steps))
    if note := _note(replayed, say):
        console.print(note)
    console.print()
    console.print(_summary(analysis, replayed.state.scores(), say))
    console.print(f"\n{say('analysis-turning-points')}", style="bold")
    if analysis.turning_points:
        console.print(_turns(analysis, say))
    else:
        console.print(say("analysis-no-turning-points"))
    console.print(f"\n{say('analysis-steps')}", style="bold")
    console.print(say("analysis-steps-columns"))
    console.print(_steps(analysis, say))
    if html is not None:
        console.print(say("analysis-written", file=html))


def _table() -> Table:
    return Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))


def _summary(analysis: Analysis, scores: Sequence[int], say: Catalogue) -> Table:
    """How everybody has played."""
    table = _table()
    table.add_column(say("analysis-player"), overflow="fold")
    heads = [say("analysis-score"), say("analysis-accuracy"), say("analysis-decisions"), say("analysis-best-chosen")]
    for head in (*heads, say("analysis-cost"), say("analysis-luck")):
        table.add_column(head, justify="right")
    for side in analysis.sides:
        accuracy = "·" if side.accuracy is None else f"{side.accuracy:.1f}"
        cells = [str(scores[side.seat]), accuracy, str(side.decisions), str(side.right)]
        cells += [f"{100 * side.cost:.1f} %", f"{100 * side.luck:+.1f} %"]
        table.add_row(analysis.record.players[side.seat], *cells)
    return table


def _turns(analysis: Analysis, say: Catalogue) -> Table:
    """Where the game turned."""
    told = lines(analysis.record, say)
    table = _table()
    table.add_column(say("analysis-step"), justify="right")
    for head in (say("analysis-change"), say("analysis-cause"), say("analysis-what")):
        table.add_column(head)
    for moment in analysis.turning_points:
        name = analysis.record.players[moment.turned][:NAME]
        change = f"{name} {100 * moment.swing[moment.turned]:+.1f} %"
        cause = say("analysis-chance") if moment.actor == CHANCE else say("analysis-choice")
        words = " ".join([told[moment.number - 1], *_better(moment, analysis, say)])
        table.add_row(str(moment.number), change, cause, words)
    return table


def _better(moment: Moment, analysis: Analysis, say: Catalogue) -> list[str]:
    """What would have been better than the choice, and why."""
    if moment.decision is None or moment.decision.right:
        return []
    record = analysis.record
    best = part(record.game, "terminal").label(moment.decision.advice.best.step, say)
    sentence = faculty(record.game).sentence
    why = [sentence(say, reason, record.players) for reason in moment.decision.reasons]
    return [say("analysis-better", step=best), *why]


def _steps(analysis: Analysis, say: Catalogue) -> Table:
    """One line a step, as records write them."""
    record, played = analysis.record, game(analysis.record.game)
    table = _table()
    table.add_column("", justify="right")
    table.add_column(say("analysis-player"), max_width=NAME, no_wrap=True, overflow="ellipsis")
    table.add_column(say("analysis-step"), overflow="fold")
    for name in record.players:
        table.add_column(name, justify="right", width=CHANCE_WIDTH, no_wrap=True, overflow="ellipsis")
    table.add_column(say("analysis-cost"), justify="right")
    table.add_column(say("analysis-best"), overflow="fold")
    for moment in analysis.moments:
        name = "" if moment.actor == CHANCE else record.players[moment.actor]
        wins = [f"{100 * chance:.1f}" for chance in moment.after]
        table.add_row(str(moment.number), name, played.text(moment.step), *wins, *_verdict(moment, played))
    return table


def _verdict(moment: Moment, played: Game) -> tuple[str, str]:
    """What the choice cost, and the better step; nothing where it was the best."""
    if moment.decision is None or moment.decision.right:
        return "", ""
    return f"{100 * moment.decision.cost:.1f}", played.text(moment.decision.advice.best.step)
