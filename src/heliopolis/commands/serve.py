"""``heliopolis serve``: tables over the network, for browsers and bots."""

from __future__ import annotations

import argparse
import os

from heliopolis import arguments
from heliopolis.game import Complaint
from heliopolis.locales import Catalogue
from heliopolis.server.service import serve
from heliopolis.server.settings import Settings
from heliopolis.terminal.saving import folder

FILE = "tables.sqlite"
LONGEST = 3600.0  # seconds that a bot may be given
FASTEST = 1_000_000.0  # requests a second

# Every option can be set in the environment as well: HELIOPOLIS_ and its name.
OPTIONS = ("host", "port", "db", "bots", "bot-seconds", "rate", "proxies")


def add(parser: argparse.ArgumentParser, say: Catalogue) -> None:
    """Declare the arguments."""
    parser.add_argument("--host", metavar="ADDRESS", help=say("help-serve-host"))
    parser.add_argument("--port", metavar="N", help=say("help-serve-port"))
    parser.add_argument("--db", metavar="URL", help=say("help-serve-db"))
    parser.add_argument("--bots", metavar="N", help=say("help-serve-bots"))
    parser.add_argument("--bot-seconds", metavar="S", help=say("help-serve-bot-seconds"))
    parser.add_argument("--rate", metavar="N", help=say("help-serve-rate"))
    parser.add_argument("--proxies", metavar="ADDRESSES", help=say("help-serve-proxies"))


def run(options: argparse.Namespace, say: Catalogue) -> int:
    """Serve until Ctrl-C or a signal."""
    settings = settings_of({name: getattr(options, name.replace("-", "_")) for name in OPTIONS})
    begun = serve(settings, lambda address: print(say("server-listening", address=address), flush=True))
    return 0 if begun else 1


def settings_of(given: dict[str, str | None]) -> Settings:
    """The settings: what was given, else what the environment says, else the defaults; raises ``Complaint``."""
    plain = Settings()
    chosen = {name: given.get(name) or os.environ.get(variable(name)) for name in OPTIONS}
    rate = _number(chosen["rate"], plain.rate, "--rate", FASTEST)
    return Settings(
        host=chosen["host"] or plain.host,
        port=arguments.number(chosen["port"] or str(plain.port), "--port", 0, 65535),
        db=chosen["db"] or str(folder() / FILE),
        bots=arguments.number(chosen["bots"] or str(plain.bots), "--bots", 1, arguments.MOST_THREADS),
        bot_seconds=_number(chosen["bot-seconds"], plain.bot_seconds, "--bot-seconds", LONGEST),
        rate=rate,
        burst=max(plain.burst, rate),
        proxies=chosen["proxies"] or plain.proxies,
    )


def variable(option: str) -> str:
    """The variable of the environment that sets an option."""
    return "HELIOPOLIS_" + option.upper().replace("-", "_")


def _number(text: str | None, usual: float, name: str, most: float) -> float:
    try:
        value = usual if text is None else float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= most:
        raise Complaint("error-number-range", name=name, found=str(text)[:40], least=0, most=int(most))
    return value
