"""What a training keeps on disk: a checkpoint to go on from, the weights so far, and a log; for one run at a time.

A round ends with its line in the log and then with the checkpoint. Whoever goes on from a checkpoint first takes
the lines of later rounds out of the log: so it has every round once, whenever the run was killed.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from itertools import takewhile
from pathlib import Path
from typing import Any

from heliopolis import tensors
from heliopolis.files import save
from heliopolis.game import Complaint
from heliopolis.tensors import Tensor

CHECKPOINT, WEIGHTS, LOG = "checkpoint.safetensors", "weights.safetensors", "log.jsonl"


class Folder:
    """The files of one training; held until ``release`` so that no second run writes here."""

    def __init__(self, path: Path) -> None:
        path.mkdir(parents=True, exist_ok=True)
        self.path = path
        self.weights = path / WEIGHTS
        self._held: int | None = None
        self._hold()

    def _hold(self) -> None:
        if sys.platform == "win32":  # there two runs in one folder must be kept apart by whoever starts them
            return
        import fcntl

        self._held = os.open(self.path, os.O_RDONLY)
        try:
            fcntl.flock(self._held, fcntl.LOCK_EX | fcntl.LOCK_NB)  # the end of the process, any end, undoes it
        except BlockingIOError:
            self.release()
            raise Complaint("error-training-twice", folder=str(self.path)) from None

    def release(self) -> None:
        """Let another run have the folder."""
        if self._held is not None:
            os.close(self._held)
            self._held = None

    def checkpoint(self) -> tuple[dict[str, Tensor], dict[str, str]] | None:
        """The tensors and notes to go on from, if there are any; raises ``BadTensors``."""
        path = self.path / CHECKPOINT
        return tensors.read(path) if path.exists() else None

    def write_checkpoint(self, found: Mapping[str, Tensor], notes: Mapping[str, str]) -> None:
        """Replace the checkpoint."""
        tensors.write(self.path / CHECKPOINT, found, notes)

    def write_weights(self, found: Mapping[str, Tensor], notes: Mapping[str, str]) -> None:
        """Replace the weights that players read."""
        tensors.write(self.weights, found, notes)

    def log(self) -> list[dict[str, Any]]:
        """What was noted, round by round."""
        return [json.loads(line) for line in self._lines()]

    def add_to_log(self, note: Mapping[str, Any]) -> None:
        """Note how a round went; it is on disk when this returns."""
        with (self.path / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(note) + "\n")
            log.flush()
            os.fsync(log.fileno())

    def trim_log(self, done: int) -> None:
        """Forget what was noted after so many rounds: they come again, and a line may have been cut off."""
        lines = self._lines()
        kept = list(takewhile(lambda line: _tells_of_one_of(done, line), lines))
        if kept != lines:
            save(self.path / LOG, b"".join(kept))

    def _lines(self) -> list[bytes]:
        path = self.path / LOG
        return path.read_bytes().splitlines(keepends=True) if path.exists() else []


def _tells_of_one_of(rounds: int, line: bytes) -> bool:
    """Whether a line of the log is whole and of one of so many rounds."""
    try:
        number: int = json.loads(line)["round"]
        return line.endswith(b"\n") and number <= rounds
    except (ValueError, KeyError, TypeError):
        return False
