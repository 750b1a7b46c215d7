"""Corner cases of the rules that a mutant changed without any other quick test noticing."""

from __future__ import annotations

import pytest
from games.meuterer.games import matches, play_out, some_move
from games.meuterer.tables import FOUR, GAME, board, table
from kernel.tables import asked, legal, play, see

from mutiny import BadOptions, IllegalMove, MalformedMove, MutinyError, NoSuchSeat, Rng
from mutiny.games.meuterer.components import read_islands
from mutiny.kernel.components import components_text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("dance", "moves begin with pay, offer, leave, take, fight, sell, keep"),
        ("offer gold", "write 'offer CARD' with one of ruby, salt, wine, cloth, grain, conflict, pirates"),
        ("sell hochland=wine*1 hochland=wine*1 hochland=wine*1", "write 'sell ISLAND=KIND*N [ISLAND=KIND*N]'"),
        ("sell hochland=wine*1 sandkap=wine*1 sandkap=wine*1", "write 'sell ISLAND=KIND*N [ISLAND=KIND*N]'"),
        ("sell hochland=wine=salt*1", "write 'sell ISLAND=KIND*N [ISLAND=KIND*N]'"),
        ("sell hochland=wine*2*1", "write 'sell ISLAND=KIND*N [ISLAND=KIND*N]'"),
        ("keep wine wine wine wine wine wine", "write 'keep CARD...', at most five cards"),
    ],
)
def test_what_would_be_right_is_said(text: str, reason: str) -> None:
    match = table(*FOUR)
    with pytest.raises(MalformedMove) as refusal:
        match.state.parse_move(0, text)
    assert str(refusal.value).startswith(f"{text!r} is not a move: {reason}")


@pytest.mark.rule("M0.2")
def test_more_cards_of_a_kind_than_there_are() -> None:
    match = table(*FOUR)
    with pytest.raises(IllegalMove) as refusal:
        match.state.parse_move(0, "keep ruby ruby ruby ruby ruby")
    assert str(refusal.value) == "M0.2: the deck has not that many cards of a kind."


@pytest.mark.rule("M3.1")
def test_next_round_s_actions_are_hidden_again() -> None:
    match = table(*FOUR)
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take boy; 2 leave; 2 take mate; 3 leave; 3 take merchant")
    while see(match, "phase") != "pay":
        seat = asked(match)
        play(match, f"{seat} {legal(match)[0]}")
    captain = asked(match)
    play(match, f"{captain} pay 0; {captain} leave; {(captain + 1) % 4} leave; {(captain + 1) % 4} take loader")
    assert see(match, "roles") == [None] * 4
    assert board(match).revealed is False


@pytest.mark.rule("M8.1")
def test_cards_a_loader_returned_are_drawn_again_with_the_discards() -> None:
    match = table(*FOUR, options={"loader-returns": "discard"})
    play(match, "0 pay 0; 0 leave; 1 leave; 1 take loader; 2 leave; 2 take mate; 3 leave; 3 take merchant")
    assert see(match, "phase") == "keep"
    play(match, f"1 {legal(match)[0]}")
    assert see(match, "discard_face_down") == 3
    assert sum(match.state.inventory()) == 36
    state = board(match)
    state.await_chance(3)
    assert len(state.sample_chance(Rng(b"x"))) == 3


def test_nothing_is_lost_from_the_inventory_while_cards_are_offered_and_fought_with() -> None:
    match = table("conflict conflict wine grain salt", *FOUR[1:])
    play(match, "0 pay 0; 0 offer wine; 1 leave; 1 take mutineer; 2 leave; 2 take mate; 3 leave; 3 take boy; 0 leave")
    play(match, "0 fight 2")
    assert tuple(match.state.inventory()) == (4, 5, 6, 7, 8, 6, 0)


def test_a_belief_is_of_its_seat_and_its_options() -> None:
    match = table(*FOUR, options={"loader-returns": "discard", "pirates": "on"})
    belief = GAME.belief(2, 4, match.options)
    for told in match.events_for(2):
        belief.observe(told)
    belief.set_view(match.state.view(2))
    world = belief.sample(Rng(b"x"))
    assert world.view(2) == match.state.view(2)
    assert world.view(2)["options"]["loader-returns"] == "discard"
    assert tuple(world.inventory()) == (4, 5, 6, 7, 8, 6, 1)


@pytest.mark.rule("M5.4")
def test_every_sale_says_whose_it_is_and_where() -> None:
    both = 0
    for match, rng in matches("sales", 4):
        play_out(match, rng)
        for batch in match.events:
            sales = [event for event in batch if event.kind == "sell"]
            assert all(event.seat in range(match.state.players) for event in sales)
            places = {(event.seat, event.facts["island"]) for event in sales}
            assert len(places) == len(sales)
            both += len(sales) - len({event.seat for event in sales})
    assert both, "nobody sold at both islands"


@pytest.mark.rule("M1.1", "M2.1", "M2.6", "M4.1", "M5.5", "M8.2")
def test_no_other_number_is_a_move() -> None:
    """Check every illegal number for the Captain and another seat at the first decision of each phase."""
    tried: set[tuple[str, bool]] = set()
    for match, rng in matches("numbers", 6):
        while not match.over:
            state = match.state
            (seat,) = state.acting
            view = state.view(None)
            asked_now = (view["phase"], seat == view["captain"])
            if asked_now not in tried:
                tried.add(asked_now)
                for action in set(range(-2, GAME.actions + 2)) - set(state.legal_actions(seat)):
                    with pytest.raises(MutinyError):
                        state.copy().apply(seat, action)
            match.play(state.acting[0], some_move(match, rng))
    phases = {"pay", "offer", "take", "fight", "sell", "keep"}
    assert tried == {(phase, captain) for phase in phases for captain in (True, False)} - {
        ("pay", False),
        ("take", True),
        ("keep", True),
    }


@pytest.mark.parametrize("action", [-1, GAME.actions, GAME.actions + 1])
def test_a_number_outside_the_action_space_has_no_notation(action: int) -> None:
    match = table(*FOUR)
    with pytest.raises(MalformedMove) as refusal:
        match.state.format_move(0, action)
    assert str(refusal.value) == f"'{action}' is not a move: action ids run from 0 to {GAME.actions - 1}."


def test_a_view_says_of_which_game_and_whose_it_is() -> None:
    match = table(*FOUR)
    view = match.state.view(2)
    assert (view["game"], view["players"], view["seat"]) == ("meuterer", 4, 2)
    assert see(match, "drawing") is None


@pytest.mark.parametrize("seat", [-1, 4])
def test_a_seat_that_is_not_at_the_table_sees_nothing(seat: int) -> None:
    with pytest.raises(NoSuchSeat):
        table(*FOUR).state.view(seat)


def test_an_empty_table_shows_nothing() -> None:
    view = GAME.new(4, {"pirates": "on"}).view(None)
    assert (view["phase"], view["round"], view["ring"], view["active"]) == ("ring", 0, [], [])
    for what in ("ship", "pirate_ship", "captain", "pay", "captain_destination", "mutineer_destination", "mutiny"):
        assert view[what] is None
    assert (view["scores"], view["hand_sizes"], view["offered"]) == ([0] * 4, [0] * 4, [[]] * 4)
    assert (view["left"], view["sold"]) == ([False] * 4, [{"ship": 0, "other": 0}] * 4)


@pytest.mark.rule("M2.1", "MP.1")
@pytest.mark.parametrize("captain", [0, 3])
def test_a_hand_of_five_kinds_offers_each_of_them(captain: int) -> None:
    match = table("wine cloth grain conflict pirates", *FOUR[1:], captain=captain, options={"pirates": "on"})
    play(match, f"{captain} pay 0")
    if captain:
        play(match, "3 leave")
    offers = [f"offer {card}" for card in ("wine", "cloth", "grain", "conflict", "pirates")]
    assert match.legal_moves(0) == [*offers, "leave"]


def test_the_highest_number_an_island_card_may_show() -> None:
    text = components_text("mutiny.games.meuterer").replace("docking = { value = 5", "docking = { value = 99", 1)
    assert max(read_islands(text).docking) == 99


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("id = '{}'", "there is no island '{}'"),
        ("id = 'hochland'\nbuys = 'any'\nsole = 4\ntwo = 3\nthree = 2\ndocking = 1\n{} = 1", "unknown field '{}'"),
        ("id = 'hochland'\nbuys = '{}'\nsole = 4\ntwo = 3\nthree = 2\ndocking = 1", "not '{}'"),
        ("id = 'hochland'\nbuys = 'any'\nsole = '{}'\ntwo = 3\nthree = 2\ndocking = 1", "not '{}'"),
    ],
)
def test_what_is_wrong_in_a_row_is_quoted_up_to_40_letters(row: str, reason: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        read_islands("[[island]]\n" + row.format("a" * 50))
    assert reason.format("a" * 40) in str(refusal.value)
