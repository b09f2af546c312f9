"""Work spread over the machines of a Ray cluster, asked in the same way as the cores of one machine."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import redirect_stdout
from importlib import metadata
from typing import Any, Self, TypeVar

from heliopolis.game import Complaint

LOCAL = "local"  # the address of a cluster that is started here and ends with us
RETRIES = 5  # how often a question is asked anew when the process or the machine that worked on it is gone
OBJECTS = 512 * 2**20  # bytes for questions and answers on their way, in a cluster of our own

Answer = TypeVar("Answer")


class Cluster:
    """A Ray cluster: every core of it answers questions, and one that is lost is replaced by another."""

    def __init__(self, address: str, threads: int) -> None:
        """Join the cluster at an address, or start one here with so many workers; raises ``Complaint``."""
        self._ray = _ray()
        try:
            self._join(address, threads)
        except (OSError, ValueError, RuntimeError) as error:
            reason = " ".join(str(error).split())[:200]
            raise Complaint("error-ray-address", address=address, reason=reason) from None
        self.threads = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._work = self._ray.remote(num_cpus=1, max_retries=RETRIES)(_work)
        self._version = metadata.version("heliopolis")
        self._aside = redirect_stdout(sys.stderr)  # Ray tells there of workers that were lost

    def _join(self, address: str, threads: int) -> None:
        quietly: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
        if address == LOCAL:
            own = {"num_cpus": threads, "object_store_memory": OBJECTS, "include_dashboard": False}
            self._ray.init(address=LOCAL, **own, **quietly)
        else:
            self._ray.init(address=address, **quietly)

    def __enter__(self) -> Self:
        self._aside.__enter__()
        return self

    def ask(self, function: Callable[..., Answer], *question: Any) -> Future[Answer]:
        """What the function will answer, on one of the machines."""
        answer: Future[Answer] = Future()
        asked = self._work.remote(self._version, function, question).future()
        asked.add_done_callback(lambda done: _settle(answer, done))
        return answer

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()
        self._aside.__exit__(None, None, None)


def _ray() -> Any:
    """The library, which only those need who have a cluster."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # it warns if nobody has decided
    try:
        import ray
    except ModuleNotFoundError as error:
        if error.name != "ray":
            raise
        raise Complaint("error-ray-missing", python=sys.executable) from None
    return ray


def _work(version: str, function: Callable[..., Any], question: tuple[Any, ...]) -> tuple[Any, Complaint | None]:
    """On a worker: the answer, or what is wrong. Ray would wrap an error that is raised here."""
    here = metadata.version("heliopolis")
    if here != version:
        return None, Complaint("error-ray-version", here=version, there=here)
    try:
        return function(*question), None
    except Complaint as complaint:
        return None, complaint


def _settle(answer: Future[Any], done: Future[tuple[Any, Complaint | None]]) -> None:
    """Pass on what a worker has answered; after the last retry, that it could not."""
    try:
        found, complaint = done.result()
    except Exception as error:  # of Ray or of the function: whoever waits for the answer must hear of it
        reason = " ".join(str(error).split())[-300:]
        answer.set_exception(Complaint("error-ray-broken", reason=reason))
        return
    if complaint is not None:
        answer.set_exception(complaint)
    else:
        answer.set_result(found)
