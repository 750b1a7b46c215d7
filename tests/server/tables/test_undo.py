"""Moves are taken back by consent, and never if a player would know more than before."""

from __future__ import annotations

import pytest
from server.tables.helpers import GAMES, RecordedTable, play_on, recorded_table

from mutiny import Rng, game, new, seed_of
from mutiny.protocol import messages as wire
from mutiny.server.common.refusal import Refusal
from mutiny.server.tables.entries import MoveMade, SeatTakenOver, UndoAnswered, UndoRequested
from mutiny.server.tables.table import replay_log
from mutiny.server.tables.undo import reveals_nothing
from mutiny.testing.fingerprints import told

NAMES = ["Ann", "Bo", "Cy", "Di"]


@pytest.mark.parametrize("name", GAMES)
def test_moves_that_can_be_undone_reveal_nothing(name: str) -> None:
    """Check that in every world that another seat thinks possible, the move is legal and the seat is told the same."""
    found = 0
    for number in range(6):
        match = new(name, NAMES[: game(name).least + 1], seed=seed_of("quiet", number))
        rng = Rng(seed_of("moves", number))
        while not match.over:
            acting = match.state.acting
            seat = acting[rng.below(len(acting))]
            legal = match.state.legal_actions(seat)
            action = legal[rng.below(len(legal))]
            move = match.state.format_move(seat, action)
            candidate = move.split(" ")[0] in match.game.quiet and len(acting) == 1
            worlds = [match.belief(other) for other in range(match.state.players)] if candidate else []
            imagined = [[belief.sample(rng) for _ in range(3)] for belief in worlds]
            before = len(match.entries)
            events = match.play(seat, action)
            if not candidate or not reveals_nothing(match, seat, move, events, before):
                continue
            found += 1
            for watcher, possible in enumerate(imagined):
                for world in possible:
                    assert action in world.legal_actions(seat)
                    assert told(world.apply_with_events(seat, action), watcher) == told(events, watcher)
    assert (found > 10) == bool(game(name).quiet)


def paid() -> RecordedTable:
    """Return a table after the first decision of Meuterer, which is public."""
    made = recorded_table("meuterer")
    made.apply(MoveMade(3000, made.match.state.acting[0], "pay 2", id="a"))
    return made


def notes(made: RecordedTable, audience: int) -> list[tuple[str, int | None]]:
    return [(note.what, note.back) for to, note in made.deliveries if to == audience and isinstance(note, wire.Note)]


def test_only_seats_that_may_request_an_undo_are_told_so() -> None:
    made = paid()
    seat = made.table.undo.moves[-1][0]
    assert [made.table.view_for(each, 3001).undo for each in (0, 1, 2, None)] == [
        each == seat for each in (0, 1, 2, None)
    ]
    made.apply(UndoRequested(4000, seat))
    assert not made.table.view_for(seat, 4001).undo
    made.apply(UndoAnswered(4002, (seat + 1) % 3, False))
    assert made.table.view_for(seat, 4003).undo


def test_all_other_players_must_agree() -> None:
    made = paid()
    seat = made.table.undo.moves[-1][0]
    others = [other for other in range(3) if other != seat]
    before = made.match.entries
    made.apply(UndoRequested(4000, seat))
    made.apply(UndoAnswered(4001, others[0], True))
    assert made.match.entries == before
    made.apply(UndoAnswered(4002, others[1], True))
    assert made.match.entries == before[:-1]
    for audience in range(4):
        asked, undone = notes(made, audience)[-2:]
        paid_at = [each.n for to, each in made.deliveries if to == audience and isinstance(each, wire.Told)][-1]
        assert (asked[0], undone) == ("undo-asked", ("undone", paid_at - 1))
    table, _ = replay_log("table", made.table.seed, made.entries)
    assert table.view_for(seat, 0) == made.table.view_for(seat, 0)
    # The player can decide again.
    made.apply(MoveMade(5000, seat, "pay 1", id="b"))
    assert made.match.entries[-1] == (seat, "pay 1")


def test_one_refusal_ends_the_undo_request() -> None:
    made = paid()
    seat = made.table.undo.moves[-1][0]
    made.apply(UndoRequested(4000, seat))
    made.apply(UndoAnswered(4001, (seat + 1) % 3, False))
    assert made.match.entries[-1] == (seat, "pay 2")
    assert notes(made, 3)[-1] == ("undo-refused", None)
    with pytest.raises(Refusal, match="nobody asks"):
        made.table.apply(UndoAnswered(4002, (seat + 2) % 3, True))


def test_no_undo_after_something_was_revealed() -> None:
    made = paid()
    seat = made.table.undo.moves[-1][0]
    play_on(made, Rng(b"undo"), 1)
    assert made.match.entries[-1][1].startswith("offer")
    for other in range(3):
        with pytest.raises(Refusal, match="something hidden has been shown"):
            made.table.apply(UndoRequested(9000, other))
    assert made.table.undo.requester is None
    assert made.match.entries[-2] == (seat, "pay 2")


def test_a_move_ends_the_undo_request() -> None:
    made = paid()
    seat = made.table.undo.moves[-1][0]
    made.apply(UndoRequested(4000, seat))
    play_on(made, Rng(b"undo"), 1)
    with pytest.raises(Refusal, match="nobody asks"):
        made.table.apply(UndoAnswered(9001, (seat + 1) % 3, True))


def test_an_absent_player_need_not_agree() -> None:
    made = paid()
    seat = made.table.undo.moves[-1][0]
    for other in range(3):
        if other != seat:
            made.apply(SeatTakenOver(4000, other, "absent"))
    made.apply(UndoRequested(4001, seat))
    assert made.match.state.acting == (seat,)
