"""T3: the end of the game, in all its ways."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mutiny.games.traitres.constants import KINDS, MUTINEER, PIRATE, ROLES, TEAMS
from mutiny.games.traitres.rules.board import AWAIT_NOTHING, LOOT_BITS, LOOT_MASK, Board
from mutiny.games.traitres.rules.piles import EMPTY
from mutiny.kernel.errors import IllegalMove
from mutiny.kernel.events import Event

WORTH: Final[tuple[int, ...]] = (1, 0, -2)


def open_chest(b: Board, seat: i64) -> None:
    """T1.1, T3.1: a pirate reveals the role and opens the chest: the pirates win if it reaches the target, or lose."""
    player = b.crew[seat]
    if player.role != PIRATE:
        raise IllegalMove("T1.1", "a mutineer may not open the chest")
    player.shown = True
    total = worth(b.chest)
    if b.telling:
        cards = [KINDS[card] for card in reversed(b.chest_cards())]
        facts = {"cards": cards, "sum": total, "target": b.setting.target}
        b.tell(Event("open", "T3.1", seat, facts))
    finish(b, PIRATE if total >= b.setting.target else MUTINEER, "T3.1")


def worth(chest: int) -> i64:
    """T3.1: the sum of the loot in a chest."""
    total: i64 = 0
    while chest > EMPTY:
        total += WORTH[chest & LOOT_MASK]
        chest >>= LOOT_BITS
    return total


def end_if_decided(b: Board) -> bool:
    """T3.2, T3.3, T3.5: as soon as someone goes overboard: no mutineer is left, or no fewer mutineers than pirates."""
    if b.mutineers == 0:
        finish(b, PIRATE, "T3.2")
        return True
    if b.mutineers >= b.pirates:
        finish(b, MUTINEER, "T3.3")
        return True
    return False


def end_if_pile_is_empty(b: Board) -> bool:
    """T3.4: the draw pile is empty: the mutineers win."""
    if b.pile_size():
        return False
    finish(b, MUTINEER, "T3.4")
    return True


def winners(b: Board) -> list[int]:
    """T3.5: every member of the winning team wins, overboard or not."""
    return [seat for seat in range(b.players) if b.crew[seat].role == b.team]


def finish(b: Board, team: i64, why: str) -> None:
    """A team has won; all roles are revealed."""
    b.team = team
    b.why = why
    if b.telling:
        roles = [ROLES[player.role] for player in b.crew]
        b.tell(Event("end", why, None, {"team": TEAMS[team], "winners": winners(b), "roles": roles}))
    b.await_nothing(AWAIT_NOTHING)
