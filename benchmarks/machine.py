"""The machine on which a benchmark runs."""

from __future__ import annotations

import os
import platform
from pathlib import Path


def machine() -> str:
    """Describe the machine and its Python in a line."""
    cpu = platform.processor() or platform.machine()
    try:
        for entry in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if entry.startswith("model name"):
                cpu = entry.partition(":")[2].strip()
                break
    except OSError:
        pass  # Not Linux: use the platform's own description.
    return f"{os.cpu_count()} cores of {cpu}, {platform.system()}, Python {platform.python_version()}"
