"""Talk: entries of the log that are not moves. They are said, seen, recorded, replayed and undone."""

from __future__ import annotations

import pytest
from kernel.toy import TOY, TalkingState

from mutiny import (
    BadRecord,
    Event,
    IllegalMove,
    MalformedMove,
    Match,
    NoSuchSeat,
    Record,
    Rng,
    game,
    read_record,
    replay,
    resume,
)
from mutiny.kernel.match import is_talk, phrase_event

NAMES = ["Ann", "Bo", "Cy"]


def begun() -> Match:
    return Match(game("traitres"), NAMES, {}, bytes(32))


@pytest.mark.parametrize(
    ("notation", "talk"),
    [
        ("say accuse 2", True),
        ("say ", True),
        ("say", False),
        ("sail 2", False),
        ("Say accuse 2", False),
        ("pay 2", False),
    ],
)
def test_what_is_talk(notation: str, talk: bool) -> None:
    assert is_talk(notation) == talk


def test_a_game_without_set_phrases() -> None:
    for match in (Match(TOY, ["Ann", "Bo"], seed=bytes(32)), Match(game("meuterer"), NAMES, {}, bytes(32))):
        entries = list(match.entries)
        with pytest.raises(MalformedMove, match=r"^'say hello' is not a move: this game has no set phrases\.$"):
            match.say(0, "say hello")
        assert match.entries == entries


def test_talk_is_logged_with_its_event() -> None:
    match = begun()
    event = match.say(1, "say accuse 2")
    assert isinstance(event, Event)
    assert match.entries[-1] == (1, "say accuse 2")
    assert match.events[-1] == [event]
    assert len(match.events) == len(match.entries)
    assert match.events_for(None)[-1] == event.seen_by(None)


def test_talk_refused_leaves_the_log_as_it_was() -> None:
    match = begun()
    entries, told = list(match.entries), len(match.events)
    with pytest.raises(MalformedMove):
        match.say(0, "say nonsense")
    for seat in (3, -1, 10**9, True, False, None):
        with pytest.raises(NoSuchSeat, match=rf"^there is no seat {seat}: seats run from 0 to 2\.$"):
            match.say(seat, "say accuse 0")
    assert (match.entries, len(match.events)) == (entries, told)


def test_no_talk_after_the_end() -> None:
    match = begun()
    while not match.over:
        seat = match.state.acting[0]
        match.play(seat, match.legal_moves(seat)[0])
    with pytest.raises(IllegalMove, match=r"the game is over\.$"):
        match.say(0, "say accuse 1")
    record = match.record()
    record.moves.append((0, "say accuse 1"))
    with pytest.raises(BadRecord, match=rf"^entry {len(record.moves) - 1}: T3\.\d: the game is over\.$"):
        replay(record)


def test_talk_where_chance_is_next() -> None:
    """A phrase is allowed at any time, also before the deal."""
    match = Match(game("traitres"), NAMES)
    match.say(2, "say role pirate")
    assert match.state.awaits_chance
    after = resume(read_record(match.record().text()), fresh_seed=bytes(32))
    assert after.entries[0] == (2, "say role pirate")
    assert not after.state.awaits_chance
    replay(after.record())


def test_parsing_a_phrase_changes_nothing() -> None:
    state = begun().state
    before = [state.view(seat) for seat in (None, 0, 1, 2)]
    phrase_event(state, 0, "say chest 3")
    assert [state.view(seat) for seat in (None, 0, 1, 2)] == before


def test_resume_and_undo_with_talk() -> None:
    match = begun()
    for text in ("say accuse 1", "say vouch 1"):
        match.say(0, text)
        seat = match.state.acting[0]
        match.play(seat, match.legal_moves(seat)[-1])
    match.say(2, "say spied 0 0")
    again = resume(read_record(match.record(with_seed=True).text()), fresh_seed=b"")
    assert again.entries == match.entries
    undone = again.undo()
    assert undone == match.entries[-2]
    assert again.entries == match.entries[:-2]
    again.undo()
    assert [notation for _, notation in again.entries[3:]] == ["say accuse 1"]
    assert again.undo() is None


def test_bad_talk_in_a_log_made_by_hand() -> None:
    match = begun()
    seat = match.state.acting[0]
    match.play(seat, match.legal_moves(seat)[-1])
    match.entries.insert(3, (0, "say nonsense"))
    with pytest.raises(BadRecord, match=r"^entry 3: 'say nonsense' is not a move"):
        match.undo()
    with pytest.raises(BadRecord, match=r"^entry 0: 'say hello' is not a move: this game has no set phrases\.$"):
        replay(Record("meuterer", {}, NAMES, [(0, "say hello")]))


def test_a_third_party_s_game_may_have_phrases() -> None:
    state = TalkingState(2)
    state.apply_chance(state.sample_chance(Rng(b"")))
    assert phrase_event(state, 1, "say ahoy").seen_by(0) == {
        "kind": "say",
        "clause": "X9.1",
        "seat": 1,
        "phrase": "ahoy",
    }
    with pytest.raises(MalformedMove, match="say ahoy"):
        phrase_event(state, 1, "say hello")


@pytest.mark.parametrize("text", ["shout accuse 2", "accuse 2", "Say accuse 2", "say", ""])
def test_what_is_said_begins_with_say(text: str) -> None:
    """Check the prefix, without which the log would show a phrase as a move."""
    match = begun()
    entries = list(match.entries)
    with pytest.raises(MalformedMove, match=r"is not a move: what is said begins with 'say '\.$"):
        match.say(0, text)
    assert match.entries == entries


# Awaited decisions


def test_what_is_awaited() -> None:
    state = TalkingState(3)
    assert (state.awaits_chance, state.over, state.acting) == (True, False, ())
    assert not state.is_acting(0)
    state.await_seat(5, 2)
    assert (state.awaited, state.turn, state.acting, state.awaits_chance, state.over) == (5, 2, (2,), False, False)
    assert [state.is_acting(seat) for seat in (-1, 0, 1, 2, 3)] == [False, False, False, True, False]
    twin = TalkingState(3)
    twin.await_like(state)
    assert (twin.awaited, twin.turn, twin.acting, twin.awaits_chance, twin.over) == (5, 2, (2,), False, False)
    state.await_chance(1)
    assert (state.awaited, state.acting, state.awaits_chance, state.over) == (1, (), True, False)
    assert not state.is_acting(2)
    state.await_nothing(6)
    assert (state.awaited, state.acting, state.awaits_chance, state.over) == (6, (), False, True)
    assert not state.is_acting(2)
