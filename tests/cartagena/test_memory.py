"""What a seat imagines of the combat cards: all worlds that agree with what it was told, each as often as it should.

Whatever a seat can learn, one table each; `cartagena.beliefs` compares what it imagines with what can be counted out.
Gold, sailors, sides and doors are in `test_memory_rest`, how many guesses are kept in `test_guesses`.
"""

from __future__ import annotations

import pytest
from cartagena.beliefs import compare_combat
from cartagena.tables import Parts, begun, lay, sail, voyage
from kernel.tables import play

from mutiny import Match

SMALL = Parts(combat=(4, 0, 1), mutiny=1, storms=(), start=(0, 0, 0))
"""With two players v1 v1 v3 d1 d1 d3 are in the pile, with three one v1 and one d1 less, with four only v3 and d3."""
MORE = SMALL._replace(combat=(4, 1, 1))
"""The same with v2 and d2."""


def small(*rounds: str, players: int = 2, combat: str = "v1 v3 d1 d3", parts: Parts = SMALL) -> Match:
    """A table with few cards and a long track after some rounds."""
    match = begun(players, 0, combat, parts=parts._replace(mutiny=99))
    for uses in rounds:
        sail(match, uses)
    return match


SIDES = "bijoux; side valverde | ojo; side diaz"


def test_before_anything_is_drawn() -> None:
    compare_combat(small(), 0, 1)
    compare_combat(small(players=3, combat=""), 0, 2)


@pytest.mark.rule("C2.3", "C2.7")
def test_cards_drawn() -> None:
    match = small("crackpott | pang; take combat")
    compare_combat(match, 0, 1)


@pytest.mark.rule("C2.2")
@pytest.mark.parametrize("take", ["gold", "combat"])
def test_ramon_diaz_shows_a_card(take: str) -> None:
    """One's own look is known until the card comes up again; another's tells nothing."""
    match = small("crackpott | pang; take coin")
    play(match, "* row ramon-diaz pang crackpott tembo sate; 1 knock; 1 visit ramon-diaz")
    compare_combat(match, 0, 1)
    play(match, f"1 take {take}")
    compare_combat(match, 0, 1)
    play(match, "0 knock; 0 visit pang; 0 take combat")
    compare_combat(match, 0, 1)
    sail(match, "crackpott | dean-nero; buy 1")
    compare_combat(match, 0, 1)


@pytest.mark.rule("C2.4")
@pytest.mark.parametrize(("combat", "keep"), [("v3 d1", "v3"), ("v3 d1", "d1"), ("v1 v1", "v1")])
def test_tembo_shows_two_cards(combat: str, keep: str) -> None:
    """Who looks knows what goes under the pile; the others know that one of the two does, and which card is next."""
    match = small(combat=combat)
    play(match, "* row tembo pang crackpott ramon-diaz sate; 0 knock; 0 visit tembo")
    compare_combat(match, 0, 1)
    play(match, f"0 keep {keep}; 1 knock; 1 visit pang; 1 take combat")
    compare_combat(match, 0, 1)
    sail(match, "crackpott | sate")
    compare_combat(match, 0, 1)
    sail(match, "pang; take combat | sate")
    compare_combat(match, 0, 1)


@pytest.mark.rule("C2.4")
def test_tembo_at_the_end_of_the_pile() -> None:
    """The card put under the pile is the very next one."""
    match = small("crackpott | sate", "sate | tembo; keep d1", "crackpott | sate")
    compare_combat(match, 0, 1)
    play(match, "* row tembo pang crackpott ramon-diaz sate; 1 knock; 1 visit tembo; 1 keep d3")
    compare_combat(match, 0, 1)


@pytest.mark.rule("C2.4")
def test_tembo_with_one_card_left() -> None:
    match = small("crackpott | sate", "dean-nero; buy 1 | crackpott")
    play(match, "* row tembo pang crackpott ramon-diaz sate; 0 knock; 0 visit tembo")
    compare_combat(match, 0, 1)
    play(match, "0 keep d1")
    compare_combat(match, 0, 1)


@pytest.mark.rule("C2.5")
@pytest.mark.parametrize("swap", ["v1", "d1", "v1 d1", "v1 v3 d1"])
def test_cards_put_under_the_pile_by_another(swap: str) -> None:
    """Groups lie in the order of their kinds; one's own are known, and known to be where they went."""
    match = small("crackpott | sate")
    sail(match, f"wessel-jan; swap {swap} | sate")
    compare_combat(match, 0, 1)
    sail(match, "sate | pang; take combat")
    compare_combat(match, 0, 1)
    sail(match, "sate | crackpott")
    compare_combat(match, 0, 1)


@pytest.mark.rule("C2.5", "C2.6")
@pytest.mark.parametrize("drawn", ["pang; take combat", "crackpott", "dean-nero; buy 1", "tembo; keep v1"])
@pytest.mark.parametrize("who", [0, 1])
def test_a_group_put_under_the_pile_comes_up_again(drawn: str, who: int) -> None:
    """Three cards come up one by one, by kind; so who draws the first learns something of the others."""
    match = small("dean-nero; sell v1 d1 | crackpott", "sate | crackpott", "sate | dean-nero; sell v1 v3 d1")
    assert match.state.view(None)["combat_pile"] == 7
    sail(match, "sate | crackpott")
    compare_combat(match, 0, 1)
    sail(match, "dean-nero; buy 2 | sate")
    compare_combat(match, 0, 1)
    uses = f"{drawn} | sate" if who == 0 else f"sate | {drawn}"
    sail(match, uses)
    compare_combat(match, 0, 1)
    sail(match, "sate | crackpott")
    compare_combat(match, 0, 1)


@pytest.mark.rule("C2.5")
def test_one_s_own_card_drawn_by_another_and_put_under_again() -> None:
    """It may be the one put under, or still be held."""
    match = small("wessel-jan; swap v1 | crackpott", "sate | crackpott", "sate | pang; take combat")
    compare_combat(match, 0, 1)
    sail(match, "sate | pang; take combat")
    compare_combat(match, 0, 1)
    match = small("wessel-jan; swap v1 | crackpott", "sate | crackpott")
    sail(match, "sate | dean-nero; sell v1")
    sail(match, "sate | dean-nero; buy 2")
    compare_combat(match, 0, 1)
    sail(match, "sate | wessel-jan; swap d1 d1")
    compare_combat(match, 0, 1)


@pytest.mark.rule("C2.5")
def test_an_empty_pile_gives_one_s_own_cards_back() -> None:
    match = small("crackpott | sate", "crackpott | sate", "crackpott | wessel-jan; swap v1 d1", players=2)
    compare_combat(match, 0, 1)


@pytest.mark.rule("C2.5", "C2.6")
def test_three_players_exchange_cards() -> None:
    match = small("crackpott | sate | dean-nero; sell d1", players=3, combat="v1 v3 d1 d3")
    compare_combat(match, 0, 1, 2)
    sail(match, "wessel-jan; swap v1 d1 | dean-nero; sell v1 | sate")
    compare_combat(match, 0, 1, 2)
    sail(match, "sate | dean-nero; buy 1 | tembo; keep v1")
    compare_combat(match, 0, 1, 2)
    sail(match, "ramon-diaz; take gold | pang; take combat | wessel-jan; swap v1")
    compare_combat(match, 0, 1, 2)


@pytest.mark.rule("C2.2", "C2.4", "C2.5", "C2.6")
def test_four_players_exchange_cards() -> None:
    match = small("sate | dean-nero; sell v1 | wessel-jan; swap v1 d1 | pang; take combat", players=4, combat="v3 d3")
    compare_combat(match, 0, 1, 2, 3)
    sail(match, "tembo; keep v1 | pang; take coin | ramon-diaz; take gold | dean-nero; sell d1")
    compare_combat(match, 0, 1, 2, 3)


# Duels

IN = "bijoux; side valverde | ojo; side diaz"


@pytest.mark.rule("C4.2")
def test_cards_laid_by_two() -> None:
    """With one other player, who laid what is plain."""
    match = voyage("crackpott | pang; take combat", IN, combat="v1 v3 d1 d3", parts=SMALL)
    compare_combat(match, 0, 1)
    lay(match, "v1 d1")
    compare_combat(match, 0, 1)
    lay(match, "v3 monkey")
    compare_combat(match, 0, 1)


@pytest.mark.rule("C4.2")
def test_a_seat_that_has_laid_while_others_have_not() -> None:
    match = voyage("crackpott | sate | pang; take combat", f"{IN} | sate", players=3, parts=SMALL)
    play(match, "1 lay v1")
    compare_combat(match, 0, 1, 2)
    play(match, "0 lay d1")
    compare_combat(match, 0, 1, 2)


@pytest.mark.rule("C4.2")
@pytest.mark.parametrize("cards", ["v1 d1 v1", "v1 v1 v1", "v3 d1 d1", "d1 v1 d1"])
def test_cards_laid_by_three_are_mixed(cards: str) -> None:
    sides = "bijoux; side valverde | ojo; side diaz | sate"
    match = voyage(
        "crackpott | sate | pang; take combat",
        sides,
        "sate | pang; take combat | bijoux; side diaz",
        players=3,
        combat="v1 v3 d1 d3",
        parts=MORE,
    )
    compare_combat(match, 0, 1, 2)
    lay(match, cards)
    compare_combat(match, 0, 1, 2)


@pytest.mark.rule("C4.2", "C4.3", "C4.4")
def test_cards_laid_by_four_with_known_cards_among_them() -> None:
    match = begun(4, 0, "v2 d3 v3 d2", parts=MORE)
    sail(match, "wessel-jan; swap v1 | bijoux; side diaz | ojo; side valverde | pang; take combat")
    sail(match, "bijoux; side diaz | dean-nero; sell v1 d1 | crackpott | ojo; side diaz")
    compare_combat(match, 0, 1, 2, 3)
    sail(match, "sate | pang; take combat | dean-nero; sell v1 | tembo; keep d1", closed=1)
    match.chance("posts 2 1 4 3 6 5 8 7 10 9")
    compare_combat(match, 0, 1, 2, 3)
    lay(match, "d1 v1 v3 v1")
    compare_combat(match, 0, 1, 2, 3)
    lay(match, "v2 monkey d1 d1")
    compare_combat(match, 0, 1, 2, 3)
