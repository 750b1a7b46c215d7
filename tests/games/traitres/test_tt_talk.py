"""TT: table talk: any seat may say set phrases at any time; they are checked only for form and change nothing."""

from __future__ import annotations

import pytest
from games.traitres.games import matches, play_out
from games.traitres.tables import GAME, NAMES, THREE, all_planks, drown, table
from kernel.tables import dump, play, see
from reference.traitres_talk import well_formed

from mutiny import BadRecord, MalformedMove, Match, NoSuchSeat, Record, Rng, read_record, replay, resume
from mutiny.games.traitres.talk import phrases

GOOD = [
    "role pirate",
    "role mutineer",
    "accuse 0",
    "accuse 2",
    "vouch 0",
    "vouch 1",
    "ask 2",
    "spied",
    "spied +1",
    "spied 0 -2",
    "spied +1 +1 +1",
    "chest 0",
    "chest 12",
    "chest -24",
    "chest 99",
    "chest -99",
]
SEAT = "takes a seat from 0 to 2"
BAD = [
    ("role", "takes one of pirate, mutineer"),
    ("role captain", "takes one of pirate, mutineer"),
    ("role pirate pirate", "takes one of pirate, mutineer"),
    ("accuse", SEAT),
    ("accuse 3", SEAT),
    ("accuse -1", SEAT),
    ("accuse 00", SEAT),
    ("accuse ²", SEAT),
    ("accuse 1 2", SEAT),
    ("vouch Anne", SEAT),
    ("ask 8", SEAT),
    ("spied plank", r"takes 0 to 3 of \+1, 0, -2"),
    ("spied 0 0 0 0", r"takes 0 to 3 of \+1, 0, -2"),
    ("spied ", r"takes 0 to 3 of \+1, 0, -2"),
    ("chest", "takes a whole number from -99 to 99"),
    ("chest 1.5", "takes a whole number from -99 to 99"),
    ("chest +1", "takes a whole number from -99 to 99"),
    ("chest -0", "takes a whole number from -99 to 99"),
    ("chest 007", "takes a whole number from -99 to 99"),
    ("chest 100", "takes a whole number from -99 to 99"),
    ("chest 1 2", "takes a whole number from -99 to 99"),
    ("", "write 'say PHRASE ...' with one of role, accuse, vouch, ask, spied, chest"),
    ("hello", "with one of role, accuse, vouch, ask, spied, chest"),
    ("Accuse 1", "with one of"),
    (" accuse 1", "with one of"),
]


@pytest.mark.rule("TT.1")
@pytest.mark.parametrize("phrase", GOOD)
def test_whatever_has_the_form_may_be_said(phrase: str) -> None:
    """Any seat may speak, on turn or not, true or not; everybody sees the phrase and nothing changes."""
    match = table(*THREE)
    before = dump(match.state)
    for seat in range(3):
        event = match.say(seat, f"say {phrase}")
        word, *args = phrase.split()
        told = {"kind": "say", "clause": "TT.1", "seat": seat, "phrase": word, "args": args}
        assert event.with_secrets() == told
        assert all(event.seen_by(who) == told for who in (None, 0, 1, 2))
    assert dump(match.state) == before
    assert match.entries[3:] == [(seat, f"say {phrase}") for seat in range(3)]
    assert [batch[0].kind for batch in match.events[3:]] == ["say"] * 3
    assert well_formed(f"say {phrase}", 3)


@pytest.mark.rule("TT.1")
@pytest.mark.parametrize(("phrase", "reason"), BAD)
def test_what_has_not_the_form_is_refused(phrase: str, reason: str) -> None:
    match = table(*THREE)
    before = dump(match.state)
    with pytest.raises(MalformedMove, match=reason):
        match.say(0, f"say {phrase}")
    assert (dump(match.state), len(match.entries), len(match.events)) == (before, 3, 3)


@pytest.mark.rule("TT.1")
@pytest.mark.parametrize("players", range(3, 9))
def test_every_seat_of_the_table_may_be_accused(players: int) -> None:
    match = table(*["+1 +1 0"] * players, mutineers=(0,) if players < 6 else (0, 1), whole=players < 8)
    for seat in range(players):
        match.say(seat, f"say accuse {players - 1 - seat}")
    with pytest.raises(MalformedMove, match=rf"takes a seat from 0 to {players - 1}\.$"):
        match.say(0, f"say accuse {players}")


@pytest.mark.rule("TT.1")
def test_only_who_sits_at_the_table_talks() -> None:
    for seat in (3, -1, True, False, None):
        with pytest.raises(NoSuchSeat, match=rf"^there is no seat {seat}: seats run from 0 to 2\.$"):
            table(*THREE).say(seat, "say accuse 0")


@pytest.mark.rule("TT.1", "T2.3")
def test_a_player_overboard_may_still_talk() -> None:
    match = all_planks(4, mutineers=(3,))
    drown(match, 1)
    assert not match.over
    assert see(match, "aboard") == [True, False, True, True]
    before = dump(match.state)
    play(match, "1 say accuse 3; 1 say role pirate; 1 say vouch 1")
    assert dump(match.state) == before
    assert match.entries[-1] == (1, "say vouch 1")


@pytest.mark.rule("TT.1")
def test_talk_in_the_middle_of_a_card() -> None:
    match = table("spyglass catch 0", "+1 +1 +1", "0 0 -2", first=1)
    play(match, "1 stash +1 as 0; 2 stash 0 as +1; 0 spyglass; 1 say ask 0; 0 say spied -2 -2; 0 order +1 0")
    play(match, "2 say chest 3; 1 stash +1 as +1; 2 stash 0 as 0; 0 catch; 2 say ask 0; 0 say role mutineer")
    assert match.state.acting == (0,)
    assert match.state.view(0)["phase"] == "return"


def test_the_phrases_are_these() -> None:
    assert phrases() == {
        "role": ["role"],
        "accuse": ["seat"],
        "vouch": ["seat"],
        "ask": ["seat"],
        "spied": ["loots"],
        "chest": ["number"],
    }


# Talk in the log


@pytest.mark.rule("TT.1")
def test_records_with_talk_replay_and_without_it_are_the_same_game() -> None:
    for match, rng in matches("talk", 18):
        play_out(match, rng, talk=True)
        record = read_record(match.record().text())
        spoken = [entry for entry in record.moves if entry[1].startswith("say ")]
        assert len(spoken) > 0 or len(record.moves) < 25
        assert dump(replay(record)) == dump(match.state)
        silent = Record(
            record.game,
            record.options,
            record.players,
            [entry for entry in record.moves if entry not in spoken],
            record.result,
        )
        assert dump(replay(silent)) == dump(match.state)
        again = resume(record, bytes(32))
        assert again.entries == match.entries
        assert [[event.with_secrets() for event in batch] for batch in again.events] == [
            [event.with_secrets() for event in batch] for batch in match.events
        ]


@pytest.mark.rule("TT.1")
def test_undo_takes_back_the_last_move_and_what_was_said_after_it() -> None:
    match = Match(GAME, NAMES[:5], {}, bytes(32))
    start, states = len(match.entries), []
    for _ in range(6):
        seat = match.state.acting[0]
        states.append((dump(match.state), list(match.entries)))
        match.play(seat, match.legal_moves(seat)[-1])
        match.say((seat + 2) % 5, "say chest -7")
        match.say(seat, "say spied 0")
    for before, entries in reversed(states):
        undone = match.undo()
        assert undone is not None
        assert not undone[1].startswith("say ")
        # Phrases before that move stay in the log.
        assert (dump(match.state), match.entries) == (before, entries)
    assert match.undo() is None
    assert len(match.entries) == start


@pytest.mark.rule("TT.1")
def test_with_talk_alone_there_is_nothing_to_undo() -> None:
    match = table(*THREE)
    match.say(1, "say accuse 0")
    assert match.undo() is None
    assert match.entries[-1] == (1, "say accuse 0")


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ((0, "say accuse 3"), r"^entry 3: 'say accuse 3' is not a move: 'say accuse' takes a seat from 0 to 2\.$"),
        ((3, "say accuse 0"), r"^entry 3: there is no seat 3: seats run from 0 to 2\.$"),
        ((-1, "say accuse 0"), r"^entry 3: there is no seat -1: seats run from 0 to 2\.$"),
        ((0, "say"), r"^entry 3: 'say' is not a move: moves begin with"),
        ((None, "say accuse 0"), r"^entry 3: T1\.2: no chance is awaited\.$"),
        ((0, "Say accuse 0"), r"^entry 3: 'Say accuse 0' is not a move"),
    ],
)
def test_bad_talk_in_a_record_is_refused_with_its_number(entry: tuple[int | None, str], reason: str) -> None:
    moves = [*table(*THREE).entries, entry]
    with pytest.raises(BadRecord, match=reason):
        replay(Record("traitres", {}, NAMES[:3], moves))


def test_what_is_said_is_no_evidence() -> None:
    """Check that a belief observes phrases and ignores them."""
    quiet, loud = table(*THREE), table(*THREE)
    play(quiet, "0 stash 0 as +1")
    play(loud, "0 say role mutineer; 0 stash 0 as +1; 2 say accuse 0; 1 say chest -2")
    for seat in range(3):
        worlds = [match.belief(seat).sample(Rng(b"x")) for match in (quiet, loud)]
        assert dump(worlds[0]) == dump(worlds[1])
