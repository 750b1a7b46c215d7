"""Samples of the combat cards: all worlds that agree with the events of a seat, in their right proportions.

Each table tests one way to learn something; `cartagena.beliefs` compares the samples with the counted worlds. Gold,
sailors, sides and doors are in `test_belief_rest`, whole games and the number of guesses in `test_card_tracker`.
"""

from __future__ import annotations

import pytest
from games.cartagena.beliefs import compare, compare_combat, remembered
from games.cartagena.tables import Parts, begun, lay, sail, voyage
from kernel.tables import play, see

from mutiny import Match, Rng
from mutiny.games.cartagena.belief import PREPARED, CartagenaBelief

SMALL = Parts(combat=(4, 0, 1), mutiny=1, storms=(), start=(0, 0, 0))
"""With two players the pile has v1 v1 v3 d1 d1 d3, with three one v1 and one d1 less, with four only v3 and d3."""
MORE = SMALL._replace(combat=(4, 1, 1))
"""The same with v2 and d2."""
IN = "bijoux; side valverde | ojo; side diaz"
"""A round after which two players have an allegiance."""


def small(*rounds: str, players: int = 2, combat: str = "v1 v3 d1 d3", parts: Parts = SMALL) -> Match:
    """Return a table with few cards and a long track, after some rounds."""
    match = begun(players, 0, combat, parts=parts._replace(mutiny=99))
    for uses in rounds:
        sail(match, uses)
    return match


def everybody(match: Match) -> None:
    """Compare the samples of every seat for the combat cards."""
    compare_combat(match, *range(match.state.players))


def test_before_anything_is_drawn() -> None:
    """Check that every order of the pile occurs, and that all are equally likely."""
    compare(small(), 0)
    compare(small(players=3), 0, 2)


@pytest.mark.rule("C2.3", "C2.7")
def test_cards_drawn() -> None:
    match = small("crackpott | pang; take combat")
    everybody(match)
    compare(match, 0, 1)


@pytest.mark.rule("C2.2")
@pytest.mark.parametrize("take", ["gold", "combat"])
def test_ramon_diaz_shows_a_card(take: str) -> None:
    """Check that a seat knows the cards it looked at until they come up again; another's look reveals nothing."""
    match = small("pang; take combat | sate")
    play(match, "* row ramon-diaz pang crackpott tembo sate; 1 knock; 1 visit ramon-diaz")
    everybody(match)
    play(match, f"1 take {take}")
    everybody(match)
    play(match, "0 knock; 0 visit pang; 0 take combat")
    everybody(match)
    sail(match, "sate | crackpott")
    everybody(match)


@pytest.mark.rule("C2.4")
@pytest.mark.parametrize(("combat", "keep"), [("v3 d1", "v3"), ("v3 d1", "d1"), ("v1 v1", "v1")])
def test_tembo_shows_two_cards(combat: str, keep: str) -> None:
    """The seat that looks knows what goes under the pile; the others know that one of the two does."""
    match = small(combat=combat)
    play(match, "* row tembo pang crackpott ramon-diaz sate; 0 knock; 0 visit tembo")
    everybody(match)
    play(match, f"0 keep {keep}; 1 knock; 1 visit pang; 1 take combat")
    everybody(match)
    sail(match, "crackpott | sate")
    everybody(match)
    sail(match, "pang; take combat | sate")
    everybody(match)


@pytest.mark.rule("C2.4")
def test_tembo_at_the_end_of_the_pile() -> None:
    """The card put under the pile is the very next one."""
    match = small("crackpott | sate", "sate | tembo; keep d1", "crackpott | sate")
    play(match, "* row tembo pang crackpott ramon-diaz sate; 1 knock; 1 visit tembo; 1 keep d3")
    everybody(match)


@pytest.mark.rule("C2.4")
def test_tembo_with_one_card_left() -> None:
    match = small("crackpott | sate", "dean-nero; buy 1 | crackpott")
    play(match, "* row tembo pang crackpott ramon-diaz sate; 0 knock; 0 visit tembo")
    everybody(match)
    play(match, "0 keep d1")
    everybody(match)


@pytest.mark.rule("C2.5")
@pytest.mark.parametrize("swap", ["v1", "d1", "v1 d1", "v1 v3 d1"])
def test_cards_put_under_the_pile(swap: str) -> None:
    """Anne knows what she put there; Bart knows only that her first two cards may be there."""
    match = small("crackpott | sate", f"wessel-jan; swap {swap} | sate")
    everybody(match)
    sail(match, "sate | pang; take combat")
    everybody(match)
    sail(match, "sate | crackpott")
    everybody(match)


@pytest.mark.long
@pytest.mark.rule("C2.5", "C2.6")
@pytest.mark.parametrize("drawn", ["pang; take combat", "crackpott", "dean-nero; buy 1", "tembo; keep v1"])
@pytest.mark.parametrize("who", [0, 1])
def test_a_group_put_under_the_pile_comes_up_again(drawn: str, who: int) -> None:
    """Three cards come up one by one, by kind; so the seat that draws the first learns something about the others."""
    match = small("dean-nero; sell v1 d1 | crackpott", "sate | crackpott", "sate | dean-nero; sell v1 v3 d1")
    assert see(match, "combat_pile") == 7
    sail(match, "sate | crackpott")
    sail(match, "dean-nero; buy 2 | sate")
    everybody(match)
    sail(match, f"{drawn} | sate" if who == 0 else f"sate | {drawn}")
    everybody(match)
    sail(match, "sate | crackpott")
    everybody(match)


@pytest.mark.rule("C2.2", "C2.4", "C2.6")
@pytest.mark.parametrize(
    ("pirate", "choice"),
    [("tembo", "keep v1"), ("tembo", "keep d1"), ("ramon-diaz", "take gold"), ("ramon-diaz", "take combat")],
)
def test_a_group_is_looked_at(pirate: str, choice: str) -> None:
    """Bart has put v1 d1 d1 under the empty pile; Anne sees one or two of them, then Bart looks himself."""
    match = small("crackpott | dean-nero; buy 1", "sate | crackpott", "sate | dean-nero; sell v1 d1 d1")
    play(match, "* row pang tembo ramon-diaz sate ojo; 1 knock; 1 visit pang; 1 take combat; 0 knock")
    if pirate == "ramon-diaz":
        play(match, "0 knock")
    everybody(match)
    play(match, f"0 visit {pirate}")
    everybody(match)
    play(match, f"0 {choice}")
    everybody(match)
    sail(match, "sate | tembo; keep d1")
    everybody(match)


@pytest.mark.rule("C2.5")
def test_one_s_own_card_drawn_by_another_and_put_under_again() -> None:
    """The card may be the one put under the pile, or a player may still hold that one."""
    match = small("wessel-jan; swap v1 | crackpott", "sate | crackpott", "sate | dean-nero; sell v1")
    sail(match, "sate | dean-nero; buy 2")
    everybody(match)
    sail(match, "sate | wessel-jan; swap d1 d1")
    everybody(match)
    sail(match, "pang; take combat | sate")
    everybody(match)


@pytest.mark.rule("C2.5")
@pytest.mark.parametrize("first", ["crackpott", "pang"])
def test_an_empty_pile_gives_the_player_s_own_cards_back(first: str) -> None:
    """With one card or none in the pile, Bart draws what he puts under it."""
    match = begun(3, parts=SMALL._replace(combat=(4, 0, 0)))
    play(match, f"* row {first} wessel-jan tembo sate ojo bijoux; 0 knock; 0 visit {first}")
    if first == "pang":
        play(match, "0 take combat")
    play(match, "1 knock; 1 visit wessel-jan; 1 swap v1 d1")
    everybody(match)


@pytest.mark.rule("C2.5", "C2.6")
def test_three_players_exchange_cards() -> None:
    match = small("crackpott | sate | dean-nero; sell d1", players=3)
    sail(match, "wessel-jan; swap v1 d1 | dean-nero; sell v1 | sate")
    everybody(match)
    sail(match, "sate | dean-nero; buy 1 | tembo; keep v1")
    everybody(match)
    sail(match, "ramon-diaz; take gold | pang; take combat | wessel-jan; swap v1")
    everybody(match)
    compare(match, 0, 1, 2)


@pytest.mark.rule("C2.2", "C2.4", "C2.5", "C2.6")
def test_four_players_exchange_cards() -> None:
    match = small("sate | dean-nero; sell v1 | wessel-jan; swap v1 d1 | pang; take combat", players=4, combat="v3 d3")
    everybody(match)
    sail(match, "tembo; keep v1 | pang; take coin | ramon-diaz; take gold | dean-nero; sell d1")
    everybody(match)
    compare(match, 0, 3)


# Duels


@pytest.mark.rule("C4.2")
def test_cards_laid_by_two() -> None:
    """With one other player, it is clear who laid which card."""
    match = voyage("crackpott | pang; take combat", IN, combat="v1 v3 d1 d3", parts=SMALL)
    everybody(match)
    lay(match, "v1 d1")
    everybody(match)
    lay(match, "v3 monkey")
    everybody(match)


@pytest.mark.rule("C4.2")
def test_a_seat_that_has_laid_while_others_have_not() -> None:
    match = voyage("crackpott | sate | pang; take combat", f"{IN} | sate", players=3, parts=SMALL)
    play(match, "1 lay v1")
    everybody(match)
    play(match, "0 lay d1")
    everybody(match)


THREE_IN = (
    "crackpott | sate | pang; take combat",
    "bijoux; side valverde | ojo; side diaz | sate",
    "sate | pang; take combat | bijoux; side diaz",
)


@pytest.mark.rule("C4.2")
@pytest.mark.parametrize("cards", ["v1 d1 v1", "v1 v1 v1", "v3 d1 d1", "d1 v1 d3"])
def test_cards_laid_by_three_are_mixed(cards: str) -> None:
    match = voyage(*THREE_IN, players=3, combat="v1 v3 d3 d1", parts=MORE)
    lay(match, cards)
    everybody(match)


@pytest.mark.rule("C3.2", "C4.2", "C4.3", "C4.4")
def test_cards_laid_by_four_with_known_cards_among_them() -> None:
    """Drake never takes a side: his cards are never shown, and the shown cards limit what he may hold."""
    match = begun(4, 0, "v2 d3 v3 d2", parts=MORE)
    sail(match, "wessel-jan; swap v1 | bijoux; side diaz | ojo; side valverde | pang; take combat")
    sail(match, "bijoux; side diaz | dean-nero; sell v1 d1 | crackpott | sate")
    everybody(match)
    sail(match, "sate | pang; take combat | dean-nero; sell v1 | wessel-jan; swap d1 d3", closed=1)
    match.chance("posts 2 1 4 3 6 5 8 7 10 9")
    everybody(match)
    lay_any(match)
    everybody(match)
    compare(match, 0, 1, 2)
    lay_any(match)
    everybody(match)
    compare(match, 0, 1, 2)


def lay_any(match: Match) -> None:
    """Play a whole duel round: everybody lays their first card, or the monkey without a card."""
    lay(match, " ".join(match.legal_moves(seat)[0].split()[1] for seat in match.state.acting))


@pytest.mark.rule("C5.2")
def test_hands_shown_by_those_who_are_tied() -> None:
    """Three players have a coin from every duel and no gold, so all show their remaining cards."""
    match = voyage(
        "crackpott | wessel-jan; swap | pang; take combat",
        "bijoux; side valverde | ojo; side valverde | crackpott",
        "wessel-jan; swap v1 | pang; take combat | ojo; side valverde",
        players=3,
        combat="v2 d3 v3 d2 d1",
        parts=MORE,
        posts="10 1 9 2 8 3 7 4 6 5",
    )
    for _ in range(3):
        lay_any(match)
        everybody(match)
        lay(match, "monkey monkey monkey")
    assert see(match, "why") == "C5.2"
    everybody(match)
    compare(match, 0, 1, 2)


@pytest.mark.rule("C5.2")
def test_a_hand_shown_by_a_player_who_has_put_a_card_under_the_pile() -> None:
    """Bart gave away his v1 or his d1; the card he has left may be the other one or not."""
    match = voyage(
        "crackpott | wessel-jan; swap v1",
        "bijoux; side valverde | crackpott",
        "pang; take combat | ojo; side valverde",
        combat="v1 d1 v1 d1 v1",
        parts=SMALL._replace(combat=(6, 0, 0)),
        posts="10 1 9 2 8 3 7 4 6 5",
    )
    for cards in ("v1 v1", "v1 v1", "d1 d1"):
        lay(match, cards)
        everybody(match)
        lay(match, "monkey monkey")
    assert see(match, "why") == "C5.2"
    everybody(match)


def test_the_guesses_kept_for_dealing_are_limited() -> None:
    """A guess that was merged from others is drawn apart for each world, so there is no end of new ones."""
    belief = remembered(voyage(*THREE_IN, players=3, combat="v1 v3 d3 d1", parts=MORE), 0)
    assert isinstance(belief, CartagenaBelief)
    rng = Rng(b"limited")
    most = 0
    for _ in range(PREPARED + 2):
        belief.sample(rng)
        most = max(most, len(belief._prepared))
    assert most == PREPARED
    assert len(belief._prepared) < PREPARED
