"""Replays of finished games: the views after each entry, the events, and their sentences."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.servers import browser, new_table, run, running_server
from server.test_client import play

from mutiny.client import Client
from mutiny.i18n import tell


@pytest.mark.parametrize("eyes", ["seat=1", "", "everything=true"])
def test_a_replay_has_views_ahead_and_words(tmp_path: Path, eyes: str) -> None:
    async def test() -> None:
        async with running_server(tmp_path) as server, browser(server) as client:
            ann = await server.http_api.open_table(new_table(game="traitres", open=True, bots=["random", "random"]))
            async with Client(server.address, ann.table.id, ann.token, views=True) as player:
                await play(player)
            path = f"/api/v1/tables/{ann.table.id}/replay?{eyes}"
            whole = (await client.get(f"{path}&lang=de")).json()
            said = [at for at, event in enumerate(whole["events"]) if event["kind"] == "say"]
            names = (await client.get(f"/api/v1/tables/{ann.table.id}/record")).json()["players"]
            assert len(whole["events"]) == len(whole["texts"]) == len(whole["at"])
            told = [tell(event, names, "de", "traitres") for event in whole["events"]]
            # Bots say the same in the words of their characters.
            assert all(whole["texts"][at].startswith(f"{names[whole['events'][at]['seat']]}: „") for at in said)
            assert [text for at, text in enumerate(whole["texts"]) if at not in said] == [
                text for at, text in enumerate(told) if at not in said
            ]
            assert whole["at"] == sorted(whole["at"])
            assert whole["frames"] == []
            # The further views are the same as those requested one by one. The shortest game has four entries.
            ahead = (await client.get(f"{path}&entry=1&span=3&events=false")).json()
            assert (ahead["events"], ahead["texts"], ahead["at"]) == ([], [], [])
            assert [frame["entry"] for frame in ahead["frames"]] == [2, 3, 4]
            for frame in ahead["frames"]:
                one = (await client.get(f"{path}&entry={frame['entry']}")).json()
                assert (one["view"], one["views"]) == (frame["view"], frame["views"])
                count = len(one["events"])
                assert one["events"] == whole["events"][:count]
                assert all(at <= frame["entry"] for at in whole["at"][:count])
                assert all(at > frame["entry"] for at in whole["at"][count:])
            # There is nothing after the end.
            end = (await client.get(f"{path}&entry={whole['entries']}&span=5")).json()
            assert end["frames"] == []
            assert (await client.get(f"{path}&span=1000")).status_code == 400
            assert (await client.get(f"{path}&lang=es")).status_code == 400

    run(test)
