"""The numbers of a row of Cartagena, computed from a view in a second way. Imports nothing of the engine."""

from __future__ import annotations

from typing import Any

from helpers.rows import Numbers, flat, many_of, one_of
from kernel.tables import words

PHASES = words(
    "dealer combat gold storm row sailors posts door take keep swap trade rob side peek post inspect turn lay monkey "
    "over"
)
PIRATES = words(
    "captain-valverde ramon-diaz crackpott tembo wessel-jan dean-nero pang chang-ye sate bijoux ojo cambivalute ghost"
)
COMBAT = ["v1", "v2", "v3", "d1", "d2", "d3"]
GOLD = ["g1", "g2", "g3"]
SIDES = ["valverde", "diaz"]
LETTERS = ["a", "b", "c", "d", "e"]


def numbers(view: dict[str, Any]) -> Numbers:
    """Return the expected fields of a row for the seat with this view."""
    players = view["players"]
    seats = [(view["seat"] + step) % players for step in range(players)]
    return voyage(view, seats) | crew(view, seats) | sailors(view) | duel(view, seats) | own(view)


def voyage(view: dict[str, Any], seats: list[int]) -> Numbers:
    last = view["last"] or {"seat": None, "pirate": None, "count": 0, "target": None, "letter": None}
    ship = view["ship"]
    storms = [space - ship for space in view["track"]["storms"] if space > ship]
    return {
        "phase": one_of(PHASES, view["phase"]),
        "acting": [int(seat in view["acting"]) for seat in seats],
        "seat": one_of(sorted(seats), view["seat"]),
        "dealer": one_of(seats, view["dealer"]),
        "round": [min(view["round"], 255)],
        "ship": [ship],
        "to_mutiny": [view["track"]["mutiny"] - ship],
        "to_storm": [min(storms, default=0)],
        "lifeboat": one_of(PIRATES, view["lifeboat"]),
        "open": [int({"pirate": pirate, "by": None} in view["row"]) for pirate in PIRATES],
        "visited": [int({"pirate": pirate, "by": seat} in view["row"]) for seat in seats for pirate in PIRATES],
        "closed": [view["row"].count({"pirate": None, "by": None})],
        "turns_left": [view["turns_left"]],
        "knocked": [int(view["knocked"])],
        "visiting": one_of(PIRATES, view["visiting"]),
        "offer": [view["offer"]],
        "last_by": one_of(seats, last["seat"]),
        "last": one_of(PIRATES, last["pirate"]),
        "last_count": [last["count"]],
        "last_target": one_of(seats, last["target"]),
        "last_duel": one_of(LETTERS, last["letter"]),
        "supply": [view["supply"]],
        "combat_pile": [view["combat_pile"]],
        "gold_pile": [view["gold_pile"]],
    }


def crew(view: dict[str, Any], seats: list[int]) -> Numbers:
    sides = view["sides"] or view["peeked"][:]
    sides[view["seat"]] = view["side"]
    knows = [view["knows"][seat] for seat in seats]
    return {
        "coins": [view["coins"][seat] for seat in seats],
        "combat_counts": [view["combat_counts"][seat] for seat in seats],
        "gold_counts": [view["gold_counts"][seat] for seat in seats],
        "sided": [int(view["sided"][seat]) for seat in seats],
        "aboard": [int(view["aboard"][seat]) for seat in seats],
        "sides": flat(one_of(SIDES, sides[seat]) for seat in seats),
        "knows_sides": [
            int((seat + step) % len(seats) in view["knows"][seat]["sides"])
            for seat in seats
            for step in range(len(seats))
        ],
        "knows_posts": [int(letter in known["posts"]) for known in knows for letter in LETTERS],
        "knew_posts": [int(letter in known["posts_once"]) for known in knows for letter in LETTERS],
    }


def sailors(view: dict[str, Any]) -> Numbers:
    stand, either = [], []
    for post, seen in zip(view["posts"], view["posts_seen"], strict=True):
        if isinstance(post, list):
            stand.append(post)
        else:
            stand.append([seen["valverde"], seen["diaz"]] if seen and "diaz" in seen else [0, 0])
        hidden = not isinstance(post, list) and seen and "either" in seen
        either.append(seen["either"] if hidden else [0, 0])
    return {
        "deck": [view["deck"]],
        "pairs": [5 - view["posts"].count(None)],
        "posts": flat(stand),
        "either": flat(either),
    }


def duel(view: dict[str, Any], seats: list[int]) -> Numbers:
    now = view["duel"] or {"letter": None, "round": 0, "valverde": 0, "diaz": 0, "in": [], "rounds": []}
    monkeys = [seat for shown in now["rounds"] for seat in shown["monkeys"]]
    return {
        "duel": one_of(LETTERS, now["letter"]),
        "duel_round": [min(now["round"], 255)],
        "totals": [now["valverde"], now["diaz"]],
        "dueling": [int(seat in now["in"]) for seat in seats],
        "shown": many_of(COMBAT, [card for shown in now["rounds"] for card in shown["cards"]]),
        "monkeys": [int(seat in monkeys) for seat in seats],
        "won": flat(one_of(SIDES, side) for side in view["won"]),
        "out_of_game": many_of(COMBAT, view["out_of_game"]),
        "winning_side": one_of(SIDES, view["winning_side"]),
        "winners": [int(seat in (view["winners"] or [])) for seat in seats],
    }


def own(view: dict[str, Any]) -> Numbers:
    looking = view["looking"] or {}
    taken = view["phase"] == "post" and looking
    return {
        "combat": many_of(COMBAT, view["combat"]),
        "gold": many_of(GOLD, view["gold"]),
        "laid": one_of([*COMBAT, "monkey"], view["laid"]),
        "top_gold": many_of(GOLD, looking.get("gold", [])),
        "top_combat": many_of(COMBAT, looking.get("combat", [])),
        "sailors": looking["values"] if taken else [0, 0],
    }
