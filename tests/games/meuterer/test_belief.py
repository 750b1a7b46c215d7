"""What a seat imagines: all worlds that agree with what it has seen, each as often as it should, and no others.

The odds are worked out without the memory: the cards a seat has not seen are dealt anew again and again, the others
offer any one of their cards, a loader keeps any of those he drew, and whatever does not come out as it did in the game
is thrown away. What is left is what the seat may believe, if it holds the others to be as likely to do one thing as
another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import permutations

import pytest
from common.oracles import GOLDEN
from games.meuterer.games import matches, play_out
from games.meuterer.tables import FOUR, GAME, NAMES, pile_of, table
from kernel.tables import asked, legal, play, see

from mutiny import IllegalMove, Match, Record, Rng, State, read_record, resume
from mutiny.games.meuterer.constants import KINDS
from mutiny.testing.looks import text

Feature = Callable[[State], str]
SAMPLES = 800
# How far two distributions over a handful of outcomes may lie apart by chance, with that many samples of each.
TOLERANCE = 0.07
FEW_WORLDS = 140
"""Entries of the golden record of that name up to where one draft in hundreds agrees with what Carmen has seen."""


def hand_of(seat: int) -> Feature:
    """How many conflict cards a seat holds."""
    return lambda world: str(world.view(seat)["hand"].count("conflict"))


def kinds_of(seat: int) -> Feature:
    """How many kinds of cards a seat holds."""
    return lambda world: str(len(set(world.view(seat)["hand"])))


def top_card(world: State) -> str:
    """The next card of the draw pile."""
    return pile_of(world).split()[0]


def last_card(world: State) -> str:
    """The last card of the draw pile."""
    return pile_of(world).split()[-1]


def returned(card: str) -> Feature:
    """How many cards of a kind a loader has put under the draw pile.

    Which of them lies where is not compared: that equal cards lie a little more often at the bottom, because the first
    drawn counts as kept, is not worth a memory's while.
    """
    return lambda world: str(pile_of(world).split()[-3:].count(card))


def dealt_anew(match: Match, watcher: int, known: int, rng: Rng) -> tuple[State, float] | None:
    """The same match with what the watcher has not seen dealt anew, and how likely it was to go that way; None if not.

    The first `known` cards of the first deck are left as they are: the watcher's own, and hands laid open since. He
    draws nothing else.
    """
    state = GAME.new(match.state.players, match.options)
    likely = 1.0
    # Where all first hands are known, offers tell something only from the second round on.
    rounds = [number for number, events in enumerate(match.told) for event in events if event.kind == "round"]
    telling = rounds[0] if known == 5 else rounds[1] if len(rounds) > 1 else len(match.entries)
    for number, (who, notation) in enumerate(match.entries):
        if who is None:
            outcome = state.read_chance(notation)
            if number == 2:
                outcome = outcome[:known] + rng.shuffled(outcome[known:])
            elif number > 2:
                outcome = state.draw(rng)
            state.settle(outcome)
        elif who != watcher and notation.startswith("keep"):
            cards = list(state.view(who)["drawn"])
            if match.options.get("loader-keeps") == "hand":
                cards += state.view(who)["hand"]
            places = rng.shuffled(bytes(range(len(cards))))
            kept = sorted((cards[place] for place in places[3:]), key=KINDS.index)
            state.play(who, state.read(who, " ".join(["keep", *kept])))
        else:
            if number > telling and notation.startswith("offer "):
                hand = state.view(who)["hand"]
                likely *= hand.count(notation.removeprefix("offer ")) / len(hand)
                if not likely:
                    return None
            state.play(who, state.read(who, notation))
    return (state, likely) if text(state.view(watcher)) == text(match.state.view(watcher)) else None


def believed(match: Match, watcher: int, known: int) -> list[tuple[State, float]]:
    """Worlds, and how likely the watcher may hold each to be."""
    rng = Rng(b"believed")
    worlds = [dealt_anew(match, watcher, known, rng) for _ in range(3 * SAMPLES)]
    possible = [world for world in worlds if world is not None]
    assert len(possible) > SAMPLES / 4, "too few deals agree with what was seen"
    return possible


def odds_of(feature: Feature, worlds: Iterable[tuple[State, float]]) -> Counter[str]:
    """How likely each value of a feature is, in thousandths."""
    odds: dict[str, float] = {}
    for world, likely in worlds:
        odds[feature(world)] = odds.get(feature(world), 0) + likely
    total = sum(odds.values())
    return Counter({value: round(1000 * number / total) for value, number in odds.items()})


def compare(match: Match, watcher: int, known: int, features: Iterable[Feature], tolerance: float = TOLERANCE) -> None:
    """Check that a seat imagines what it may believe."""
    memory = match.memory(watcher)
    rng = Rng(b"imagined")
    imagined = [(memory.imagine(rng), 1.0) for _ in range(SAMPLES)]
    truth = believed(match, watcher, known)
    for feature in features:
        odds, found = odds_of(feature, truth), odds_of(feature, imagined)
        apart = sum(abs(odds[value] - found[value]) for value in odds | found) / 2000
        assert apart < tolerance, (apart, odds, found)
        assert all(found[value] for value in odds if odds[value] > 15), (odds, found)
        assert all(odds[value] for value in found if found[value] > 15), (odds, found)


# Four players lay all their cards open, so that after the first round everybody knows what was dealt at first. The
# Captain, who watches, is the first to draw, so the first 25 cards are those he knows.
RICH = (
    "ruby salt wine cloth grain",
    "ruby salt wine cloth grain",
    "ruby salt wine cloth grain",
    "ruby salt wine cloth grain",
)


def all_laid_open(roles: str, pile: str, **options: str) -> Match:
    """The first round of four: everybody offers everything, then leaves with these roles; sales are settled somehow."""
    match = table(*RICH, pile=pile, options=options)
    play(match, "0 pay 0")
    for _ in range(5):
        for seat in range(4):
            play(match, f"{seat} {legal(match)[0]}")
    play(match, "0 leave")
    for seat, role in zip((1, 2, 3), roles.split(), strict=True):
        play(match, f"{seat} leave; {seat} take {role}")
    return match


MIXED = "conflict grain salt cloth wine conflict grain cloth wine grain conflict cloth conflict grain conflict conflict"


def test_before_the_first_shuffle() -> None:
    match = table("conflict grain salt cloth wine", *RICH[1:3])
    play(match, "0 pay 0; 0 offer grain; 1 offer wine; 2 offer ruby; 0 leave; 1 offer ruby")
    compare(match, 0, 5, [hand_of(1), hand_of(2), kinds_of(1), top_card, last_card])


def shuffled(match: Match) -> None:
    """Settle the shuffle that is awaited."""
    match.chance(match.state.write_chance(match.state.draw(Rng(b"shuffled"))))


def test_a_player_who_holds_old_and_new_cards() -> None:
    """Carmen has one card from before the shuffle and four from after it, and offers one of either sort."""
    match = all_laid_open("boy merchant mate", MIXED)
    shuffled(match)
    assert see(match, "round") == 2
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take boy; 2 leave; 2 take merchant")
    offers = [move for move in legal(match) if move.startswith("offer")]
    play(match, f"3 {offers[-1]}")
    compare(match, 0, 25, [hand_of(3), kinds_of(3), hand_of(1), hand_of(2), top_card])
    offers = [move for move in legal(match) if move.startswith("offer")]
    play(match, f"3 {offers[0]}; 3 {offers[-1]}")
    compare(match, 0, 25, [hand_of(3), kinds_of(3), hand_of(1), top_card])


def test_a_loader_who_draws_old_and_new_cards_and_returns_three() -> None:
    match = all_laid_open("boy merchant loader", MIXED)
    shuffled(match)
    assert see(match, "phase") == "keep"
    compare(match, 0, 25, [lambda world: str(world.view(3)["drawn"].count("conflict")), hand_of(1), top_card])
    play(match, f"3 {legal(match)[0]}")
    compare(match, 0, 25, [hand_of(3), kinds_of(3), hand_of(1), top_card, returned("conflict"), returned("ruby")])
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take boy; 2 leave; 2 take merchant")
    offers = [move for move in legal(match) if move.startswith("offer")]
    play(match, f"3 {offers[-1]}; 3 {offers[0]}")
    compare(match, 0, 25, [hand_of(3), kinds_of(3), hand_of(1), returned("conflict"), returned("ruby")])


@pytest.mark.rule("M8.2")
def test_a_loader_who_chooses_from_the_whole_hand() -> None:
    """Carmen holds an old card and draws new ones: three of them all, old or new, go back."""
    match = all_laid_open("boy merchant mate", MIXED, **{"loader-keeps": "hand"})
    shuffled(match)
    assert see(match, "round") == 2
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take boy; 2 leave; 2 take merchant; 3 leave; 3 take loader")
    assert see(match, "phase") == "keep"
    play(match, f"3 {legal(match)[0]}")
    for seat in range(3):
        compare_with_rules(match, seat)
    compare(match, 0, 25, [hand_of(3), kinds_of(3), hand_of(1), top_card, returned("conflict"), returned("ruby")])


def compare_with_rules(match: Match, seat: int) -> None:
    """Every world that a seat imagines has the cards of the box and looks to the seat as the match does."""
    rng = Rng(b"rules")
    for _ in range(40):
        world = match.memory(seat).imagine(rng)
        assert text(world.view(seat)) == text(match.state.view(seat))
        assert list(world.inventory()) == list(match.state.inventory())


def test_a_loader_whose_returned_cards_are_shuffled_in() -> None:
    match = all_laid_open("loader merchant mate", MIXED, **{"loader-returns": "discard"})
    play(match, f"1 {legal(match)[0]}")
    assert see(match, "phase") == "shuffle"
    shuffled(match)
    assert see(match, "round") == 2
    compare(match, 0, 25, [hand_of(1), hand_of(2), hand_of(3), top_card, last_card])
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take boy; 2 leave; 2 take merchant")
    offers = [move for move in legal(match) if move.startswith("offer")]
    play(match, f"3 {offers[-1]}")
    # That a conflict card came up says that one was shuffled in. How many more is weighed a little less exactly.
    compare(match, 0, 25, [hand_of(1), hand_of(2), hand_of(3), top_card], tolerance=0.12)


def test_who_drew_old_and_new_cards_himself() -> None:
    match = all_laid_open("boy merchant mate", MIXED)
    shuffled(match)
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take boy; 2 offer " + match.state.view(2)["hand"][0])
    memory = match.memory(3)
    for _ in range(50):
        world = memory.imagine(Rng(b"x"))
        assert text(world.view(3)) == text(match.state.view(3))
    # His own cards of both sorts are in nobody else's hand.
    rng = Rng(b"seen")
    held = Counter(hand_of(1)(memory.imagine(rng)) for _ in range(200))
    assert len(held) > 1


def test_a_loader_knows_what_he_has_returned() -> None:
    match = table(*FOUR, pile="ruby salt wine cloth")
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take loader; 2 leave; 2 take boy; 3 leave; 3 take mate; 1 keep")
    for world in [match.memory(1).imagine(Rng(bytes([number]))) for number in range(20)]:
        assert pile_of(world).endswith(" ruby salt wine")
    others = {pile_of(match.memory(0).imagine(Rng(bytes([number])))).split()[-1] for number in range(60)}
    assert len(others) > 3
    # To the discard pile: he knows those too, the others only how many.
    match = table(*FOUR, pile="ruby salt wine cloth", options={"loader-returns": "discard"})
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take loader; 2 leave; 2 take boy; 3 leave; 3 take mate; 1 keep")
    for seat in range(4):
        world = match.memory(seat).imagine(Rng(b"x"))
        assert list(world.inventory()) == list(match.state.inventory())
        assert world.view(None)["discard_face_down"] == 3


# Action cards


def roles_imagined(match: Match, seat: int) -> set[tuple[str | None, ...]]:
    """Which action cards the others may have, as far as a seat knows."""
    memory = match.memory(seat)
    rng = Rng(b"roles")
    return {
        tuple(memory_world.view(other)["role"] for other in range(match.state.players))
        for memory_world in (memory.imagine(rng) for _ in range(600))
    }


ALL = ("mutineer", "boy", "mate", "merchant", "loader")


@pytest.mark.rule("M2.6")
def test_every_distribution_of_action_cards_that_agrees_with_what_a_seat_saw() -> None:
    match = table(*FOUR)
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take mate; 2 leave; 2 take boy")
    # Carmen has not left and the Captain never looks: to them any two may be gone.
    any_two = {(None, *pair, None) for pair in permutations(ALL, 2)}
    assert roles_imagined(match, 3) == any_two
    assert roles_imagined(match, 0) == any_two
    # Steffi knows her own, and that Florian has one of the rest.
    assert roles_imagined(match, 1) == {(None, "mate", role, None) for role in ALL if role != "mate"}
    # Florian saw that the mate was gone, so that is Steffi's.
    assert roles_imagined(match, 2) == {(None, "mate", "boy", None)}
    play(match, "3 leave")
    # Now Carmen sees that mate and boy are gone, but not who has which.
    assert roles_imagined(match, 3) == {(None, "mate", "boy", None), (None, "boy", "mate", None)}
    # Those who left before see no more than they did.
    assert roles_imagined(match, 2) == {(None, "mate", "boy", None)}
    assert roles_imagined(match, 0) == any_two


@pytest.mark.rule("M2.6")
def test_what_others_saw_in_an_imagined_world_agrees_with_who_took_what() -> None:
    match = table(*FOUR)
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take loader; 2 offer wine; 3 leave; 3 take mutineer; 2 leave")
    # Florian sees two gone; whoever of the two took first saw all five, the other all but that one's.
    rng = Rng(b"saw")
    memory = match.memory(2)
    for _ in range(40):
        world = memory.imagine(rng)
        first, second = world.view(1)["role"], world.view(3)["role"]
        assert {first, second} == {"loader", "mutineer"}
        assert world.view(1)["middle"] == list(ALL)
        assert world.view(3)["middle"] == [role for role in ALL if role != first]
        assert world.view(2)["middle"] == ["boy", "mate", "merchant"]
    play(match, "2 take boy; 0 fight 0; 2 fight 0; 3 fight 0")
    # Turned up: nothing left to imagine.
    assert roles_imagined(match, 0) == {(None, "loader", "boy", "mutineer")}


@pytest.mark.rule("M2.6")
def test_the_one_who_is_about_to_take_a_card_is_imagined_looking_at_them() -> None:
    match = table(*FOUR)
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take loader; 2 leave")
    rng = Rng(b"about to")
    memory = match.memory(3)
    for _ in range(40):
        world = memory.imagine(rng)
        assert world.view(2)["middle"] == [role for role in ALL if role != world.view(1)["role"]]
        assert [world.write(2, action) for action in world.legal(2)] == [
            f"take {role}" for role in world.view(2)["middle"]
        ]


# Long games


@pytest.mark.soak
def test_long_games_with_many_loaders(runs: Callable[[int, int], int]) -> None:
    """Much is offered and the loader is taken whenever he lies there: shuffles, mixes and known cards come thick."""
    for match, rng in matches("loaders", runs(12, 2_000)):
        entries = 0
        while not match.over:
            moves = legal(match)
            loading = [move for move in moves if move == "take loader"]
            offers = [move for move in moves if move.startswith("offer")]
            choice = offers if offers and rng.below(6) else loading or moves
            match.play(asked(match), choice[rng.below(len(choice))])
            entries += 1
            if entries % 6:
                continue
            for seat in range(match.state.players):
                world = match.memory(seat).imagine(rng)
                assert text(world.view(seat)) == text(match.state.view(seat))
                assert list(world.inventory()) == list(match.state.inventory())


def test_where_hardly_any_world_agrees_one_is_found() -> None:
    """Three cards were buried unseen and shuffled in, and nearly all that others played since tells which: one draft in
    hundreds fits.
    """
    record = read_record((GOLDEN / "few-worlds.json").read_text(encoding="utf-8"))
    begun = Record(record.game, record.options, record.players, record.moves[:FEW_WORLDS])
    match = resume(begun, fresh_seed=bytes(32))
    rng = Rng(b"few worlds")
    for _ in range(12):
        world = match.memory(3).imagine(rng)
        assert text(world.view(3)) == text(match.state.view(3))
        assert list(world.inventory()) == list(match.state.inventory())


def test_a_memory_kept_through_a_game_is_the_one_made_of_all_that_was_told() -> None:
    for match, rng in matches("kept", 4):
        play_out(match, rng)
        again = Match(GAME, match.names, match.options)
        memories = [GAME.memory(seat, again.state.players, match.options) for seat in range(again.state.players)]
        for number, (who, notation) in enumerate(match.entries):
            for event in again.chance(notation) if who is None else again.play(who, notation):
                for seat, memory in enumerate(memories):
                    told = event.told(seat)
                    if told is not None:
                        memory.see(told)
            if number % 10 == 9:
                for seat, memory in enumerate(memories):
                    memory.look(again.state.view(seat))
                    one, other = memory.imagine(Rng(b"x")), again.memory(seat).imagine(Rng(b"x"))
                    assert [text(one.view(who)) for who in range(one.players)] == [
                        text(other.view(who)) for who in range(one.players)
                    ]


def test_a_memory_that_was_told_what_cannot_have_happened() -> None:
    match = all_laid_open("boy merchant mate", MIXED)
    shuffled(match)
    memory = match.memory(0)
    # Carmen holds one old and four new cards: she cannot offer six conflict cards.
    for left in range(5, -1, -1):
        memory.see({"kind": "offer", "clause": "M2.1", "seat": 3, "card": "conflict", "left": left})
    with pytest.raises(RuntimeError, match="this memory was told what cannot have happened"):
        memory.imagine(Rng(b"x"))


def test_a_memory_is_for_a_seat_at_the_table() -> None:
    with pytest.raises(ValueError, match="3 to 4 players"):
        GAME.memory(0, 5)
    assert Match(GAME, NAMES).memory(2).imagine(Rng(b"x")).awaits_chance
    with pytest.raises(IllegalMove):
        Match(GAME, NAMES).memory(2).imagine(Rng(b"x")).play(0, 0)
