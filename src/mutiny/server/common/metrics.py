"""The metrics of a worker, for Prometheus.

With several workers, each of them answers for all: they share a folder, which must be named in PROMETHEUS_MULTIPROC_DIR
before this module is imported.
"""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

MULTIPROCESS_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
CONTENT_TYPE: Final = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")
BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The metrics of one worker.

    >>> metrics = Metrics()
    >>> metrics.refusals.labels("stale").inc()
    >>> 'mutiny_refusals_total{code="stale"} 1.0' in metrics.text().decode()
    True
    """

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.connections = Gauge(
            "mutiny_connections", "Open WebSockets", registry=registry, multiprocess_mode="livesum"
        )
        self.tables = Gauge("mutiny_tables_held", "Tables in memory", registry=registry, multiprocess_mode="livesum")
        self.lag = Gauge(
            "mutiny_loop_lag_seconds",
            "Delay of the event loop in seconds: how busy a worker is",
            registry=registry,
            multiprocess_mode="livemax",
        )
        self.ready = Gauge(
            "mutiny_database_up", "Whether the database answers", registry=registry, multiprocess_mode="livemin"
        )
        self.acts = Histogram(
            "mutiny_act_seconds",
            "Time from the arrival of an act to its committed answer",
            ["type"],
            registry=registry,
            buckets=BUCKETS,
        )
        self.refusals = Counter("mutiny_refusals", "Refused acts, messages and requests", ["code"], registry=registry)
        self.drops = Counter("mutiny_drops", "Connections closed by the server", ["code"], registry=registry)
        self.requests = Counter("mutiny_http_requests", "HTTP requests", ["route", "status"], registry=registry)

        self.rounds = Gauge(
            "mutiny_loop_round_timestamp_seconds",
            "When the last round of a loop began, in seconds since 1970",
            ["loop"],
            registry=registry,
            multiprocess_mode="livemin",
        )
        self.loop_errors = Counter(
            "mutiny_loop_errors",
            "Errors of the loops that look after bots, presence and the lobby",
            ["loop"],
            registry=registry,
        )

    def note_round(self, loop: str, now: float) -> None:
        """Note that a loop has begun a round, at a time in seconds since 1970."""
        self.rounds.labels(loop).set(now)

    def note_loop_error(self, loop: str) -> None:
        """Note that a round of a loop has failed."""
        self.loop_errors.labels(loop).inc()

    def text(self) -> bytes:
        """Return the metrics of all workers in Prometheus' text format."""
        if MULTIPROCESS_FOLDER not in os.environ:
            return generate_latest(self.registry)
        all_workers = CollectorRegistry()
        MultiProcessCollector(all_workers)  # type: ignore[no-untyped-call]
        return generate_latest(all_workers)
