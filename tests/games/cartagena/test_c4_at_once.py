"""C4.2: cards laid at once: the order in which the players answer changes nothing and shows nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import permutations

import pytest
from games.cartagena.tables import SIDED, held, lay, voyage
from kernel.tables import dump, play, see

from mutiny import BadRecord, IllegalMove, Match, Record, read_record, replay, resume
from mutiny.testing.fingerprints import text

CARDS = ("v1", "d1", "v1", "d1")


def duellists(players: int) -> Match:
    """Return a match at the first card of duel A, in which everybody has a v1 and a d1 and takes part."""
    return voyage(*SIDED[players], players=players)


def everything(match: Match) -> str:
    """Return everything: the log, the events and views of each seat and the spectator, and the record."""
    watchers = (None, *range(match.state.players))
    return text(
        [
            match.entries,
            [[event.with_secrets() for event in batch] for batch in match.events],
            [match.events_for(watcher) for watcher in watchers],
            [match.state.view(watcher) for watcher in watchers],
            match.record().text(),
        ]
    )


def orders(players: int) -> Iterator[tuple[int, ...]]:
    yield from permutations(range(players))


@pytest.mark.rule("C4.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_order_of_answers_gives_the_same(players: int) -> None:
    """Play two rounds, cards and then monkeys that are paid, and check that any order gives the same as seat order."""
    outcomes = set()
    for order in orders(players):
        match = duellists(players)
        for seat in order:
            match.play(seat, f"lay {CARDS[seat]}")
        for seat in reversed(order):
            match.play(seat, "lay monkey")
        outcomes.add(everything(match))
        again = resume(read_record(match.record().text()), bytes(32))
        assert [[event.with_secrets() for event in batch] for batch in again.events] == [
            [event.with_secrets() for event in batch] for batch in match.events
        ]
        assert dump(again.state) == dump(match.state) == dump(replay(match.record()))
    assert len(outcomes) == 1


@pytest.mark.rule("C4.2")
def test_the_log_has_the_lays_in_seat_order_whoever_was_first() -> None:
    match = duellists(3)
    before = len(match.entries)
    events = play(match, "2 lay d1; 0 lay v1; 1 lay d1")
    assert match.entries[before:] == [(0, "lay v1"), (1, "lay d1"), (2, "lay d1")]
    assert [[event.kind for event in batch] for batch in match.events[before:]] == [["lay"], ["lay"], ["lay", "shown"]]
    # Events reach the connected seats in the order in which they happen.
    assert [(event.kind, event.seat) for event in events] == [("lay", 2), ("lay", 0), ("lay", 1), ("shown", None)]


@pytest.mark.rule("C4.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_shows_who_has_laid_a_card(players: int) -> None:
    """Check that the seats that have not laid a card, and the spectator, see the same views and events as before."""
    for order in orders(players):
        match = duellists(players)
        before = [(match.state.view(seat), match.events_for(seat)) for seat in range(players)]
        spectator = (match.state.view(None), match.events_for(None))
        for number, seat in enumerate(order[:-1], start=1):
            match.play(seat, f"lay {CARDS[seat]}")
            assert (match.state.view(None), match.events_for(None)) == spectator
            for waiting in order[number:]:
                assert (match.state.view(waiting), match.events_for(waiting)) == before[waiting]
            for laid in order[:number]:
                # The seat knows no more about the others, but it knows the card that it laid itself.
                assert {**match.state.view(laid), "laid": None} == before[laid][0]
                assert match.state.view(laid)["laid"] == CARDS[laid]


@pytest.mark.rule("C4.2")
def test_all_in_the_duel_are_shown_as_acting_until_all_have_laid() -> None:
    match = duellists(3)
    for seat in (1, 2, 0):
        assert see(match, "acting") == [0, 1, 2]
        assert see(match, "turn") is None
        match.play(seat, "lay v1")
    lay(match, "monkey monkey d1")
    assert see(match, "acting") == [2]
    assert see(match, "turn") is None


@pytest.mark.rule("C4.2")
def test_who_has_laid_is_not_asked_again() -> None:
    match = duellists(3)
    play(match, "1 lay v1")
    assert match.legal_moves(1) == []
    with pytest.raises(IllegalMove, match=r"^C4\.2: seat 1 has decided already\.$"):
        match.play(1, "lay v1")
    assert held(match, 1) == "v1 d1"


def in_order(moves: list[tuple[int, str]]) -> Record:
    """Return a record of a duel round with the given lays."""
    match = duellists(3)
    record = match.record()
    return Record(record.game, record.options, record.players, [*record.moves, *moves])


@pytest.mark.rule("C4.2")
def test_a_record_with_lays_out_of_seat_order_is_refused() -> None:
    start = len(duellists(3).entries)
    reason = "C4.2: players who decide at once are written in seat order."
    for wrong, place in (([1, 0, 2], 1), ([0, 2, 1], 2), ([2, 1, 0], 1), ([2, 0], 1)):
        record = in_order([(seat, "lay v1") for seat in wrong])
        for read in (replay, lambda record: resume(record, bytes(32))):
            with pytest.raises(BadRecord) as caught:
                read(record)
            assert str(caught.value) == f"entry {start + place}: {reason}"
    for right in ([0, 1, 2], [0, 1], [0, 2], [1, 2], [2], []):
        assert not replay(in_order([(seat, "lay v1") for seat in right])).over


@pytest.mark.rule("C4.2")
def test_each_duel_round_begins_with_the_lowest_seat() -> None:
    record = in_order([*((seat, "lay v1") for seat in range(3)), *((seat, "lay d1") for seat in range(3))])
    assert replay(record).view(None)["duel"]["round"] == 3
    wrong = in_order([*((seat, "lay v1") for seat in range(3)), (1, "lay d1"), (0, "lay d1")])
    with pytest.raises(BadRecord, match="written in seat order"):
        replay(wrong)


@pytest.mark.rule("C4.2")
@pytest.mark.parametrize("laid", [(0,), (1,), (2,), (2, 0), (1, 2), (2, 1)])
def test_saved_and_resumed_with_some_cards_laid(laid: tuple[int, ...]) -> None:
    match = duellists(3)
    for seat in laid:
        match.play(seat, f"lay {CARDS[seat]}")
    record = read_record(match.record().text())
    assert [seat for seat, _ in record.moves[-len(laid) :]] == sorted(laid)
    again = resume(record, bytes(32))
    assert dump(again.state) == dump(match.state)
    assert everything(again) == everything(match)
    for seat in reversed(match.state.acting):
        match.play(seat, "lay d1")
    for seat in again.state.acting:
        again.play(seat, "lay d1")
    assert everything(again) == everything(match)
    assert json.loads(again.record().text())["moves"][-3:] == [
        [seat, f"lay {CARDS[seat]}" if seat in laid else "lay d1"] for seat in range(3)
    ]


@pytest.mark.rule("C4.2")
def test_a_lay_is_taken_back() -> None:
    match = duellists(3)
    start = dump(match.state)
    play(match, "2 lay d1; 0 lay v1")
    # This is the last decision of the log, which is not the last that was made.
    assert match.undo() == (2, "lay d1")
    assert match.state.acting == (1, 2)
    play(match, "2 lay v1; 1 lay v1")
    assert see(match, "duel")["round"] == 2
    assert match.undo() == (2, "lay v1")
    assert see(match, "duel")["round"] == 1
    assert (match.undo(), match.undo()) == ((1, "lay v1"), (0, "lay v1"))
    assert dump(match.state) == start
    play(match, "1 lay v1; 0 lay v1; 2 lay v1")
    assert [seat for seat, _ in match.entries[-3:]] == [0, 1, 2]
