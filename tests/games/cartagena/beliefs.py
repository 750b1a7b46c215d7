"""Compare a seat's samples with the counted worlds: every possible world, in its right proportion, and no other.

With reduced components, `cartagena.worlds` counts the worlds one by one, without the belief and without the engine.
Then the belief samples some thousands. Every sampled world must be among the counted ones, every world that is expected
often enough must occur, and the frequencies must be within what chance allows. The belief's guesses about the combat
cards can also be listed world by world: then the odds must be equal, to the last digit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from games.cartagena.tables import Parts, board
from games.cartagena.worlds import (
    Combat,
    CombatReckoning,
    Gold,
    GoldReckoning,
    Posted,
    Reckoning,
    Row,
    RowReckoning,
    SailorReckoning,
    SideReckoning,
    Sides,
    in_order,
    in_order_of,
)
from games.traitres.beliefs import too_far
from helpers.thin import thinned

from mutiny import Match, Rng, State
from mutiny.games.cartagena.belief import CartagenaBelief
from mutiny.games.cartagena.card_labels import HAND_BITS, KNOWN, UNSEEN_AT
from mutiny.games.cartagena.card_tracker import CombatGuess
from mutiny.games.cartagena.constants import COMBAT, GOLD, NO_PIRATE, NO_SIDE, PIRATES, SIDES
from mutiny.kernel.cardset import names

FEW = 20
"""The number of samples if the odds have already been checked."""
SAMPLES = 1_000
CERTAIN = 15
"""A world with at least this expected count must occur in the sample; it is missing once in millions of runs."""
MOST = 24_000
"""The largest number of samples that is drawn to make every world occur."""


def remembered(match: Match, seat: int) -> CartagenaBelief:
    """Return a seat's belief."""
    belief = match.belief(seat)
    assert isinstance(belief, CartagenaBelief)
    return belief


# The worlds of a state


def combat_in(state: State, like: Combat) -> Combat:
    """Return the places of the combat cards, with the pile cut at the same place as in another world."""
    b = board(state)
    pile = tuple(COMBAT[card] for card in b.combat_pile[b.combat_top :])
    top, stock = len(like.top), len(like.top) + len(like.stock)
    hands = tuple(tuple(names(player.combat, COMBAT)) for player in b.crew)
    assert [len(hand) for hand in hands] == [player.size for player in b.crew]
    return Combat(hands, pile[:top], in_order(pile[top:stock]), pile[stock:])


def gold_in(state: State, like: Gold) -> Gold:
    """Return the places of the gold cards."""
    b = board(state)
    assert all(len(names(player.gold, GOLD)) == player.golds for player in b.crew)
    pile = tuple(GOLD[card] for card in b.gold_pile[b.gold_top :])
    return Gold(tuple(tuple(names(player.gold, GOLD)) for player in b.crew), pile)


def posted_in(state: State, like: Posted) -> Posted:
    """Return the places of the sailors."""
    b = board(state)
    posted = Posted(tuple(b.posts), (b.low, b.high) if b.high else ())
    assert posted.deck() == [value for value in range(1, 11) if (b.deck >> value) & 1]
    return posted


def sides_in(state: State, like: Sides) -> Sides:
    """Return the sides taken."""
    return tuple(None if player.side == NO_SIDE else SIDES[player.side] for player in board(state).crew)


def row_in(state: State, like: Row) -> Row:
    """Return the pirates behind the doors."""
    b = board(state)
    return Row(tuple(PIRATES[pirate] for pirate in b.row), None if b.lifeboat == NO_PIRATE else PIRATES[b.lifeboat])


Reader = Callable[[State, Any], Any]
READERS: dict[str, Reader] = {
    "combat": combat_in,
    "stocked": combat_in,
    "gold": gold_in,
    "sailors": posted_in,
    "sides": sides_in,
    "row": row_in,
}


def parts_of(match: Match) -> Parts:
    """Return the components of a match."""
    setting = board(match).setting
    one, two, three, *_ = (setting.combat.count(kind) for kind in range(len(COMBAT)))
    gold = (setting.gold.count(0), setting.gold.count(1), setting.gold.count(2))
    return Parts(combat=(one + setting.players, two, three), gold=gold)


def reckoning(what: str, seat: int, match: Match) -> Reckoning[Any]:
    """Return a count of worlds that has not seen any event yet."""
    players, parts = match.state.players, parts_of(match)
    if what in ("combat", "stocked"):
        return CombatReckoning(seat, players, +parts.combat_pile(players), what == "stocked")
    if what == "gold":
        return GoldReckoning(seat, players, +parts.gold_pile())
    if what == "sailors":
        return SailorReckoning(seat)
    return SideReckoning(seat, players) if what == "sides" else RowReckoning(seat)


def believed(what: str, match: Match, seat: int) -> Counter[Any]:
    """Return every world that agrees with the events of a seat, and its number of ways."""
    count, events = reckoning(what, seat, match), match.events_for(seat)
    if what == "row":
        # The possible orders of earlier rows say nothing about this one.
        last = max((number for number, told in enumerate(events) if told["kind"] == "row"), default=0)
        events = [told for number, told in enumerate(events) if number >= last or told["kind"] == "storm"]
    for told in events:
        count.see(told)
    return count.worlds


def spelled_out(belief: CartagenaBelief) -> dict[Combat, Fraction]:
    """Return every world of combat cards that a belief would sample, with its odds."""
    guesses = belief.guesses
    total = sum(guess.weight() for guess in guesses.all)
    worlds: dict[Combat, Fraction] = {}
    for guess in guesses.all:
        orders = list(in_order_of(Counter(names(guess.pool, COMBAT))))
        for whole, odds in wholes(guess):
            hands = [
                guess.hand(seat) if (guesses.seen_again >> HAND_BITS * seat) & 1 else whole.hand(seat)
                for seat in range(belief.board.players)
            ]
            for order in orders:
                world = filled(belief, hands, whole, list(order))
                worlds[world] = worlds.get(world, Fraction(0)) + odds * guess.weight() / total / len(orders)
    return worlds


def wholes(guess: CombatGuess) -> list[tuple[CombatGuess, Fraction]]:
    """Return the guesses without forgotten parts that make up a guess."""
    if not guess.made_of:
        return [(guess, Fraction(1))]
    ways = sum(part.ways for part in guess.made_of)
    return [(whole, odds * part.ways / ways) for part in guess.made_of for whole, odds in wholes(part)]


def filled(belief: CartagenaBelief, hands: list[int], whole: CombatGuess, cards: list[str]) -> Combat:
    """Return a world with these cards in the places where any card may lie."""
    sets = [
        in_order((*names(labels & KNOWN, COMBAT), *(cards.pop() for _ in range(labels >> UNSEEN_AT))))
        for labels in [*hands, *whole.pile]
    ]
    assert not cards
    sets[belief.seat] = tuple(belief.view["combat"])
    return Combat(tuple(sets[: len(hands)]), tuple(card for group in sets[len(hands) :] for card in group))


def odds_of(worlds: Counter[Combat]) -> dict[Combat, Fraction]:
    """Return the odds of the counted worlds, with the pile in one piece."""
    total, odds = worlds.total(), dict[Combat, Fraction]()
    for world, ways in worlds.items():
        whole = world._replace(top=world.top + world.under, under=())
        odds[whole] = odds.get(whole, Fraction(0)) + Fraction(ways, total)
    return odds


def compare_combat(match: Match, *seats: int) -> None:
    """Check that these seats keep exactly the counted odds of the combat cards, and sample nothing else."""
    for seat in seats:
        exact, belief, rng = believed("combat", match, seat), remembered(match, seat), Rng(b"imagined")
        assert spelled_out(belief) == odds_of(exact)
        like = next(iter(exact))
        for _ in range(FEW):
            assert combat_in(belief.sample(rng), like) in exact


# These are compared in addition to whole worlds, which may be too many for each to occur.
FEATURES: dict[str, Callable[[Any], str]] = {
    "world": str,
    "hand 0": lambda world: str(world.hands[0]),
    "hand 1": lambda world: str(world.hands[1]),
    "last hand": lambda world: str(world.hands[-1]),
    "first of the pile": lambda world: str((world.top + world.under)[:1]),
    "last of the pile": lambda world: str((world.top + world.under)[-1:]),
    "gold pile": lambda world: str(world.pile),
    "first place": lambda world: str(world.places[0]),
    "fourth place": lambda world: str(world.places[3]),
    "seventh place": lambda world: str(world.places[6]),
    "fifth door": lambda world: str(world.pirates[4]),
}


def check(what: str, match: Match, seat: int, samples: int | None = None) -> None:
    """Check that a seat samples the possible worlds in their right proportions, and no others.

    Without a number of samples, take enough for every world to occur.
    """
    exact, read = believed(what, match, seat), READERS[what]
    total, like = exact.total(), next(iter(exact))
    assert exact[read(match.state, like)] > 0, f"{what}: the truth is not among the worlds counted"
    if samples is None:
        samples = max(SAMPLES, CERTAIN * total // min(exact.values()) + 1)
        assert samples <= MOST, f"{what}: {len(exact)} worlds would take {samples} samples"
    samples = thinned(samples)
    belief, rng = remembered(match, seat), Rng(b"imagined")
    found = Counter(read(belief.sample(rng), like) for _ in range(samples))
    strange = set(found) - set(exact)
    assert not strange, f"seat {seat} samples what cannot be: {strange.pop()}"
    missed = [world for world, ways in exact.items() if ways * samples >= CERTAIN * total and not found[world]]
    assert not missed, f"seat {seat} never imagines {missed[0]}"
    for name, feature in FEATURES.items():
        try:
            feature(like)
        except (AttributeError, IndexError):
            continue
        odds: dict[str, float] = {}
        for world, ways in exact.items():
            odds[feature(world)] = odds.get(feature(world), 0) + ways / total
        sampled: Counter[str] = Counter()
        for world, times in found.items():
            sampled[feature(world)] += times
        wrong = too_far(odds, sampled, samples)
        assert wrong is None, f"seat {seat}, {what}, {name}: {wrong}"


def compare(match: Match, *seats: int, what: str = "combat", samples: int | None = None) -> None:
    """Check the samples of these seats for one kind of hidden thing."""
    for seat in seats:
        check(what, match, seat, samples)
