"""Events: what each seat sees of them; and errors as sentences."""

from __future__ import annotations

import pickle

import pytest

from mutiny import BadOptions, BadRecord, Event, IllegalMove, MalformedMove, MutinyError, NoSuchGame


def test_facts_are_for_everybody_and_secrets_for_the_audience() -> None:
    event = Event("draw", "M8.1", 2, {"count": 1}, {"cards": ["wine"]}, (2, 0))
    assert event.seen_by(1) == event.seen_by(None) == {"kind": "draw", "clause": "M8.1", "seat": 2, "count": 1}
    assert event.seen_by(0) == event.seen_by(2) == event.with_secrets()
    assert event.with_secrets() == {"kind": "draw", "clause": "M8.1", "seat": 2, "count": 1, "cards": ["wine"]}


def test_only_its_audience_sees_a_private_event() -> None:
    event = Event("look", "M2.6", 1, {}, {"middle": ["boy"]}, (1,), private=True)
    assert event.seen_by(0) is None
    assert event.seen_by(None) is None
    assert event.seen_by(1) == event.with_secrets()


def test_an_open_event() -> None:
    event = Event("ship", "M6.1", None, {"island": "hochland"})
    assert event.secret == {}
    assert event.seen_by(None) == event.seen_by(3) == event.with_secrets()


def test_a_secret_can_be_replaced() -> None:
    event = Event("draw", "M8.1", 2, {"count": 1}, audience=(2,))
    assert event.seen_by(2) == event.seen_by(0)
    event.secret = {"cards": ["wine"]}
    assert (event.secret, event.seen_by(2)) == ({"cards": ["wine"]}, event.with_secrets())


def test_each_seat_gets_its_own_copy_of_an_event() -> None:
    event = Event("pay", "M1.1", 0, {"amount": 1})
    heard = event.seen_by(1)
    assert heard is not None
    heard["amount"] = 3
    assert event.facts == {"amount": 1}


def test_errors_are_sentences() -> None:
    assert str(MalformedMove("x" * 200, "write 'pay N'")) == f"{'x' * 80!r} is not a move: write 'pay N'."
    error = IllegalMove("M2.1", "no")
    assert (str(error), error.clause, error.reason) == ("M2.1: no.", "M2.1", "no")
    assert (str(BadRecord("no.")), BadRecord("no.").entry) == ("no.", None)
    assert (str(BadRecord("no.", 0)), BadRecord("no.", 0).entry) == ("entry 0: no.", 0)


@pytest.mark.parametrize(
    "error",
    [
        MalformedMove("ofer wine", "write 'offer CARD'"),
        IllegalMove("M2.1", "no"),
        BadRecord("no."),
        BadRecord("no.", 7),
        BadOptions("no."),
        NoSuchGame("no."),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_cross_from_process_to_process_whole(error: MutinyError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert again.parts() == error.parts()
