"""The language in which a client would like to be answered."""

from __future__ import annotations

from functools import lru_cache

from heliopolis.locales import LANGUAGES, Catalogue, catalogue


@lru_cache(maxsize=256)
def catalogue_for(accepted: str) -> Catalogue:
    """The catalogue that an Accept-Language header asks for; English if it asks for none that we have."""
    best, weight = LANGUAGES[0], 0.0
    for wish in accepted[:200].split(","):
        tag, _, quality = wish.partition(";")
        language = tag.strip().split("-")[0].lower()
        if language in LANGUAGES and _weight(quality) > weight:
            best, weight = language, _weight(quality)
    return catalogue(best)


def _weight(quality: str) -> float:
    name, _, number = quality.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(number)
    except ValueError:
        return 0.0
