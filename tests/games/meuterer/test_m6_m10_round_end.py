"""M6 to M10: the ship moves, cards are discarded and drawn, and the next round begins."""

from __future__ import annotations

import pytest
from games.meuterer.tables import FOUR, GAME, NAMES, SAIL_FIVE, discards, pile, table
from kernel.tables import asked, hand, kinds, legal, play, refused, refused_chance, see, the

from mutiny import MalformedMove, Match

# Steffi, the loader, needs two cards; the Captain before her draws one.
LOADING = (
    "0 pay 0; 0 offer grain; 1 offer wine; 2 leave; 2 take boy; 3 leave; 3 take mate; 0 leave; "
    "1 offer salt; 1 leave; 1 take loader"
)


# M6


@pytest.mark.rule("M6.1")
def test_the_new_and_the_previous_island_are_active() -> None:
    match = table(*FOUR)
    events = play(match, SAIL_FIVE[4])
    assert the(events, "ship") == {
        "kind": "ship",
        "clause": "M6.1",
        "seat": None,
        "from": "hochland",
        "island": "affeninsel",
    }
    assert (see(match, "ship"), see(match, "active")) == ("affeninsel", ["affeninsel", "hochland"])
    play(match, SAIL_FIVE[4])
    # Hochland turns passive.
    assert (see(match, "ship"), see(match, "active")) == ("fingerhut", ["fingerhut", "affeninsel"])
    play(match, SAIL_FIVE[4])
    assert (see(match, "ship"), see(match, "active")) == ("karge-zunge", ["karge-zunge", "fingerhut"])


@pytest.mark.rule("M6.1")
def test_only_one_is_active_if_the_ship_does_not_move() -> None:
    match = table(*FOUR[:3])
    play(match, SAIL_FIVE[3])
    play(
        match,
        "0 pay 0; 0 offer grain; 1 leave; 1 take boy; 2 leave; 2 take merchant; 0 offer grain; 0 offer grain; "
        "0 offer grain",
    )
    play(match, "0 offer cloth; 0 leave")
    assert asked(match) == 0
    play(match, "0 sell affeninsel=grain*4 hochland=cloth*1")
    assert (see(match, "ship"), see(match, "active")) == ("affeninsel", ["affeninsel"])


# M7


@pytest.mark.rule("M7.1")
def test_offered_and_fought_with_is_discarded_and_hands_are_taken_up() -> None:
    match = table("conflict conflict grain grain cloth", "conflict wine wine salt salt", *FOUR[2:], pile="grain grain")
    play(
        match,
        "0 pay 0; 0 offer grain; 1 offer wine; 2 leave; 2 take boy; 3 leave; 3 take merchant; 0 leave; "
        "1 leave; 1 take mutineer",
    )
    assert see(match, "left") == [True] * 4
    events = play(match, "0 fight 1; 1 fight 0; 2 fight 0")
    assert the(events, "clear") == {"kind": "clear", "clause": "M7.1", "seat": None, "count": 3}
    assert discards(match) == "wine grain conflict"
    assert see(match, "discard_pile") == ["wine", "grain", "conflict"]
    assert see(match, "left") == [False] * 4
    assert see(match, "offered") == [[], [], [], []]
    assert (see(match, "captain_destination"), see(match, "mutineer_destination")) == (None, None)
    assert see(match, "mutiny") is None
    # The Captain keeps the conflict card that was not played.
    assert hand(match, 0).split().count("conflict") == 1
    assert hand(match, 1).split().count("conflict") == 1


# M8


@pytest.mark.rule("M8.1")
def test_the_captain_draws_first_then_clockwise() -> None:
    match = table(*FOUR, captain=2, pile="ruby conflict conflict salt grain")
    play(
        match,
        "2 pay 0; 2 offer cloth; 3 offer salt; 0 offer grain; 1 leave; 1 take boy; 2 offer cloth; 3 leave; "
        "3 take merchant",
    )
    events = play(match, "0 offer grain; 2 leave; 0 leave; 0 take mate")
    drawn = [event for event in events if event.kind == "draw"]
    assert [(event.seat, event.with_secrets()["cards"]) for event in drawn] == [
        (2, ["ruby", "conflict"]),
        (3, ["conflict"]),
        (0, ["salt", "grain"]),
    ]
    assert {event.clause for event in drawn} == {"M8.1"}
    assert drawn[0].seen_by(None) == {"kind": "draw", "clause": "M8.1", "seat": 2, "count": 2}
    assert drawn[0].audience == (2,)
    assert see(match, "hand_sizes") == [5] * 4
    assert hand(match, 3) == "ruby ruby ruby salt conflict"


@pytest.mark.rule("M8.1")
def test_the_new_captain_draws_first() -> None:
    match = table(*FOUR)
    play(
        match,
        "0 pay 0; 0 offer grain; 1 offer wine; 2 leave; 2 take boy; 3 leave; 3 take merchant; 0 leave; "
        "1 leave; 1 take mutineer",
    )
    events = play(match, "0 fight 0; 1 fight 0; 2 fight 0")
    assert [event.seat for event in events if event.kind == "draw"] == [1, 0]


def exhausted(players: int = 4, **options: str) -> Match:
    """Let everybody offer everything until the draw pile runs out in the middle of a draw."""
    match = table(*FOUR[:players], options=options)
    while not match.state.awaits_chance:
        match.play(asked(match), next((move for move in legal(match) if not move.endswith("loader")), legal(match)[0]))
    return match


@pytest.mark.rule("M8.1")
def test_the_discard_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    # Sixteen cards lie in the pile: three draw five each, the fourth gets one and waits.
    match = exhausted()
    assert see(match, "phase") == "shuffle"
    assert see(match, "drawing") == {"seat": 3, "needed": 4}
    assert see(match, "hand_sizes") == [5, 5, 5, 1]
    assert (see(match, "draw_pile"), len(see(match, "discard_pile"))) == (0, 20)
    assert match.state.acting == ()
    cards = discards(match).split()
    for wrong in (cards[1:], [*cards, "ruby"], ["conflict", *cards[1:]], []):
        refused_chance(
            match, " ".join(["deck", *wrong]), r"^M8\.1: the new draw pile must be the discard pile: ruby ruby "
        )
    carried = ["ruby"] * 16 + [card for number, card in enumerate(cards) if number != cards.index("salt")]
    refused_chance(match, " ".join(["deck", *carried]), r"^M8\.1: the new draw pile must be the discard pile")
    refused_chance(match, "captain 0", "'deck' and the cards of the discard pile, shuffled, the top first, are next")
    events = match.chance(" ".join(["deck", *reversed(cards)]))
    assert kinds(events) == ["shuffle", "draw", "round"]
    assert the(events, "shuffle") == {"kind": "shuffle", "clause": "M8.1", "seat": None, "count": 20}
    assert the(events, "draw")["cards"] == list(reversed(cards))[:4]
    assert pile(match).split() == list(reversed(cards))[4:]
    assert discards(match) == ""
    assert see(match, "hand_sizes") == [5] * 4


@pytest.mark.rule("M8.1")
def test_an_empty_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    match = table(*FOUR[:3])
    # The pile has 21 cards, and the Captain draws three in each of seven rounds.
    for _ in range(7):
        play(match, "0 pay 0")
        for _ in range(3):
            play(match, f"0 {legal(match)[0]}")
            if asked(match) == 1:
                play(match, "1 leave; 1 take boy; 2 leave; 2 take merchant")
        play(match, "0 leave")
        while see(match, "phase") == "sell":
            play(match, f"0 {legal(match)[0]}")
    assert see(match, "draw_pile") == 0
    assert see(match, "phase") == "pay"
    play(match, SAIL_FIVE[3])
    assert see(match, "phase") == "pay"


@pytest.mark.rule("M8.1")
def test_a_seed_shuffles_the_discard_pile() -> None:
    match = Match(GAME, NAMES, {}, seed=bytes(32))
    while sum(notation.startswith("deck ") for _, notation in match.entries) < 2:
        match.play(asked(match), legal(match)[0])
    assert not match.state.awaits_chance
    assert "shuffle" in kinds(match.events[-1])


@pytest.mark.rule("M8.2")
def test_the_loader_draws_three_more_and_keeps_what_he_needed() -> None:
    match = table(*FOUR, pile="cloth salt grain conflict grain conflict ruby")
    events = play(match, LOADING)
    draw = next(event for event in events if event.kind == "draw" and event.seat == 1)
    assert draw.seen_by(0) == {"kind": "draw", "clause": "M8.2", "seat": 1, "count": 5}
    assert draw.with_secrets()["cards"] == ["salt", "grain", "conflict", "grain", "conflict"]
    assert asked(match) == 1
    assert legal(match) == [
        "keep salt grain",
        "keep salt conflict",
        "keep grain grain",
        "keep grain conflict",
        "keep conflict conflict",
    ]
    view = match.state.view(1)
    assert view["drawn"] == ["salt", "grain", "conflict", "grain", "conflict"]
    assert "drawn" not in match.state.view(0)
    assert see(match, "drawing") == {"seat": 1, "needed": 0}
    assert see(match, "hand_sizes") == [5, 3, 5, 5]
    assert hand(match, 1) == "salt wine wine"


@pytest.mark.rule("M8.2")
def test_of_equal_cards_the_first_drawn_is_kept() -> None:
    match = table(*FOUR, pile="cloth salt grain conflict grain conflict ruby")
    play(match, LOADING)
    before = pile(match)
    events = play(match, "1 keep grain conflict")
    assert pile(match) == f"{before} salt grain conflict"
    keep = next(event for event in events if event.kind == "keep")
    assert keep.seen_by(0) == {"kind": "keep", "clause": "M8.2", "seat": 1, "count": 2, "to": "draw"}
    assert keep.with_secrets()["kept"] == ["grain", "conflict"]
    assert keep.with_secrets()["returned"] == ["salt", "grain", "conflict"]
    assert keep.audience == (1,)
    assert hand(match, 1) == "salt wine wine grain conflict"
    assert see(match, "round") == 2


@pytest.mark.rule("M8.2")
def test_the_cards_kept_may_be_named_in_any_order() -> None:
    one, other = table(*FOUR), table(*FOUR)
    for match in (one, other):
        play(match, LOADING)
    words = next(move.split() for move in legal(one) if len(set(move.split())) == 3)
    play(one, "1 " + " ".join(words))
    play(other, "1 " + " ".join([words[0], words[2], words[1]]))
    assert one.state.view(1) == other.state.view(1)


@pytest.mark.rule("M8.2")
def test_three_go_under_the_discard_pile() -> None:
    match = table(*FOUR, pile="cloth salt grain conflict grain conflict ruby", options={"loader-returns": "discard"})
    play(match, LOADING)
    before = pile(match)
    events = play(match, "1 keep grain grain")
    assert pile(match) == before
    assert the(events, "keep")["to"] == "discard"
    # Nobody sees which they are.
    assert see(match, "discard_pile") == ["salt", "wine", "grain"]
    assert see(match, "discard_face_down") == 3
    assert discards(match) == "salt salt wine grain conflict conflict"


@pytest.mark.rule("M8.2", "M8.1")
def test_face_down_discards_are_shuffled_in() -> None:
    match = table(*FOUR, options={"loader-returns": "discard"})
    play(match, LOADING)
    play(match, f"1 {legal(match)[0]}")
    while not match.state.awaits_chance:
        match.play(asked(match), next((move for move in legal(match) if not move.endswith("loader")), legal(match)[0]))
    assert see(match, "discard_face_down") == 3
    cards = discards(match).split()
    refused_chance(match, " ".join(["deck", *see(match, "discard_pile")]), r"^M8\.1")
    match.chance(" ".join(["deck", *cards]))
    assert see(match, "discard_face_down") == 0


@pytest.mark.rule("M8.2")
def test_who_needs_none_keeps_none() -> None:
    match = table(*FOUR, pile="ruby salt wine cloth")
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take loader; 2 leave; 2 take boy; 3 leave; 3 take mate")
    assert legal(match) == ["keep"]
    refused(match, 1, "keep ruby", "M8.2")
    play(match, "1 keep")
    assert pile(match).startswith("cloth ")
    assert pile(match).endswith(" ruby salt wine")


@pytest.mark.rule("M8.2")
def test_the_loader_may_choose_from_the_whole_hand() -> None:
    options = {"loader-keeps": "hand"}
    match = table(*FOUR, pile="cloth salt grain conflict grain conflict ruby", options=options)
    events = play(match, LOADING)
    assert hand(match, 1) == "salt wine wine"
    draw = next(event for event in events if event.kind == "draw" and event.seat == 1)
    assert draw.seen_by(0) == {"kind": "draw", "clause": "M8.2", "seat": 1, "count": 5}
    assert match.state.view(1)["drawn"] == ["salt", "grain", "conflict", "grain", "conflict"]
    moves = legal(match)
    # There are two each of salt, wine, grain and conflict.
    assert len(moves) == 16
    assert all(len(move.split()) == 6 for move in moves)
    before = pile(match)
    events = play(match, "1 keep salt grain grain conflict conflict")
    # Of the two salts, the one from the hand is kept; cards of the hand are put back before those drawn.
    keep = next(event for event in events if event.kind == "keep")
    assert keep.seen_by(0) == {"kind": "keep", "clause": "M8.2", "seat": 1, "count": 5, "to": "draw"}
    assert keep.with_secrets()["returned"] == ["wine", "wine", "salt"]
    assert keep.with_secrets()["kept"] == ["salt", "grain", "conflict", "grain", "conflict"]
    assert pile(match) == f"{before} wine wine salt"
    assert hand(match, 1) == "salt grain grain conflict conflict"
    assert see(match, "hand_sizes")[1] == 5


@pytest.mark.rule("M8.2")
def test_what_the_loader_may_not_keep_of_the_whole_hand() -> None:
    options = {"loader-keeps": "hand"}
    match = table(*FOUR, pile="cloth salt grain conflict grain conflict ruby", options=options)
    play(match, LOADING)
    error = refused(match, 1, "keep grain grain", "M8.2")
    assert str(error) == "M8.2: the loader keeps 5 of the whole hand, not 2."
    error = refused(match, 1, "keep salt salt salt grain grain", "M8.2")
    assert str(error) == "M8.2: the loader keeps only cards from the whole hand."


@pytest.mark.rule("M8.2")
def test_a_loader_who_needs_no_card_may_still_exchange_three() -> None:
    match = table(*FOUR, pile="ruby conflict conflict cloth", options={"loader-keeps": "hand"})
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take loader; 2 leave; 2 take boy; 3 leave; 3 take mate")
    play(match, "1 keep wine wine wine conflict conflict")
    assert hand(match, 1) == "wine wine wine conflict conflict"
    assert pile(match).endswith(" salt salt ruby")


@pytest.mark.rule("M8.2")
def test_what_the_loader_may_not_keep() -> None:
    match = table(*FOUR, pile="cloth salt grain conflict grain conflict ruby")
    play(match, LOADING)
    error = refused(match, 1, "keep grain", "M8.2")
    assert str(error) == "M8.2: the loader keeps 2 of the cards just drawn, not 1."
    refused(match, 1, "keep", "M8.2")
    refused(match, 1, "keep grain grain salt", "M8.2")
    error = refused(match, 1, "keep salt salt", "M8.2")
    assert str(error) == "M8.2: the loader keeps only cards from the cards just drawn."
    refused(match, 1, "keep wine wine", "M8.2")
    refused(match, 1, "pay 0", "M8.2")
    refused(match, 0, "keep grain grain", "M8.2")
    refused(match, 1, "keep ruby ruby ruby ruby ruby", "M0.2")
    for text in ("keep gold", "keep  grain", "keep grain ", "keep grain,grain", "keep wine wine wine wine wine wine"):
        with pytest.raises(MalformedMove, match=r"write 'keep CARD\.\.\.', at most five cards, or 'keep' alone"):
            match.play(1, text)


@pytest.mark.rule("M8.2")
def test_he_decides_before_the_next_player_draws() -> None:
    match = table(*FOUR, pile="cloth salt grain conflict grain conflict ruby")
    play(
        match,
        "0 pay 0; 0 offer grain; 1 offer wine; 2 offer cloth; 3 leave; 3 take mate; 0 leave; 1 leave; "
        "1 take loader; 2 leave; 2 take boy",
    )
    assert see(match, "hand_sizes") == [5, 4, 4, 5]
    assert asked(match) == 1
    events = play(match, "1 keep salt")
    assert kinds(events) == ["keep", "draw", "round"]
    assert the(events, "draw")["cards"] == ["conflict"]


@pytest.mark.rule("M8.2", "M8.1")
def test_the_next_player_draws_what_the_loader_gave_back() -> None:
    """The Loader's draw empties the pile; the returned cards form the new one, and the discard pile is not touched."""
    match = table(*FOUR)
    # There are 16 cards: the Captain takes five twice, so six are left for the third round.
    for _ in range(2):
        play(
            match,
            "0 pay 0; 0 "
            + legal_offer(match)
            + "; 1 leave; 1 take boy; 2 leave; 2 take merchant; 3 leave; 3 take mate",
        )
        for _ in range(4):
            play(match, f"0 {legal_offer(match)}")
        play(match, "0 leave")
        while see(match, "phase") == "sell":
            play(match, f"0 {legal(match)[0]}")
    assert see(match, "draw_pile") == 6
    play(
        match,
        "0 pay 0; 0 " + legal_offer(match) + "; 1 offer wine; 2 offer wine; 3 leave; 3 take boy; 0 leave; 1 offer wine",
    )
    play(match, "2 leave; 2 take merchant; 1 leave; 1 take loader")
    while see(match, "phase") == "sell":
        play(match, f"{asked(match)} {legal(match)[0]}")
    # The Captain draws one card, and the loader, who needs two, draws five.
    assert see(match, "draw_pile") == 0
    assert asked(match) == 1
    face_up = see(match, "discard_pile")
    drawn = match.state.view(1)["drawn"]
    play(match, f"1 keep {drawn[0]} {drawn[1]}")
    assert see(match, "round") == 4
    assert see(match, "discard_pile") == face_up
    assert pile(match).split() == drawn[3:]
    assert hand(match, 2).split().count(drawn[2]) >= 1


def legal_offer(match: Match) -> str:
    """Return the first card that the Captain can offer."""
    return next(f"offer {card}" for card in match.state.view(0)["hand"])


@pytest.mark.rule("M8.2", "M8.1")
def test_a_shuffle_in_the_middle_of_the_loader_s_draw() -> None:
    match = table(*FOUR)
    play(match, "0 pay 0")
    for _ in range(5):
        for seat in range(4):
            play(match, f"{seat} {legal(match)[0]}")
    play(match, "0 leave; 1 leave; 1 take boy; 2 leave; 2 take merchant; 3 leave; 3 take loader")
    while see(match, "phase") == "sell":
        play(match, f"{asked(match)} {legal(match)[0]}")
    # Fifteen cards are drawn; the loader gets the sixteenth and needs seven more.
    assert see(match, "drawing") == {"seat": 3, "needed": 7}
    first = match.state.view(3)["drawn"]
    assert len(first) == 1
    assert "drawn" not in match.state.view(2)
    # The drawn cards are kept apart and still counted.
    assert list(match.state.inventory()) == [4, 5, 6, 7, 8, 6, 0]
    cards = discards(match).split()
    events = match.chance(" ".join(["deck", *cards]))
    draw = the(events, "draw")
    assert (draw["clause"], draw["count"], draw["cards"]) == ("M8.2", 7, cards[:7])
    assert match.state.view(3)["drawn"] == first + cards[:7]
    assert asked(match) == 3
    assert all(len(move.split()) == 6 for move in legal(match))


# M9, M10


@pytest.mark.rule("M9.1")
def test_the_action_cards_go_back() -> None:
    match = table(*FOUR)
    play(match, LOADING)
    # This happens only after the drawing is done.
    assert see(match, "roles") == [None, "loader", "boy", "mate"]
    play(match, f"1 {legal(match)[0]}; 0 pay 0; 0 leave")
    assert see(match, "roles") == [None] * 4
    assert see(match, "middle_count") == 5
    play(match, "1 leave")
    assert match.state.view(1)["middle"] == ["mutineer", "boy", "mate", "merchant", "loader"]
    assert match.state.view(1)["role"] is None


@pytest.mark.rule("M10.1")
@pytest.mark.parametrize(("third", "captain"), [("mate", 0), ("merchant", 1)])
def test_the_next_round_starts_with_the_pay(third: str, captain: int) -> None:
    match = table(*FOUR)
    play(
        match,
        f"0 pay 2; 0 leave; 1 leave; 1 take mutineer; 2 leave; 2 take {third}; 3 leave; 3 take loader; "
        "0 fight 0; 1 fight 0",
    )
    if third == "mate":
        play(match, "2 fight 0")
    events = play(match, "3 keep")
    assert the(events, "round") == {"kind": "round", "clause": "M10.1", "seat": captain, "round": 2, "rounds": 8}
    assert asked(match) == captain
    assert legal(match) == ["pay 0", "pay 1", "pay 2", "pay 3"]
    assert see(match, "pay") is None
