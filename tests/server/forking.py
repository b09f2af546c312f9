"""Servers without the wait for their start: a process that has read all of the program forks one whenever it is asked.

What runs in the fork is the ``main`` of a module, such as the whole command ``heliopolis serve``; only that Python
starts and reads its modules, which takes seconds, is done once for all.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module

from heliopolis.server.offers import warm
from tests.generators import ROOT

CHUNK = 65_536
READ = ("heliopolis.cli", "heliopolis.commands.serve", "tests.server.writes_until_killed")  # before anybody asks


class Forker:
    """The process that forks, as those see it who ask."""

    def __init__(self) -> None:
        self._door, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.forking"],
                cwd=ROOT,
                env={**os.environ, "LC_ALL": "C.UTF-8"},
                stdin=theirs.fileno(),
                start_new_session=True,  # whoever stops the tests does not stop it before it has ended what it forked
            )
        atexit.register(self._end)

    def fork(self, module: str, words: Sequence[str], environment: Mapping[str, str], out: int, err: int) -> Fork:
        """Run the main of a module, with these streams."""
        socket.send_fds(self._door, [_line([module, list(words), dict(environment)])], [out, err])
        return Fork(self, self._number())

    def wait(self, pid: int) -> int:
        """The exit code of a fork that is about to end."""
        self._door.sendall(_line(pid))
        return self._number()

    def _number(self) -> int:
        answer = b""
        while not answer.endswith(b"\n"):
            answer += (more := self._door.recv(CHUNK))
            assert more, "nobody forks any more"
        return int(answer)

    def _end(self) -> None:
        self._door.close()
        self._process.wait()


class Fork:
    """A command under way."""

    def __init__(self, forker: Forker, pid: int) -> None:
        self._forker = forker
        self.pid = pid

    def send_signal(self, signal: signal.Signals) -> None:
        os.kill(self.pid, signal)

    def wait(self) -> int:
        return self._forker.wait(self.pid)


@cache
def forker() -> Forker:
    """The one for all tests of this process."""
    return Forker()


def _line(message: object) -> bytes:
    return json.dumps(message).encode() + b"\n"


# In the process that forks


def main() -> None:
    """Fork whenever somebody asks, until nobody can ask any more; what still runs then is for nobody."""
    for module in READ:
        import_module(module)
    warm()
    running: set[int] = set()
    door = socket.socket(fileno=sys.stdin.fileno())
    while asked := _asked(door):
        line, streams = asked
        message = json.loads(line)
        if isinstance(message, int):
            answer = _ended(message)
            running.remove(message)
        else:
            answer = _forked(*message, *streams)
            running.add(answer)
        door.sendall(_line(answer))
    for pid in running:
        os.kill(pid, signal.SIGKILL)


def _asked(door: socket.socket) -> tuple[bytes, list[int]] | None:
    line, streams, _, _ = socket.recv_fds(door, CHUNK, 2)
    while line and not line.endswith(b"\n"):
        line += door.recv(CHUNK)
    return (line, streams) if line else None


def _forked(module: str, words: list[str], environment: dict[str, str], out: int, err: int) -> int:
    pid = os.fork()
    if not pid:
        os._exit(_run(module, words, environment, out, err))
    os.close(out)
    os.close(err)
    return pid


def _run(module: str, words: list[str], environment: dict[str, str], out: int, err: int) -> int:
    os.setsid()
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # instead of the door
    for stream, place in ((out, 1), (err, 2)):
        os.dup2(stream, place)
        os.close(stream)
    sys.stdout, sys.stderr = os.fdopen(1, "w", closefd=False), os.fdopen(2, "w", closefd=False)
    os.environ.clear()
    os.environ.update(environment)
    code: int = import_module(module).main(words)
    sys.stdout.flush()
    sys.stderr.flush()
    return code


def _ended(pid: int) -> int:
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


if __name__ == "__main__":
    main()
