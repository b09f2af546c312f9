"""Arguments that several commands share."""

from __future__ import annotations

import argparse
import os
import secrets
from collections.abc import Sequence

from heliopolis.cluster import Cluster
from heliopolis.game import BadSetup, Complaint
from heliopolis.locales import Catalogue

MOST_THREADS = 256


def add_setup(parser: argparse.ArgumentParser, say: Catalogue) -> None:
    """``--edition`` and ``--option``."""
    parser.add_argument("--edition", metavar="NAME", help=say("help-edition"))
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=say("help-option"))


def options(words: Sequence[str]) -> dict[str, str]:
    """The options given as NAME=VALUE."""
    chosen = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadSetup("error-option-form", found=word)
        chosen[name] = value
    return chosen


def number(text: str, name: str, least: int, most: int | None = None) -> int:
    """A whole number in its bounds, or a complaint that names the argument."""
    try:
        value = int(text)
    except ValueError:
        raise Complaint("error-number", name=name, found=text[:40]) from None
    if most is None and value < least:
        raise Complaint("error-number-least", name=name, found=text[:40], least=least)
    if most is not None and not least <= value <= most:
        raise Complaint("error-number-range", name=name, found=text[:40], least=least, most=most)
    return value


def seed(text: str | None) -> int:
    """The seed asked for, or one by chance."""
    return secrets.randbits(32) if text is None else number(text, "--seed", 0, 2**64 - 1)


def threads(text: str) -> int:
    """How many cores to use; 0 stands for all there are."""
    return number(text, "--threads", 0, MOST_THREADS) or cores()


def add_ray(parser: argparse.ArgumentParser, say: Catalogue) -> None:
    """``--ray``."""
    parser.add_argument("--ray", metavar="ADDRESS|local", help=say("help-ray"))


def cluster(address: str | None, threads: int) -> Cluster | None:
    """The Ray cluster that was asked for, joined or started; None if none was."""
    return None if address is None else Cluster(address, threads)


def cores() -> int:
    """How many cores there are to use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
