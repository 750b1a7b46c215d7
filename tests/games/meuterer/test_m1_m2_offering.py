"""M1 and M2: the Captain's pay for the mate, and the offering of goods."""

from __future__ import annotations

from itertools import permutations

import pytest
from games.meuterer.tables import FOUR, GAME, offered, table
from kernel.tables import asked, hand, kinds, legal, play, refused, see, the

from mutiny import IllegalMove, MalformedMove, Match

CONFLICTS = ("conflict conflict grain wine cloth", *FOUR[1:])
ROLES = ["mutineer", "boy", "mate", "merchant", "loader"]


def refusal(match: Match, seat: int, move: str) -> IllegalMove:
    """Return the refusal of a move that may not be made now."""
    with pytest.raises(IllegalMove) as refused:
        match.play(seat, move)
    return refused.value


@pytest.mark.rule("M1.1")
@pytest.mark.parametrize("amount", [0, 1, 2, 3])
def test_the_captain_shows_a_pay(amount: int) -> None:
    match = table(*FOUR, captain=3)
    assert asked(match) == 3
    assert legal(match) == ["pay 0", "pay 1", "pay 2", "pay 3"]
    assert match.state.view(None)["pay"] is None
    events = play(match, f"3 pay {amount}")
    assert [event.with_secrets() for event in events] == [
        {"kind": "pay", "clause": "M1.1", "seat": 3, "amount": amount}
    ]
    assert match.state.view(None)["pay"] == amount
    assert asked(match) == 3


@pytest.mark.rule("M1.1")
def test_nothing_else_comes_before_the_pay() -> None:
    match = table(*FOUR)
    error = refused(match, 0, "offer grain", "M1.1")
    assert str(error) == "M1.1: 'offer grain' is not what is to be decided now."
    for move in ("leave", "take boy", "fight 0", "sell hochland=grain*1", "keep"):
        refused(match, 0, move, "M1.1")
    error = refused(match, 1, "pay 0", "M1.1")
    assert str(error) == "M1.1: seat 0 is to act, not seat 1."
    for text in ("pay 4", "pay -1", "pay", "pay 00", "pay  0", "Pay 0", " pay 0", "pay 0 ", "pay 0 0", "pay one"):
        with pytest.raises(MalformedMove, match=r"is not a move: (write 'pay N' with N from 0 to 3|moves begin with)"):
            match.play(0, text)


@pytest.mark.rule("M2.1")
@pytest.mark.parametrize("captain", [0, 1, 2])
def test_the_captain_begins_then_clockwise(captain: int) -> None:
    match = table(*FOUR[:3], captain=captain)
    play(match, f"{captain} pay 0")
    for turn in range(6):
        seat = (captain + turn) % 3
        assert match.state.acting == (seat,)
        match.play(seat, legal(match)[0])


@pytest.mark.rule("M2.1")
def test_an_offer_is_one_card_face_up() -> None:
    match = table(*CONFLICTS)
    play(match, "0 pay 0")
    assert legal(match) == ["offer wine", "offer cloth", "offer grain", "offer conflict", "leave"]
    events = play(match, "0 offer wine")
    assert events[0].seen_by(None) == {
        "kind": "offer",
        "clause": "M2.1",
        "seat": 0,
        "card": "wine",
        "left": 4,
    }
    assert offered(match, 0) == "wine"
    assert hand(match, 0) == "cloth grain conflict conflict"
    assert match.state.view(None)["offered"] == [["wine"], [], [], []]


@pytest.mark.rule("M2.1")
def test_only_cards_in_hand_only_by_whose_turn_it_is() -> None:
    match = table(*CONFLICTS)
    play(match, "0 pay 0")
    error = refused(match, 0, "offer ruby", "M2.1")
    assert str(error) == "M2.1: seat 0 holds no ruby to offer."
    refused(match, 0, "offer pirates", "M2.1")
    refused(match, 1, "offer wine", "M2.1")
    refused(match, 2, "leave", "M2.1")
    refused(match, 0, "pay 1", "M2.1")
    refused(match, 0, "fight 1", "M2.1")
    refused(match, 0, "keep", "M2.1")
    for text in (
        "offer",
        "offer gold",
        "offer wine wine",
        "leave captain",
        "leave boy",
        "take",
        "take captain",
        "go",
        "",
    ):
        with pytest.raises(MalformedMove):
            match.play(0, text)


@pytest.mark.rule("M2.1", "M2.4")
def test_who_has_left_is_skipped_and_the_last_goes_on_alone() -> None:
    match = table(*FOUR)
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take boy; 2 offer wine; 3 leave; 3 take mate")
    assert asked(match) == 2
    play(match, "2 offer wine")
    assert asked(match) == 2
    play(match, "2 offer cloth")
    assert asked(match) == 2
    refused(match, 0, "leave", "M2.1")
    refused(match, 1, "offer wine", "M2.1")
    assert legal(match) == ["offer cloth", "leave"]


@pytest.mark.rule("M2.1", "M3.1")
def test_the_phase_ends_when_all_have_left() -> None:
    match = table(*FOUR)
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take boy; 2 leave; 2 take merchant")
    assert match.state.view(None)["phase"] == "offer"
    assert "actions" not in kinds(play(match, "3 leave"))
    events = play(match, "3 take mutineer")
    assert "actions" in kinds(events)
    assert match.state.view(None)["phase"] == "fight"


@pytest.mark.rule("M2.2")
def test_any_card_may_be_offered() -> None:
    match = table("conflict ruby wine cloth grain", *FOUR[1:])
    play(match, "0 pay 0; 0 offer conflict")
    assert offered(match, 0) == "conflict"
    match = table("pirates conflict ruby wine cloth", *FOUR[1:], options={"pirates": "on"})
    play(match, "0 pay 0")
    assert legal(match) == ["offer ruby", "offer wine", "offer cloth", "offer conflict", "offer pirates", "leave"]


@pytest.mark.rule("M2.2", "M5.4")
def test_a_good_that_no_active_island_buys_may_be_offered() -> None:
    match = table("ruby ruby grain grain grain", *FOUR[1:3], islands="hochland affeninsel " + REST)
    play(
        match,
        "0 pay 0; 0 offer ruby; 1 leave; 1 take boy; 2 leave; 2 take merchant; 0 offer ruby; 0 offer grain; "
        "0 offer grain; 0 leave",
    )
    assert match.state.view(None)["active"] == ["affeninsel", "hochland"]
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take boy; 2 leave; 2 take merchant")
    # The ship is five islands further now, at an island that does not buy salt; Affeninsel does not buy it either.
    assert match.state.view(None)["active"] == ["kalte-klippe", "affeninsel"]
    play(match, "0 pay 0; 0 leave; 1 offer salt; 2 leave; 2 take merchant; 1 leave; 1 take boy")
    assert see(match, "scores")[1] == 0


REST = "frosthoehle gruenland karge-zunge eisfelsen kalte-klippe sommerland rotes-riff piratennest fingerhut sandkap"


@pytest.mark.rule("M2.3")
def test_who_has_no_card_must_leave_and_it_is_a_move() -> None:
    match = table(*FOUR)
    play(match, "0 pay 0; 0 offer grain; 1 offer wine; 2 leave; 2 take boy; 3 leave; 3 take mate")
    for _ in range(3):
        play(match, "0 offer grain")
        play(match, f"1 {legal(match)[0]}")
    play(match, "0 offer cloth")
    play(match, f"1 {legal(match)[0]}")
    assert (hand(match, 0), hand(match, 1)) == ("", "")
    assert asked(match) == 0
    assert legal(match) == ["leave"]
    refused(match, 0, "offer grain", "M2.1")
    play(match, "0 leave")
    assert asked(match) == 1
    assert legal(match) == ["leave"]
    entries = len(match.entries)
    play(match, "1 leave; 1 take merchant")
    assert match.entries[entries] == (1, "leave")


@pytest.mark.rule("M2.4")
def test_the_remaining_hand_is_set_aside_and_its_number_seen() -> None:
    match = table(*FOUR)
    events = play(match, "0 pay 0; 0 offer grain; 1 leave; 1 take loader")
    leave = next(event for event in events if event.kind == "leave")
    assert leave.seen_by(0) == leave.seen_by(None) == {"kind": "leave", "clause": "M2.6", "seat": 1, "left": 5}
    assert leave.seen_by(1) == {"kind": "leave", "clause": "M2.6", "seat": 1, "left": 5, "middle": ROLES}
    view = match.state.view(2)
    assert view["left"] == [False, True, False, False]
    assert view["hand_sizes"] == [4, 5, 5, 5]
    assert "wine" not in str(view["offered"])


@pytest.mark.rule("M2.5")
@pytest.mark.parametrize("left", [5, 4, 3, 2, 1, 0])
def test_the_captain_s_destination_is_as_far_as_he_has_cards_left(left: int) -> None:
    match = table(*FOUR)
    play(match, "0 pay 0")
    if left < 5:
        play(match, "0 offer cloth; 1 leave; 1 take boy; 2 leave; 2 take merchant; 3 offer ruby")
    else:
        play(match, "0 leave")
    for _ in range(4 - left):
        play(
            match, "0 offer grain; 3 offer ruby" if hand(match, 3).startswith("ruby") else "0 offer grain; 3 offer salt"
        )
    if left < 5:
        events = play(match, "0 leave")
        assert the(events, "leave-captain") == {
            "kind": "leave-captain",
            "clause": "M2.5",
            "seat": 0,
            "left": left,
            "island": ["hochland", "frosthoehle", "gruenland", "karge-zunge", "eisfelsen"][left],
        }
    island = ["hochland", "frosthoehle", "gruenland", "karge-zunge", "eisfelsen", "affeninsel"][left]
    assert match.state.view(None)["captain_destination"] == island


@pytest.mark.rule("M2.5")
def test_the_ring_closes() -> None:
    match = table(*FOUR, islands=" ".join([*REST.split(), "affeninsel", "hochland"]))
    play(match, "0 pay 0; 0 leave")
    assert match.state.view(None)["captain_destination"] == "kalte-klippe"


@pytest.mark.rule("M2.5")
def test_the_captain_takes_no_action_card() -> None:
    match = table(*FOUR)
    play(match, "0 pay 0")
    for role in ROLES:
        error = refused(match, 0, f"take {role}", "M2.1")
        assert str(error) == f"M2.1: 'take {role}' is not what is to be decided now."
    play(match, "0 leave")
    assert asked(match) == 1
    assert see(match, "phase") == "offer"


@pytest.mark.rule("M2.6")
def test_the_others_leave_first_and_then_take_a_card() -> None:
    match = table(*FOUR)
    play(match, "0 pay 0; 0 leave")
    refused(match, 1, "take mate", "M2.1")
    assert legal(match) == ["offer salt", "offer wine", "leave"]
    play(match, "1 leave")
    assert (asked(match), see(match, "phase")) == (1, "take")
    assert legal(match) == [f"take {role}" for role in ROLES]
    refused(match, 1, "leave", "M2.6")
    refused(match, 1, "offer wine", "M2.6")
    refused(match, 2, "leave", "M2.6")
    play(match, "1 take mate")
    assert (asked(match), see(match, "phase")) == (2, "offer")
    play(match, "2 leave")
    error = refused(match, 2, "take mate", "M2.6")
    assert str(error) == "M2.6: the mate is no longer in the middle."
    assert legal(match) == ["take mutineer", "take boy", "take merchant", "take loader"]


@pytest.mark.rule("M2.6")
def test_leaving_and_taking_are_two_entries_and_two_events() -> None:
    match = table(*FOUR)
    play(match, "0 pay 0; 0 leave")
    events = play(match, "1 leave; 1 take mate")
    assert match.entries[-2:] == [(1, "leave"), (1, "take mate")]
    leave, take = events
    public = {"kind": "leave", "clause": "M2.6", "seat": 1, "left": 5}
    assert leave.seen_by(1) == {**public, "middle": ROLES}
    for other in (0, 2, 3, None):
        assert leave.seen_by(other) == public
    public = {"kind": "take", "clause": "M2.6", "seat": 1, "middle_count": 4}
    assert take.seen_by(1) == {**public, "role": "mate"}
    for other in (0, 2, 3, None):
        assert take.seen_by(other) == public


@pytest.mark.rule("M2.6")
def test_who_has_left_knows_what_was_gone_then_but_not_who_took_it() -> None:
    match = table(*FOUR)
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take mate; 2 leave; 2 take boy")
    assert see(match, "middle_count") == 3
    # Steffi left first and saw all five; Florian saw that one was gone; neither sees what has gone since.
    assert match.state.view(1)["middle"] == ROLES
    assert match.state.view(2)["middle"] == ["mutineer", "boy", "merchant", "loader"]
    for seat in (0, 3, None):
        view = match.state.view(seat)
        assert "middle" not in view
        assert view["roles"] == [None] * 4
    assert match.state.view(1)["role"] == "mate"
    assert match.state.view(3)["role"] is None
    assert match.state.view(0)["role"] is None
    play(match, "3 leave")
    assert match.state.view(3)["middle"] == ["mutineer", "merchant", "loader"]
    play(match, "3 take loader")
    # All cards are shown, so nothing is left to remember.
    assert all("middle" not in match.state.view(seat) for seat in range(4))


@pytest.mark.rule("M2.6")
@pytest.mark.parametrize("captain_leaves", [False, True])
def test_a_seat_that_has_not_left_cannot_know_which_action_cards_are_gone(captain_leaves: bool) -> None:
    """Let two players take any two of the five cards: those still offering see and may do the same every time."""
    features = GAME.features(4)
    assert features is not None
    seen: dict[int | None, set[str]] = {0: set(), 3: set(), None: set()}
    for first, second in permutations(ROLES, 2):
        match = table(*FOUR)
        events = play(match, "0 pay 0; 0 leave" if captain_leaves else "0 pay 0; 0 offer grain")
        events += play(match, f"1 leave; 1 take {first}; 2 leave; 2 take {second}; 3 offer ruby")
        for seat, known in seen.items():
            told = [event.seen_by(seat) for event in events]
            moves = None if seat is None else match.legal_moves(seat)
            refusals = None if seat is None else [str(refusal(match, seat, f"take {role}")) for role in ROLES]
            row = b"" if seat is None else features.row(match.state, seat)
            known.add(repr((match.state.view(seat), told, moves, refusals, row)))
    assert all(len(known) == 1 for known in seen.values())


@pytest.mark.rule("M2.6")
def test_the_captain_does_not_look_at_the_middle() -> None:
    match = table(*FOUR)
    events = play(match, "0 pay 0; 0 offer grain; 1 leave; 1 take boy; 2 leave; 2 take mate; 3 leave; 3 take loader")
    assert not any("middle" in (event.seen_by(0) or {}) for event in events)
    assert asked(match) == 0
    assert "middle" not in match.state.view(0)


@pytest.mark.rule("M2.6")
def test_the_old_notation_is_refused_with_a_sentence_that_says_so() -> None:
    match = table(*FOUR)
    play(match, "0 pay 0; 0 leave")
    with pytest.raises(MalformedMove) as error:
        match.play(1, "leave mate")
    assert "'leave ROLE' in one move is the notation of earlier versions" in str(error.value)
    assert "'take ROLE'" in str(error.value)
