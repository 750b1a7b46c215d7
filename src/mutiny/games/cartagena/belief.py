# mypyc: skip
# Hands beside each other are one number of more than 64 bits, which compiled shifts do not yet get right.
"""The knowledge of a seat, and worlds that agree with it: exact, card by card. It never reads the true state.

`card_tracker` tracks the combat cards. The rest needs no guesses: gold cards lie where they were seen to go. The view
holds the sailors that this seat has seen (and whether another player has handled them since) and the sides it peeked at
(until their owners have visited Bijoux). Nothing is known of the doors still closed.
"""

from __future__ import annotations

from typing import Any, Final, cast

from mutiny.games.cartagena.card_labels import ANYTHING, KNOWN, UNSEEN_AT
from mutiny.games.cartagena.card_tracker import MOST, CombatGuess, CombatGuesses
from mutiny.games.cartagena.constants import (
    COMBAT,
    GHOST,
    GOLD,
    NO_PIRATE,
    PIRATES,
    SAILORS,
    SIDES,
)
from mutiny.games.cartagena.rules.board import WHOLE_DECK, CartagenaBoard
from mutiny.games.cartagena.view import lay_as_seen
from mutiny.games.cartagena.view_types import CartagenaSeatView, LookingAtSailors
from mutiny.kernel.belief import Belief
from mutiny.kernel.cardset import pack, unpack
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.events import SeatEvent
from mutiny.kernel.rng import Rng

MORE: Final = 8
"""The factor by which more guesses are kept when those kept turn out to be too few."""


class CartagenaBelief(Belief):
    """The belief of one seat of Cartagena."""

    def __init__(self, seat: int, blank: CartagenaBoard) -> None:
        self.seat = seat
        self.board = blank
        self.most = MOST
        self.history: list[SeatEvent] = []
        # Set before it is read: `sample` needs a view.
        self.view = cast("CartagenaSeatView", {})
        self._forget()

    def _forget(self) -> None:
        setting = self.board.setting
        players = setting.players
        self.guesses = CombatGuesses(self.seat, players, setting.combat, self.most)
        self.gold_pile: list[int] = [ANYTHING] * len(setting.gold)
        self.gold_hands: list[list[int]] = [[] for _ in range(players)]
        self.looked = 0
        self.aboard: list[int] = []
        self.dueling: list[int] = []
        self.laid = ""
        # The pirate in the lifeboat, and the one there when the row was laid: a storm comes while that row still lies
        # there.
        self.lifeboat = NO_PIRATE
        self.left_out = NO_PIRATE

    def observe(self, event: SeatEvent) -> None:
        self.history.append(event)
        self._take_in(event)
        while not self.guesses.all:
            if not self.guesses.drawn:
                raise MutinyError(f"seat {self.seat} cannot have been told of {event['kind']} now.")
            # A sample was drawn, and no guess of it agrees: replay everything with more guesses.
            self.most *= MORE
            self._forget()
            for earlier in self.history:
                self._take_in(earlier)
                if not self.guesses.all:
                    break

    def _take_in(self, event: SeatEvent) -> None:
        kind: str = event["kind"]
        if kind in ("combat", "under", "look", "gold"):
            self._see_cards(kind, event)
        elif kind in ("arm", "out", "lay", "shown"):
            self._see_duel(kind, event)
        elif kind == "storm":
            self.lifeboat = PIRATES.index(event["pirate"])
        elif kind == "row":
            self.left_out = self.lifeboat
        elif kind == "reveal":
            self._see_gold(event["seat"], event["gold"])
        elif kind == "tie" and event["seat"] != self.seat:
            self.guesses.shown(event["seat"], [COMBAT.index(card) for card in event["cards"]])

    def _see_cards(self, kind: str, event: SeatEvent) -> None:
        """C2: cards are drawn, looked at, and put under a pile."""
        seat: int = event["seat"]
        own = seat == self.seat
        if kind == "look":
            self.looked = event["combat"]
            if own:
                self.guesses.look([COMBAT.index(card) for card in event["combat_cards"]])
                for card in event["gold_cards"]:
                    self.gold_pile[0] = GOLD.index(card)
            return
        if kind == "gold":
            self.gold_hands[seat].append(self.gold_pile.pop(0))
            if own:
                self.gold_hands[seat][-1] = GOLD.index(event["cards"][0])
            return
        clause: str = event["clause"]
        cards = [COMBAT.index(card) for card in event["cards"]] if own and event.get("pile") != "gold" else []
        if kind == "combat":
            if clause == "C2.4" and self.looked > 1:
                self.guesses.keep_one(seat, cards[0] if own else 0)
            else:
                self.guesses.draw(seat, cards, event["count"])
        elif event["pile"] == "gold":
            self.gold_pile.append(self.gold_pile.pop(0))
        elif clause == "C2.2":
            self.guesses.top_goes_under()
        elif clause != "C2.4":
            self.guesses.put_under(seat, cards, event["count"])

    def _see_duel(self, kind: str, event: SeatEvent) -> None:
        """C4: the players in the duel, and the cards laid in it."""
        if kind == "arm":
            self.aboard = list(event["seats"])
            self.guesses.forget_but(self.aboard)
        elif kind == "out":
            if event["seat"] in self.aboard:
                self.aboard.remove(event["seat"])
        elif kind == "lay":
            self.laid = event["card"]
        else:
            if event["round"] == 1:
                self.dueling = self.aboard[:]
            cards = [COMBAT.index(card) for card in event["cards"]]
            self.dueling = [seat for seat in self.dueling if seat not in event["monkeys"]]
            if self.seat in self.dueling:
                cards.remove(COMBAT.index(self.laid))
            self.guesses.laid([seat for seat in self.dueling if seat != self.seat], cards)

    def _see_gold(self, seat: int, cards: list[str]) -> None:
        """C5.1: gold is revealed."""
        self.gold_hands[seat] = [GOLD.index(card) for card in cards]

    def set_view(self, view: dict[str, Any]) -> None:
        self.view = cast("CartagenaSeatView", view)
        lay_as_seen(self.board, self.view, self.seat)

    def sample(self, rng: Rng) -> CartagenaBoard:
        world: CartagenaBoard = self.board.copy()
        self._sample_combat(rng, world, self.guesses.pick(rng))
        self._sample_gold(rng, world)
        self._sample_sides(rng, world)
        self._sample_sailors(rng, world)
        self._sample_row(rng, world)
        return world

    def _sample_combat(self, rng: Rng, world: CartagenaBoard, guess: CombatGuess) -> None:
        supply = rng.shuffled(bytes(unpack(guess.pool)))
        at = 0
        for seat in range(world.players):
            if seat != self.seat:
                hand = guess.hand(seat)
                unseen = hand >> UNSEEN_AT
                world.crew[seat].combat = (hand & KNOWN) + pack(list(supply[at : at + unseen]))
                at += unseen
        pile = b""
        for group in guess.pile:
            unseen = group >> UNSEEN_AT
            known = group & KNOWN
            cards = supply[at : at + unseen]
            at += unseen
            pile += bytes(unpack(known + pack(list(cards)))) if known or unseen > 1 else cards
        world.combat_pile = pile
        world.combat_top = 0

    def _sample_gold(self, rng: Rng, world: CartagenaBoard) -> None:
        gold = world.setting.gold
        pool = [gold.count(kind) for kind in range(len(GOLD))]
        for labels in [self.gold_pile, *self.gold_hands]:
            for label in labels:
                if label != ANYTHING:
                    pool[label] -= 1
        supply = list(rng.shuffled(bytes([kind for kind in range(len(GOLD)) for _ in range(pool[kind])])))
        for seat, hand in enumerate(self.gold_hands):
            world.crew[seat].gold = pack(_filled(hand, supply))
        world.gold_pile = bytes(_filled(self.gold_pile, supply))
        world.gold_top = 0

    def _sample_sides(self, rng: Rng, world: CartagenaBoard) -> None:
        """C2.10, C2.11: the seat knows its own side, those peeked at since they were last set, and at the end all."""
        sides = self.view["sides"]
        known = self.view["peeked"] if sides is None else sides
        for seat, player in enumerate(world.crew):
            if seat != self.seat and self.view["sided"][seat]:
                side = known[seat]
                player.side = rng.below(len(SIDES)) if side is None else SIDES.index(side)

    def _sample_sailors(self, rng: Rng, world: CartagenaBoard) -> None:
        """C2.12, C3.3: an unseen sailor may be on any place where none was seen, or on deck."""
        posts: list[int] = []
        for shown, seen in zip(self.view["posts"], self.view["posts_seen"], strict=True):
            if isinstance(shown, list):
                posts += shown
            elif seen is None:
                posts += [0, 0]
            elif "either" in seen:
                pair = seen["either"]
                posts += reversed(pair) if rng.below(2) else pair
            else:
                posts += [seen["valverde"], seen["diaz"]]
        looking = self.view["looking"]
        in_hand: list[int] = []
        if self.view["phase"] == "post":
            in_hand = [0, 0] if looking is None else list(cast("LookingAtSailors", looking)["values"])
        out = posts + in_hand
        unseen = list(rng.shuffled(bytes([value for value in range(1, SAILORS + 1) if value not in out])))
        for place in range(2 * world.pairs):
            if posts[place] == 0:
                posts[place] = unseen.pop()
        if in_hand == [0, 0]:
            in_hand = [unseen.pop(), unseen.pop()]
        world.posts = bytes(posts)
        world.low = min(in_hand, default=0)
        world.high = max(in_hand, default=0)
        world.deck = WHOLE_DECK
        for value in posts + in_hand:
            if value:
                world.deck &= ~(1 << value)

    def _sample_row(self, rng: Rng, world: CartagenaBoard) -> None:
        """C1.1: behind a closed door may be any pirate who was not seen this round and not left out of it."""
        out = [*world.row, self.left_out]
        hidden = list(rng.shuffled(bytes([pirate for pirate in range(GHOST + 1) if pirate not in out])))
        world.row = bytes([hidden.pop() if pirate == NO_PIRATE else pirate for pirate in world.row])


def _filled(labels: list[int], supply: list[int]) -> list[int]:
    """Return cards for places: the known ones, and for the others the next cards of the supply."""
    return [supply.pop() if label == ANYTHING else label for label in labels]
