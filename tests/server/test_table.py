"""A table is the fold of its log, and tells every audience what it may know and nothing else."""

from __future__ import annotations

import pytest
from server.tables import GAMES, play_on, sitting

from mutiny import Match, Rng, game, replay, seed_of
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.record import read_record
from mutiny.server import log
from mutiny.server.log import decode, encode
from mutiny.server.table import BrokenLog, fold_log
from mutiny.wire import messages as wire


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", range(3))
def test_a_table_is_the_fold_of_its_log(name: str, number: int) -> None:
    rng = Rng(seed_of(name, number))
    players = game(name).least + rng.below(game(name).most - game(name).least + 1)
    made = sitting(name, players, seed=seed_of("table", number))
    play_on(made, rng)
    table, told = fold_log("table", made.table.seed, [decode(encode(entry)) for entry in made.entries], made.table.ears)
    assert table.info() == made.table.info()
    assert table.told == made.table.told
    assert [wire.encode(message) for _, message in told] == [wire.encode(message) for _, message in made.told]
    for seat in (None, *range(players)):
        assert table.look(seat, 0) == made.table.look(seat, 0)
    assert table.playing().record().text() == made.match.record().text()
    assert replay(read_record(made.match.record().text())).over


@pytest.mark.parametrize("name", GAMES)
def test_every_audience_is_told_its_events_numbered_without_gaps(name: str) -> None:
    made = sitting(name, game(name).most)
    play_on(made, Rng(b"numbers"))
    record = read_record(made.match.record().text())
    match = Match(game(name), record.players, record.options)
    for who, notation in record.moves:
        match.enter(who, notation)
    for audience in range(made.table.players + 1):
        heard = [message for who, message in made.told if who == audience]
        assert [message.n for message in heard] == list(range(1, len(heard) + 1))
        events = [message.event for message in heard if isinstance(message, wire.Told)]
        assert events == match.told_to(None if audience == made.table.players else audience)


def test_who_of_several_has_decided_is_nobody_else_s_business() -> None:
    made = sitting("cartagena", 3)
    rng = Rng(b"lay")
    while len(made.match.state.acting) < 2:
        play_on(made, rng, 1)
    asked = made.match.state.acting
    first, *others = asked
    seen = {seat: made.table.look(seat, 0) for seat in (None, 0, 1, 2)}
    made.enter(log.Moved(10**7, first, made.match.legal(first)[0]))
    for seat in (None, *others):
        assert made.table.look(seat, 0) == seen[seat]
    own = made.table.look(first, 0)
    assert (own.acting, own.legal) == (others, [])
    table, _ = fold_log("table", made.table.seed, made.entries)
    assert table.look(first, 0) == own


def test_a_log_of_another_seed_is_found_out() -> None:
    made = sitting("meuterer")
    with pytest.raises(BrokenLog, match="entry 4: chance is not what the seed brings"):
        fold_log("table", b"\1" * 32, made.entries)


def test_what_is_refused_changes_nothing() -> None:
    made = sitting("meuterer")
    (seat,) = made.match.state.acting
    before = (made.table.index, list(made.table.told), made.match.entries[:])
    for entry in (
        log.Moved(1, seat, "pay 9"),
        log.Moved(1, seat, "nonsense"),
        log.Moved(1, (seat + 1) % 3, "pay 1"),
        log.Said(1, seat, "say accuse 1"),
        log.Started(1, seat, "easy", []),
        log.UndoAsked(1, seat),
        log.UndoAnswered(1, seat, True),
    ):
        with pytest.raises(MutinyError):
            made.table.fold(entry, fresh=True)
        assert (made.table.index, list(made.table.told), made.match.entries[:]) == before


def test_a_table_does_not_hold_what_it_has_told() -> None:
    made = sitting("meuterer")
    play_on(made, Rng(b"long"))
    assert not any(made.match.told)
