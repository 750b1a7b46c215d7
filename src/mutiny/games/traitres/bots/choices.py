"""Values of all legal moves, for a pirate and for a mutineer, from the view, the moves' notation and the mind alone."""

from __future__ import annotations

from typing import Any, Final

from mutiny.bots.policy import AT_ONCE, NEVER
from mutiny.games.traitres.bots.chest import WORTH
from mutiny.games.traitres.bots.cunning import mutineer_value
from mutiny.games.traitres.bots.mind import Mind
from mutiny.games.traitres.constants import SEEN

# The value of keeping a card in hand, when two cards must be put back.
KEPT_BY_PIRATES: Final[dict[str, float]] = {
    "+1": 3.0, "plank": 2.0, "spyglass": 1.8, "catch": 1.6, "0": 1.2, "riddance": 1.0, "pockets": 0.8, "-2": 0.0,
}  # fmt: skip
KEPT_BY_MUTINEERS: Final[dict[str, float]] = {
    "-2": 3.0, "riddance": 2.5, "plank": 2.0, "pockets": 1.9, "0": 1.5, "+1": 1.2, "spyglass": 0.8, "catch": 0.7,
}  # fmt: skip

LIES: Final = 3
"""A mutineer lies about one bad card in this number."""

# The value of the first, second and third plank, as a share of the third.
PLANK_SHARE: Final[tuple[float, ...]] = (0.15, 0.35, 1.0)


def values(mind: Mind, view: dict[str, Any], moves: list[list[str]]) -> list[float]:
    """Return a value for each legal move, in order; the best move has the highest.

    >>> from mutiny import new
    >>> match = new("traitres", ["Ann", "Bo", "Cy", "Di"], seed=bytes([1] * 32))
    >>> seat = match.state.acting[0]
    >>> view, moves = match.state.view(seat), match.legal(seat)
    >>> found = values(Mind(view), view, [move.split(" ") for move in moves])
    >>> view["role"], view["hand"], moves[found.index(max(found))]
    ('pirate', ['+1', '0', '-2'], 'stash +1 as +1')
    """
    phase: str = view["phase"]
    if phase == "order":
        return [_ordered(mind, move[1:]) for move in moves]
    if phase == "return":
        return [_returned(mind, move[1:]) for move in moves]
    crew = Crew(mind, view)
    if mind.rebel:
        worth = [_for_mutineer(mind, view, crew, move) for move in moves]
        if mind.manners is not None:
            return [mutineer_value(mind, plain, move) for plain, move in zip(worth, moves, strict=True)]
        return worth
    return [_for_pirate(mind, view, crew, move) for move in moves]


class Crew:
    """The numbers of pirates and mutineers aboard, which are public."""

    def __init__(self, mind: Mind, view: dict[str, Any]) -> None:
        shown: list[str | None] = view["roles"]
        gone = sum([1 for seat in range(mind.players) if mind.overboard[seat] and shown[seat] == "mutineer"])
        aboard = len(mind.others()) + 1
        self.aboard = aboard
        self.mutineers: int = view["mutineers_among"] - gone
        self.pirates = aboard - self.mutineers
        # Whether one pirate less decides the game (T3.3).
        self.at_stake = self.pirates - 1 <= self.mutineers


def patience(view: dict[str, Any], aboard: int) -> float:
    """Return the probability that a pirate requires before opening the chest: it falls as the draw pile shrinks (T3.4).

    >>> patience({"draw_pile": 40}, 5) > patience({"draw_pile": 4}, 5) > patience({"draw_pile": 1}, 5)
    True
    """
    left: int = view["draw_pile"]
    if left <= 1:
        return -1.0
    if left <= aboard:
        return 0.35
    if left <= 2 * aboard:
        return 0.6
    return 0.85


def _for_pirate(mind: Mind, view: dict[str, Any], crew: Crew, move: list[str]) -> float:
    verb = move[0]
    hand: list[str] = view["hand"]
    if verb == "open":
        odds = mind.chest.odds(mind.suspicion, view["target"])
        return AT_ONCE if odds > patience(view, crew.aboard) else NEVER
    if verb == "stash":
        # Truthfully: the other pirates must be able to count.
        return {"+1": 1.0, "0": 0.3, "-2": -1.5}[move[1]] if move[1] == move[3] else NEVER
    if verb == "plank":
        return _plank_by_pirate(mind, view, crew, int(move[1]))
    if verb == "spyglass":
        return 0.2 + 0.3 * unknown(mind)
    if verb == "riddance":
        return -mind.chest.worth(mind.suspicion, 2) - 0.4
    if verb == "pockets":
        # The target draws three cards, and time favours the mutineers.
        return 1.2 * mind.suspicion.of(int(move[1])) - 0.5
    return 0.35 + 0.4 * hand.count("-2")


def _plank_by_pirate(mind: Mind, view: dict[str, Any], crew: Crew, target: int) -> float:
    chance = mind.suspicion.of(target)
    gain = 7.0 if crew.mutineers == 1 else 4.0
    loss = 8.0 if crew.at_stake else 4.0
    planks: int = view["planks"][target]
    return PLANK_SHARE[planks] * (chance * gain - (1.0 - chance) * loss)


def unknown(mind: Mind) -> int:
    """Return how many of the cards that a spyglass would show are unknown."""
    return sum([1 for slot in mind.chest.slots[-SEEN:] if not all(item.known for item in slot)])


def _for_mutineer(mind: Mind, view: dict[str, Any], crew: Crew, move: list[str]) -> float:
    verb = move[0]
    hand: list[str] = view["hand"]
    if verb == "stash":
        worth = {"-2": 2.0, "0": 0.6, "+1": -0.8}[move[1]]
        if move[1] == "-2" and mind.stashed % LIES == LIES - 1:
            # The fuller the chest seems, the sooner a pirate opens it in vain.
            return worth - {"+1": 0.0, "0": 0.2, "-2": 1.0}[move[3]]
        # A liar who is found out, as most are, is soon overboard.
        return worth if move[1] == move[3] else worth - 1.0
    if verb == "plank":
        return _plank_by_mutineer(mind, view, crew, int(move[1]))
    if verb == "spyglass":
        return 0.1
    if verb == "riddance":
        # Everybody sees who throws good cards away.
        return mind.chest.worth(mind.suspicion, 2) - 0.8
    if verb == "pockets":
        return 0.8 - 1.2 * mind.suspicion.of(int(move[1]))
    return 0.3 + 0.3 * hand.count("+1")


def _plank_by_mutineer(mind: Mind, view: dict[str, Any], crew: Crew, target: int) -> float:
    fellow = mind.suspicion.of(target)
    planks: int = view["planks"][target]
    if planks == 2 and crew.at_stake:
        return 50.0 * (1.0 - fellow) - 50.0 * fellow
    # Join the others against a player they already blame: a mutineer who acts alone would be suspected.
    among: int = view["mutineers_among"]
    blamed = mind.rumour.of(target) * mind.players / among
    return (0.5, 0.9, 1.6)[planks] * (1.0 - 3.0 * fellow) * min(1.5, blamed)


def _ordered(mind: Mind, cards: list[str]) -> float:
    """T2.5: a riddance takes from the top: a pirate leaves the worst cards there, a mutineer the best."""
    total = 0.0
    for depth, card in enumerate(cards):
        total += WORTH[card] * depth
    return -total if mind.rebel else total


def _returned(mind: Mind, cards: list[str]) -> float:
    """T2.6: the least useful cards go back; the next player draws the first of them."""
    kept = KEPT_BY_MUTINEERS if mind.rebel else KEPT_BY_PIRATES
    total = 0.0
    for card in cards:
        total -= kept[card]
    after = mind.seat
    while True:
        after = (after + 1) % mind.players
        if not mind.overboard[after]:
            break
    likes = KEPT_BY_MUTINEERS if mind.suspicion.of(after) > 0.5 else KEPT_BY_PIRATES
    friend = (mind.suspicion.of(after) > 0.5) == mind.rebel
    return total + 0.01 * (likes[cards[0]] if friend else -likes[cards[0]])
