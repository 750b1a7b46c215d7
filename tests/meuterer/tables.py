"""Tables for the tests of Meuterer: chosen rings, hands and piles by real chance entries, then moves as in records.

Imports the kernel and the game under test only.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from mutiny import Event, IllegalMove, Match, MutinyError, State, game
from mutiny.games.meuterer.board import Board, Player
from mutiny.games.meuterer.cards import names
from mutiny.games.meuterer.words import ISLANDS, KINDS

GAME = game("meuterer")
NAMES = ["Bernhard", "Steffi", "Florian", "Carmen"]
DECK = Counter(ruby=4, salt=5, wine=6, cloth=7, grain=8, conflict=6)

# Hands without conflict cards, for tests that do not care.
FOUR = (
    "grain grain grain grain cloth",
    "wine wine wine salt salt",
    "cloth cloth cloth wine wine",
    "ruby ruby ruby salt salt",
)

# Everybody leaves at once; no mutiny, nothing paid. With five cards each nobody draws, and the ship sails five islands.
SAIL_FIVE = {
    3: "0 pay 0; 0 leave; 1 leave boy; 2 leave merchant",
    4: "0 pay 0; 0 leave; 1 leave boy; 2 leave merchant; 3 leave mate",
}


def words(text: str) -> list[str]:
    """The words of a text, where a list of them would be long and hard to read."""
    return text.split()


def ring(**places: int) -> str:
    """A ring with some islands at chosen places and the others around them in the printed order."""
    wanted = {place: name.replace("_", "-") for name, place in places.items()}
    rest = [name for name in ISLANDS if name not in wanted.values()]
    return " ".join(wanted[place] if place in wanted else rest.pop(0) for place in range(12))


def table(
    *hands: str, captain: int = 0, pile: str = "", islands: str = ring(), options: dict[str, str] | None = None
) -> Match:
    """A match after the deal: hands by seat, `pile` the top of the draw pile, `islands` the ring."""
    match = Match(GAME, NAMES[: len(hands)], options)
    seats = [(captain + step) % len(hands) for step in range(len(hands))]
    top = [card for seat in seats for card in hands[seat].split()] + pile.split()
    rest = DECK + Counter(pirates=1 if match.options.get("pirates", "off") != "off" else 0)
    rest.subtract(top)
    assert all(count >= 0 for count in rest.values()), "no deck has that many cards of a kind"
    match.chance(f"ring {islands}")
    match.chance(f"captain {captain}")
    match.chance(" ".join(["deck", *top, *rest.elements()]))
    return match


def play(match: Match, moves: str) -> list[Event]:
    """Play entries written `SEAT NOTATION` or `* NOTATION`, separated by semicolons; returns all that was told."""
    events: list[Event] = []
    for entry in moves.split(";"):
        who, notation = entry.strip().split(" ", 1)
        events += match.chance(notation) if who == "*" else match.play(int(who), notation)
    return events


def board(match: Match) -> Board:
    """The state of a match, as the board it is."""
    assert isinstance(match.state, Board)
    return match.state


@cache
def fields(player: bool) -> tuple[str, ...]:
    """The names of the fields of a board, or of a player, in pure and in compiled form."""
    one: object = Player() if player else GAME.new(3)
    kind = type(one)
    names_of_fields = vars(one) if hasattr(one, "__dict__") else dir(kind)
    return tuple(
        name
        for name in names_of_fields
        if not name.startswith("__")
        and not callable(getattr(kind, name, None))
        and not isinstance(getattr(kind, name, None), property)
        and name not in ("setting", "telling", "_told")
    )


def dump(state: object) -> str:
    """Every field of a board, or of a player, for comparing before and after."""
    parts = []
    for name in fields(isinstance(state, Player)):
        value = getattr(state, name)
        parts.append((name, [dump(player) for player in value] if name == "crew" else value))
    return repr(parts)


def asked(match: Match) -> int:
    """Who is to decide."""
    (seat,) = match.state.acting
    return seat


def legal(match: Match) -> list[str]:
    """The legal moves of who is to decide."""
    return match.legal(asked(match))


def see(match: Match, what: str) -> Any:
    """One thing that everybody sees."""
    return match.state.view(None)[what]


def hand(match: Match, seat: int) -> str:
    """A hand, in the order of M0.2."""
    return " ".join(match.state.view(seat)["hand"])


def offered(match: Match, seat: int) -> str:
    """The cards a seat has on offer, in the order of M0.2."""
    return " ".join(see(match, "offered")[seat])


def pile_of(state: State) -> str:
    """The draw pile, top first."""
    assert isinstance(state, Board)
    return " ".join(KINDS[card] for card in state.pile[state.top :])


def pile(match: Match) -> str:
    """The draw pile of a match, top first."""
    return pile_of(match.state)


def discards(match: Match) -> str:
    """The discard pile, face-down cards included, in the order of M0.2."""
    state = board(match)
    return " ".join(names(state.discard + state.buried))


def points(match: Match, events: list[Event]) -> list[int]:
    """What each seat scored in these events."""
    scored = [0] * match.state.players
    for event in events:
        if "points" in event.facts:
            assert event.seat is not None
            scored[event.seat] += event.facts["points"]
    return scored


def kinds(events: list[Event]) -> list[str]:
    """What kinds of things happened."""
    return [event.kind for event in events]


def the(events: list[Event], kind: str, seat: int | None = None) -> dict[str, Any]:
    """Everything about the one event of a kind (and, if given, of a seat)."""
    (event,) = [event for event in events if event.kind == kind and seat in (None, event.seat)]
    return event.whole()


def refused(match: Match, seat: int, move: str | int, clause: str) -> IllegalMove:
    """Assert that a move is refused under a clause and that nothing at all has changed; returns the refusal."""
    state = match.state
    before, entries = dump(state), list(match.entries)
    with pytest.raises(IllegalMove) as caught:
        state.apply(seat, state.read(seat, move) if isinstance(move, str) else move)
    assert caught.value.clause == clause, str(caught.value)
    assert str(caught.value) == f"{clause}: {caught.value.reason}."
    with pytest.raises(IllegalMove) as again:
        match.play(seat, move)
    assert str(again.value) == str(caught.value)
    assert dump(state) == before
    assert match.entries == entries
    assert move not in match.legal(seat)
    return caught.value


def refused_chance(match: Match, notation: str, reason: str) -> None:
    """Assert that a chance outcome is refused for a reason and that nothing at all has changed."""
    before, entries = dump(match.state), list(match.entries)
    with pytest.raises(MutinyError, match=reason):
        match.chance(notation)
    assert dump(match.state) == before
    assert match.entries == entries
