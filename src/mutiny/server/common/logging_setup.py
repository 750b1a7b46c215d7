"""Sets up logging on the error output: readable lines on a terminal, one JSON object a line anywhere else.

The log holds no tokens, chats, hands or seeds, and no ids of tables, because anybody with an id can watch the table.
The logs of other libraries have the same form.
"""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final, TextIO

import structlog
from structlog.typing import EventDict, FilteringBoundLogger, Processor, WrappedLogger

from mutiny.kernel.errors import PluginFailed

MOST_FRAMES: Final = 12
"""Frames of a traceback that are logged."""
HIDDEN: Final = frozenset({"token", "authorization", "text", "name", "seed", "view", "move", "body", "table"})
"""Fields that must not be logged; their values are replaced."""
LIBRARIES: Final = {"uvicorn": logging.CRITICAL, "sqlalchemy": logging.WARNING, "alembic": logging.WARNING}
"""The least level that is logged for a library; uvicorn would log a traceback for any invalid request."""


def configure(level: str, stream: TextIO | None = None) -> None:
    """Set up logging for this process, from a level on."""
    least = getattr(logging, level.upper())
    output = stream or sys.stderr
    stamp: Processor = structlog.processors.TimeStamper(fmt="iso", utc=True, key="at")
    renderer: Processor = structlog.processors.JSONRenderer()
    if output.isatty():
        stamp = structlog.processors.TimeStamper(fmt="%H:%M:%S", utc=False)
        renderer = structlog.dev.ConsoleRenderer(colors="NO_COLOR" not in os.environ, pad_event_to=0, pad_level=False)
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        stamp,
        structlog.processors.format_exc_info,
        hide_secrets,
    ]
    structlog.configure(
        processors=[*shared, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.WriteLoggerFactory(output),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(output)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *shared],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                renderer,
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(least)
    for name, usual in LIBRARIES.items():
        library = logging.getLogger(name)
        library.handlers[:] = []
        library.propagate = True
        library.setLevel(max(least, usual))


def logger() -> FilteringBoundLogger:
    """Return the logger of the program."""
    found: FilteringBoundLogger = structlog.get_logger()
    return found


def hide_secrets(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Replace the values of fields that must stay secret.

    >>> hide_secrets(None, "info", {"event": "hello", "token": "abc"})
    {'event': 'hello', 'token': '(hidden)'}
    """
    for key in HIDDEN & event.keys():
        event[key] = "(hidden)"
    return event


def error_fields(error: BaseException) -> dict[str, Any]:
    """Return an error as fields of a log line: its type and place, but not its message, which may hold a player's text.

    >>> try:
    ...     raise ValueError("my hand: 7 of hearts")
    ... except ValueError as error:
    ...     error_fields(error)["error"]
    'ValueError'
    """
    frames = extract_tb(error.__traceback__)[-MOST_FRAMES:]
    where = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    if isinstance(error, PluginFailed):
        # Not our defect: name the plug-in, the game, the seat, and the type of the plug-in's own error.
        at = {"plugin": error.plugin, "bot": error.bot, "game": error.game, "seat": error.seat}
        return {"error": error.reason.partition(":")[0], **at, "where": where}
    return {"error": type(error).__name__, "where": where}
