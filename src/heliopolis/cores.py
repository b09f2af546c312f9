"""Work spread over the cores of the machine; the answers come in the order of the questions."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, TypeVar

AHEAD = 16  # questions under way for each core: enough to keep it busy, few enough to begin and to stop at once

Answer = TypeVar("Answer")


def spread(function: Callable[..., Answer], questions: Sequence[tuple[Any, ...]], threads: int) -> Iterator[Answer]:
    """What the function answers to each tuple of arguments, on so many cores."""
    if threads == 1 or len(questions) <= 1:
        yield from (function(*question) for question in questions)
        return
    pool = ProcessPoolExecutor(
        max_workers=min(threads, len(questions)),
        mp_context=multiprocessing.get_context("spawn"),
        initializer=signal.signal,
        initargs=(signal.SIGINT, signal.SIG_DFL),  # Ctrl-C ends the workers at once and without a word
    )
    under_way: deque[Future[Answer]] = deque()
    try:
        for question in questions:
            under_way.append(pool.submit(function, *question))
            if len(under_way) == AHEAD * threads:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)
