"""What matters to a player of Traîtres à bord: the goal, dangers, the sum of claims, and what each move would mean.

Goal and dangers depend on the player's role. The meaning of a move does not: clients show it while the role is covered.
Everything is computed from a view. The sentences are in `i18n/LANG/meaning.ftl`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from mutiny.games.traitres.constants import CAUGHT, HAND, PLANKS_TO_GO, RETURNED, RID, SEEN, WORTH_BY_NAME
from mutiny.games.traitres.text import CARDS, printed
from mutiny.i18n.meanings import Count, Fact, Meaning
from mutiny.i18n.messages import Messages
from mutiny.i18n.speech import Wording, player
from mutiny.kernel.events import AnyView


def signed(number: int, _: Sequence[str], __: Messages) -> str:
    """Return a sum as the cards write it: with its sign.

    >>> signed(4, (), Messages("en")), signed(0, (), Messages("en")), signed(-2, (), Messages("en"))
    ('+4', '0', '−2')
    """
    return printed(f"{number:+d}") if number else "0"


def claims(view: AnyView) -> int:
    """Return the sum of all values announced, also of cards that have left the chest since (T2.1)."""
    return sum(WORTH_BY_NAME[value] for _, value in view["announced"])


def gone(view: AnyView) -> int:
    """Return how many of the cards announced have left the chest (T2.4)."""
    return len(view["announced"]) - int(view["chest"])


def teams_aboard(view: AnyView) -> tuple[int, int]:
    """Return how many pirates and mutineers are aboard: the roles of those overboard are known (T2.3)."""
    mutineers = int(view["mutineers_among"])
    pirates = int(view["players"]) - mutineers
    for aboard, role in zip(view["aboard"], view["roles"], strict=True):
        if not aboard:
            pirates -= role == "pirate"
            mutineers -= role == "mutineer"
    return pirates, mutineers


def goal(view: AnyView) -> Fact | None:
    """T3: what the seat's team must achieve; for a spectator both goals."""
    if view["phase"] == "over":
        return None
    target = {"target": int(view["target"])}
    if view.get("role") is None:
        return Fact("both", target)
    if not view["aboard"][view["seat"]]:
        return Fact("overboard", {"role": view["role"], **target})
    return Fact(str(view["role"]), target)


def numbers(view: AnyView) -> list[Count]:
    """Return the sum of claims beside the target, who is still aboard, and the cards left to draw."""
    if view["turn"] is None:
        return []
    pirates, mutineers = teams_aboard(view)
    return [
        Count("claimed", claims(view), int(view["target"]), {"sum": claims(view), "gone": gone(view)}),
        Count("mutineers", mutineers, pirates + mutineers, {"pirates": pirates}),
        Count("draw-pile", int(view["draw_pile"])),
    ]


def dangers(view: AnyView) -> list[Fact]:
    """T2.3, T3: what can send this seat overboard or lose the game for its team soon."""
    seat = view["seat"]
    if view["phase"] == "over" or view["turn"] is None or not view["aboard"][seat]:
        return []
    found = []
    pirates, mutineers = teams_aboard(view)
    pirate = view["role"] == "pirate"
    if view["planks"][seat] == PLANKS_TO_GO - 1:
        loses = pirates - 1 <= mutineers if pirate else mutineers == 1
        found.append(Fact("planks", {"loses": loses}))
    if pirate:
        near = [other for other, planks in enumerate(view["planks"]) if planks == PLANKS_TO_GO - 1 and other != seat]
        if near and pirates - 1 <= mutineers:
            found.append(Fact("outnumbered"))
        if int(view["draw_pile"]) <= sum(view["aboard"]):
            found.append(Fact("draw-pile", {"count": int(view["draw_pile"]), "target": int(view["target"])}))
    elif claims(view) >= int(view["target"]):
        found.append(Fact("claims", {"sum": claims(view), "target": int(view["target"])}))
    return found


def move(notation: str, view: AnyView) -> list[Fact]:
    """Return what a move would mean."""
    verb, *words = notation.split(" ")
    found, drawn = MOVES[verb](words, view)
    if drawn and int(view["draw_pile"]) <= drawn:
        # T3.4: nothing of what the move does matters any more.
        return [*found, Fact("pile-empty")]
    return found


MoveFacts = tuple[list[Fact], int]
"""Facts about a move, and how many cards are drawn because of it; 0 if the draw pile cannot become empty."""


def _open(_: Sequence[str], view: AnyView) -> MoveFacts:
    """T3.1: opening the chest decides the game: what the claims say about its chances."""
    chest, target, total = int(view["chest"]), int(view["target"]), claims(view)
    facts = {"sum": total, "target": target, "chest": chest, "gone": gone(view)}
    if chest < target:
        # A card is worth 1 at most.
        return [Fact("open-hopeless", facts)], 0
    lowest = sorted(WORTH_BY_NAME[value] for _, value in view["announced"])[: gone(view)]
    if total - sum(lowest) < target:
        return [Fact("open-short", facts)], 0
    return [Fact("open", facts)], 0


def _stash(words: Sequence[str], view: AnyView) -> MoveFacts:
    """T2.1: the truth beside what the others hear."""
    card, _, value = words
    facts = {
        "card": printed(card),
        "value": printed(value),
        "sum": claims(view) + WORTH_BY_NAME[value],
        "target": int(view["target"]),
        "honest": card == value,
    }
    return [Fact("stash", facts)], 1


def _plank(words: Sequence[str], view: AnyView) -> MoveFacts:
    """T2.3, T3.2, T3.3: how many planks are still missing, or what the third one decides."""
    seat = int(words[0])
    planks = int(view["planks"][seat]) + 1
    if planks < PLANKS_TO_GO:
        return [Fact("plank", {"player": seat, "left": PLANKS_TO_GO - planks})], 1
    pirates, mutineers = teams_aboard(view)
    found = []
    over = True
    for role in ("pirate", "mutineer"):
        if role == "pirate":
            after = "mutineers" if mutineers >= pirates - 1 else "on"
        else:
            after = "pirates" if mutineers == 1 else "on" if mutineers - 1 < pirates else "mutineers"
        over = over and after != "on"
        found.append(Fact("overboard", {"player": seat, "role": role, "after": after}))
    return found, 0 if over else 1


def _spyglass(_: Sequence[str], view: AnyView) -> MoveFacts:
    """T2.5: the claims that the cards seen can be compared with, as long as no card has left the chest."""
    count = min(SEEN, int(view["chest"]))
    if not count:
        return [Fact("no-effect")], 1
    if gone(view):
        return [Fact("spyglass")], 1
    return [Fact("spyglass-claims", {"cards": _latest(view, count), "count": count})], 1


def _riddance(_: Sequence[str], view: AnyView) -> MoveFacts:
    """T2.4: what was claimed about the cards that would go."""
    count = min(RID, int(view["chest"]))
    if not count:
        return [Fact("no-effect")], 1
    left = int(view["chest"]) - count
    if gone(view):
        return [Fact("riddance", {"left": left, "target": int(view["target"])})], 1
    return [Fact("riddance-claims", {"cards": _latest(view, count), "count": count, "left": left})], 1


def _latest(view: AnyView, count: int) -> list[str]:
    return [value for _, value in reversed(view["announced"][-count:])]


def _pockets(words: Sequence[str], view: AnyView) -> MoveFacts:
    """T2.7: a whole hand is exchanged, unseen."""
    seat = int(words[0])
    return [Fact("pockets", {"player": seat, "count": int(view["hand_sizes"][seat])})], HAND + 1


def _catch(_: Sequence[str], view: AnyView) -> MoveFacts:
    """T2.6: how many cards there will be to choose from."""
    drawn = min(CAUGHT, int(view["draw_pile"]))
    hand = len(view["hand"]) - 1 + drawn
    return [Fact("catch", {"count": hand, "left": max(0, hand - RETURNED)})], 0


def _order(words: Sequence[str], _: AnyView) -> MoveFacts:
    """T2.4, T2.5: what a riddance would take from the top."""
    rid = list(words[:RID])
    return [Fact("order", {"cards": rid, "sum": sum(WORTH_BY_NAME[card] for card in rid), "count": len(rid)})], 1


def _return(words: Sequence[str], view: AnyView) -> MoveFacts:
    """T2.6: who would draw the cards put back, and what is kept."""
    kept = list(view["hand"])
    for card in words:
        kept.remove(card)
    after = [
        seat
        for step in range(1, int(view["players"]))
        if view["aboard"][seat := (view["seat"] + step) % int(view["players"])]
    ]
    return [Fact("return", {"player": after[0], "cards": [words[0]], "kept": kept, "count": len(kept)})], 0


MOVES: Mapping[str, Callable[[Sequence[str], AnyView], MoveFacts]] = {
    "open": _open,
    "stash": _stash,
    "plank": _plank,
    "spyglass": _spyglass,
    "riddance": _riddance,
    "pockets": _pockets,
    "catch": _catch,
    "order": _order,
    "return": _return,
}

WORDINGS: Mapping[str, Wording] = {"sum": signed, "player": player, "cards": CARDS, "kept": CARDS}

MEANING = Meaning(goal, dangers, numbers, move, WORDINGS)
