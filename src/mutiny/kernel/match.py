"""A match: one game in progress, as its log. Saving, replaying, undoing and resuming all replay a prefix of the log."""

from __future__ import annotations

from typing import Any

from mutiny.kernel.belief import Belief
from mutiny.kernel.blame import blame_game
from mutiny.kernel.commitment import check_seed, commitment
from mutiny.kernel.discovery import game as find_game
from mutiny.kernel.errors import BadRecord, IllegalMove, MalformedMove, MutinyError, NoSuchSeat
from mutiny.kernel.events import Event, SeatEvent
from mutiny.kernel.game import Game
from mutiny.kernel.record import Entry, Record
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State, refuse_turn


class Match:
    """A game with its log, the names of its players and, if it deals itself, its random generator.

    >>> match = Match(find_game("meuterer"), ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> seat = match.state.acting[0]
    >>> match.legal_moves(seat)
    ['pay 0', 'pay 1', 'pay 2', 'pay 3']
    >>> [event.kind for event in match.play(seat, "pay 2")]
    ['pay']
    """

    def __init__(
        self, game: Game, names: list[str], options: dict[str, str] | None = None, seed: bytes | None = None
    ) -> None:
        if seed is not None:
            check_seed(seed)
        self.game = game
        self.names = names
        self.options: dict[str, str] = {} if options is None else options
        self.seed = seed
        self.commitment: str | None = None if seed is None else commitment(seed)
        self.state: State = _new_state(game, len(names), self.options)
        self.entries: list[Entry] = []
        self.events: list[list[Event]] = []
        self._answers = SimultaneousAnswers()
        # The seed that deals. It differs from `seed` only if the match continues a record without a known seed.
        self._source = seed
        self._rng: Rng | None = None if seed is None else Rng(seed)
        try:
            self._deal()
        except Exception as error:
            blame_game(error, game, None)
            raise

    def __repr__(self) -> str:
        names = ", ".join(self.names)
        return f"<Match of {self.game.name} between {names}, {len(self.entries)} entries, {self.state.waiting_for()}>"

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    def legal_moves(self, seat: int) -> list[str]:
        """Return the legal moves of a seat in notation, in a fixed order."""
        state = self.state
        try:
            return [state.format_move(seat, action) for action in state.legal_actions(seat)]
        except Exception as error:
            blame_game(error, self.game, seat)
            raise

    def play(self, seat: int, move: str | int) -> list[Event]:
        """Make a move, then take the chance outcomes that follow it; returns the events of both.

        Players who decide at the same time may do so in any order. The log always holds their moves in seat order, so
        it does not reveal who was first.
        """
        try:
            return self._play(seat, move)
        except Exception as error:
            blame_game(error, self.game, seat)
            raise

    def _play(self, seat: int, move: str | int) -> list[Event]:
        state = self.state
        if seat not in state.acting:
            raise refuse_turn(state, seat)
        action = state.parse_move(seat, move) if isinstance(move, str) else move
        notation = state.format_move(seat, action)
        asked = len(state.acting)
        events = state.apply_with_events(seat, action)
        higher = self._answers.note(self.entries, seat, asked)
        self.entries.append((seat, notation))
        self.events.append(events)
        if higher:
            self._put_before(higher)
        before = len(self.events)
        self._deal()
        return events + [event for batch in self.events[before:] for event in batch]

    def _put_before(self, higher: list[int]) -> None:
        """Move the last answer before those of higher seats; phrases in between stay where they are."""
        events = self.events[-1]
        # An event for one seat alone stays with its answer; events that follow when all have decided come after the
        # last.
        own = 0
        while own < len(events) and events[own].private:
            own += 1
        entry, batch = self.entries[-1], events[:own]
        for place in [*higher, len(self.entries) - 1]:
            entry, self.entries[place] = self.entries[place], entry
            batch, self.events[place] = self.events[place], batch
        self.events[-1] = self.events[-1] + events[own:]

    def say(self, seat: int | None, text: str) -> Event:
        """Say a set phrase, `say ...`. Any seat may, until the game ends; the phrase is logged and changes nothing.

        >>> match = Match(find_game("traitres"), ["Ann", "Bo", "Cy"])
        >>> match.say(1, "say accuse 2").facts
        {'phrase': 'accuse', 'args': ['2']}
        >>> match.say(3, "say accuse 2")
        Traceback (most recent call last):
        mutiny.kernel.errors.NoSuchSeat: there is no seat 3: seats run from 0 to 2.
        """
        try:
            event = phrase_event(self.state, seat, text)
        except Exception as error:
            blame_game(error, self.game, seat)
            raise
        self.entries.append((seat, text))
        self.events.append([event])
        return event

    def chance(self, notation: str) -> list[Event]:
        """Take a given chance outcome: the next entry of a record, or a deal made by hand."""
        state = self.state
        if not state.awaits_chance:
            raise IllegalMove(state.clause(), "no chance is awaited")
        try:
            events = state.apply_chance_with_events(state.parse_chance(notation))
        except Exception as error:
            blame_game(error, self.game, None)
            raise
        self.entries.append((None, notation))
        self.events.append(events)
        return events[:]

    def enter(self, who: int | None, notation: str) -> list[Event]:
        """Take an entry of a record, whether chance, a phrase or a move; returns its events.

        >>> match = Match(find_game("traitres"), ["Ann", "Bo", "Cy"])
        >>> [event.kind for event in match.enter(1, "say accuse 2")]
        ['say']
        """
        if who is None:
            return self.chance(notation)
        return [self.say(who, notation)] if is_talk(notation) else self.play(who, notation)

    def _deal(self) -> None:
        rng = self._rng
        if rng is None:
            return
        state = self.state
        while state.awaits_chance:
            outcome = state.sample_chance(rng)
            self.entries.append((None, state.format_chance(outcome)))
            self.events.append(state.apply_chance_with_events(outcome))

    def undo(self) -> Entry | None:
        """Take back the last decision and everything after it; returns that decision, or None if there was none.

        >>> match = Match(find_game("meuterer"), ["Ann", "Bo", "Cy"], seed=bytes(32))
        >>> _ = match.play(match.state.acting[0], "pay 2")
        >>> match.undo()[1], match.undo()
        ('pay 2', None)
        """
        last = len(self.entries) - 1
        while last >= 0 and (self.entries[last][0] is None or is_talk(self.entries[last][1])):
            last -= 1
        if last < 0:
            return None
        undone = self.entries[last]
        self._rewind(self.entries[:last])
        return undone

    def decision_start(self) -> int:
        """Return the number of entries before the decision that is awaited now, or the decisions that are made at once.

        >>> match = Match(find_game("meuterer"), ["Ann", "Bo", "Cy"], seed=bytes(32))
        >>> match.decision_start() == len(match.entries)
        True
        """
        answers = self._answers
        return answers.places[0] if answers.left else len(self.entries)

    def rewind(self, count: int) -> None:
        """Go back to the position after a number of entries: that of a decision, as `decision_start` returned it.

        >>> match = Match(find_game("meuterer"), ["Ann", "Bo", "Cy"], seed=bytes(32))
        >>> start, seat = match.decision_start(), match.state.acting[0]
        >>> _ = match.play(seat, "pay 2")
        >>> match.rewind(start)
        >>> match.legal_moves(seat)
        ['pay 0', 'pay 1', 'pay 2', 'pay 3']
        """
        self._rewind(self.entries[:count])

    def _rewind(self, entries: list[Entry]) -> None:
        self.state = _new_state(self.game, len(self.names), self.options)
        self.entries = []
        self.events = []
        self._answers = SimultaneousAnswers()
        self._rng = None if self._source is None else Rng(self._source)
        for number, (who, notation) in enumerate(entries):
            try:
                self._replay(who, notation)
            except MutinyError as error:
                raise BadRecord(str(error), number) from None
            except Exception as fault:
                blame_game(fault, self.game, who)
                raise

    def _replay(self, who: int | None, notation: str) -> None:
        state = self.state
        if who is None:
            if self._rng is not None and state.awaits_chance:
                # Drawn and dropped, so that the generator stands where it stood when the entry was made.
                state.sample_chance(self._rng)
            self.chance(notation)
        elif is_talk(notation):
            self.say(who, notation)
        else:
            if who not in state.acting:
                raise refuse_turn(state, who)
            if self._answers.note(self.entries, who, len(state.acting)):
                raise out_of_order(state)
            events = state.apply_with_events(who, state.parse_move(who, notation))
            self.entries.append((who, notation))
            self.events.append(events)

    def record(self, with_seed: bool = False) -> Record:
        """Return the match as a record. It contains the seed if the game is over or `with_seed` is true."""
        over = self.over
        try:
            result = self.state.result() if over else None
        except Exception as error:
            blame_game(error, self.game, None)
            raise
        return Record(
            self.game.name,
            self.options,
            self.names,
            list(self.entries),
            result,
            self.seed if over or with_seed else None,
            self.commitment,
        )

    def belief(self, seat: int) -> Belief:
        """Return the belief of a seat; a bot or an analysis can sample worlds from it."""
        try:
            belief = self.game.belief(seat, len(self.names), self.options)
            for event in self.events_for(seat):
                belief.observe(event)
            belief.set_view(self.state.view(seat))
        except Exception as error:
            blame_game(error, self.game, seat)
            raise
        return belief

    def events_for(self, seat: int | None) -> list[SeatEvent]:
        """Return all events since the beginning, as a seat or a spectator sees them."""
        return [seen for batch in self.events for event in batch if (seen := event.seen_by(seat)) is not None]


def _new_state(game: Game, players: int, options: dict[str, str]) -> State:
    try:
        return game.new(players, options)
    except Exception as error:
        blame_game(error, game, None)
        raise


class SimultaneousAnswers:
    """The places in a log of answers given at the same time: they are kept in seat order, not in order of arrival."""

    def __init__(self) -> None:
        self.left = 0
        self.places: list[int] = []

    def note(self, entries: list[Entry], seat: int, asked: int) -> list[int]:
        """Note the last answer of a log while `asked` seats had yet to answer; returns the places of higher seats.

        >>> answers, log = SimultaneousAnswers(), [(2, "lay v1"), (0, "say ahoy"), (3, "lay v1")]
        >>> answers.note([], 2, 4), answers.note(log[:2], 3, 3), answers.note(log, 0, 2)
        ([], [], [0, 2])
        """
        if self.left == 0:
            self.left = asked
            self.places = []
        self.left -= 1
        higher: list[int] = []
        for place in self.places:
            who = entries[place][0]
            if who is not None and who > seat:
                higher.append(place)
        self.places.append(len(entries))
        return higher


def out_of_order(state: State) -> IllegalMove:
    """Return the error for an answer that is written after that of a higher seat."""
    return IllegalMove(state.clause(), "players who decide at once are written in seat order")


def is_talk(notation: str) -> bool:
    """Return whether an entry is a set phrase rather than a move.

    >>> is_talk("say accuse 2"), is_talk("pay 2")
    (True, False)
    """
    return notation.startswith("say ")


def phrase_event(state: State, seat: int | None, text: str) -> Event:
    """Check a phrase and its speaker; returns the event. Spectators, who have no seat, cannot speak."""
    state.check_seat(seat)
    if seat is None:
        raise NoSuchSeat(seat, state.players)
    if not is_talk(text):
        raise MalformedMove(text, "what is said begins with 'say '")
    if state.over:
        raise IllegalMove(state.clause(), "the game is over")
    return state.parse_phrase(seat, text)


def replay(record: Record) -> State:
    """Replay a record strictly and without events; returns the state after its last entry.

    >>> replay(Record("meuterer", {}, ["A", "B", "C"], [(0, "pay 0")]))
    Traceback (most recent call last):
    mutiny.kernel.errors.BadRecord: entry 0: M0.3: no player is to act: chance is next.
    """
    game, state = _opening(record)
    answers = 0
    latest = 0
    for number, (who, notation) in enumerate(record.moves):
        try:
            if who is None:
                if not state.awaits_chance:
                    raise IllegalMove(state.clause(), "no chance is awaited")
                state.apply_chance(state.parse_chance(notation))
            elif is_talk(notation):
                phrase_event(state, who, notation)
            else:
                if who not in state.acting:
                    raise refuse_turn(state, who)
                if answers == 0:
                    answers = len(state.acting)
                elif who < latest:
                    raise out_of_order(state)
                state.apply(who, state.parse_move(who, notation))
                answers -= 1
                latest = who
        except MutinyError as error:
            raise BadRecord(str(error), number) from None
        except Exception as fault:
            blame_game(fault, game, who)
            raise
    check_result(record, state)
    return state


def _opening(record: Record) -> tuple[Game, State]:
    try:
        game = find_game(record.game)
        return game, _new_state(game, len(record.players), record.options)
    except MutinyError as error:
        raise BadRecord(str(error)) from None


def check_result(record: Record, state: State) -> None:
    """Refuse a result that differs from the one the moves lead to."""
    if record.result is None:
        return
    if not state.over:
        raise BadRecord("there is a result, but the game is not over.")
    result: dict[str, Any] = state.result()
    if record.result != result or not _same_types(record.result, result):
        raise BadRecord(f"the result should be {result}, not {str(record.result)[:120]}.")


def _same_types(one: object, other: object) -> bool:
    """Return whether two results have the same types throughout: True == 1 == 1.0 in Python, but not in JSON."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict) and isinstance(other, dict):
        return all(_same_types(value, other[key]) for key, value in one.items())
    if isinstance(one, list) and isinstance(other, list):
        return all(_same_types(a, b) for a, b in zip(one, other, strict=True))
    return True


def replay_match(record: Record) -> Match:
    """Replay a record strictly, as `replay` does; returns the match with all its events. It deals no further.

    >>> before = Match(find_game("meuterer"), ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> after = replay_match(before.record())
    >>> after.entries == before.entries, after.events_for(0) == before.events_for(0)
    (True, True)
    """
    return _replayed(record, None)


def _replayed(record: Record, source: bytes | None) -> Match:
    """Return the match of a record, which deals from a source if there is one."""
    try:
        match = Match(find_game(record.game), record.players, record.options)
    except MutinyError as error:
        raise BadRecord(str(error)) from None
    match._source = source
    match._rewind(record.moves)
    check_result(record, match.state)
    return match


def resume(record: Record, fresh_seed: bytes) -> Match:
    """Return a match that continues a record. It deals from the record's seed, or from the fresh seed if there is none.

    >>> before = Match(find_game("meuterer"), ["Ann", "Bo", "Cy"], seed=bytes(32))
    >>> after = resume(before.record(with_seed=True), fresh_seed=bytes(32))
    >>> after.entries == before.entries and after.seed == before.seed
    True
    """
    match = _replayed(record, fresh_seed if record.seed is None else record.seed)
    match.seed = record.seed
    match.commitment = None if record.seed is None else commitment(record.seed)
    match._deal()
    return match
