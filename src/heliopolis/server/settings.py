"""What whoever runs a server may decide, on the command line or in the environment."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server runs; a rate of 0 means no limit."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str = ""
    bots: int = 2  # processes that think
    bot_seconds: float = 10.0  # after which a lower level takes a bot's place
    rate: float = 20.0  # requests a second that one address, or one key, may send in the long run
    burst: float = 200.0  # and at once
    proxies: str = "127.0.0.1"  # whose word we take for the address of a client
