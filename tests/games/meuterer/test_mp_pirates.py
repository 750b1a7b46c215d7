"""MP: the pirates variant, in both forms."""

from __future__ import annotations

from itertools import product

import pytest
from games.meuterer.tables import FOUR, SAIL_FIVE, discards, offered, points, ring, table
from kernel.tables import asked, hand, kinds, legal, play, refused, see, the

from mutiny import Match

PIRATE = "pirates grain grain grain cloth"


def pirates_at(place: int, form: str = "on", *hands: str) -> Match:
    """Return a table with the ship at place 0, the pirate ship at this place, and the Captain with the pirates card."""
    islands = ring(hochland=0, piratennest=place)
    return table(*(hands or (PIRATE, *FOUR[1:])), islands=islands, options={"pirates": form})


@pytest.mark.rule("MP.1")
@pytest.mark.parametrize("form", ["on", "double"])
def test_one_more_card_and_a_pirate_ship(form: str) -> None:
    match = pirates_at(9, form)
    assert list(match.state.inventory()) == [4, 5, 6, 7, 8, 6, 1]
    assert see(match, "pirate_ship") == "piratennest"
    assert hand(match, 0).split()[-1] == "pirates"
    assert see(table(*FOUR), "pirate_ship") is None


@pytest.mark.rule("MP.1")
def test_the_pirates_card_is_a_card_in_hand_like_any_other() -> None:
    match = pirates_at(9)
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take boy; 2 leave; 2 take merchant; 3 leave; 3 take mate")
    # It counts for the destination and stays in the hand.
    assert see(match, "ship") == "affeninsel"
    assert "pirates" in hand(match, 0)


@pytest.mark.rule("MP.1", "M4.1")
def test_the_pirates_card_is_no_conflict_card() -> None:
    match = pirates_at(9)
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take mutineer; 2 leave; 2 take boy; 3 leave; 3 take mate")
    assert legal(match) == ["fight 0"]


@pytest.mark.rule("MP.1", "M5.4")
def test_the_pirates_card_cannot_be_sold() -> None:
    match = pirates_at(9)
    play(match, "0 pay 0; 0 offer pirates; 1 leave; 1 take boy; 2 leave; 2 take merchant; 3 leave; 3 take mate")
    assert offered(match, 0) == ""
    events = play(match, "0 leave")
    assert not {"sell", "sales"} & set(kinds(events))


@pytest.mark.rule("MP.1", "M8.2")
def test_the_loader_may_keep_the_pirates_card() -> None:
    match = table(*FOUR, pile="pirates salt grain conflict", options={"pirates": "on"})
    play(match, "0 pay 0; 0 leave; 1 offer wine; 2 leave; 2 take boy; 3 leave; 3 take mate; 1 leave; 1 take loader")
    assert legal(match) == ["keep salt", "keep grain", "keep conflict", "keep pirates"]
    play(match, "1 keep pirates")
    assert hand(match, 1).split()[-1] == "pirates"


def expected(place: int, left: int, form: str) -> tuple[int, bool]:
    """Return where the pirate ship ends, island by island, and whether it passed the ship's place 0 (MP.2, MP.3)."""
    met = place == 0
    for _ in range(left * (2 if form == "double" else 1)):
        place = (place + 11) % 12
        met = met or place == 0
    return place, met


@pytest.mark.rule("MP.2", "MP.3")
@pytest.mark.parametrize(("place", "left", "form"), list(product(range(1, 12), range(5), ("on", "double"))))
def test_the_pirate_ship_sails(place: int, left: int, form: str) -> None:
    match = pirates_at(place, form)
    play(match, "0 pay 0")
    if left < 4:
        play(match, "0 offer cloth; 1 offer wine; 2 leave; 2 take boy; 3 offer ruby")
    for _ in range(3 - left):
        play(match, f"0 offer grain; 1 {legal_offer(match, 1)}; 3 {legal_offer(match, 3)}")
    before = [offered(match, seat).split() for seat in range(4)]
    names = see(match, "ring")
    events = play(match, "0 offer pirates")
    end, met = expected(place, left, form)
    assert the(events, "pirates") == {
        "kind": "pirates",
        "clause": "MP.2",
        "seat": 0,
        "left": left,
        "steps": left * (2 if form == "double" else 1),
        "from": names[place],
        "island": names[end],
    }
    assert see(match, "pirate_ship") == names[end]
    assert [offered(match, seat).split() for seat in range(4)] == ([[], [], [], []] if met else before)
    gone = sum(map(len, before)) if met else 0
    assert len(discards(match).split()) == 1 + gone
    if met:
        assert the(events, "plunder") == {"kind": "plunder", "clause": "MP.3", "seat": 0, "cards": before}
    else:
        assert "plunder" not in kinds(events)


def legal_offer(match: Match, seat: int) -> str:
    """Return the first card that a seat can offer."""
    return f"offer {match.state.view(seat)['hand'][0]}"


@pytest.mark.rule("MP.3")
def test_conflict_cards_on_offer_are_discarded_too() -> None:
    match = pirates_at(4, "on", PIRATE, "conflict conflict wine wine salt", *FOUR[2:])
    play(
        match,
        "0 pay 0; 0 offer grain; 1 offer conflict; 2 offer wine; 3 leave; 3 take mate; 0 offer cloth; 1 offer conflict",
    )
    play(match, "2 leave; 2 take boy")
    assert see(match, "hand_sizes")[0] == 3
    # Three cards are left, of which the pirates card is one: two steps from place 4 is not enough.
    play(match, "0 offer pirates; 1 leave; 1 take mutineer")
    assert offered(match, 1) == "conflict conflict"
    match = pirates_at(2, "on", PIRATE, "conflict conflict wine wine salt", *FOUR[2:])
    play(
        match,
        "0 pay 0; 0 offer grain; 1 offer conflict; 2 offer wine; 3 leave; 3 take mate; 0 offer cloth; 1 offer conflict",
    )
    play(match, "2 leave; 2 take boy; 0 offer pirates; 1 leave; 1 take mutineer")
    events = play(match, "0 leave")
    assert [offered(match, seat) for seat in range(4)] == ["", "", "", ""]
    # The mate alone counts against the mutiny, and nobody fights for it.
    assert (the(events, "mutiny")["against"], the(events, "mutiny")["for"]) == (1, 0)


@pytest.mark.rule("MP.3")
def test_the_round_goes_on_and_more_may_be_offered() -> None:
    match = pirates_at(1)
    events = play(match, "0 pay 0; 0 offer grain; 1 offer wine; 2 offer cloth; 3 offer ruby; 0 offer pirates")
    assert "plunder" in kinds(events)
    play(match, "1 offer wine; 2 leave; 2 take boy; 3 leave; 3 take mate; 0 leave")
    events = play(match, "1 leave; 1 take merchant")
    # Steffi sells what she offered afterwards. The second island further is Frosthoehle (Piratennest is the first),
    # docking at 4.
    assert points(match, events)[1] == 4


@pytest.mark.rule("MP.3")
def test_pirates_that_lie_at_the_ship_s_island_plunder_without_moving() -> None:
    match = pirates_at(5)
    play(match, SAIL_FIVE[4])
    assert see(match, "ship") == see(match, "pirate_ship") == "piratennest"
    play(
        match,
        "0 pay 0; 0 offer grain; 1 offer wine; 2 leave; 2 take boy; 3 leave; 3 take mate; 0 offer grain; "
        "1 leave; 1 take merchant",
    )
    play(match, "0 offer grain; 0 offer cloth")
    assert offered(match, 1) == "wine"
    events = play(match, "0 offer pirates")
    assert the(events, "pirates")["steps"] == 0
    assert the(events, "plunder")["cards"] == [["cloth", "grain", "grain", "grain"], ["wine"], [], []]
    assert legal(match) == ["leave"]


@pytest.mark.rule("MP.3")
def test_pirates_that_leave_the_ship_s_island_plunder_too() -> None:
    match = pirates_at(5)
    play(match, SAIL_FIVE[4])
    events = play(
        match, "0 pay 0; 0 offer grain; 1 offer wine; 2 leave; 2 take boy; 3 leave; 3 take mate; 0 offer pirates"
    )
    assert "plunder" in kinds(events)
    assert see(match, "pirate_ship") == see(match, "ring")[2]


@pytest.mark.rule("MP.4")
def test_the_card_is_discarded_at_once_and_its_player_stays_in() -> None:
    match = pirates_at(9)
    play(match, "0 pay 0; 0 offer pirates")
    assert see(match, "discard_pile") == ["pirates"]
    assert see(match, "left") == [False] * 4
    assert asked(match) == 1
    play(match, "1 leave; 1 take boy; 2 leave; 2 take merchant; 3 leave; 3 take mate")
    assert asked(match) == 0
    refused(match, 0, "offer pirates", "M2.1")
    assert legal(match) == ["offer cloth", "offer grain", "leave"]
    play(match, "0 offer grain; 0 offer grain; 0 leave")
    # The destination is counted from the two cards left.
    assert see(match, "ship") == see(match, "ring")[2]


@pytest.mark.rule("MP.4", "M8.1")
def test_the_card_comes_back_with_the_next_shuffle() -> None:
    match = pirates_at(9)
    play(match, "0 pay 0; 0 offer pirates")
    while not match.state.awaits_chance:
        match.play(asked(match), legal(match)[0])
    assert "pirates" in discards(match)
    assert list(match.state.inventory()) == [4, 5, 6, 7, 8, 6, 1]


@pytest.mark.rule("MP.5")
@pytest.mark.parametrize("place", [1, 3, 5])
def test_the_merchant_ship_meets_or_passes_the_pirates_unharmed(place: int) -> None:
    match = pirates_at(place)
    events = play(
        match, "0 pay 0; 0 leave; 1 offer wine; 2 leave; 2 take boy; 3 leave; 3 take mate; 1 leave; 1 take merchant"
    )
    assert not {"pirates", "plunder"} & set(kinds(events))
    assert see(match, "pirate_ship") == see(match, "ring")[place]
    assert the(events, "sales")["points"] == 4
