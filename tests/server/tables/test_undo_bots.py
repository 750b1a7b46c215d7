"""A player against bots alone takes moves back at once, one after another, whatever has been revealed since."""

from __future__ import annotations

import pytest
from server.tables.helpers import GAMES, RecordedTable

from mutiny import Rng, game, seed_of
from mutiny.kernel.match import replay
from mutiny.kernel.record import read_record
from mutiny.protocol import messages as wire
from mutiny.protocol.tables import Clock
from mutiny.server.common.refusal import Refusal
from mutiny.server.tables.commands import entries_for_command
from mutiny.server.tables.entries import GameStarted, MoveMade, SeatTaken, SeatTakenOver, TableOpened, UndoRequested
from mutiny.server.tables.table import Table, replay_log
from mutiny.server.tables.undo import MOST_DECISIONS, MOST_UNDONE


def table_with_bots(name: str, people: int = 1, seed: bytes = bytes(32)) -> RecordedTable:
    """Return a table of people and bots whose game has begun. All audiences listen."""
    count = max(game(name).least, people + 2)
    table = Table("table", seed)
    table.listening = [True] * (count + 1)
    made = RecordedTable(table, [], [])
    made.apply(TableOpened(1000, name, {}, [None] * people + ["easy"] * (count - people), False, Clock(), 60))
    for seat in range(people):
        made.apply(SeatTaken(1001, seat, f"Person {seat}", f"digest {seat}"))
    made.apply(GameStarted(2000, None, "easy", []))
    return made


def moves_by(made: RecordedTable, rng: Rng, own: int) -> list[tuple[list[tuple[int | None, str]], wire.View]]:
    """Make random moves until seat 0 has made some. Return the log and the seat's view before each of those."""
    before: list[tuple[list[tuple[int | None, str]], wire.View]] = []
    at = 3000
    while not made.match.over:
        acting = made.match.state.acting
        seat = acting[rng.below(len(acting))]
        if seat == 0:
            if len(before) == own:
                break
            before.append((list(made.match.entries), made.table.view_for(0, 0)))
        legal = made.match.legal_moves(seat)
        at += 1
        made.apply(MoveMade(at, seat, legal[rng.below(len(legal))], bot=seat > 0))
    return before


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", range(4))
def test_moves_are_taken_back_one_after_another(name: str, number: int) -> None:
    made = table_with_bots(name, seed=seed_of("back", number))
    rng = Rng(seed_of("moves", number))
    before = moves_by(made, rng, 3)
    if made.match.over:
        return
    # Before the first move, nothing can be taken back.
    assert made.table.view_for(0, 0).undo
    for steps, (log, seen) in enumerate(reversed(before), 1):
        made.apply(UndoRequested(9000 + steps, 0))
        view = made.table.view_for(0, 0)
        start = made.match.decision_start()
        assert made.match.entries == log[:start]
        # Bots that decide at the same time decide again.
        assert all(seat != 0 for seat, _ in log[start:])
        assert (view.view, view.legal, view.acting) == (seen.view, seen.legal, seen.acting)
        note = [message for to, message in made.deliveries if to == 0][-1]
        assert isinstance(note, wire.Note)
        assert (note.what, note.back) == ("undone", seen.n)
    assert not made.table.view_for(0, 0).undo
    with pytest.raises(Refusal, match="nothing to take back"):
        made.table.apply(UndoRequested(9100, 0))
    again, _ = replay_log("table", made.table.seed, made.entries)
    assert again.started_match().entries == made.match.entries
    assert again.view_for(0, 0) == made.table.view_for(0, 0)
    assert again.turns.asked_seats == made.table.turns.asked_seats == made.match.state.acting


@pytest.mark.parametrize("name", GAMES)
def test_the_record_of_a_game_with_moves_taken_back_is_valid(name: str) -> None:
    made = table_with_bots(name, seed=seed_of("record", 1))
    rng = Rng(b"record")
    at = 5000
    for _ in range(6):
        moves_by(made, rng, 1 + rng.below(2))
        at += 100
        if not made.match.over and made.table.view_for(0, 0).undo:
            made.apply(UndoRequested(at, 0))
    moves_by(made, rng, 10_000)
    assert made.match.over
    record = made.match.record()
    assert replay(read_record(record.text())).result() == record.result
    # The shuffle is the one that was committed to: the seed deals the same cards.
    assert replay_log("table", made.table.seed, made.entries)[0].started_match().entries == record.moves
    with pytest.raises(Refusal, match="the game is over"):
        made.table.apply(UndoRequested(at, 0))
    assert not made.table.view_for(0, 0).undo


def test_only_the_person_can_take_back() -> None:
    made = table_with_bots("meuterer")
    moves_by(made, Rng(b"one"), 1)
    assert [made.table.view_for(seat, 0).undo for seat in (0, 1, 2, None)] == [True, False, False, False]
    with pytest.raises(Refusal, match="nothing to take back"):
        made.table.apply(UndoRequested(9000, 1))


def test_with_another_person_nothing_revealed_is_taken_back() -> None:
    made = table_with_bots("meuterer", people=2)
    moves_by(made, Rng(b"two"), 2)
    assert not made.table.plays_bots_alone(0)
    assert not made.table.view_for(0, 0).undo
    # This holds even while a bot plays for the other person, who may come back.
    made.apply(SeatTakenOver(8000, 1, "absent"))
    with pytest.raises(Refusal, match="something hidden has been shown"):
        made.table.apply(UndoRequested(9000, 0))


def test_what_is_kept_for_taking_back_is_bounded() -> None:
    made = table_with_bots("meuterer")
    moves_by(made, Rng(b"long"), 10_000)
    assert len(made.table.undo.decisions) <= MOST_DECISIONS
    other = table_with_bots("meuterer")
    moves_by(other, Rng(b"long"), 1)
    other.table.undo.undone = MOST_UNDONE
    with pytest.raises(Refusal, match="the rest stands"):
        entries_for_command(other.table, 0, wire.Undo("u"), 9000)
