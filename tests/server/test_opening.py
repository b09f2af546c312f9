"""``heliopolis`` alone: a server for oneself, and the browser that opens it."""

from __future__ import annotations

import argparse
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from heliopolis.cli import main
from heliopolis.commands import serve
from heliopolis.server.settings import Settings
from tests.generators import ROOT

PATIENCE = 60.0
ADDRESS = "http://127.0.0.1:8000"


class Desk:
    """A folder for the tables, a browser that only notes what it is to open, and people who type ``heliopolis``."""

    def __init__(self, folder: Path) -> None:
        self.opened = folder / "opened"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> "{self.opened}"\n')
        browser.chmod(0o755)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.environment = {
            **os.environ,
            "LC_ALL": "C.UTF-8",
            "XDG_STATE_HOME": str(folder),
            "BROWSER": f"{browser} %s",
            "HELIOPOLIS_PORT": str(self.port),
        }
        self.started: list[subprocess.Popen[str]] = []

    def start(self) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-m", "heliopolis.cli"],
            cwd=ROOT,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.started.append(process)
        return process

    def sees(self, times: int) -> list[str]:
        """What the browser has opened, as soon as it was so often."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            opened = self.opened.read_text().split() if self.opened.exists() else []
            if len(opened) >= times:
                return opened
            time.sleep(0.05)
        raise AssertionError([process.poll() for process in self.started])

    def leave(self) -> None:
        for process in self.started:
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)
            process.communicate(timeout=PATIENCE)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path)
    yield desk
    desk.leave()


def test_heliopolis_alone_serves_and_opens_the_browser_and_a_second_one_opens_the_first(desk: Desk) -> None:
    first = desk.start()
    (address,) = desk.sees(1)
    assert address == f"http://127.0.0.1:{desk.port}"
    assert httpx.get(address + "/healthz").json() == {"status": "ok"}
    second = desk.start()
    said, _ = second.communicate(timeout=PATIENCE)
    assert (second.returncode, address in said) == (0, True)
    assert desk.sees(2) == [address, address]
    first.send_signal(signal.SIGTERM)
    said, logged = first.communicate(timeout=PATIENCE)
    assert first.returncode == 0
    assert address in said
    assert logged == ""


def test_a_port_that_is_taken_by_something_else_is_left_to_it(desk: Desk) -> None:
    with socket.create_server(("127.0.0.1", desk.port)):
        desk.start()
        (address,) = desk.sees(1)
    assert int(address.rpartition(":")[2]) > desk.port
    assert httpx.get(address + "/healthz").status_code == 200


def test_a_port_of_0_is_any_port_and_a_free_one_is_taken_as_it_is() -> None:
    assert serve.free_port("127.0.0.1", 0) == 0
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert serve.free_port("127.0.0.1", port) != port
    assert serve.free_port("127.0.0.1", port) == port


def test_an_address_that_is_not_ours_is_left_to_the_server_to_complain_of() -> None:
    assert serve.free_port("192.0.2.1", 8000) == 8000


class Start:
    """Stands for the server: notes how it is started, and says that it answers."""

    def __init__(self, address: str = ADDRESS) -> None:
        self.address = address
        self.settings: list[Settings] = []

    def __call__(self, settings: Settings, started: Callable[[str], None], level: int = 0) -> bool:
        self.settings.append(settings)
        started(self.address)
        return True


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What the browser opens."""
    addresses: list[str] = []
    monkeypatch.setattr("webbrowser.open", addresses.append)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("DISPLAY", ":0")
    return addresses


def wait_for(addresses: list[str]) -> list[str]:
    until = time.monotonic() + PATIENCE
    while not addresses and time.monotonic() < until:
        time.sleep(0.01)
    return addresses


@pytest.mark.parametrize("words", [[], ["--lang", "pl"], ["--lang=ru"], ["serve", "--open"]])
def test_nothing_but_a_language_is_a_server_for_oneself(
    words: list[str], opened: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start = Start()
    monkeypatch.setattr(serve, "serve", start)
    assert main(words) == 0
    assert [settings.host for settings in start.settings] == ["127.0.0.1"]
    assert wait_for(opened) == [ADDRESS]
    assert ADDRESS in capsys.readouterr().out


def test_a_server_that_listens_everywhere_is_opened_where_this_machine_reaches_it(
    opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "serve", Start("http://0.0.0.0:8000"))
    assert main([]) == 0
    assert wait_for(opened) == [ADDRESS]


def test_without_a_screen_the_address_is_only_told(
    opened: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "serve", Start())
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert main(["--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert ADDRESS in said
    assert "heliopolis play" in said
    assert opened == []


def test_serve_without_open_opens_nothing(opened: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "serve", Start())
    assert main(["serve"]) == 0
    assert opened == []


def test_options_alone_are_for_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    played = []

    def run(options: argparse.Namespace, _: object) -> int:
        played.append(options.players)
        return 0

    monkeypatch.setattr("heliopolis.commands.play.run", run)
    assert main(["--players", "human,greedy"]) == 0
    assert played == ["human,greedy"]
