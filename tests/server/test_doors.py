"""Small parts at the door: keys, limits, languages, settings."""

from __future__ import annotations

import pytest

from heliopolis.cli import main
from heliopolis.commands.serve import OPTIONS, settings_of, variable
from heliopolis.game import Complaint
from heliopolis.server.keys import ID_LENGTH, KEY_BYTES, SPECTATOR, hashed, new_id, new_key, viewers
from heliopolis.server.languages import catalogue_for
from heliopolis.server.limits import MOST_BUCKETS, Buckets, customer
from heliopolis.server.settings import Settings
from tests.server.logs import header


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_key_has_128_bits_and_no_two_are_alike() -> None:
    assert KEY_BYTES * 8 == 128
    assert len({new_key() for _ in range(1000)}) == 1000


def test_a_name_of_a_table_opens_nothing() -> None:
    name = new_id()
    assert len(name) == ID_LENGTH
    assert viewers(header(name), name) == []


def test_a_key_opens_its_own_seat_only() -> None:
    table = header(specs=("human", "human", "pupil"))
    keys = {0: new_key(), 1: new_key()}
    from dataclasses import replace

    kept = replace(table, key_hashes={seat: hashed(key) for seat, key in keys.items()}, spectator_hash=hashed("w"))
    assert [viewers(kept, keys[0]), viewers(kept, keys[1]), viewers(kept, "w")] == [[0], [1], [SPECTATOR]]
    assert viewers(kept, kept.key_hashes[0]) == []


def test_a_bucket_lets_a_burst_pass_and_then_a_steady_rate() -> None:
    clock = Clock()
    buckets = Buckets(2.0, 3.0, clock)
    assert [buckets.wait("Ann") for _ in range(3)] == [0, 0, 0]
    assert buckets.wait("Ann") == pytest.approx(0.5)
    assert buckets.wait("Bob") == 0
    clock.now += 0.5
    assert buckets.wait("Ann") == 0
    assert buckets.wait("Ann", cost=2) == pytest.approx(1.0)
    clock.now += 1000
    assert buckets.wait("Ann", cost=3) == 0


def test_a_rate_of_0_means_no_limit() -> None:
    assert Buckets(0, 0).wait("Ann", cost=1000) == 0


def test_buckets_do_not_grow_without_end() -> None:
    buckets = Buckets(1.0, 1.0)
    for number in range(MOST_BUCKETS + 10):
        buckets.wait(str(number))
    assert len(buckets._buckets) == MOST_BUCKETS


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("unix", "unix", True),
    ],
)
def test_of_ipv6_the_network_is_counted(one: str, other: str, same: bool) -> None:
    assert (customer(one) == customer(other)) == same


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("ru", "ru"),
        ("PL-pl", "pl"),
        ("de, fr", "en"),
        ("en;q=0.5, pl;q=0.8, ru;q=0.1", "pl"),
        ("ru;q=rubbish, pl;q=0.1", "pl"),
        ("*", "en"),
    ],
)
def test_the_best_language_that_we_have_is_chosen(accepted: str, language: str) -> None:
    assert catalogue_for(accepted).language == language


NOTHING = dict.fromkeys(OPTIONS)


def test_without_options_the_server_listens_on_this_machine_only() -> None:
    settings = settings_of({**NOTHING})
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert settings.db.endswith("tables.sqlite")


def test_settings_come_from_the_command_line_else_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for option, value in {"port": "1234", "bots": "7", "bot-seconds": "2.5", "db": "a.sqlite", "rate": "500"}.items():
        monkeypatch.setenv(variable(option), value)
    expected = Settings(port=99, bots=7, bot_seconds=2.5, db="a.sqlite", rate=500.0, burst=500.0)
    assert settings_of({**NOTHING, "port": "99"}) == expected


@pytest.mark.parametrize(
    ("option", "value"), [("port", "99999"), ("port", "x"), ("bots", "0"), ("rate", "-1"), ("bot-seconds", "nan")]
)
def test_a_setting_that_makes_no_sense_is_refused(option: str, value: str) -> None:
    with pytest.raises(Complaint):
        settings_of({**NOTHING, option: value})


def test_a_database_that_cannot_be_opened_is_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--db", "mysql://here", "--lang", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
