"""Emotes and manners of speaking: what bots add to their moves as characters.

Everything here follows from public facts: the kinds of the last events, the number of the decision, the seat, and the
public promise of the shuffle. So it reveals nothing, and a bot reacts the same way wherever the log is read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple
from zlib import crc32

from mutiny.kernel.blame import plugin_at_fault
from mutiny.kernel.errors import PluginFailed
from mutiny.kernel.events import SeatEvent
from mutiny.kernel.plugin import offered, package_of
from mutiny.protocol.messages import EMOTES
from mutiny.server.tables.table import Table

RARELY: Final = 5
"""Of this many occasions for an emote, a bot uses one."""
QUIET: Final = 8
"""Decisions after an emote of anybody, during which bots show none."""

Speak = Callable[[str, str | None, int], str | None]
"""Returns the phrase that a character says: what the bot wants to say, or None, or something as harmless instead."""


def _as_it_is(_: str, phrase: str | None, __: int) -> str | None:
    return phrase


class CharacterData(NamedTuple):
    """A game's data about characters: emotes by kind of event, wordings of phrases by character, and `speak`."""

    emotes: Mapping[str, Sequence[str]] = {}
    wordings: Mapping[str, str] = {}
    speak: Speak = _as_it_is


@cache
def character_data(game: str) -> CharacterData:
    """Return what a game says about characters in its parts `reactions` and `manners`; by default nothing.

    A part that cannot be used counts as missing: bots play on, without it.

    >>> character_data("no-game").wordings
    {}
    """
    try:
        return read_character_data(game)
    except PluginFailed:
        return CharacterData()


def read_character_data(game: str) -> CharacterData:
    """Return what a game says about characters; raises `PluginFailed` if a part cannot be used.

    >>> sorted(read_character_data("traitres").emotes)
    ['overboard', 'plank', 'pockets', 'riddance']
    """
    emotes = offered(game, "reactions", "REACTIONS") or {}
    unknown = sorted({emote for choice in emotes.values() for emote in choice} - set(EMOTES))
    if unknown:
        plugin = package_of(game).partition(".")[0]
        raise PluginFailed(plugin, game, None, f"its part 'reactions': there is no emote {unknown[0]!r}")
    wordings = offered(game, "manners", "WORDINGS")
    return (
        CharacterData(emotes)
        if wordings is None
        else CharacterData(emotes, wordings, offered(game, "manners", "speak"))
    )


def emote_of_bot(table: Table, seat: int) -> str | None:
    """Return the emote that a bot shows before its move; usually None."""
    turns = table.turns
    # While several decide, an emote would show that this seat has decided already.
    if table.character(seat) is None or len(turns.asked_seats) > 1 or turns.number - table.last_emote < QUIET:
        return None
    emotes = character_data(table.game).emotes
    occasions = [emotes[kind] for kind in table.last_kinds if kind in emotes]
    chance = _chance(table, seat)
    if not occasions or chance % RARELY:
        return None
    choice = occasions[-1]
    return choice[chance // RARELY % len(choice)]


def phrase_of_bot(table: Table, seat: int, phrase: str | None) -> str | None:
    """Return what a bot says before its move, given what it wants to say."""
    character = table.character(seat)
    if character is None:
        return phrase
    try:
        return character_data(table.game).speak(character, phrase, _chance(table, seat))
    except Exception as error:
        if plugin_at_fault(error):
            return phrase
        raise


def in_manner(event: SeatEvent, table: Table) -> SeatEvent:
    """Add the manner of the character to a phrase, for its sentence; other events stay as they are."""
    seat = event["seat"]
    if seat is None or "phrase" not in event:
        return event
    manner = character_data(table.game).wordings.get(table.character(seat) or "")
    return event if manner is None else {**event, "manner": manner}


def _chance(table: Table, seat: int) -> int:
    return crc32(f"{table.commitment} {table.turns.number} {seat}".encode())
