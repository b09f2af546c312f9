"""Records: exactly the notation that is promised, read strictly, with kind words where something is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis.game import BadNotation, BadRecord, BadSetup, Complaint
from heliopolis.ra import GAME
from heliopolis.ra.state import fields
from heliopolis.record import LONGEST_NAME, MOST_CHARACTERS, Record, read, replay, write
from tests.generators import RECORDS, a_game, games, set_up

WRONG = RECORDS / "wrong"

HEADER = "heliopolis: 1\ngame: ra\nplayers: Ann, Bob, Cat\n\n"
DEAL = "=suns:13-8-5-2 =suns:12-9-6-3 =suns:11-10-7-4\n"
DEALT = 3  # steps in it

# As the design of the format gives it, comments and all.
EXAMPLE = """\
heliopolis: 1
game: ra
edition: sunboat
players: Ann, Bob, Cat
option.ras: 8            # only options that differ from the edition's default need be written
result: 34 51 28         # optional; on replay it must agree

=suns:13-8-5-2 =suns:12-9-6-3 =suns:11-10-7-4
draw =nile
"""

# Two players who only draw, with epochs of one Ra tile: the shortest game there is.
SHORTEST = "heliopolis: 1\ngame: ra\nplayers: Ann, Bob\noption.ras: 1\n{result}\n=suns:9-6-5-2 =suns:8-7-4-3\n" + (
    "draw =ra\n" * 3
)


def steps(text: str) -> list[str]:
    return [GAME.text(step) for step in read(text).steps]


def complaint(text: str | bytes) -> BadRecord:
    """What is wrong with a record, by whichever way it is told; its sentence can be said."""
    try:
        error = replay(text).error
    except BadRecord as raised:
        error = raised
    assert error is not None
    assert str(error).isprintable()
    return error


def reason(error: BadRecord) -> Complaint:
    found = error.facts["reason"]
    assert isinstance(found, Complaint)
    return found


# Good records


def test_the_example_of_the_format_is_read() -> None:
    record = read(EXAMPLE)
    assert record == Record("ra", "sunboat", ("Ann", "Bob", "Cat"), {"ras": "8"}, record.steps, (34, 51, 28))
    assert steps(EXAMPLE) == [*DEAL.split(), "draw", "=nile"]


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.record")), ids=lambda path: path.stem)
def test_a_sample_game_replays_to_its_end_and_its_result(path: Path) -> None:
    replayed = replay(path.read_bytes())
    assert replayed.error is None
    assert replayed.state.actor is None
    assert replayed.record.result == tuple(replayed.state.scores())


def test_a_record_that_is_written_is_read_back_the_same() -> None:
    for record in games(360):
        assert read(write(record)) == record
        assert read(write(record).encode()) == record


@given(a_game(), st.data())
def test_a_record_gives_the_same_positions_step_by_step(record: Record, data: st.DataObject) -> None:
    text = write(record)
    at = data.draw(st.integers(0, len(record.steps)))
    state = record.start()
    for step in record.steps[:at]:
        state.apply(step)
    replayed = replay(text, at)
    assert fields(replayed.state) == fields(state)
    assert replayed.record.steps == record.steps[:at]
    assert replayed.error is None


def test_replaying_to_every_step_of_a_game_gives_every_position_of_it() -> None:
    text = (RECORDS / "four-classic-mild.record").read_text(encoding="utf-8")
    record = read(text)
    state = record.start()
    for at, step in enumerate(record.steps):
        assert replay(text, at).state == state
        state.apply(step)
    assert replay(text, len(record.steps) + 1000).state == state


def test_a_record_may_stop_anywhere() -> None:
    text = write(next(games(1)))
    body = text.index("\n\n") + 2
    whole = read(text).steps
    for end in range(body, len(text)):
        if text[end] in " \n":
            stopped = replay(text[:end])
            assert stopped.error is None
            assert stopped.record.steps == whole[: len(text[body:end].split())]


def test_only_what_differs_from_the_edition_needs_to_be_written() -> None:
    record = read("heliopolis: 1\ngame: ra\nplayers: Ann, Bob\n\n")
    assert record == Record("ra", "sunboat", ("Ann", "Bob"))
    assert record.start() == set_up(2, ras="6", suns="razzia", mild_end="no", resume="next").start()


@pytest.mark.parametrize(
    "text",
    [
        HEADER + DEAL.replace(" ", "\n") + "draw\n=nile",
        HEADER + DEAL.replace(" ", "\t\t ") + "   draw\t=nile\t",
        HEADER + DEAL + "\n\n\ndraw\n\n=nile\n\n",
        (HEADER + DEAL + "draw =nile").replace("\n", "\r\n"),
        (HEADER + DEAL + "draw =nile").replace("\n", " \t\n"),
        "\N{BYTE ORDER MARK}" + HEADER + DEAL + "draw =nile",
        HEADER + "# all of the deal\n" + DEAL.replace(" ", "# a sun\n") + "draw#=ra\n#\n=nile# =ra",
        "# first\n" + HEADER.replace("\n", "# and: so on\n", 2) + DEAL + "draw =nile",
        HEADER.replace("players:", "#\n  players  :  ") + DEAL + "draw =nile",
        "heliopolis:1\nplayers:Ann,Bob , Cat\ngame:ra\n \t\r\n" + DEAL + "draw =nile",
    ],
    ids=range(10),
)
def test_blanks_line_ends_and_comments_mean_nothing(text: str) -> None:
    plain = read(HEADER + DEAL + "draw =nile\n")
    assert read(text) == plain
    assert read(text.encode()) == plain


def test_names_may_be_of_any_script() -> None:
    names = ("Анна", "Łucja Żak", "אן", "安", "O'Neil-2 (west)")
    assert read(write(Record("ra", "sunboat", names))).players == names


@pytest.mark.parametrize(
    "name", ["", " ", " Ann", "Ann ", "A,B", "A#B", "A\nB", "\x1b[31m", "\u202eAnn", "x" * 41, "\ud800"]
)
def test_a_name_that_the_format_cannot_hold_is_refused_at_once(name: str) -> None:
    with pytest.raises(BadSetup) as raised:
        Record("ra", "sunboat", ("Bob", name))
    assert raised.value.facts["longest"] == LONGEST_NAME
    assert str(raised.value).isprintable()


def test_a_record_that_is_written_has_short_lines() -> None:
    text = write(next(games(1)))
    assert max(map(len, text.splitlines())) <= 100
    assert text.endswith("\n")


# Wrong records


@pytest.mark.parametrize("path", sorted(WRONG.glob("*.record")), ids=lambda path: path.stem)
def test_a_wrong_record_says_what_is_wrong_and_where(path: Path) -> None:
    """The first line of each file says which error must come, why and where."""
    text = path.read_text(encoding="utf-8")
    error = complaint(text)
    keys = [error.key, *([reason(error).key] if "reason" in error.facts else [])]
    places = [f"{place} {error.facts[place]}" for place in ("line", "column", "step") if place in error.facts]
    assert ", ".join(keys + places) == text.splitlines()[0].removeprefix("# ")


@pytest.mark.parametrize("path", sorted(WRONG.glob("*.record")), ids=lambda path: path.stem)
def test_read_raises_what_replay_tells(path: Path) -> None:
    with pytest.raises(BadRecord) as raised:
        read(path.read_bytes())
    told = complaint(path.read_bytes())
    assert (raised.value.key, str(raised.value)) == (told.key, str(told))


def test_a_wrong_step_gives_the_position_reached_and_all_there_is_to_say() -> None:
    text = HEADER + DEAL + "draw =nile\nra bid:7 bid:5 pass\n"
    replayed = replay(text)
    error = replayed.error
    assert error is not None
    assert {**error.facts, "reason": reason(error).key} == {
        "line": 7,
        "column": 10,
        "step": 8,
        "found": "bid:5",
        "legal": "pass bid:13 bid:8",
        "reason": "error-too-low",
    }
    assert replayed.state == replay(HEADER + DEAL + "draw =nile ra bid:7").state
    assert len(replayed.record.steps) == 7
    assert [part for part in ("7", "10", "8", "pass bid:13 bid:8") if part not in str(error)] == []


def test_the_place_is_that_in_the_file_with_windows_line_ends_tabs_and_byte_order_mark() -> None:
    text = "\N{BYTE ORDER MARK}" + (HEADER + DEAL + "\tdraw  =isis").replace("\n", "\r\n")
    error = complaint(text.encode())
    assert (error.facts["line"], error.facts["column"], error.facts["step"]) == (6, 8, DEALT + 2)


def test_nothing_wrong_after_the_step_asked_for_is_told() -> None:
    text = HEADER + DEAL + "draw =nile nonsense"
    assert replay(text, at=DEALT + 2).error is None
    assert replay(text, at=DEALT + 3).error is not None


@pytest.mark.parametrize("version", ["2", "10", "999999999999999999999999", "9" * 5000], ids=len)
def test_a_newer_format_is_told_as_such(version: str) -> None:
    error = complaint(HEADER.replace("1", version))
    assert error.key == "error-record-newer"
    assert error.facts["known"] == 1


@pytest.mark.parametrize("version", ["", "0", "-1", "1.0", "one", "1 2", "٢", "01"])
def test_a_version_that_is_no_number_is_told_as_such(version: str) -> None:
    assert complaint(HEADER.replace("1", version)).key == "error-record-version"


@pytest.mark.parametrize("key", ["heliopolis", "game", "players"])
def test_a_missing_key_is_named(key: str) -> None:
    lines = [line for line in HEADER.splitlines(keepends=True) if not line.startswith(key)]
    error = complaint("".join(lines))
    if key == "heliopolis":  # what does not begin with it is no record at all
        assert (error.key, error.facts["line"]) == ("error-record-no-header", 1)
    else:
        assert (error.key, error.facts["key"]) == ("error-record-key-missing", key)


@pytest.mark.parametrize("text", ["", "\n", "# nothing but a comment", "\n\n" + HEADER])
def test_nothing_at_all_is_no_record(text: str) -> None:
    assert complaint(text).key == "error-record-key-missing"


@pytest.mark.parametrize(
    ("result", "key"),
    [
        ("1 1", "error-record-result"),
        ("0 1", "error-record-result"),
        ("999999 0", "error-record-result"),
        ("0", "error-record-result-form"),
        ("0 0 0", "error-record-result-form"),
        ("-1 0", "error-record-result-form"),
        ("0, 0", "error-record-result-form"),
        ("", "error-record-result-form"),
        ("9999999 0", "error-record-result-form"),
        ("9" * 5000 + " 0", "error-record-result-form"),
    ],
    ids=range(10),
)
def test_a_result_that_disagrees_is_told(result: str, key: str) -> None:
    error = complaint(SHORTEST.format(result=f"result: {result}\n"))
    assert (error.key, error.facts["line"]) == (key, 5)


def test_a_result_that_disagrees_still_gives_the_whole_game() -> None:
    replayed = replay(SHORTEST.format(result="result: 1 1\n"))
    assert replayed.error is not None
    assert (replayed.error.facts["found"], replayed.error.facts["played"]) == ("1 1", "0 0")
    assert replayed.state.actor is None


def test_a_result_is_compared_only_at_the_end() -> None:
    assert read(SHORTEST.format(result="result: 0 0\n")).result == (0, 0)
    assert replay(SHORTEST.format(result="result: 1 1\n"), at=7).error is None


def test_a_step_after_the_end_is_told() -> None:
    error = complaint(SHORTEST.format(result="") + "draw")
    assert (error.key, error.facts["step"], error.facts["legal"]) == ("error-record-after-end", 9, "")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("edition: {}", "error-edition"),
        ("option.{}: 8", "error-option"),
        ("option.ras: {}", "error-option-value"),
        ("option.suns: {}", "error-option-value"),
    ],
)
@pytest.mark.parametrize("odd", ["x", "8" * 5000, "\x1b[31mred", "\u202e8", "\x7f", "é"], ids=range(6))
def test_a_set_up_that_does_not_exist_is_told_with_its_line(line: str, why: str, odd: str) -> None:
    error = complaint(HEADER.strip() + "\n" + line.format(odd) + "\n\n")
    assert (error.key, error.facts["line"], reason(error).key) == ("error-record-setup", 4, why)
    assert len(str(error)) < 300


@pytest.mark.parametrize("names", ["Ann", "A, B, C, D, E, F", ", ".join("N" * 1000)], ids=len)
def test_a_wrong_number_of_players_is_told(names: str) -> None:
    error = complaint(f"heliopolis: 1\ngame: ra\nplayers: {names}\n\n")
    assert (error.facts["line"], reason(error).key) == (3, "error-players")


@pytest.mark.parametrize("name", ["", "\x07", "a\tb", "\x1b]0;title\x07", "x" * 41, "\u200b"])
def test_a_name_that_cannot_be_shown_is_told_in_a_printable_sentence(name: str) -> None:
    error = complaint(f"heliopolis: 1\ngame: ra\nplayers: Ann, {name}, Bob\n\n")
    assert (error.facts["line"], reason(error).key) == (3, "error-name")


@pytest.mark.parametrize(
    "word", ["\x1b[2J", "bid:" + "9" * 10_000, "\u202edraw", "draw\x0b=nile", "=suns:13", "\xa0", "\ud800"]
)
def test_a_word_that_is_no_step_is_told_in_a_printable_sentence(word: str) -> None:
    error = complaint(HEADER + DEAL + word)
    assert (error.facts["step"], reason(error).key) == (DEALT + 1, "error-no-such-step")
    assert len(str(error)) < 300


def test_writing_a_step_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadNotation):
        write(Record("ra", "sunboat", ("Ann", "Bob"), {}, (10_000,)))


# No records at all


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (b"x" * 10_000_000, "error-record-long"),
        ("x\n" * 5_000_000, "error-record-long"),
        (HEADER + "draw " * 2_000_000, "error-record-long"),
        (b"x" * MOST_CHARACTERS, "error-record-no-header"),
        ("\n" * MOST_CHARACTERS, "error-record-key-missing"),
        ("a: b\n" * (MOST_CHARACTERS // 5), "error-record-no-header"),
        (("heliopolis: 1\n" + "#\n" * MOST_CHARACTERS)[:MOST_CHARACTERS], "error-record-key-missing"),
        ((HEADER + "draw " * MOST_CHARACTERS)[:MOST_CHARACTERS], "error-record-step"),
        ((HEADER.strip() + "," * MOST_CHARACTERS)[:MOST_CHARACTERS], "error-record-setup"),
        ((HEADER.strip() + "\nresult: " + "1 " * MOST_CHARACTERS)[:MOST_CHARACTERS], "error-record-result-form"),
        (b"\x7fELF\x02\x01\x01" + bytes(1000), "error-record-binary"),
        (b"\x89PNG\r\n\x1a\n", "error-record-encoding"),
        (HEADER.encode("utf-16"), "error-record-encoding"),
        (HEADER.encode() + b"\xc3(", "error-record-encoding"),
        (HEADER + "\0", "error-record-binary"),
        (b"\x01\x02\x03", "error-record-no-header"),
    ],
    ids=range(16),
)
def test_garbage_is_told_as_such(text: str | bytes, key: str) -> None:
    assert complaint(text).key == key


def test_the_byte_that_is_no_text_is_named() -> None:
    assert complaint(HEADER.encode() + b"\xff").facts["byte"] == len(HEADER)
