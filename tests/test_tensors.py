"""Files of numbers: ours are safetensors files, those of others are read, and what is wrong is refused."""

from __future__ import annotations

import json
import struct
from array import array
from pathlib import Path
from typing import Any

import pytest

from heliopolis import files, tensors
from heliopolis.tensors import BadTensors, Tensor, read, write

FLOATS = struct.pack("<6f", 1.5, -2, 0, 3, 0.1, 1e-30)
MATRIX = {"dtype": "F32", "shape": [2, 2], "data_offsets": [0, 16]}
ROW = {"dtype": "F32", "shape": [2], "data_offsets": [16, 24]}
WHOLE = {"a": MATRIX, "b": ROW}


def content(header: Any, data: bytes = FLOATS, padding: int = 0) -> bytes:
    """A file as the specification has it: eight bytes of length, the header, spaces, the numbers."""
    text = (header if isinstance(header, str) else json.dumps(header)).encode() + b" " * padding
    return struct.pack("<Q", len(text)) + text + data


def read_back(path: Path, whole: bytes) -> tuple[dict[str, Tensor], dict[str, str]]:
    path.write_bytes(whole)
    return read(path)


# What is right


def test_what_was_written_is_read(tmp_path: Path) -> None:
    numbers = array("f", [0.1, -1e30, float("inf"), 5, 0, -0.0])
    found = {"first.weight": Tensor((2, 3), numbers), "first.bias": Tensor((), array("f", [7]))}
    write(tmp_path / "x", found, {"players": "3", "words": "Żółw ☼"})
    assert read(tmp_path / "x") == (found, {"players": "3", "words": "Żółw ☼"})


def test_a_file_made_by_hand_from_the_specification_is_read(tmp_path: Path) -> None:
    found, notes = read_back(tmp_path / "x", content({"__metadata__": {"by": "hand"}, **WHOLE}, padding=5))
    assert notes == {"by": "hand"}
    assert {name: tensor.shape for name, tensor in found.items()} == {"a": (2, 2), "b": (2,)}
    assert found["a"].numbers.tobytes() + found["b"].numbers.tobytes() == FLOATS


def test_the_order_of_the_header_need_not_be_that_of_the_numbers(tmp_path: Path) -> None:
    found, notes = read_back(tmp_path / "x", content({"b": ROW, "a": MATRIX}))
    assert list(found["b"].numbers) == pytest.approx([0.1, 1e-30])
    assert notes == {}


def test_what_we_write_is_laid_out_as_the_specification_says(tmp_path: Path) -> None:
    found = {"a": Tensor((2, 2), array("f", [1.5, -2, 0, 3])), "b": Tensor((2,), array("f", [0.1, 1e-30]))}
    write(tmp_path / "x", found, {"by": "us"})
    whole = (tmp_path / "x").read_bytes()
    (size,) = struct.unpack("<Q", whole[:8])
    header = whole[8 : 8 + size]
    assert size % 8 == 0
    assert header.startswith(b"{")
    assert json.loads(header) == {"__metadata__": {"by": "us"}, **WHOLE}
    assert whole[8 + size :] == FLOATS


def test_too_few_numbers_for_a_shape_are_not_written(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="as many numbers"):
        write(tmp_path / "x", {"a": Tensor((2, 2), array("f", [1, 2, 3]))}, {})
    assert list(tmp_path.iterdir()) == []


# What is wrong

WRONG: dict[str, bytes] = {
    "empty": b"",
    "less than a length": b"\x02\0\0",
    "a length and nothing else": struct.pack("<Q", 2),
    "a header longer than the file": struct.pack("<Q", 1000) + b"{}",
    "a header of all memory": struct.pack("<Q", 2**64 - 1) + b"{}",
    "a header longer than we read": content("{}" + " " * tensors.MOST_HEADER, b""),
    "text": b"heliopolis: 1\ngame: ra\n",
    "no JSON": content("{nothing"),
    "no UTF-8": struct.pack("<Q", 2) + b"{\xff" + FLOATS,
    "another alphabet of bytes": struct.pack("<Q", 4) + "{}".encode("utf-16-le"),
    "a list": content([MATRIX]),
    "a number": content(7),
    "nested too deep": content('{"a":' + "[" * 50_000),
    "a key twice": content(json.dumps(WHOLE).replace('"b"', '"a"')),
    "notes that are no object": content({"__metadata__": ["x"], **WHOLE}),
    "notes that are no texts": content({"__metadata__": {"players": 3}, **WHOLE}),
    "a tensor that is no object": content({"a": 1}),
    "a tensor without a place": content({"a": {"dtype": "F32", "shape": [6]}}),
    "a place of three": content({"a": {**MATRIX, "data_offsets": [0, 8, 16]}, "b": ROW}),
    "a place of fractions": content({"a": {**MATRIX, "data_offsets": [0.0, 16.0]}, "b": ROW}),
    "a place of truths": content({"a": {"dtype": "F32", "shape": [0], "data_offsets": [False, False]}}, b""),
    "a place before the numbers": content({"a": {**MATRIX, "data_offsets": [-16, 0]}, "b": ROW}),
    "a place that ends before it begins": content({"a": {**MATRIX, "data_offsets": [16, 0]}, "b": ROW}),
    "a place after the numbers": content({"a": MATRIX, "b": {**ROW, "data_offsets": [24, 32]}}),
    "a gap": content({"a": MATRIX, "b": {**ROW, "data_offsets": [20, 28]}}, FLOATS + b"\0" * 4),
    "an overlap": content({"a": MATRIX, "b": {**ROW, "data_offsets": [12, 20]}}, FLOATS[:20]),
    "numbers cut off": content(WHOLE, FLOATS[:-1]),
    "numbers left over": content(WHOLE, FLOATS + b"\0"),
    "floats of 64 bits": content({"a": {"dtype": "F64", "shape": [3], "data_offsets": [0, 24]}}),
    "an unknown type": content({"a": {**MATRIX, "dtype": ["F32"]}, "b": ROW}),
    "a shape of another size": content({"a": {**MATRIX, "shape": [2, 3]}, "b": ROW}),
    "a shape below zero": content({"a": {**MATRIX, "shape": [-2, -2]}, "b": ROW}),
    "a shape of fractions": content({"a": {**MATRIX, "shape": [2.0, 2.0]}, "b": ROW}),
    "a shape that is a text": content({"a": {**MATRIX, "shape": "22"}, "b": ROW}),
    "a shape of thousands of digits": content(json.dumps(WHOLE).replace("[2, 2]", f"[{'9' * 5000}]")),
}


@pytest.mark.parametrize("whole", WRONG.values(), ids=WRONG)
def test_a_file_that_is_not_right_is_refused(whole: bytes, tmp_path: Path) -> None:
    with pytest.raises(BadTensors) as caught:
        read_back(tmp_path / "x.safetensors", whole)
    assert "x.safetensors is not a whole safetensors file" in str(caught.value)


def test_every_beginning_of_a_file_is_refused(tmp_path: Path) -> None:
    whole = content({"__metadata__": {"by": "hand"}, **WHOLE})
    for length in range(len(whole)):
        with pytest.raises(BadTensors):
            read_back(tmp_path / "x", whole[:length])


# Files that are whole or not there


def test_a_file_that_cannot_be_written_to_the_end_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x"
    files.save(path, b"old")

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        files.save(path, b"new")
    assert path.read_bytes() == b"old"


def test_the_numbers_are_on_disk_before_the_name_points_to_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    for name in ("fsync", "replace"):
        monkeypatch.setattr(f"os.{name}", lambda *given, name=name: done.append(name))
    files.save(tmp_path / "x", b"new")
    assert done == ["fsync", "replace"]
