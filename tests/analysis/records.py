"""Games to analyse: short games between bots, and a pair that one seat cannot tell apart."""

from __future__ import annotations

from functools import cache

from mutiny import Match, MutinyError, Record, game, replay, seed_of
from mutiny.analysis.game_analysis import walk
from mutiny.bots import MediumBot, play_game

PLAYERS = {"meuterer": 4, "traitres": 5, "cartagena": 3}
NAMES = ["Ann", "Bo", "Cy", "Dee", "Eve"]


@cache
def played(name: str, number: int = 0) -> Record:
    """Return a whole game of medium bots."""
    record = play_game(game(name), [MediumBot] * PLAYERS[name], {}, seed_of("advice", number))
    return record.record(NAMES[: PLAYERS[name]])


def cut(record: Record, entries: int) -> Record:
    """Return the same game, stopped early."""
    return Record(record.game, record.options, record.players, record.moves[:entries])


def match_at(record: Record, entries: int) -> Match:
    """Return the match after a number of entries."""
    return [match for _, match in walk(cut(record, entries))][-1]


def decisions(record: Record, every: int) -> list[int]:
    """Return the entries at which a seat has a choice; only every `every`th of them."""
    found = []
    for entry, match in walk(record):
        if entry < len(record.moves):
            who, notation = record.moves[entry]
            if who is not None and not notation.startswith("say ") and len(match.state.legal_actions(who)) > 1:
                found.append(entry)
    return found[::every]


def twin(record: Record, seat: int) -> Record:
    """Return a record that differs only in hidden cards, so that it is the same game for this seat."""
    told = match_at(record, len(record.moves))
    (at, cards) = next((at, note.split()) for at, (_, note) in enumerate(record.moves) if note.startswith("deck "))
    for one in range(1, len(cards)):
        for two in range(one + 1, len(cards)):
            if cards[one] == cards[two]:
                continue
            swapped = list(cards)
            swapped[one], swapped[two] = cards[two], cards[one]
            moves = [*record.moves[:at], (None, " ".join(swapped)), *record.moves[at + 1 :]]
            other = Record(record.game, record.options, record.players, moves)
            try:
                replay(other)
            except MutinyError:
                continue
            there = match_at(other, len(moves))
            same = there.events_for(seat) == told.events_for(seat) and there.state.view(seat) == told.state.view(seat)
            others = [who for who in range(len(record.players)) if who != seat]
            if same and any(there.state.view(who) != told.state.view(who) for who in others):
                return other
    raise AssertionError("no two hidden cards can be exchanged")
