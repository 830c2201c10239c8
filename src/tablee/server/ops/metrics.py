"""What is measured while the server runs, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

SOCKETS = Gauge("tablee_sockets", "Open WebSockets", registry=REGISTRY)
DISK_FREE = Gauge("tablee_disk_free_bytes", "Room on the fullest of the server's disks", registry=REGISTRY)
TABLES = Gauge("tablee_tables_in_memory", "Tables held in memory", registry=REGISTRY)
INTENTS = Counter("tablee_intents", "Intents received, by kind", ["kind"], registry=REGISTRY)
REFUSALS = Counter("tablee_refusals", "Intents refused, by reason", ["reason"], registry=REGISTRY)
COMMITTED = Counter("tablee_writes", "Writes told after their commit", registry=REGISTRY)
COMMIT_SECONDS = Histogram(
    "tablee_commit_seconds",
    "How long a grouped commit takes",
    registry=REGISTRY,
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)
BOT_SECONDS = Histogram(
    "tablee_bot_seconds",
    "How long a bot thinks",
    ["game", "level"],
    registry=REGISTRY,
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3),
)
LINES_LEFT_OUT = Counter("tablee_log_lines_left_out", "Complaints like others of that minute", registry=REGISTRY)
CLOSED = Counter("tablee_sockets_closed", "WebSockets closed by the server, by reason", ["reason"], registry=REGISTRY)
