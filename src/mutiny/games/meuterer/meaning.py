"""What matters to a player of Meuterer: the goal, dangers, key numbers, and what each move would mean.

Everything is computed from a view. The sentences are in `i18n/LANG/meaning.ftl`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mutiny.games.meuterer.constants import ANY, EXTRA, GOODS, HAND, KINDS, RING
from mutiny.i18n.meanings import Count, Fact, Meaning
from mutiny.i18n.speech import Wording, counted, each, player, word
from mutiny.kernel.events import AnyView

NUMBERS = ("sole", "two", "three")
"""M5.6: the numbers of an island for the player who sells most alone, and for two or three who are tied."""


def destination(view: AnyView, cards: int) -> dict[str, Any]:
    """M2.5: the island that a number of cards in hand leads to, and its docking value."""
    ring: list[str] = view["ring"]
    island = ring[(ring.index(view["ship"]) + cards) % RING]
    return {"island": island, "points": int(view["islands"][island]["docking"])}


def sellable(view: AnyView, island: str, offered: Sequence[str]) -> list[str]:
    """M5.4: the kinds among cards offered that an island buys."""
    buys = view["islands"][island]["buys"]
    return [kind for kind in GOODS if kind in offered and buys in (kind, ANY)]


def most_sold(view: AnyView, island: str, offered: Sequence[str]) -> int:
    """M5.4: the most cards that a player can sell at an island, all of one kind."""
    return max((offered.count(kind) for kind in sellable(view, island, offered)), default=0)


def price(view: AnyView, island: str, tied: int) -> int:
    """M5.6: the points of each player when this many are tied for most."""
    return int(view["islands"][island][NUMBERS[tied - 1]]) if tied <= len(NUMBERS) else 0


def sale(view: AnyView, island: str, count: int, others: Sequence[int], merchant: bool = False) -> dict[str, Any]:
    """M5.6, M5.7: what a sale brings beside those of the others: how it stands, and the points."""
    most = max(others, default=0)
    facts: dict[str, Any] = {"island": island, "count": count, "most": most}
    if count < most:
        return {**facts, "standing": "behind", "points": 0}
    tied = 1 + others.count(count)
    return {
        **facts,
        "standing": "alone" if tied == 1 else "tied",
        "tied": tied,
        "points": price(view, island, 1 if merchant else tied),
    }


def _others(view: AnyView) -> list[int]:
    return [seat for seat in range(int(view["players"])) if seat != view["seat"]]


def _still_in(view: AnyView) -> list[int]:
    """Return the other players who have not left the offering."""
    return [seat for seat in _others(view) if not view["left"][seat]]


def _role(view: AnyView) -> str:
    """Return this seat's role; `none` if it has none yet."""
    return "captain" if view["captain"] == view["seat"] else str(view["role"] or "none")


def _side(role: str) -> str | None:
    """M4.2: the side of a role in a mutiny."""
    if role in ("captain", "mate"):
        return "against"
    return "for" if role in ("mutineer", "boy") else None


def _conflicts(view: AnyView, seat: int) -> int:
    """M4.4: the conflict cards that a player has offered, if those count."""
    if view["options"]["offered-conflict"] != "counts":
        return 0
    return int(view["offered"][seat].count("conflict"))


def goal(view: AnyView) -> Fact | None:
    """M5.8: most points win; and what this round's role is to achieve."""
    if view["phase"] == "over" or not view["round"]:
        return None if view["phase"] == "over" else Fact("points")
    facts: dict[str, Any] = {"round": int(view["round"]), "rounds": int(view["rounds"])}
    if "seat" not in view:
        return Fact("round", facts)
    return Fact("role", {**facts, "role": _role(view), "points": int(view["pay"] or 0) + 1})


def numbers(view: AnyView) -> list[Count]:
    """Return the points beside the best, and the sides of a mutiny."""
    if not view["round"]:
        return []
    found = [Count("round", int(view["round"]), int(view["rounds"]))]
    if "seat" in view:
        best = max(view["scores"][seat] for seat in _others(view))
        found.append(Count("points", int(view["scores"][view["seat"]]), best))
    if view["mutiny"] is not None:
        found.append(Count("mutiny", int(view["mutiny"]["for"]), int(view["mutiny"]["against"])))
    return found


def dangers(view: AnyView) -> list[Fact]:
    """M4.5, MP.3: a mutiny that goes against this seat, and pirates who can rob the cards offered."""
    found = []
    mutiny = view["mutiny"]
    if view["phase"] == "fight" and mutiny is not None:
        won = mutiny["for"] >= mutiny["against"]
        side = _side(_role(view))
        if side is not None and won != (side == "for"):
            facts = {"for": int(mutiny["for"]), "against": int(mutiny["against"]), "role": _role(view)}
            found.append(Fact("mutiny", facts))
    if view["phase"] in ("offer", "take") and view["offered"][view["seat"]] and _pirates_near(view):
        found.append(Fact("pirates"))
    return found


def _pirates_near(view: AnyView) -> bool:
    """MP.2, MP.3: whether another player who may hold the pirates card could have all cards offered discarded."""
    if view["pirate_ship"] is None or "pirates" in view["hand"] or "pirates" in view["discard_pile"]:
        return False
    ring: list[str] = view["ring"]
    distance = (ring.index(view["pirate_ship"]) - ring.index(view["ship"])) % RING
    stride = 2 if view["options"]["pirates"] == "double" else 1
    sizes = [int(view["hand_sizes"][seat]) for seat in _still_in(view)]
    return any(size and (size - 1) * stride >= distance for size in sizes)


def move(notation: str, view: AnyView) -> list[Fact]:
    """Return what a move would mean."""
    verb, *words = notation.split(" ")
    return MOVES[verb](words, view)


def _pay(words: Sequence[str], _: AnyView) -> list[Fact]:
    """M5.1: what the promise costs, and what it is worth to a Mate."""
    amount = int(words[0])
    return [Fact("pay", {"count": amount, "points": amount + 1})]


def _offer(words: Sequence[str], view: AnyView) -> list[Fact]:
    """M2.1: what the offer would sell for if nobody adds to it, and where the cards left would lead."""
    card, seat = words[0], view["seat"]
    offered = [*view["offered"][seat], card]
    if card == "pirates":
        return _offer_pirates(view)
    if card == "conflict":
        counts = view["options"]["offered-conflict"] == "counts"
        return [Fact("offer-conflict", {"counts": counts}), *_then(view)]
    found = []
    for island in view["active"]:
        kinds = sellable(view, island, offered)
        if card not in kinds:
            continue
        count = offered.count(card)
        if count < most_sold(view, island, offered):
            best = max(kinds, key=offered.count)
            found.append(Fact("offer-smaller", {"island": island, "cards": [best] * offered.count(best)}))
            continue
        others = [most_sold(view, island, view["offered"][other]) for other in _others(view)]
        found.append(Fact("offer", {"cards": [card] * count, **sale(view, island, count, others)}))
    if len([fact for fact in found if fact.id == "offer"]) > 1:
        found.append(Fact("once"))
    return [*(found or [Fact("offer-unsold", {"card": card})]), *_then(view)]


def _then(view: AnyView) -> list[Fact]:
    """M2.5, M3.2: where the ship would go if this seat left after one more card."""
    cards = int(view["hand_sizes"][view["seat"]]) - 1
    return [Fact("then", {"captain": _role(view) == "captain", "left": cards, **destination(view, cards)})]


def _offer_pirates(view: AnyView) -> list[Fact]:
    """MP.2, MP.3: the cards offered that would be lost."""
    ring: list[str] = view["ring"]
    stride = 2 if view["options"]["pirates"] == "double" else 1
    steps = (int(view["hand_sizes"][view["seat"]]) - 1) * stride
    if (ring.index(view["pirate_ship"]) - ring.index(view["ship"])) % RING > steps:
        return [Fact("pirates-miss")]
    lost = [len(offered) for offered in view["offered"]]
    return [Fact("pirates-rob", {"count": sum(lost), "own": lost[view["seat"]]})]


def _leave(_: Sequence[str], view: AnyView) -> list[Fact]:
    """M2.4 to M2.6: what the Captain would score; what others would have for a mutiny; how the sales stand."""
    seat = view["seat"]
    hand = {"conflicts": view["hand"].count("conflict") + _conflicts(view, seat)}
    if _role(view) == "captain":
        there = destination(view, int(view["hand_sizes"][seat]))
        rest = int(there["points"]) - int(view["pay"])
        found = [Fact("leave-captain", {**there, **hand, "pay": int(view["pay"]), "rest": rest})]
    else:
        found = [Fact("leave", hand)]
    return [*found, *_standing(view, merchant=False)]


def _standing(view: AnyView, merchant: bool) -> list[Fact]:
    """M5.6: how this seat's offer stands at each active island, if nobody adds to it."""
    offered = view["offered"][view["seat"]]
    found, kinds = [], []
    for island in view["active"]:
        count = most_sold(view, island, offered)
        if count:
            others = [most_sold(view, island, view["offered"][other]) for other in _others(view)]
            found.append(Fact("standing", sale(view, island, count, others, merchant)))
            kinds += [kind for kind in sellable(view, island, offered) if offered.count(kind) == count][:1]
    if len(kinds) > len(set(kinds)):
        # M5.4: the same cards, counted at both islands.
        found.append(Fact("once"))
    return found


def _take(words: Sequence[str], view: AnyView) -> list[Fact]:
    """M2.6: what a role would bring as far as it can be known now."""
    role, seat = words[0], view["seat"]
    if role == "mutineer":
        own = view["hand"].count("conflict") + _conflicts(view, seat)
        there = destination(view, int(view["hand_sizes"][seat]))
        against = _conflicts(view, view["captain"])
        return [Fact("take-mutineer", {**there, "count": own, "against": against})]
    if role in ("boy", "mate"):
        if "mutineer" not in view["middle"]:
            chance = "sure"
        else:
            # The Captain takes no action card.
            chance = "open" if any(other != view["captain"] for other in _still_in(view)) else "none"
        return [Fact(f"take-{role}", {"chance": chance, "points": int(view["pay"]) + 1})]
    if role == "merchant":
        return [Fact("take-merchant"), *_standing(view, merchant=True)]
    if view["round"] == view["rounds"]:
        return [Fact("take-loader-last")]
    needed = HAND - int(view["hand_sizes"][seat])
    return [Fact("take-loader", {"count": needed + EXTRA, "left": needed})]


def _fight(words: Sequence[str], view: AnyView) -> list[Fact]:
    """M4.5, M5.1, M5.2: how the mutiny would stand, what that brings this seat, and who can still change it."""
    role = _role(view)
    side = _side(role)
    stands = {key: int(view["mutiny"][key]) for key in ("for", "against")}
    stands["for" if side == "for" else "against"] += int(words[0])
    won = stands["for"] >= stands["against"]
    waiting = _asked_after(view)
    found = [Fact("fight", {**stands, "won": won, "tied": stands["for"] == stands["against"]})]
    found.append(Fact("fight-points", {"role": role, "won": won, "points": _spoils(view, role, won)}))
    if waiting:
        found.append(Fact("fight-waiting", {"players": waiting}))
    return found


def _spoils(view: AnyView, role: str, won: bool) -> int:
    """M5.1, M5.2: the points that a role in the mutiny scores for its end."""
    if won != (_side(role) == "for"):
        return 0
    if role == "boy":
        return 2
    if role == "mate":
        return 1 + int(view["pay"])
    island = view["mutineer_destination" if won else "captain_destination"]
    paid = int(view["pay"]) if role == "captain" and "mate" in view["roles"] else 0
    return int(view["islands"][island]["docking"]) - paid


def _asked_after(view: AnyView) -> list[int]:
    """M4.1: the players who are asked after this seat: once around from the Captain, those with cards and a side."""
    players, captain = int(view["players"]), int(view["captain"])
    order = [(captain + step) % players for step in range(players)]
    later = order[order.index(view["seat"]) + 1 :]
    return [seat for seat in later if view["roles"][seat] in ("mutineer", "boy", "mate") and view["hand_sizes"][seat]]


def _sell(words: Sequence[str], view: AnyView) -> list[Fact]:
    """M5.5, M5.6: what each sale brings beside those made already, and whether later players can still change it."""
    players, captain, seat = int(view["players"]), int(view["captain"]), view["seat"]
    order = [(captain + step) % players for step in range(players)]
    later = order[order.index(seat) + 1 :]
    merchant = _role(view) == "merchant"
    found = []
    for sold in words:
        island, _, rest = sold.partition("=")
        count = int(rest.partition("*")[2])
        place = "ship" if island == view["active"][0] else "other"
        others = [int(view["sold"][other][place]) for other in range(players) if other != seat and other not in later]
        facts = sale(view, island, count, others, merchant)
        rivals = [other for other in later if most_sold(view, island, view["offered"][other]) >= count]
        found.append(Fact("sell", facts))
        if rivals and facts["standing"] != "behind":
            found.append(Fact("sell-rivals", {"players": rivals}))
    return found


def _keep(words: Sequence[str], view: AnyView) -> list[Fact]:
    """M8.2: the hand for the next round, and how much of it the active islands buy."""
    hand = list(words) if view["options"]["loader-keeps"] == "hand" else [*view["hand"], *words]
    sold = [card for card in hand if any(sellable(view, island, [card]) for island in view["active"])]
    return [Fact("keep", {"cards": sorted(hand, key=KINDS.index), "count": len(sold)})]


MOVES: Mapping[str, Callable[[Sequence[str], AnyView], list[Fact]]] = {
    "pay": _pay,
    "offer": _offer,
    "leave": _leave,
    "take": _take,
    "fight": _fight,
    "sell": _sell,
    "keep": _keep,
}

WORDINGS: Mapping[str, Wording] = {
    "island": word("meuterer-island"),
    "cards": counted("meuterer-counted"),
    "players": each(player),
}

MEANING = Meaning(goal, dangers, numbers, move, WORDINGS)
