"""Arrays of numbers in a safetensors file: a small header of JSON, then the numbers themselves.

Only what our own files need: 32-bit floats. Reading needs no library, so that the champion plays everywhere.
The format: https://github.com/huggingface/safetensors#format
"""

from __future__ import annotations

import json
import math
import struct
import sys
from array import array
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from heliopolis.files import save
from heliopolis.game import Complaint

MOST_HEADER = 100_000  # bytes; ours have a few thousand
NOTES = "__metadata__"
FLOAT, SIZE = "F32", 4  # the type of our numbers, and their bytes


class Tensor(NamedTuple):
    """Numbers, row after row."""

    shape: tuple[int, ...]
    numbers: array[float]


class BadTensors(Complaint):
    """A file that is not what we would have written."""


def write(path: Path, tensors: Mapping[str, Tensor], notes: Mapping[str, str]) -> None:
    """Write tensors and notes; the file is there whole or not at all."""
    header: dict[str, object] = {NOTES: dict(notes)}
    end = 0
    for name, tensor in tensors.items():
        start, end = end, end + SIZE * math.prod(tensor.shape)
        header[name] = {"dtype": FLOAT, "shape": list(tensor.shape), "data_offsets": [start, end]}
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    numbers = b"".join(_little(tensor.numbers).tobytes() for tensor in tensors.values())
    if len(numbers) != end:
        raise ValueError("there must be as many numbers as the shapes say")
    save(path, struct.pack("<Q", len(text)) + text + numbers)


def read(path: Path) -> tuple[dict[str, Tensor], dict[str, str]]:
    """The tensors and the notes of a file; raises ``BadTensors``."""
    content = path.read_bytes()
    try:
        return _read(content)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, struct.error) as error:
        raise BadTensors("error-tensors", file=str(path)) from error


def _read(content: bytes) -> tuple[dict[str, Tensor], dict[str, str]]:
    (size,) = struct.unpack_from("<Q", content)
    _insist(size <= min(MOST_HEADER, len(content) - 8), "the header is too long")
    text, data = content[8 : 8 + size], content[8 + size :]
    _insist(text.startswith(b"{"), "the header is no object")
    header = json.loads(text.decode(), object_pairs_hook=_once)
    notes = header.pop(NOTES, {})
    _insist(all(isinstance(note, str) for note in notes.values()), "notes are texts")
    _insist_on_all_of(data, [entry["data_offsets"] for entry in header.values()])
    return {name: _tensor(entry, data) for name, entry in header.items()}, notes


def _tensor(entry: Mapping[str, Any], data: bytes) -> Tensor:
    start, end = entry["data_offsets"]
    shape = entry["shape"]
    _insist(entry["dtype"] == FLOAT, "only floats of 32 bits")
    _insist(isinstance(shape, list) and all(_is_count(length) for length in shape), "a shape is lengths")
    _insist(end - start == SIZE * math.prod(shape), "as many numbers as the shape says")
    numbers = array("f")
    numbers.frombytes(data[start:end])
    return Tensor(tuple(shape), _little(numbers))


def _insist_on_all_of(data: bytes, places: list[list[int]]) -> None:
    """The tensors must lie side by side: no byte belongs to two of them, and none to nobody."""
    expected = 0
    for start, end in sorted(places):
        _insist(_is_count(start) and _is_count(end) and expected == start <= end, "a gap or an overlap")
        expected = end
    _insist(expected == len(data), "bytes missing, or left over")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON whose keys all differ."""
    found = dict(pairs)
    _insist(len(found) == len(pairs), "a key stands twice")
    return found


def _is_count(value: object) -> bool:
    return type(value) is int and value >= 0


def _insist(holds: bool, what: str) -> None:
    if not holds:
        raise ValueError(what)


def _little(numbers: array[float]) -> array[float]:
    """To or from the order of bytes in the file, which is that of nearly every machine."""
    if sys.byteorder == "little":
        return numbers
    turned = array("f", numbers)
    turned.byteswap()
    return turned
