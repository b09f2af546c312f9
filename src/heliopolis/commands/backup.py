"""``heliopolis backup``: a copy of all tables, whole at one moment, while the server goes on."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from heliopolis.commands.serve import settings_of
from heliopolis.game import Complaint
from heliopolis.locales import Catalogue
from heliopolis.server.copying import copy


def add(parser: argparse.ArgumentParser, say: Catalogue) -> None:
    """Declare the arguments."""
    parser.add_argument("file", nargs="?", metavar="FILE", help=say("help-backup-file"))
    parser.add_argument("--db", metavar="URL", help=say("help-backup-db"))


def run(options: argparse.Namespace, say: Catalogue) -> int:
    """Write the copy."""
    if options.file is None:
        raise Complaint("error-backup-file")
    target = Path(options.file)
    if target.exists():
        raise Complaint("error-backup-exists", file=str(target))
    tables = copy(settings_of({"db": options.db}).db, target)
    print(say("backup-done", file=os.fspath(target), tables=tables))
    return 0
