"""Properties of every game, tried on random games with all options and all numbers of players."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable

import pytest
from helpers.kits import Kit, kits
from helpers.soaking import varied
from kernel.tables import dump, words

from mutiny import IllegalMove, MalformedMove, Match, MutinyError, Rng, playout, read_record, replay, seed_of
from mutiny.kernel.discovery import game_names
from mutiny.kernel.match import is_talk
from mutiny.kernel.state import asked_seats
from mutiny.rulebook import load
from mutiny.testing.fingerprints import seen, text, told

pytestmark = pytest.mark.long

Runs = Callable[[int, int], int]

each_game = pytest.mark.parametrize("kit", kits(), ids=lambda kit: kit.game.name)


def test_every_game_is_here() -> None:
    assert [kit.game.name for kit in kits()] == list(game_names())


@pytest.mark.soak
@each_game
def test_a_replay_is_identical(kit: Kit, runs: Runs) -> None:
    for match, rng in kit.matches("replay", runs(24, 2_000)):
        kit.play_out(match, rng, talk=True)
        record = read_record(match.record().text())
        assert dump(replay(record)) == dump(match.state)
        again = Match(kit.game, match.names, match.options)
        for (who, notation), events in zip(record.moves, match.events, strict=True):
            same = again.enter(who, notation)
            assert [event.with_secrets() for event in same] == [event.with_secrets() for event in events]
            assert [event.audience for event in same] == [event.audience for event in events]
        assert dump(again.state) == dump(match.state)


@pytest.mark.soak
@each_game
def test_a_copy_is_independent(kit: Kit, runs: Runs) -> None:
    for match, rng in kit.matches("copy", runs(12, 500)):
        while not match.over:
            before = dump(match.state)
            twin = match.state.copy()
            assert dump(twin) == before
            playout(twin, rng)
            assert dump(match.state) == before
            kit.step(match, rng)


@each_game
def test_undo_is_replaying_all_but_the_last_decision(kit: Kit) -> None:
    for match, rng in kit.matches("undo", 12):
        history: list[tuple[str, int]] = []
        dealt = len(match.entries)
        while not match.over and len(history) < 30:
            history.append((dump(match.state), len(match.entries)))
            # When several seats decide at once, compare in seat order, because the log has them in that order.
            match.play(match.state.acting[0], kit.some_move(match, rng))
        after, entries = dump(match.state), list(match.entries)
        for before, count in reversed(history):
            assert match.undo() == entries[count]
            assert (dump(match.state), len(match.entries)) == (before, count)
        assert match.undo() is None
        # Undo has rewound the generator too: the same moves lead to the same shuffles.
        for who, notation in entries[dealt:]:
            if who is not None:
                match.play(who, notation)
        assert (dump(match.state), match.entries) == (after, entries)


@each_game
def test_numbers_and_notation_round_trip(kit: Kit) -> None:
    for match, rng in kit.matches("notation", 24):
        while not match.over:
            for seat in match.state.acting:
                actions = list(match.state.legal_actions(seat))
                assert actions == sorted(set(actions))
                texts = [match.state.format_move(seat, action) for action in actions]
                assert [match.state.parse_move(seat, text) for text in texts] == actions
                assert match.legal_moves(seat) == texts
            kit.step(match, rng)


# Refusals


@pytest.mark.soak
@each_game
def test_what_is_legal_never_fails_and_every_other_number_is_refused(kit: Kit, runs: Runs) -> None:
    """Check in every phase that each number of the action space is legal, or is refused and changes nothing."""
    most = runs(10, 200)
    phases: Counter[str] = Counter()
    for match, rng in kit.matches("refused", runs(24, 1_000)):
        while not match.over:
            phase = match.state.view(None)["phase"]
            if phases[phase] < most and rng.below(8 if phases[phase] > most // 2 else 2) == 0:
                phases[phase] += 1
                for seat in match.state.acting:
                    try_all(match, seat)
            kit.step(match, rng)
    assert set(phases) == set(words(kit.phases))


def try_all(match: Match, acting: int) -> None:
    state = match.state
    before, clauses = dump(state), {clause.id for clause in load(match.game.name).clauses}
    legal = set(state.legal_actions(acting))
    for action in (*range(-2, match.game.actions + 2), 10**6, -(10**6)):
        if action in legal:
            state.copy().apply(acting, action)
            continue
        with pytest.raises((IllegalMove, MalformedMove)) as caught:
            state.apply_with_events(acting, action)
        if isinstance(caught.value, IllegalMove):
            assert caught.value.clause in clauses
    asked = f"seat {' or '.join(map(str, asked_seats(state)))} is to act"
    for seat in (-1, *range(state.players), state.players):
        if seat not in state.acting:
            has_decided = seat in asked_seats(state)
            reason = f"seat {seat} has decided already" if has_decided else f"{asked}, not seat {seat}"
            with pytest.raises(IllegalMove, match=rf"^{re.escape(state.clause())}: {reason}"):
                state.apply(seat, min(legal))
    assert dump(state) == before


@pytest.mark.soak
@each_game
def test_garbage_is_refused(kit: Kit, runs: Runs) -> None:
    """Check that notation and phrases with random errors are either legal or refused with a reason."""
    rng = random.Random(varied(1))
    tried = 0
    for match, moves in kit.matches("garbage", runs(18, 400)):
        while not match.over:
            seat = match.state.acting[0]
            before, entries = dump(match.state), len(match.entries)
            sayings = [f"say {phrase}" for phrase in kit.phrases[:2]]
            for _ in range(4):
                tried += 1
                try_garbage(
                    kit, match, seat, spoil(rng, rng.choice(match.legal_moves(seat) + sayings), words(kit.vocabulary))
                )
            assert (dump(match.state), len(match.entries)) == (before, entries)
            kit.step(match, moves)
    assert tried > 1_000


def try_garbage(kit: Kit, match: Match, seat: int, garbage: str) -> None:
    try:
        if is_talk(garbage):
            assert match.say(seat, garbage).facts["args"] == garbage.split(" ")[2:]
            match.entries.pop()
            match.events.pop()
            return
        action = match.state.parse_move(seat, garbage)
    except MutinyError:
        return
    canonical = match.state.format_move(seat, action)
    if canonical.split(" ")[0] in words(kit.any_order):
        assert sorted(canonical.split(" ")) == sorted(garbage.split(" "))
    else:
        assert canonical == garbage
    if canonical not in match.legal_moves(seat):
        with pytest.raises(IllegalMove):
            match.state.apply(seat, action)


def spoil(rng: random.Random, notation: str, vocabulary: list[str]) -> str:
    """Return a notation with one error."""
    parts = notation.split(" ")
    match rng.randrange(6):
        case 0:
            parts.insert(rng.randrange(len(parts) + 1), rng.choice(vocabulary))
        case 1:
            parts[rng.randrange(len(parts))] = rng.choice(vocabulary)
        case 2:
            parts.pop(rng.randrange(len(parts)))
        case 3:
            rng.shuffle(parts)
        case 4:
            place = rng.randrange(len(notation))
            return notation[:place] + rng.choice(" aZ0+-*=é\n\x00") + notation[place + 1 :]
        case _:
            return notation.upper() if rng.random() < 0.5 else f" {notation}"
    return " ".join(parts)


# Secrecy


@pytest.mark.soak
@pytest.mark.parametrize(
    ("kit", "players"),
    [(kit, players) for kit in kits() for players in range(kit.game.least, kit.game.most + 1)],
    ids=lambda value: value.game.name if isinstance(value, Kit) else str(value),
)
def test_exchanging_hidden_things_changes_no_view_and_no_event(kit: Kit, players: int, runs: Runs) -> None:
    """Exchange two things that a seat cannot see and play the same game: the seat notices only when it may.

    The same entries are played in both worlds. If one world refuses an entry of the other, the comparison ends.
    """
    noticed = compared = 0
    games = runs(60, 3_000)
    for number in range(games):
        rng = Rng(seed_of(varied(f"exchange {players}"), number))
        deals = kit.exchange(number, players, rng)
        truth, world = (Match(kit.game, kit.names[:players], deals.options) for _ in range(2))
        for here, there in zip(deals.truth, deals.world, strict=True):
            truth.chance(here)
            world.chance(there)
        for seat in (deals.watcher, None):
            assert text(truth.events_for(seat)) == text(world.events_for(seat))
            assert seen(truth.state, seat) == seen(world.state, seat)
        noticed += play_both(kit, truth, world, deals.watcher, rng)
        compared += len(truth.entries)
    assert noticed > 5
    assert compared > 15 * games


def play_both(kit: Kit, truth: Match, world: Match, watcher: int, rng: Rng) -> bool:
    """Play two matches alike until the watcher notices (True), or one cannot continue, or the end."""
    while not truth.over:
        if truth.state.awaits_chance:
            notation = truth.state.format_chance(truth.state.sample_chance(rng))
            try:
                there = world.chance(notation)
            except MutinyError:
                return False
            here = truth.chance(notation)
        else:
            assert world.state.acting == truth.state.acting
            seat = truth.state.acting[0]
            if watcher in truth.state.acting:
                assert truth.legal_moves(watcher) == world.legal_moves(watcher)
            common = sorted(set(truth.state.legal_actions(seat)) & set(world.state.legal_actions(seat)))
            if not common:
                return False
            action = kit.pick(truth, seat, rng)
            action = action if action in common else common[rng.below(len(common))]
            here, there = truth.play(seat, action), world.play(seat, action)
        if told(here, None) != told(there, None):
            assert {event.kind for event in here} & set(words(kit.showing))
            return True
        if told(here, watcher) != told(there, watcher):
            assert any(event.seat == watcher and event.kind in words(kit.noticing) for event in here)
            return True
        for who in (watcher, None):
            assert seen(truth.state, who) == seen(world.state, who)
    return False


@pytest.mark.soak
@each_game
def test_a_sampled_world_cannot_be_told_from_the_true_one(kit: Kit, runs: Runs) -> None:
    """Check that the worlds every seat samples look the same to it and to a spectator as the true one."""
    for match, rng in kit.matches("imagined", runs(16, 1_000)):
        beliefs = [kit.game.belief(seat, match.state.players, match.options) for seat in range(match.state.players)]
        news = [event for batch in match.events for event in batch]
        while True:
            shown = text(match.state.view(None))
            for seat, belief in enumerate(beliefs):
                for event in news:
                    heard = event.seen_by(seat)
                    if heard is not None:
                        belief.observe(heard)
                view = match.state.view(seat)
                belief.set_view(view)
                world = belief.sample(rng)
                assert text(world.view(seat)) == text(view)
                assert text(world.view(None)) == shown
                assert world.legal_actions(seat) == match.state.legal_actions(seat)
                assert list(world.inventory()) == list(match.state.inventory())
                assert world.clause() == match.state.clause()
            if match.over:
                break
            said = [kit.chat(match, rng)] if kit.phrases else []
            news = said + kit.step(match, rng)


@each_game
def test_everything_in_a_view_is_on_the_list(kit: Kit) -> None:
    public, own = set(words(kit.public)), set(words(kit.own))
    seen_at_times = set()
    for match, rng in kit.matches("view", 18):
        while not match.over:
            assert set(match.state.view(None)) == public
            for seat in range(match.state.players):
                view = match.state.view(seat)
                at_times = {name for name, may_be in kit.at_times.items() if may_be(match, view)}
                assert public | own <= set(view) <= public | own | at_times
                seen_at_times |= set(view) - public - own
            kit.step(match, rng)
    assert seen_at_times == set(kit.at_times)
