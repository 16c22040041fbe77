"""What the hall counts, for Prometheus. One registry a hall, so that tests can have several."""

import asyncio
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LAG_SECONDS: Final = 0.25
MILLISECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry = registry
        self.entries = Counter(
            "meadhall_entries", "Entries committed, by kind", ["kind"], registry=registry
        )
        self.commit = Histogram(
            "meadhall_commit_seconds",
            "From an entry made to its commit",
            buckets=MILLISECONDS,
            registry=registry,
        )
        self.refusals = Counter(
            "meadhall_refusals", "Requests refused, by code", ["code"], registry=registry
        )
        self.news = Counter(
            "meadhall_news", "What other processes told us, by kind", ["what"], registry=registry
        )
        self.races = Counter("meadhall_lost_races", "Appends that came second", registry=registry)
        self.requests = Counter(
            "meadhall_requests", "HTTP requests, by status", ["status"], registry=registry
        )
        self.sockets = Gauge("meadhall_sockets", "Open sockets", registry=registry)
        self.loaded = Gauge("meadhall_tables_loaded", "Tables in memory", registry=registry)
        self.loads = Histogram(
            "meadhall_table_load_seconds",
            "Reading a table from the database",
            buckets=MILLISECONDS,
            registry=registry,
        )
        self.lag = Histogram(
            "meadhall_loop_lag_seconds",
            "How late the event loop comes to what is due",
            buckets=MILLISECONDS,
            registry=registry,
        )
        self.latency = Histogram(
            "meadhall_request_seconds",
            "HTTP requests by route",
            ["method", "route"],
            buckets=MILLISECONDS,
            registry=registry,
        )
        self.writing = Gauge(
            "meadhall_writer_queue", "Entries that wait for the writer", registry=registry
        )
        self.thinking = Gauge(
            "meadhall_thinker_queue", "Bots' questions that wait for a thinker", registry=registry
        )
        self.reading = Gauge(
            "meadhall_reader_queue",
            "Card sets, records and long games that wait for a reader",
            registry=registry,
        )
        self.bot_moves = Counter(
            "meadhall_bot_choices", "Choices of bots, by level", ["level"], registry=registry
        )
        self.bot_fallbacks = Counter(
            "meadhall_bot_fallbacks",
            "Choices made for bots that failed or took too long",
            registry=registry,
        )
        self.jobs = Counter(
            "meadhall_jobs",
            "Work done in other processes, by kind and outcome",
            ["job", "outcome"],
            registry=registry,
        )
        self.notices = Counter(
            "meadhall_notices",
            "Turn notices, by kind of channel and outcome",
            ["kind", "outcome"],
            registry=registry,
        )
        self.notices_due = Gauge(
            "meadhall_notices_due", "Turn notices that should be on their way", registry=registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)


async def watch_the_loop(metrics: Metrics) -> None:
    """Everybody waits when the event loop does: this is the first figure to look at."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        metrics.lag.observe(max(0.0, loop.time() - due))
