"""Positions for the tests of Meuterer, reached by moves and by real chance entries with chosen rings, hands and piles.

Imports the kernel and the game under test only.
"""

from __future__ import annotations

from collections import Counter

from kernel.tables import see

from mutiny import Event, Match, State, game
from mutiny.games.meuterer.constants import ISLANDS, KINDS
from mutiny.games.meuterer.rules.board import MeutererBoard
from mutiny.kernel.cardset import names

GAME = game("meuterer")
NAMES = ["Bernhard", "Steffi", "Florian", "Carmen"]
DECK = Counter(ruby=4, salt=5, wine=6, cloth=7, grain=8, conflict=6)

# Hands without conflict cards, for tests in which they do not matter.
FOUR = (
    "grain grain grain grain cloth",
    "wine wine wine salt salt",
    "cloth cloth cloth wine wine",
    "ruby ruby ruby salt salt",
)

# Everybody leaves at once, without a mutiny and without pay. With five cards each nobody draws, and the ship sails five
# islands.
SAIL_FIVE = {
    3: "0 pay 0; 0 leave; 1 leave; 1 take boy; 2 leave; 2 take merchant",
    4: "0 pay 0; 0 leave; 1 leave; 1 take boy; 2 leave; 2 take merchant; 3 leave; 3 take mate",
}


def ring(**places: int) -> str:
    """Return a ring with some islands at chosen places and the others around them in the printed order."""
    wanted = {place: name.replace("_", "-") for name, place in places.items()}
    rest = [name for name in ISLANDS if name not in wanted.values()]
    return " ".join(wanted[place] if place in wanted else rest.pop(0) for place in range(12))


def table(
    *hands: str, captain: int = 0, pile: str = "", islands: str = ring(), options: dict[str, str] | None = None
) -> Match:
    """Return a match after the deal: hands by seat, `pile` the top of the draw pile, `islands` the ring."""
    match = Match(GAME, NAMES[: len(hands)], options)
    seats = [(captain + step) % len(hands) for step in range(len(hands))]
    top = [card for seat in seats for card in hands[seat].split()] + pile.split()
    rest = DECK + Counter(pirates=1 if match.options.get("pirates", "off") != "off" else 0)
    rest.subtract(top)
    assert all(count >= 0 for count in rest.values()), "no deck has that many cards of a kind"
    match.chance(f"ring {islands}")
    match.chance(f"captain {captain}")
    match.chance(" ".join(["deck", *top, *rest.elements()]))
    return match


def board(match: Match) -> MeutererBoard:
    """Return the state of a match, typed as a board."""
    assert isinstance(match.state, MeutererBoard)
    return match.state


def offered(match: Match, seat: int) -> str:
    """Return the cards that a seat has offered, in the order of M0.2."""
    return " ".join(see(match, "offered")[seat])


def pile_of(state: State) -> str:
    """Return the draw pile, the top first."""
    assert isinstance(state, MeutererBoard)
    return " ".join(KINDS[card] for card in state.pile[state.top :])


def pile(match: Match) -> str:
    """Return the draw pile of a match, the top first."""
    return pile_of(match.state)


def discards(match: Match) -> str:
    """Return the discard pile, including face-down cards, in the order of M0.2."""
    state = board(match)
    return " ".join(names(state.discard + state.buried, KINDS))


def points(match: Match, events: list[Event]) -> list[int]:
    """Return the score of each seat in these events."""
    scored = [0] * match.state.players
    for event in events:
        if "points" in event.facts:
            assert event.seat is not None
            scored[event.seat] += event.facts["points"]
    return scored
