"""Samples of a seat: all worlds that agree with what it has seen, in their right proportions, and no others.

The odds are computed without the belief. The cards that a seat has not seen are dealt again and again, the others offer
any one of their cards, a Loader keeps any of the cards drawn, and every deal that does not lead to the same game is
thrown away. The remaining deals are the seat's possible worlds, if it considers all choices of the others equally
likely.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import permutations

import pytest
from games.meuterer.games import matches, play_out
from games.meuterer.tables import FOUR, GAME, NAMES, pile_of, table
from helpers.oracles import GOLDEN
from kernel.tables import asked, legal, play, see

from mutiny import IllegalMove, Match, Record, Rng, State, read_record, resume
from mutiny.games.meuterer.constants import KINDS
from mutiny.testing.fingerprints import text

Feature = Callable[[State], str]
SAMPLES = 800
# The distance between two distributions over a few outcomes that chance allows, with this number of samples of each.
TOLERANCE = 0.07
FEW_WORLDS = 140
"""The number of entries of few-worlds.json after which one draft in hundreds agrees with Carmen's events."""


def hand_of(seat: int) -> Feature:
    """Return a feature: the number of conflict cards that a seat holds."""
    return lambda world: str(world.view(seat)["hand"].count("conflict"))


def kinds_of(seat: int) -> Feature:
    """Return a feature: the number of kinds of cards that a seat holds."""
    return lambda world: str(len(set(world.view(seat)["hand"])))


def top_card(world: State) -> str:
    """Return the next card of the draw pile."""
    return pile_of(world).split()[0]


def last_card(world: State) -> str:
    """Return the last card of the draw pile."""
    return pile_of(world).split()[-1]


def returned(card: str) -> Feature:
    """Return a feature: the number of cards of a kind that a Loader has put under the draw pile.

    Their order is not compared: equal cards lie slightly more often at the bottom, because the first one drawn counts
    as kept. A belief need not model that.
    """
    return lambda world: str(pile_of(world).split()[-3:].count(card))


def dealt_anew(match: Match, watcher: int, known: int, rng: Rng) -> tuple[State, float] | None:
    """Deal the watcher's unseen cards again. Return the match and its likelihood, or None if the game went differently.

    The first `known` cards of the first deck stay as they are: the watcher's own, and hands shown since. The watcher
    draws nothing else.
    """
    state = GAME.new(match.state.players, match.options)
    likely = 1.0
    # If all first hands are known, offers are informative only from the second round on.
    rounds = [number for number, events in enumerate(match.events) for event in events if event.kind == "round"]
    telling = rounds[0] if known == 5 else rounds[1] if len(rounds) > 1 else len(match.entries)
    for number, (who, notation) in enumerate(match.entries):
        if who is None:
            outcome = state.parse_chance(notation)
            if number == 2:
                outcome = outcome[:known] + rng.shuffled(outcome[known:])
            elif number > 2:
                outcome = state.sample_chance(rng)
            state.apply_chance(outcome)
        elif who != watcher and notation.startswith("keep"):
            cards = list(state.view(who)["drawn"])
            if match.options.get("loader-keeps") == "hand":
                cards += state.view(who)["hand"]
            places = rng.shuffled(bytes(range(len(cards))))
            kept = sorted((cards[place] for place in places[3:]), key=KINDS.index)
            state.apply(who, state.parse_move(who, " ".join(["keep", *kept])))
        else:
            if number > telling and notation.startswith("offer "):
                hand = state.view(who)["hand"]
                likely *= hand.count(notation.removeprefix("offer ")) / len(hand)
                if not likely:
                    return None
            state.apply(who, state.parse_move(who, notation))
    return (state, likely) if text(state.view(watcher)) == text(match.state.view(watcher)) else None


def believed(match: Match, watcher: int, known: int) -> list[tuple[State, float]]:
    """Return worlds, each with its likelihood for the watcher."""
    rng = Rng(b"believed")
    worlds = [dealt_anew(match, watcher, known, rng) for _ in range(3 * SAMPLES)]
    possible = [world for world in worlds if world is not None]
    assert len(possible) > SAMPLES / 4, "too few deals agree with what was seen"
    return possible


def odds_of(feature: Feature, worlds: Iterable[tuple[State, float]]) -> Counter[str]:
    """Return the likelihood of each value of a feature, in thousandths."""
    odds: dict[str, float] = {}
    for world, likely in worlds:
        odds[feature(world)] = odds.get(feature(world), 0) + likely
    total = sum(odds.values())
    return Counter({value: round(1000 * number / total) for value, number in odds.items()})


def compare(match: Match, watcher: int, known: int, features: Iterable[Feature], tolerance: float = TOLERANCE) -> None:
    """Check that a seat samples its possible worlds."""
    belief = match.belief(watcher)
    rng = Rng(b"imagined")
    imagined = [(belief.sample(rng), 1.0) for _ in range(SAMPLES)]
    truth = believed(match, watcher, known)
    for feature in features:
        odds, found = odds_of(feature, truth), odds_of(feature, imagined)
        apart = sum(abs(odds[value] - found[value]) for value in odds | found) / 2000
        assert apart < tolerance, (apart, odds, found)
        assert all(found[value] for value in odds if odds[value] > 15), (odds, found)
        assert all(odds[value] for value in found if found[value] > 15), (odds, found)


# Four players show all their cards, so that after the first round everybody knows the first deal. The Captain, who
# watches, is the first to draw, so the Captain knows the first 25 cards.
RICH = (
    "ruby salt wine cloth grain",
    "ruby salt wine cloth grain",
    "ruby salt wine cloth grain",
    "ruby salt wine cloth grain",
)


def all_laid_open(roles: str, pile: str, **options: str) -> Match:
    """Play the first round of four: everybody offers everything, then leaves with these roles; sales are arbitrary."""
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


@pytest.mark.long
def test_before_the_first_shuffle() -> None:
    match = table("conflict grain salt cloth wine", *RICH[1:3])
    play(match, "0 pay 0; 0 offer grain; 1 offer wine; 2 offer ruby; 0 leave; 1 offer ruby")
    compare(match, 0, 5, [hand_of(1), hand_of(2), kinds_of(1), top_card, last_card])


def shuffled(match: Match) -> None:
    """Apply the shuffle that is awaited."""
    match.chance(match.state.format_chance(match.state.sample_chance(Rng(b"shuffled"))))


@pytest.mark.long
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


@pytest.mark.long
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


@pytest.mark.long
@pytest.mark.rule("M8.2")
def test_a_loader_who_chooses_from_the_whole_hand() -> None:
    """Carmen holds an old card and draws new ones: three of them, old or new, go back."""
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
    """Check that every world that a seat samples has the cards of the box, and looks to the seat as the match does."""
    rng = Rng(b"rules")
    for _ in range(40):
        world = match.belief(seat).sample(rng)
        assert text(world.view(seat)) == text(match.state.view(seat))
        assert list(world.inventory()) == list(match.state.inventory())


@pytest.mark.long
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
    # A conflict card came up, so at least one was shuffled in. The number of others is weighed slightly less exactly.
    compare(match, 0, 25, [hand_of(1), hand_of(2), hand_of(3), top_card], tolerance=0.12)


def test_who_drew_old_and_new_cards_himself() -> None:
    match = all_laid_open("boy merchant mate", MIXED)
    shuffled(match)
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take boy; 2 offer " + match.state.view(2)["hand"][0])
    belief = match.belief(3)
    for _ in range(50):
        world = belief.sample(Rng(b"x"))
        assert text(world.view(3)) == text(match.state.view(3))
    # The watcher's own cards of both sorts are in nobody else's hand.
    rng = Rng(b"seen")
    held = Counter(hand_of(1)(belief.sample(rng)) for _ in range(200))
    assert len(held) > 1


def test_a_loader_knows_what_he_has_returned() -> None:
    match = table(*FOUR, pile="ruby salt wine cloth")
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take loader; 2 leave; 2 take boy; 3 leave; 3 take mate; 1 keep")
    for world in [match.belief(1).sample(Rng(bytes([number]))) for number in range(20)]:
        assert pile_of(world).endswith(" ruby salt wine")
    others = {pile_of(match.belief(0).sample(Rng(bytes([number])))).split()[-1] for number in range(60)}
    assert len(others) > 3
    # The cards go to the discard pile: the Loader knows them too, the others only their number.
    match = table(*FOUR, pile="ruby salt wine cloth", options={"loader-returns": "discard"})
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take loader; 2 leave; 2 take boy; 3 leave; 3 take mate; 1 keep")
    for seat in range(4):
        world = match.belief(seat).sample(Rng(b"x"))
        assert list(world.inventory()) == list(match.state.inventory())
        assert world.view(None)["discard_face_down"] == 3


# Action cards


def roles_imagined(match: Match, seat: int) -> set[tuple[str | None, ...]]:
    """Return the action cards that the others may have, according to a seat's samples."""
    belief = match.belief(seat)
    rng = Rng(b"roles")
    return {
        tuple(belief_world.view(other)["role"] for other in range(match.state.players))
        for belief_world in (belief.sample(rng) for _ in range(600))
    }


ALL = ("mutineer", "boy", "mate", "merchant", "loader")


@pytest.mark.long
@pytest.mark.rule("M2.6")
def test_every_distribution_of_action_cards_that_agrees_with_what_a_seat_saw() -> None:
    match = table(*FOUR)
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take mate; 2 leave; 2 take boy")
    # Carmen has not left and the Captain never looks: for them any two cards may be gone.
    any_two = {(None, *pair, None) for pair in permutations(ALL, 2)}
    assert roles_imagined(match, 3) == any_two
    assert roles_imagined(match, 0) == any_two
    # Steffi knows her own card, and that Florian has one of the rest.
    assert roles_imagined(match, 1) == {(None, "mate", role, None) for role in ALL if role != "mate"}
    # Florian saw that the mate was gone, so he knows that Steffi has it.
    assert roles_imagined(match, 2) == {(None, "mate", "boy", None)}
    play(match, "3 leave")
    # Now Carmen sees that mate and boy are gone, but not who has which.
    assert roles_imagined(match, 3) == {(None, "mate", "boy", None), (None, "boy", "mate", None)}
    # Those who left before see no more than they did.
    assert roles_imagined(match, 2) == {(None, "mate", "boy", None)}
    assert roles_imagined(match, 0) == any_two


@pytest.mark.rule("M2.6")
def test_what_others_saw_in_a_sampled_world_agrees_with_the_roles_taken() -> None:
    match = table(*FOUR)
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take loader; 2 offer wine; 3 leave; 3 take mutineer; 2 leave")
    # Florian sees two gone; whichever of the two took first saw all five, the other all but that card.
    rng = Rng(b"saw")
    belief = match.belief(2)
    for _ in range(40):
        world = belief.sample(rng)
        first, second = world.view(1)["role"], world.view(3)["role"]
        assert {first, second} == {"loader", "mutineer"}
        assert world.view(1)["middle"] == list(ALL)
        assert world.view(3)["middle"] == [role for role in ALL if role != first]
        assert world.view(2)["middle"] == ["boy", "mate", "merchant"]
    play(match, "2 take boy; 0 fight 0; 2 fight 0; 3 fight 0")
    # The cards are turned up: nothing is hidden.
    assert roles_imagined(match, 0) == {(None, "loader", "boy", "mutineer")}


@pytest.mark.rule("M2.6")
def test_in_samples_the_seat_about_to_take_a_card_sees_the_cards() -> None:
    match = table(*FOUR)
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take loader; 2 leave")
    rng = Rng(b"about to")
    belief = match.belief(3)
    for _ in range(40):
        world = belief.sample(rng)
        assert world.view(2)["middle"] == [role for role in ALL if role != world.view(1)["role"]]
        assert [world.format_move(2, action) for action in world.legal_actions(2)] == [
            f"take {role}" for role in world.view(2)["middle"]
        ]


# Long games


@pytest.mark.soak
def test_long_games_with_many_loaders(runs: Callable[[int, int], int]) -> None:
    """Players offer much and take the Loader whenever possible, so shuffles, mixes and known cards are frequent."""
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
                world = match.belief(seat).sample(rng)
                assert text(world.view(seat)) == text(match.state.view(seat))
                assert list(world.inventory()) == list(match.state.inventory())


@pytest.mark.long
def test_where_hardly_any_world_agrees_one_is_found() -> None:
    """One draft in hundreds fits: three cards were put back unseen and shuffled in, and most later plays matter."""
    record = read_record((GOLDEN / "few-worlds.json").read_text(encoding="utf-8"))
    begun = Record(record.game, record.options, record.players, record.moves[:FEW_WORLDS])
    match = resume(begun, fresh_seed=bytes(32))
    rng = Rng(b"few worlds")
    for _ in range(12):
        world = match.belief(3).sample(rng)
        assert text(world.view(3)) == text(match.state.view(3))
        assert list(world.inventory()) == list(match.state.inventory())


def test_a_belief_kept_through_a_game_equals_one_made_from_all_events() -> None:
    for match, rng in matches("kept", 4):
        play_out(match, rng)
        again = Match(GAME, match.names, match.options)
        beliefs = [GAME.belief(seat, again.state.players, match.options) for seat in range(again.state.players)]
        for number, (who, notation) in enumerate(match.entries):
            for event in again.chance(notation) if who is None else again.play(who, notation):
                for seat, belief in enumerate(beliefs):
                    told = event.seen_by(seat)
                    if told is not None:
                        belief.observe(told)
            if number % 10 == 9:
                for seat, belief in enumerate(beliefs):
                    belief.set_view(again.state.view(seat))
                    one, other = belief.sample(Rng(b"x")), again.belief(seat).sample(Rng(b"x"))
                    assert [text(one.view(who)) for who in range(one.players)] == [
                        text(other.view(who)) for who in range(one.players)
                    ]


def test_a_belief_with_impossible_events_fails() -> None:
    match = all_laid_open("boy merchant mate", MIXED)
    shuffled(match)
    belief = match.belief(0)
    # Carmen holds one old and four new cards: she cannot offer six conflict cards.
    for left in range(5, -1, -1):
        belief.observe({"kind": "offer", "clause": "M2.1", "seat": 3, "card": "conflict", "left": left})
    with pytest.raises(RuntimeError, match="this belief was told what cannot have happened"):
        belief.sample(Rng(b"x"))


def test_a_belief_is_for_a_seat_at_the_table() -> None:
    with pytest.raises(ValueError, match="3 to 4 players"):
        GAME.belief(0, 5)
    assert Match(GAME, NAMES).belief(2).sample(Rng(b"x")).awaits_chance
    with pytest.raises(IllegalMove):
        Match(GAME, NAMES).belief(2).sample(Rng(b"x")).apply(0, 0)
