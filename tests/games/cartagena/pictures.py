"""The engine's positions in the form of the reference implementation, so that the two can be compared completely.

Imports the engine's public forms and its board, for fields that no view shows; and the reference's component table.
"""

from __future__ import annotations

import tomllib
from typing import Any

from games.cartagena.tables import PIRATES, board, combat_pile, gold_pile
from reference.cartagena import CartagenaTable, Components

from mutiny import Match, State
from mutiny.games.cartagena.constants import COMBAT, LETTERS, NO_SIDE, SIDES

VOYAGE = ("storm", "row", "sailors", "door", "take", "keep", "swap", "trade", "rob", "side", "peek")
CAMBIVALUTE = ("post", "inspect", "turn")


def picture(state: State) -> dict[str, Any]:
    """Return a position as the reference's `CartagenaTable.summary` gives it."""
    b = board(state)
    shown = state.view(None)
    seats = [state.view(seat) for seat in range(state.players)]
    phase = shown["phase"]
    afloat = phase in (*VOYAGE, *CAMBIVALUTE)
    aground = phase in ("posts", "lay", "monkey", "over")
    # The reference removes the row at the end of the round; the engine keeps it until the next one is laid.
    row = [] if phase in ("storm", "row") else [*b.row]
    duel = None if state.over else shown["duel"]
    pairs = [[*b.posts[2 * place : 2 * place + 2]] for place in range(5)]
    return {
        "expected": _expected(state),
        "phase": phase,
        "combat": [view["combat"] for view in seats],
        "gold": [view["gold"] for view in seats],
        "coins": shown["coins"],
        "sides": [None if player.side == NO_SIDE else SIDES[player.side] for player in b.crew],
        "combat_pile": [] if phase in ("dealer", "combat") else combat_pile(state),
        "gold_pile": [] if phase in ("dealer", "combat", "gold") else gold_pile(state),
        "supply": shown["supply"],
        "deck": [value for value in range(1, 11) if b.deck >> value & 1],
        "posts": [pair if pair[0] else None for pair in pairs],
        "sailors": [b.low, b.high] if phase == "post" else [],
        "inspected": LETTERS[b.last_letter] if phase == "turn" else None,
        "round": shown["round"],
        "dealer": None if aground else shown["dealer"],
        "turn": shown["turn"] if afloat else None,
        "ship": shown["ship"],
        "lifeboat": None if aground else shown["lifeboat"],
        "row": [PIRATES[pirate] for pirate in row],
        "turned_up": b.opened if row else 0,
        "gone": _gone(shown["row"]) if row else [],
        "knocked": shown["knocked"],
        "visiting": shown["visiting"],
        "offer": shown["offer"] if row else 0,
        "why": _why(shown) if aground else None,
        "still_in": shown["aboard"],
        "duel": None if duel is None else duel["letter"],
        "duel_round": 0 if duel is None else duel["round"],
        "duellists": [] if duel is None else duel["in"],
        "laid": [view["laid"] for view in seats],
        "shown": [] if duel is None else _sorted([card for cards in duel["rounds"] for card in cards["cards"]]),
        "out_of_game": shown["out_of_game"],
        "duels_won": [side for side in shown["won"] if side is not None],
        "result": state.result() if state.over else None,
    }


def _expected(state: State) -> list[Any]:
    if state.over:
        return ["over", None]
    if state.awaits_chance:
        return ["chance", state.view(None)["phase"]]
    return ["move", [*state.acting]]


def _gone(row: list[dict[str, Any]]) -> list[str]:
    """Return the pirates used and whether the Ghost was met, in the order of C2."""
    gone = [door["pirate"] for door in row if door["by"] is not None]
    return [pirate for pirate in PIRATES if pirate in gone]


def _why(shown: dict[str, Any]) -> str:
    """Return why the mutiny broke out. No field stores the reason, but the ship and the piles still show it."""
    if shown["ship"] == shown["track"]["mutiny"]:
        return "space"
    return "gold" if shown["combat_pile"] and not shown["gold_pile"] else "coins" if shown["combat_pile"] else "combat"


def _sorted(cards: list[str]) -> list[str]:
    return sorted(cards, key=COMBAT.index)


def components_of(options: dict[str, str]) -> Components | None:
    """Return a host's table for the reference, which reads no files, or None for the default."""
    if "components" not in options:
        return None
    data: dict[str, Any] = tomllib.loads(options["components"])
    assert data["coins"]["each"] == 1, "the reference deals a coin each"
    combat = {f"{colour}{worth}": count for colour in "vd" for worth, count in data["combat"].items()}
    gold = {f"g{worth}": count for worth, count in data["gold"].items()}
    track = data["track"]
    start = {int(players): space for players, space in data["start"].items()}
    return Components(combat, gold, data["coins"]["all"], track["mutiny"], tuple(track["storms"]), start)


def table_of(match: Match) -> CartagenaTable:
    """Return the same position in the reference implementation, by the same entries."""
    table = CartagenaTable(match.state.players, match.options, components_of(match.options))
    for who, notation in match.entries:
        table.play("*" if who is None else who, notation)
    return table
