"""Work spread over the cores of the machine, or over other workers; the answers come in the order of the questions."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, Protocol, Self, TypeVar

AHEAD = 16  # questions under way for each core: enough to keep it busy, few enough to begin and to stop at once
CAN_BLOCK = hasattr(signal, "pthread_sigmask")  # signals can wait, as on every Unix
LEFT_ALONE = 1  # the exit code of a worker whose asker is gone

Answer = TypeVar("Answer")


class Workers(Protocol):
    """Whoever can be asked questions: the cores of this machine, or a cluster of others."""

    @property
    def threads(self) -> int:
        """How many questions they can work on at the same time."""
        ...

    def __enter__(self) -> Self: ...

    def ask(self, function: Callable[..., Answer], *question: Any) -> Future[Answer]:
        """What the function will answer."""
        ...

    def __exit__(self, *_: object) -> None: ...


def spread(
    function: Callable[..., Answer], questions: Sequence[tuple[Any, ...]], workers: int | Workers
) -> Iterator[Answer]:
    """What the function answers to each tuple of arguments, on so many cores or by these workers."""
    if not isinstance(workers, int):
        yield from _in_order(function, questions, workers)
    elif workers == 1 or len(questions) <= 1:
        yield from (function(*question) for question in questions)
    else:
        with Crew(min(workers, len(questions))) as crew:
            yield from _in_order(function, questions, crew)


def _in_order(
    function: Callable[..., Answer], questions: Sequence[tuple[Any, ...]], workers: Workers
) -> Iterator[Answer]:
    under_way: deque[Future[Answer]] = deque()
    for question in questions:
        under_way.append(workers.ask(function, *question))
        if len(under_way) == AHEAD * workers.threads:
            yield under_way.popleft().result()
    while under_way:
        yield under_way.popleft().result()


class Crew:
    """Cores that stay at hand between questions; with one core, answers are worked out where they are asked."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._pool: ProcessPoolExecutor | None = None
        if threads > 1:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(threads, context, initializer=_begin_work)

    def __enter__(self) -> Self:
        return self

    def ask(self, function: Callable[..., Answer], *question: Any) -> Future[Answer]:
        """What the function will answer."""
        if self._pool:
            return _submit(self._pool, function, *question)
        answer: Future[Answer] = Future()
        answer.set_result(function(*question))
        return answer

    def __exit__(self, *_: object) -> None:
        if self._pool:
            self._pool.shutdown(cancel_futures=True)


def _submit(pool: ProcessPoolExecutor, function: Callable[..., Answer], *question: Any) -> Future[Answer]:
    """Ask the pool. It may start a worker now, for which Ctrl-C must wait until the worker knows what to do then."""
    if not CAN_BLOCK:
        return pool.submit(function, *question)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.submit(function, *question)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_work() -> None:
    """Let a worker end at once and without a word: on Ctrl-C, and when whoever asks it has been killed."""
    threading.Thread(target=_end_with_the_asker, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if CAN_BLOCK:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _end_with_the_asker() -> None:
    asker = multiprocessing.parent_process()
    if asker is not None:
        asker.join()
        os._exit(LEFT_ALONE)
