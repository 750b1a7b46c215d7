"""The knowledge of a seat, and worlds that agree with it: exact, card by card. It never reads the true state.

`card_tracker` tracks the combat cards. The rest needs no guesses: gold cards lie where they were seen to go. The view
holds the sailors that this seat has seen (and whether another player has handled them since) and the sides it peeked at
(until their owners have visited Bijoux). Nothing is known of the doors still closed.
"""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64

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
from mutiny.kernel.cardset import one, pack, unpack
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.events import SeatEvent
from mutiny.kernel.rng import Rng

MORE: Final = 8
"""The factor by which more guesses are kept when those kept turn out to be too few."""
AS_SHUFFLED: Final = -1
"""In place of the known cards of a run: unseen cards one by one."""
UNKNOWN_SIDE: Final = -1
PREPARED: Final = 1024
"""The number of guesses that are kept in the form for dealing."""


class PreparedGuess:
    """A guess about the combat cards, in the form in which worlds are dealt from it.

    The shuffled supply goes to the hands in the order of seats, then to the runs of the pile. A run is a number of
    unseen cards, and the cards among which they lie in the order of kinds; none if they lie as they were shuffled.
    """

    def __init__(self, guess: CombatGuess, seat: int, players: int) -> None:
        # Kept, so that no other guess gets its id while this one is cached.
        self.guess = guess
        self.supply = bytes(unpack(guess.pool))
        self.hands: list[tuple[int, int, int]] = []
        for other in range(players):
            if other != seat:
                hand: int = guess.hand(other)
                self.hands.append((other, hand & KNOWN, hand >> UNSEEN_AT))
        self.runs: list[tuple[int, int]] = []
        single = 0
        for group in guess.pile:
            unseen = group >> UNSEEN_AT
            known = group & KNOWN
            if known == 0 and unseen == 1:
                single += 1
                continue
            if single:
                self.runs.append((single, AS_SHUFFLED))
                single = 0
            self.runs.append((unseen, known))
        if single:
            self.runs.append((single, AS_SHUFFLED))


class PreparedSecrets:
    """What all worlds of a belief share besides the combat cards, read once from the view and the events."""

    def __init__(self, view: CartagenaSeatView, seat: int) -> None:
        # C2.10, C2.11: the seat knows its own side, those peeked at since they were last set, and at the end all.
        sides = view["sides"]
        known = view["peeked"] if sides is None else sides
        self.sides: list[tuple[int, int]] = []
        for other in range(len(known)):
            if other != seat and view["sided"][other]:
                side = known[other]
                self.sides.append((other, UNKNOWN_SIDE if side is None else SIDES.index(side)))
        # C2.12, C3.3: an unseen sailor may be on any place where none was seen, or on deck.
        self.posts: list[int] = []
        self.either: list[int] = []
        for shown, seen in zip(view["posts"], view["posts_seen"], strict=True):
            if isinstance(shown, list):
                self.posts += shown
            elif seen is None:
                self.posts += [0, 0]
            elif "either" in seen:
                self.either.append(len(self.posts))
                self.posts += seen["either"]
            else:
                self.posts += [seen["valverde"], seen["diaz"]]
        looking = view["looking"]
        self.in_hand: list[int] = []
        if view["phase"] == "post":
            self.in_hand = [0, 0] if looking is None else list(cast("LookingAtSailors", looking)["values"])
        out = self.posts + self.in_hand
        self.unseen_sailors = bytes([value for value in range(1, SAILORS + 1) if value not in out])
        self.unseen_gold = b""
        self.hidden_pirates = b""

    def prepare_gold(self, gold: bytes, places: list[list[int]]) -> None:
        """Find the gold cards that this seat has seen nowhere."""
        pool = [gold.count(kind) for kind in range(len(GOLD))]
        for labels in places:
            for label in labels:
                if label != ANYTHING:
                    pool[label] -= 1
        self.unseen_gold = bytes([kind for kind in range(len(GOLD)) for _ in range(pool[kind])])


class CartagenaBelief(Belief):
    """The belief of one seat of Cartagena."""

    def __init__(self, seat: int, blank: CartagenaBoard) -> None:
        self.seat = seat
        self.board = blank
        self.most = MOST
        self.history: list[SeatEvent] = []
        # Set before it is read: `sample` needs a view.
        self.view = cast("CartagenaSeatView", {})
        self._secrets: PreparedSecrets | None = None
        self._prepared: dict[int, PreparedGuess] = {}
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
        self._prepared = {}
        self._secrets = None
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
        self._secrets = None
        lay_as_seen(self.board, self.view, self.seat)

    def sample(self, rng: Rng) -> CartagenaBoard:
        world: CartagenaBoard = self.board.copy()
        secrets = self._secrets
        if secrets is None:
            secrets = self._secrets = PreparedSecrets(self.view, self.seat)
            secrets.prepare_gold(world.setting.gold, [*self.gold_hands, self.gold_pile])
            # C1.1: behind a closed door may be any pirate who was not seen this round and not left out of it.
            out = [*world.row, self.left_out]
            secrets.hidden_pirates = bytes([pirate for pirate in range(GHOST + 1) if pirate not in out])
        self._sample_combat(rng, world)
        self._sample_gold(rng, world, secrets)
        for seat, side in secrets.sides:
            world.crew[seat].side = rng.below(len(SIDES)) if side == UNKNOWN_SIDE else side
        self._sample_sailors(rng, world, secrets)
        self._sample_row(rng, world, secrets)
        return world

    def _prepare(self, guess: CombatGuess) -> PreparedGuess:
        found = self._prepared.get(id(guess))
        if found is None:
            if len(self._prepared) == PREPARED:
                self._prepared = {}
            found = PreparedGuess(guess, self.seat, self.board.players)
            self._prepared[id(guess)] = found
        return found

    def _sample_combat(self, rng: Rng, world: CartagenaBoard) -> None:
        guess = self._prepare(self.guesses.pick(rng))
        supply = rng.shuffled(guess.supply)
        at: i64 = 0
        for seat, known, unseen in guess.hands:
            hand: i64 = known
            for _ in range(unseen):
                hand += one(supply[at])
                at += 1
            world.crew[seat].combat = hand
        pile: list[bytes] = []
        for unseen, known in guess.runs:
            cards = supply[at : at + unseen]
            at += unseen
            pile.append(cards if known == AS_SHUFFLED else bytes(unpack(known + pack(list(cards)))))
        world.combat_pile = b"".join(pile)
        world.combat_top = 0

    def _sample_gold(self, rng: Rng, world: CartagenaBoard, secrets: PreparedSecrets) -> None:
        supply = rng.shuffled(secrets.unseen_gold)
        left: i64 = len(supply)
        for seat, labels in enumerate(self.gold_hands):
            hand: i64 = 0
            for label in labels:
                if label == ANYTHING:
                    left -= 1
                    hand += one(supply[left])
                else:
                    hand += one(label)
            world.crew[seat].gold = hand
        pile: list[int] = []
        for label in self.gold_pile:
            if label == ANYTHING:
                left -= 1
                pile.append(supply[left])
            else:
                pile.append(label)
        world.gold_pile = bytes(pile)
        world.gold_top = 0

    def _sample_sailors(self, rng: Rng, world: CartagenaBoard, secrets: PreparedSecrets) -> None:
        """C2.12, C3.3: an unseen sailor may be on any place where none was seen, or on deck."""
        posts = secrets.posts[:]
        for place in secrets.either:
            if rng.below(2):
                posts[place], posts[place + 1] = posts[place + 1], posts[place]
        in_hand = secrets.in_hand
        unseen = rng.shuffled(secrets.unseen_sailors)
        # From the last on, because the shuffle has put the last in its place first.
        left: i64 = len(unseen)
        for place in range(2 * world.pairs):
            if posts[place] == 0:
                left -= 1
                posts[place] = unseen[left]
        if in_hand == [0, 0]:
            in_hand = [unseen[left - 1], unseen[left - 2]]
        world.posts = bytes(posts)
        world.low = min(in_hand, default=0)
        world.high = max(in_hand, default=0)
        deck: i64 = WHOLE_DECK
        for value in posts + in_hand:
            if value:
                deck &= ~(1 << value)
        world.deck = deck

    def _sample_row(self, rng: Rng, world: CartagenaBoard, secrets: PreparedSecrets) -> None:
        """C1.1: the pirates behind the closed doors."""
        hidden = rng.shuffled(secrets.hidden_pirates)
        left: i64 = len(hidden)
        row: list[int] = []
        for pirate in world.row:
            if pirate == NO_PIRATE:
                left -= 1
                row.append(hidden[left])
            else:
                row.append(pirate)
        world.row = bytes(row)
