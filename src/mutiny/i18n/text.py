"""Puts events into words, and describes moves before they are made, for any game.

The message of an event is `GAME-KIND`. An attribute of it is a fuller sentence for those who are told the fact of that
name: `.cards` of a draw is for the player who drew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mutiny.i18n.messages import Messages
from mutiny.i18n.speech import speech_of, variables
from mutiny.kernel.events import SeatEvent


def tell(event: SeatEvent, names: Sequence[str], lang: str, game: str) -> str | None:
    """Return one line for an event as a seat sees it; None if it gets none.

    >>> event = {"kind": "draw", "clause": "M8.1", "seat": 0, "count": 2, "cards": ["wine", "salt"]}
    >>> tell(event, ["Ann", "Bo", "Cy"], "en", "meuterer")
    'Ann draws 2 cards: 1 wine and 1 salt.'
    >>> tell({**event, "kind": "bluff"}, ["Ann", "Bo", "Cy"], "en", "poker")
    'bluff: player=Ann, count=2, cards=wine salt'
    """
    kind = str(event["kind"])
    speech = speech_of(game)
    messages = Messages(lang, game)
    message = f"{game}-{kind}"
    if not messages.has(message):
        return _plain(event, names)
    for fact in event:
        if messages.has(f"{message}.{fact}"):
            message = f"{message}.{fact}"
            break
    else:
        if (kind, event["clause"]) in speech.hushed:
            return None
    return messages.text(message, **variables(event, names, messages, speech))


def _plain(event: SeatEvent, names: Sequence[str]) -> str:
    """Return an event of a game without messages, as data."""
    facts = {fact: value for fact, value in event.items() if fact not in ("kind", "clause", "seat")}
    if event["seat"] is not None:
        facts = {"player": names[event["seat"]], **facts}
    parts = [f"{fact}={_short(value)}" for fact, value in facts.items()]
    return ": ".join([str(event["kind"]), ", ".join(parts)]) if parts else str(event["kind"])


def _short(value: Any) -> str:
    return " ".join(_short(item) for item in value) if isinstance(value, list) else str(value)


def begins(event: SeatEvent, game: str) -> bool:
    """Return whether an event begins something new, such as a round; it then follows a blank line.

    >>> [begins({"kind": kind}, "cartagena") for kind in ("row", "duel", "knock")]
    [True, True, False]
    """
    return event["kind"] in speech_of(game).begins


def ends_game(notation: str, game: str) -> bool:
    """Return whether a move ends the game at once, whatever is hidden.

    >>> ends_game("open", "traitres"), ends_game("stash 0 as 0", "traitres")
    (True, False)
    """
    return notation.partition(" ")[0] in speech_of(game).ends


def option_name(game: str, option: str, lang: str) -> str:
    """Return the name of an option, or its id if the game has no text for it.

    >>> option_name("meuterer", "islands", "de"), option_name("poker", "limit", "de")
    ('Inselkarten', 'limit')
    """
    messages, name = Messages(lang, game), f"{game}-option-{option}"
    return messages.text(name) if messages.has(name) else option


def value_name(game: str, option: str, value: str, lang: str) -> str:
    """Return the name of a value of an option, or the value if the game has no text for it.

    >>> value_name("meuterer", "pirates", "double", "de"), value_name("poker", "limit", "10", "de")
    ('Mit, doppelt so schnell', '10')
    """
    messages, name = Messages(lang, game), f"{game}-option-{option}.{value}"
    return messages.text(name) if messages.has(name) else value


def describe(notation: str, view: Mapping[str, Any], lang: str) -> str:
    """Return the effect of a legal move for the seat of this view, or the notation if the game has no description.

    >>> describe("offer wine", {"game": "meuterer"}, "de")
    'Wein anbieten'
    >>> describe("raise 10", {"game": "poker"}, "de")
    'raise 10'
    """
    game = str(view.get("game", ""))
    return speech_of(game).describe(notation, view, Messages(lang, game))


def clauses_of(notation: str, view: Mapping[str, Any]) -> list[str]:
    """Return the ids of the clauses that explain a move; empty for a game that cites none.

    >>> [clauses_of(move, {"game": "meuterer"}) for move in ("offer wine", "leave", "take merchant")]
    [['M2.1'], ['M2.4', 'M2.5', 'M2.6'], ['M2.6', 'M5.7']]
    """
    for beginning, clauses in speech_of(str(view.get("game", ""))).clauses:
        if notation.startswith(beginning):
            return clauses.split()
    return []


def phrases(view: Mapping[str, Any], lang: str) -> list[tuple[str, str]]:
    """Return the set phrases of a game: how to type each, and an example of the resulting sentence.

    >>> view = {"game": "traitres", "seat": 0, "players": 3, "names": ["Ann", "Bo", "Cy"]}
    >>> phrases(view, "en")[1]
    ('say accuse SEAT: accuse a player of being a mutineer', 'Watch out, Bo is a mutineer!')
    >>> phrases({"game": "meuterer"}, "en")
    []
    """
    game = str(view.get("game", ""))
    messages = Messages(lang, game)
    found: list[tuple[str, str]] = []
    for example in speech_of(game).phrases(view):
        phrase = example.split(" ")[1]
        found.append((messages.text(f"{game}-talk.{phrase}"), describe(example, view, lang)))
    return found
