"""What holds in every game of Meuterer, tried on random games with all options and both numbers of players."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable

import pytest
from kernel.tables import dump, words
from meuterer.games import OPTIONS, matches, play_out, some_move
from meuterer.tables import DECK, GAME, NAMES, ring

from mutiny import IllegalMove, MalformedMove, Match, MutinyError, Rng, playout, read_record, replay, seed_of
from mutiny.rulebook import load
from mutiny.testing.looks import seen, text, told

CLAUSES = {clause.id for clause in load("meuterer").clauses}
Runs = Callable[[int, int], int]


@pytest.mark.soak
def test_cards_are_conserved_and_scores_add_up(runs: Runs) -> None:
    for match, rng in matches("scores", runs(96, 5_000)):
        whole = [*DECK.values(), 0 if match.options["pirates"] == "off" else 1]
        scores = [0] * match.state.players
        heard = 0
        while True:
            for event in (event for batch in match.told[heard:] for event in batch):
                assert event.clause in CLAUSES
                if "points" in event.facts:
                    assert event.seat is not None
                    scores[event.seat] += event.facts["points"]
            heard = len(match.told)
            view = match.state.view(None)
            assert view["scores"] == scores
            assert list(match.state.inventory()) == whole
            assert all(0 <= size <= 5 for size in view["hand_sizes"])
            if match.over:
                break
            match.play(match.state.acting[0], some_move(match, rng))
        assert match.state.result()["scores"] == scores
        assert view["round"] == view["rounds"] == (8 if match.state.players == 4 else 9)


@pytest.mark.soak
def test_a_replay_is_identical(runs: Runs) -> None:
    for match, rng in matches("replay", runs(48, 2_000)):
        play_out(match, rng)
        record = read_record(match.record().text())
        assert dump(replay(record)) == dump(match.state)
        again = Match(GAME, match.names, match.options)
        for (who, notation), events in zip(record.moves, match.told, strict=True):
            same = again.chance(notation) if who is None else again.play(who, notation)
            assert [event.whole() for event in same] == [event.whole() for event in events]
            assert [event.audience for event in same] == [event.audience for event in events]
        assert dump(again.state) == dump(match.state)


@pytest.mark.soak
def test_a_copy_is_independent(runs: Runs) -> None:
    for match, rng in matches("copy", runs(12, 500)):
        while not match.over:
            before = dump(match.state)
            twin = match.state.copy()
            assert dump(twin) == before
            playout(twin, rng)
            assert dump(match.state) == before
            match.play(match.state.acting[0], some_move(match, rng))


def test_undo_is_replaying_all_but_the_last_decision() -> None:
    for match, rng in matches("undo", 6):
        history = []
        for _ in range(40):
            history.append((dump(match.state), len(match.entries)))
            match.play(match.state.acting[0], some_move(match, rng))
        after = dump(match.state)
        entries = list(match.entries)
        for before, count in reversed(history):
            undone = match.undo()
            assert undone is not None
            assert undone == entries[count]
            assert (dump(match.state), len(match.entries)) == (before, count)
        assert match.undo() is None
        # The generator has been wound back too: the same moves lead to the same shuffles.
        for who, notation in entries[3:]:
            if who is not None:
                match.play(who, notation)
        assert (dump(match.state), match.entries) == (after, entries)


def test_numbers_and_notation_round_trip() -> None:
    for match, rng in matches("notation", 24):
        while not match.over:
            (seat,) = match.state.acting
            actions = list(match.state.legal(seat))
            assert actions == sorted(set(actions))
            texts = [match.state.write(seat, action) for action in actions]
            assert [match.state.read(seat, text) for text in texts] == actions
            assert match.legal(seat) == texts
            match.play(seat, some_move(match, rng))


def test_every_number_of_the_action_space_round_trips_where_two_islands_are_active() -> None:
    match = next(match for match, rng in matches("space", 20) if sailed(match, rng))
    state = match.state
    written = set()
    for action in range(GAME.actions):
        notation = state.write(0, action)
        assert state.read(0, notation) == action
        written.add(notation)
    assert len(written) == GAME.actions


def sailed(match: Match, rng: Rng) -> bool:
    """Play until two islands are active."""
    while not match.over and len(match.state.view(None)["active"]) < 2:
        match.play(match.state.acting[0], some_move(match, rng))
    return not match.over


@pytest.mark.soak
def test_every_other_number_is_refused(runs: Runs) -> None:
    """At positions of every phase, each of the action space's numbers is legal or is refused and changes nothing."""
    phases: Counter[str] = Counter()
    for match, rng in matches("refused", runs(48, 1_000)):
        while not match.over:
            phase = match.state.view(None)["phase"]
            if phases[phase] < runs(6, 100) and rng.below(8) == 0:
                phases[phase] += 1
                refuse_all_others(match)
            match.play(match.state.acting[0], some_move(match, rng))
    assert set(phases) == {"pay", "offer", "fight", "sell", "keep"}


def refuse_all_others(match: Match) -> None:
    state = match.state
    before = dump(state)
    (acting,) = state.acting
    legal = set(state.legal(acting))
    for action in (*range(-2, GAME.actions + 2), 10**6, -(10**6)):
        if action not in legal:
            with pytest.raises((IllegalMove, MalformedMove)) as caught:
                state.apply(acting, action)
            if isinstance(caught.value, IllegalMove):
                assert caught.value.clause in CLAUSES
    for seat in (-1, *range(state.players), state.players):
        if seat != acting:
            with pytest.raises(
                IllegalMove, match=rf"^{re.escape(state.clause())}: seat {acting} is to act, not seat {seat}"
            ):
                state.play(seat, min(legal))
    assert dump(state) == before


@pytest.mark.soak
def test_garbage_is_refused(runs: Runs) -> None:
    """Notation with letters changed, words moved and pieces of other notation is legal, or is refused for a reason."""
    rng = random.Random(1)
    vocabulary = words(
        "pay offer leave fight sell keep 0 1 2 5 wine grain conflict pirates mutineer boy hochland=wine*1 * ="
    )
    tried = 0
    for match, moves in matches("garbage", runs(12, 300)):
        while not match.over:
            (seat,) = match.state.acting
            legal = match.legal(seat)
            before = dump(match.state)
            for _ in range(4):
                garbage = spoil(rng, rng.choice(legal), vocabulary)
                tried += 1
                try:
                    action = match.state.read(seat, garbage)
                except MutinyError:
                    continue
                canonical = match.state.write(seat, action)
                assert sorted(canonical.split()) == sorted(garbage.split(" "))
                if canonical not in legal:
                    with pytest.raises(IllegalMove):
                        match.state.play(seat, action)
            assert dump(match.state) == before
            match.play(seat, some_move(match, moves))
    assert tried > 1_000


def spoil(rng: random.Random, notation: str, vocabulary: list[str]) -> str:
    """A notation with one thing wrong."""
    words = notation.split(" ")
    match rng.randrange(6):
        case 0:
            words.insert(rng.randrange(len(words) + 1), rng.choice(vocabulary))
        case 1:
            words[rng.randrange(len(words))] = rng.choice(vocabulary)
        case 2:
            words.pop(rng.randrange(len(words)))
        case 3:
            rng.shuffle(words)
        case 4:
            place = rng.randrange(len(notation))
            return notation[:place] + rng.choice(" aZ0*=é\n\x00") + notation[place + 1 :]
        case _:
            return notation.upper() if rng.random() < 0.5 else f" {notation}"
    return " ".join(words)


# Secrecy


@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 4])
def test_exchanging_hidden_cards_changes_nothing_that_is_seen_or_told(players: int, runs: Runs) -> None:
    """Two cards that a seat cannot see change places; the same game is played; the seat notices when it draws one.

    Nothing else may give it away: what others offer, fight with and sell is the same in both worlds, because the same
    entries are played, and where one world refuses an entry of the other the comparison ends.
    """
    noticed = compared = 0
    for number in range(runs(100, 5_000)):
        rng = Rng(seed_of(f"exchange {players}", number))
        options = OPTIONS[number % len(OPTIONS)]
        truth, world = (Match(GAME, NAMES[:players], options) for _ in range(2))
        kinds = [*DECK.elements(), *(["pirates"] if options["pirates"] != "off" else [])]
        deck = [kinds[place] for place in rng.shuffled(bytes(range(len(kinds))))]
        captain = rng.below(players)
        watcher = rng.below(players)
        own = range(5 * ((watcher - captain) % players), 5 * ((watcher - captain) % players) + 5)
        hidden = [place for place in range(len(deck)) if place not in own]
        one, other = hidden[rng.below(len(hidden))], hidden[rng.below(len(hidden))]
        swapped = deck[:]
        swapped[one], swapped[other] = deck[other], deck[one]
        for match, cards in ((truth, deck), (world, swapped)):
            match.chance(f"ring {ring()}")
            match.chance(f"captain {captain}")
            match.chance(" ".join(["deck", *cards]))
        for seat in (watcher, None):
            assert text(truth.told_to(seat)) == text(world.told_to(seat))
            assert seen(truth.state, seat) == seen(world.state, seat)
        noticed += play_both(truth, world, watcher, rng)
        compared += len(truth.entries)
    assert noticed > 5
    assert compared > 20 * runs(100, 5_000)


def play_both(truth: Match, world: Match, watcher: int, rng: Rng) -> bool:
    """Play two matches alike until the watcher draws another card (True), or one cannot go on, or the end."""
    while not truth.over:
        if truth.state.awaits_chance:
            notation = truth.state.write_chance(truth.state.draw(rng))
            try:
                there = world.chance(notation)
            except MutinyError:
                return False
            here = truth.chance(notation)
        else:
            (seat,) = truth.state.acting
            assert world.state.acting == (seat,)
            common = sorted(set(truth.state.legal(seat)) & set(world.state.legal(seat)))
            if seat == watcher:
                assert list(truth.state.legal(seat)) == common
            if not common:
                return False
            action = common[rng.below(len(common))]
            here, there = truth.play(seat, action), world.play(seat, action)
        draws = [event for event in here if event.kind == "draw" and event.seat == watcher]
        assert told(here, None) == told(there, None)
        assert seen(truth.state, None) == seen(world.state, None)
        if draws and (told(here, watcher) != told(there, watcher)):
            return True
        assert told(here, watcher) == told(there, watcher)
        assert seen(truth.state, watcher) == seen(world.state, watcher)
    return False


@pytest.mark.soak
def test_an_imagined_world_cannot_be_told_from_the_true_one(runs: Runs) -> None:
    """At every decision, every seat imagines a world: it looks the same to it and to a spectator, byte for byte."""
    for match, rng in matches("imagined", runs(16, 1_000)):
        memories = [GAME.memory(seat, match.state.players, match.options) for seat in range(match.state.players)]
        heard = 0
        while not match.over:
            shown = text(match.state.view(None))
            for seat, memory in enumerate(memories):
                for event in (event for batch in match.told[heard:] for event in batch):
                    told_it = event.told(seat)
                    if told_it is not None:
                        memory.see(told_it)
                view = match.state.view(seat)
                memory.look(view)
                world = memory.imagine(rng)
                assert text(world.view(seat)) == text(view)
                assert text(world.view(None)) == shown
                assert world.legal(seat) == match.state.legal(seat)
                assert list(world.inventory()) == list(match.state.inventory())
                assert world.clause() == match.state.clause()
            heard = len(match.told)
            match.play(match.state.acting[0], some_move(match, rng))


def test_everything_in_a_view_is_on_the_list() -> None:
    """A new thing in a view is a decision about secrecy: it must be entered here on purpose."""
    public = set(
        words(
            "game players options round rounds phase acting ring islands ship active pirate_ship captain pay "
            "captain_destination mutineer_destination scores hand_sizes offered left roles mutiny sold draw_pile "
            "discard_pile discard_face_down drawing"
        )
    )
    own = {"seat", "hand", "role"}
    at_times = {"middle", "drawn"}
    for match, rng in matches("view", 8):
        while not match.over:
            assert set(match.state.view(None)) == public
            for seat in range(match.state.players):
                assert public | own <= set(match.state.view(seat)) <= public | own | at_times
            match.play(match.state.acting[0], some_move(match, rng))
