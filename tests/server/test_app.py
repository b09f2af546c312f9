"""The API from outside: who gets in, what they see, and what they are told when something is wrong."""

from __future__ import annotations

import json
import re
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from heliopolis.record import read
from tests.server.running import Guest, guests, running, set_up

KEY = re.compile(r"[\w-]{22}")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    db = str(tmp_path_factory.mktemp("server") / "tables.sqlite")
    if request.param == "postgresql":
        db = request.getfixturevalue("postgresql").url()
    with running(db) as address:
        yield address


class People:
    """A table of three people, and the one who has the move."""

    def __init__(self, address: str, **more: Any) -> None:
        self.created = set_up(address, "human", "human", "human", **more)
        *self.seats, self.spectator = guests(address, self.created)
        self.stranger = Guest(address, self.created["id"])

    @property
    def first(self) -> int:
        return int(self.spectator.see()["table"]["actor"])


@pytest.fixture
def people(server: str) -> People:
    return People(server)


# Getting in


def test_a_new_table_gives_a_key_for_each_person_and_one_to_watch(server: str) -> None:
    created = set_up(server, "human", "pupil", "human")
    assert [place["seat"] for place in created["seats"]] == [0, 2]
    places = [*created["seats"], created["spectator"]]
    assert all(KEY.fullmatch(place["key"]) for place in places)
    assert len({place["key"] for place in places}) == 3
    assert all(place["link"] == f"/table/{created['id']}#{place['key']}" for place in places)


def test_only_a_hash_of_a_key_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(str(file)) as address:
        created = set_up(address, "human", "human", "human")
    content = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert created["id"].encode() in content
    for place in [*created["seats"], created["spectator"]]:
        assert place["key"].encode() not in content


@pytest.mark.parametrize("what", ["", "/events", "/record"])
def test_nobody_sees_a_table_without_a_key_of_it(people: People, server: str, what: str) -> None:
    path = people.stranger.path + what
    other = People(server)
    assert people.stranger.client.get(path).status_code == 401
    assert Guest(server, key="wrong").client.get(path).status_code == 403
    assert other.seats[0].client.get(path).status_code == 403


@pytest.mark.parametrize("what", ["/steps", "/undo"])
def test_nobody_acts_without_a_key_of_a_seat(people: People, what: str) -> None:
    body = {"at": 3, "step": "draw"} if what == "/steps" else {"at": 3}
    answers = [guest.client.post(guest.path + what, json=body) for guest in (people.stranger, people.spectator)]
    assert [(answer.status_code, answer.json()["error"]) for answer in answers] == [
        (401, "error-key-missing"),
        (403, "error-spectator"),
    ]


def test_there_is_no_table_of_another_name(server: str) -> None:
    for name in ("aaaaaaaaaaaa", "UPPERCASE123", "short", "..%2f..%2fetc"):
        assert httpx.get(f"{server}/api/tables/{name}", headers={"authorization": "Bearer x"}).status_code == 404


def test_a_browser_sits_down_with_a_cookie_that_no_script_can_read(people: People, server: str) -> None:
    with httpx.Client(base_url=server) as browser:
        path = people.stranger.path
        answer = browser.post(path + "/sit", json={"key": people.created["seats"][1]["key"]})
        assert answer.status_code == 200
        assert answer.json()["table"]["seat"] == 1
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert f"path={path}" in cookie
        assert browser.get(path).json()["table"]["seat"] == 1
        assert browser.post(path + "/sit", json={"key": "wrong"}).status_code == 403


# Steps


def test_a_step_is_answered_with_what_it_brought(people: People) -> None:
    first = people.first
    news = people.seats[first].step(3, "draw").json()
    assert news["entries"][0]["entry"] == "draw"
    assert news["entries"][1]["entry"].startswith("=")
    assert [(entry["n"], entry["seat"]) for entry in news["entries"]] == [(4, first), (5, None)]
    assert news["at"] == 5
    assert people.spectator.see(at=3)["entries"] == news["entries"]


def test_two_posts_at_once_and_one_is_told_that_it_came_late(people: People) -> None:
    me = people.seats[people.first]
    with ThreadPoolExecutor(2) as both:
        answers = list(both.map(lambda step: me.step(3, step), ("draw", "ra")))
    assert sorted(answer.status_code for answer in answers) == [200, 409]


def test_a_late_post_gets_all_news(people: People) -> None:
    first = people.first
    people.seats[first].step(3, "ra")
    answer = people.seats[first].step(3, "draw")
    late = answer.json()
    assert answer.status_code == 409
    assert late["error"] == "error-stale"
    assert (late["at"], [entry["entry"] for entry in late["entries"]]) == (4, ["ra"])
    assert late["table"] == people.seats[first].see()["table"]


def test_the_same_post_again_is_answered_like_the_first_time(people: People) -> None:
    me = people.seats[people.first]
    first, again = me.step(3, "draw"), me.step(3, "draw")
    assert first.status_code == again.status_code == 200
    assert first.json()["entries"] == again.json()["entries"]
    assert people.spectator.see()["at"] == 5


def test_whoever_has_not_the_move_is_refused(people: People) -> None:
    other = people.seats[(people.first + 1) % 3]
    answer = other.step(3, "draw")
    assert (answer.status_code, answer.json()["error"]) == (403, "error-not-your-turn")


@pytest.mark.parametrize(("step", "error"), [("pass", "error-expected-action"), ("jump", "error-no-such-step")])
def test_an_illegal_step_is_refused_with_the_reason(people: People, step: str, error: str) -> None:
    answer = people.seats[people.first].step(3, step)
    assert (answer.status_code, answer.json()["error"]) == (422, error)
    assert "table" not in answer.json()


def test_errors_are_sentences_in_the_language_asked_for(people: People) -> None:
    sentences = {
        language: people.seats[people.first]
        .client.post(people.stranger.path + "/steps", json={"at": 3, "step": "pass"}, headers={"accept-language": wish})
        .json()["message"]
        for language, wish in {
            "en": "fr, en;q=0.1",
            "ru": "ru-RU,ru;q=0.9,en;q=0.8",
            "pl": "de;q=0.9, pl;q=0.5",
        }.items()
    }
    assert len(set(sentences.values())) == 3
    assert not sentences["ru"].isascii()


def test_ones_own_step_is_taken_back_and_others_are_asked(people: People) -> None:
    first = people.first
    me, next_one, third = (people.seats[(first + number) % 3] for number in range(3))
    me.step(3, "ra")
    assert [entry["entry"] for entry in me.undo(4).json()["entries"]] == ["undo 3"]
    me.step(5, "draw")
    assert [entry["entry"] for entry in me.undo(7).json()["entries"]] == ["ask 3"]
    assert next_one.see()["table"]["undo"]["asked"] == {"to": 3, "seat": first, "agreed": [first]}
    next_one.undo(8, "agree")
    assert [entry["entry"] for entry in third.undo(9, "agree").json()["entries"]] == ["agree", "undo 3"]
    assert me.undo(11, "agree").status_code == 403


# What one sees


def whole_game(people: People) -> Iterator[list[dict[str, Any]]]:
    """Play to the end by taking the first legal step that is not a draw half of the time; all answers on the way."""
    at, turn = 3, 0
    while True:
        table = people.spectator.see()["table"]
        if table["over"]:
            return
        seat = people.seats[table["actor"]]
        legal = seat.see()["table"]["legal"]
        answer = seat.step(at, legal[turn % min(2, len(legal))]).json()
        seen = [other.see(at=at) for other in [*people.seats, people.spectator]]
        yield [answer, *seen]
        at, turn = answer["at"], turn + 1


def test_hidden_scores_are_hidden_in_every_answer_until_the_end(people: People) -> None:
    scored = 0
    for answers in whole_game(people):
        for news in answers:
            mine = news["table"]["seat"]
            if news["table"]["over"]:
                continue
            for seat, area in enumerate(news["table"]["view"]["seats"]):
                assert (area["score"] is None) == (area["points"] is None) == (seat != mine)
            for event in (event for entry in news["entries"] for event in entry["happened"]):
                assert "scores" not in event
                told = [seat for seat, row in enumerate(event.get("points", [])) if row is not None]
                assert told in ([], [mine])
                scored += "points" in event
        record = people.spectator.client.get(people.spectator.path + "/record").text
        assert ("result:" in record) == answers[0]["table"]["over"]
    assert scored > 0
    final = people.spectator.see()["table"]
    assert all(area["score"] is not None for area in final["view"]["seats"])
    assert final["winners"]
    assert read(record).result == tuple(area["score"] for area in final["view"]["seats"])


def test_after_the_end_nothing_is_taken_back_and_nothing_more_is_played(server: str) -> None:
    people = People(server, options={"ras": "1"})
    for _answers in whole_game(people):
        pass
    at = people.spectator.see()["at"]
    assert people.seats[0].undo(at).json()["error"] == "error-no-undo"
    assert people.seats[0].step(at, "draw").json()["error"] == "error-game-over"


def test_with_open_scores_a_spectator_sees_them(server: str) -> None:
    open_table = People(server, open_scores=True)
    assert [area["score"] for area in open_table.spectator.see()["table"]["view"]["seats"]] == [10, 10, 10]


def test_games_are_offered_in_words(server: str) -> None:
    (offer,) = httpx.get(server + "/api/games", headers={"accept-language": "pl"}).json()["games"]
    assert {level["name"] for level in offer["levels"]} >= {"pupil", "pharaoh"}
    assert offer["options"]["2"]["ras"][0] == "6"
    assert all(level["about"] for level in offer["levels"])


# Streams


class Following:
    """Messages of a stream, as they come."""

    def __init__(self, guest: Guest, lines: bool = False, **query: int) -> None:
        headers = {"accept": "application/x-ndjson" if lines else "text/event-stream"}
        if "last_event_id" in query:
            headers["last-event-id"] = str(query.pop("last_event_id"))
        self.lines = lines
        self.context = guest.client.stream("GET", guest.path + "/events", params=query, headers=headers)
        self.answer = self.context.__enter__()
        assert self.answer.status_code == 200
        self.source = self.answer.iter_lines()

    def next(self) -> dict[str, Any]:
        number = ""
        for line in self.source:
            if line.startswith("id: "):
                number = line.removeprefix("id: ")
            if line.startswith("data: ") or (self.lines and line):
                news: dict[str, Any] = json.loads(line.removeprefix("data: "))
                assert self.lines or int(number) == news["at"]
                return news
        raise EOFError

    def close(self) -> None:
        self.context.__exit__(None, None, None)


@pytest.mark.parametrize("lines", [False, True], ids=["events", "lines"])
def test_a_stream_tells_how_things_stand_and_then_everything_that_happens(people: People, lines: bool) -> None:
    stream = Following(people.spectator, lines)
    assert stream.next()["at"] == 3
    people.seats[people.first].step(3, "draw")
    news = stream.next()
    assert [entry["n"] for entry in news["entries"]] == [4, 5]
    assert news["table"]["seat"] is None
    stream.close()


def test_a_stream_goes_on_from_where_it_was_cut(people: People) -> None:
    people.seats[people.first].step(3, "draw")
    for facts in ({"last_event_id": 3}, {"at": 3}, {"at": 0, "last_event_id": 3}):
        stream = Following(people.spectator, False, **facts)
        assert [entry["n"] for entry in stream.next()["entries"]] == [4, 5]
        stream.close()


def test_a_seat_may_have_only_so_many_streams(people: People) -> None:
    streams = [
        Following(Guest(str(guest.client.base_url), guest.path.rpartition("/")[2], key))
        for guest, key in _eight(people)
    ]
    refused = people.seats[0].client.get(people.seats[0].path + "/events")
    assert refused.status_code == 429
    for stream in streams:
        stream.close()
    until = time.monotonic() + 20
    while time.monotonic() < until:
        try:
            Following(people.seats[0]).close()
            return
        except AssertionError:
            time.sleep(0.2)
    raise AssertionError("closed streams still count")


def _eight(people: People) -> list[tuple[Guest, str]]:
    return [(people.seats[0], people.created["seats"][0]["key"])] * 8


def test_a_slow_reader_gets_everything_later_and_holds_nobody_up(people: People, server: str) -> None:
    host, port = server.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        key = people.created["spectator"]["key"]
        path = people.spectator.path
        slow.sendall(f"GET {path}/events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {key}\r\n\r\n".encode())
        for _answers in whole_game(people):
            pass
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2**20)  # else the network tries again ever more seldom
        slow.settimeout(90)
        text = b""
        while b'"over":true' not in text:
            text += slow.recv(65536)
    numbers = list(map(int, re.findall(rb'\{"n":(\d+),', text)))
    assert numbers == list(range(4, people.spectator.see()["at"] + 1))


def test_when_the_server_stops_streams_end_with_a_hint_to_come_back(tmp_path: Path) -> None:
    said: list[str] = []
    with running(str(tmp_path / "tables.sqlite")) as address:
        spectator = People(address).spectator
        stream = Following(spectator)
        stream.next()
        reading = threading.Thread(target=lambda: said.extend(stream.source))
        reading.start()
    reading.join()
    stream.close()
    assert said[-4:] == ["event: bye", "retry: 1000", "data: {}", ""]


# What is refused at the door


def test_a_body_of_more_than_4_kb_is_refused_however_it_is_sent(people: People) -> None:
    me, path = people.seats[0], people.seats[0].path + "/steps"
    long = b'{"at": 3, "step": "' + b"x" * 5000 + b'"}'
    headers = {"content-type": "application/json"}
    assert me.client.post(path, content=long, headers=headers).status_code == 413
    assert me.client.post(path, content=iter([long[:3000], long[3000:]]), headers=headers).status_code == 413


@pytest.mark.parametrize(
    ("body", "kind", "status"),
    [
        (b"", "application/json", 400),
        (b"{", "application/json", 400),
        (b"[]", "application/json", 400),
        (b'{"at": -1, "step": "draw"}', "application/json", 400),
        (b'{"at": 3, "step": "draw", "seat": 1}', "application/json", 400),
        (b'{"at": 99999999999999999999, "step": "draw"}', "application/json", 400),
        (b'{"at": 3, "step": "\\ud800"}', "application/json", 400),
        (b"\xff\xfe", "application/json", 400),
        (b'{"at": 3, "step": "draw"}', "text/plain", 415),
    ],
)
def test_a_body_that_makes_no_sense_is_refused(people: People, body: bytes, kind: str, status: int) -> None:
    me = people.seats[people.first]
    answer = me.client.post(me.path + "/steps", content=body, headers={"content-type": kind})
    assert answer.status_code == status
    assert set(answer.json()) == {"error", "message"}
    assert people.spectator.see()["at"] == 3


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"game": "go"}, "error-game"),
        ({"edition": "none"}, "error-edition"),
        ({"options": {"ras": "99"}}, "error-option-value"),
        ({"options": {"none": "1"}}, "error-option"),
        ({"seats": [{"player": "human"}]}, "error-players"),
        ({"seats": [{"player": "champion:/etc/passwd"}] * 3}, "error-player"),
        ({"seats": [{"player": "search:3600s"}] * 3}, "error-player"),
        ({"seats": [{"player": "process:sh -c 'exit 1'"}] * 3}, "error-player"),
        ({"seats": [{"player": "human", "name": "A,B"}] * 3}, "error-name"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(server: str, wish: dict[str, Any], error: str) -> None:
    body = {"game": "ra", "seats": [{"player": "human"}] * 3, **wish}
    answer = httpx.post(server + "/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]) == (422, error)


def test_whoever_asks_too_much_must_wait(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.sqlite"), rate=1.0, burst=20.0) as address, httpx.Client() as client:
        answers = [client.get(address + "/api/games") for _ in range(30)]
        assert {answer.status_code for answer in answers} == {200, 429}
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert answers[-1].json()["error"] == "error-too-many"
        assert client.get(address + "/healthz").status_code == 200


@pytest.mark.parametrize("path", ["/", "/api/docs", "/api/games", "/nowhere", "/api/openapi.json"])
def test_every_answer_has_the_headers_that_keep_browsers_safe(server: str, path: str) -> None:
    answer = httpx.get(server + path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "server" not in answer.headers


def test_the_description_asks_nothing_of_anybody_else_and_has_no_script(server: str) -> None:
    text = httpx.get(server + "/api/docs").text
    assert "<script" not in text
    assert "style=" not in text
    assert "<style" not in text
    assert not re.findall(r"(?:src|href)=['\"](?!/)", text)


def test_wrong_paths_and_methods_are_refused_in_the_same_form(server: str) -> None:
    assert httpx.get(server + "/nowhere").json()["error"] == "error-path"
    answer = httpx.delete(server + "/api/tables")
    assert (answer.status_code, answer.json()["error"]) == (405, "error-method")
    assert answer.headers["allow"] == "POST"


def test_a_failure_tells_nothing_of_the_inside(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Any) -> None:
        raise RuntimeError("secret inside")

    monkeypatch.setattr("heliopolis.server.routes.games", fail)
    answer = httpx.get(server + "/api/games")
    assert answer.status_code == 500
    assert answer.json() == {"error": "error-internal", "message": answer.json()["message"]}
    assert "secret" not in answer.text


def test_a_full_disk_is_a_clear_answer(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    from heliopolis.server.store import DatabaseTrouble, Store

    me = people.seats[people.first]

    def append(*_: Any) -> Any:
        raise DatabaseTrouble("error-db-write", reason="database or disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(Store, "append", append)
        answer = me.step(3, "draw")
        assert (answer.status_code, answer.json()["error"]) == (503, "error-db-write")
        assert people.spectator.see()["at"] == 3
    assert me.step(3, "draw").status_code == 200


def test_health_and_figures_are_open_and_tell_no_secrets(server: str) -> None:
    created = set_up(server, "human", "human")
    assert httpx.get(server + "/healthz").json() == {"status": "ok"}
    text = httpx.get(server + "/metrics").text
    assert "heliopolis_entries_total" in text
    assert 'route="/api/tables"' in text
    assert created["id"] not in text
