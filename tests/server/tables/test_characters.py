"""The characters that bots play: their names, the time they take, their emotes and their manners of speaking."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from server.tables.helpers import GAMES

from mutiny import Rng, game, game_names, seed_of
from mutiny.games.traitres.manners import BOASTFUL, TACITURN, WORDINGS
from mutiny.games.traitres.manners import speak as speak_in_traitres
from mutiny.i18n import LANGUAGES, Messages, tell
from mutiny.kernel.plugin import part
from mutiny.protocol import messages as wire
from mutiny.protocol.tables import MOST_PLAYERS, Clock
from mutiny.server.bots.bot_pool import BotAnswer
from mutiny.server.service.scheduler import bot_entries
from mutiny.server.tables.characters import CAST, VARIATION, bot_names, first_in_cast, waiting_time
from mutiny.server.tables.due_actions import due_actions
from mutiny.server.tables.entries import (
    ChatSent,
    GameStarted,
    LogEntry,
    MoveMade,
    PhraseSaid,
    SeatTaken,
    SeatTakenOver,
    TableOpened,
    decode_entry,
    encode_entry,
)
from mutiny.server.tables.localize import with_sentence
from mutiny.server.tables.reactions import QUIET, character_data, emote_of_bot
from mutiny.server.tables.table import Table, replay_log

PACE = 1000
ROOT = Path(__file__).parents[3]
NAMES = [character.name for character in CAST]


def table_with_bots(name: str, seed: bytes = bytes(32), level: str = "random") -> tuple[Table, list[LogEntry]]:
    """Return a table with one person, at seat 0, and bots, whose game has begun."""
    entries: list[LogEntry] = [
        TableOpened(0, name, {}, [None] + [level] * (game(name).most - 1), False, Clock()),
        SeatTaken(0, 0, "Ann", "d"),
        GameStarted(0, 0, level, []),
    ]
    table = Table("t", seed)
    for entry in entries:
        table.apply(entry, fresh=True)
    return table, entries


def play_with_bots(table: Table, rng: Rng) -> list[LogEntry]:
    """Make random moves to the end, with the additions of the bots' characters, and return the entries."""
    entries: list[LogEntry] = []
    match = table.started_match()
    while not match.over:
        seat = match.state.acting[rng.below(len(match.state.acting))]
        legal = match.legal_moves(seat)
        move = legal[rng.below(len(legal))]
        now = len(entries)
        made: list[LogEntry] = [MoveMade(now, seat, move)]
        if table.character(seat) is not None:
            made = bot_entries(table, seat, BotAnswer(None, move), now)
        for entry in made:
            table.apply(entry, fresh=True)
            entries.append(entry)
    return entries


def test_every_bot_finds_a_name_that_nobody_has() -> None:
    for people in range(MOST_PLAYERS):
        for used in combinations(NAMES, people):
            names = [*used, *[None] * (MOST_PLAYERS - people)]
            for order in (names, names[::-1]):
                found = bot_names(order, people)
                called = [name or found[seat] for seat, name in enumerate(order)]
                assert len({name.casefold() for name in called}) == MOST_PLAYERS


def test_every_character_has_a_seat_at_some_table() -> None:
    """Check that the characters of a table depend on its seed alone, and that they reveal nothing of the seed."""
    met = set[str]()
    for number in range(40):
        table, _ = table_with_bots("traitres", seed_of("cast", number))
        met.update(filter(None, map(table.character, range(table.players))))
        assert NAMES[(first_in_cast(table.commitment) + 1) % len(NAMES)] == table.character(1)
    assert met == set(NAMES)


def test_characters_keep_their_seats_when_the_log_is_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table, entries = table_with_bots("traitres", seed_of("again", 1))
    names = table.started_match().names
    stored = [decode_entry(encode_entry(entry)) for entry in entries]
    monkeypatch.setattr("mutiny.server.tables.table.first_in_cast", lambda _: 7)
    assert replay_log("t", table.seed, stored)[0].started_match().names == names
    # This is a log from before characters were stored.
    assert isinstance(stored[2], GameStarted)
    stored[2].called = []
    old = replay_log("t", table.seed, stored)[0].started_match().names
    assert old == ["Ann", *NAMES[1:8]]


def test_people_are_no_characters() -> None:
    table, _ = table_with_bots("meuterer")
    assert table.character(0) is None
    assert {table.character(seat) for seat in range(1, table.players)} <= set(NAMES)
    table.apply(SeatTakenOver(1, 0, "left"))
    assert table.character(0) is None
    assert waiting_time(table.character(0), 5, PACE) == PACE


def test_a_character_has_its_own_pace_and_varies_it() -> None:
    for character in CAST:
        times = [waiting_time(character.name, number, PACE) for number in range(200)]
        assert len(set(times)) > 50
        assert abs(sum(times) / len(times) - PACE * character.tempo) < 0.03 * PACE
        assert min(times) >= PACE * character.tempo * (1 - VARIATION) - 1
        assert max(times) <= PACE * character.tempo * (1 + VARIATION)
        # The setting scales the time, and 0 means no wait.
        assert waiting_time(character.name, 3, 0) == 0
        assert abs(waiting_time(character.name, 3, 10 * PACE) - 10 * waiting_time(character.name, 3, PACE)) <= 10


@pytest.mark.parametrize("name", GAMES)
def test_the_time_of_a_move_does_not_depend_on_secrets_or_on_the_choice(name: str) -> None:
    """Check that the time of each move depends on the character and the number of the decision only, forced or not."""
    table, _ = table_with_bots(name)
    match = table.started_match()
    rng = Rng(b"pace")
    forced = 0
    while not match.over:
        for action in due_actions(table, PACE):
            if action.kind == "move":
                character = table.character(action.seat)
                since = table.turns.since
                assert action.until - since == waiting_time(character, table.turns.number, PACE)
                forced += len(match.legal_moves(action.seat)) == 1
        seat = match.state.acting[rng.below(len(match.state.acting))]
        legal = match.legal_moves(seat)
        before = {action.seat: action.until for action in due_actions(table, PACE)}
        table.apply(MoveMade(table.turns.since + 7, seat, legal[rng.below(len(legal))]), fresh=True)
        # While several seats decide, the decision of one changes nothing for the others.
        if seat not in match.state.acting and len(table.turns.asked_seats) > 1 and table.turns.undecided:
            after = {action.seat: action.until for action in due_actions(table, PACE)}
            if set(after) < set(before):
                assert all(before[other] == until for other, until in after.items())
    assert forced or name != "cartagena"


@pytest.mark.parametrize("name", GAMES)
def test_bots_show_emotes_rarely_and_the_same_ones_again(name: str) -> None:
    shown = 0
    decisions = 0
    for number in range(12):
        twice = []
        for _ in range(2):
            table, _ = table_with_bots(name, seed_of("emotes", number))
            twice.append(play_with_bots(table, Rng(f"game {number}".encode())))
        assert twice[0] == twice[1]
        emotes = [entry for entry in twice[0] if isinstance(entry, ChatSent)]
        assert all(entry.emote in wire.EMOTES and entry.text == f":{entry.emote}:" for entry in emotes)
        assert all(entry.seat != 0 for entry in emotes)
        shown += len(emotes)
        decisions += table.turns.number
    assert shown
    assert shown * QUIET < decisions


def test_bots_are_quiet_after_an_emote_and_while_several_decide() -> None:
    table, _ = table_with_bots("cartagena", seed_of("emotes", 1))
    asked = 0
    rng = Rng(b"quiet")
    match = table.started_match()
    while not match.over:
        seat = match.state.acting[rng.below(len(match.state.acting))]
        if len(table.turns.asked_seats) > 1:
            asked += 1
            assert all(emote_of_bot(table, each) is None for each in range(table.players))
        elif emote_of_bot(table, seat) is not None:
            table.apply(ChatSent(0, 0, ":salute:", None, "salute"), fresh=True)
            assert emote_of_bot(table, seat) is None
        legal = match.legal_moves(seat)
        table.apply(MoveMade(0, seat, legal[rng.below(len(legal))]), fresh=True)
    assert asked


def test_games_name_only_kinds_of_events_and_characters_that_exist() -> None:
    for name in game_names():
        data = character_data(name)
        kinds = {each.name for each in vars(part(name, "events")).values() if type(each).__name__ == "EventKind"}
        assert set(data.emotes) <= kinds
        assert set(data.wordings) in (set(), set(NAMES))


def test_a_manner_changes_only_what_no_bot_concludes_from() -> None:
    heard = ("say accuse 1", "say vouch 1", "say ask 1", "say spied +1 0", "say role pirate", "say role mutineer")
    assert set(NAMES) >= TACITURN | BOASTFUL
    for name in NAMES:
        for chance in range(60):
            for phrase in heard:
                assert speak_in_traitres(name, phrase, chance) == phrase
            assert speak_in_traitres(name, "say chest 7", chance) in ("say chest 7", None)
            assert speak_in_traitres(name, None, chance) in ("say role pirate", None)


def test_what_is_said_on_the_wire_stays_and_its_words_follow_the_character() -> None:
    spoke = set[str | None]()
    for number in range(20):
        table, _ = table_with_bots("traitres", seed_of("words", number))
        match = table.started_match()
        for entry in play_with_bots(table, Rng(b"words")):
            if isinstance(entry, PhraseSaid):
                assert entry.phrase == "say role pirate"
                spoke.add(table.character(entry.seat))
        told = wire.Told(1, 0, {"kind": "say", "clause": "TT.1", "seat": 1, "phrase": "chest", "args": ["7"]})
        sent = with_sentence(told, table, "en")
        assert isinstance(sent, wire.Told)
        assert sent.event == told.event
        assert sent.text == tell({**told.event, "manner": WORDINGS[match.names[1]]}, match.names, "en", "traitres")
    assert spoke == BOASTFUL


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_manner_words_every_phrase_differently(lang: str) -> None:
    messages = Messages(lang, "traitres")
    phrases = ["role pirate", "role mutineer", "accuse 1", "vouch 1", "ask 1", "spied", "spied +1 -2", "chest 7"]
    for phrase in phrases:
        word, *args = phrase.split(" ")
        event = {"kind": "say", "clause": "TT.1", "seat": 0, "phrase": word, "args": args}
        texts = [
            tell({**event, "manner": manner}, ["Ann", "Zed"], lang, "traitres")
            for manner in ("plain", *dict.fromkeys(WORDINGS.values()))
        ]
        assert len(set(texts)) == 4
        assert tell(event, ["Ann", "Zed"], lang, "traitres") == texts[0]
        assert all(text is not None and ("Zed" in text) == (word in ("accuse", "vouch", "ask")) for text in texts)
    assert messages.has("traitres-phrase")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_character_is_described_and_drawn(lang: str) -> None:
    messages = Messages(lang)
    stranger = messages.text("web-character", name="Nobody")
    told = {messages.text("web-character", name=name) for name in NAMES}
    assert len(told - {stranger}) == len(NAMES)
    drawings = (ROOT / "web" / "src" / "art" / "characters.ts").read_text(encoding="utf-8")
    assert all(f"\n  {name}: {{" in drawings for name in NAMES)
    buttons = (ROOT / "web" / "src" / "components" / "table" / "Emotes.svelte").read_text(encoding="utf-8")
    assert all(f"'{emote}'" in buttons for emote in wire.EMOTES)
    assert len({messages.text("web-emote", emote=emote) for emote in wire.EMOTES}) == len(wire.EMOTES)
