"""What all tests of playing in the terminal need."""

from __future__ import annotations

import os

import pytest


@pytest.fixture(autouse=True)
def _quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spare the disk: only a machine that loses power would notice."""
    monkeypatch.setattr(os, "fsync", lambda _: None)
