"""The example that trains a policy runs, here at a tiny size."""

from __future__ import annotations

import subprocess
import sys

from tests.generators import ROOT


def test_the_example_trains_and_counts() -> None:
    tiny = ["--updates", "3", "--tables", "8", "--steps", "8", "--hidden", "8", "--games", "20"]
    done = subprocess.run(
        [sys.executable, "examples/train_policy.py", *tiny], cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert "after 3 updates of 64 decisions, against two times patient:" in done.stdout
    assert "a random player wins" in done.stdout
