"""What the host of a table can do, and nobody else: start, close, remove, replace, mute and lock."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from server.services import SeatedClient, play, run, scheduled, seated, service_on, sqlite, until

from mutiny import Rng
from mutiny.protocol import api
from mutiny.protocol import messages as wire
from mutiny.server.common.refusal import Refusal
from mutiny.server.service.table_service import TableService


async def waiting(service: TableService, people: int, players: int = 4) -> list[SeatedClient]:
    """Return the players at a table that has free seats."""
    opened = await service.open_table(api.NewTable(game="meuterer", name="Ann", players=players, open=True))
    found = [SeatedClient(service, opened.table.id, 0, opened.token)]
    for name in ["Bo", "Cy", "Di"][: people - 1]:
        taken = await service.join(opened.table.id, api.Join(name))
        found.append(SeatedClient(service, opened.table.id, taken.seat, taken.token))
    return found


async def refusal(client: SeatedClient, act: Any) -> str:
    """Return the code with which a command is refused."""
    answer = await client.do(act)
    assert isinstance(answer, wire.Refused), answer
    assert answer.why.endswith(".")
    return answer.code


async def done(client: SeatedClient, act: Any) -> None:
    """Carry out a command."""
    answer = await client.do(act)
    assert isinstance(answer, wire.Done), answer


def test_only_the_host_can_use_the_hosts_commands(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            ann, bo, cy = await waiting(service, 3)
            watcher = SeatedClient(service, ann.table, None)
            acts: list[Any] = [
                wire.Start,
                wire.Close,
                lambda key: wire.Remove(key, 2),
                lambda key: wire.Mute(key, True, 2),
                lambda key: wire.Lock(key, chat=True),
            ]
            for act in acts:
                assert await refusal(bo, act) == "not-host"
                assert await refusal(watcher, act) == "no-seat"
            info = await service.queries.info(ann.table)
            assert (info.host, info.status, info.locked, info.muted) == (0, "waiting", [], [])
            # The next player becomes the host, and the player who comes to the host's old seat does not.
            await done(ann, wire.Leave)
            assert (await service.queries.info(ann.table)).host == 1
            await service.join(ann.table, api.Join("Ann"))
            assert (await service.queries.info(ann.table)).host == 1
            assert await refusal(cy, wire.Start) == "not-host"
            await done(bo, wire.Start)
            assert (await service.queries.info(ann.table)).status == "playing"

    run(work)


def test_the_host_passes_on_during_the_game_and_stays_at_the_rematch(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            people = await seated(service, "traitres", 3)
            await done(people[0], wire.Leave)
            assert (await service.queries.info(people[0].table)).host == 1
            await done(people[0], wire.Return)
            assert (await service.queries.info(people[0].table)).host == 1
            await play(people, Rng(b"hosts"))
            await done(people[2], wire.Rematch)
            follow = (await service.queries.info(people[0].table)).next
            assert follow is not None
            assert (await service.queries.info(follow)).host == 1

    run(work)


def test_a_host_alone_with_bots_stays_host(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            (ann,) = await seated(service, "meuterer", 3, bots=["random", "random"])
            await done(ann, wire.Leave)
            assert (await service.queries.info(ann.table)).host == 0
            # A last player who leaves before the game leaves a table without a host: the next one is host.
            (bo,) = await waiting(service, 1)
            await done(bo, wire.Leave)
            assert (await service.queries.info(bo.table)).host is None
            await service.join(bo.table, api.Join("Cy"))
            assert (await service.queries.info(bo.table)).host == 0

    run(work)


def test_a_player_removed_before_the_game_is_told_and_cannot_come_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            ann, bo, cy = await waiting(service, 3)
            for person in (ann, bo, cy):
                await person.subscribe()
            known = await bo.identify()
            await done(ann, lambda key: wire.Mute(key, True, 1))
            await done(ann, lambda key: wire.Remove(key, 1))
            sentence = "the host has removed you from this table: you can still watch it."
            assert bo.messages[-1] == wire.Bye("removed", sentence, False)
            with pytest.raises(Refusal, match="removed you") as told:
                await bo.identify()
            assert told.value.code == "removed"
            with pytest.raises(Refusal, match="removed you"):
                await service.view(bo.table, known)
            assert await service.find_seat(bo.table, [str(bo.token)]) == api.SeatAnswer()
            for act in (wire.Chat("c", "ahoy"), wire.Leave("l"), wire.Return("r")):
                refused = await service.execute(bo.table, known, act)
                assert isinstance(refused, wire.Refused)
                assert refused.code == "removed"
            # The seat is free, but nobody sits down until the host allows it.
            info = await service.queries.info(ann.table)
            assert (info.seats[1].name, info.locked, info.muted) == (None, ["seats"], [])
            assert cy.messages[-1].what == "removed"
            with pytest.raises(Refusal, match="nobody else sit down") as locked:
                await service.join(ann.table, api.Join("Bo"))
            assert locked.value.code == "locked"
            await done(ann, lambda key: wire.Lock(key, seats=False))
            assert (await service.join(ann.table, api.Join("Bo"))).seat == 1
            with pytest.raises(Refusal, match="removed you"):
                await bo.identify()

    run(work)


def test_a_player_is_replaced_by_a_bot_before_the_game(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            ann, bo = await waiting(service, 2)
            assert await refusal(ann, lambda key: wire.Remove(key, 1, "genius")) == "malformed"
            for seat, code in ((0, "not-now"), (2, "not-now"), (6, "malformed")):
                assert await refusal(ann, lambda key, seat=seat: wire.Remove(key, seat)) == code
            await done(ann, lambda key: wire.Remove(key, 1, "hard"))
            info = await service.queries.info(ann.table)
            assert (info.seats[1].name, info.seats[1].bot, info.locked) == (None, "hard", [])
            assert await refusal(ann, lambda key: wire.Remove(key, 1, "easy")) == "not-now"
            # A bot can be removed too, and its seat is open to anybody.
            await done(ann, lambda key: wire.Remove(key, 1))
            assert (await service.join(ann.table, api.Join("Di"))).seat == 1
            with pytest.raises(Refusal, match="removed you"):
                await bo.identify()

    run(work)


def test_a_player_removed_during_the_game_learns_nothing_more(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            people = await seated(service, "meuterer", 3)
            for person in people:
                await person.subscribe(views=True)
            await play(people, Rng(b"removal"), 8)
            known = await people[2].identify()
            heard = len(people[2].received)
            async with scheduled(service):
                await done(people[0], lambda key: wire.Remove(key, 2, "random"))
                assert len(people[2].received) == heard + 1
                assert people[2].messages[-1].code == "removed"
                table = (await service.cache.get(people[0].table)).table
                # The bot plays on with the seat's hand.
                await until(lambda: 2 not in table.started_match().state.acting)
                info = table.info().seats[2]
                assert (info.name, info.bot, info.away, info.removed) == ("Cy", "random", True, True)
            await done(people[1], lambda key: wire.Chat(key, "farewell"))
            assert len(people[2].received) == heard + 1
            for attempt in (service.identify(people[2].table, people[2].token), service.view(people[2].table, known)):
                with pytest.raises(Refusal, match="removed you"):
                    await attempt
            question = api.PositionQuestion([1], people[2].token)
            with pytest.raises(Refusal, match="removed you"):
                await service.aids.positions(people[2].table, known, question)
            assert await refusal(people[0], lambda key: wire.Remove(key, 2)) == "not-now"
            # Another service, which knows only the log, refuses the token too.
            async with service_on(sqlite(tmp_path), "two") as other:
                with pytest.raises(Refusal, match="removed you"):
                    await other.identify(people[2].table, people[2].token)

    run(work)


def test_a_removed_player_has_no_seat_at_the_rematch(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service, scheduled(service):
            people = await seated(service, "traitres", 3)
            await done(people[0], lambda key: wire.Remove(key, 2, "random"))
            table = (await service.cache.get(people[0].table)).table
            rng = Rng(b"rematch")
            while table.status == "playing":
                await until(lambda: set(table.started_match().state.acting) != {2})
                acting = [seat for seat in table.started_match().state.acting if seat != 2]
                if acting:
                    legal = table.started_match().legal_moves(acting[0])
                    move = legal[rng.below(len(legal))]
                    await people[acting[0]].move(move, table.message_counts[acting[0]])
            await done(people[1], wire.Rematch)
            follow = (await service.queries.info(people[0].table)).next
            assert follow is not None
            with pytest.raises(Refusal, match="no seat of this table"):
                await service.identify(follow, people[2].token)
            assert (await service.queries.info(follow)).host == 0

    run(work)


def test_a_removal_reaches_the_other_worker(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            service_on(sqlite(tmp_path), "one", alone=False) as one,
            service_on(sqlite(tmp_path), "two", alone=False) as two,
        ):
            people = await seated(one, "meuterer", 3)
            there = await SeatedClient(two, people[2].table, 2, people[2].token).subscribe(views=True)
            heard = len(there.received)
            await done(people[0], lambda key: wire.Remove(key, 2))
            await until(lambda: len(there.received) > heard)
            assert there.messages[heard:] == [
                wire.Bye("removed", "the host has removed you from this table: you can still watch it.", False)
            ]

    run(work)


@pytest.mark.parametrize("begun", [False, True])
def test_a_closed_table_does_nothing_more(tmp_path: Path, begun: bool) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            if begun:
                people = await seated(service, "meuterer", 3, open=True)
            else:
                people = await waiting(service, 2)
            for person in people:
                await person.subscribe(views=True)
            await done(people[0], wire.Close)
            info = await service.queries.info(people[0].table)
            assert (info.status, info.closed, info.winners) == ("over", "host", None)
            note, view = people[1].messages[-2:]
            assert (note.what, note.seat, note.table.closed) == ("closed", 0, "host")
            assert (view.legal, view.acting, view.ends) == ([], [], None)
            # It is in no list, and its secrets stay secret.
            assert await service.queries.lobby() == []
            assert await service.queries.archive(None, 10, None) == ([], None)
            for act in (wire.Leave, wire.Start, wire.Close, wire.Rematch, lambda key: wire.Chat(key, "why?")):
                assert await refusal(people[0], act) == "closed"
            with pytest.raises(Refusal, match=r"closed|has begun"):
                await service.join(people[0].table, api.Join("Di"))
            with pytest.raises(Refusal, match=r"stay secret|not begun"):
                await service.queries.record(people[0].table)
            async with service_on(sqlite(tmp_path), "two") as other, scheduled(other) as bots:
                loaded = await other.cache.get(people[0].table)
                assert loaded.table.info() == info
                assert other.schedule.alarm_of(loaded.table) is None
                assert bots.questions == []

    run(work)


def test_a_muted_player_cannot_chat_until_the_host_allows_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            ann, bo, cy = await seated(service, "traitres", 3)
            await cy.subscribe()
            await done(ann, lambda key: wire.Mute(key, True, 1))
            heard = len(cy.received)
            assert await refusal(bo, lambda key: wire.Chat(key, "spam")) == "muted"
            assert await refusal(bo, lambda key: wire.Emote(key, "laugh")) == "muted"
            assert len(cy.received) == heard
            # Set phrases belong to the game.
            await done(bo, lambda key: wire.Say(key, "say accuse 2"))
            assert (await service.queries.info(ann.table)).muted == [1]
            for malformed in (wire.Mute("m", True), wire.Mute("m", True, 1, 1), wire.Mute("m", True, None, 3)):
                assert await refusal(ann, lambda key, act=malformed: act) == "malformed"
            await done(ann, lambda key: wire.Mute(key, False, 1))
            await done(bo, lambda key: wire.Chat(key, "sorry"))
            assert cy.messages[-1].text == "sorry"

    run(work)


def test_what_watchers_say_reaches_only_watchers(tmp_path: Path) -> None:
    async def work() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            people = await seated(service, "meuterer", 3)
            for person in people:
                await person.subscribe()
            first, second = [await SeatedClient(service, people[0].table, None).subscribe() for _ in range(2)]
            heard = [len(person.received) for person in people]
            secret = await service.identify(people[0].table, None, "mine")
            again = await service.identify(people[0].table, None, "mine")
            other = await service.identify(people[0].table, None)
            for participant, text in ((secret, "one"), (other, "two"), (again, "three")):
                answer = await service.execute(people[0].table, participant, wire.Chat("c", text))
                assert isinstance(answer, wire.Done)
            expected = [(None, 1, "one"), (None, 2, "two"), (None, 1, "three")]
            for watcher in (first, second):
                chats = [(chat.seat, chat.watcher, chat.text) for chat in watcher.messages[-3:]]
                assert chats == expected
            assert [len(person.received) for person in people] == heard
            # Nor does a player hear of it who comes later, or from the numbers of the messages.
            late = await SeatedClient(service, people[1].table, 1, people[1].token).subscribe()
            assert [message.n for message in late.messages[1:]] == list(range(1, late.messages[0].n + 1))
            assert not any(isinstance(message, wire.Chatted) for message in late.messages)
            # Watchers follow what the players say.
            await done(people[0], lambda key: wire.Chat(key, "ahoy"))
            assert [person.messages[-1].text for person in (*people, first)] == ["ahoy"] * 4
            # The host mutes one of them, or all.
            await done(people[0], lambda key: wire.Mute(key, True, None, 1))
            refused = await service.execute(people[0].table, again, wire.Chat("c", "four"))
            assert isinstance(refused, wire.Refused)
            assert refused.code == "muted"
            assert isinstance(await service.execute(people[0].table, other, wire.Chat("c", "five")), wire.Done)
            await done(people[0], lambda key: wire.Lock(key, chat=True))
            refused = await service.execute(people[0].table, other, wire.Chat("c", "six"))
            assert isinstance(refused, wire.Refused)
            assert refused.code == "locked"
            await done(people[1], lambda key: wire.Chat(key, "quiet now"))
            info = await service.queries.info(people[0].table)
            assert (info.locked, info.muted_watchers) == (["chat"], [1])
            assert await refusal(people[0], wire.Lock) == "malformed"

    run(work)
