"""T3: the end of the game, in all its ways."""

from __future__ import annotations

from mypy_extensions import i64

from mutiny.games.traitres import events
from mutiny.games.traitres.constants import KINDS, LOOT_WORTH, MUTINEER, PIRATE, ROLES, TEAMS, Card, Role
from mutiny.games.traitres.rules.board import AWAIT_NOTHING, LOOT_BITS, LOOT_MASK, TraitresBoard
from mutiny.games.traitres.rules.piles import EMPTY
from mutiny.kernel.errors import IllegalMove


def open_chest(b: TraitresBoard, seat: i64) -> None:
    """T1.1, T3.1: a pirate reveals the role and opens the chest: the pirates win if it reaches the target, or lose."""
    player = b.crew[seat]
    if player.role != PIRATE:
        raise IllegalMove("T1.1", "a mutineer may not open the chest")
    player.shown = True
    # From now on everybody sees the cards.
    b.why = "T3.1"
    total = worth(b.chest)
    if b.wants_events:
        cards: list[Card] = [KINDS[card] for card in reversed(b.chest_cards())]
        b.emit(events.OPEN.event("T3.1", seat, {"cards": cards, "sum": total, "target": b.setting.target}))
    finish(b, PIRATE if total >= b.setting.target else MUTINEER, "T3.1")


def worth(chest: int) -> i64:
    """T3.1: the sum of the loot in a chest."""
    total: i64 = 0
    while chest > EMPTY:
        total += LOOT_WORTH[chest & LOOT_MASK]
        chest >>= LOOT_BITS
    return total


def end_if_decided(b: TraitresBoard) -> bool:
    """T3.2, T3.3, T3.5: as soon as someone goes overboard: no mutineer is left, or no fewer mutineers than pirates."""
    if b.mutineers == 0:
        finish(b, PIRATE, "T3.2")
        return True
    if b.mutineers >= b.pirates:
        finish(b, MUTINEER, "T3.3")
        return True
    return False


def end_if_pile_is_empty(b: TraitresBoard) -> bool:
    """T3.4: the draw pile is empty: the mutineers win."""
    if b.pile_size():
        return False
    finish(b, MUTINEER, "T3.4")
    return True


def winners(b: TraitresBoard) -> list[int]:
    """T3.5: every member of the winning team wins, overboard or not."""
    return [seat for seat in range(b.players) if b.crew[seat].role == b.team]


def finish(b: TraitresBoard, team: i64, why: str) -> None:
    """A team has won; all roles are revealed."""
    b.team = team
    b.why = why
    b.await_nothing(AWAIT_NOTHING)
    if b.wants_events:
        roles: list[Role] = [ROLES[player.role] for player in b.crew]
        b.emit(events.END.event(why, None, {"team": TEAMS[team], "winners": winners(b), "roles": roles}))
