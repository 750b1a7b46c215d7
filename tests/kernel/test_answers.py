"""Simultaneous decisions: the order of the answers changes nothing, in the log, in records or during the game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest

from mutiny import BadRecord, Belief, Event, Game, IllegalMove, MalformedMove, Match, Record, Rng, State, replay, resume

CHOICES = 3
SEED = bytes(32)
NAMES = ["Ann", "Bo", "Cy"]
ORDERS = [*permutations(range(3))]


class PledgeState(State):
    """A state of a game with simultaneous pledges.

    A number is drawn; all pledge 0, 1 or 2 at once, and the pledges are shown; there are two rounds. One seat may add a
    word. If all pledge the same, the lowest seat has to `nod` before the game continues, so a decision of one seat
    comes between decisions of all.
    """

    def __init__(self, players: int, like: PledgeState | None = None) -> None:
        super().__init__(players)
        self.drawn: list[int] = []
        self.pledged: list[int | None] = [None] * players
        self.shown: list[list[int]] = []
        if like is not None:
            self.await_like(like)
            self.drawn, self.pledged = like.drawn[:], like.pledged[:]
            self.shown = [cards[:] for cards in like.shown]

    def clause(self) -> str:
        return "X1.1" if self.awaits_chance else "X2.1"

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        if not self.is_acting(seat):
            return ()
        return (CHOICES,) if self.awaited == 2 else tuple(range(CHOICES))

    def apply(self, seat: int, action: int) -> None:
        if action not in self.legal_actions(seat):
            raise IllegalMove(self.clause(), f"seat {seat} cannot do that")
        if action == CHOICES:
            self.note(Event("nod", "X2.3", seat, {}))
            self.go_on()
            return
        self.pledged[seat] = action
        self.note(Event("pledge", "X2.1", seat, {}, {"number": action}, (seat,), private=True))
        if self.mark_decided(seat):
            numbers = sorted(number for number in self.pledged if number is not None)
            self.shown.append(numbers)
            self.pledged = [None] * self.players
            self.note(Event("shown", "X2.2", None, {"numbers": numbers}))
            if len(set(numbers)) == 1:
                self.await_seat(2, 0)
            else:
                self.go_on()

    def go_on(self) -> None:
        """Continue with the next number, or end the game."""
        if len(self.shown) == 2:
            self.await_nothing(3)
            self.note(Event("end", "X3.1", None, {}))
        else:
            self.await_chance(0)

    def note(self, event: Event) -> None:
        """Emit an event if somebody wants events."""
        if self.wants_events:
            self.emit(event)

    def sample_chance(self, rng: Rng) -> bytes:
        return bytes([rng.below(100)])

    def chance_pool(self) -> tuple[bytes, int]:
        return bytes(range(100)), 1

    def apply_chance(self, outcome: bytes) -> None:
        self.drawn.append(outcome[0])
        self.note(Event("drawn", "X1.1", None, {"number": outcome[0]}))
        self.await_seats(1, (1 << self.players) - 1)

    def copy(self) -> PledgeState:
        return PledgeState(self.players, self)

    def view(self, seat: int | None) -> dict[str, Any]:
        own = {} if seat is None else {"pledged": self.pledged[seat]}
        return {"drawn": self.drawn[:], "shown": [*self.shown], **own}

    def parse_phrase(self, seat: int, text: str) -> Event:
        return Event("say", "X9.1", seat, {"phrase": text[4:]})

    def format_move(self, seat: int, action: int) -> str:
        return "nod" if action == CHOICES else f"pledge {action}"

    def parse_move(self, seat: int, text: str) -> int:
        for action in range(CHOICES + 1):
            if self.format_move(seat, action) == text:
                return action
        raise MalformedMove(text, "write 'pledge N' or 'nod'")

    def format_chance(self, outcome: bytes) -> str:
        return f"number {outcome[0]}"

    def parse_chance(self, text: str) -> bytes:
        return bytes([int(text.removeprefix("number "))])

    def result(self) -> dict[str, Any]:
        return {"winners": [], "shown": self.shown}

    def inventory(self) -> Sequence[int]:
        return []


class Pledge(Game):
    """The game of pledges."""

    def __init__(self) -> None:
        super().__init__("pledge", 2, 3, CHOICES + 1, ())

    def new(self, players: int, options: dict[str, str] | None = None) -> PledgeState:
        return PledgeState(players)

    def belief(self, seat: int, players: int, options: dict[str, str] | None = None) -> Belief:
        raise AssertionError("nobody plays it by heart: no test here asks for a belief")


PLEDGE = Pledge()


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register this game under its name during the tests, because records name their game."""
    monkeypatch.setattr("mutiny.kernel.match.find_game", {"pledge": PLEDGE}.__getitem__)


def begun(seed: bytes | None = SEED) -> Match:
    return Match(PLEDGE, NAMES, {}, seed)


def whole(match: Match) -> list[Any]:
    """Return the log, all events for each seat, and all views."""
    watchers = (None, *range(3))
    told = [[(event.with_secrets(), event.audience, event.private) for event in batch] for batch in match.events]
    return [match.entries[:], told, [(match.events_for(seat), match.state.view(seat)) for seat in watchers]]


def kinds(match: Match) -> list[list[str]]:
    return [[event.kind for event in batch] for batch in match.events]


def seats(match: Match) -> list[int | None]:
    return [who for who, _ in match.entries]


@pytest.mark.parametrize("order", ORDERS)
def test_the_log_is_in_seat_order_whatever_the_order_of_answers(order: tuple[int, ...]) -> None:
    match = begun()
    for seat in order:
        match.play(seat, f"pledge {seat}")
    assert seats(match) == [None, 0, 1, 2, None]
    assert kinds(match) == [["drawn"], ["pledge"], ["pledge"], ["pledge", "shown"], ["drawn"]]
    in_order = begun()
    for seat in range(3):
        in_order.play(seat, f"pledge {seat}")
    assert whole(match) == whole(in_order)
    again = resume(match.record(with_seed=True), bytes(32))
    assert whole(again) == whole(match)


def test_the_events_that_follow_are_returned_to_the_last_to_decide() -> None:
    match = begun()
    assert [event.kind for event in match.play(2, "pledge 0")] == ["pledge"]
    assert [event.kind for event in match.play(0, "pledge 0")] == ["pledge"]
    assert [event.kind for event in match.play(1, "pledge 1")] == ["pledge", "shown", "drawn"]


def test_those_who_decide_alone_are_logged_as_they_come() -> None:
    match = begun()
    for seat in (1, 2, 0):
        match.play(seat, "pledge 1")
    match.play(0, "nod")
    for seat in (2, 1, 0):
        match.play(seat, "pledge 2")
    match.play(0, "nod")
    assert seats(match) == [None, 0, 1, 2, 0, None, 0, 1, 2, 0]
    assert match.over
    assert replay(match.record()).over
    assert whole(resume(match.record(), bytes(32))) == whole(match)


def test_a_refused_answer_leaves_everything_as_it_was() -> None:
    match = begun()
    match.play(1, "pledge 2")
    before = whole(match)
    for seat, move in ((0, "nod"), (2, 7), (0, "pledge 3"), (1, "pledge 0")):
        with pytest.raises((IllegalMove, MalformedMove)):
            match.play(seat, move)
        assert whole(match) == before
    match.play(2, "pledge 0")
    match.play(0, "pledge 1")
    assert seats(match) == [None, 0, 1, 2, None]


# Records


def paper(moves: list[tuple[int | None, str]]) -> Record:
    return Record("pledge", {}, NAMES, [(None, "number 7"), *moves])


@pytest.mark.parametrize(
    ("order", "place"), [((1, 0, 2), 2), ((0, 2, 1), 3), ((2, 1, 0), 2), ((2, 0, 1), 2), ((1, 2, 0), 3), ((1, 0), 2)]
)
def test_answers_out_of_seat_order_are_refused(order: tuple[int, ...], place: int) -> None:
    record = paper([(seat, "pledge 1") for seat in order])
    for read in (replay, lambda record: resume(record, SEED)):
        with pytest.raises(BadRecord) as caught:
            read(record)
        assert str(caught.value) == f"entry {place}: X2.1: players who decide at once are written in seat order."


@pytest.mark.parametrize("answered", [(0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2)])
def test_a_record_may_stop_in_the_middle(answered: tuple[int, ...]) -> None:
    record = paper([(seat, "pledge 1") for seat in answered])
    state = replay(record)
    match = resume(record, SEED)
    waiting = tuple(seat for seat in range(3) if seat not in answered)
    assert state.acting == match.state.acting == (waiting or (0,))
    for seat in reversed(waiting):
        match.play(seat, "pledge 2")
    assert seats(match)[:4] == [None, 0, 1, 2]
    assert whole(resume(match.record(), SEED))[0] == match.entries


def test_saved_in_the_middle_and_gone_on_with() -> None:
    match = begun()
    match.play(2, "pledge 0")
    again = resume(match.record(with_seed=True), bytes(32))
    for one in (match, again):
        one.play(1, "pledge 1")
        one.play(0, "pledge 2")
    assert whole(match) == whole(again)


# Undo


def test_taking_back_in_the_middle() -> None:
    """Undo removes the last decision of the log, which is that of the highest seat, even if another decided last."""
    match = begun()
    start = whole(match)
    match.play(2, "pledge 0")
    match.play(0, "pledge 1")
    assert match.undo() == (2, "pledge 0")
    assert match.state.acting == (1, 2)
    assert match.undo() == (0, "pledge 1")
    assert whole(match) == start
    assert match.undo() is None


def test_taking_back_what_ended_it() -> None:
    match = begun()
    for seat in (2, 1, 0):
        match.play(seat, f"pledge {seat}")
    after = whole(match)
    assert match.undo() == (2, "pledge 2")
    assert match.state.acting == (2,)
    assert kinds(match) == [["drawn"], ["pledge"], ["pledge"]]
    match.play(2, "pledge 2")
    assert whole(match) == after


# Talk in between


def talked(order: tuple[int, ...], words_after: int) -> Match:
    """Return the second pledge of three, with a phrase of seat 1 after some of them."""
    match = begun()
    for seat in range(3):
        match.play(seat, f"pledge {seat}")
    for number, seat in enumerate(order, start=1):
        match.play(seat, f"pledge {seat}")
        if number == words_after:
            match.say(1, "say ahoy")
    return match


@pytest.mark.parametrize("words_after", [1, 2])
@pytest.mark.parametrize("order", ORDERS)
def test_what_is_said_in_the_middle(order: tuple[int, ...], words_after: int) -> None:
    """The phrase comes before the answers are shown, in the game and in the record; here the answers end the game."""
    match = talked(order, words_after)
    assert match.over
    spoken = [entry for entry in match.entries if entry == (1, "say ahoy")]
    assert len(spoken) == 1
    answers = [who for who, notation in match.entries if notation.startswith("pledge")]
    assert answers == [0, 1, 2, 0, 1, 2]
    for watcher in (None, 0, 1, 2):
        heard = [told["kind"] for told in match.events_for(watcher) if told["kind"] != "pledge"]
        assert heard == ["drawn", "shown", "drawn", "say", "shown", "end"]
    assert replay(match.record()).over
    assert whole(resume(match.record(), bytes(32))) == whole(match)


def test_what_is_said_in_the_middle_goes_with_what_is_taken_back() -> None:
    match = begun()
    match.play(2, "pledge 0")
    match.say(0, "say ahoy")
    assert match.undo() == (2, "pledge 0")
    assert seats(match) == [None]
