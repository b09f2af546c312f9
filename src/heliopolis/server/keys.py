"""Who may sit or watch: keys of 128 bits, of which only a hash is kept."""

from __future__ import annotations

import secrets
from hashlib import sha256
from hmac import compare_digest

from heliopolis.server.store import Header

KEY_BYTES = 16
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that look alike
ID_LENGTH = 12
ID_PATTERN = f"^[{ID_LETTERS}]{{{ID_LENGTH}}}$"
SPECTATOR = None  # who watches and has no seat


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_id() -> str:
    """A name for a table. It is no secret, and opens nothing."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def hashed(key: str) -> str:
    """What is kept of a key. It is random, so one round of a hash hides it."""
    return sha256(key.encode()).hexdigest()


def viewers(header: Header, key: str) -> list[int | None]:
    """Whom a key of this table belongs to: one seat, ``SPECTATOR``, or nobody; it takes as long for any key."""
    found = hashed(key)
    places = [*header.key_hashes.items(), (SPECTATOR, header.spectator_hash)]
    return [seat for seat, kept in places if compare_digest(found, kept)]
