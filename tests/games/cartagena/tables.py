"""Positions for the tests of Cartagena, reached by real chance entries and moves; whole rounds are written in a line.

Imports the kernel and the game under test only.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from kernel.tables import play, see, words

from mutiny import Event, Match, State, game
from mutiny.games.cartagena.constants import COMBAT, GOLD
from mutiny.games.cartagena.rules.board import CartagenaBoard

GAME = game("cartagena")
NAMES = ["Anne", "Bart", "Calico", "Drake"]
# In the order of C2.
PIRATES = words(
    "captain-valverde ramon-diaz crackpott tembo wessel-jan dean-nero pang chang-ye sate bijoux ojo cambivalute ghost"
)
# These pirates fill up a row. Sate and the Ghost would act by themselves, so they come last, behind closed doors.
FILLERS = [*(pirate for pirate in PIRATES if pirate not in ("sate", "ghost")), "sate", "ghost"]

ONE_AHEAD = "2 1 4 3 6 5 8 7 10 9"
"""Sailors of whom Valverde's is always worth one more."""
NOTHING = ("wessel-jan; swap", "dean-nero; buy 0")
"""Visits that neither gain nor cost anything."""

SIDED = {
    2: ("bijoux; side valverde | ojo; side diaz",),
    3: (
        "bijoux; side valverde | ojo; side diaz | wessel-jan; swap",
        "wessel-jan; swap | dean-nero; buy 0 | bijoux; side valverde",
    ),
    4: (
        "bijoux; side valverde | ojo; side diaz | wessel-jan; swap | dean-nero; buy 0",
        "wessel-jan; swap | dean-nero; buy 0 | bijoux; side valverde | ojo; side diaz",
    ),
}
"""Rounds after which the even seats are for Valverde and the odd ones for Diaz, without any other change."""


class Parts(NamedTuple):
    """The contents of a host's component table; the default numbers unless others are given."""

    combat: tuple[int, int, int] = (8, 7, 5)
    gold: tuple[int, int, int] = (6, 6, 6)
    coins: int = 30
    each: int = 1
    mutiny: int = 18
    storms: tuple[int, ...] = (7, 11, 15)
    start: tuple[int, int, int] = (0, 2, 4)

    def text(self) -> str:
        """Return the table as a host writes it."""
        combat, gold = (
            "\n".join(f"{worth} = {count}" for worth, count in enumerate(counts, start=1))
            for counts in (self.combat, self.gold)
        )
        start = "\n".join(f"{players} = {space}" for players, space in enumerate(self.start, start=2))
        return (
            f"[combat]\n{combat}\n[gold]\n{gold}\n[coins]\nall = {self.coins}\neach = {self.each}\n"
            f"[track]\nmutiny = {self.mutiny}\nstorms = {list(self.storms)}\n[start]\n{start}\n"
        )

    def combat_pile(self, players: int) -> Counter[str]:
        """Return the cards that are left once everybody has a 1 of either colour (C0.2)."""
        pile = Counter({f"{colour}{worth}": count for colour in "vd" for worth, count in enumerate(self.combat, 1)})
        pile.subtract({"v1": players, "d1": players})
        return pile

    def gold_pile(self) -> Counter[str]:
        """Return all gold cards (C0.2)."""
        return Counter({f"g{worth}": count for worth, count in enumerate(self.gold, 1)})


OWN = Parts()
SHORT = Parts(mutiny=1, storms=(), start=(0, 0, 0))
"""With these components the mutiny breaks out as soon as a round leaves a door closed, and not before."""


def topped(word: str, top: str, cards: Counter[str]) -> str:
    """Return a chance entry for a pile of all these cards, with the named ones on top."""
    rest = Counter(cards)
    rest.subtract(top.split())
    assert all(count >= 0 for count in rest.values()), "there are not that many cards of a kind"
    return " ".join([word, *top.split(), *rest.elements()])


def begun(
    players: int = 2, dealer: int = 0, combat: str = "", gold: str = "", parts: Parts = OWN, mutiny: str = ""
) -> Match:
    """Return a match before its first row; `combat` and `gold` are the tops of the piles."""
    options = {} if parts == OWN else {"components": parts.text()}
    if mutiny:
        options["mutiny"] = mutiny
    match = Match(GAME, NAMES[:players], options)
    match.chance(f"dealer {dealer}")
    match.chance(topped("combat", combat, parts.combat_pile(players)))
    match.chance(topped("gold", gold, parts.gold_pile()))
    return match


def lay_row(match: Match, row: str) -> list[Event]:
    """Lay the next row: these pirates, then the others in play."""
    first = row.split()
    others = [pirate for pirate in FILLERS if pirate not in (*first, see(match, "lifeboat"))]
    return match.chance(" ".join(["row", *(first + others)[: match.state.players + 3]]))


def table(row: str, players: int = 2, dealer: int = 0, combat: str = "", gold: str = "", parts: Parts = OWN) -> Match:
    """Return a match with its first row laid."""
    match = begun(players, dealer, combat, gold, parts)
    lay_row(match, row)
    return match


def sail(match: Match, uses: str, closed: int = 0) -> list[Event]:
    """Play a whole round: by seat, between bars, the pirate of each player and the moves that follow.

    The last `closed` doors stay closed. The dealer knocks until the last door that is to be opened, and visits that
    one; the others find theirs open. A part that begins with a star is chance.
    """
    players, dealer = match.state.players, see(match, "dealer")
    visits = [[part.strip() for part in use.split(";")] for use in uses.split("|")]
    order = [(dealer + step) % players for step in range(players)]
    used = [visits[seat][0] for seat in order]
    spare = [pirate for pirate in FILLERS if pirate not in (*used, see(match, "lifeboat"))]
    doors = [*used[1:], *spare[: 3 - closed], used[0], *spare[3 - closed : 3]]
    events = [*match.chance(" ".join(["row", *doors]))]
    for _ in range(players + 3 - closed):
        events += match.play(dealer, "knock")
    for seat in order:
        pirate, *answers = visits[seat]
        events += match.play(seat, f"visit {pirate}")
        for answer in answers:
            events += play(match, answer if answer.startswith("*") else f"{seat} {answer}")
    return events


def voyage(
    *rounds: str,
    players: int = 2,
    combat: str = "",
    gold: str = "",
    parts: Parts = SHORT,
    posts: str = ONE_AHEAD,
    dealer: int = 0,
) -> Match:
    """Return a match in which the mutiny has just broken out after these rounds, and the sailors are placed."""
    match = begun(players, dealer, combat, gold, parts)
    for number, uses in enumerate(rounds, start=1):
        sail(match, uses, closed=1 if number == len(rounds) else 0)
    if see(match, "phase") == "posts":
        match.chance(f"posts {posts}")
    return match


def lay(match: Match, cards: str) -> list[Event]:
    """Play a whole duel round with the cards of the seats in the duel, in seat order."""
    events: list[Event] = []
    for seat, card in zip(match.state.acting, cards.split(), strict=True):
        events += match.play(seat, f"lay {card}")
    return events


def board(match: Match | State) -> CartagenaBoard:
    """Return the state of a match, typed as a board."""
    state = match.state if isinstance(match, Match) else match
    assert isinstance(state, CartagenaBoard)
    return state


def held(match: Match, seat: int) -> str:
    """Return a player's combat cards."""
    return " ".join(match.state.view(seat)["combat"])


def gold_of(match: Match, seat: int) -> str:
    """Return a player's gold cards."""
    return " ".join(match.state.view(seat)["gold"])


def combat_pile(match: Match | State) -> list[str]:
    """Return the combat pile, the top first."""
    state = board(match)
    return [COMBAT[card] for card in state.combat_pile[state.combat_top :]]


def gold_pile(match: Match | State) -> list[str]:
    """Return the gold pile, the top first."""
    state = board(match)
    return [GOLD[card] for card in state.gold_pile[state.gold_top :]]


def heard(events: list[Event], seat: int | None = None) -> list[str]:
    """Return the events as a seat, or a spectator, sees them, one per line: clause, seat, kind, other facts."""
    lines = []
    for event in events:
        told = event.seen_by(seat)
        if told is not None:
            clause, who, kind = told.pop("clause"), told.pop("seat"), told.pop("kind")
            rest = [f"{name}={_short(value)}" for name, value in told.items()]
            lines.append(" ".join([clause, _short(who), kind, *rest]))
    return lines


def _short(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(map(_short, value))
    return {None: "-", True: "yes", False: "no"}[value] if value is None or isinstance(value, bool) else str(value)
