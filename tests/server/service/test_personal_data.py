"""A player exports what is stored about a seat, and has it erased; the games of the others stay."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from server.services import SeatedClient, play, run, seated, service_on, sqlite, until

from mutiny import Rng, replay
from mutiny.kernel.record import read_record
from mutiny.protocol import api
from mutiny.protocol import messages as wire
from mutiny.server.common.refusal import Refusal


def test_an_export_holds_what_the_seat_was_sent_and_nothing_else(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            people = await seated(service, "meuterer", 3)
            ann, bo = people[:2]
            assert bo.token is not None
            await bo.subscribe()
            await bo.do(lambda key: wire.Chat(key, "my secret plan"))
            await ann.do(lambda key: wire.Chat(key, "ahoy"))
            await play(people, Rng(b"export"), 12)
            found = await service.personal_data.export(bo.table, bo.token)
            assert (found.seat, found.name, found.record) == (1, "Bo", None)
            assert found.messages == [json.loads(body) for body in bo.received if b'"welcome"' not in body]
            assert [entry.text for entry in found.entries if entry.what == "chatted"] == ["my secret plan"]
            table = (await service.cache.get(bo.table)).table
            moves = [move for seat, move in table.started_match().entries if seat == 1]
            assert [entry.text for entry in found.entries if entry.what == "moved"] == moves
            # Seeds, tokens and what was dealt stay out of it.
            text = repr(found)
            assert table.seed.hex() not in text
            assert not any(str(digest) in text for digest in table.digests)
            await play(people, Rng(b"export"))
            record = (await service.personal_data.export(bo.table, bo.token)).record
            assert record == await service.queries.record(bo.table)
            with pytest.raises(Refusal, match="no seat of this table"):
                await service.personal_data.export(bo.table, "guess")

    run(work)


@pytest.mark.parametrize("moves", [6, 10_000])
def test_an_erased_player_is_nowhere_in_the_database(tmp_path: Path, moves: int) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            opened = await service.open_table(
                api.NewTable(game="meuterer", name="Ann Unmistakable", players=3, open=True)
            )
            people = [SeatedClient(service, opened.table.id, 0, opened.token)]
            for name in ("Bo", "Cy"):
                taken = await service.join(opened.table.id, api.Join(name))
                people.append(SeatedClient(service, opened.table.id, taken.seat, taken.token))
            ann, bo, _ = people
            assert ann.token is not None
            for person in people:
                await person.subscribe()
            await ann.do(lambda key: wire.Chat(key, "call me at 555-unmistakable"))
            await ann.do(lambda key: wire.Emote(key, "laugh"))
            await bo.do(lambda key: wire.Chat(key, "hello everybody"))
            await play(people, Rng(b"erase"), moves)
            before = (await service.cache.get(ann.table)).table
            entries = list(before.started_match().entries)
            counts = before.message_counts.copy()
            gone = await service.personal_data.erase(ann.table, ann.token)
            assert (gone.seat, gone.chats) == (0, 1)
            assert gone.table.seats[0].name == "Anonymus 1"
            # The link is void; the others play on, with a new host.
            with pytest.raises(Refusal, match="no seat of this table"):
                await ann.identify()
            assert ann.messages[-1].code == "left"
            assert bo.messages[-1].what == "erased"
            with pytest.raises(Refusal, match="no seat of this table"):
                await service.personal_data.erase(ann.table, ann.token)
            table = (await service.cache.get(ann.table)).table
            assert table.started_match().entries == entries
            assert table.message_counts == [count + 1 for count in counts]
            if moves < 100:
                assert (table.hosting.host, table.bots[0], table.away[0]) == (1, "medium", True)
            else:
                record = await service.queries.record(ann.table)
                assert json.loads(record)["players"] == ["Anonymus 1", "Bo", "Cy"]
                assert replay(read_record(record)).over
                ((listed,), _) = await service.queries.archive(None, 5, None)
                assert listed.seats[0].name == "Anonymus 1"
            # A service that reads the log again says the same, and sends the others' chat.
            async with service_on(sqlite(tmp_path), "two") as other:
                again = await SeatedClient(other, bo.table, 1, bo.token).subscribe()
                assert (await other.cache.get(bo.table)).table.info() == table.info()
                chats = [message for message in again.messages if isinstance(message, wire.Chatted)]
                assert [(chat.text, chat.erased) for chat in chats] == [
                    ("…", True),
                    (":laugh:", False),
                    ("hello everybody", False),
                ]
                assert b"nmistakable" not in b"".join(again.received)
                if moves > 100:
                    done = await again.do(wire.Rematch)
                    assert isinstance(done, wire.Done)
                    follow = (await other.queries.info(bo.table)).next
                    assert follow is not None
                    seats = (await other.queries.info(follow)).seats
                    assert [(seat.name, seat.bot) for seat in seats] == [(None, "medium"), ("Bo", None), ("Cy", None)]
        # The database is closed, and its log is part of the file.
        assert list(tmp_path.iterdir()) == [tmp_path / "tables.db"]
        assert b"nmistakable" not in (tmp_path / "tables.db").read_bytes()

    run(work)


def test_a_player_who_left_or_waits_is_erased_too(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            service_on(sqlite(tmp_path), "one", alone=False) as one,
            service_on(sqlite(tmp_path), "two", alone=False) as two,
        ):
            opened = await one.open_table(api.NewTable(game="meuterer", name="Ann", players=4))
            people = [SeatedClient(one, opened.table.id, 0, opened.token)]
            for name in ("Bo", "Cy"):
                taken = await one.join(opened.table.id, api.Join(name))
                people.append(SeatedClient(one, opened.table.id, taken.seat, taken.token))
            ann, bo, cy = people
            there = await SeatedClient(two, cy.table, 2, cy.token).subscribe()
            await bo.do(lambda key: wire.Chat(key, "I am leaving"))
            await ann.do(lambda key: wire.Remove(key, 1))
            assert bo.token is not None
            assert cy.token is not None
            left = await two.personal_data.export(bo.table, bo.token)
            assert (left.name, left.messages) == ("Bo", [])
            assert [entry.text for entry in left.entries] == ["Bo", "I am leaving"]
            assert (await two.personal_data.erase(bo.table, bo.token)).chats == 1
            # Somebody who waits for the game is gone from the table.
            assert (await one.personal_data.erase(cy.table, cy.token)).table.seats[2].name is None
            await until(lambda: any(isinstance(message, wire.Bye) for message in there.messages))
            log = await one.store.load(bo.table)
            assert log is not None
            stored = b"".join(log[1])
            assert b'"Bo"' not in stored
            assert b'"Cy"' not in stored
            assert b"leaving" not in stored
            assert b'"Ann"' in stored

    run(work)
