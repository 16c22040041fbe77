"""What the hall counts, for Prometheus. One registry a hall, so that tests can have several."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

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
        self.races = Counter("meadhall_lost_races", "Appends that came second", registry=registry)
        self.requests = Counter(
            "meadhall_requests", "HTTP requests, by status", ["status"], registry=registry
        )
        self.sockets = Gauge("meadhall_sockets", "Open sockets", registry=registry)
        self.loaded = Gauge("meadhall_tables_loaded", "Tables in memory", registry=registry)
        self.loads = Counter("meadhall_table_loads", "Tables read and replayed", registry=registry)
        self.bot_moves = Counter(
            "meadhall_bot_choices", "Choices of bots, by level", ["level"], registry=registry
        )
        self.bot_fallbacks = Counter(
            "meadhall_bot_fallbacks",
            "Choices made for bots that failed or took too long",
            registry=registry,
        )
        self.notices = Counter(
            "meadhall_notices", "Turn notices, by outcome", ["outcome"], registry=registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
