"""M5.3 to M5.7: sales: the sellers, the islands, the questions, and the points."""

from __future__ import annotations

import pytest
from games.meuterer.tables import FOUR, SAIL_FIVE, points, ring, table
from kernel.tables import asked, legal, play, refused, see

from mutiny import Event, IllegalMove, MalformedMove, Match

# Everybody's cards for the second round, in which the ship lies five islands from Hochland.
GOODS = (
    "ruby salt wine wine grain",
    "salt salt wine cloth grain",
    "ruby wine wine cloth grain",
    "ruby salt cloth cloth grain",
)


def at_sea(island: str, *hands: str, islands: dict[str, int] | None = None) -> Match:
    """Return the second round: the ship lies at this island, which is active, and so is Hochland."""
    hands = hands or GOODS
    match = table(*hands, islands=ring(**{island.replace("-", "_"): 5, **(islands or {})}))
    play(match, SAIL_FIVE[len(hands)])
    assert match.state.view(None)["active"] == [island, "hochland"]
    return match


def leave(match: Match, seat: int, roles: dict[int, str]) -> list[Event]:
    """Let a seat leave and take its action card; the Captain, who has none in `roles`, only leaves."""
    return play(match, f"{seat} leave; {seat} take {roles[seat]}" if seat in roles else f"{seat} leave")


def sales(match: Match, moves: str) -> list[tuple[int, str, str, int, str]]:
    """Return the sales in these moves: seller, cards, island and clause."""
    return [
        (event.seat or 0, event.facts["island"], event.facts["card"], event.facts["count"], event.clause)
        for event in play(match, moves)
        if event.kind == "sell"
    ]


# M5.3 to M5.5: sales


@pytest.mark.rule("M5.3")
def test_the_destination_is_not_active_yet() -> None:
    # Gruenland buys grain, but the ship only sails there.
    match = table("grain grain grain cloth cloth", *FOUR[1:3])
    moves = (
        "0 pay 0; 0 offer grain; 1 leave; 1 take boy; 2 leave; 2 take merchant; 0 offer grain; 0 offer cloth; 0 leave"
    )
    assert sales(match, moves) == [(0, "hochland", "grain", 2, "M5.4")]
    assert match.state.view(None)["active"] == ["gruenland", "hochland"]


@pytest.mark.rule("M5.3", "M5.4")
def test_each_active_island_is_counted_by_itself() -> None:
    match = at_sea("fingerhut")
    play(match, "0 pay 0; 0 offer wine; 1 offer cloth; 2 offer cloth; 3 offer cloth; 0 offer wine; 1 offer salt")
    play(
        match,
        "2 leave; 2 take boy; 3 offer cloth; 0 leave; 1 offer salt; 3 leave; 3 take loader; 1 leave; 1 take merchant",
    )
    # Only Hochland buys wine, so the Captain is not asked; Steffi names cloth and a kind for Hochland, or splits cloth.
    assert asked(match) == 1
    assert legal(match) == [
        "sell hochland=cloth*1",
        "sell fingerhut=cloth*1",
        "sell fingerhut=cloth*1 hochland=salt*2",
    ]
    events = play(match, "1 sell fingerhut=cloth*1 hochland=salt*2; 2 sell fingerhut=cloth*1")
    events += play(match, "3 sell fingerhut=cloth*2")
    scored = [
        (
            event.seat,
            event.facts["island"],
            event.facts["points"],
            event.facts["count"],
            event.facts["tied"],
            event.clause,
        )
        for event in events
        if event.kind == "sales"
    ]
    assert scored == [
        (3, "fingerhut", 5, 2, 1, "M5.6"),
        (0, "hochland", 3, 2, 2, "M5.6"),
        (1, "hochland", 4, 2, 2, "M5.7"),
    ]


@pytest.mark.rule("M5.4")
def test_conflict_cards_are_never_sold() -> None:
    match = table("conflict conflict conflict grain cloth", *FOUR[1:3])
    moves = (
        "0 pay 0; 0 offer conflict; 1 leave; 1 take boy; 2 leave; 2 take merchant; 0 offer conflict; "
        "0 offer conflict; 0 leave"
    )
    assert sales(match, moves) == []


@pytest.mark.rule("M5.4", "M5.5")
@pytest.mark.parametrize(
    ("offers", "sold"),
    [
        (["wine", "salt", "wine"], ("wine", 2)),
        (["wine", "salt"], ("salt", 1)),
        (["grain", "wine"], ("wine", 1)),
        (["grain", "wine", "salt", "wine", "grain"], ("wine", 2)),
        (["grain"], ("grain", 1)),
    ],
)
def test_one_active_island_buys_the_largest_pile_unasked(offers: list[str], sold: tuple[str, int]) -> None:
    hand = [*offers, *["ruby"] * (5 - len(offers))]
    match = table(" ".join(hand), FOUR[1], "cloth cloth cloth cloth cloth")
    play(match, f"0 pay 0; 0 offer {offers[0]}; 1 leave; 1 take boy; 2 leave; 2 take merchant")
    for card in offers[1:]:
        play(match, f"0 offer {card}")
    assert sales(match, "0 leave") == [(0, "hochland", *sold, "M5.4")]


@pytest.mark.rule("M5.5")
def test_who_can_sell_at_one_of_two_islands_only_is_not_asked() -> None:
    match = at_sea("eisfelsen")
    play(
        match,
        "0 pay 0; 0 offer grain; 1 leave; 1 take boy; 2 leave; 2 take merchant; 3 leave; 3 take mate; "
        "0 offer wine; 0 offer ruby",
    )
    # Of equal piles, the first in the order of M0.2 is sold.
    assert sales(match, "0 leave") == [(0, "hochland", "ruby", 1, "M5.4")]


@pytest.mark.rule("M5.5")
def test_nobody_is_asked_where_islands_buy_different_kinds() -> None:
    # The ship sails from Hochland to Eisfelsen, then on to Gruenland: they buy salt and grain.
    match = at_sea("eisfelsen", islands={"gruenland": 10})
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take boy; 2 leave; 2 take merchant; 3 leave; 3 take mate")
    assert match.state.view(None)["active"] == ["gruenland", "eisfelsen"]
    play(
        match,
        "0 pay 0; 0 offer salt; 1 offer grain; 2 leave; 2 take boy; 3 offer cloth; 0 offer grain; 1 leave; "
        "1 take merchant",
    )
    moves = "3 leave; 3 take mate; 0 leave"
    assert sales(match, moves) == [
        (0, "gruenland", "grain", 1, "M5.4"),
        (0, "eisfelsen", "salt", 1, "M5.4"),
        (1, "gruenland", "grain", 1, "M5.4"),
    ]


@pytest.mark.rule("M5.5")
def test_only_the_other_island_buys() -> None:
    match = at_sea("eisfelsen", islands={"gruenland": 10})
    play(
        match,
        "0 pay 0; 0 leave; 1 leave; 1 take boy; 2 leave; 2 take merchant; 3 leave; 3 take mate; 0 pay 0; 0 offer salt",
    )
    assert sales(match, "1 leave; 1 take boy; 2 leave; 2 take merchant; 3 leave; 3 take mate; 0 leave") == [
        (0, "eisfelsen", "salt", 1, "M5.4")
    ]


@pytest.mark.rule("M5.5")
def test_the_same_kind_is_split_as_one_likes() -> None:
    match = at_sea("sommerland")
    play(
        match,
        "0 pay 0; 0 offer wine; 1 leave; 1 take boy; 2 leave; 2 take merchant; 3 leave; 3 take mate; "
        "0 offer wine; 0 leave",
    )
    assert legal(match) == [
        "sell hochland=wine*2",
        "sell sommerland=wine*1 hochland=wine*1",
        "sell sommerland=wine*2",
    ]
    events = play(match, "0 sell sommerland=wine*1 hochland=wine*1")
    sold = [(event.facts["island"], event.facts["count"], event.clause) for event in events if event.kind == "sell"]
    assert sold == [("sommerland", 1, "M5.5"), ("hochland", 1, "M5.5")]
    # The seller is alone at both islands.
    assert points(match, events) == [6 + 4, 0, 0, 0]


@pytest.mark.rule("M5.5")
def test_two_islands_that_buy_anything() -> None:
    match = at_sea("piratennest")
    play(
        match,
        "0 pay 0; 0 offer wine; 1 leave; 1 take boy; 2 leave; 2 take merchant; 3 leave; 3 take mate; "
        "0 offer wine; 0 offer grain; 0 leave",
    )
    assert sorted(legal(match)) == [
        "sell hochland=grain*1",
        "sell hochland=wine*2",
        "sell piratennest=grain*1",
        "sell piratennest=grain*1 hochland=wine*2",
        "sell piratennest=wine*1 hochland=wine*1",
        "sell piratennest=wine*2",
        "sell piratennest=wine*2 hochland=grain*1",
    ]


@pytest.mark.rule("M5.5")
def test_later_players_see_earlier_decisions() -> None:
    match = at_sea("piratennest")
    play(
        match,
        "0 pay 0; 0 leave; 1 offer salt; 2 offer ruby; 3 offer salt; 1 leave; 1 take mutineer; 2 leave; 2 take boy",
    )
    play(match, "3 leave; 3 take merchant; 0 fight 0; 1 fight 0; 2 fight 0")
    # Steffi is Captain now and decides first.
    assert see(match, "captain") == 1
    assert asked(match) == 1
    refused(match, 2, "sell piratennest=ruby*1", "M5.5")
    play(match, "1 sell piratennest=salt*1")
    assert asked(match) == 2
    assert match.state.view(2)["sold"][1] == {"ship": 1, "other": 0}
    play(match, "2 sell hochland=ruby*1")
    assert asked(match) == 3
    events = play(match, "3 sell piratennest=salt*1")
    # At Piratennest they tie for 2, and the merchant gets 5.
    assert points(match, events) == [0, 2, 4, 5]


@pytest.mark.rule("M5.5")
def test_the_captain_chooses_last_when_he_sits_before_the_new_one() -> None:
    match = at_sea("piratennest", *GOODS[:3])
    play(
        match,
        "0 pay 0; 0 offer ruby; 1 offer salt; 2 leave; 2 take merchant; 0 leave; 1 leave; 1 take mutineer; "
        "0 fight 0; 1 fight 0",
    )
    assert asked(match) == 1
    play(match, "1 sell hochland=salt*1")
    assert asked(match) == 0
    events = play(match, "0 sell hochland=ruby*1")
    assert [event.facts["points"] for event in events if event.kind == "sales"] == [3, 3]


@pytest.mark.rule("M5.5")
def test_what_is_no_sale() -> None:
    match = at_sea("sommerland")
    play(
        match,
        "0 pay 0; 0 offer wine; 1 leave; 1 take boy; 2 leave; 2 take merchant; 3 leave; 3 take mate; "
        "0 offer wine; 0 offer grain; 0 leave",
    )
    assert "sell sommerland=wine*2 hochland=grain*1" in legal(match)
    for move in (
        "sell sommerland=wine*1",
        "sell hochland=grain*1",
        "sell sommerland=wine*1 hochland=grain*1",
        "sell sommerland=wine*2 hochland=wine*1",
        "sell sommerland=grain*1 hochland=wine*2",
        "sell hochland=ruby*1",
        "pay 0",
        "keep",
    ):
        refused(match, 0, move, "M5.5")
    error = refused(match, 0, "sell sommerland=wine*1", "M5.5")
    assert error.reason == "seat 0 cannot sell that: it names a kind and its cards for each active island"
    error = refused(match, 0, "sell fingerhut=wine*2", "M5.3")
    assert str(error) == "M5.3: fingerhut is not active."
    error = refused(match, 0, "sell sommerland=wine*5 hochland=wine*1", "M5.4")
    assert str(error) == "M5.4: nobody can sell more than the 5 cards of a hand."
    refused(match, 0, "sell sommerland=wine*5 hochland=grain*5", "M5.4")
    for text in (
        "sell",
        "sell ",
        "sell hochland",
        "sell hochland=wine",
        "sell hochland=wine*0",
        "sell hochland=wine*6",
        "sell hochland=wine*02",
        "sell hochland=wine*²",
        "sell hochland=conflict*1",
        "sell hochland=gold*1",
        "sell atlantis=wine*1",
        "sell hochland=wine*1 sommerland=wine*1",
        "sell sommerland=wine*1 sommerland=wine*1",
        "sell hochland=wine*1 hochland=wine*1",
        "sell sommerland=wine*1 hochland=wine*1 hochland=wine*1",
        "sell sommerland=wine*1  hochland=wine*1",
        "sell hochland*1=wine",
    ):
        with pytest.raises(
            MalformedMove, match=r"write 'sell ISLAND=KIND\*N \[ISLAND=KIND\*N\]', the ship's island first"
        ):
            match.play(0, text)


@pytest.mark.rule("M5.3")
def test_a_sale_where_one_island_is_active() -> None:
    match = table(*FOUR[:3])
    with pytest.raises(IllegalMove, match=r"^M1\.1: 'sell hochland=wine\*1' is not what is to be decided now\.$"):
        match.play(0, "sell hochland=wine*1")
    with pytest.raises(IllegalMove, match=r"^M5\.3: sandkap is not active\.$"):
        match.play(0, "sell sandkap=wine*1")


# M5.6, M5.7: the points for sales

ONE_KIND = (
    "grain grain cloth cloth ruby",
    "wine wine grain salt salt",
    "wine wine grain cloth cloth",
    "ruby ruby grain salt salt",
)


@pytest.mark.rule("M5.6")
@pytest.mark.parametrize(
    ("sellers", "points"),
    [
        ([0], [4, 0, 0, 0]),
        ([0, 2], [3, 0, 3, 0]),
        ([0, 1, 2], [2, 2, 2, 0]),
        ([0, 1, 2, 3], [0, 0, 0, 0]),
        ([], [0, 0, 0, 0]),
    ],
)
def test_only_those_who_sell_most_score(sellers: list[int], points: list[int]) -> None:
    match = table(*ONE_KIND)
    play(match, "0 pay 0")
    events = []
    roles = {1: "boy", 2: "loader", 3: "mate"}
    for seat in range(4):
        events += match.play(seat, "offer grain") if seat in sellers else leave(match, seat, roles)
    for seat in range(4):
        if seat in sellers:
            events += leave(match, seat, roles)
    scored = [0, 0, 0, 0]
    for event in events:
        if event.kind == "sales":
            assert event.clause == "M5.6"
            assert event.facts["tied"] == len(sellers)
            scored[event.seat or 0] += event.facts["points"]
    assert scored == points


@pytest.mark.rule("M5.6")
def test_who_sells_fewer_scores_nothing() -> None:
    match = table(*ONE_KIND)
    play(
        match,
        "0 pay 0; 0 offer grain; 1 offer grain; 2 leave; 2 take boy; 3 leave; 3 take loader; 0 offer grain; "
        "1 leave; 1 take mate",
    )
    events = play(match, "0 leave")
    assert [(event.seat, event.facts["points"]) for event in events if event.kind == "sales"] == [(0, 4)]


@pytest.mark.rule("M5.6")
def test_a_third_number_of_zero() -> None:
    match = at_sea("karge-zunge")
    play(
        match,
        "0 pay 0; 0 leave; 1 offer cloth; 2 offer cloth; 3 offer cloth; 1 leave; 1 take mate; 2 leave; "
        "2 take boy; 3 leave; 3 take loader",
    )
    events = play(match, "1 sell karge-zunge=cloth*1; 2 sell karge-zunge=cloth*1; 3 sell karge-zunge=cloth*1")
    scored = [(event.seat, event.facts["points"], event.facts["tied"]) for event in events if event.kind == "sales"]
    assert scored == [(1, 0, 3), (2, 0, 3), (3, 0, 3)]


@pytest.mark.rule("M5.7")
@pytest.mark.parametrize(
    ("sellers", "points"),
    [([1], [0, 4, 0, 0]), ([0, 1], [3, 4, 0, 0]), ([0, 1, 2], [2, 4, 2, 0]), ([0, 1, 2, 3], [0, 4, 0, 0])],
)
def test_a_tied_merchant_scores_the_first_number(sellers: list[int], points: list[int]) -> None:
    match = table(*ONE_KIND)
    play(match, "0 pay 0")
    roles = {1: "merchant", 2: "boy", 3: "mate"}
    events = []
    for turn in (0, 1):
        for seat in range(4):
            if seat in sellers and turn == 0:
                match.play(seat, "offer grain")
            elif seat in match.state.acting:
                events += leave(match, seat, roles)
    scored = [0, 0, 0, 0]
    for event in events:
        if event.kind == "sales":
            assert event.clause == ("M5.7" if event.seat == 1 and len(sellers) > 1 else "M5.6")
            scored[event.seat or 0] += event.facts["points"]
    assert scored == points


@pytest.mark.rule("M5.7")
def test_a_merchant_who_sells_fewer_has_no_effect() -> None:
    match = table(*ONE_KIND)
    play(
        match,
        "0 pay 0; 0 offer grain; 1 offer grain; 2 leave; 2 take boy; 3 leave; 3 take loader; 0 offer grain; "
        "1 leave; 1 take merchant",
    )
    events = play(match, "0 leave")
    assert [(event.seat, event.facts["points"]) for event in events if event.kind == "sales"] == [(0, 4)]
