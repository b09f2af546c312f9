"""The rules of Ra on one screen."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from heliopolis.ra.events import Say
from heliopolis.ra.view import View


def rules(view: View, say: Say) -> RenderableType:
    """A summary for those who have played before; numbers point into RULES.md."""
    return Text(say("rules-summary", ras=view.ras))
