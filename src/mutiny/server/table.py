"""A table: its state, computed from its log. The module does no input or output; every entry holds its time.

All messages about a table are made here, separately for each audience. Each audience has its own numbering, so that not
even a number reveals what others were told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mutiny.kernel.commitment import commitment
from mutiny.kernel.discovery import game as find_game
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.events import Event
from mutiny.kernel.match import Match
from mutiny.server import log
from mutiny.server.log import Entry
from mutiny.server.options import text_options
from mutiny.server.refusal import Refusal
from mutiny.server.turns import Turns
from mutiny.wire import messages as wire
from mutiny.wire.tables import Clock, Seat, TableInfo

STAND_IN = "medium"
"""The level of a bot that takes over a seat."""
CREW = (
    *("Bernhard", "Steffi", "Florian", "Carmen", "Antje", "Ludger", "Wiebke", "Hauke"),
    *("Marisol", "Jacques", "Ottavia", "Renzo", "Solveig", "Tomás", "Yolande", "Zeno"),
)
"""Names of bots: twice as many as there are seats, because people may use some of them."""
KEYS_KEPT = 64
"""Ids of commands that are remembered here; older ones are found in the store."""

Numbered = wire.Told | wire.Note | wire.Chatted
Telling = tuple[int, Numbered]
"""A message to an audience. The seats are audiences 0, 1, …; the spectators come after the last seat."""
_SAID: list[Event] = []


class Who(NamedTuple):
    """Somebody at a table: a seat with the digest of its token, or a spectator without a seat."""

    seat: int | None = None
    digest: str | None = None


class BrokenLog(MutinyError):
    """A log cannot be replayed: it was not written by this program, or not by these rules."""


class Table:
    """One table, after some entries of its log.

    >>> table = Table("t", bytes(32))
    >>> _ = table.fold(log.Opened(0, "meuterer", {}, [None, "easy", "easy"], False, Clock()))
    >>> _ = table.fold(log.Sat(1, 0, "Ann", "d"))
    >>> table.free(), table.status
    ([], 'waiting')
    >>> table.ears[0] = True
    >>> table.fold(log.Started(2, 0, "easy", []), fresh=True)[0][1].what
    'started'
    """

    def __init__(self, name: str, seed: bytes) -> None:
        self.id = name
        self.seed = seed
        self.index = 0
        self.game = ""
        self.options: dict[str, str] = {}
        # The options shown in the list of tables, and the names of those whose texts are too long for it.
        self.listed: dict[str, str] = {}
        self.replaced: list[str] = []
        self.open = False
        self.created = 0
        self.ended: int | None = None
        self.status = "waiting"
        self.clock = Clock()
        self.grace: int | None = None
        self.names: list[str | None] = []
        self.bots: list[str | None] = []
        self.away: list[bool] = []
        self.next: str | None = None
        # By seat: the digest of the token.
        self.digests: list[str | None] = []
        self.match: Match | None = None
        self.turns = Turns(Clock(), 0)
        # By audience: the number of messages, the number of the last one that changed the game, and whether anybody
        # listens.
        self.told: list[int] = []
        self.changed: list[int] = []
        self.ears: list[bool] = []
        self.keys: dict[tuple[int, str], None] = {}
        # The moves since the last one that revealed something: the seat, and the message counts before the move.
        self.marks: list[tuple[int, list[int]]] = []
        self.undo_by: int | None = None
        self.undo_agreed: set[int] = set()
        self._told: list[Telling] = []
        self._forgotten = 0

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.names)

    def audience(self, seat: int | None) -> int:
        """Return the audience of a seat, or of the spectators if the seat is None."""
        return len(self.names) if seat is None else seat

    def holds(self, who: Who) -> bool:
        """Return whether a player still has the seat; always true for a spectator."""
        return who.seat is None or self.digests[who.seat] == who.digest

    def free(self) -> list[int]:
        """Return the seats that can still be taken."""
        return [seat for seat in range(self.players) if self.names[seat] is None and self.bots[seat] is None]

    def people(self) -> list[int]:
        """Return the seats of the players who have not been replaced by a bot."""
        return [seat for seat in range(self.players) if self.names[seat] is not None and not self.away[seat]]

    def info(self) -> TableInfo:
        """Return the public description of the table."""
        over = self.match is not None and self.match.over
        return TableInfo(
            id=self.id,
            game=self.game,
            options=self.listed,
            seats=self._seats(),
            status=self.status,
            open=self.open,
            created=self.created,
            commitment=commitment(self.seed),
            clock=self.clock,
            grace=self.grace,
            ended=self.ended,
            winners=self.match.state.result()["winners"] if over and self.match is not None else None,
            next=self.next,
            replaced=self.replaced,
        )

    def _seats(self) -> list[Seat]:
        called = bot_names(self.names) if self.match is None else self.match.names
        return [
            Seat(name, bot, away, None if bot is None or name is not None else called[seat])
            for seat, (name, bot, away) in enumerate(zip(self.names, self.bots, self.away, strict=True))
        ]

    def look(self, seat: int | None, now: int) -> wire.View:
        """Return what an audience sees now, and its legal moves."""
        n = self.told[self.audience(seat)]
        match = self.match
        if match is None:
            return wire.View(n, None, [], [], None, now)
        state = match.state
        legal = [] if seat is None else match.legal(seat)
        # Other players must not see which of several seats have already decided.
        acting = [other for other in self.turns.asked if other != seat or other in state.acting]
        view = wire.View(n, state.view(seat), legal, acting, self.turns.ends(), now)
        view.undo = seat is not None and self._may_undo(seat)
        return view

    def knows(self, seat: int, key: str) -> bool:
        """Return whether a command with that id was carried out recently."""
        return (seat, key) in self.keys

    def fold(self, entry: Entry, fresh: bool = False) -> list[Telling]:
        """Apply one entry; return the messages to the audiences that listen. A fresh entry receives its chance results.

        A refused entry raises and leaves the table as it was. An entry that was read from a log is never refused.
        """
        self._told = []
        if isinstance(entry, log.Moved):
            self._move(entry, fresh)
        elif isinstance(entry, log.Said):
            self._say(entry)
        elif isinstance(entry, log.Chatted):
            self._chat(entry)
        elif isinstance(entry, log.Opened):
            self._open(entry)
        elif isinstance(entry, log.Started):
            self._start(entry, fresh)
        elif isinstance(entry, log.UndoAsked):
            self._ask_back(entry)
        elif isinstance(entry, log.UndoAnswered):
            self._agree(entry)
        elif isinstance(entry, log.Rematched):
            self.next = entry.table
            self._note(entry.at, "rematch", entry.by)
        else:
            self._seating(entry)
        self.index += 1
        return self._told

    def _open(self, entry: log.Opened) -> None:
        self.game = entry.game
        self.options = entry.options
        texts = text_options(entry.game)
        self.listed = {name: value for name, value in entry.options.items() if name not in texts}
        self.replaced = [name for name in texts if entry.options.get(name)]
        self.open = entry.open
        self.created = entry.at
        self.clock = entry.clock
        self.grace = entry.grace
        self.bots = list(entry.seats)
        self.names = [None for _ in self.bots]
        self.digests = [None for _ in self.bots]
        self.away = [False for _ in self.bots]
        audiences = self.players + 1
        self.told = [0] * audiences
        self.changed = [0] * audiences
        self.ears = [False] * audiences if not self.ears else self.ears
        self.turns = Turns(entry.clock, self.players)

    def _seating(self, entry: log.Sat | log.Left | log.TookOver | log.Returned) -> None:
        """Apply an entry about who has a seat."""
        seat = entry.seat
        if isinstance(entry, log.Sat):
            self.names[seat] = entry.name
            self.digests[seat] = entry.digest
            self._note(entry.at, "sat", seat)
        elif isinstance(entry, log.Left):
            self.names[seat] = None
            self.digests[seat] = None
            self._note(entry.at, "left", seat)
        elif isinstance(entry, log.TookOver):
            self.bots[seat] = STAND_IN
            self.away[seat] = True
            self.undo_by = None
            self._note(entry.at, "took-over", seat)
        else:
            self.bots[seat] = None
            self.away[seat] = False
            self._note(entry.at, "returned", seat)

    def _start(self, entry: log.Started, fresh: bool) -> None:
        if self.match is not None:
            raise Refusal("not-now", "the game has begun already.")
        for seat in self.free():
            self.bots[seat] = entry.bots
        called = bot_names(self.names)
        names = [called[seat] if name is None else name for seat, name in enumerate(self.names)]
        match = Match(find_game(self.game), names, self.options, self.seed)
        self.match = match
        self.status = "playing"
        self._note(entry.at, "started", entry.by)
        self._deal(entry, fresh, 0)
        self._happen(entry.at, [event for batch in match.told for event in batch])
        self._forget()

    def _move(self, entry: log.Moved, fresh: bool) -> None:
        match = self.playing()
        state = match.state
        # Whether only one seat was asked, before the move.
        alone = len(self.turns.asked) == 1
        before = len(match.entries)
        counts = self.told.copy()
        events = match.play(entry.seat, entry.move)
        self._deal(entry, fresh, before + 1)
        self._keep_key(entry.seat, entry.id)
        self.turns.used(entry.seat, entry.at)
        if alone and is_quiet(match, entry.seat, entry.move, events, before):
            self.marks.append((entry.seat, counts))
        else:
            self.marks.clear()
        self.undo_by = None
        self._happen(entry.at, events)
        self._forget()
        if state.over:
            self.status = "over"
            self.ended = entry.at
            self._note(entry.at, "over", None)

    def playing(self) -> Match:
        """Return the match; refuse if there is none yet."""
        if self.match is None:
            raise Refusal("not-now", "the game has not begun.")
        return self.match

    def _deal(self, entry: log.Started | log.Moved, fresh: bool, since: int) -> None:
        """Store the chance results in a fresh entry; compare them with those of an old one."""
        match = self.playing()
        brought = [notation for who, notation in match.entries[since:] if who is None]
        if fresh:
            entry.chance = brought
        elif entry.chance != brought:
            raise BrokenLog(f"table {self.id}, entry {self.index}: chance is not what the seed brings.")

    def _happen(self, at: int, events: Sequence[Event]) -> None:
        """Make the messages about events of the game, and update whose turn it is."""
        seats: list[int | None] = [*range(self.players), None]
        for audience, seat in enumerate(seats):
            listens = self.ears[audience]
            n = self.told[audience]
            before = n
            for event in events:
                if event.private and (seat is None or seat not in event.audience):
                    continue
                n += 1
                if listens:
                    told = event.told(seat)
                    assert told is not None
                    self._told.append((audience, wire.Told(n, at, told)))
            self.told[audience] = n
            if n > before:
                self.changed[audience] = n
        self.turns.ask(self.playing().state.acting, at)

    def _say(self, entry: log.Said) -> None:
        match = self.playing()
        event = match.say(entry.seat, entry.phrase)
        self._keep_key(entry.seat, entry.id)
        for audience in range(self.players + 1):
            self.told[audience] += 1
            if self.ears[audience]:
                told = event.told(None if audience == self.players else audience)
                assert told is not None
                self._told.append((audience, wire.Told(self.told[audience], entry.at, told)))
        self._forget()

    def _chat(self, entry: log.Chatted) -> None:
        if entry.seat is not None:
            self._keep_key(entry.seat, entry.id)
        for audience in range(self.players + 1):
            self.told[audience] += 1
            if self.ears[audience]:
                self._told.append((audience, wire.Chatted(self.told[audience], entry.at, entry.seat, entry.text)))

    def _note(self, at: int, what: str, seat: int | None, back: list[int] | None = None) -> None:
        info = self.info()
        for audience in range(self.players + 1):
            self.told[audience] += 1
            if self.ears[audience]:
                taken = None if back is None else back[audience]
                note = wire.Note(self.told[audience], at, what, info, seat, back=taken)
                self._told.append((audience, note))

    def _ask_back(self, entry: log.UndoAsked) -> None:
        self.can_undo(entry.seat)
        self.undo_by = entry.seat
        self.undo_agreed = set()
        self._note(entry.at, "undo-asked", entry.seat)
        self._take_back_if_agreed(entry.at)

    def _agree(self, entry: log.UndoAnswered) -> None:
        if self.undo_by is None or entry.seat == self.undo_by:
            raise Refusal("not-now", "nobody asks you to take a move back.")
        if not entry.agree:
            self.undo_by = None
            self._note(entry.at, "undo-refused", entry.seat)
            return
        self.undo_agreed.add(entry.seat)
        self._take_back_if_agreed(entry.at)

    def can_undo(self, seat: int) -> int:
        """Return how many moves to undo to take back a seat's last one. Refuse if something was revealed since."""
        match = self.playing()
        if match.over:
            raise Refusal("not-now", "the game is over.")
        if self.undo_by is not None:
            raise Refusal("not-now", "there is such a request already.")
        for steps, (who, _) in enumerate(reversed(self.marks), 1):
            if who == seat:
                return steps
        raise Refusal(
            "not-now", "there is nothing to take back: you have made no move, or something hidden has been shown since."
        )

    def _may_undo(self, seat: int) -> bool:
        """Return whether a seat can ask for an undo. False while several decide: which seats have decided is secret."""
        if self.match is None or self.match.over or self.undo_by is not None or len(self.turns.asked) > 1:
            return False
        return any(who == seat for who, _ in self.marks)

    def _take_back_if_agreed(self, at: int) -> None:
        asked = self.undo_by
        if asked is None or set(self.people()) - {asked} - self.undo_agreed:
            return
        self.undo_by = None
        steps = self.can_undo(asked)
        match = self.playing()
        for _ in range(steps):
            match.undo()
        self._forgotten = 0
        self._forget()
        counts = self.marks[-steps][1]
        del self.marks[-steps:]
        self._note(at, "undone", asked, counts)
        self.changed = self.told.copy()
        self.turns.ask(match.state.acting, at)

    def _keep_key(self, seat: int, key: str | None) -> None:
        if key is not None:
            keys = self.keys
            keys[seat, key] = None
            if len(keys) > KEYS_KEPT:
                del keys[next(iter(keys))]

    def _forget(self) -> None:
        """Drop events that were sent: they can be recomputed from the log."""
        match = self.playing()
        if len(self.turns.asked) > 1 and self.turns.asked != match.state.acting:
            # Simultaneous decisions may still change places in the log, with their events.
            return
        told = match.told
        for place in range(self._forgotten, len(told)):
            told[place] = _SAID
        self._forgotten = len(told)


def bot_names(names: Sequence[str | None]) -> list[str]:
    """Return names for the bots, different from those of the people at the table.

    >>> bot_names(["Ann", None, "wiebke", None])
    ['Bernhard', 'Steffi', 'Florian', 'Carmen']
    """
    taken = {name.casefold() for name in names if name is not None}
    free = [name for name in CREW if name.casefold() not in taken]
    return free[: len(names)]


def is_quiet(match: Match, seat: int, move: str, events: Sequence[Event], before: int) -> bool:
    """Return whether a move revealed nothing: the game lists its verb as quiet, and nothing else followed."""
    if move.split(" ", 1)[0] not in match.game.quiet or len(events) != 1 or len(match.entries) != before + 1:
        return False
    # A secret that only the moving seat is told is that player's own choice.
    event = events[0]
    return not event.private and (not event.secret or event.audience == (seat,))


def fold_log(
    name: str, seed: bytes, entries: Sequence[Entry], ears: Sequence[bool] = ()
) -> tuple[Table, list[Telling]]:
    """Compute a table from its whole log, and the messages to the audiences that listen.

    >>> opened = log.Opened(0, "meuterer", {}, [None, None, None], False, Clock())
    >>> table, told = fold_log("t", bytes(32), [opened, log.Sat(1, 0, "Ann", "d")], [False, False, False, True])
    >>> [(audience, message.what) for audience, message in told]
    [(3, 'sat')]
    """
    table = Table(name, seed)
    table.ears = list(ears)
    told: list[Telling] = []
    for entry in entries:
        told += table.fold(entry)
    return table, told
