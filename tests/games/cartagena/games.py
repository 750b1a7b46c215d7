"""The kit of Cartagena for the tests that all games share, and its random games. Imports the engine only."""

from __future__ import annotations

from games.cartagena.tables import GAME, NAMES, OWN, Parts
from helpers.kits import Exchange, Kit, exchanged

from mutiny import Match, Rng

# The default numbers come first; then long voyages with many storms, and boxes in which one thing or all of them run
# out.
BOXES = (
    Parts(mutiny=40, storms=(1, 2, 4, 5, 9, 13, 14, 21, 30), start=(0, 0, 0)),
    Parts(combat=(5, 1, 1), mutiny=60),
    Parts(gold=(1, 1, 1), mutiny=60),
    Parts(coins=6, mutiny=60),
    Parts(combat=(4, 1, 0), gold=(1, 2, 0), coins=3, each=0, mutiny=20, storms=(1, 3), start=(0, 0, 0)),
)
AT_ONCE = {"mutiny": "at-once"}
TRIED: list[tuple[Parts, dict[str, str]]] = [
    (OWN, {}),
    *((box, {"components": box.text()}) for box in BOXES),
    *((box, {"components": box.text(), **AT_ONCE}) for box in BOXES[1:]),
]
"""Boxes and the options to play with them; if something runs out, the mutiny also breaks out at once (C3.1)."""
OPTIONS = [options for _, options in TRIED]


def some_seat(match: Match, rng: Rng) -> int:
    """Return a seat that is to act. When several lay at once, any of them may be first."""
    acting = match.state.acting
    return acting[rng.below(len(acting))]


def some_move(match: Match, seat: int, rng: Rng) -> int:
    """Return a legal move. Players take sides early and save cards, so that many fight the duels to the end."""
    state = match.state
    moves = list(state.legal_actions(seat))
    words = [state.format_move(seat, action) for action in moves]
    unsided = not state.view(None)["sided"][seat]
    likely = [place for place, word in enumerate(words) if unsided and word in ("visit bijoux", "visit ojo")]
    if likely and rng.below(4):
        return moves[likely[0]]
    if words[-1] == "lay monkey" and rng.below(4):
        return moves[-1]
    return moves[rng.below(len(moves))]


def exchange(number: int, players: int, rng: Rng) -> Exchange:
    """Exchange two cards of one of the piles."""
    box, options = TRIED[number // 2 % len(TRIED)]
    piles = []
    for cards in (box.combat_pile(players), box.gold_pile()):
        kinds = [*cards.elements()]
        piles.append([kinds[place] for place in rng.shuffled(bytes(range(len(kinds))))])
    others = piles[:]
    others[number % 2] = exchanged(piles[number % 2], [*range(len(piles[number % 2]))], rng)
    dealer = f"dealer {rng.below(players)}"
    deals = [[dealer, " ".join(["combat", *pair[0]]), " ".join(["gold", *pair[1]])] for pair in (piles, others)]
    return Exchange(options, rng.below(players), *deals)


KIT = Kit(
    GAME,
    NAMES,
    OPTIONS,
    some_move,
    phases="door take keep swap trade rob side peek post inspect turn lay monkey",
    events="dealer purse pile storm row knock ghost visit gold combat coins pay look under rob offer side peek sailors "
    "post inspect turn idle pass sail mutiny out lifeboat posts arm duel lay shown leave refill duel-won mutiny-won "
    "reveal tie end",
    vocabulary="knock visit take keep swap sell buy rob side peek post inspect turn lay 0 1 3 4 v1 v3 d2 gold coin ojo "
    "ghost none valverde diaz high-diaz a e monkey",
    public="game players phase acting turn round dealer ship track lifeboat row turns_left knocked visiting offer last "
    "coins supply combat_counts gold_counts combat_pile gold_pile sided knows aboard deck posts duel won out_of_game "
    "sides gold_cards combat_cards winning_side totals winners why",
    own="seat combat gold side peeked posts_seen looking laid",
    at_times={},
    exchange=exchange,
    noticing="combat gold look",
    showing="reveal tie end",
    enough=144,
    any_order="swap sell",
)
matches = KIT.matches
play_out = KIT.play_out
