"""C4.5 and C4.6: the coins that the monkeys of the second duel round bring, and their source."""

from __future__ import annotations

import pytest
from games.cartagena.tables import NOTHING, SHORT, SIDED, heard, lay, voyage
from kernel.tables import asked, kinds, legal, play, refused, see

from mutiny import Event, Match

NO_PURSE = SHORT._replace(each=0)
WITH_PANG = "pang; take coin"


@pytest.mark.rule("C4.3")
def test_each_player_who_is_out_by_a_monkey_is_shown_out_before_the_next() -> None:
    match = voyage(*SIDED[2])
    for cards in ("v1 d1", "monkey monkey", "d1 v1", "monkey monkey"):
        lay(match, cards)
    assert shown_at("out", match, "monkey monkey") == [(0, [False, True], [1]), (1, [False, False], [])]


@pytest.mark.rule("C4.4")
def test_each_player_who_leaves_by_a_monkey_is_shown_gone_before_the_next() -> None:
    match = voyage(*SIDED[4], players=4)
    lay(match, "v1 v1 v1 v1")
    aboard = [True] * 4
    assert shown_at("leave", match, "d1 monkey d1 monkey") == [(1, aboard, [0, 2, 3]), (3, aboard, [0, 2])]


def shown_at(kind: str, match: Match, cards: str) -> list[tuple[int | None, list[bool], list[int]]]:
    """Lay cards; return the seat of each event of a kind, and who is aboard and in the duel at that moment."""
    found: list[tuple[int | None, list[bool], list[int]]] = []

    def note(event: Event) -> None:
        if event.kind == kind:
            view = match.state.view(None)
            found.append((event.seat, view["aboard"], view["duel"]["in"]))

    match.state.on_event = note
    lay(match, cards)
    return found


@pytest.mark.rule("C4.5")
def test_a_monkey_laid_alone_takes_a_coin_from_an_opponent_of_choice() -> None:
    match = voyage(*SIDED[4], players=4)
    lay(match, "v1 v1 v1 v1")
    events = lay(match, "d1 d1 monkey d1")
    assert heard(events)[-1] == "C4.4 2 leave round=2"
    assert (asked(match), see(match, "phase"), match.state.clause()) == (2, "monkey", "C4.5")
    assert (see(match, "acting"), see(match, "turn")) == ([2], 2)
    assert legal(match) == ["rob 0", "rob 1", "rob 3"]
    assert refused(match, 2, "rob 2", "C4.5").reason == "seat 2 is not an opponent who has a coin"
    assert refused(match, 2, "lay d1", "C4.5").reason == "'lay d1' is not what is to be decided now"
    assert refused(match, 0, "lay monkey", "C4.5").reason == "seat 2 is to act, not seat 0"
    events = play(match, "2 rob 3")
    assert heard(events) == heard(events, 3) == ["C4.5 2 rob target=3"]
    assert (see(match, "coins"), see(match, "supply")) == ([1, 1, 2, 0], 26)
    assert match.state.acting == (0, 1, 3)
    assert see(match, "duel")["round"] == 3


@pytest.mark.rule("C4.5")
def test_only_from_opponents_with_a_coin_still_in_or_not() -> None:
    """Seat 1 has spent its coin; seat 3 has no side and is out, but has a coin."""
    match = voyage(
        f"bijoux; side diaz | ojo; side diaz | {NOTHING[0]} | {WITH_PANG}",
        f"{NOTHING[0]} | dean-nero; buy 1 | bijoux; side diaz | {WITH_PANG}",
        players=4,
    )
    assert (see(match, "aboard"), see(match, "coins")) == ([True, True, True, False], [1, 0, 1, 3])
    lay(match, "v1 v1 v1")
    lay(match, "monkey d1 d1")
    assert legal(match) == ["rob 2", "rob 3"]
    assert refused(match, 0, "rob 1", "C4.5").reason == "seat 1 is not an opponent who has a coin"
    play(match, "0 rob 3")
    assert see(match, "coins") == [2, 0, 1, 2]


@pytest.mark.rule("C4.5")
def test_where_nobody_else_has_a_coin_the_player_is_not_asked() -> None:
    match = voyage(f"pang; take coin | {NOTHING[0]}", *SIDED[2], parts=NO_PURSE)
    assert see(match, "coins") == [1, 0]
    lay(match, "v1 v1")
    events = lay(match, "monkey d1")
    assert kinds(events) == ["lay", "lay", "shown", "leave"]
    assert match.state.acting == (1,)
    assert see(match, "coins") == [1, 0]


@pytest.mark.rule("C4.5")
def test_a_monkey_laid_because_no_card_is_left_takes_a_coin_as_well() -> None:
    """Seat 1 has one card, seat 0 has two."""
    match = voyage(f"{NOTHING[0]} | dean-nero; sell d1", *SIDED[2])
    lay(match, "v1 v1")
    assert match.legal_moves(1) == ["lay monkey"]
    lay(match, "d1 monkey")
    assert legal(match) == ["rob 0"]


@pytest.mark.rule("C4.5")
def test_several_monkeys_take_a_coin_each_from_the_supply() -> None:
    match = voyage(*SIDED[4], players=4)
    lay(match, "v1 v1 v1 v1")
    events = lay(match, "monkey d1 monkey d1")
    assert heard(events)[1:] == [
        "C4.4 0 leave round=2",
        "C4.4 2 leave round=2",
        "C4.5 0 coins count=1",
        "C4.5 2 coins count=1",
    ]
    assert (see(match, "coins"), see(match, "supply")) == ([2, 1, 2, 1], 24)
    assert match.state.acting == (1, 3)


@pytest.mark.rule("C4.5")
def test_later_monkeys_get_nothing() -> None:
    match = voyage("crackpott | pang; take combat", *SIDED[2])
    for _ in range(2):
        lay(match, "v1 v1")
    events = lay(match, "v1 monkey")
    assert kinds(events) == ["lay", "lay", "shown", "leave"]
    assert match.state.acting == (0,)
    events = lay(match, "monkey")
    assert kinds(events)[:4] == ["lay", "shown", "leave", "duel-won"]
    assert see(match, "coins") == [1, 1]
    match = voyage("crackpott | pang; take combat", *SIDED[2])
    for _ in range(2):
        lay(match, "v1 v1")
    events = lay(match, "monkey monkey")
    assert "coins" not in kinds(events)
    assert see(match, "coins") == [1, 1]


@pytest.mark.rule("C4.5")
def test_in_a_duel_without_a_monkey_in_the_second_round_nobody_gets_anything() -> None:
    match = voyage("crackpott | pang; take combat", *SIDED[2])
    lay(match, "v1 v1")
    events = lay(match, "v1 v1")
    assert kinds(events) == ["lay", "lay", "shown"]
    assert see(match, "duel")["round"] == 3


@pytest.mark.rule("C4.5")
def test_again_in_every_duel() -> None:
    match = voyage(*SIDED[2])
    lay(match, "v1 d1")
    lay(match, "monkey monkey")
    lay(match, "d1 v1")
    lay(match, "monkey monkey")
    assert see(match, "coins") == [3, 3]
    assert see(match, "supply") == 24


@pytest.mark.rule("C4.6")
def test_where_the_supply_cannot_pay_everybody_puts_a_coin_in_first() -> None:
    """There are five coins, one each for four players: one is in the supply, and four monkeys are to be paid."""
    match = voyage(*SIDED[4], players=4, parts=SHORT._replace(coins=5))
    assert see(match, "supply") == 1
    lay(match, "v1 v1 v1 v1")
    events = lay(match, "monkey monkey monkey monkey")
    assert heard(events)[5:10] == [
        "C4.6 - refill seats=0,1,2,3",
        "C4.6 0 coins count=1",
        "C4.6 1 coins count=1",
        "C4.6 2 coins count=1",
        "C4.6 3 coins count=1",
    ]
    assert (see(match, "coins"), see(match, "supply")) == ([1, 1, 1, 1], 1)


@pytest.mark.rule("C4.6")
def test_players_in_or_out_put_in_a_coin_if_they_have_one() -> None:
    """Seat 0 has bought a card; seat 2, without a side, has taken coins: 0, 1 and 3, and the supply has one."""
    match = voyage(
        "dean-nero; buy 1 | bijoux; side diaz | pang; take coin",
        "ojo; side diaz | wessel-jan; swap | pang; take coin",
        players=3,
        parts=SHORT._replace(coins=5),
    )
    assert (see(match, "coins"), see(match, "supply"), see(match, "aboard")) == ([0, 1, 3], 1, [True, True, False])
    lay(match, "v1 v1")
    events = lay(match, "monkey monkey")
    assert heard(events)[3:6] == ["C4.6 - refill seats=1,2", "C4.6 0 coins count=1", "C4.6 1 coins count=1"]
    assert (see(match, "coins"), see(match, "supply")) == ([1, 1, 2], 1)


@pytest.mark.rule("C4.6")
def test_the_monkeys_are_paid_in_seat_order_while_it_lasts() -> None:
    """The only coin in the game is in the supply: nobody puts one in, and the first monkey is paid."""
    match = voyage(*SIDED[3], players=3, parts=SHORT._replace(coins=1, each=0))
    lay(match, "v1 v1 v1")
    events = lay(match, "d1 monkey monkey")
    assert heard(events)[3:] == ["C4.6 - refill seats=", "C4.6 1 coins count=1"]
    assert (see(match, "coins"), see(match, "supply")) == ([0, 1, 0], 0)


@pytest.mark.rule("C4.6")
def test_an_empty_supply_that_nobody_can_fill_pays_nobody() -> None:
    match = voyage(
        *SIDED[3][:1],
        "sate | wessel-jan; swap | bijoux; side valverde",
        players=3,
        parts=SHORT._replace(coins=1, each=0),
    )
    lay(match, "v1 v1 v1")
    events = lay(match, "monkey monkey monkey")
    # The only coin of seat 0 goes in and comes back.
    assert heard(events)[4:6] == ["C4.6 - refill seats=0", "C4.6 0 coins count=1"]
    assert (see(match, "coins"), see(match, "supply")) == ([1, 0, 0], 0)


@pytest.mark.rule("C4.6")
@pytest.mark.parametrize(("coins", "cards", "paid"), [(5, "monkey monkey d1", [0, 1]), (6, "monkey " * 3, [0, 1, 2])])
def test_a_supply_that_can_just_pay_is_not_short(coins: int, cards: str, paid: list[int]) -> None:
    match = voyage(*SIDED[3], players=3, parts=SHORT._replace(coins=coins))
    assert see(match, "supply") == len(paid)
    lay(match, "v1 v1 v1")
    events = lay(match, cards)
    assert [event.seat for event in events if (event.kind, event.clause) == ("coins", "C4.5")] == paid
    assert "refill" not in kinds(events)
    assert (see(match, "coins"), see(match, "supply")) == ([2 if seat in paid else 1 for seat in range(3)], 0)
