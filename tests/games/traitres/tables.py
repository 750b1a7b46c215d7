"""Positions for the tests of Traîtres à bord: chosen roles, hands and piles by real chance entries.

Imports the kernel and the game under test only.
"""

from __future__ import annotations

from collections import Counter

from kernel.tables import asked, play

from mutiny import Match, State, game
from mutiny.games.traitres.belief import TraitresBelief
from mutiny.games.traitres.components import TraitresBox, box
from mutiny.games.traitres.constants import KINDS
from mutiny.games.traitres.rules.board import TraitresBoard, TraitresSetting
from mutiny.games.traitres.rules.game import TraitresState
from mutiny.games.traitres.rules.piles import counts
from mutiny.kernel.cardset import names
from mutiny.kernel.game import Game

GAME = game("traitres")
NAMES = ["Anne", "Barbe", "Calico", "Drake", "Erik", "Grace", "Henry", "Jean"]
PLANKS = {3: 6, 4: 8, 5: 10, 6: 14, 7: 18, 8: 22}

# Hands for tests in which they do not matter: the first seat can play each card, and the third is the mutineer.
THREE = ("+1 0 plank", "-2 spyglass pockets", "riddance catch +1")


def deck_of(players: int) -> Counter[str]:
    """Return the deck of T0.3."""
    loot = {"+1": 20, "0": 10, "-2": 12, "plank": PLANKS[players]}
    return Counter({**loot, "spyglass": 3, "pockets": 3, "riddance": 3, "catch": 3})


class Reduced(Game):
    """The same game with another deck or target, for tables that end soon or are small enough to be counted."""

    def __init__(self, players: int, deck: list[str], target: int | None = None) -> None:
        super().__init__("traitres", players, players, GAME.actions, GAME.options)
        whole = box(players)
        self.deck = bytes(sorted(KINDS.index(card) for card in deck))
        self.box = TraitresBox(self.deck, whole.roles, whole.target if target is None else target)

    def new(self, players: int, options: dict[str, str] | None = None) -> TraitresState:
        """Return a game with this deck."""
        self.check_players(players)
        return TraitresState(TraitresSetting(players, self.box, self.complete(options)["mutineers-meet"] == "yes"))

    def belief(self, seat: int, players: int, options: dict[str, str] | None = None) -> TraitresBelief:
        """Return a belief for this game."""
        return TraitresBelief(seat, self.new(players, options))


def table(
    *hands: str,
    mutineers: tuple[int, ...] = (2,),
    first: int = 0,
    pile: str = "",
    whole: bool = True,
    meet: bool = False,
    target: int | None = None,
) -> Match:
    """Return a match after the deal, with hands by seat.

    `pile` is the top of the draw pile, or all of it if not `whole`.
    """
    players = len(hands)
    seats = [(first + step) % players for step in range(players)]
    deck = [card for seat in seats for card in hands[seat].split()] + pile.split()
    if whole:
        rest = deck_of(players)
        rest.subtract(deck)
        assert all(count >= 0 for count in rest.values()), "no deck has that many cards of a kind"
        deck += rest.elements()
    match = Match(
        GAME if whole else Reduced(players, deck, target), NAMES[:players], {"mutineers-meet": "yes"} if meet else {}
    )
    roles = ["mutineer" if seat in mutineers else "pirate" for seat in range(players)]
    match.chance(" ".join(["roles", *roles]))
    match.chance(f"first {first}")
    match.chance(" ".join(["deck", *deck]))
    return match


def all_planks(players: int, mutineers: tuple[int, ...], first: int = 0, meet: bool = False) -> Match:
    """Return a table where everybody has two `+1`, to stash while others act, and plenty of planks."""
    pile = " ".join(["plank"] * 80)
    return table(*["+1 +1 plank"] * players, mutineers=mutineers, first=first, pile=pile, whole=False, meet=meet)


def drown(match: Match, target: int) -> None:
    """Let everybody else play planks on the target, who stashes loot meanwhile, until the target is overboard."""
    while match.state.view(None)["aboard"][target]:
        seat = asked(match)
        play(match, f"{seat} stash +1 as +1" if seat == target else f"{seat} plank {target}")


def board(state: State) -> TraitresBoard:
    """Return a state, typed as a board."""
    assert isinstance(state, TraitresBoard)
    return state


def hand_of(state: State, seat: int) -> str:
    """Return a hand, in the order of T0.3."""
    return " ".join(names(board(state).crew[seat].hand, KINDS))


def chest_of(state: State) -> str:
    """Return the chest, the top first."""
    return " ".join(KINDS[card] for card in reversed(board(state).chest_cards()))


def pile_of(state: State) -> str:
    """Return the draw pile, the top first."""
    return " ".join(KINDS[card] for card in board(state).pile[board(state).top :])


def discards_of(state: State) -> str:
    """Return the discard pile, in the order of T0.3."""
    return " ".join(name for name, count in zip(KINDS, counts(board(state).discard), strict=True) for _ in range(count))
