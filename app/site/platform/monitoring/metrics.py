"""Metrics in the format of Prometheus, for machines of the site's operator only."""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from ipaddress import ip_address
from typing import Final

from flask import Flask, current_app, request
from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.registry import Collector

from app import release
from app.site.platform.monitoring.answers import Answered, on_answer
from app.site.platform.request.rate_limits import Cost, current_counts, on_refusal
from app.site.platform.storage.database import current_database
from app.site.platform.workers import deliveries
from app.site.platform.workers.expensive_work import current_queue
from app.tables import Database, utc_now

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
LOOPBACK: Final = "loopback"
SHORTEST_TOKEN: Final = 32

_METRICS: Final = "metrics"
_BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_FORWARDED: Final = ("Forwarded", "Via", "X-Forwarded-For", "X-Real-Ip")


class _State(Collector):
    """Measurements of the current application, taken at the time of a scrape."""

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Measure the queue of expensive work and the connections to the database."""
        queue, database = current_queue(), current_database()
        for name, meaning, value in (
            ("slots", "Pieces of expensive work that may run at the same time.", queue.slots),
            ("running", "Pieces of expensive work that run.", queue.running),
            ("waiting", "Requests that wait for a slot of expensive work.", queue.waiting),
        ):
            yield GaugeMetricFamily(f"threshold_expensive_work_{name}", meaning, value)
        counts = current_counts()
        yield GaugeMetricFamily(
            "threshold_limits_storage_lost",
            "1 while limits are counted in memory because Redis does not answer.",
            int(counts is not None and not counts.look()),
        )
        connections = GaugeMetricFamily(
            "threshold_database_connections", "Open connections to the database.", labels=["state"]
        )
        in_use, idle = database.connections
        connections.add_metric(["in use"], in_use)
        connections.add_metric(["idle"], idle)
        yield connections
        yield from _deliveries(database)
        build = GaugeMetricFamily(
            "threshold_build_info", "The release that runs.", labels=["version", "build"]
        )
        build.add_metric([release.version(), release.build()], 1)
        yield build


def _deliveries(database: Database) -> Iterator[GaugeMetricFamily]:
    with database.reading() as session:
        counted = deliveries.count(session)
    oldest = counted.oldest
    delay = 0.0 if oldest is None else max(0.0, (utc_now() - oldest).total_seconds())
    for name, meaning, value in (
        ("deliveries_waiting", "Emails that have not left yet.", float(counted.waiting)),
        ("deliveries_oldest_seconds", "Seconds that the oldest of them has waited.", delay),
        ("deliveries_given_up", "Emails given up in the last 30 days.", float(counted.given_up)),
    ):
        yield GaugeMetricFamily(f"threshold_{name}", meaning, value)


def measure(app: Flask) -> None:
    """Count requests, if the setting `METRICS` says who may read the counts.

    Raises ValueError if it is neither `loopback` nor a token that is long enough.
    """
    allowed = app.config["METRICS"]
    if not allowed:
        return
    if allowed != LOOPBACK and len(str(allowed)) < SHORTEST_TOKEN:
        raise ValueError(
            f"METRICS is {LOOPBACK} or a token of at least {SHORTEST_TOKEN} characters; create one "
            'with python3 -c "import secrets; print(secrets.token_urlsafe(32))"'
        )
    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    registry.register(_State())
    _count_answers(app, registry)
    _count_refusals(app, registry)
    app.extensions[_METRICS] = registry


def may_read_metrics() -> bool:
    """Return whether the current request may see the metrics.

    With a token, it has to be in the header Authorization. Otherwise the request has to come from
    this machine and not through a proxy, for which everybody comes from this machine.
    """
    allowed = str(current_app.config["METRICS"])
    if _METRICS not in current_app.extensions:
        return False
    if allowed != LOOPBACK:
        shown = request.authorization
        token = shown.token if shown is not None and shown.type == "bearer" else None
        return token is not None and hmac.compare_digest(token.encode(), allowed.encode())
    is_forwarded = any(name in request.headers for name in _FORWARDED)
    return not is_forwarded and _is_loopback(request.remote_addr or "")


def current_metrics() -> bytes:
    """Return all metrics of the current application as text."""
    registry = current_app.extensions[_METRICS]
    assert isinstance(registry, CollectorRegistry)
    return generate_latest(registry)


def _count_answers(app: Flask, registry: CollectorRegistry) -> None:
    requests = Counter(
        "threshold_requests",
        "Answered requests.",
        ("method", "route", "status"),
        registry=registry,
    )
    seconds = Histogram(
        "threshold_request_seconds",
        "Seconds until an answer was ready.",
        ("method", "route"),
        buckets=_BUCKETS,
        registry=registry,
    )

    def count(answered: Answered) -> None:
        route = answered.route or "none"
        requests.labels(answered.method, route, str(answered.status)).inc()
        seconds.labels(answered.method, route).observe(answered.seconds)

    on_answer(app, count)


def _count_refusals(app: Flask, registry: CollectorRegistry) -> None:
    limited = Counter(
        "threshold_limited_requests",
        "Requests refused because a visitor was over the limit.",
        ("kind",),
        registry=registry,
    )
    for cost in Cost:
        limited.labels(cost.value)

    on_refusal(app, lambda cost: limited.labels(cost.value).inc())


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
