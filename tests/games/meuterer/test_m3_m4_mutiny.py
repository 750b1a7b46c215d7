"""M3 and M4: the actions are shown, and the mutiny."""

from __future__ import annotations

import pytest
from games.meuterer.tables import FOUR, table
from kernel.tables import asked, dump, hand, kinds, legal, play, refused, see, the

from mutiny import Match

# Bernhard, the Captain, and Steffi hold two conflict cards each, Florian and Carmen one each.
ARMED = (
    "conflict conflict grain grain grain",
    "conflict conflict wine wine wine",
    "conflict cloth cloth cloth cloth",
    "conflict salt salt salt salt",
)
TAKEN = "0 pay 0; 0 leave; 1 leave; 1 take mutineer; 2 leave; 2 take boy; 3 leave; 3 take mate"


def mutiny(moves: str = TAKEN, *hands: str, option: str = "") -> Match:
    """Return a table at which these moves have been played."""
    match = table(*(hands or ARMED), options=dict([option.split("=")]) if option else None)
    play(match, moves)
    return match


@pytest.mark.rule("M3.1")
def test_all_action_cards_are_turned_up() -> None:
    match = table(*ARMED)
    events = play(match, TAKEN)
    assert the(events, "actions") == {
        "kind": "actions",
        "clause": "M3.1",
        "seat": None,
        "roles": ["captain", "mutineer", "boy", "mate"],
    }
    for seat in (None, 0, 1):
        assert match.state.view(seat)["roles"] == [None, "mutineer", "boy", "mate"]


@pytest.mark.rule("M3.1")
def test_without_a_mutineer_there_is_no_mutiny() -> None:
    match = table(*ARMED)
    events = play(match, "0 pay 0; 0 leave; 1 leave; 1 take merchant; 2 leave; 2 take boy; 3 leave; 3 take mate")
    assert not {"mutineer-goal", "mutiny", "fight", "mutiny-decided"} & set(kinds(events))
    assert match.state.view(None)["round"] == 2


@pytest.mark.rule("M3.2")
@pytest.mark.parametrize(
    ("offers", "goal", "captain_goal"),
    [(0, "affeninsel", "affeninsel"), (1, "eisfelsen", "eisfelsen"), (2, "karge-zunge", "eisfelsen")],
)
def test_the_mutineer_s_destination(offers: int, goal: str, captain_goal: str) -> None:
    match = table(*ARMED)
    play(match, "0 pay 0")
    if offers:
        play(match, "0 offer grain; 1 offer wine; 2 leave; 2 take boy; 3 leave; 3 take mate; 0 leave")
    else:
        play(match, "0 leave")
    if offers == 2:
        play(match, "1 offer wine")
    events = play(
        match,
        "1 leave; 1 take mutineer" if offers else "1 leave; 1 take mutineer; 2 leave; 2 take boy; 3 leave; 3 take mate",
    )
    assert the(events, "mutineer-goal") == {
        "kind": "mutineer-goal",
        "clause": "M3.2",
        "seat": 1,
        "left": 5 - offers,
        "island": goal,
    }
    view = match.state.view(None)
    # Both may lie on the same island.
    assert (view["captain_destination"], view["mutineer_destination"]) == (captain_goal, goal)


@pytest.mark.rule("M3.2")
def test_a_mutineer_without_cards_stays_where_the_ship_is() -> None:
    match = table(*ARMED)
    play(
        match,
        "0 pay 0; 0 leave; 1 offer wine; 2 leave; 2 take boy; 3 leave; 3 take merchant; 1 offer wine; 1 offer wine",
    )
    play(match, "1 offer conflict; 1 offer conflict; 1 leave; 1 take mutineer; 0 fight 0")
    events = play(match, "2 fight 0")
    assert the(events, "dock")["island"] == "hochland"
    assert the(events, "ship") == {
        "kind": "ship",
        "clause": "M6.1",
        "seat": None,
        "from": "hochland",
        "island": "hochland",
    }


@pytest.mark.rule("M4.1")
def test_once_around_from_the_captain() -> None:
    match = table(*ARMED, captain=2)
    play(match, "2 pay 0; 2 leave; 3 leave; 3 take mate; 0 leave; 0 take mutineer; 1 leave; 1 take boy")
    for seat, held in ((2, 1), (3, 1), (0, 2), (1, 2)):
        assert asked(match) == seat
        assert legal(match) == [f"fight {count}" for count in range(held + 1)]
        play(match, f"{seat} fight 0")
    assert match.state.view(None)["round"] == 2


@pytest.mark.rule("M4.1")
def test_merchant_and_loader_take_no_part() -> None:
    match = mutiny("0 pay 0; 0 leave; 1 leave; 1 take merchant; 2 leave; 2 take mutineer; 3 leave; 3 take loader")
    assert asked(match) == 0
    refused(match, 1, "fight 1", "M4.1")
    play(match, "0 fight 0")
    assert asked(match) == 2
    play(match, "2 fight 0")
    assert match.state.view(None)["phase"] == "keep"


@pytest.mark.rule("M4.1")
def test_who_has_cards_but_no_conflict_is_asked_all_the_same() -> None:
    match = mutiny(TAKEN, *FOUR)
    for seat in range(4):
        assert asked(match) == seat
        assert legal(match) == ["fight 0"]
        error = refused(match, seat, "fight 1", "M4.1")
        assert str(error) == f"M4.1: seat {seat} does not hold 1 conflict cards."
        play(match, f"{seat} fight 0")


@pytest.mark.rule("M4.1")
def test_an_empty_hand_is_not_asked() -> None:
    # The Captain, with whom the round of questions starts, has offered everything.
    match = table(*ARMED)
    play(
        match,
        "0 pay 0; 0 offer grain; 1 leave; 1 take mutineer; 2 leave; 2 take boy; 3 leave; 3 take mate; "
        "0 offer grain; 0 offer grain",
    )
    play(match, "0 offer conflict; 0 offer conflict; 0 leave")
    assert asked(match) == 1
    # Neither is the last one.
    match = table(*ARMED)
    play(
        match,
        "0 pay 0; 0 leave; 1 leave; 1 take mutineer; 2 leave; 2 take boy; 3 offer salt; 3 offer salt; 3 offer salt",
    )
    play(match, "3 offer salt; 3 offer conflict; 3 leave; 3 take mate; 0 fight 0; 1 fight 0")
    assert asked(match) == 2
    events = play(match, "2 fight 0")
    assert "mutiny-decided" in kinds(events)


@pytest.mark.rule("M4.1")
def test_nobody_is_asked_when_nobody_has_cards() -> None:
    match = table(*(" ".join(hand.split()) for hand in ARMED[:3]))
    play(match, "0 pay 0")
    for _ in range(5):
        for seat in range(3):
            play(match, f"{seat} {legal(match)[0]}")
    events = play(match, "0 leave; 1 leave; 1 take mutineer; 2 leave; 2 take boy")
    assert "mutiny-decided" in kinds(events)
    assert "fight" not in kinds(events)


@pytest.mark.rule("M4.1")
def test_any_number_may_be_played_and_no_more_than_held() -> None:
    for count in range(3):
        match = mutiny()
        events = play(match, f"0 fight {count}")
        assert the(events, "fight") == {
            "kind": "fight",
            "clause": "M4.1",
            "seat": 0,
            "count": count,
            "side": "against",
            "against": 1 + count,
            "for": 0,
        }
        assert hand(match, 0).split().count("conflict") == 2 - count
        assert match.state.view(3)["hand_sizes"] == [5 - count, 5, 5, 5]
        assert match.state.view(3)["mutiny"] == {"against": 1 + count, "for": 0, "fought": count}
    match = mutiny()
    refused(match, 0, "fight 3", "M4.1")
    refused(match, 0, "pay 0", "M4.1")
    refused(match, 0, "offer grain", "M4.1")
    refused(match, 0, "leave", "M4.1")
    refused(match, 1, "fight 0", "M4.1")


@pytest.mark.rule("M4.2")
def test_captain_and_mate_against_mutineer_and_boy() -> None:
    match = mutiny()
    events = play(match, "0 fight 2; 1 fight 2; 2 fight 1; 3 fight 1")
    sides = [(event.seat, event.facts["side"]) for event in events if event.kind == "fight"]
    assert sides == [(0, "against"), (1, "for"), (2, "for"), (3, "against")]
    assert the(events, "mutiny-decided") == {
        "kind": "mutiny-decided",
        "clause": "M4.5",
        "seat": 1,
        "won": False,
        "tied": False,
        "against": 1 + 2 + 1,
        "for": 2 + 1,
    }


@pytest.mark.rule("M4.3")
def test_the_mate_adds_one_by_himself() -> None:
    match = table(*ARMED)
    events = play(match, TAKEN)
    assert the(events, "mutiny") == {"kind": "mutiny", "clause": "M4.4", "seat": 1, "against": 1, "for": 0}
    events = play(match, "0 fight 0; 1 fight 0; 2 fight 0; 3 fight 0")
    assert the(events, "mutiny-decided")["won"] is False
    assert see(match, "captain") == 0


@pytest.mark.rule("M4.4")
@pytest.mark.parametrize(("option", "against", "rising"), [("counts", 3, 1), ("ignored", 1, 0)])
def test_conflict_cards_offered(option: str, against: int, rising: int) -> None:
    match = table(*ARMED, options={"offered-conflict": option})
    play(match, "0 pay 0; 0 offer conflict; 1 offer conflict; 2 leave; 2 take merchant; 3 offer conflict; 0 leave")
    events = play(match, "1 leave; 1 take mutineer; 3 leave; 3 take mate")
    assert the(events, "mutiny") == {
        "kind": "mutiny",
        "clause": "M4.4",
        "seat": 1,
        "against": against,
        "for": rising,
    }


@pytest.mark.rule("M4.4")
def test_the_boy_s_offered_conflict_counts_for_the_mutiny() -> None:
    match = table(*ARMED)
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take mutineer; 2 offer conflict; 3 leave; 3 take merchant")
    events = play(match, "2 leave; 2 take boy")
    assert (the(events, "mutiny")["against"], the(events, "mutiny")["for"]) == (0, 1)


@pytest.mark.rule("M4.4")
@pytest.mark.parametrize("role", ["merchant", "loader"])
def test_those_of_merchant_and_loader_never_count(role: str) -> None:
    match = table(*ARMED)
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take mutineer; 2 offer conflict; 3 leave; 3 take boy")
    events = play(match, f"2 leave; 2 take {role}")
    assert (the(events, "mutiny")["against"], the(events, "mutiny")["for"]) == (0, 0)


@pytest.mark.rule("M4.5")
@pytest.mark.parametrize(
    ("fights", "won", "tied"),
    [
        ("0 fight 0; 1 fight 0; 2 fight 0", True, True),
        ("0 fight 1; 1 fight 1; 2 fight 0", True, True),
        ("0 fight 2; 1 fight 1; 2 fight 0", False, False),
        ("0 fight 1; 1 fight 1; 2 fight 1", True, False),
        ("0 fight 2; 1 fight 2; 2 fight 0", True, True),
    ],
)
def test_more_wins_and_a_tie_is_the_mutiny_s(fights: str, won: bool, tied: bool) -> None:
    match = mutiny("0 pay 0; 0 leave; 1 leave; 1 take mutineer; 2 leave; 2 take boy; 3 leave; 3 take merchant")
    events = play(match, fights)
    decided = the(events, "mutiny-decided")
    assert (decided["won"], decided["tied"]) == (won, tied)
    assert see(match, "captain") == (1 if won else 0)


@pytest.mark.rule("M4.6")
def test_cards_played_do_not_change_the_destinations() -> None:
    match = mutiny(
        "0 pay 0; 0 leave; 1 offer wine; 2 leave; 2 take boy; 3 leave; 3 take merchant; 1 leave; 1 take mutineer"
    )
    assert match.state.view(None)["mutineer_destination"] == "eisfelsen"
    play(match, "0 fight 2; 1 fight 2")
    view = match.state.view(None)
    assert (view["captain_destination"], view["mutineer_destination"]) == ("affeninsel", "eisfelsen")
    events = play(match, "2 fight 0")
    assert the(events, "dock")["island"] == "eisfelsen"
    match = mutiny("0 pay 0; 0 leave; 1 leave; 1 take mutineer; 2 leave; 2 take mate; 3 leave; 3 take merchant")
    events = play(match, "0 fight 2; 1 fight 0; 2 fight 1")
    assert the(events, "dock")["island"] == "affeninsel"


@pytest.mark.rule("M3.1", "M4.1")
def test_in_the_silent_form_too() -> None:
    told, silent = table(*ARMED), table(*ARMED)
    for entry in f"{TAKEN}; 0 fight 2; 1 fight 2; 2 fight 1; 3 fight 1".split("; "):
        seat, notation = int(entry[0]), entry[2:]
        told.state.apply_with_events(seat, told.state.parse_move(seat, notation))
        silent.state.apply(seat, silent.state.parse_move(seat, notation))
        assert dump(told.state) == dump(silent.state)
