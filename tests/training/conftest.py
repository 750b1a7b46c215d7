"""Tests of training need PyTorch, which `make with-tools` does not install: pip install torch."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("torch") else ["test_learning.py"]
