"""The script that measures environments runs, here for a moment."""

from __future__ import annotations

import pytest

from heliopolis.bench.contest import Budget
from tests.scripts import script


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of PettingZoo, about its own classics
def test_every_environment_is_measured_beside_native_hearts(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = script("envs")
    monkeypatch.setattr(bench, "TABLES", 8)
    rows = bench.measured(Budget(rounds=1, seconds=0.001))
    assert {"vector", "vector, observations", "PettingZoo, ours", bench.NATIVE} <= {row["name"] for row in rows}
    assert all(row["decisions_per_second"] > 0 and row["times_native_hearts"] > 0 for row in rows)
    assert "goal 2.5" in bench._line(rows[0])
