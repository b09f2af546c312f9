"""The lesson of the page is a real game, and every place where it stops is what its texts say."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from heliopolis.locales import HERE, LANGUAGES, catalogue
from heliopolis.record import Replay, read, replay
from heliopolis.server.retelling import retold
from heliopolis.server.study_messages import Told
from tests.generators import ROOT

LESSON = ROOT / "web/src/learn"
RECORD = (LESSON / "lesson.record").read_text(encoding="utf-8")
STOPS: list[dict[str, Any]] = json.loads((LESSON / "stops.json").read_text(encoding="utf-8"))
TRIES = [stop for stop in STOPS if stop.get("try")]
QUESTIONS = [stop for stop in STOPS if "answer" in stop]
LEARNER = 0
ANSWERS = (1, 2, 3)
PARTS = {"track", "ras", "centre", "bag", "suns", "mine", "others"}  # what the page can point out
FACTS = {"step": "1", "steps": "2", "player": "Ann", "why": "…"}
MOST_CHARACTERS = 260  # of what the coach says at once


@cache
def _told() -> Told:
    return retold(RECORD, catalogue("en"))


def _replayed(at: int) -> Replay:
    return replay(RECORD, at)


@cache
def _texts(language: str) -> dict[str, str]:
    """The messages of the lesson as they are written."""
    file = FluentParser(with_spans=True).parse((HERE / language / "learn.ftl").read_text(encoding="utf-8"))
    return {
        entry.id.name: catalogue(language)(entry.id.name, **FACTS)
        for entry in file.body
        if isinstance(entry, ast.Message)
    }


def _asked() -> set[str]:
    """The keys that the page puts together from the stops."""
    told = {f"learn-at-{stop['id']}" for stop in STOPS} | {f"learn-chapter-{stop['chapter']}" for stop in STOPS}
    tried = {f"learn-{kind}-{stop['id']}" for stop in TRIES for kind in ("try", "other")}
    asked = {f"learn-{kind}-{stop['id']}" for stop in QUESTIONS for kind in ("question", "answer")}
    options = {f"learn-option-{stop['id']}-{answer}" for stop in QUESTIONS for answer in ANSWERS}
    names = {f"learn-name-{seat}" for seat in range(len(_told().players))}
    return told | tried | asked | options | names


# The game


def test_the_lesson_is_a_whole_legal_game() -> None:
    assert read(RECORD).result == (47, 42, 21)
    assert _told().over
    assert _told().winners == [LEARNER]


def test_the_lesson_shows_everything_once() -> None:
    happened = {event["key"] for step in _told().steps[: STOPS[-4]["at"]] for event in step.happened}
    shown = {"event-drawn", "event-ra", "event-invoked", "event-offer", "event-pass", "event-won", "event-nobody"}
    assert happened >= shown | {"event-god", "event-discard", "event-epoch-ra"}


def test_the_learner_is_once_forced_to_bid() -> None:
    legal = _told().legal[_stop("forced")["at"]]
    assert "pass" not in legal
    assert len(legal) > 1


# The stops


def _stop(id: str) -> dict[str, Any]:
    return next(stop for stop in STOPS if stop["id"] == id)


def test_stops_follow_each_other_and_each_has_a_name_of_its_own() -> None:
    places = [stop["at"] for stop in STOPS]
    assert places == sorted(places)
    assert places[-1] == len(_told().steps)
    assert len({stop["id"] for stop in STOPS}) == len(STOPS)


@pytest.mark.parametrize("stop", STOPS, ids=lambda stop: stop["id"])
def test_every_stop_is_a_position_of_the_record_and_points_out_what_is_there(stop: dict[str, Any]) -> None:
    assert _replayed(stop["at"]).error is None
    view = _told().positions[stop["at"]]
    assert set(stop.get("show", [])) <= PARTS
    if lit := stop.get("lit"):
        there = view["auction_track"] if lit["seat"] is None else view["seats"][lit["seat"]]["tiles"]
        assert set(lit["tiles"]) <= set(there)
    if epoch := stop.get("sheet"):
        assert epoch in {scored.epoch for scored in _told().sheet.epochs}


@pytest.mark.parametrize("stop", TRIES, ids=lambda stop: stop["id"])
def test_where_the_learner_is_to_act_it_is_the_learners_turn(stop: dict[str, Any]) -> None:
    assert _told().actors[stop["at"]] == LEARNER
    assert _told().steps[stop["at"]].step in _told().legal[stop["at"]]


def test_the_learner_decides_everything_but_the_turns_that_are_run_through() -> None:
    quick = next(place for place, stop in enumerate(STOPS) if stop.get("quick"))
    through = range(STOPS[quick - 1]["at"] + 1, STOPS[quick]["at"])
    last = _stop("kept")["at"]  # what follows is run through as well
    own = {n for n in range(last) if _told().actors[n] == LEARNER and len(_told().legal[n]) > 1}
    assert own - set(through) == {stop["at"] for stop in TRIES}


@pytest.mark.parametrize("stop", STOPS, ids=lambda stop: stop["id"])
def test_every_rule_that_a_stop_names_is_on_the_page_of_rules(stop: dict[str, Any]) -> None:
    say = catalogue("en")
    assert all(say(f"rules-{rule}") for rule in stop.get("rules", []))


# The texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stop_has_its_texts_and_no_text_is_left_over(language: str) -> None:
    made = tuple(f"learn-{kind}-" for kind in ("at", "chapter", "try", "other", "question", "answer", "option", "name"))
    assert {key for key in _texts(language) if key.startswith(made)} == _asked()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_is_brief(language: str) -> None:
    assert {key: len(text) for key, text in _texts(language).items() if len(text) > MOST_CHARACTERS} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_right_answers_are_those_of_the_game(language: str) -> None:
    right = {stop["id"]: _texts(language)[f"learn-option-{stop['id']}-{stop['answer']}"] for stop in QUESTIONS}
    assert set(right) == {"exchange", "later", "dry"}
    assert str(_told().positions[_stop("exchange")["at"]]["centre"]) in right["exchange"].split()
    later = _told().positions[_stop("later")["at"]]
    assert later["ras"] - later["ra_track"] == 1  # one more ends the epoch
    tiye = _told().sheet.epochs[0].rows[2]
    assert tiye is not None
    assert tiye["river"] == 0  # for two Niles


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_that_the_coach_tells_are_those_of_the_game(language: str) -> None:
    texts = _texts(language)
    for id, seat in (("suns", LEARNER), ("kept", LEARNER)):
        suns = _told().positions[_stop(id)["at"]]["seats"][seat]["suns"]
        assert all(str(sun) in texts[f"learn-at-{id}"] for sun in suns)
    assert all(str(score) in texts["learn-at-over"] for score in _told().scores)
    for stop in TRIES:
        kind, _, number = _told().steps[stop["at"]].step.partition(":")
        if kind == "bid":
            assert f" {number}." in texts[f"learn-try-{stop['id']}"]
