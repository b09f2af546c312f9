"""Starts a bot's program, limits it, and ends it with all its children as soon as whoever asked for it is gone.

It is run as a script of its own, with nothing but the standard library: LIFELINE BYTES COMMAND… The lifeline is a
pipe that nobody writes to; it ends when the asker closes it or dies, whatever it dies of.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import resource
import signal
import subprocess
import sys
import threading

CANNOT_START = 126
LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None
SIGNAL_OF_PARENTS_DEATH = 1  # PR_SET_PDEATHSIG, for prctl
KILLED = 128  # and the number of the signal: the exit code of a program that a signal has ended, as shells have it


def main(lifeline: int, memory: int, command: list[str]) -> int:
    """Run the command to its end; its exit code."""
    try:
        program = subprocess.Popen(command, process_group=0, preexec_fn=lambda: _limit(memory))
    except OSError as error:
        print(f"{command[0]}: {error.strerror}", file=sys.stderr)
        return CANNOT_START
    for stream in (sys.stdin, sys.stdout):
        os.close(stream.fileno())  # only the program has them, so that its end is seen at once
    threading.Thread(target=_watch, args=(lifeline, program.pid), daemon=True).start()
    code = program.wait()
    _kill(program.pid)  # what it has started and left behind
    return code if code >= 0 else KILLED - code


def _limit(memory: int) -> None:
    resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if LIBC:  # somebody may kill the launcher as well
        LIBC.prctl(SIGNAL_OF_PARENTS_DEATH, signal.SIGKILL)


def _watch(lifeline: int, group: int) -> None:
    os.read(lifeline, 1)
    _kill(group)


def _kill(group: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):  # all of them have ended, or are ending
        os.killpg(group, signal.SIGKILL)


if __name__ == "__main__":
    ended = main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
    os._exit(ended)  # the streams are closed already; there is nothing to flush
