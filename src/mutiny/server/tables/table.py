"""A table: its state, computed from its log. The module does no input or output; every entry holds its time.

All messages about a table are made here, separately for each audience. Each audience has its own numbering, so that not
even a number reveals what others received.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mutiny.kernel.commitment import commitment
from mutiny.kernel.discovery import game as find_game
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.events import Event
from mutiny.kernel.match import Match
from mutiny.protocol import messages as wire
from mutiny.protocol.tables import Clock, Seat, TableInfo
from mutiny.server.common.refusal import Refusal
from mutiny.server.tables.characters import bot_names, first_in_cast
from mutiny.server.tables.entries import (
    ChatMuted,
    ChatSent,
    GameStarted,
    LogEntry,
    MoveMade,
    PhraseSaid,
    RematchOpened,
    TableClosed,
    TableLocked,
    TableOpened,
    UndoAnswered,
    UndoRequested,
)
from mutiny.server.tables.hosting import Hosting, apply_decision
from mutiny.server.tables.options import text_options
from mutiny.server.tables.seat_changes import change_seat
from mutiny.server.tables.steps import StepRecorder
from mutiny.server.tables.turns import Turns
from mutiny.server.tables.undo import UndoState, reveals_nothing, take_back

COMMANDS_REMEMBERED = 64
"""Ids of commands that are remembered here; older ones are found in the store."""

NumberedMessage = wire.Told | wire.Note | wire.Chatted
Delivery = tuple[int, NumberedMessage]
"""A message to an audience. The seats are audiences 0, 1, …; the spectators come after the last seat."""
_NO_EVENTS: list[Event] = []


class Participant(NamedTuple):
    """Somebody at a table: a seat with the digest of its token, or a spectator with the mark that stands for them."""

    seat: int | None = None
    digest: str | None = None
    watcher: str = ""


class BrokenLog(MutinyError):
    """A log cannot be replayed: it was not written by this program, or not by these rules."""


class Table:
    """One table, after some entries of its log.

    >>> from mutiny.server.tables.entries import SeatTaken
    >>> table = Table("t", bytes(32))
    >>> _ = table.apply(TableOpened(0, "meuterer", {}, [None, "easy", "easy"], False, Clock()))
    >>> _ = table.apply(SeatTaken(1, 0, "Ann", "d"))
    >>> table.free_seats(), table.status
    ([], 'waiting')
    >>> table.listening[0] = True
    >>> table.apply(GameStarted(2, 0, "easy", []), fresh=True)[0][1].what
    'started'
    """

    def __init__(self, table_id: str, seed: bytes) -> None:
        self.id = table_id
        self.seed = seed
        self.commitment = commitment(seed)
        self.index = 0
        self.game = ""
        self.options: dict[str, str] = {}
        # The options shown in the list of tables, and the names of those whose texts are too long for it.
        self.listed_options: dict[str, str] = {}
        self.replaced_options: list[str] = []
        self.open = False
        self.created = 0
        self.ended: int | None = None
        self.status = "waiting"
        self.clock = Clock()
        self.grace: int | None = None
        self.names: list[str | None] = []
        self.bots: list[str | None] = []
        self.away: list[bool] = []
        self.next_table: str | None = None
        self.hosting = Hosting()
        # By seat: the digest of the token.
        self.digests: list[str | None] = []
        self.match: Match | None = None
        self.turns = Turns(Clock(), 0)
        # By audience: the number of messages, the number of the last one that changed the game, whether anybody
        # listens, and whether anybody who listens wants the positions between events.
        self.message_counts: list[int] = []
        self.last_changes: list[int] = []
        self.listening: list[bool] = []
        self.stepping: list[bool] = []
        # By audience: what people said, in chat messages, phrases and emotes. By seat: how often it was left, and how
        # often a player asked for an undo.
        self.talk_counts: list[int] = []
        self.leave_counts: list[int] = []
        self.undo_requests: list[int] = []
        self.recent_commands: dict[tuple[int, str], None] = {}
        self.undo = UndoState()
        # The kinds of the public events of the last move, and the number of the decision at the last emote.
        self.last_kinds: list[str] = []
        self.last_emote = 0
        # The messages made by the entry that is being applied.
        self._deliveries: list[Delivery] = []
        # The number of batches of events that were dropped from the match.
        self._dropped = 0

    @property
    def stored_status(self) -> str:
        """The status in the database, where a closed table is in no list."""
        return self.status if self.hosting.closed is None else "closed"

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.names)

    def audience(self, seat: int | None) -> int:
        """Return the audience of a seat, or of the spectators if the seat is None."""
        return len(self.names) if seat is None else seat

    def has_seat(self, participant: Participant) -> bool:
        """Return whether a player still has the seat; always true for a spectator."""
        return participant.seat is None or self.digests[participant.seat] == participant.digest

    def free_seats(self) -> list[int]:
        """Return the seats that can still be taken."""
        return [seat for seat in range(self.players) if self.names[seat] is None and self.bots[seat] is None]

    def seats_of_people(self) -> list[int]:
        """Return the seats of the players who have not been replaced by a bot."""
        return [seat for seat in range(self.players) if self.names[seat] is not None and not self.away[seat]]

    def plays_bots_alone(self, seat: int) -> bool:
        """Return whether a seat has a person, and no other seat ever had one: an absent player may come back."""
        return all((name is not None) == (each == seat) for each, name in enumerate(self.names))

    def info(self) -> TableInfo:
        """Return the public description of the table."""
        over = self.match is not None and self.match.over
        return TableInfo(
            id=self.id,
            game=self.game,
            options=self.listed_options,
            seats=self._seat_infos(),
            status=self.status,
            open=self.open,
            created=self.created,
            commitment=self.commitment,
            clock=self.clock,
            grace=self.grace,
            ended=self.ended,
            winners=self.match.state.result()["winners"] if over and self.match is not None else None,
            next=self.next_table,
            replaced=self.replaced_options,
            host=self.hosting.host,
            closed=self.hosting.closed,
            locked=self.hosting.locked(),
            muted=sorted(self.hosting.muted),
            muted_watchers=sorted(self.hosting.muted_watchers),
        )

    def _seat_infos(self) -> list[Seat]:
        shown = self._bot_names() if self.match is None else self.match.names
        return [
            Seat(
                name,
                bot,
                away,
                None if bot is None or name is not None else shown[seat],
                away and self.digests[seat] is None,
            )
            for seat, (name, bot, away) in enumerate(zip(self.names, self.bots, self.away, strict=True))
        ]

    def _bot_names(self) -> list[str]:
        return bot_names(self.names, first_in_cast(self.commitment))

    def character(self, seat: int) -> str | None:
        """Return the name of the character that plays at a seat; None for a person, or for a bot in their place."""
        return None if self.match is None or self.names[seat] is not None else self.match.names[seat]

    def view_for(self, seat: int | None, now: int) -> wire.View:
        """Return what an audience sees now, and its legal moves."""
        n = self.message_counts[self.audience(seat)]
        match = self.match
        if match is None:
            return wire.View(n, None, [], [], None, now)
        state = match.state
        if self.hosting.closed is not None:
            return wire.View(n, state.view(seat), [], [], None, now)
        legal = [] if seat is None else match.legal_moves(seat)
        # Other players must not see which of several seats have already decided.
        acting = [other for other in self.turns.asked_seats if other != seat or other in state.acting]
        view = wire.View(n, state.view(seat), legal, acting, self.turns.deadline, now)
        view.undo = seat is not None and self._may_request_undo(seat)
        return view

    def has_done(self, seat: int, key: str) -> bool:
        """Return whether a command with that id was carried out recently."""
        return (seat, key) in self.recent_commands

    def apply(self, entry: LogEntry, fresh: bool = False) -> list[Delivery]:
        """Apply one entry; return the messages to the audiences that listen. A fresh entry receives its chance results.

        A refused entry raises and leaves the table as it was. An entry that was read from a log is never refused.
        """
        self._deliveries = []
        if isinstance(entry, MoveMade):
            self._apply_move(entry, fresh)
        elif isinstance(entry, PhraseSaid):
            self._apply_phrase(entry)
        elif isinstance(entry, ChatSent):
            self._apply_chat(entry)
        elif isinstance(entry, TableOpened):
            self._apply_opening(entry)
        elif isinstance(entry, GameStarted):
            self._apply_start(entry, fresh)
        elif isinstance(entry, UndoRequested):
            self._request_undo(entry)
        elif isinstance(entry, UndoAnswered):
            self._answer_undo(entry)
        elif isinstance(entry, RematchOpened):
            self.next_table = entry.table
            self._announce(entry.at, "rematch", entry.by)
        elif isinstance(entry, TableClosed | ChatMuted | TableLocked):
            for note in apply_decision(self, entry):
                self._announce(entry.at, *note)
        else:
            self._announce(entry.at, change_seat(self, entry), entry.seat)
        self.index += 1
        return self._deliveries

    def _apply_opening(self, entry: TableOpened) -> None:
        self.game = entry.game
        self.options = entry.options
        texts = text_options(entry.game)
        self.listed_options = {name: value for name, value in entry.options.items() if name not in texts}
        self.replaced_options = [name for name in texts if entry.options.get(name)]
        self.open = entry.open
        self.created = entry.at
        self.clock = entry.clock
        self.grace = entry.grace
        self.bots = list(entry.seats)
        self.names = [None for _ in self.bots]
        self.digests = [None for _ in self.bots]
        self.away = [False for _ in self.bots]
        audiences = self.players + 1
        self.message_counts = [0] * audiences
        self.last_changes = [0] * audiences
        self.talk_counts = [0] * audiences
        self.leave_counts = [0] * self.players
        self.undo_requests = [0] * self.players
        self.listening = [False] * audiences if not self.listening else self.listening
        self.stepping = [False] * audiences if not self.stepping else self.stepping
        self.turns = Turns(entry.clock, self.players)

    def _apply_start(self, entry: GameStarted, fresh: bool) -> None:
        if self.match is not None:
            raise Refusal("not-now", "the game has begun already.")
        for seat in self.free_seats():
            self.bots[seat] = entry.bots
        game = find_game(self.game)
        if fresh:
            entry.called = self._bot_names()
            entry.rules = game.rules
        elif entry.rules != game.rules:
            begun = f"this game was begun under version {entry.rules} of its rules"
            here = f"this server plays version {game.rules}: it cannot go on here. Open a new table."
            raise Refusal("closed", f"{begun}, and {here}")
        bots = entry.called or bot_names(self.names)
        names = [bots[seat] if name is None else name for seat, name in enumerate(self.names)]
        match = Match(game, names, self.options, self.seed)
        self.match = match
        self.status = "playing"
        self._announce(entry.at, "started", entry.by)
        self._record_chance(entry, fresh, 0)
        self._announce_events(entry.at, [event for batch in match.events for event in batch])
        self._drop_sent_events()

    def _apply_move(self, entry: MoveMade, fresh: bool) -> None:
        match = self.started_match()
        state = match.state
        one_asked = len(self.turns.asked_seats) == 1
        before, start = len(match.entries), match.decision_start()
        counts = self.message_counts.copy()
        with StepRecorder(state, self._stepping_seats()) as recorder:
            events = match.play(entry.seat, entry.move)
        self._record_chance(entry, fresh, before + 1)
        self._remember_command(entry.seat, entry.id)
        self.turns.deduct_time(entry.seat, entry.at)
        if self.plays_bots_alone(entry.seat):
            self.undo.add_decision(start, counts)
        elif one_asked and reveals_nothing(match, entry.seat, entry.move, events, before):
            self.undo.add_move(entry.seat, counts)
        else:
            self.undo.clear()
        self._announce_events(entry.at, events, recorder)
        self._drop_sent_events()
        if state.over:
            self.status = "over"
            self.ended = entry.at
            self._announce(entry.at, "over", None)

    def started_match(self) -> Match:
        """Return the match; refuse if there is none yet."""
        if self.match is None:
            raise Refusal("not-now", "the game has not begun.")
        return self.match

    def _record_chance(self, entry: GameStarted | MoveMade, fresh: bool, since: int) -> None:
        """Store the chance results in a fresh entry; compare them with those of an old one."""
        match = self.started_match()
        chance = [notation for seat, notation in match.entries[since:] if seat is None]
        if fresh:
            entry.chance = chance
        elif entry.chance != chance:
            raise BrokenLog(f"table {self.id}, entry {self.index}: chance is not what the seed brings.")

    def _stepping_seats(self) -> list[int | None]:
        """Return the audiences that want the positions between events, as seats; None stands for the spectators."""
        seats: list[int | None] = [*range(self.players), None]
        return [seat for seat, stepping in zip(seats, self.stepping, strict=True) if stepping]

    def _announce_events(self, at: int, events: Sequence[Event], recorder: StepRecorder | None = None) -> None:
        """Make the messages about events of the game, and update whose turn it is."""
        seats: list[int | None] = [*range(self.players), None]
        for audience, seat in enumerate(seats):
            listens = self.listening[audience]
            n = self.message_counts[audience]
            before = n
            for number, event in enumerate(events):
                if event.private and (seat is None or seat not in event.audience):
                    continue
                n += 1
                if listens:
                    seen = event.seen_by(seat)
                    if seen is None:
                        raise BrokenLog(f"table {self.id}, entry {self.index}: an event has no form for seat {seat}.")
                    step = None if recorder is None else recorder.step(seat, number)
                    self._deliveries.append((audience, wire.Told(n, at, seen, step=step)))
            self.message_counts[audience] = n
            if n > before:
                self.last_changes[audience] = n
        self.turns.set_acting(self.started_match().state.acting, at)
        self.last_kinds = [event.kind for event in events if not event.private]

    def _apply_phrase(self, entry: PhraseSaid) -> None:
        event = self.started_match().say(entry.seat, entry.phrase)
        self.talk_counts[entry.seat] += entry.id is not None
        self._remember_command(entry.seat, entry.id)
        for audience in self._next_numbers():
            seen = event.seen_by(None if audience == self.players else audience)
            if seen is None:
                raise BrokenLog(f"table {self.id}, entry {self.index}: a phrase is not for everybody.")
            self._deliveries.append((audience, wire.Told(self.message_counts[audience], entry.at, seen)))
        self._drop_sent_events()

    def _apply_chat(self, entry: ChatSent) -> None:
        if entry.emote is not None:
            self.last_emote = self.turns.number
        # What bots say has no id.
        self.talk_counts[self.audience(entry.seat)] += entry.seat is None or entry.id is not None
        if entry.seat is not None:
            self._remember_command(entry.seat, entry.id)
        watcher = None if entry.watcher is None else self.hosting.watcher_number(entry.watcher)
        # What spectators say stays among them: they may know more than a player.
        for audience in self._next_numbers(0 if watcher is None else self.players):
            n = self.message_counts[audience]
            chat = wire.Chatted(n, entry.at, entry.seat, entry.text, entry.emote, watcher, entry.erased)
            self._deliveries.append((audience, chat))

    def _announce(
        self, at: int, what: str, seat: int | None, watcher: int | None = None, back: list[int] | None = None
    ) -> None:
        """Make the messages about a change of the table itself; `back` has the message counts to go back to."""
        info = self.info()
        for audience in self._next_numbers():
            number = None if back is None else back[audience]
            note = wire.Note(self.message_counts[audience], at, what, info, seat, back=number, watcher=watcher)
            self._deliveries.append((audience, note))

    def _next_numbers(self, first: int = 0) -> Iterator[int]:
        """Count one more message to every audience from the first on; yield the audiences that listen."""
        for audience in range(first, self.players + 1):
            self.message_counts[audience] += 1
            if self.listening[audience]:
                yield audience

    def _request_undo(self, entry: UndoRequested) -> None:
        self._check_undo(entry.seat)
        self.undo_requests[entry.seat] += 1
        self.undo.request(entry.seat)
        self._announce(entry.at, "undo-asked", entry.seat)
        self._undo_if_agreed(entry.at)

    def _answer_undo(self, entry: UndoAnswered) -> None:
        if self.undo.requester is None or entry.seat == self.undo.requester:
            raise Refusal("not-now", "nobody asks you to take a move back.")
        if not entry.agree:
            self.undo.cancel()
            self._announce(entry.at, "undo-refused", entry.seat)
            return
        self.undo.consent(entry.seat)
        self._undo_if_agreed(entry.at)

    def _check_undo(self, seat: int) -> None:
        """Refuse to take back a seat's last move if there is none, or if people play and something was revealed."""
        if self.started_match().over:
            raise Refusal("not-now", "the game is over.")
        if self.undo.requester is not None:
            raise Refusal("not-now", "there is such a request already.")
        if not self._has_undoable_move(seat):
            why = "there is nothing to take back: you have made no move, or something hidden has been shown since."
            raise Refusal("not-now", why)

    def keeps_decisions_secret(self, seat: int) -> bool:
        """Return whether a request of a seat must wait: it could show which of several people have decided."""
        return len(self.turns.asked_seats) > 1 and not self.plays_bots_alone(seat)

    def _has_undoable_move(self, seat: int) -> bool:
        if self.plays_bots_alone(seat):
            return bool(self.undo.decisions)
        return self.undo.steps_back(seat) is not None

    def _may_request_undo(self, seat: int) -> bool:
        """Return whether a seat can ask for an undo."""
        if self.match is None or self.status == "over" or self.undo.requester is not None:
            return False
        if self.keeps_decisions_secret(seat):
            return False
        return self._has_undoable_move(seat)

    def _undo_if_agreed(self, at: int) -> None:
        requester = self.undo.requester
        if requester is None or not self.undo.is_agreed(self.seats_of_people()):
            return
        self.undo.cancel()
        self._check_undo(requester)
        match = self.started_match()
        counts = take_back(match, self.undo, requester, self.plays_bots_alone(requester))
        self._dropped = 0
        self._drop_sent_events()
        self._announce(at, "undone", requester, back=counts)
        self.last_changes = self.message_counts.copy()
        self.last_kinds = []
        self.turns.restart(match.state.acting, at)

    def _remember_command(self, seat: int, key: str | None) -> None:
        if key is not None:
            keys = self.recent_commands
            keys[seat, key] = None
            if len(keys) > COMMANDS_REMEMBERED:
                del keys[next(iter(keys))]

    def _drop_sent_events(self) -> None:
        """Drop events that were sent: they can be recomputed from the log."""
        match = self.started_match()
        if len(self.turns.asked_seats) > 1 and self.turns.asked_seats != match.state.acting:
            # Simultaneous decisions may still change places in the log, with their events.
            return
        batches = match.events
        for place in range(self._dropped, len(batches)):
            batches[place] = _NO_EVENTS
        self._dropped = len(batches)


def replay_log(
    table_id: str, seed: bytes, entries: Sequence[LogEntry], listening: Sequence[bool] = ()
) -> tuple[Table, list[Delivery]]:
    """Compute a table from its whole log, and the messages to the audiences that listen.

    >>> from mutiny.server.tables.entries import SeatTaken
    >>> opened = TableOpened(0, "meuterer", {}, [None, None, None], False, Clock())
    >>> log = [opened, SeatTaken(1, 0, "Ann", "d")]
    >>> table, deliveries = replay_log("t", bytes(32), log, [False, False, False, True])
    >>> [(audience, message.what) for audience, message in deliveries]
    [(3, 'sat')]
    """
    table = Table(table_id, seed)
    table.listening = list(listening)
    deliveries: list[Delivery] = []
    for entry in entries:
        deliveries += table.apply(entry)
    return table, deliveries
