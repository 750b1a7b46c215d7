"""The reference Meuterer against cases worked out by hand: M8 and MP. Imports `reference` only."""

from collections import Counter
from itertools import product

import pytest

from reference.components import DECK, PRINTED_RING, in_order
from reference.hand_made import ANY_FOUR, dealt, play
from reference.meuterer import MeutererTable, RefusedEntry

# M8: the draw pile


def to_loader(pile: str, option: str = "") -> MeutererTable:
    """Return a table of four where the Captain draws one card, then Steffi, the loader, who needs two."""
    table = dealt(*ANY_FOUR, pile=pile, option=option)
    play(
        table, "0 pay 0; 0 offer grain; 1 offer wine; 2 leave; 2 take boy; 3 leave; 3 take mate; 0 leave; 1 offer salt"
    )
    return play(table, "1 leave; 1 take loader")


def test_the_loader_returns_in_the_order_drawn() -> None:
    table = to_loader("cloth salt grain conflict grain conflict ruby")
    assert table.expected() == ("move", 1)
    assert table.drawn == ["salt", "grain", "conflict", "grain", "conflict"]
    assert table.legal() == [
        "keep salt grain",
        "keep salt conflict",
        "keep grain grain",
        "keep grain conflict",
        "keep conflict conflict",
    ]
    before = list(table.draw_pile)
    assert before[0] == "ruby"
    twin = table.clone()
    play(table, "1 keep grain conflict")
    # The first grain and the first conflict are kept; nobody after her draws.
    assert table.draw_pile == [*before, "salt", "grain", "conflict"]
    assert sorted(table.hands[1]) == sorted(["wine", "wine", "salt", "grain", "conflict"])
    assert table.round == 2
    play(twin, "1 keep conflict grain")
    assert twin.summary() == table.summary()


def test_the_loader_returns_to_the_discard_pile() -> None:
    table = to_loader("cloth salt grain conflict grain conflict ruby", option="loader-returns=discard")
    before, discarded = list(table.draw_pile), list(table.discard_pile)
    play(table, "1 keep grain conflict")
    assert table.draw_pile == before
    assert table.discard_pile == [*discarded, "salt", "grain", "conflict"]


def test_a_loader_who_needs_none_keeps_none() -> None:
    table = dealt(*ANY_FOUR, pile="ruby salt wine cloth")
    play(table, "0 pay 0; 0 leave; 1 leave; 1 take loader; 2 leave; 2 take boy; 3 leave; 3 take mate")
    assert table.drawn == ["ruby", "salt", "wine"]
    assert table.legal() == ["keep"]
    play(table, "1 keep")
    assert table.draw_pile[0] == "cloth"
    assert table.draw_pile[-3:] == ["ruby", "salt", "wine"]
    assert table.round == 2


def short_pile(pile: str, discarded: str) -> MeutererTable:
    """Return the same table with a short draw pile, before the last player leaves."""
    table = dealt(*ANY_FOUR)
    play(table, "0 pay 0; 0 offer grain; 1 offer wine; 2 offer wine; 3 leave; 3 take mate; 0 leave; 1 offer salt")
    table.draw_pile, table.discard_pile = pile.split(), discarded.split()
    return play(table, "2 leave; 2 take boy; 1 leave; 1 take loader")


def test_an_exhausted_pile_is_not_shuffled_before_a_card_is_needed() -> None:
    table = short_pile("cloth ruby conflict grain grain salt", "cloth")
    assert table.expected() == ("move", 1)
    assert table.draw_pile == []
    play(table, "1 keep ruby salt")
    # Florian draws the first card that she gave back; the discard pile is untouched.
    assert table.round == 2
    assert table.hands[2][-1] == "conflict"
    assert table.draw_pile == ["grain", "grain"]
    assert in_order(table.discard_pile) == ["salt", "wine", "wine", "cloth", "grain"]


def test_a_shuffle_in_the_middle_of_the_loaders_draw() -> None:
    table = short_pile("cloth ruby conflict", "cloth")
    assert table.expected() == ("chance", "deck")
    assert table.drawn == ["ruby", "conflict"]
    assert table.deck_multiset() == Counter(["cloth", "grain", "wine", "wine", "salt"])
    for wrong in ("deck cloth grain wine wine", "deck cloth grain wine wine ruby", "deck", "captain 0"):
        with pytest.raises(RefusedEntry):
            table.play("*", wrong)
    table.play("*", "deck wine salt grain cloth wine")
    assert table.drawn == ["ruby", "conflict", "wine", "salt", "grain"]
    assert table.discard_pile == []
    play(table, "1 keep ruby conflict")
    assert table.hands[2][-1] == "cloth"
    assert table.draw_pile == ["wine", "wine", "salt", "grain"]


def test_a_shuffle_with_every_hand_empty_is_no_new_deal() -> None:
    table = dealt(*ANY_FOUR[:3])
    play(table, "0 pay 0; 0 leave; 1 leave; 1 take boy")
    table.discard_pile = list((DECK - Counter(["ruby"])).elements())
    table.draw_pile, table.hands = ["ruby"], [[], [], []]
    play(table, "2 leave; 2 take mate")
    # The Captain has drawn the ruby and waits for four more.
    assert table.expected() == ("chance", "deck")
    assert table.hands == [["ruby"], [], []]
    table = dealt(*ANY_FOUR[:3])
    play(table, "0 pay 0; 0 leave; 1 leave; 1 take boy")
    table.discard_pile, table.draw_pile, table.hands = list(DECK.elements()), [], [[], [], []]
    play(table, "2 leave; 2 take mate")
    table.play("*", " ".join(["deck", *DECK.elements()]))
    assert table.round == 2
    assert len(table.draw_pile) == 21


# MP


@pytest.mark.parametrize("option", ["pirates=on", "pirates=double"])
def test_pirates(option: str) -> None:
    hand = ["pirates", "grain", "grain", "grain", "grain"]
    for start, left in product(range(12), range(5)):
        table = dealt(" ".join(hand), *ANY_FOUR[1:], option=option)
        play(table, "0 pay 0; 0 offer grain; 1 offer wine; 2 offer cloth; 3 offer ruby")
        play(table, "0 offer grain; 1 leave; 1 take boy; 2 leave; 2 take mate; 3 offer ruby")
        table.offered[2].append("conflict")
        table.hands[0] = hand[: left + 1]
        table.ship, table.active = "eisfelsen", ["eisfelsen"]
        table.pirate_ship = PRINTED_RING[start]
        play(table, "0 offer pirates")
        steps = left * (2 if option == "pirates=double" else 1)
        assert table.pirate_ship == PRINTED_RING[(start - steps) % 12]
        caught = (start - 4) % 12 <= steps
        offered = [["grain", "grain"], ["wine"], ["cloth", "conflict"], ["ruby", "ruby"]]
        assert table.offered == ([[], [], [], []] if caught else offered)
        assert len(table.discard_pile) == (8 if caught else 1)
        assert "pirates" in table.discard_pile
        # Its player stays in, and the turn passes as after any offer.
        assert table.expected() == ("move", 3)
        assert not table.left[0]


def test_the_ship_passing_the_pirates_does_nothing() -> None:
    table = dealt(*ANY_FOUR, option="pirates=on")
    table.pirate_ship = "gruenland"
    play(table, "0 pay 0; 0 offer grain; 1 leave; 1 take boy; 2 leave; 2 take mate; 3 leave; 3 take merchant; 0 leave")
    assert table.ship == "eisfelsen"
    assert table.pirate_ship == "gruenland"
    assert table.scores[0] == 5 + 4
