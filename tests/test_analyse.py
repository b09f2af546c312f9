"""The analysis of a record, and the command that shows it as text, as JSON and as a page."""

from __future__ import annotations

import io
import json
import random
import re
import sys
import time
from array import array
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from math import prod
from pathlib import Path
from typing import Any

import pytest

from heliopolis import compiled, tensors
from heliopolis.analysis import LEAST_SWING, TURNING_POINTS, Analysis, analyse, faculty
from heliopolis.chance import Seeded
from heliopolis.cli import main
from heliopolis.game import CHANCE, Limits
from heliopolis.locales import LANGUAGES, catalogue
from heliopolis.page import page
from heliopolis.ra.adviser import Adviser, Choice
from heliopolis.ra.features import VERSION
from heliopolis.ra.network import shapes
from heliopolis.ra.prospects import Prospects
from heliopolis.record import Record, read, write
from heliopolis.telling import chapters, lines
from tests.generators import RECORDS, ROOT, set_up

GAME = ROOT / "docs/pictures/game.record"
SHORT = 60  # steps of a game that are enough to show something
STRANGE = (
    "<i>Ann</i> & co",
    "Bób \N{LATIN SMALL LETTER L WITH STROKE}",
    "Кот",
    'D"an',
    "Eve [bold]:smile: " + 20 * "x",
)


def adviser() -> Adviser:
    return Adviser(Prospects(), Limits(nodes=1))


@cache
def analysed(path: Path) -> Analysis:
    return analyse(read(path.read_bytes()), adviser())


def played(record: Record, *ways: Callable[[tuple[Choice, ...]], Choice], steps: int = 10_000) -> Record:
    """A game in which each seat takes that of the weighed steps which its way says."""
    state, luck, taken = record.start(), Seeded(5), list[int]()
    while state.actor is not None and len(taken) < steps:
        if state.actor == CHANCE:
            taken.append(luck.pick(state.odds()))
        else:
            told = adviser().advise(state.view(state.actor, open_scores=True))
            taken.append(ways[state.actor](told.choices).step)
        state.apply(taken[-1])
    return replace(record, steps=tuple(taken))


def best(choices: tuple[Choice, ...]) -> Choice:
    return min(choices, key=lambda choice: choice.loss)


def worst(choices: tuple[Choice, ...]) -> Choice:
    return max(choices, key=lambda choice: choice.loss)


# Every step

EVERY_RECORD = pytest.mark.parametrize("path", sorted(RECORDS.glob("*.record"))[::2], ids=lambda path: path.stem)


@EVERY_RECORD
def test_every_step_is_there_and_begins_where_the_one_before_ends(path: Path) -> None:
    analysis = analysed(path)
    assert tuple(moment.step for moment in analysis.moments) == analysis.record.steps
    assert [moment.number for moment in analysis.moments] == list(range(1, len(analysis.moments) + 1))
    for moment, following in zip(analysis.moments, analysis.moments[1:], strict=False):
        assert moment.after == following.before


@EVERY_RECORD
def test_chances_to_win_sum_to_one_and_end_with_the_winner(path: Path) -> None:
    analysis = analysed(path)
    for moment in analysis.moments:
        assert sum(moment.before) == pytest.approx(1, abs=1e-4)
    state = analysis.record.start()
    for step in analysis.record.steps:
        state.apply(step)
    assert [seat for seat, chance in enumerate(analysis.moments[-1].after) if chance == 1] == state.winners()


@EVERY_RECORD
def test_luck_is_of_chance_and_decisions_are_of_players_who_have_a_choice(path: Path) -> None:
    analysis = analysed(path)
    state = analysis.record.start()
    for moment in analysis.moments:
        assert (moment.luck is not None) == (state.actor == CHANCE)
        assert (moment.decision is not None) == (state.actor != CHANCE and len(state.legal()) > 1)
        state.apply(moment.step)


@EVERY_RECORD
def test_luck_is_nobodys_gain_but_at_the_cost_of_others(path: Path) -> None:
    assert sum(side.luck for side in analysed(path).sides) == pytest.approx(0, abs=1e-3)


@EVERY_RECORD
def test_a_decision_has_reasons_for_the_best_step(path: Path) -> None:
    for moment in analysed(path).moments:
        assert moment.decision is None or moment.decision.reasons


def test_a_forced_step_changes_nothing() -> None:
    forced = [m for m in analysed(GAME).moments if m.decision is None and m.actor != CHANCE]
    assert forced
    assert all(moment.before == moment.after for moment in forced)


# Accuracy


def test_the_best_step_every_time_is_100_and_the_worst_every_time_is_0() -> None:
    sides = analyse(played(set_up(3, ras="3"), best, worst, best), adviser()).sides
    assert [side.accuracy for side in sides] == pytest.approx([100, 0, 100], abs=0.1)
    assert sides[0].cost == pytest.approx(0, abs=1e-3)
    assert sides[1].cost > 0.01


def test_steps_without_a_choice_do_not_count() -> None:
    analysis = analysed(GAME)
    counted = [
        sum(m.decision is not None and m.actor == side.seat for m in analysis.moments) for side in analysis.sides
    ]
    assert [side.decisions for side in analysis.sides] == counted
    assert sum(counted) < sum(moment.actor != CHANCE for moment in analysis.moments)


def test_who_decided_nothing_has_no_accuracy() -> None:
    nothing = analyse(set_up(3), adviser())
    assert [side.accuracy for side in nothing.sides] == [None] * 3
    assert nothing.moments == nothing.turning_points == ()


# Turning points


def test_turning_points_are_the_largest_changes_in_the_order_of_the_game() -> None:
    analysis = analysed(GAME)
    numbers = [moment.number for moment in analysis.turning_points]
    least = min(moment.turn for moment in analysis.turning_points)
    others = [moment.turn for moment in analysis.moments if moment.number not in numbers]
    assert numbers == sorted(numbers)
    assert max(others) <= least >= LEAST_SWING
    assert len(numbers) == TURNING_POINTS


def test_a_turning_point_is_by_choice_or_by_luck() -> None:
    analysis = analysed(GAME)
    assert all(moment.decision or moment.luck for moment in analysis.turning_points)
    by_choice = [moment for moment in analysis.turning_points if moment.decision]
    assert not any(moment.decision.right for moment in by_choice if moment.decision)


def test_a_record_that_stops_early_is_analysed_so_far() -> None:
    whole = read(GAME.read_bytes())
    for length in (2, 4, SHORT):  # while suns are dealt, while a tile is drawn, later
        part = analyse(replace(whole, steps=whole.steps[:length]), adviser())
        assert len(part.moments) == length
        assert sum(part.moments[-1].after) == pytest.approx(1, abs=1e-4)


def test_progress_is_told_step_by_step() -> None:
    steps: list[int] = []
    record = read(GAME.read_bytes())
    analyse(replace(record, steps=record.steps[:SHORT]), adviser(), steps.append)
    assert sum(steps) == SHORT


# In words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_line_and_every_epoch_a_name(language: str) -> None:
    record, say = read(GAME.read_bytes()), catalogue(language)
    told = lines(record, say)
    assert len(told) == len(record.steps)
    assert all(line.endswith(".") for line in told)
    assert [name for _, name in chapters(record, say)] == [say("analysis-epoch", epoch=epoch) for epoch in (1, 2, 3)]


# The page


class Reader(HTMLParser):
    """Reads a page and notes its elements, its text, and whether all that is opened is closed."""

    VOID = ("meta", "input", "br")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data if not self.open or self.open[-1] != "style" else ""


def read_page(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    return reader


@cache
def strange(players: int = 5) -> Analysis:
    """A short game of people whose names look like HTML."""
    record = replace(set_up(players, ras="2"), players=STRANGE[:players])
    return analyse(played(record, *players * [best]), adviser())


def test_the_page_is_whole_and_shows_every_name_as_it_is() -> None:
    reader = read_page(page(strange(), catalogue("en")))
    assert all(name in reader.text for name in STRANGE[:4])
    assert not [tag for tag, _ in reader.elements if tag in ("b", "script", "link", "img", "iframe")]


def test_the_page_asks_nothing_of_the_net() -> None:
    text = page(strange(), catalogue("en")).replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?:|url\(|@import|src=", text)
    assert "default-src 'none'" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_in_the_language_asked_for(language: str) -> None:
    say = catalogue(language)
    reader = read_page(page(strange(2), say, say("analysis-unfinished")))
    assert dict(reader.elements)["html"] == {"lang": language}
    for key in ("analysis-title", "analysis-turning-points", "analysis-steps", "analysis-unfinished", "analysis-plot"):
        assert say(key) in reader.text


def test_the_page_has_every_step_and_links_lead_to_steps() -> None:
    analysis = strange()
    reader = read_page(page(analysis, catalogue("en")))
    steps = {attributes["id"] for tag, attributes in reader.elements if tag == "li"}
    links = {attributes["href"] for tag, attributes in reader.elements if tag == "a"}
    assert len(steps) == len(analysis.moments)
    assert links == {f"#step-{moment.number}" for moment in analysis.turning_points} <= {f"#{step}" for step in steps}


def test_the_page_of_an_empty_record_says_so_without_a_plot() -> None:
    reader = read_page(page(analyse(set_up(2), adviser()), catalogue("en")))
    assert "0 steps analysed" in reader.text
    assert "svg" not in dict(reader.elements)


def test_the_page_can_be_used_with_the_keyboard_and_without_eyes() -> None:
    elements = read_page(page(strange(), catalogue("en"))).elements
    assert all(attributes.get("scope") for tag, attributes in elements if tag == "th")
    assert all(attributes.get("aria-labelledby") for tag, attributes in elements if tag == "svg")
    names = [attributes["id"] for _, attributes in elements if "id" in attributes]
    assert len(set(names)) == len(names)


# The command


@pytest.fixture(scope="module")
def networks(tmp_path_factory: pytest.TempPathFactory) -> dict[int, str]:
    """Files with networks that have learnt nothing: numbers by chance, by number of players."""
    luck, folder, files = random.Random(1), tmp_path_factory.mktemp("networks"), {}
    for players in (2, 3, 5):
        made = {
            name: tensors.Tensor(shape, array("f", (luck.gauss(0, 0.1) for _ in range(prod(shape)))))
            for name, shape in shapes(players).items()
        }
        path = folder / f"{players}.safetensors"
        tensors.write(path, made, {"players": str(players), "features": str(VERSION)})
        files[players] = str(path)
    return files


@pytest.fixture
def short(tmp_path: Path) -> str:
    """The first steps of a game."""
    record = read(GAME.read_bytes())
    path = tmp_path / "short.record"
    path.write_text(write(replace(record, steps=record.steps[:SHORT], result=None)), encoding="utf-8")
    return str(path)


def report(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """What `--json` prints."""
    main(["analyse", "--json", "--quality", "fast", *words])
    (line,) = capsys.readouterr().out.splitlines()
    found: dict[str, Any] = json.loads(line)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_has_eighty_columns_and_names_everybody(
    language: str,
    networks: dict[int, str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    path = tmp_path / "strange.record"
    path.write_text(write(strange().record), encoding="utf-8")
    assert main(["analyse", str(path), "--network", networks[5], "--quality", "fast", "--lang", language]) == 0
    out = capsys.readouterr().out
    say = catalogue(language)
    assert max(map(len, out.splitlines())) <= 80
    assert all(name[:10] in out for name in STRANGE)
    assert say("analysis-turning-points") in out
    assert [line for line in out.splitlines() if line.startswith(f"{len(strange().moments):>3} ")]


def test_json_has_every_step_with_its_choices_and_reasons(
    networks: dict[int, str], capsys: pytest.CaptureFixture[str]
) -> None:
    found = report(capsys, str(GAME), "--network", networks[3])
    assert found["over"] is True
    assert [player["name"] for player in found["players"]] == ["Ann", "Bob", "Cat"]
    decisions = [step for step in found["steps"] if "choices" in step]
    assert len(decisions) == sum(player["decisions"] for player in found["players"])
    for step in decisions:
        assert {step["step"], step["best"]} <= {choice["step"] for choice in step["choices"]}
        assert all(set(reason) == {"key", "facts", "text"} for reason in step["reasons"])
        assert 0.5 <= step["confidence"] <= 1
    for step in found["steps"]:
        assert ("luck" in step) == (step["actor"] == "chance")
    assert {point["cause"] for point in found["turning_points"]} <= {"choice", "luck"}


def test_the_same_record_gives_the_same_numbers(
    networks: dict[int, str], short: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert report(capsys, short, "--network", networks[3]) == report(capsys, short, "--network", networks[3])


def test_standard_input_is_read_for_a_hyphen(
    networks: dict[int, str], short: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(Path(short).read_bytes())))
    assert len(report(capsys, "-", "--network", networks[3])["steps"]) == SHORT


def test_html_writes_a_page_and_says_where(
    networks: dict[int, str], short: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "page.html"
    words = ["analyse", short, "--html", str(out), "--network", networks[3], "--nodes", "2", "--lang", "ru"]
    assert main(words) == 0
    assert catalogue("ru")("analysis-written", file=str(out))[:20] in capsys.readouterr().out
    assert catalogue("ru")("analysis-unfinished") in read_page(out.read_text(encoding="utf-8")).text


def test_a_record_with_a_wrong_step_is_analysed_up_to_it(
    networks: dict[int, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong, out = str(RECORDS / "wrong/bid-too-low.record"), tmp_path / "page.html"
    words = [wrong, "--network", networks[3], "--html", str(out), "--quality", "fast"]
    assert main(["analyse", "--json", *words]) == 2
    printed = capsys.readouterr()
    found = json.loads(printed.out)
    assert found["steps"]
    assert found["error"]["message"] in printed.err
    assert found["error"]["message"] in read_page(out.read_text(encoding="utf-8")).text
    assert main(["analyse", *words]) == 2
    assert "Only a part of the record" in capsys.readouterr().out


@pytest.mark.parametrize("file", [RECORDS / "wrong/no-record.record", RECORDS / "there is none"])
def test_what_cannot_be_read_is_an_error_in_one_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(file), "--json"]) == 2
    printed = capsys.readouterr()
    assert set(json.loads(printed.out)) == {"file", "error"}
    assert len(printed.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ([], "Which record"),
        (["--quality", "best"], "no quality “best”. Known: fast, normal, deep"),
        (["--quality", "fast", "--nodes", "5"], "not both"),
        (["--nodes", "0"], "--nodes must be"),
        (["--network", "none.safetensors"], "none.safetensors: there is no such file"),
        (["--html", "no/such/folder/page.html"], "no/such/folder: there is no such file"),
    ],
)
def test_wrong_arguments_are_told_in_one_line(
    words: list[str],
    complaint: str,
    networks: dict[int, str],
    short: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    network = [] if "--network" in words else ["--network", networks[3]]
    assert main(["analyse", *([short] if words else []), *words, *network]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert complaint in line


def test_a_network_for_another_number_of_players_is_refused(
    networks: dict[int, str], short: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", short, "--network", networks[2]]) == 2
    assert "2" in capsys.readouterr().err


@pytest.mark.skipif(not compiled(), reason="interpreted, a search takes its time")
def test_300_steps_at_default_quality_take_less_than_20_seconds(
    networks: dict[int, str], short: str, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = time.process_time()
    assert main(["analyse", short, "--network", networks[3]]) == 0
    assert time.process_time() - begun < 20 * SHORT / 300


def test_a_game_offers_what_an_analysis_needs() -> None:
    for name in ("adviser", "sentence", "chapter"):
        assert callable(getattr(faculty("ra"), name))
