"""``heliopolis simulate``: many games at full speed, and what they came to."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict

from heliopolis import arguments, compiled
from heliopolis.game import DEFAULT_GAME, game
from heliopolis.locales import Catalogue
from heliopolis.players import player
from heliopolis.progress import Bar
from heliopolis.simulate import Plan, Summary, simulate


def add(parser: argparse.ArgumentParser, say: Catalogue) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", default=DEFAULT_GAME, help=say("help-game"))
    parser.add_argument("--players", default="3", metavar="N", help=say("help-players-number"))
    parser.add_argument("--games", default="10000", metavar="N", help=say("help-games"))
    parser.add_argument("--player", default="random", metavar="SPEC", help=say("help-player"))
    parser.add_argument("--seed", metavar="N", help=say("help-seed"))
    parser.add_argument("--threads", default="1", metavar="N", help=say("help-threads"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    arguments.add_setup(parser, say)


def run(options: argparse.Namespace, say: Catalogue) -> int:
    """Play the games and print the summary."""
    threads = arguments.threads(options.threads)
    plan = Plan(
        game=options.game,
        players=arguments.number(options.players, "--players", 1),
        games=arguments.number(options.games, "--games", 1),
        seed=arguments.seed(options.seed),
        spec=options.player,
        edition=options.edition,
        options=arguments.options(options.option),
    )
    player(game(plan.game), plan.spec, 0)  # complain now, not in the middle
    game(plan.game).start(plan.players, plan.edition, plan.options)
    if not compiled():
        print(say("interpreted"), file=sys.stderr)
    with Bar(say("simulating"), plan.games) as bar:
        summary = simulate(plan, threads, bar.advance)
    if options.json:
        print(json.dumps({**asdict(summary), "seed": plan.seed, "threads": threads, "compiled": compiled()}))
    else:
        print(_text(plan, summary, say))
    return 0


def _text(plan: Plan, summary: Summary, say: Catalogue) -> str:
    return say(
        "simulated",
        games=summary.games,
        player=plan.spec,
        players=plan.players,
        seed=str(plan.seed),
        seconds=f"{summary.seconds:.2f}",
        gamespersecond=round(summary.games_per_second),
        decisionspersecond=round(summary.decisions_per_second),
        decisions=f"{summary.mean_decisions:.1f}",
        steps=f"{summary.mean_steps:.1f}",
        mean=f"{summary.score_mean:.2f}",
        sd=f"{summary.score_sd:.2f}",
    )
