"""A bot's inference from all its events: suspicion, belief about the chest, and what to answer."""

from __future__ import annotations

from typing import Any

from mutiny.games.traitres.bots.chest import WORTH, Chest, Item, Slot, likelihoods
from mutiny.games.traitres.bots.manners import MANNERS, Manners
from mutiny.games.traitres.bots.suspicion import ACCUSED, PLANKED, VOUCHED, Suspicion
from mutiny.kernel.events import Told


class Look:
    """The top of the chest at the time when a player looked at it."""

    def __init__(self, items: list[Item], slots: list[Slot]) -> None:
        self.items = items
        self.slots = slots
        self.pools = [slot[:] for slot in slots]


class Mind:
    """The beliefs of one seat, made from its first view.

    >>> from mutiny import new
    >>> match = new("traitres", ["Ann", "Bo", "Cy", "Di"], seed=bytes(32))
    >>> mind = Mind(match.state.view(0))
    >>> for told in match.told_to(0):
    ...     mind.hear(told)
    >>> mind.rebel, round(mind.suspicion.of(1), 2)
    (False, 0.33)
    """

    def __init__(self, view: dict[str, Any], keen: bool = False) -> None:
        """Make the beliefs; with `keen`, also from action frequencies, and including the suspicion of this seat."""
        self.manners = Manners(view["players"]) if keen else None
        self.seat: int = view["seat"]
        self.players: int = view["players"]
        self.rebel: bool = view["role"] == "mutineer"
        self.suspicion = Suspicion(self.players, view["mutineers_among"], self.seat, self.rebel)
        known: list[int] = view.get("mutineers", [])
        for fellow in known:
            self.suspicion.show(fellow, True)
        # The beliefs of an observer who knows no role: a mutineer uses them to avoid suspicion.
        self.rumour = Suspicion(self.players, view["mutineers_among"], -1, False)
        self.chest = Chest()
        self.overboard = [False] * self.players
        self._looks: dict[int, Look] = {}
        self._heard: set[tuple[int, str]] = set()
        # For talk: what the seat's spyglass showed and what had been announced, who accused or asked, what was said.
        self.spied: list[str] | None = None
        self.spied_as: list[str] = []
        self.accusers: list[int] = []
        self.asked = False
        self.claimed: dict[int, list[str]] = {}
        self.questioned: set[int] = set()
        self.said: dict[str, int] = {}
        self.turns = 0
        self.stashed = 0
        self.spoke = False
        self.last_words = 0

    def others(self) -> list[int]:
        """Return the other seats still aboard."""
        return [other for other in range(self.players) if other != self.seat and not self.overboard[other]]

    def look(self, view: dict[str, Any]) -> None:
        """Take in the present table. If its events were not seen, use what was announced."""
        for seat, aboard in enumerate(view["aboard"]):
            self.overboard[seat] = not aboard
        count: int = view["chest"]
        if len(self.chest.slots) != count:
            announced: list[list[Any]] = view["announced"]
            self.chest.slots = [[Item(seat, value)] for seat, value in announced[len(announced) - count :]]

    def hear(self, told: Told) -> None:
        """Take in an event."""
        kind: str = told["kind"]
        seat = -1 if told["seat"] is None else int(told["seat"])
        own = seat == self.seat
        if self.manners is not None:
            self._watch(seat, told["value"] if kind == "stash" else kind)
        if kind == "stash":
            self._hear_stash(seat, told)
        elif kind == "plank":
            self._hear_plank(seat, told["target"])
        elif kind == "overboard":
            self.overboard[seat] = True
            self.rumour.show(seat, told["role"] == "mutineer")
            if not own:
                self.suspicion.show(seat, told["role"] == "mutineer")
        elif kind == "riddance":
            self._hear_riddance(seat, told["count"])
        elif kind == "spyglass" and told["count"]:
            if own:
                self._look_at(told["cards"])
            else:
                count: int = told["count"]
                self._looks[seat] = Look(self.chest.top(count), self.chest.slots[-count:])
                self.chest.shuffle(count)
                self._looks[seat].pools = [slot[:] for slot in self.chest.slots[-count:]]
        elif kind == "order" and own:
            self.chest.learn(told["cards"])
        elif kind == "say" and not own:
            self._hear_phrase(seat, told["phrase"], told["args"])

    def _watch(self, seat: int, what: str) -> None:
        """Update the beliefs by the frequency of an action. Everybody watches this seat too."""
        if self.manners is None or what not in MANNERS:
            return
        more = self.manners.note(seat, what)
        self.rumour.does(seat, 1.0, more)
        if seat != self.seat:
            self.suspicion.does(seat, 1.0, more)

    def _hear_stash(self, seat: int, told: Told) -> None:
        value: str = told["value"]
        if seat == self.seat:
            self.stashed += 1
            self.chest.put(Item(seat, value, told["card"]))
            return
        self.chest.put(Item(seat, value))
        self.claimed.setdefault(seat, []).append(value)

    def _hear_plank(self, seat: int, target: int) -> None:
        choice = [other for other in range(self.players) if other != seat and not self.overboard[other]]
        self._single_out(seat, target, choice, PLANKED)

    def _does(self, seat: int, pirate: float, mutineer: float) -> None:
        self.suspicion.does(seat, pirate, mutineer)
        self.rumour.does(seat, pirate, mutineer)

    def _single_out(self, seat: int, target: int, choice: list[int], pull: tuple[float, float]) -> None:
        if seat != self.seat:
            self.suspicion.single_out(seat, target, choice, pull)
        self.rumour.single_out(seat, target, choice, pull)

    def thrown_away(self, count: int) -> tuple[float, float]:
        """Return how readily a pirate and a mutineer discard the top cards: discarding good ones is suspicious."""
        said = 0
        for slot in self.chest.slots[-count:] if count else []:
            said += WORTH[slot[0].known or slot[0].said]
        return (0.3, 1.0) if said > 0 else (1.0, 0.4) if said < 0 else (1.0, 1.0)

    def _hear_riddance(self, seat: int, count: int) -> None:
        pirate, mutineer = self.thrown_away(count)
        self._does(seat, pirate, mutineer)
        self.chest.discard(count)

    def _look_at(self, cards: list[str]) -> None:
        """Update the suspicion of the players whose announcements differ from what the seat's spyglass shows."""
        items = self.chest.top(len(cards))
        if items:
            self.suspicion.weigh(likelihoods(items, cards, self.suspicion))
        self.spied = cards
        self.spied_as = [item.known if item.known and item.seat != self.seat else item.said for item in items]
        self.spied_as.sort(key=lambda card: -WORTH[card])

    def _hear_phrase(self, seat: int, phrase: str, args: list[str]) -> None:
        if phrase == "spied":
            self._hear_spied(seat, args)
            return
        if phrase not in ("accuse", "vouch", "ask"):
            return
        target = int(args[0])
        if target == self.seat:
            if phrase == "accuse":
                self.accusers.append(seat)
            elif phrase == "ask":
                self.asked = True
        if phrase == "ask":
            self.questioned.add(target)
        # A repeated statement is no new evidence.
        if phrase == "ask" or target == seat or (seat, f"{phrase} {target}") in self._heard:
            return
        self._heard.add((seat, f"{phrase} {target}"))
        choice = [other for other in range(self.players) if other != seat]
        self._single_out(seat, target, choice, ACCUSED if phrase == "accuse" else VOUCHED)

    def _hear_spied(self, seat: int, cards: list[str]) -> None:
        """Update the beliefs by a report: a pirate tells the truth; a mutineer usually repeats the announcements."""
        look = self._looks.pop(seat, None)
        if look is None or len(cards) != len(look.items):
            return
        true = likelihoods(look.items, cards, self.suspicion)
        announced = sorted(item.said for item in look.items) == sorted(cards)
        false = 0.6 if announced else 0.1
        sets = self.suspicion.sets
        self.suspicion.weigh(
            [false if rebels[seat] else 0.95 * chance + 0.05 * false for rebels, chance in zip(sets, true, strict=True)]
        )
        if all(item.known for item in look.items):
            return
        words: Slot = [Item(seat, card, "", True) for card in cards]
        for slot, pool in zip(look.slots, look.pools, strict=True):
            # Unless a player has moved the cards since.
            if slot == pool:
                slot[:] = words
