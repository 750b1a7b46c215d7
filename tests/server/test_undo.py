"""Moves are taken back by consent, and never where somebody would know more than before."""

from __future__ import annotations

import pytest
from server.tables import GAMES, Sitting, play_on, sitting

from mutiny import Rng, game, new, seed_of
from mutiny.server import log
from mutiny.server.refusal import Refusal
from mutiny.server.table import fold_log, is_quiet
from mutiny.testing.looks import told
from mutiny.wire import messages as wire

NAMES = ["Ann", "Bo", "Cy", "Di"]


@pytest.mark.parametrize("name", GAMES)
def test_moves_that_may_be_taken_back_show_nobody_anything(name: str) -> None:
    """In no world that somebody thinks possible could it not have been made, or would he have been told otherwise."""
    found = 0
    for number in range(6):
        match = new(name, NAMES[: game(name).least + 1], seed=seed_of("quiet", number))
        rng = Rng(seed_of("moves", number))
        while not match.over:
            acting = match.state.acting
            seat = acting[rng.below(len(acting))]
            legal = match.state.legal(seat)
            action = legal[rng.below(len(legal))]
            move = match.state.write(seat, action)
            candidate = move.split(" ")[0] in match.game.quiet and len(acting) == 1
            worlds = [match.memory(other) for other in range(match.state.players)] if candidate else []
            imagined = [[memory.imagine(rng) for _ in range(3)] for memory in worlds]
            before = len(match.entries)
            events = match.play(seat, action)
            if not candidate or not is_quiet(match, seat, move, events, before):
                continue
            found += 1
            for watcher, possible in enumerate(imagined):
                for world in possible:
                    assert action in world.legal(seat)
                    assert told(world.apply(seat, action), watcher) == told(events, watcher)
    assert (found > 10) == bool(game(name).quiet)


def paid() -> Sitting:
    """The first decision of Meuterer, which all may see."""
    made = sitting("meuterer")
    made.enter(log.Moved(3000, made.match.state.acting[0], "pay 2", id="a"))
    return made


def notes(made: Sitting, audience: int) -> list[tuple[str, int | None]]:
    return [(note.what, note.back) for who, note in made.told if who == audience and isinstance(note, wire.Note)]


def test_who_may_ask_is_told_so_and_nobody_else() -> None:
    made = paid()
    seat = made.table.marks[-1][0]
    assert [made.table.look(who, 3001).undo for who in (0, 1, 2, None)] == [who == seat for who in (0, 1, 2, None)]
    made.enter(log.UndoAsked(4000, seat))
    assert not made.table.look(seat, 4001).undo
    made.enter(log.UndoAnswered(4002, (seat + 1) % 3, False))
    assert made.table.look(seat, 4003).undo


def test_all_others_must_agree() -> None:
    made = paid()
    seat = made.table.marks[-1][0]
    others = [other for other in range(3) if other != seat]
    before = made.match.entries
    made.enter(log.UndoAsked(4000, seat))
    made.enter(log.UndoAnswered(4001, others[0], True))
    assert made.match.entries == before
    made.enter(log.UndoAnswered(4002, others[1], True))
    assert made.match.entries == before[:-1]
    for audience in range(4):
        asked, undone = notes(made, audience)[-2:]
        paid_at = [each.n for who, each in made.told if who == audience and isinstance(each, wire.Told)][-1]
        assert (asked[0], undone) == ("undo-asked", ("undone", paid_at - 1))
    table, _ = fold_log("table", made.table.seed, made.entries)
    assert table.look(seat, 0) == made.table.look(seat, 0)
    # It can be decided anew.
    made.enter(log.Moved(5000, seat, "pay 1", id="b"))
    assert made.match.entries[-1] == (seat, "pay 1")


def test_one_who_refuses_is_enough() -> None:
    made = paid()
    seat = made.table.marks[-1][0]
    made.enter(log.UndoAsked(4000, seat))
    made.enter(log.UndoAnswered(4001, (seat + 1) % 3, False))
    assert made.match.entries[-1] == (seat, "pay 2")
    assert notes(made, 3)[-1] == ("undo-refused", None)
    with pytest.raises(Refusal, match="nobody asks"):
        made.table.fold(log.UndoAnswered(4002, (seat + 2) % 3, True))


def test_nothing_is_taken_back_once_something_was_shown() -> None:
    made = paid()
    seat = made.table.marks[-1][0]
    play_on(made, Rng(b"undo"), 1)
    assert made.match.entries[-1][1].startswith("offer")
    for who in range(3):
        with pytest.raises(Refusal, match="something hidden has been shown"):
            made.table.fold(log.UndoAsked(9000, who))
    assert made.table.undo_by is None
    assert made.match.entries[-2] == (seat, "pay 2")


def test_a_move_ends_the_request() -> None:
    made = paid()
    seat = made.table.marks[-1][0]
    made.enter(log.UndoAsked(4000, seat))
    play_on(made, Rng(b"undo"), 1)
    with pytest.raises(Refusal, match="nobody asks"):
        made.table.fold(log.UndoAnswered(9001, (seat + 1) % 3, True))


def test_who_is_away_need_not_agree() -> None:
    made = paid()
    seat = made.table.marks[-1][0]
    for other in range(3):
        if other != seat:
            made.enter(log.TookOver(4000, other, "absent"))
    made.enter(log.UndoAsked(4001, seat))
    assert made.match.state.acting == (seat,)
