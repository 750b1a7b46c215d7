"""What holds in every game of Traîtres à bord, tried on random games with all options and numbers of players."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable

import pytest
from kernel.tables import dump, words
from traitres.games import OPTIONS, chat, matches, play_out, some_move
from traitres.tables import GAME, NAMES, PLANKS, Reduced, board, deck_of

from mutiny import IllegalMove, MalformedMove, Match, MutinyError, Rng, playout, read_record, replay, seed_of
from mutiny.kernel.match import is_talk
from mutiny.rulebook import load
from mutiny.testing import check_game
from mutiny.testing.looks import seen, text, told

CLAUSES = {clause.id for clause in load("traitres").clauses}
Runs = Callable[[int, int], int]


@pytest.mark.soak
def test_the_conformance_suite(runs: Runs) -> None:
    check_game(GAME, games=runs(18, 1_000))


@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 5, 6])
def test_the_conformance_suite_with_small_decks(players: int, runs: Runs) -> None:
    deck = [*deck_of(players).elements()]
    check_game(Reduced(players, deck[::3] + ["catch"] * 2), games=runs(4, 200))


@pytest.mark.soak
def test_cards_are_conserved_and_the_view_adds_up(runs: Runs) -> None:
    for match, rng in matches("conserved", runs(120, 5_000)):
        whole = [20, 10, 12, PLANKS[match.state.players], 3, 3, 3, 3]
        while True:
            assert all(event.clause in CLAUSES for event in match.told[-1])
            assert list(match.state.inventory()) == whole
            view = match.state.view(None)
            lying = sum(view["hand_sizes"]) + sum(view["planks"]) + view["chest"]
            assert lying + view["draw_pile"] + view["discard_pile"] == sum(whole)
            assert all(planks < 3 for planks in view["planks"])
            crew = board(match.state).crew
            for seat, player in enumerate(crew):
                assert len(match.state.view(seat)["hand"]) == player.size == view["hand_sizes"][seat]
                assert player.aboard or player.size == player.planks == 0
                assert player.aboard or view["roles"][seat] is not None
            aboard = [player.role for player in crew if player.aboard]
            assert (board(match.state).pirates, board(match.state).mutineers) == (aboard.count(0), aboard.count(1))
            if match.over:
                break
            # Neither end can have come unnoticed.
            assert aboard.count(0) > aboard.count(1) > 0
            assert view["draw_pile"] > 0 or view["phase"] == "return"
            match.play(match.state.acting[0], some_move(match, rng))


@pytest.mark.soak
def test_a_replay_is_identical(runs: Runs) -> None:
    for match, rng in matches("replay", runs(60, 2_000)):
        play_out(match, rng, talk=True)
        record = read_record(match.record().text())
        assert dump(replay(record)) == dump(match.state)
        again = Match(GAME, match.names, match.options)
        for (who, notation), events in zip(record.moves, match.told, strict=True):
            if who is None:
                same = again.chance(notation)
            else:
                same = [again.say(who, notation)] if is_talk(notation) else again.play(who, notation)
            assert [event.whole() for event in same] == [event.whole() for event in events]
            assert [event.audience for event in same] == [event.audience for event in events]
        assert dump(again.state) == dump(match.state)


@pytest.mark.soak
def test_a_copy_is_independent(runs: Runs) -> None:
    for match, rng in matches("copy", runs(18, 500)):
        while not match.over:
            before = dump(match.state)
            twin = match.state.copy()
            assert dump(twin) == before
            playout(twin, rng)
            assert dump(match.state) == before
            match.play(match.state.acting[0], some_move(match, rng))


def test_undo_is_replaying_all_but_the_last_decision() -> None:
    for match, rng in matches("undo", 12):
        history: list[tuple[str, int]] = []
        while not match.over and len(history) < 30:
            history.append((dump(match.state), len(match.entries)))
            match.play(match.state.acting[0], some_move(match, rng))
        after, entries = dump(match.state), list(match.entries)
        for before, count in reversed(history):
            assert match.undo() == entries[count]
            assert (dump(match.state), len(match.entries)) == (before, count)
        assert match.undo() is None
        for who, notation in entries[3:]:
            assert who is not None
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


@pytest.mark.soak
def test_what_is_legal_never_fails_and_every_other_number_is_refused(runs: Runs) -> None:
    """At positions of every phase, each of the action space's numbers is legal or is refused and changes nothing."""
    phases: Counter[str] = Counter()
    for match, rng in matches("refused", runs(60, 1_000)):
        while not match.over:
            phase = match.state.view(None)["phase"]
            if phases[phase] < runs(20, 300) and (rng.below(8) == 0 or phase != "turn"):
                phases[phase] += 1
                try_all(match)
            match.play(match.state.acting[0], some_move(match, rng))
    assert phases == {phase: runs(20, 300) for phase in ("turn", "order", "return")}


def try_all(match: Match) -> None:
    state = match.state
    before = dump(state)
    (acting,) = state.acting
    legal = set(state.legal(acting))
    for action in (*range(-2, GAME.actions + 2), 10**6, -(10**6)):
        if action in legal:
            state.copy().play(acting, action)
            continue
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
    """Notation with words changed, moved or left out is legal, or is refused for a reason; so is talk."""
    rng = random.Random(1)
    vocabulary = words(
        "open stash plank spyglass pockets riddance catch order return as +1 0 -2 1 2 8 -1 ² say role accuse vouch ask "
        "spied chest pirate mutineer"
    )
    tried = 0
    for match, moves in matches("garbage", runs(24, 500)):
        while not match.over:
            (seat,) = match.state.acting
            legal = match.legal(seat)
            before, entries = dump(match.state), len(match.entries)
            for _ in range(4):
                garbage = spoil(rng, rng.choice([*legal, "say spied +1 0", "say accuse 2"]), vocabulary)
                tried += 1
                try:
                    if is_talk(garbage):
                        assert match.say(seat, garbage).facts["args"] == garbage.split(" ")[2:]
                        match.entries.pop()
                        match.told.pop()
                        continue
                    action = match.state.read(seat, garbage)
                except MutinyError:
                    continue
                canonical = match.state.write(seat, action)
                assert canonical == garbage
                if canonical not in legal:
                    with pytest.raises(IllegalMove):
                        match.state.play(seat, action)
            assert (dump(match.state), len(match.entries)) == (before, entries)
            match.play(seat, some_move(match, moves))
    assert tried > 1_000


def spoil(rng: random.Random, notation: str, vocabulary: list[str]) -> str:
    """A notation with one thing wrong."""
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
            return notation[:place] + rng.choice(" aZ0+-é\n\x00") + notation[place + 1 :]
        case _:
            return notation.upper() if rng.random() < 0.5 else f" {notation}"
    return " ".join(parts)


# Secrecy


@pytest.mark.soak
@pytest.mark.parametrize("players", range(3, 9))
def test_exchanging_hidden_things_changes_nothing_that_is_seen_or_told(players: int, runs: Runs) -> None:
    """Two cards, or two roles, that a seat cannot see change places; the same game is played; it notices when it may.

    What others do is the same in both worlds, because the same entries are played, and where one world refuses an entry
    of the other the comparison ends. It ends too when the seat's own draw, spyglass or catch differs, when somebody
    goes overboard and shows another role, and when the chest is opened.
    """
    noticed = compared = 0
    for number in range(runs(40, 2_000)):
        rng = Rng(seed_of(f"exchange {players}", number))
        truth, world = (Match(GAME, NAMES[:players], OPTIONS[number % 3]) for _ in range(2))
        first, watcher = rng.below(players), rng.below(players)
        setting = board(truth.state).setting
        roles, deck = rng.shuffled(setting.roles), rng.shuffled(setting.deck)
        swapped_roles, swapped_deck = bytearray(roles), bytearray(deck)
        others = [seat for seat in range(players) if seat != watcher]
        meeting = truth.options.get("mutineers-meet") == "yes" and roles[watcher] == 1
        if number % 2 and not meeting:
            exchange(swapped_roles, others, rng)
        else:
            own = 3 * ((watcher - first) % players)
            exchange(swapped_deck, [place for place in range(len(deck)) if place not in range(own, own + 3)], rng)
        for match, outcome, cards in ((truth, roles, deck), (world, bytes(swapped_roles), bytes(swapped_deck))):
            match.chance(match.state.write_chance(outcome))
            match.chance(f"first {first}")
            match.chance(match.state.write_chance(cards))
        for seat in (watcher, None):
            assert text(truth.told_to(seat)) == text(world.told_to(seat))
            assert seen(truth.state, seat) == seen(world.state, seat)
        noticed += play_both(truth, world, watcher, rng)
        compared += len(truth.entries)
    assert noticed > 5
    assert compared > 15 * runs(40, 2_000)


def exchange(things: bytearray, places: list[int], rng: Rng) -> None:
    one, other = places[rng.below(len(places))], places[rng.below(len(places))]
    things[one], things[other] = things[other], things[one]


def play_both(truth: Match, world: Match, watcher: int, rng: Rng) -> bool:
    """Play two matches alike until the watcher notices (True), or one cannot go on, or the end."""
    while not truth.over:
        (seat,) = truth.state.acting
        assert world.state.acting == (seat,)
        common = sorted(set(truth.state.legal(seat)) & set(world.state.legal(seat)))
        if seat == watcher:
            assert list(truth.state.legal(seat)) == common
        if len(common) > 1 and common[0] == 0 and rng.below(20):
            del common[0]
        if not common:
            return False
        action = common[rng.below(len(common))]
        here, there = truth.play(seat, action), world.play(seat, action)
        if told(here, None) != told(there, None):
            # Roles are shown by going overboard, by opening and at the end, cards by opening.
            assert {"overboard", "open", "end"} & {event.kind for event in here}
            return True
        if told(here, watcher) != told(there, watcher):
            assert any(event.seat == watcher and event.secret for event in here)
            return True
        if truth.over:
            return True
        for who in (watcher, None):
            assert seen(truth.state, who) == seen(world.state, who)
    return False


@pytest.mark.soak
def test_what_the_others_are_told_of_a_move_they_see_and_no_more(runs: Runs) -> None:
    """Of all moves somebody may make, those that sound alike to another look alike to him, and only those."""
    tried = 0
    for match, rng in matches("told", runs(6, 500)):
        while not match.over:
            state = match.state
            (mover,) = state.acting
            for watcher in (None, *(seat for seat in range(state.players) if seat != mover)):
                heard: dict[str, set[str]] = {}
                sights: set[str] = set()
                for action in state.legal(mover):
                    child = state.copy()
                    events = child.apply(mover, action)
                    sights.add(seen(child, watcher))
                    heard.setdefault(told(events, watcher), set()).add(seen(child, watcher))
                assert all(len(looks) == 1 for looks in heard.values())
                assert len(sights) == len(heard)
                tried += len(heard) > 1
            match.play(mover, some_move(match, rng))
    assert tried > 300


@pytest.mark.soak
def test_an_imagined_world_cannot_be_told_from_the_true_one(runs: Runs) -> None:
    """At every decision, every seat imagines a world: it looks the same to it and to a spectator, byte for byte."""
    for match, rng in matches("imagined", runs(24, 1_000)):
        memories = [GAME.memory(seat, match.state.players, match.options) for seat in range(match.state.players)]
        heard = 0
        while True:
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
            if match.over:
                break
            chat(match, rng)
            match.play(match.state.acting[0], some_move(match, rng))


def test_everything_in_a_view_is_on_the_list() -> None:
    """A new thing in a view is a decision about secrecy: it must be entered here on purpose."""
    public = set(
        words(
            "game players phase acting turn target mutineers_among hand_sizes planks aboard roles chest opened "
            "announced played draw_pile discard_pile team why"
        )
    )
    own = {"seat", "hand", "role"}
    for match, rng in matches("view", 18):
        while not match.over:
            assert set(match.state.view(None)) == public
            for seat in range(match.state.players):
                view = match.state.view(seat)
                at_times = {"mutineers"} if match.options.get("mutineers-meet") == "yes" else set()
                if view["acting"] == [seat] and view["phase"] == "order":
                    at_times.add("seen")
                assert public | own <= set(view) <= public | own | at_times
            match.play(match.state.acting[0], some_move(match, rng))
