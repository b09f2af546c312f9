"""``heliopolis serve``: tables over the network, for browsers and bots."""

from __future__ import annotations

import argparse
import errno
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from dataclasses import replace

from heliopolis import arguments
from heliopolis.game import Complaint
from heliopolis.locales import Catalogue
from heliopolis.server import database
from heliopolis.server.service import serve
from heliopolis.server.settings import Settings
from heliopolis.terminal.saving import folder

FILE = "tables.sqlite"
LONGEST = 3600.0  # seconds that a bot may be given
FASTEST = 1_000_000.0  # requests a second
MOST_PORTS = 20  # that are tried, from the one wished for; a browser keeps what it remembers by port
PATIENCE = 10.0  # seconds for another server to say where it is
# What a server that listens everywhere calls itself, and where this machine reaches it.
EVERYWHERE = {"//0.0.0.0:": "//127.0.0.1:", "//[::]:": "//[::1]:"}

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
    parser.add_argument("--open", action="store_true", help=say("help-serve-open"))


def run(options: argparse.Namespace, say: Catalogue) -> int:
    """Serve until Ctrl-C or a signal."""
    settings = settings_of({name: getattr(options, name.replace("-", "_")) for name in OPTIONS})
    if options.open:
        return _serve_and_open(settings, say)
    begun = serve(settings, lambda address: print(say("server-listening", address=address), flush=True))
    return 0 if begun else 1


def _serve_and_open(settings: Settings, say: Catalogue) -> int:
    """Serve for the browser that opens; where another server has these tables already, it opens that one."""
    settings = replace(settings, port=free_port(settings.host, settings.port))
    try:
        begun = serve(settings, lambda address: _open(address, say), logging.WARNING)
    except database.InUse as in_use:
        where = _wait_for_address(settings.db)
        if not where:
            raise in_use from None
        print(say("server-running", address=where), flush=True)
        _show(where)
        return 0
    return 0 if begun else 1


def free_port(host: str, wished: int) -> int:
    """The port wished for, else one of the next, else any: one that nobody listens at."""
    for port in range(wished, min(wished + MOST_PORTS, 65536)):
        try:
            socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET).close()
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                return wished  # the server will say what is wrong with it
        else:
            return port
    return 0


def _wait_for_address(db: str) -> str:
    until = time.monotonic() + PATIENCE
    while not (found := database.served_at(database.address(db))) and time.monotonic() < until:
        time.sleep(0.1)
    return _reached(found)


def _reached(address: str) -> str:
    for everywhere, here in EVERYWHERE.items():
        address = address.replace(everywhere, here)
    return address


def _open(address: str, say: Catalogue) -> None:
    here = _reached(address)
    print(say("server-listening" if has_screen() else "server-no-screen", address=here), flush=True)
    threading.Thread(target=_show, args=(here,), daemon=True).start()  # some browsers keep us waiting


def _show(address: str) -> None:
    if has_screen():
        webbrowser.open(address)


def has_screen() -> bool:
    """Whether a browser can open a window; one that runs in the terminal would only be in the way."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


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
