"""Backups of a database that is in use."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest
from server.store.helpers import appended, create, log_of, make_change, opened

from mutiny.server.store import BadDatabase, back_up


def test_a_copy_is_of_one_moment_and_can_be_used(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path}/mutiny.db", tmp_path / "copy.db"

    async def run() -> None:
        async with opened(url, alone=True) as store:
            await create(store, "t")
            for index in range(1, 20):
                await appended(store, make_change("t", index))
            back_up(url, copy)
            await appended(store, make_change("t", 20))
        async with opened(f"sqlite:///{copy}", alone=True) as store:
            assert len(await log_of(store)) == 20
            await appended(store, make_change("t", 20))

    asyncio.run(run())
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert not list(tmp_path.glob("*.half"))


def test_an_impossible_backup_is_refused(tmp_path: Path) -> None:
    url, there = f"sqlite:///{tmp_path}/mutiny.db", tmp_path / "there.db"
    there.write_text("something")
    with pytest.raises(BadDatabase, match="there is no database"):
        back_up(url, tmp_path / "copy.db")
    (tmp_path / "mutiny.db").write_text("no database" * 1000)
    with pytest.raises(BadDatabase, match="is there already"):
        back_up(url, there)
    with pytest.raises(BadDatabase, match="there is no folder"):
        back_up(url, tmp_path / "none" / "copy.db")
    with pytest.raises(BadDatabase, match=r"cannot be copied to .*file is not a database"):
        back_up(url, tmp_path / "copy.db")
    with pytest.raises(BadDatabase, match="pg_dump"):
        back_up("postgresql://db/mutiny", tmp_path / "copy.db")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mutiny.db", "there.db"]
