"""Values of all legal moves of a bot that decides, from the view, the notation and the inference only."""

from __future__ import annotations

from typing import Final

from mutiny.games.traitres.bots.inference import Inference
from mutiny.games.traitres.bots.mutineer_policy import exposure
from mutiny.games.traitres.bots.situation import Situation
from mutiny.games.traitres.bots.weights import LOOT_KINDS
from mutiny.games.traitres.constants import RID, SEEN
from mutiny.games.traitres.view_types import TraitresSeatView

# The value of keeping a card in hand, when two cards must be put back.
KEPT_BY_PIRATES: Final[dict[str, float]] = {
    "+1": 3.0, "plank": 2.0, "spyglass": 1.8, "catch": 1.6, "0": 1.2, "riddance": 1.0, "pockets": 0.8, "-2": 0.0,
}  # fmt: skip
KEPT_BY_MUTINEERS: Final[dict[str, float]] = {
    "-2": 3.0, "riddance": 2.5, "plank": 2.0, "pockets": 1.9, "0": 1.5, "+1": 1.2, "spyglass": 0.8, "catch": 0.7,
}  # fmt: skip

LIES: Final = 3
"""A mutineer lies about one bad card in this number."""


def values(inference: Inference, view: TraitresSeatView, moves: list[list[str]]) -> list[float]:
    """Return a value for each legal move, in order; the best move has the highest.

    >>> from mutiny import new
    >>> match = new("traitres", ["Ann", "Bo", "Cy", "Di"], seed=bytes([1] * 32))
    >>> seat = match.state.acting[0]
    >>> view, moves = match.state.view(seat), match.legal_moves(seat)
    >>> found = values(Inference(view), view, [move.split(" ") for move in moves])
    >>> view["role"], view["hand"], moves[found.index(max(found))]
    ('pirate', ['+1', '0', '-2'], 'stash +1 as +1')
    """
    if view["phase"] == "return":
        return [_returned(inference, move[1:]) for move in moves]
    situation = situation_of(inference, view, moves)
    if situation.quiet and view["phase"] == "turn":
        return [_value(situation, move) - exposure(inference, move) for move in moves]
    return [_value(situation, move) for move in moves]


def situation_of(inference: Inference, view: TraitresSeatView, moves: list[list[str]]) -> Situation:
    """Return what a bot concludes about the game, as far as these moves need it."""
    rebel = inference.rebel
    # A keen mutineer avoids suspicion.
    quiet = rebel and inference.frequencies is not None
    situation = Situation(inference.players, rebel, quiet)
    among = view["mutineers_among"]
    for seat in inference.others():
        situation.guilt[seat] = inference.suspicion.of(seat)
        situation.blame[seat] = inference.rumour.of(seat) * inference.players / among
    situation.planks = view["planks"]
    shown = view["roles"]
    gone = sum([1 for seat in range(inference.players) if inference.overboard[seat] and shown[seat] == "mutineer"])
    aboard = len(inference.others()) + 1
    situation.mutineers = among - gone
    situation.at_stake = aboard - situation.mutineers - 1 <= situation.mutineers
    situation.lies = rebel and not quiet and inference.stashed % LIES == LIES - 1
    situation.unwelcome = view["hand"].count("+1" if rebel else "-2")
    situation.unknown = unknown(inference)
    for move in moves:
        if move[0] == "open":
            odds = inference.chest.odds(inference.suspicion, view["target"])
            situation.opens = odds > patience(view["draw_pile"], aboard)
        elif move[0] == "riddance":
            situation.riches = inference.chest.worth(inference.suspicion, RID)
    return situation


def _value(situation: Situation, move: list[str]) -> float:
    verb = move[0]
    if verb == "stash":
        return situation.stash(LOOT_KINDS[move[1]], LOOT_KINDS[move[3]])
    if verb == "plank":
        return situation.plank(int(move[1]))
    if verb == "pockets":
        return situation.pockets(int(move[1]))
    if verb == "open":
        return situation.open()
    if verb == "spyglass":
        return situation.spyglass()
    if verb == "riddance":
        return situation.riddance()
    if verb == "order":
        return situation.order([LOOT_KINDS[card] for card in move[1:]])
    return situation.catch()


def patience(left: int, aboard: int) -> float:
    """Return the probability that a pirate requires before opening the chest: it falls as the draw pile shrinks (T3.4).

    >>> patience(40, 5) > patience(4, 5) > patience(1, 5)
    True
    """
    if left <= 1:
        return -1.0
    if left <= aboard:
        return 0.35
    if left <= 2 * aboard:
        return 0.6
    return 0.85


def unknown(inference: Inference) -> int:
    """Return how many of the cards that a spyglass would show are unknown."""
    return sum([1 for slot in inference.chest.slots[-SEEN:] if not all(item.known for item in slot)])


def _returned(inference: Inference, cards: list[str]) -> float:
    """T2.6: the least useful cards go back; the next player draws the first of them."""
    kept = KEPT_BY_MUTINEERS if inference.rebel else KEPT_BY_PIRATES
    total = 0.0
    for card in cards:
        total -= kept[card]
    after = inference.seat
    while True:
        after = (after + 1) % inference.players
        if not inference.overboard[after]:
            break
    likes = KEPT_BY_MUTINEERS if inference.suspicion.of(after) > 0.5 else KEPT_BY_PIRATES
    friend = (inference.suspicion.of(after) > 0.5) == inference.rebel
    return total + 0.01 * (likes[cards[0]] if friend else -likes[cards[0]])
