"""What a server says about itself: a JSON object a line, with no key, no name and no address of anybody in it."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "taskName", "color_message"}


class Lines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in PLAIN},
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def begin(level: int = logging.INFO) -> None:
    """Let everything that is logged go to standard error in this form."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(Lines())
    logging.basicConfig(level=level, handlers=[lines], force=True)
    logging.getLogger("uvicorn.access").disabled = True  # our own line for each request has no address in it
    logging.getLogger("sqlalchemy.engine").setLevel(logging.WARNING)
