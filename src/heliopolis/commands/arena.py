"""``heliopolis arena``: players against each other on the same deals, and how they fared."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from heliopolis import arguments, compiled
from heliopolis.arena import Contest, Outcome, Standing, compete, cross, interval, pairings
from heliopolis.game import DEFAULT_GAME, Complaint, Game, game
from heliopolis.locales import Catalogue
from heliopolis.players import player, read_specs
from heliopolis.progress import Bar

GAMES = 1000
PAIR = 2  # seats of a round robin, if nothing else is asked for


def add(parser: argparse.ArgumentParser, say: Catalogue) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", default=DEFAULT_GAME, help=say("help-game"))
    parser.add_argument("--players", metavar="SPEC,SPEC,…", help=say("help-arena-players"))
    parser.add_argument("--games", default=str(GAMES), metavar="N", help=say("help-arena-games"))
    parser.add_argument("--round-robin", action="store_true", help=say("help-round-robin"))
    parser.add_argument("--seats", metavar="N", help=say("help-arena-seats"))
    parser.add_argument("--seed", metavar="N", help=say("help-seed"))
    parser.add_argument("--threads", default="0", metavar="N", help=say("help-arena-threads"))
    arguments.add_ray(parser, say)
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    arguments.add_setup(parser, say)


def run(options: argparse.Namespace, say: Catalogue) -> int:
    """Play the games and print the standings."""
    threads = arguments.threads(options.threads)
    contests = _contests(options, _specs(game(options.game), options.players))
    if not compiled():
        print(say("interpreted"), file=sys.stderr)
    begun = time.perf_counter()
    outcome = _compete(contests, threads, options.ray, say)
    seconds = time.perf_counter() - begun
    table = cross(contests, outcome) if options.round_robin else {}
    if options.json:
        print(json.dumps(_report(contests, outcome, table, seconds, say), ensure_ascii=False))
    else:
        _show(Console(highlight=False), contests, outcome, table, seconds, say)
        _show_troubles(outcome, say)
    return 0


def _compete(contests: Sequence[Contest], threads: int, ray: str | None, say: Catalogue) -> Outcome:
    """Play all games, here or in a cluster."""
    cluster = arguments.cluster(ray, threads)
    with cluster or nullcontext(), Bar(say("simulating"), sum(contest.played() for contest in contests)) as bar:
        return compete(contests, cluster or threads, bar.advance)


def _specs(played: Game, words: str | None) -> list[str]:
    """The players named, each of them one that the game knows."""
    if words is None:
        raise Complaint("error-no-players")
    named = read_specs(words)
    for spec in named:
        player(played, spec, 0)  # complain now, not in the middle
    return named


def _contests(options: argparse.Namespace, specs: Sequence[str]) -> list[Contest]:
    """One contest between all, or the many of a round robin; all with the same deals."""
    tables = _tables(options, specs)
    chosen = arguments.options(options.option)
    game(options.game).start(len(tables[0]), options.edition, chosen)  # complain now, not in the middle
    games, seed = arguments.number(options.games, "--games", 1), arguments.seed(options.seed)
    return [Contest(options.game, table, games, seed, options.edition, chosen) for table in tables]


def _tables(options: argparse.Namespace, specs: Sequence[str]) -> list[tuple[str, ...]]:
    """Who sits together."""
    if not options.round_robin:
        if options.seats is not None:
            raise Complaint("error-arena-seats")
        return [tuple(specs)]
    different = list(dict.fromkeys(specs))
    if len(different) < PAIR:
        raise Complaint("error-round-robin")
    return pairings(different, arguments.number(options.seats or str(PAIR), "--seats", PAIR))


def _report(
    contests: Sequence[Contest],
    outcome: Outcome,
    table: Mapping[tuple[str, str], Standing],
    seconds: float,
    say: Catalogue,
) -> dict[str, Any]:
    """What `--json` prints."""
    report: dict[str, Any] = {
        "game": contests[0].game,
        "players": [_player(outcome, spec, say) for spec in outcome.together],
    }
    if table:
        report["seats"] = len(contests[0].players)
        report["pairs"] = [{**standing.as_dict(), "against": other} for (_, other), standing in table.items()]
    return report | {
        "games": sum(contest.played() for contest in contests),
        "deals": contests[0].deals(),
        "seed": contests[0].seed,
        "seconds": seconds,
    }


def _player(outcome: Outcome, spec: str, say: Catalogue) -> dict[str, Any]:
    rating, sigma = outcome.ratings.of(spec)
    standing = outcome.together[spec]
    trouble = standing.trouble and say.complaint(standing.trouble)
    return {**standing.as_dict(), "rating": rating, "rating_sigma": sigma, "trouble": trouble}


def _show_troubles(outcome: Outcome, say: Catalogue) -> None:
    """Tell the authors of players that have crashed what went wrong first."""
    for spec, standing in outcome.together.items():
        if standing.trouble:
            reason = say.complaint(standing.trouble)
            print(say("arena-trouble", player=spec, crashes=standing.crashes, reason=reason), file=sys.stderr)


def _show(
    console: Console,
    contests: Sequence[Contest],
    outcome: Outcome,
    table: Mapping[tuple[str, str], Standing],
    seconds: float,
    say: Catalogue,
) -> None:
    """Tables for people, the strongest player first."""
    played = sum(contest.played() for contest in contests)
    deals, seed = contests[0].deals(), str(contests[0].seed)
    console.print(say("arena-played", games=played, deals=deals, seed=seed, seconds=f"{seconds:.1f}"))
    specs = sorted(outcome.together, key=lambda spec: -outcome.ratings.of(spec)[0])
    console.print(_standings(outcome, specs, say))
    if table:
        console.print(say("arena-cross", others=len(contests[0].players) - 1, games=contests[0].played()))
        console.print(_cross(specs, table))


def _standings(outcome: Outcome, specs: Sequence[str], say: Catalogue) -> Table:
    """One row a player; ties, crashes and numbers of games only where they tell something."""
    rows = [outcome.together[spec] for spec in specs]
    columns = {
        say("arena-wins"): [f"{100 * row.wins / row.games:.1f}" for row in rows],
        say("arena-interval"): [_interval(row) for row in rows],
        say("arena-score"): [f"{row.score_sum / row.games:.1f}" for row in rows],
        say("arena-margin"): [f"{row.margin_sum / row.games:+.1f}" for row in rows],
        say("arena-rating"): ["{:.1f}±{:.1f}".format(*outcome.ratings.of(spec)) for spec in specs],
        say("arena-time"): [_time(row) for row in rows],
    }
    if len({row.games for row in rows}) > 1:  # somebody has several seats, and each counts
        columns[say("arena-games")] = [str(row.games) for row in rows]
    if any(row.ties for row in rows):
        columns[say("arena-ties")] = [str(row.ties) for row in rows]
    if any(row.crashes for row in rows):
        columns[say("arena-crashes")] = [str(row.crashes) for row in rows]
    table = _table(say("arena-player"), list(columns))
    for spec, *cells in zip(specs, *columns.values(), strict=True):
        table.add_row(spec, *cells)
    return table


def _table(corner: str, heads: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column(corner, overflow="fold", style="bold", min_width=4)
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    return table


def _interval(row: Standing) -> str:
    low, high = interval(row.wins, row.games)
    return f"{100 * low:.1f}\N{EN DASH}{100 * high:.1f}"


def _time(row: Standing) -> str:
    """Milliseconds a decision, to four digits."""
    milliseconds = 1000 * row.seconds / max(1, row.decisions)
    places = sum(milliseconds < bound for bound in (10, 100, 1000))
    return f"{milliseconds:.{places}f}"


def _cross(specs: Sequence[str], table: Mapping[tuple[str, str], Standing]) -> Table:
    """Everybody's wins against everybody."""
    shown = _table("", specs)
    for spec in specs:
        rows = [table.get((spec, other)) for other in specs]
        cells = ["·" if row is None else f"{100 * row.wins / row.games:.1f}\n{_interval(row)}" for row in rows]
        shown.add_row(spec, *cells)
    return shown
