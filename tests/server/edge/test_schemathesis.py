"""Schemathesis reads the OpenAPI document, and sends valid and invalid requests."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from helpers.patience import LONG_S
from helpers.soaking import SEED, SOAKING
from server.process.test_serve import program
from server.servers import new_table, run
from server.test_client import play

from mutiny.client import Client, HttpApi

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
)
CHANCE = (f"--seed={SEED}",) if SOAKING else ("--generation-deterministic",)
LIMITS = ("MUTINY_ADDRESS_REQUESTS", "MUTINY_ADDRESS_OPENINGS", "MUTINY_MESSAGES")


@pytest.mark.soak
def test_no_request_brings_a_server_error(tmp_path: Path, runs: Callable[[int, int], int]) -> None:
    with program(tmp_path, "--log", "warning", **dict.fromkeys(LIMITS, "none")) as (process, address):
        finished: list[str] = []

        async def test() -> None:
            # The analysis of this game takes the shortest time of the three.
            ann = await HttpApi(address).open_table(new_table(game="traitres", open=True, bots=["random", "random"]))
            async with Client(address, ann.table.id, ann.token, views=True) as client:
                await play(client)
            finished.append(ann.table.id)

        run(test)
        config = tmp_path / "schemathesis.toml"
        paths = {"table": finished[0], "game": "meuterer", "option": "islands"}
        known = "".join(f'"path.{name}" = "{value}"\n' for name, value in paths.items())
        config.write_text(f"[parameters]\n{known}", encoding="utf-8")
        tried = subprocess.run(
            [
                *(sys.executable, "-m", "schemathesis.cli", f"--config-file={config}", "run"),
                *(f"{address}api/v1/openapi.json", f"--checks={','.join(CHECKS)}", *CHANCE),
                *("--phases=examples,coverage,fuzzing", f"--max-examples={runs(5, 1000)}", "--no-color"),
            ],
            capture_output=True,
            text=True,
            timeout=runs(1, 10) * LONG_S,
            cwd=tmp_path,
            check=False,
        )
        assert (tried.returncode, "Tested: 22" in tried.stdout) == (0, True), tried.stdout
        process.terminate()
        _, err = process.communicate(timeout=LONG_S)
        assert err == ""
