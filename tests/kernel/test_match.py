"""Matches: playing, undoing, saving, resuming, replaying, and the belief of each seat."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from kernel.toy import TOY

import mutiny
from mutiny import (
    BadOptions,
    BadRecord,
    IllegalMove,
    MalformedMove,
    Match,
    MutinyError,
    NoSuchSeat,
    Record,
    Rng,
    read_record,
    replay,
    resume,
)
from mutiny.bots import RandomBot, play_game
from mutiny.kernel.commitment import commitment
from mutiny.kernel.match import check_result, replay_match
from mutiny.kernel.state import refuse_turn

SEED = bytes(32)
NAMES = ["Ann", "Bo", "Cy"]


def begun(moves: int = 10, seed: bytes | None = SEED) -> Match:
    """Return a match of Meuterer with some moves made."""
    match = Match(mutiny.game("meuterer"), NAMES, {}, seed)
    for _ in range(moves):
        seat = match.state.acting[0]
        match.play(seat, match.legal_moves(seat)[0])
    return match


def finished() -> Match:
    """Return a match of Meuterer at its end."""
    match = begun(0)
    while not match.over:
        seat = match.state.acting[0]
        match.play(seat, match.legal_moves(seat)[-1])
    return match


# Playing


def test_a_match_deals_itself_from_its_seed() -> None:
    match = begun(0)
    assert [notation.split()[0] for _, notation in match.entries] == ["ring", "captain", "deck"]
    assert len(match.events) == len(match.entries)
    assert match.commitment == commitment(SEED)


def test_a_match_without_a_seed_waits_for_chance() -> None:
    match = Match(TOY, ["Ann", "Bo"])
    assert match.entries == []
    assert match.commitment is None
    with pytest.raises(IllegalMove, match=r"^X1\.1: no player is to act: chance is next\.$"):
        match.play(0, 0)
    events = match.chance("deck 0 0 0 1 1 1 2 2 2 3 3 3 4 4 4")
    assert [event.kind for event in events] == ["deal", "deal"]
    with pytest.raises(IllegalMove, match=r"^X2\.1: no chance is awaited\.$"):
        match.chance("deck 0 0 0 1 1 1 2 2 2 3 3 3 4 4 4")


def test_a_move_is_made_by_its_text_or_its_number() -> None:
    one, other = begun(0), begun(0)
    seat = one.state.acting[0]
    one.play(seat, "pay 2")
    other.play(seat, 2)
    assert one.entries == other.entries


def test_play_returns_the_events_of_the_chance_that_follows_too() -> None:
    match = begun(0)
    kinds: set[str] = set()
    while "shuffle" not in kinds:
        seat = match.state.acting[0]
        kinds = {event.kind for event in match.play(seat, match.legal_moves(seat)[0])}
    assert "draw" in kinds


def test_a_refused_move_leaves_the_log_as_it_was() -> None:
    match = begun()
    entries, told = list(match.entries), len(match.events)
    seat = match.state.acting[0]
    for move in ("xyzzy", 99_999, "fight 5"):
        with pytest.raises((IllegalMove, MalformedMove)):
            match.play(seat, move)
    with pytest.raises(IllegalMove, match=rf"seat {seat} is to act, not seat {(seat + 1) % 3}\.$"):
        match.play((seat + 1) % 3, 0)
    assert (match.entries, len(match.events)) == (entries, told)


def test_after_the_end() -> None:
    match = finished()
    with pytest.raises(IllegalMove, match=r"^M5\.8: the game is over\.$"):
        match.play(0, "pay 0")
    with pytest.raises(IllegalMove, match=r"^M5\.8: no chance is awaited\.$"):
        match.chance("captain 0")


def test_the_acting_seats_are_named_when_there_are_several() -> None:
    state = TOY.new(3)
    state.apply_chance(state.sample_chance(Rng(SEED)))
    state.acting = (0, 2)
    assert str(refuse_turn(state, 1)) == "X2.1: seat 0 or 2 is to act, not seat 1."


# Undo


def test_undo() -> None:
    match = begun(12)
    entries = list(match.entries)
    undone = match.undo()
    assert undone == entries[-1]
    assert match.entries == entries[:-1]
    assert undone[0] is not None
    match.play(undone[0], undone[1])
    assert match.entries == entries


def test_undo_takes_back_the_chance_after_the_move() -> None:
    match = begun(0)
    while match.entries[-1][0] is not None or len(match.entries) < 4:
        seat = match.state.acting[0]
        match.play(seat, match.legal_moves(seat)[0])
    entries = list(match.entries)
    assert entries[-1][1].startswith("deck ")
    undone = match.undo()
    assert undone == entries[-2]
    assert match.entries == entries[:-2]
    assert undone[0] is not None
    # The same shuffle comes again, so nobody can undo for better luck.
    match.play(*undone)  # type: ignore[arg-type]
    assert match.entries == entries


def test_there_is_nothing_to_undo_before_the_first_decision() -> None:
    assert begun(0).undo() is None
    assert Match(TOY, ["Ann", "Bo"]).undo() is None


@pytest.mark.parametrize("seed", [b"", b"x", bytes(31), bytes(33)])
def test_a_seed_that_no_record_could_carry_is_refused(seed: bytes) -> None:
    with pytest.raises(mutiny.BadOptions, match=rf"^a seed has 32 bytes, not {len(seed)}; seed_of\(.*\) makes one"):
        mutiny.new("meuterer", NAMES, seed=seed)
    with pytest.raises(mutiny.BadOptions, match=rf"^a seed has 32 bytes, not {len(seed)};"):
        play_game(mutiny.game("meuterer"), [RandomBot] * 3, {}, seed)


@pytest.mark.parametrize(("seed", "given"), [("x", "str"), (5, "int"), (None, "NoneType")])
def test_a_seed_that_is_not_bytes_is_refused(seed: Any, given: str) -> None:
    with pytest.raises(
        mutiny.BadOptions, match=rf"^a seed has 32 bytes, not the type {given}; seed_of\(.*\) makes one"
    ):
        mutiny.new("meuterer", NAMES, seed=seed)


def test_whatever_seed_is_taken_the_record_reads_back() -> None:
    match = mutiny.new("meuterer", NAMES, seed=mutiny.seed_of("x", 0))
    assert read_record(match.record(with_seed=True).text()).seed == match.seed


# Records, replay, resume


def test_the_seed_is_in_the_record_at_the_end_and_not_before() -> None:
    match = begun()
    assert (match.record().seed, match.record().commitment) == (None, commitment(SEED))
    assert match.record(with_seed=True).seed == SEED
    assert match.record().result is None
    over = finished().record()
    assert over.seed == SEED
    assert over.result is not None


def test_replay() -> None:
    match = finished()
    state = replay(read_record(match.record().text()))
    assert state.over
    assert state.view(None) == match.state.view(None)


def test_resume_from_its_own_seed() -> None:
    before = begun(20)
    after = resume(read_record(before.record(with_seed=True).text()), fresh_seed=b"fresh")
    assert (after.entries, after.seed, after.commitment) == (before.entries, SEED, commitment(SEED))
    for match in (before, after):
        while not match.over:
            seat = match.state.acting[0]
            match.play(seat, match.legal_moves(seat)[0])
    assert after.entries == before.entries
    assert [[event.with_secrets() for event in batch] for batch in after.events] == [
        [event.with_secrets() for event in batch] for batch in before.events
    ]


def test_resume_from_a_fresh_seed() -> None:
    before = begun(20)
    after = resume(read_record(before.record().text()), fresh_seed=b"fresh")
    assert (after.entries, after.seed, after.commitment) == (before.entries, None, None)
    while not after.over:
        seat = after.state.acting[0]
        after.play(seat, after.legal_moves(seat)[0])
    # Undo also rewinds the fresh generator.
    entries = list(after.entries)
    for _ in range(30):
        after.undo()
    while not after.over:
        seat = after.state.acting[0]
        after.play(seat, after.legal_moves(seat)[0])
    assert after.entries == entries


def test_resume_where_chance_is_next() -> None:
    after = resume(Record("meuterer", {}, NAMES, []), fresh_seed=SEED)
    assert after.entries == begun(0).entries


def test_a_record_of_an_unknown_game_is_refused() -> None:
    record = begun(4).record()
    record.game = "poker"
    with pytest.raises(BadRecord, match="there is no game 'poker'"):
        replay_match(record)


def test_a_record_can_be_handed_to_another_process() -> None:
    record = begun(4).record(with_seed=True)
    assert pickle.loads(pickle.dumps(record)).text() == record.text()


def test_resume_refuses_what_replay_refuses() -> None:
    with pytest.raises(BadRecord, match=r"^entry 0: "):
        resume(Record("meuterer", {}, NAMES, [(0, "pay 0")]), fresh_seed=SEED)


def test_a_log_made_by_hand_that_does_not_replay() -> None:
    match = begun(3)
    match.entries.insert(3, (0, "xyzzy"))
    with pytest.raises(BadRecord, match=r"^entry 3: "):
        match.undo()
    match = begun(3)
    seat, notation = match.entries[4]
    assert seat is not None
    match.entries[4] = ((seat + 1) % 3, notation)
    with pytest.raises(BadRecord, match=r"^entry 4: M2\.1: seat \d is to act, not seat \d\.$"):
        match.undo()
    match = begun(3)
    match.entries[4] = (None, "deck")
    with pytest.raises(BadRecord, match=r"^entry 4: M2\.1: no chance is awaited\.$"):
        match.undo()


@pytest.mark.parametrize(
    ("place", "entry", "reason"),
    [
        (0, (0, "pay 0"), r"^entry 0: M0\.3: no player is to act: chance is next\.$"),
        (3, (None, "deck wine"), r"^entry 3: M1\.1: no chance is awaited\.$"),
        (
            3,
            (0, "xyzzy"),
            r"^entry 3: 'xyzzy' is not a move: moves begin with pay, offer, leave, take, fight, sell, keep\.$",
        ),
        (3, (1, "pay 0"), r"^entry 3: M1\.1: seat 0 is to act, not seat 1\.$"),
        (3, (0, "offer wine"), r"^entry 3: M1\.1: "),
        (1, (None, "captain 7"), r"^entry 1: 'captain 7' is not a move: "),
    ],
)
def test_a_bad_entry_is_refused_with_its_number(place: int, entry: tuple[int | None, str], reason: str) -> None:
    moves = list(begun(2).entries)
    moves[1] = (None, "captain 0")
    moves[place:] = [entry]
    with pytest.raises(BadRecord, match=reason) as caught:
        replay(Record("meuterer", {}, NAMES, moves))
    assert caught.value.entry == place


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        (Record("chess", {}, NAMES, []), r"^there is no game 'chess'; there are "),
        (Record("meuterer", {}, NAMES[:2], []), r"^meuterer is for 3 to 4 players, not 2\.$"),
        (Record("meuterer", {"ring": "square"}, NAMES, []), r"^option ring: 'square' is not one of"),
        (Record("meuterer", {}, NAMES, [], {"scores": []}), r"^there is a result, but the game is not over\.$"),
    ],
)
def test_a_bad_frame_is_refused(record: Record, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        replay(record)


def test_a_wrong_result_is_refused() -> None:
    record = finished().record()
    assert record.result is not None
    scores, winners = record.result["scores"], record.result["winners"]
    for wrong in (
        {},
        {"scores": scores},
        {"scores": scores, "winners": winners, "extra": 1},
        {"scores": [score + 1 for score in scores], "winners": winners},
        {"scores": [float(score) for score in scores], "winners": winners},
        {"scores": scores, "winners": [*winners, *winners]},
        {"scores": [bool(score) for score in scores], "winners": winners},
        {"scores": tuple(scores), "winners": winners},
    ):
        record.result = wrong
        with pytest.raises(BadRecord, match=r"^the result should be \{'scores': .*\}, not "):
            replay(record)
    record.result = {"winners": winners, "scores": scores}
    assert replay(record).over


def test_a_bool_is_no_number_in_a_result() -> None:
    match = Match(TOY, ["Ann", "Bo"], seed=SEED)
    while not match.over:
        seat = match.state.acting[0]
        match.play(seat, match.legal_moves(seat)[-1])
    # All cards were hidden, so all scores are 0, which equals False in Python.
    assert match.state.result() == {"scores": [0, 0], "winners": [0, 1]}
    record = match.record()
    record.result = {"scores": [False, 0], "winners": [0, 1]}
    with pytest.raises(BadRecord, match="the result should be"):
        check_result(record, match.state)


def test_nothing_may_follow_the_end() -> None:
    record = finished().record()
    record.moves.append((0, "pay 0"))
    record.result = None
    with pytest.raises(BadRecord, match=rf"^entry {len(record.moves) - 1}: M5\.8: the game is over\.$"):
        replay(record)


# Belief


def test_a_seat_sees_its_part_of_an_event() -> None:
    match = begun(0)
    for seat in (None, 0, 1, 2):
        deals = [told for told in match.events_for(seat) if told["kind"] == "deal"]
        assert [("cards" in told) for told in deals] == [told["seat"] == seat for told in deals]
    looks = [told for told in begun(6).events_for(0) if told["kind"] == "look"]
    assert all(told["seat"] == 0 for told in looks)


def test_a_seat_s_belief_samples_a_world_that_looks_the_same() -> None:
    match = begun(15)
    for seat in range(3):
        world = match.belief(seat).sample(Rng(b"x"))
        assert world.view(seat) == match.state.view(seat)


# Options


def test_options_are_completed_and_checked() -> None:
    assert TOY.complete(None) == {"start": "first"}
    assert TOY.complete({"start": "last"}) == {"start": "last"}
    with pytest.raises(BadOptions, match=r"^option start: 'x{40}' is not one of first, last\.$"):
        TOY.complete({"start": "x" * 50})
    with pytest.raises(BadOptions, match=r"^toy has no option 'stort'; it has start\. Did you mean start\?$"):
        TOY.complete({"stort": "last"})
    with pytest.raises(BadOptions, match=r"^toy is for 2 to 3 players, not 4\.$"):
        Match(TOY, ["a", "b", "c", "d"])


def test_a_seat_that_is_not_at_the_table_sees_nothing() -> None:
    match = Match(mutiny.game("meuterer"), NAMES, seed=SEED)
    for seat in (-1, 3, True, False):
        with pytest.raises(NoSuchSeat, match=f"^there is no seat {seat}: seats run from 0 to 2\\.$"):
            match.state.view(seat)


def test_every_view_is_a_copy() -> None:
    match = Match(mutiny.game("meuterer"), ["Ann", "Bo", "Cy"], seed=SEED)
    view = match.state.view(0)
    view["islands"]["hochland"]["sole"] = 99
    view["options"]["pirates"] = "on"
    view["hand"].clear()
    assert match.state.view(0)["islands"]["hochland"]["sole"] == 4
    assert match.state.view(0)["options"]["pirates"] == "off"
    assert len(match.state.view(0)["hand"]) == 5


@pytest.mark.parametrize(
    "error",
    [
        IllegalMove("M2.1", "no"),
        MalformedMove("dance", "no"),
        BadRecord("no", 7),
        BadOptions("no"),
        NoSuchSeat(7, 4),
    ],
)
def test_errors_cross_from_process_to_process_whole(error: MutinyError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.parts()) == (type(error), str(error), error.parts())
