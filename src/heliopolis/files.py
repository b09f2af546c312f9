"""Files that are written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path


def save(path: Path, content: bytes) -> None:
    """Replace a file in a folder that exists; whatever happens, it is the old or the new one, never a part."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
