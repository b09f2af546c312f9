"""All text that people see, from Fluent catalogues in English, Russian and Polish."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from heliopolis.game import Complaint

LANGUAGES = ("en", "ru", "pl")
HERE = Path(__file__).parent

# What can be wrong with a file, by the number that the system gives it.
TROUBLE = {
    errno.ENOENT: "file-missing",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
    errno.EISDIR: "file-folder",
    errno.ENOTDIR: "file-no-folder",
    errno.EROFS: "file-read-only",
    errno.ENOSPC: "file-disk-full",
}


class Catalogue:
    """The messages of one language: call it with a key and the facts of the sentence."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((HERE / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """The message of this key; raises ``KeyError`` for a key or a fact that is missing."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise KeyError(f"{key}: {errors}")
        return str(text)

    def has(self, key: str) -> bool:
        """Whether the catalogue has a message of this key."""
        return self._bundle.has_message(key)

    def complaint(self, complaint: Complaint) -> str:
        """The sentence of an error; an error among its facts becomes a sentence too."""
        return self(complaint.key, **self._spoken(complaint.facts))

    def trouble(self, error: OSError) -> str:
        """Why a file cannot be read or written; a rare reason in the words of the system."""
        key = TROUBLE.get(error.errno or 0)
        return self(key) if key else error.strerror or str(error)

    def _spoken(self, facts: Mapping[str, str | int | Complaint]) -> dict[str, str | int]:
        return {name: self.complaint(v) if isinstance(v, Complaint) else v for name, v in facts.items()}


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language; each is read once."""
    return Catalogue(language)


def language_of_environment() -> str:
    """The language that the environment asks for, English if it asks for none that we have."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = re.split("[_.@-]", os.environ.get(variable, ""))[0].lower()
        if wanted:
            return wanted if wanted in LANGUAGES else "en"
    return "en"
