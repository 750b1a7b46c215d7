"""A table follows from its log, and sends every audience what it may know and nothing else."""

from __future__ import annotations

import pytest
from server.tables.helpers import GAMES, play_on, recorded_table

from mutiny import Match, Rng, game, replay, seed_of
from mutiny.kernel.discovery import game as find_game
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.record import read_record
from mutiny.protocol import messages as wire
from mutiny.protocol.tables import Clock
from mutiny.server.common.refusal import Refusal
from mutiny.server.tables.entries import (
    GameStarted,
    MoveMade,
    PhraseSaid,
    SeatTaken,
    TableOpened,
    UndoAnswered,
    UndoRequested,
    decode_entry,
    encode_entry,
)
from mutiny.server.tables.table import BrokenLog, Table, replay_log


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", range(3))
def test_replaying_the_log_gives_the_same_table(name: str, number: int) -> None:
    rng = Rng(seed_of(name, number))
    players = game(name).least + rng.below(game(name).most - game(name).least + 1)
    made = recorded_table(name, players, seed=seed_of("table", number))
    play_on(made, rng)
    table, deliveries = replay_log(
        "table", made.table.seed, [decode_entry(encode_entry(entry)) for entry in made.entries], made.table.listening
    )
    assert table.info() == made.table.info()
    assert table.message_counts == made.table.message_counts
    assert [wire.encode(message) for _, message in deliveries] == [
        wire.encode(message) for _, message in made.deliveries
    ]
    for seat in (None, *range(players)):
        assert table.view_for(seat, 0) == made.table.view_for(seat, 0)
    assert table.started_match().record().text() == made.match.record().text()
    assert replay(read_record(made.match.record().text())).over


@pytest.mark.parametrize("name", GAMES)
def test_every_audience_gets_its_messages_numbered_without_gaps(name: str) -> None:
    made = recorded_table(name, game(name).most)
    play_on(made, Rng(b"numbers"))
    record = read_record(made.match.record().text())
    match = Match(game(name), record.players, record.options)
    for mover, notation in record.moves:
        match.enter(mover, notation)
    for audience in range(made.table.players + 1):
        messages = [message for recipient, message in made.deliveries if recipient == audience]
        assert [message.n for message in messages] == list(range(1, len(messages) + 1))
        events = [message.event for message in messages if isinstance(message, wire.Told)]
        assert events == match.events_for(None if audience == made.table.players else audience)


def test_timing_does_not_reveal_which_seats_have_decided() -> None:
    made = recorded_table("cartagena", 3)
    rng = Rng(b"lay")
    while len(made.match.state.acting) < 2:
        play_on(made, rng, 1)
    asked = made.match.state.acting
    first, *others = asked
    seen = {seat: made.table.view_for(seat, 0) for seat in (None, 0, 1, 2)}
    made.apply(MoveMade(10**7, first, made.match.legal_moves(first)[0]))
    for seat in (None, *others):
        assert made.table.view_for(seat, 0) == seen[seat]
    own = made.table.view_for(first, 0)
    assert (own.acting, own.legal) == (others, [])
    table, _ = replay_log("table", made.table.seed, made.entries)
    assert table.view_for(first, 0) == own


def test_a_log_with_another_seed_is_rejected() -> None:
    made = recorded_table("meuterer")
    with pytest.raises(BrokenLog, match="entry 4: chance is not what the seed brings"):
        replay_log("table", b"\1" * 32, made.entries)


def test_a_refused_entry_changes_nothing() -> None:
    made = recorded_table("meuterer")
    (seat,) = made.match.state.acting
    before = (made.table.index, list(made.table.message_counts), made.match.entries[:])
    for entry in (
        MoveMade(1, seat, "pay 9"),
        MoveMade(1, seat, "nonsense"),
        MoveMade(1, (seat + 1) % 3, "pay 1"),
        PhraseSaid(1, seat, "say accuse 1"),
        GameStarted(1, seat, "easy", []),
        UndoRequested(1, seat),
        UndoAnswered(1, seat, True),
    ):
        with pytest.raises(MutinyError):
            made.table.apply(entry, fresh=True)
        assert (made.table.index, list(made.table.message_counts), made.match.entries[:]) == before


def test_a_table_drops_events_that_were_sent() -> None:
    made = recorded_table("meuterer")
    play_on(made, Rng(b"long"))
    assert not any(made.match.events)


def test_a_game_is_not_replayed_under_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = TableOpened(0, "meuterer", {}, [None, "easy", "easy"], False, Clock())
    table = Table("t", bytes(32))
    started = GameStarted(2, 0, "easy", [])
    for entry in (opened, SeatTaken(1, 0, "Ann", "d"), started):
        table.apply(entry, fresh=True)
    log = [opened, SeatTaken(1, 0, "Ann", "d"), decode_entry(encode_entry(started))]
    assert replay_log("t", bytes(32), log)[0].status == "playing"
    monkeypatch.setattr(find_game("meuterer"), "rules", 2)
    with pytest.raises(Refusal, match=r"^this game was begun under version 1 of its rules, and this server plays"):
        replay_log("t", bytes(32), log)
    # A table whose game has not begun is played under the new rules.
    waiting, _ = replay_log("t", bytes(32), log[:2])
    again = GameStarted(2, 0, "easy", [])
    waiting.apply(again, fresh=True)
    assert (again.rules, waiting.status) == (2, "playing")
    assert replay_log("t", bytes(32), [*log[:2], again])[0].status == "playing"
