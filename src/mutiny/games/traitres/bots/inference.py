"""A bot's inference from all its events: suspicion, belief about the chest, and what to answer."""

from __future__ import annotations

from mutiny.games.traitres.bots.action_frequencies import MANNERS, ActionFrequencies
from mutiny.games.traitres.bots.chest import Chest, Item, Slot, likelihoods
from mutiny.games.traitres.bots.suspicion import ACCUSED, PLANKED, VOUCHED, Suspicion
from mutiny.games.traitres.bots.talk_history import TalkHistory
from mutiny.games.traitres.constants import WORTH_BY_NAME
from mutiny.games.traitres.view import announcements
from mutiny.games.traitres.view_types import TraitresSeatView
from mutiny.kernel.events import SeatEvent


class ChestLook:
    """The top of the chest at the time when a player looked at it."""

    def __init__(self, items: list[Item], slots: list[Slot]) -> None:
        self.items = items
        self.slots = slots
        self.pools = [slot[:] for slot in slots]


class Inference:
    """The beliefs of one seat, made from its first view.

    >>> from mutiny import new
    >>> match = new("traitres", ["Ann", "Bo", "Cy", "Di"], seed=bytes(32))
    >>> inference = Inference(match.state.view(0))
    >>> for told in match.events_for(0):
    ...     inference.observe(told)
    >>> inference.rebel, round(inference.suspicion.of(1), 2)
    (False, 0.33)
    """

    def __init__(self, view: TraitresSeatView, keen: bool = False) -> None:
        """Make the beliefs; with `keen`, also from action frequencies, and including the suspicion of this seat."""
        self.frequencies = ActionFrequencies(view["players"]) if keen else None
        self.seat = view["seat"]
        self.players = view["players"]
        self.rebel = view["role"] == "mutineer"
        self.suspicion = Suspicion(self.players, view["mutineers_among"], self.seat, self.rebel)
        for fellow in view.get("mutineers", []):
            self.suspicion.show(fellow, True)
        # The beliefs of an observer who knows no role: a mutineer uses them to avoid suspicion.
        self.rumour = Suspicion(self.players, view["mutineers_among"], -1, False)
        self.chest = Chest()
        self.overboard = [False] * self.players
        self._looks: dict[int, ChestLook] = {}
        self._heard: set[tuple[int, str]] = set()
        self.talk = TalkHistory(self.seat)
        self.claimed: dict[int, list[str]] = {}
        self.stashed = 0

    def others(self) -> list[int]:
        """Return the other seats still aboard."""
        return [other for other in range(self.players) if other != self.seat and not self.overboard[other]]

    def set_view(self, view: TraitresSeatView) -> None:
        """Take in the current view. If the events before it were not seen, use the announcements."""
        for seat, aboard in enumerate(view["aboard"]):
            self.overboard[seat] = not aboard
        count = view["chest"]
        if len(self.chest.slots) != count:
            announced = announcements(view)
            self.chest.slots = [[Item(seat, value)] for seat, value in announced[len(announced) - count :]]

    def observe(self, event: SeatEvent) -> None:
        """Take in an event."""
        kind: str = event["kind"]
        seat = -1 if event["seat"] is None else int(event["seat"])
        own = seat == self.seat
        self.talk.observe(event)
        if self.frequencies is not None:
            self._watch(seat, event["value"] if kind == "stash" else kind)
        if kind == "stash":
            self._observe_stash(seat, event)
        elif kind == "plank":
            self._observe_plank(seat, event["target"])
        elif kind == "overboard":
            self.overboard[seat] = True
            self.rumour.show(seat, event["role"] == "mutineer")
            if not own:
                self.suspicion.show(seat, event["role"] == "mutineer")
        elif kind == "riddance":
            self._observe_riddance(seat, event["count"])
        elif kind == "spyglass" and event["count"]:
            if own:
                self._look_at(event["cards"])
            else:
                count: int = event["count"]
                self._looks[seat] = ChestLook(self.chest.top(count), self.chest.slots[-count:])
                self.chest.shuffle(count)
                self._looks[seat].pools = [slot[:] for slot in self.chest.slots[-count:]]
        elif kind == "order" and own:
            self.chest.learn(event["cards"])
        elif kind == "say" and not own:
            self._observe_phrase(seat, event["phrase"], event["args"])

    def _watch(self, seat: int, what: str) -> None:
        """Update the beliefs by the frequency of an action. Everybody watches this seat too."""
        if self.frequencies is None or what not in MANNERS:
            return
        more = self.frequencies.note(seat, what)
        self.rumour.does(seat, 1.0, more)
        if seat != self.seat:
            self.suspicion.does(seat, 1.0, more)

    def _observe_stash(self, seat: int, event: SeatEvent) -> None:
        value: str = event["value"]
        if seat == self.seat:
            self.stashed += 1
            self.chest.put(Item(seat, value, event["card"]))
            return
        self.chest.put(Item(seat, value))
        self.claimed.setdefault(seat, []).append(value)

    def _observe_plank(self, seat: int, target: int) -> None:
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
            said += WORTH_BY_NAME[slot[0].known or slot[0].said]
        return (0.3, 1.0) if said > 0 else (1.0, 0.4) if said < 0 else (1.0, 1.0)

    def _observe_riddance(self, seat: int, count: int) -> None:
        pirate, mutineer = self.thrown_away(count)
        self._does(seat, pirate, mutineer)
        self.chest.discard(count)

    def _look_at(self, cards: list[str]) -> None:
        """Update the suspicion of the players whose announcements differ from what the seat's spyglass shows."""
        items = self.chest.top(len(cards))
        if items:
            self.suspicion.weigh(likelihoods(items, cards, self.suspicion))
        announced = [item.known if item.known and item.seat != self.seat else item.said for item in items]
        announced.sort(key=lambda card: -WORTH_BY_NAME[card])
        self.talk.look(cards, announced)

    def _observe_phrase(self, seat: int, phrase: str, args: list[str]) -> None:
        if phrase == "spied":
            self._observe_spied(seat, args)
            return
        if phrase not in ("accuse", "vouch", "ask"):
            return
        target = int(args[0])
        # A repeated statement is not new evidence.
        if phrase == "ask" or target == seat or (seat, f"{phrase} {target}") in self._heard:
            return
        self._heard.add((seat, f"{phrase} {target}"))
        choice = [other for other in range(self.players) if other != seat]
        self._single_out(seat, target, choice, ACCUSED if phrase == "accuse" else VOUCHED)

    def _observe_spied(self, seat: int, cards: list[str]) -> None:
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
