"""A program that runs beside us: lines go in and lines come out, each within its time, until it is ended."""

from __future__ import annotations

import os
import selectors
import subprocess
import sys
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, cast

from heliopolis.game import BadAnswer

LAUNCHER = Path(__file__).with_name("launcher.py")
LONGEST_LINE = 65_536  # bytes that a program may send in one line
CHUNK = 65_536
SHOWN = 200  # characters of a line that a message repeats
PATIENCE = 0.5  # seconds for a program to end by itself when nobody will ask it any more
SURE = 5.0  # seconds after which even the launcher is killed


_under_way: weakref.WeakSet[Program] = weakref.WeakSet()


class Program:
    """A program under way, limited in memory; whatever it does wrong raises ``BadAnswer``."""

    def __init__(self, words: Sequence[str], memory: int) -> None:
        """Start it, without a shell; ``memory`` is how many bytes each of its processes may have."""
        theirs, ours = os.pipe()
        self._lifeline = cast(BinaryIO, os.fdopen(ours, "wb", buffering=0))
        launch = [sys.executable, "-I", "-S", str(LAUNCHER), str(theirs), str(memory), *words]
        try:
            pipe = subprocess.PIPE
            process = subprocess.Popen(
                launch, stdin=pipe, stdout=pipe, bufsize=0, pass_fds=(theirs,), start_new_session=True
            )
        except BaseException:
            self._lifeline.close()
            raise
        finally:
            os.close(theirs)
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._input, self._output = process.stdin.fileno(), process.stdout.fileno()
        os.set_blocking(self._input, False)
        os.set_blocking(self._output, False)
        self._unread = bytearray()
        self.lines = 0  # that it has sent
        self._end = weakref.finalize(self, _end, process, self._lifeline)  # at the latest when we end ourselves
        _under_way.add(self)

    @property
    def runs(self) -> bool:
        """Whether it has not ended yet."""
        return self._end.alive and self._process.poll() is None

    def end(self) -> None:
        """End it: first it sees the end of its input, then it and all that it has started are killed."""
        self._end()

    def kill(self) -> None:
        """End it at once, with all that it has started."""
        self._lifeline.close()
        self._end()

    def leave(self) -> None:
        """Let go of a program that is somebody else's, so that it lives no longer than they do."""
        self._end.detach()
        for stream in (self._process.stdin, self._process.stdout, self._lifeline):
            assert stream is not None
            stream.close()
        self._process.returncode = 0  # they wait for it

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """Send a line, and give the one that it answers with in time."""
        until = time.monotonic() + seconds
        self._listen()
        if self._unread:
            raise BadAnswer("error-bot-unasked", number=self.lines + 1, line=shown(bytes(self._unread)))
        try:
            self._send(line, until)
            return self._receive(until)
        except TimeoutError:
            self._listen()
            if self._unread:
                raise BadAnswer(
                    "error-bot-unfinished", seconds=f"{seconds:g}", line=shown(bytes(self._unread))
                ) from None
            raise BadAnswer("error-bot-late", seconds=f"{seconds:g}") from None

    def tell(self, line: bytes, seconds: float) -> None:
        """Send a line that has no answer."""
        try:
            self._send(line, time.monotonic() + seconds)
        except TimeoutError:
            raise BadAnswer("error-bot-late", seconds=f"{seconds:g}") from None

    def _send(self, line: bytes, until: float) -> None:
        left = memoryview(line)
        while left:
            _wait(self._input, selectors.EVENT_WRITE, until)
            try:
                left = left[os.write(self._input, left) :]
            except BlockingIOError:
                continue
            except OSError:  # it reads no more
                raise self._ended() from None

    def _receive(self, until: float) -> bytes:
        while (end := self._unread.find(b"\n")) < 0:
            if len(self._unread) > LONGEST_LINE:
                break
            _wait(self._output, selectors.EVENT_READ, until)
            if not self._listen():
                raise self._ended()
        self.lines += 1
        line = bytes(self._unread if end < 0 else self._unread[:end])
        if len(line) > LONGEST_LINE:
            raise BadAnswer("error-bot-long", number=self.lines, most=LONGEST_LINE, line=shown(line))
        del self._unread[: end + 1]
        return line

    def _listen(self) -> bool:
        """Take what it has sent so far; whether it may send more."""
        try:
            chunk = os.read(self._output, CHUNK)
        except BlockingIOError:
            return True
        self._unread += chunk
        return bool(chunk)

    def _ended(self) -> BadAnswer:
        """Why it cannot be spoken to any more."""
        with suppress(subprocess.TimeoutExpired):
            code = self._process.wait(PATIENCE)
            if self._unread:
                return BadAnswer("error-bot-ended-in-line", code=code, line=shown(bytes(self._unread)))
            return BadAnswer("error-bot-ended", code=code)
        return BadAnswer("error-bot-closed")


def shown(line: bytes) -> str:
    """A line as a message repeats it: what cannot be printed is written out, and a long one is cut."""
    text = line.decode("utf-8", "backslashreplace").split("\n")[0]
    text = "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text[: SHOWN + 1])
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def _wait(stream: int, event: int, until: float) -> None:
    """Wait until a stream can be read or written; raises ``TimeoutError``."""
    with selectors.DefaultSelector() as selector:
        selector.register(stream, event)
        if not selector.select(max(0.0, until - time.monotonic())):
            raise TimeoutError


def _end(process: subprocess.Popen[bytes], lifeline: BinaryIO) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    if not lifeline.closed:
        with suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE)
        lifeline.close()
    try:
        process.wait(SURE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    process.stdout.close()


def _leave_all() -> None:
    """After a fork: the programs belong to the parent, and must not outlive it because we have their streams too."""
    for program in _under_way:
        program.leave()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_leave_all)
