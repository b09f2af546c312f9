"""What a fleet does, in one line of text for each number of players: the same in both forms of the rules."""

from __future__ import annotations

import hashlib

import numpy as np

from heliopolis.envs.tables import Tables

STEPS = 60


def digests() -> list[str]:
    return [_digest(players, reward) for players in (2, 3, 4, 5) for reward in ("win", "points")]


def _digest(players: int, reward: str) -> str:
    tables = Tables(4, players=players, reward=reward, opponents="patient" if players == 4 else None)
    tables.reset(players)
    whole = hashlib.sha256()
    for _ in range(STEPS):
        tables.step(tables.sample("patient"))
        for array in (tables.masks, tables.seats, tables.done, tables.rewards.round(3), tables.bits):
            whole.update(array.tobytes())
        for rows in (tables.observations, tables.finals):
            whole.update(
                (rows.astype(np.float64) * 1e4).round().astype(np.int64).tobytes()
            )  # C rounds to floats sooner
    return f"{players} {reward} {whole.hexdigest()}"


if __name__ == "__main__":
    print("\n".join(digests()))
