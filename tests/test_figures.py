"""The tables and charts of docs/players.md and of the card of the networks are those that the measurements give."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.scripts import script

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(
    ("path", "content"), script("figures").files().items(), ids=lambda value: getattr(value, "name", "")
)
def test_a_figure_is_what_was_measured(path: Path, content: str) -> None:
    assert path.read_text(encoding="utf-8") == content, "python bench/figures.py writes it anew"


def test_every_chart_is_drawn_and_shown() -> None:
    page = (ROOT / "docs/players.md").read_text(encoding="utf-8")
    charts = {path.name for path in script("figures").files() if path.suffix == ".svg"}
    assert charts == {path.name for path in (ROOT / "docs/charts").glob("*.svg")}
    assert all(f"charts/{name}" in page for name in charts)
