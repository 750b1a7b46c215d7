"""Views of the board for a seat or a spectator, built from an allow-list: what is not named is not shown."""

from __future__ import annotations

from typing import cast

from mutiny.games.traitres.constants import KINDS, LOOT, LOOT_VALUES, MUTINEER, PHASES, ROLES, SEEN, TEAMS, Card, Loot
from mutiny.games.traitres.rules.actions import OPEN, STASH
from mutiny.games.traitres.rules.board import (
    AWAIT_DECK,
    AWAIT_FIRST,
    AWAIT_ORDER,
    AWAIT_ROLES,
    UNDECIDED,
    TraitresBoard,
)
from mutiny.games.traitres.rules.notation import FIXED, FIXED_ACTION
from mutiny.games.traitres.rules.piles import counts
from mutiny.games.traitres.view_types import Played, TraitresPublicView, TraitresSeatView
from mutiny.kernel.cardset import kinds_of, names, pack


def view(b: TraitresBoard, seat: int | None) -> TraitresPublicView | TraitresSeatView:
    """Return the public table, and for a seat its own role and cards and what its spyglass shows."""
    if seat is None:
        return public(b)
    player = b.crew[seat]
    shown = cast("TraitresSeatView", public(b))
    shown["seat"] = seat
    shown["role"] = None if b.awaited == AWAIT_ROLES else ROLES[player.role]
    shown["hand"] = names(player.hand, KINDS)
    if b.setting.mutineers_meet and player.role == MUTINEER and b.awaited != AWAIT_ROLES:
        shown["mutineers"] = [other for other in range(b.players) if b.crew[other].role == MUTINEER]
    if b.awaited == AWAIT_ORDER and b.turn == seat:
        shown["seen"] = [KINDS[card] for card in sorted(b.chest_cards()[-SEEN:])]
    return shown


def public(b: TraitresBoard) -> TraitresPublicView:
    """Return what everybody sees."""
    chest = b.chest_cards()
    return {
        "game": "traitres",
        "players": b.players,
        "phase": PHASES[b.awaited],
        "acting": list(b.acting),
        "turn": None if b.awaited <= AWAIT_FIRST else b.turn,
        "target": b.setting.target,
        "mutineers_among": b.setting.roles.count(MUTINEER),
        "hand_sizes": [player.size for player in b.crew],
        "planks": [player.planks for player in b.crew],
        "aboard": [player.aboard for player in b.crew],
        "roles": [ROLES[player.role] if player.shown or b.over else None for player in b.crew],
        "chest": len(chest),
        "opened": [KINDS[card] for card in reversed(chest)] if b.why == "T3.1" else None,
        "announced": [[who, LOOT_VALUES[value]] for who, value in b.announcements()],
        "played": played(b),
        "draw_pile": b.pile_size(),
        "discard_pile": sum(counts(b.discard)),
        "team": None if b.team == UNDECIDED else TEAMS[b.team],
        "why": b.why or None,
    }


def played(b: TraitresBoard) -> Played | None:
    """T2.1, T2.9: the last card played, who played it and, if it has a target, on whom."""
    if b.played == OPEN:
        return None
    if b.played == STASH:
        return {"seat": b.played_by, "card": LOOT}
    card, _, target = FIXED[b.played].partition(" ")
    shown: Played = {"seat": b.played_by, "card": cast("Card", card)}
    if target:
        shown["target"] = int(target)
    return shown


def lay_as_seen(b: TraitresBoard, view: TraitresSeatView, own: int) -> None:
    """Set up an empty board from a seat's view; what the view does not show stays empty."""
    b.awaited = PHASES.index(view["phase"])
    acting = view["acting"]
    b.set_acting(sum([1 << seat for seat in acting]))
    b.turn = view["turn"] or 0
    b.over = view["phase"] == "over"
    b.awaits_chance = b.awaited <= AWAIT_DECK
    b.targets = 0
    for seat, player in enumerate(b.crew):
        player.size = view["hand_sizes"][seat]
        player.hand = 0
        player.planks = view["planks"][seat]
        player.aboard = view["aboard"][seat]
        role = view["roles"][seat]
        player.shown = role is not None and not b.over
        if role is not None:
            player.role = ROLES.index(role)
        if player.aboard:
            b.targets |= 1 << seat
    b.crew[own].hand = pack(kinds_of(view["hand"], KINDS))
    b.lay_announcements([(seat, LOOT_VALUES.index(value)) for seat, value in announcements(view)])
    _lay_played(b, view["played"])
    opened: list[Card] = view["opened"] or []
    b.lay_chest(list(reversed(kinds_of(opened, KINDS))))
    team = view["team"]
    b.team = UNDECIDED if team is None else TEAMS.index(team)
    b.why = view["why"] or ""


def announcements(view: TraitresPublicView) -> list[tuple[int, Loot]]:
    """Return the announcements of a view, each a seat and a value, the first one first."""
    return [(cast("int", said[0]), cast("Loot", said[1])) for said in view["announced"]]


def _lay_played(b: TraitresBoard, last: Played | None) -> None:
    if last is None:
        b.played = OPEN
        return
    b.played_by = last["seat"]
    if last["card"] == LOOT:
        b.played = STASH
    elif "target" in last:
        b.played = FIXED_ACTION[f"{last['card']} {last['target']}"]
    else:
        b.played = FIXED_ACTION[last["card"]]
