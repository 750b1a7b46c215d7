"""The reference Traîtres à bord against cases worked out by hand. Imports `reference` only."""

import pytest

from reference.hand_made_traitres import all_planks, dealt, drown, filled, play
from reference.traitres import RefusedEntry, TraitresTable, count, count_positions
from reference.traitres_table import CREWS, whole_deck

ANY_THREE = ("+1 0 plank", "-2 spyglass pockets", "riddance catch +1")


def refused(table: TraitresTable, seat: int, notation: str) -> None:
    before = table.summary()
    with pytest.raises(RefusedEntry):
        table.play(seat, notation)
    assert table.summary() == before


# T0


def test_the_crews_and_decks_are_as_the_rules_count_them() -> None:
    assert sorted(CREWS) == [3, 4, 5, 6, 7, 8]
    assert [whole_deck(players).total() for players in CREWS] == [60, 62, 64, 68, 72, 76]
    assert all(crew.pirates + crew.mutineers == players for players, crew in CREWS.items())
    assert [crew.target for crew in CREWS.values()] == [5, 8, 11, 6, 9, 12]
    loot = whole_deck(5)
    assert [loot[card] for card in ("+1", "0", "-2", "plank", "catch")] == [20, 10, 12, 10, 3]


def test_the_first_player_is_dealt_first() -> None:
    table = dealt(*ANY_THREE, first=1)
    assert [" ".join(hand) for hand in table.hands] == list(ANY_THREE)
    assert table.expected() == ("move", 1)
    assert table.chest == []
    assert table.discard_pile == []


# T1, T2.1


def test_what_a_pirate_may_do() -> None:
    table = dealt("+1 0 plank", *ANY_THREE[1:])
    stashes = [f"stash {card} as {value}" for card in ("+1", "0") for value in ("+1", "0", "-2")]
    assert sorted(table.legal()) == sorted(["open", "plank 1", "plank 2", *stashes])


def test_a_mutineer_may_not_open() -> None:
    table = dealt("catch catch -2", *ANY_THREE[1:], mutineers=(0,))
    assert sorted(table.legal()) == ["catch", "stash -2 as +1", "stash -2 as -2", "stash -2 as 0"]
    refused(table, 0, "open")


def test_every_action_card_once_however_many_are_held() -> None:
    table = dealt("spyglass riddance riddance", *ANY_THREE[1:])
    assert sorted(table.legal()) == ["open", "riddance", "spyglass"]
    refused(table, 0, "stash riddance as 0")
    refused(table, 0, "spyglass 1")
    refused(table, 0, "catch")


def test_a_stash_lies_on_top_and_a_card_is_drawn() -> None:
    table = play(dealt(*ANY_THREE, pile="0 catch"), "0 stash +1 as -2; 1 stash -2 as -2")
    assert table.chest == ["-2", "+1"]
    assert table.hands[0] == ["0", "plank", "0"]
    assert table.hands[1] == ["spyglass", "pockets", "catch"]
    assert table.discard_pile == []
    assert table.expected() == ("move", 2)


def test_an_announcement_leaves_no_trace_in_the_position() -> None:
    tables = [play(dealt(*ANY_THREE), f"0 stash 0 as {value}") for value in ("+1", "0", "-2")]
    assert tables[0].summary() == tables[1].summary() == tables[2].summary()


# T2.2, T2.3


def test_a_plank_stays_in_front_of_its_player() -> None:
    table = play(dealt(*ANY_THREE, pile="catch"), "0 plank 2")
    assert table.planks == [0, 0, 1]
    assert table.hands[0] == ["+1", "0", "catch"]
    assert table.discard_pile == []


def test_never_the_player_nor_anybody_overboard() -> None:
    table = dealt("plank pockets plank", *["+1 plank pockets"] * 3, mutineers=(3,), pile="0 0", whole=False)
    for card in ("plank", "pockets"):
        refused(table, 0, f"{card} 0")
        refused(table, 0, f"{card} 4")
        refused(table, 0, card)
    table.planks[2] = 2
    play(table, "0 plank 2")
    for card in ("plank", "pockets"):
        refused(table, 1, f"{card} 2")
        assert [move for move in table.legal() if move.startswith(card)] == [f"{card} 0", f"{card} 3"]


def test_the_third_plank_sends_overboard_and_the_turn_passes_him_by() -> None:
    table = dealt(*["plank +1 0"] * 4, mutineers=(3,), pile="0 0 0 0 0 0")
    play(table, "0 plank 2; 1 plank 2; 2 plank 3; 3 stash 0 as 0")
    assert table.planks == [0, 0, 2, 1]
    # Seat 0 has played his plank, and so has seat 1.
    play(table, "0 stash 0 as 0; 1 stash 0 as 0; 2 stash 0 as 0; 3 plank 2")
    assert table.aboard == [True, True, False, True]
    assert table.planks == [0, 0, 0, 1]
    assert table.hands[2] == []
    # He had played a plank and a 0 of his hand, and had drawn a 0 and, from below the named pile, a +1.
    assert sorted(table.discard_pile) == ["+1", "+1", "0", "plank", "plank", "plank"]
    # The player who laid the plank has drawn as after any card.
    assert len(table.hands[3]) == 3
    play(table, "0 stash 0 as 0; 1 stash 0 as 0")
    assert table.expected() == ("move", 3)
    refused(table, 2, "open")


def test_several_overboard_in_a_row_are_passed_by() -> None:
    table = all_planks(8, mutineers=(6, 7), first=3)
    for seat in (7, 1, 0):
        drown(table, seat)
    turns = []
    for target in (2, 3, 4, 5, 6, 2):
        turns.append(table.expected()[1])
        other = 3 if target == turns[-1] else target
        table.play(turns[-1], f"plank {other}")
    start = [2, 3, 4, 5, 6].index(turns[0])
    assert turns == [[2, 3, 4, 5, 6][(start + step) % 5] for step in range(6)]


# T2.4, T2.5, T2.8


@pytest.mark.parametrize(
    ("chest", "left", "gone"),
    [("+1 -2 0 0", ["0", "0"], ["+1", "-2"]), ("0 -2", [], ["-2", "0"]), ("-2", [], ["-2"]), ("", [], [])],
)
def test_riddance(chest: str, left: list[str], gone: list[str]) -> None:
    table = filled(dealt("riddance 0 0", *ANY_THREE[1:], pile="+1"), chest)
    play(table, "0 riddance")
    assert table.chest == left
    assert sorted(table.discard_pile) == sorted([*gone, "riddance"])
    assert table.hands[0] == ["0", "0", "+1"]
    assert table.expected() == ("move", 1)


@pytest.mark.parametrize(
    ("chest", "ways"),
    [
        ("+1 0 -2 0", ["+1 0 -2", "+1 -2 0", "0 +1 -2", "0 -2 +1", "-2 +1 0", "-2 0 +1"]),
        ("0 +1 0 -2", ["+1 0 0", "0 +1 0", "0 0 +1"]),
        ("0 0 0 -2", ["0 0 0"]),
        ("+1 -2", ["+1 -2", "-2 +1"]),
        ("-2", ["-2"]),
    ],
)
def test_spyglass(chest: str, ways: list[str]) -> None:
    table = filled(dealt("spyglass 0 0", *ANY_THREE[1:], pile="+1"), chest)
    play(table, "0 spyglass")
    assert table.expected() == ("move", 0)
    assert table.phase == "order"
    assert table.discard_pile == ["spyglass"]
    # Nothing is drawn before the cards are back.
    assert table.hands[0] == ["0", "0"]
    assert table.legal() == [f"order {way}" for way in ways]
    for way in ways:
        twin = table.clone()
        twin.play(0, f"order {way}")
        assert twin.chest == way.split() + chest.split()[3:]
        assert twin.hands[0] == ["0", "0", "+1"]
        assert twin.expected() == ("move", 1)
    refused(table, 0, "open")
    refused(table, 0, "order")
    refused(table, 1, f"order {ways[0]}")


def test_spyglass_on_an_empty_chest_does_nothing() -> None:
    table = play(dealt("spyglass 0 0", *ANY_THREE[1:], pile="+1"), "0 spyglass")
    assert table.discard_pile == ["spyglass"]
    assert table.hands[0] == ["0", "0", "+1"]
    assert table.expected() == ("move", 1)
    assert table.phase == "play"


# T2.6


def test_catch() -> None:
    table = play(dealt("catch 0 +1", *ANY_THREE[1:], pile="plank plank -2 pockets"), "0 catch")
    assert table.expected() == ("move", 0)
    assert table.discard_pile == ["catch"]
    assert sorted(table.hands[0]) == ["+1", "-2", "0", "plank", "plank"]
    # There are ordered pairs of four kinds, and the two planks.
    assert len(table.legal()) == 4 * 3 + 1
    assert "return plank plank" in table.legal()
    refused(table, 0, "return 0 0")
    refused(table, 0, "return 0")
    refused(table, 0, "return catch 0")
    refused(table, 0, "open")
    play(table, "0 return -2 plank")
    assert table.draw_pile[:3] == ["-2", "plank", "pockets"]
    # No further card is drawn.
    assert sorted(table.hands[0]) == ["+1", "0", "plank"]
    assert table.expected() == ("move", 1)


@pytest.mark.parametrize("left", [1, 2, 3])
def test_catch_with_few_left(left: int) -> None:
    pile = " ".join(["plank"] * left)
    table = play(dealt("catch 0 +1", *ANY_THREE[1:], pile=pile, whole=False), "0 catch")
    # The pile is empty for a moment, which does not end the game, because the effect is not finished.
    assert table.draw_pile == []
    assert table.expected() == ("move", 0)
    assert len(table.hands[0]) == 2 + left
    play(table, "0 return 0 +1")
    assert table.draw_pile == ["0", "+1"]
    assert table.hands[0] == ["plank"] * left
    assert table.expected() == ("move", 1)


def test_catch_with_one_card_in_all_to_return() -> None:
    hands = ("catch catch 0", "catch 0 0", "0 0 0")
    table = play(dealt(*hands, pile="+1", whole=False), "0 catch; 0 return 0 +1")
    assert table.hands[0] == ["catch"]
    play(table, "1 catch; 1 return 0 0; 2 stash 0 as 0; 0 catch")
    assert table.draw_pile == []
    assert table.legal() == ["return 0"]
    play(table, "0 return 0")
    assert table.hands[0] == []
    assert table.draw_pile == ["0"]
    # He is not asked again: one card is left, and the last catch is gone.
    play(table, "1 stash 0 as 0")
    assert table.result() == {"team": "mutineers", "why": "T3.4", "winners": [2]}


# T2.7


def test_pockets() -> None:
    table = dealt("pockets 0 +1", "-2 plank catch", "0 0 0", pile="+1 +1 riddance spyglass")
    play(table, "0 pockets 1")
    assert sorted(table.discard_pile) == ["-2", "catch", "plank", "pockets"]
    assert table.hands[1] == ["+1", "+1", "riddance"]
    assert table.hands[0] == ["0", "+1", "spyglass"]
    assert table.expected() == ("move", 1)


@pytest.mark.parametrize("left", [1, 2, 3, 4, 5])
def test_pockets_with_few_left(left: int) -> None:
    pile = " ".join(["0"] * left)
    table = dealt("pockets +1 +1", "-2 plank catch", "0 0 0", pile=pile, whole=False)
    play(table, "0 pockets 1")
    assert table.hands[1] == ["0"] * min(left, 3)
    assert table.hands[0] == ["+1", "+1"] + ["0"] * (left > 3)
    assert table.expected() == (("move", 1) if left == 5 else ("over", None))


# T3.1


@pytest.mark.parametrize(("players", "target"), [(3, 5), (4, 8), (5, 11), (6, 6), (7, 9), (8, 12)])
@pytest.mark.parametrize("short", [0, 1])
def test_opening(players: int, target: int, short: int) -> None:
    mutineers = (1,) if players < 6 else (1, 3)
    table = dealt(*["+1 0 plank"] * 3, *["-2 0 0"] * (players - 3), mutineers=mutineers, whole=False, pile="0")
    filled(table, " ".join(["-2", "0", *["+1"] * (target + 2 - short)]))
    play(table, "0 open")
    pirates = [seat for seat in range(players) if seat not in mutineers]
    if short:
        assert table.result() == {"team": "mutineers", "why": "T3.1", "winners": list(mutineers)}
    else:
        assert table.result() == {"team": "pirates", "why": "T3.1", "winners": pirates}
    assert table.legal() == []
    refused(table, 1, "stash +1 as +1")


def test_more_than_the_target_is_enough_and_an_empty_chest_is_not() -> None:
    assert play(filled(dealt(*ANY_THREE), "+1 " * 9), "0 open").result()["team"] == "pirates"
    assert play(dealt(*ANY_THREE), "0 open").result()["team"] == "mutineers"


# T3.2, T3.3, T3.5


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize(
    ("players", "mutineers", "drowned", "why"),
    [
        (3, (0,), (0,), "T3.2"),
        (3, (0,), (1,), "T3.3"),
        (4, (0,), (0,), "T3.2"),
        (4, (0,), (1, 3), "T3.3"),
        (4, (2,), (1, 2), "T3.2"),
        (5, (0,), (1, 2, 4), "T3.3"),
        (5, (4,), (1, 0, 4), "T3.2"),
        (6, (0, 5), (1, 2), "T3.3"),
        (6, (0, 5), (0, 1, 2, 3), "T3.3"),
        (6, (0, 5), (2, 0, 4, 3), "T3.3"),
        (6, (0, 5), (5, 0), "T3.2"),
        (6, (0, 5), (1, 5, 2, 0), "T3.2"),
        (7, (2, 3), (0, 1, 4), "T3.3"),
        (7, (2, 3), (2, 3), "T3.2"),
        (7, (2, 3), (2, 0, 1, 5, 6), "T3.3"),
        (8, (6, 7), (0, 1, 2, 3), "T3.3"),
        (8, (6, 7), (0, 1, 2, 6, 7), "T3.2"),
        (8, (6, 7), (0, 1, 7, 2, 3, 4), "T3.3"),
    ],
)
def test_overboard_until_the_end(
    players: int, mutineers: tuple[int, ...], drowned: tuple[int, ...], why: str, first: int
) -> None:
    table = all_planks(players, mutineers, first)
    for seat in drowned:
        assert table.expected()[0] == "move"
        drown(table, seat)
    team = "pirates" if why == "T3.2" else "mutineers"
    winners = [seat for seat in range(players) if (seat in mutineers) == (team == "mutineers")]
    # T3.5: those overboard win with their team.
    assert table.result() == {"team": team, "why": why, "winners": winners}


@pytest.mark.parametrize(("target", "why"), [(2, "T3.2"), (1, "T3.3")])
def test_overboard_decides_before_the_last_card_is_drawn(target: int, why: str) -> None:
    table = dealt("plank 0 0", "0 0 0", "+1 0 0", pile="catch", whole=False)
    table.planks[target] = 2
    play(table, f"0 plank {target}")
    assert table.result()["why"] == why
    assert table.draw_pile == ["catch"]
    assert table.hands[0] == ["0", "0"]


def test_overboard_without_a_decision_and_the_last_card_drawn() -> None:
    table = dealt("plank 0 0", "0 0 0", "+1 0 0", "0 0 0", pile="catch", whole=False)
    table.planks[1] = 2
    play(table, "0 plank 1")
    assert table.result() == {"team": "mutineers", "why": "T3.4", "winners": [2]}
    assert table.hands[0] == ["0", "0", "catch"]


# T3.4


@pytest.mark.parametrize("card", ["stash 0 as +1", "plank 1", "riddance", "spyglass", "pockets 1"])
def test_the_last_card_drawn_ends_the_game(card: str) -> None:
    hand = card.replace("stash 0 as +1", "0").split()[0]
    table = filled(dealt(f"{hand} 0 0", "0 0 0", "0 0 0", pile="0", whole=False), "+1 +1 +1 +1 +1 +1")
    play(table, f"0 {card}")
    if card == "spyglass":
        assert table.expected() == ("move", 0)
        play(table, "0 order +1 +1 +1")
    # A full chest that nobody opens is worth nothing.
    assert table.result() == {"team": "mutineers", "why": "T3.4", "winners": [2]}


def test_the_last_but_one_does_not() -> None:
    table = play(dealt("0 0 0", "0 0 0", "0 0 0", pile="0 0", whole=False), "0 stash 0 as 0")
    assert table.expected() == ("move", 1)
    assert table.draw_pile == ["0"]


def test_no_result_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        dealt(*ANY_THREE).result()


# Counts


def test_counts() -> None:
    table = dealt(*ANY_THREE)
    # Open ends the game; 6 stashes and 2 planks continue, to open, 3 stashes, 1 spyglass and 2 pockets. After a stash
    # the spyglass is followed by its one order, otherwise by the five moves of seat 2, or three once his pockets are
    # turned out and he has drawn three +1.
    assert count(table, 3) == [1, 9, 8 * 7, 6 * (3 * 5 + 5 + 3 + 1) + 2 * (3 * 5 + 5 + 3 + 5)]
    # The moves are open, two kinds stashed and two planks; then open, stash, spyglass and two pockets from the last
    # four.
    assert count_positions(table, 2) == 1 + 5 + 4 * 5


def test_counts_to_the_end_of_a_small_game() -> None:
    table = dealt("0 0 0", "0 0 0", "0 0 0", pile="0 0 0", whole=False)
    # Two pirates open or stash in three ways; then the mutineer stashes the last card.
    assert count(table, 5) == [1, 4, 12, 27, 0, 0]
    assert count_positions(table, 5) == 1 + 2 + 2 + 1
