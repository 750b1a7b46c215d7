"""What matters to a player of Cartagena: the goal, dangers, key numbers, and what each move would mean.

Everything is computed from a view. The sentences are in `i18n/LANG/meaning.ftl`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mutiny.games.cartagena.constants import LETTERS, PIRATES, SIDES, SPARE_DOORS, TO_WIN
from mutiny.i18n.meanings import Count, Fact, Meaning
from mutiny.i18n.messages import Messages
from mutiny.i18n.speech import Wording, each, player, word
from mutiny.kernel.events import AnyView

SOON = 2 * SPARE_DOORS
"""C1.6: the most spaces that the ship can sail in two rounds."""
LOW = {"combat": 6, "gold": 2, "coins": 4}
"""C3.1: a round can use up what is left of a pile or of the supply when it is as low as this."""


def own_gold(view: AnyView) -> int:
    """C5.1: gold cards at their value, and coins."""
    return sum(int(card[1:]) for card in view["gold"]) + int(view["coins"][view["seat"]])


def strength(cards: Sequence[str]) -> dict[str, int]:
    """C4.2: the sums of combat cards by side.

    >>> strength(["v1", "v3", "d2"])
    {'valverde': 4, 'diaz': 2}
    """
    return {side: sum(int(card[1:]) for card in cards if card[0] == side[0]) for side in SIDES}


def leader(valverde: int, diaz: int, sailors: Sequence[int]) -> str:
    """C4.7: the side that wins a duel with these totals; tied totals go to the side whose sailor is worth less."""
    if valverde == diaz:
        return "valverde" if sailors[0] < sailors[1] else "diaz"
    return "valverde" if valverde > diaz else "diaz"


def spaces_left(view: AnyView) -> int:
    """C3.1: the spaces between the ship and the mutiny."""
    return int(view["track"]["mutiny"]) - int(view["ship"])


def closed(view: AnyView) -> int:
    """C1.6: the doors that are still closed."""
    return sum(door["pirate"] is None for door in view["row"])


def _open(view: AnyView) -> list[str]:
    """C1.3: the pirates who lie face up."""
    return [door["pirate"] for door in view["row"] if door["pirate"] is not None and door["by"] is None]


def _won(view: AnyView) -> dict[str, int]:
    return {side: view["won"].count(side) for side in SIDES}


def _other(side: str) -> str:
    return SIDES[1 - SIDES.index(side)]


def goal(view: AnyView) -> Fact | None:
    """C4.9, C5.1: win the mutiny with a side, and have the most gold there; before that, have a side at all."""
    if view["phase"] == "over":
        return None
    voyage = view["duel"] is None
    facts: dict[str, Any] = {"spaces": spaces_left(view)} if voyage else _won(view)
    if "seat" not in view:
        return Fact("voyage" if voyage else "duels", facts)
    if not view["aboard"][view["seat"]] or (not voyage and view["side"] is None):
        return Fact("out")
    if view["side"] is None:
        return Fact("no-side", facts)
    if voyage:
        return Fact("side", {"side": view["side"], **facts})
    return Fact("duel", {"side": view["side"], "won": facts[view["side"]], "lost": facts[_other(view["side"])]})


def numbers(view: AnyView) -> list[Count]:
    """Return the spaces to the mutiny, or the duels won; and for a seat its gold and its combat cards."""
    if view["phase"] == "over":
        return []
    if view["duel"] is None:
        found = [Count("spaces", spaces_left(view))]
    else:
        found = [Count(side, won, TO_WIN) for side, won in _won(view).items()]
    if "seat" in view:
        found.append(Count("gold", own_gold(view)))
        found.append(Count("combat", len(view["combat"])))
    return found


def dangers(view: AnyView) -> list[Fact]:
    """C3.2, C4.3, C4.9: without a side or without combat cards a player is out."""
    if view["phase"] == "over" or not view["round"] or not view["aboard"][view["seat"]]:
        return []
    return _dangers_of_the_voyage(view) if view["duel"] is None else _dangers_of_duels(view)


def _dangers_of_the_voyage(view: AnyView) -> list[Fact]:
    found = []
    spaces = spaces_left(view)
    if view["side"] is None:
        if spaces <= SPARE_DOORS:
            found.append(Fact("no-side-now", {"spaces": spaces}))
        elif any(int(left) <= LOW[what] for what, left in _left(view).items()):
            found.append(Fact("no-side-piles"))
        elif spaces <= SOON:
            found.append(Fact("no-side-soon", {"spaces": spaces}))
    if len(view["combat"]) < TO_WIN and spaces <= SOON:
        found.append(Fact("few-combat", {"count": len(view["combat"])}))
    return found


def _left(view: AnyView) -> dict[str, int]:
    """C3.1: what is left of the piles and of the supply."""
    return {"combat": int(view["combat_pile"]), "gold": int(view["gold_pile"]), "coins": int(view["supply"])}


def _dangers_of_duels(view: AnyView) -> list[Fact]:
    if view["side"] is None:
        return []
    found = []
    cards = len(view["combat"]) - (view["laid"] not in (None, "monkey"))
    if view["duel"]["letter"] != LETTERS[-1]:
        if cards == 0:
            found.append(Fact("no-combat"))
        elif cards == 1:
            found.append(Fact("last-combat"))
    rival = _other(view["side"])
    if _won(view)[rival] == TO_WIN - 1:
        found.append(Fact("rival", {"side": rival}))
    return found


def move(notation: str, view: AnyView) -> list[Fact]:
    """Return what a move would mean."""
    verb, *words = notation.split(" ")
    return MOVES[verb](words, view)


def _gold(view: AnyView, least: int, most: int | None = None) -> Fact:
    """C5.1: this seat's gold now and after a gain of `least` to `most`."""
    now = own_gold(view)
    most = least if most is None else most
    return Fact("gold", {"now": now, "least": now + least, "most": now + most, "sure": least == most})


def _combat(count: int) -> Fact:
    """C4.3: combat cards after a move; each duel costs one."""
    return Fact("combat", {"count": count})


def _runs_out(view: AnyView, **taken: int) -> list[Fact]:
    """C3.1: whether a move empties a pile or the supply, which brings the mutiny."""
    left = _left(view)
    return [Fact("runs-out", {"what": what}) for what, count in taken.items() if count and left[what] <= count]


def _knock(_: Sequence[str], view: AnyView) -> list[Fact]:
    """C1.3, C1.4, C1.6: the Ghost's chances, who could no longer be visited, and what it does to the ship."""
    found = []
    known = [door["pirate"] for door in view["row"] if door["pirate"] is not None]
    if "ghost" not in known and view["lifeboat"] != "ghost":
        unseen = len(PIRATES) - len(known) - (view["lifeboat"] is not None)
        found.append(Fact("knock-ghost", {"unseen": unseen}))
    # After a knock only the pirate just turned up can be visited.
    given_up = known[-1:] if view["knocked"] else _open(view)
    if given_up:
        found.append(Fact("knock-only", {"pirates": given_up}))
    found.append(Fact("knock-ship"))
    return found


def _visit(words: Sequence[str], view: AnyView) -> list[Fact]:
    """C2: what the visit brings; and what the end of the turn does."""
    found = VISITS[words[0]](view)
    if "sate" in _open(view) and words[0] != "sate":
        found.append(Fact("sate-grows", {"coins": int(view["offer"]) + 1}))
    if view["turns_left"] == 1:
        # C2.10, C2.11: a visit to these two sets an allegiance.
        found.append(_ship(view, view["side"] is not None or words[0] in ("bijoux", "ojo")))
    return found


def _ship(view: AnyView, sided: bool) -> Fact:
    """C1.6, C1.8, C3.1: how far the ship sails when the round ends with this turn."""
    start, end = int(view["ship"]), int(view["track"]["mutiny"])
    ship = min(start + closed(view), end)
    storm = any(start < space <= ship for space in view["track"]["storms"])
    facts = {"spaces": ship - start, "left": end - ship, "storm": storm, "sided": sided}
    return Fact("ship-mutiny" if ship == end else "ship", facts)


def _visit_captain_valverde(view: AnyView) -> list[Fact]:
    gold, coins = min(1, int(view["gold_pile"])), min(1, int(view["supply"]))
    if not gold + coins:
        return [Fact("idle")]
    return [_gold(view, gold + coins, 3 * gold + coins), *_runs_out(view, gold=gold, coins=coins)]


def _visit_ramon_diaz(view: AnyView) -> list[Fact]:
    if not int(view["gold_pile"]) + int(view["combat_pile"]):
        return [Fact("idle")]
    return [Fact("gold-or-combat", {"now": own_gold(view), "count": len(view["combat"])})]


def _visit_crackpott(view: AnyView) -> list[Fact]:
    drawn = min(2, int(view["combat_pile"]))
    if not drawn:
        return [Fact("idle")]
    return [_combat(len(view["combat"]) + drawn), *_runs_out(view, combat=drawn)]


def _visit_tembo(view: AnyView) -> list[Fact]:
    if not int(view["combat_pile"]):
        return [Fact("idle")]
    return [_combat(len(view["combat"]) + 1)]


def _visit_wessel_jan(view: AnyView) -> list[Fact]:
    return [Fact("strength-now", strength(view["combat"]))]


def _visit_dean_nero(view: AnyView) -> list[Fact]:
    return [Fact("trade", {"coins": int(view["coins"][view["seat"]]), "count": len(view["combat"])})]


def _visit_pang(view: AnyView) -> list[Fact]:
    if not int(view["combat_pile"]) + int(view["supply"]):
        return [Fact("idle")]
    return [Fact("coin-or-combat", {"now": own_gold(view), "count": len(view["combat"])})]


def _visit_chang_ye(view: AnyView) -> list[Fact]:
    robbed = [seat for seat, coins in enumerate(view["coins"]) if coins and seat != view["seat"]]
    return [_gold(view, 1)] if robbed else [Fact("idle")]


def _visit_sate(view: AnyView) -> list[Fact]:
    coins = min(int(view["offer"]), int(view["supply"]))
    return [_gold(view, coins), *_runs_out(view, coins=coins)] if coins else [Fact("idle")]


def _visit_bijoux(view: AnyView) -> list[Fact]:
    return [Fact("need-side", {"spaces": spaces_left(view)}) if view["side"] is None else Fact("pretend")]


def _visit_ojo(view: AnyView) -> list[Fact]:
    if view["side"] is None:
        return [Fact("need-side", {"spaces": spaces_left(view)})]
    others = [seat for seat, sided in enumerate(view["sided"]) if sided and seat != view["seat"]]
    return [Fact("ojo", {"players": others})] if others else [Fact("idle")]


def _visit_cambivalute(view: AnyView) -> list[Fact]:
    free = [letter for letter, post in zip(LETTERS, view["posts"], strict=True) if post is None]
    return [Fact("sailors", {"letter": free[0]})] if free else [Fact("sailors-all")]


VISITS: Mapping[str, Callable[[AnyView], list[Fact]]] = {
    "captain-valverde": _visit_captain_valverde,
    "ramon-diaz": _visit_ramon_diaz,
    "crackpott": _visit_crackpott,
    "tembo": _visit_tembo,
    "wessel-jan": _visit_wessel_jan,
    "dean-nero": _visit_dean_nero,
    "pang": _visit_pang,
    "chang-ye": _visit_chang_ye,
    "sate": _visit_sate,
    "bijoux": _visit_bijoux,
    "ojo": _visit_ojo,
    "cambivalute": _visit_cambivalute,
}


def _take(words: Sequence[str], view: AnyView) -> list[Fact]:
    """C2.2, C2.7: the gold or the combat cards that there would be."""
    if words[0] == "coin":
        return [_gold(view, 1), *_runs_out(view, coins=1)]
    looking = view["looking"]
    if words[0] == "gold":
        return [_gold(view, int(looking["gold"][0][1:])), *_runs_out(view, gold=1)]
    if looking is not None:
        return [*_card(view, looking["combat"][0]), *_runs_out(view, combat=1)]
    return [_combat(len(view["combat"]) + 1), *_runs_out(view, combat=1)]


def _card(view: AnyView, card: str) -> list[Fact]:
    """C4.2: the strength of the hand with one more card, and whether it helps this seat's side."""
    side = SIDES[0] if card[0] == SIDES[0][0] else SIDES[1]
    found = [Fact("strength", strength([*view["combat"], card]))]
    if view["side"] not in (None, side):
        found.append(Fact("wrong-colour", {"side": side}))
    return found


def _keep(words: Sequence[str], view: AnyView) -> list[Fact]:
    """C2.4: one more combat card."""
    seen = view["looking"]["combat"]
    return [*_card(view, words[0]), *(_runs_out(view, combat=1) if len(seen) == 1 else [])]


def _without(view: AnyView, cards: Sequence[str]) -> list[str]:
    left = list(view["combat"])
    for card in cards:
        left.remove(card)
    return left


def _swap(words: Sequence[str], view: AnyView) -> list[Fact]:
    """C2.5: what stays in hand, beside cards that nobody knows."""
    if not words:
        return []
    return [Fact("swap", {"count": len(words), **strength(_without(view, words))})]


def _sell(words: Sequence[str], view: AnyView) -> list[Fact]:
    """C2.6: gold for combat cards."""
    if not words:
        return []
    left = _without(view, words)
    return [_gold(view, len(words)), _combat(len(left)), *_runs_out(view, coins=len(words))]


def _buy(words: Sequence[str], view: AnyView) -> list[Fact]:
    """C2.6: combat cards for gold."""
    count = int(words[0])
    if not count:
        return []
    return [_gold(view, -count), _combat(len(view["combat"]) + count), *_runs_out(view, combat=count)]


def _rob(words: Sequence[str], view: AnyView) -> list[Fact]:
    """C2.8, C4.5: a coin changes hands."""
    seat = int(words[0])
    return [_gold(view, 1), Fact("robbed", {"player": seat, "coins": int(view["coins"][seat]) - 1})]


def _side(words: Sequence[str], view: AnyView) -> list[Fact]:
    """C5.1: with whom this seat would win, and how its cards fit."""
    return [Fact("side", {"side": words[0], **strength(view["combat"])})]


def _peek(words: Sequence[str], _: AnyView) -> list[Fact]:
    """C2.11: only this seat learns the allegiance."""
    return [] if words[0] == "none" else [Fact("peek", {"player": int(words[0])})]


def _sailors(view: AnyView, sailors: Sequence[int]) -> list[Fact]:
    """C4.1: by how much a side starts ahead."""
    ahead = SIDES[0] if sailors[0] > sailors[1] else SIDES[1]
    mine = "none" if view["side"] is None else "yes" if view["side"] == ahead else "no"
    facts = {"letter": view["looking"]["letter"], "side": ahead, "lead": abs(sailors[0] - sailors[1]), "mine": mine}
    return [Fact("lead", facts)]


def _post(words: Sequence[str], view: AnyView) -> list[Fact]:
    low, high = view["looking"]["values"]
    return _sailors(view, (high, low) if words[0] == "high-valverde" else (low, high))


def _turn(words: Sequence[str], view: AnyView) -> list[Fact]:
    valverde, diaz = view["looking"]["values"]
    return _sailors(view, (diaz, valverde) if words[0] == "swap" else (valverde, diaz))


def _inspect(words: Sequence[str], view: AnyView) -> list[Fact]:
    """C2.12: what this seat knows of the two sailors already."""
    seen = view["posts_seen"][LETTERS.index(words[0])]
    if seen is None:
        return [Fact("inspect")]
    if "either" in seen:
        return [Fact("inspect-either", {"low": seen["either"][0], "high": seen["either"][1]})]
    return [Fact("inspect-known", {"valverde": seen["valverde"], "diaz": seen["diaz"]})]


def _lay(words: Sequence[str], view: AnyView) -> list[Fact]:
    """C4.2 to C4.5: how the duel would stand if nobody else added to it, and what is left for the next duel."""
    duel = view["duel"]
    totals: dict[str, int] = {side: int(duel[side]) for side in SIDES}
    left = len(view["combat"])
    last = duel["letter"] == LETTERS[-1]
    if words[0] == "monkey":
        if duel["round"] == 1:
            return [Fact("monkey-out")]
        ahead = leader(totals["valverde"], totals["diaz"], _starting(view))
        found = [Fact("monkey", {**totals, "letter": duel["letter"], "side": ahead})]
        return found if last else [*found, Fact("left", {"count": left})]
    for side, sum_laid in strength(words).items():
        totals[side] += sum_laid
    ahead = leader(totals["valverde"], totals["diaz"], _starting(view))
    found = [Fact("lay", {**totals, "side": ahead})]
    if not last and left == 1:
        found.append(Fact("lay-last"))
    return found


def _starting(view: AnyView) -> Sequence[int]:
    """C4.1: the values of the sailors of this duel."""
    sailors: Sequence[int] = view["posts"][LETTERS.index(view["duel"]["letter"])]
    return sailors


MOVES: Mapping[str, Callable[[Sequence[str], AnyView], list[Fact]]] = {
    "knock": _knock,
    "visit": _visit,
    "take": _take,
    "keep": _keep,
    "swap": _swap,
    "sell": _sell,
    "buy": _buy,
    "rob": _rob,
    "side": _side,
    "peek": _peek,
    "post": _post,
    "inspect": _inspect,
    "turn": _turn,
    "lay": _lay,
}


def _letter(value: str, _: Sequence[str], __: Messages) -> str:
    return value.upper()


WORDINGS: Mapping[str, Wording] = {
    "letter": _letter,
    "player": player,
    "players": each(player),
    "pirates": each(word("cartagena-pirate")),
}

MEANING = Meaning(goal, dangers, numbers, move, WORDINGS)
