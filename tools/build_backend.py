"""The build backend: that of setuptools, which also asks for Node if the web client has yet to be built.

An unpacked source distribution has the built client, so building a wheel from one needs neither Node nor npm.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from tools.web import NODE_WHEEL, ROOT, TARGET, node_of_machine

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: Mapping[str, Any] | None = None) -> list[str]:
    """Return what building a wheel needs besides the fixed requirements."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *requires_for_client()]


def get_requires_for_build_sdist(config_settings: Mapping[str, Any] | None = None) -> list[str]:
    """Return what packing the sources needs besides the fixed requirements."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *requires_for_client()]


def requires_for_client() -> list[str]:
    """Return the package that brings Node, in the version of constraints.txt, if there is no client and no Node."""
    if (TARGET / "index.html").exists() or node_of_machine() is not None:
        return []
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.startswith(f"{NODE_WHEEL}==")]
