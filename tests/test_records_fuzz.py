"""Whatever the reader of records is given, it says what is wrong, shortly and soon; it never fails otherwise."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from hypothesis import example, given
from hypothesis import strategies as st

from heliopolis.chance import Seeded
from heliopolis.game import BadRecord, Complaint
from heliopolis.ra.steps import TEXTS
from heliopolis.record import replay, write
from tests.generators import MORE, RECORDS, games

GOOD = tuple(path.read_bytes() for path in sorted(RECORDS.glob("*.record")))
WORDS = (*TEXTS, "draw=nile", "bid:0", "bid:17", "=suns:", "god:", "#", "heliopolis: 2", ":", "\n", "\r", "\n\n", "\t")
KEYS = ("game", "players", "edition", "option.ras", "option.", "result", "", "=x")
SOON = 5.0  # seconds; far more than reading takes, far less than a hang
LONGEST_SENTENCE = 700


def read_anyhow(text: str | bytes) -> None:
    """Read a text: a good record, or a ``BadRecord`` with a sentence that can be shown anywhere."""
    begun = time.perf_counter()
    try:
        replayed = replay(text)
    except BadRecord as raised:
        told(raised)
    else:
        played = replayed.record.start()
        for step in replayed.record.steps:
            assert step in played.legal()
            played.apply(step)
        assert played == replayed.state
        if replayed.error is None:
            assert replay(write(replayed.record)).record == replayed.record
        else:
            told(replayed.error)
    assert time.perf_counter() - begun < SOON


def told(error: BadRecord) -> None:
    sentence = str(error)
    assert sentence.isprintable()
    assert 20 < len(sentence) < LONGEST_SENTENCE
    for fact in [*error.facts.values(), *_of_reason(error)]:
        assert isinstance(fact, int | Complaint) or fact.isprintable()
    if "step" in error.facts:
        assert {"line", "column", "found", "legal", "reason"} <= error.facts.keys()


def _of_reason(error: BadRecord) -> list[str | int | Complaint]:
    reason = error.facts.get("reason")
    return [*reason.facts.values()] if isinstance(reason, Complaint) else []


@given(st.binary(max_size=500) | st.text(max_size=500))
@example(b"")
@example("\ud800")
def test_any_bytes_and_any_text(text: str | bytes) -> None:
    read_anyhow(text)


@given(st.lists(st.tuples(st.sampled_from(KEYS), st.text())))
def test_any_values_in_the_header(pairs: list[tuple[str, str]]) -> None:
    read_anyhow("heliopolis: 1\n" + "\n".join(f"{key}: {value}" for key, value in pairs) + "\n\n=suns:9-6-5-2")


@given(st.lists(st.sampled_from(WORDS) | st.text(max_size=9), max_size=60))
def test_any_words_after_a_good_header(words: list[str]) -> None:
    read_anyhow("heliopolis: 1\ngame: ra\nplayers: Ann, Bob\n\n" + " ".join(words))


# Ways to spoil a record. Each takes the bytes and a source of luck.


def _place(text: bytes, luck: Seeded) -> int:
    return luck.below(len(text) + 1)


def flip(text: bytes, luck: Seeded) -> bytes:
    at = luck.below(len(text))
    return text[:at] + bytes([text[at] ^ 1 << luck.below(8)]) + text[at + 1 :]


def truncate(text: bytes, luck: Seeded) -> bytes:
    return text[: _place(text, luck)]


def cut(text: bytes, luck: Seeded) -> bytes:
    first, end = sorted((_place(text, luck), _place(text, luck)))
    return text[:first] + text[end:]


def splice(text: bytes, luck: Seeded) -> bytes:
    return text[: _place(text, luck)] + GOOD[luck.below(len(GOOD))][luck.below(1000) :]


def insert_word(text: bytes, luck: Seeded) -> bytes:
    at = _place(text, luck)
    return text[:at] + b" " + WORDS[luck.below(len(WORDS))].encode() + b" " + text[at:]


def insert_bytes(text: bytes, luck: Seeded) -> bytes:
    at = _place(text, luck)
    return text[:at] + bytes(luck.below(256) for _ in range(1 + luck.below(8))) + text[at:]


def _words(change: Callable[[list[bytes], Seeded], None]) -> Callable[[bytes, Seeded], bytes]:
    """A way to spoil the words of a record and leave the blanks between them."""

    def spoil(text: bytes, luck: Seeded) -> bytes:
        words = re.split(rb"(\s+)", text)
        change(words, luck)
        return b"".join(words)

    return spoil


def _delete(words: list[bytes], luck: Seeded) -> None:
    del words[luck.below(len(words))]


def _duplicate(words: list[bytes], luck: Seeded) -> None:
    at = luck.below(len(words))
    words[at] += b" " + words[at]


def _swap(words: list[bytes], luck: Seeded) -> None:
    one, other = luck.below(len(words)), luck.below(len(words))
    words[one], words[other] = words[other], words[one]


def _replace(words: list[bytes], luck: Seeded) -> None:
    words[luck.below(len(words))] = WORDS[luck.below(len(WORDS))].encode()


SPOIL = (
    flip,
    truncate,
    cut,
    splice,
    insert_word,
    insert_bytes,
    _words(_delete),
    _words(_duplicate),
    _words(_swap),
    _words(_replace),
)


def test_good_records_that_were_spoilt() -> None:
    for seed in range(4000 * MORE):
        luck = Seeded(seed)
        text = GOOD[seed % len(GOOD)]
        for _ in range(1 + luck.below(3)):
            text = SPOIL[luck.below(len(SPOIL))](text or b"?", luck)
        read_anyhow(text)


def test_records_that_break_off_anywhere() -> None:
    for record in games(10):
        text = write(record)
        for length in range(0, len(text), 7):
            read_anyhow(text[:length])
