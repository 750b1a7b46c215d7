"""Logs: one JSON object a line on the error output, for people with `jq` and for collectors.

What is logged has no tokens, chats, hands or seeds in it, and no ids of tables, which let one watch. Other libraries'
logs come out in the same form. May import: mutiny.kernel, structlog.
"""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final, TextIO

import structlog
from structlog.typing import EventDict, FilteringBoundLogger, Processor, WrappedLogger

from mutiny.kernel.errors import PluginFailed

DEEPEST: Final = 12
"""Frames of a traceback that are logged."""
HIDDEN: Final = frozenset({"token", "authorization", "text", "name", "seed", "view", "move", "body", "table"})
"""Fields that must not be logged; their values are replaced."""
LIBRARIES: Final = {"uvicorn": logging.CRITICAL, "sqlalchemy": logging.WARNING, "alembic": logging.WARNING}
"""The least level that is logged for a library; uvicorn would log a traceback for any invalid request."""


def configure(level: str, stream: TextIO | None = None) -> None:
    """Set up logging for this process, from a level on."""
    least = getattr(logging, level.upper())
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
        structlog.processors.format_exc_info,
        without_secrets,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.WriteLoggerFactory(stream or sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *shared],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(least)
    for name, usual in LIBRARIES.items():
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = True
        logger.setLevel(max(least, usual))


def log() -> FilteringBoundLogger:
    """Return the logger of the program."""
    logger: FilteringBoundLogger = structlog.get_logger()
    return logger


def without_secrets(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Replace the values of fields that must stay secret.

    >>> without_secrets(None, "info", {"event": "hello", "token": "abc"})
    {'event': 'hello', 'token': '(hidden)'}
    """
    for key in HIDDEN & event.keys():
        event[key] = "(hidden)"
    return event


def problem(error: BaseException) -> dict[str, Any]:
    """Return an error as fields of a log line: its type and place, but not its message, which may hold a player's text.

    >>> try:
    ...     raise ValueError("my hand: 7 of hearts")
    ... except ValueError as error:
    ...     problem(error)["error"]
    'ValueError'
    """
    frames = extract_tb(error.__traceback__)[-DEEPEST:]
    where = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    if isinstance(error, PluginFailed):
        # Not our defect: whose it is, at which game and seat, and the type of the plug-in's own error.
        at = {"plugin": error.plugin, "bot": error.bot, "game": error.game, "seat": error.seat}
        return {"error": error.reason.partition(":")[0], **at, "where": where}
    return {"error": type(error).__name__, "where": where}
