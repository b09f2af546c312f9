"""Figures about a running server, in the form that Prometheus reads."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

Figures = dict[str, tuple[str, float, bool]]  # by name: what it tells, how much, and whether it only grows


class Metrics:
    """What happened since the start, and how things are."""

    media_type = "text/plain; version=0.0.4; charset=utf-8"

    def __init__(self, figures: Callable[[], Figures]) -> None:
        """``figures`` is asked whenever somebody looks."""
        self._registry = CollectorRegistry()
        self._registry.register(_Now(figures))
        labels = ("method", "route", "status")
        self._requests = Counter("heliopolis_requests", "Requests answered.", labels, registry=self._registry)
        self._seconds = Histogram(
            "heliopolis_request_seconds", "Time to answer.", ("route",), buckets=SECONDS, registry=self._registry
        )

    def answered(self, method: str, route: str, status: int, seconds: float, streamed: bool) -> None:
        """Count a request; the time of a stream tells nothing."""
        self._requests.labels(method, route, str(status)).inc()
        if not streamed:
            self._seconds.labels(route).observe(seconds)

    def text(self) -> bytes:
        """All figures."""
        return generate_latest(self._registry)


class _Now(Collector):
    def __init__(self, figures: Callable[[], Figures]) -> None:
        self._figures = figures

    def collect(self) -> Iterator[Metric]:
        for name, (about, value, grows) in self._figures().items():
            kind = CounterMetricFamily if grows else GaugeMetricFamily
            yield kind(f"heliopolis_{name}", about, value=value)
