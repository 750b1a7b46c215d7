"""C0: the start of each player, the piles, the sailors, the ship, the first dealer, and what stays hidden."""

from __future__ import annotations

import pytest
from games.cartagena.tables import (
    GAME,
    NAMES,
    OWN,
    PIRATES,
    Parts,
    begun,
    combat_pile,
    gold_of,
    gold_pile,
    heard,
    held,
    table,
)
from kernel.tables import asked, dump, legal, play, refused_chance, see, words

from mutiny import BadOptions, IllegalMove, Match, NoSuchSeat, Rng

PLAYERS = (2, 3, 4)


@pytest.mark.rule("C0.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_a_card_of_either_colour_and_a_coin(players: int) -> None:
    match = Match(GAME, NAMES[:players])
    events = match.chance(f"dealer {players - 1}")
    assert heard(events) == [
        f"C0.5 {players - 1} dealer",
        *(f"C0.1 {seat} purse cards=v1,d1 coins=1" for seat in range(players)),
    ]
    for seat in range(players):
        view = match.state.view(seat)
        assert (view["combat"], view["gold"], view["side"], view["laid"]) == (["v1", "d1"], [], None, None)
    assert see(match, "combat_counts") == [2] * players
    assert see(match, "gold_counts") == [0] * players
    assert see(match, "coins") == [1] * players
    assert see(match, "sided") == [False] * players
    assert see(match, "aboard") == [True] * players


@pytest.mark.rule("C0.1")
def test_everybody_may_take_either_side() -> None:
    for seat in range(2):
        match = table("bijoux", dealer=seat)
        play(match, f"{seat} knock; {seat} visit bijoux")
        assert legal(match) == ["side valverde", "side diaz"]


@pytest.mark.rule("C0.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 5, 100])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(BadOptions, match=rf"^cartagena is for 2 to 4 players, not {players}\.$"):
        GAME.new(players)
    with pytest.raises(BadOptions, match="2 to 4 players"):
        GAME.belief(0, players)


@pytest.mark.rule("C0.2")
@pytest.mark.parametrize(("players", "ones", "combat", "coins"), [(2, 6, 36, 28), (3, 5, 34, 27), (4, 4, 32, 26)])
def test_the_piles_and_the_supply(players: int, ones: int, combat: int, coins: int) -> None:
    match = begun(players, combat="d3 v2 d1", gold="g3 g1")
    pile = combat_pile(match)
    assert pile[:3] == ["d3", "v2", "d1"]
    counts = [pile.count(card) for card in ("v1", "v2", "v3", "d1", "d2", "d3")]
    assert counts == [ones, 7, 5, ones, 7, 5]
    assert gold_pile(match)[:2] == ["g3", "g1"]
    assert [gold_pile(match).count(card) for card in ("g1", "g2", "g3")] == [6, 6, 6]
    assert (see(match, "combat_pile"), see(match, "gold_pile"), see(match, "supply")) == (combat, 18, coins)
    # There are 40 combat cards, 18 gold cards, 30 coins and ten sailors in all, wherever they are.
    assert list(match.state.inventory()) == [8, 7, 5, 8, 7, 5, 6, 6, 6, 30, 10]
    assert heard(match.events[1]) == heard(match.events[1], 0) == [f"C0.2 - pile pile=combat count={combat}"]
    assert heard(match.events[2]) == heard(match.events[2], 1) == ["C0.2 - pile pile=gold count=18"]


@pytest.mark.rule("C0.2")
def test_no_other_combat_pile() -> None:
    match = Match(GAME, NAMES[:3])
    match.chance("dealer 2")
    cards = [*OWN.combat_pile(3).elements()]
    reason = r"^C0\.2: the combat pile must be 5 v1, 7 v2, 5 v3, 5 d1, 7 d2, 5 d3\.$"
    for wrong in (cards[1:], [*cards, "v1"], ["d1", *cards[1:]], []):
        refused_chance(match, " ".join(["combat", *wrong]), reason)
    for text in ("combat v4", "gold g1", "combat", "Combat v1", "combat v1 ", "combat  v1", "combat g1", ""):
        form = reason if text == "combat" else "'combat' and the cards of the combat pile, the top first, are next"
        refused_chance(match, text, form)
    with pytest.raises(IllegalMove, match=reason):
        match.state.apply_chance(bytes([99]) * len(cards))
    match.chance(" ".join(["combat", *reversed(cards)]))
    assert combat_pile(match) == cards[::-1]


@pytest.mark.rule("C0.2")
def test_no_other_gold_pile() -> None:
    match = Match(GAME, NAMES[:2])
    match.chance("dealer 0")
    match.chance(" ".join(["combat", *OWN.combat_pile(2).elements()]))
    cards = [*OWN.gold_pile().elements()]
    reason = r"^C0\.2: the gold pile must be 6 g1, 6 g2, 6 g3\.$"
    for wrong in (cards[1:], [*cards, "g1"], ["g3", *cards[1:]], []):
        refused_chance(match, " ".join(["gold", *wrong]), reason)
    for text in ("gold g4", "gold v1", "combat v1", "row pang", "gold g1 ", ""):
        refused_chance(match, text, "'gold' and the cards of the gold pile, the top first, are next")
    match.chance(" ".join(["gold", *reversed(cards)]))
    assert gold_pile(match) == cards[::-1]


@pytest.mark.rule("C0.3")
def test_ten_sailors_stand_on_deck() -> None:
    match = begun()
    assert (see(match, "deck"), see(match, "posts")) == (10, [None] * 5)
    for seat in range(2):
        assert match.state.view(seat)["posts_seen"] == [None] * 5
    match = table("cambivalute")
    play(match, "0 knock; 0 visit cambivalute")
    # Any two of the ten may come up.
    pairs = {match.state.sample_chance(Rng(b"%d" % number)) for number in range(800)}
    assert pairs == {bytes((low, high)) for high in range(1, 11) for low in range(1, high)}


@pytest.mark.rule("C0.4")
@pytest.mark.parametrize(("players", "start"), [(2, 0), (3, 2), (4, 4)])
def test_the_ship_starts_where_the_number_of_players_says(players: int, start: int) -> None:
    match = begun(players)
    assert see(match, "ship") == start
    assert see(match, "track") == {"mutiny": 18, "storms": [7, 11, 15], "start": start}


@pytest.mark.rule("C0.4")
def test_a_host_s_track() -> None:
    match = begun(3, parts=Parts(mutiny=9, storms=(2, 3), start=(0, 8, 1)))
    assert see(match, "ship") == 8
    assert see(match, "track") == {"mutiny": 9, "storms": [2, 3], "start": 8}


@pytest.mark.rule("C0.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_any_seat_may_be_the_first_dealer(players: int) -> None:
    drawn = {Match(GAME, NAMES[:players], {}, bytes([seed] * 32)).state.acting for seed in range(60)}
    assert drawn == {(seat,) for seat in range(players)}
    match = Match(GAME, NAMES[:players])
    assert see(match, "dealer") is None
    for wrong in (f"dealer {players}", "dealer -1", "dealer", "dealer 0 1", "dealer 00", "dealer ²", "row", "Dealer 0"):
        refused_chance(match, wrong, f"is not a move: 'dealer SEAT' is next, with a seat from 0 to {players - 1}")
    for outcome in (b"", b"\x01\x01", bytes([players])):
        with pytest.raises(IllegalMove, match=rf"^C0\.5: the dealer must be one of the seats 0 to {players - 1}\.$"):
            match.state.apply_chance(outcome)
    match.chance(f"dealer {players - 1}")
    assert see(match, "dealer") == players - 1


@pytest.mark.rule("C0.6")
def test_numbers_of_cards_and_coins_and_whether_a_side_is_set_are_open_to_all() -> None:
    """Seat 0 takes gold and a coin, seat 1 two combat cards; then seat 1 takes a side and seat 0 sells a card."""
    match = table("captain-valverde crackpott", combat="v3 d2", gold="g2")
    play(match, "0 knock; 0 visit captain-valverde; 1 knock; 1 visit crackpott")
    play(match, "* row bijoux dean-nero pang tembo ojo; 1 knock; 1 visit bijoux; 1 side diaz")
    play(match, "0 knock; 0 visit dean-nero; 0 sell v1")
    for watcher in (None, 0, 1):
        view = match.state.view(watcher)
        assert view["combat_counts"] == [1, 4]
        assert view["gold_counts"] == [1, 0]
        assert view["coins"] == [3, 1]
        assert view["sided"] == [False, True]
        assert (view["combat_pile"], view["gold_pile"], view["supply"]) == (35, 17, 26)
        assert (view["sides"], view["gold_cards"], view["combat_cards"], view["totals"]) == (None,) * 4
    assert (held(match, 0), gold_of(match, 0), match.state.view(0)["side"]) == ("d1", "g2", None)
    assert (held(match, 1), gold_of(match, 1), match.state.view(1)["side"]) == ("v1 v3 d1 d2", "", "diaz")


@pytest.mark.rule("C0.6")
def test_everything_else_that_a_player_holds_is_hidden() -> None:
    """Compare two tables that differ only in the hand of seat 0: seat 1 and the spectator see no difference."""
    seen = []
    for combat, gold, side in (("v3 v3 d2", "g3", "diaz"), ("d1 d2 v3", "g1", "valverde")):
        match = table("captain-valverde pang", combat=combat, gold=gold)
        play(match, "0 knock; 0 visit captain-valverde; 1 knock; 1 visit pang; 1 take coin")
        play(match, "* row wessel-jan bijoux crackpott tembo ojo; 1 knock; 1 visit wessel-jan; 1 swap")
        play(match, f"0 knock; 0 visit bijoux; 0 side {side}")
        play(match, "* row crackpott wessel-jan pang tembo ojo; 0 knock; 0 visit crackpott")
        seen.append([(match.state.view(watcher), match.events_for(watcher)) for watcher in (None, 1)])
        assert match.state.view(0)["gold"] == [gold]
        assert match.state.view(0)["side"] == side
    assert seen[0] == seen[1]


@pytest.mark.rule("C0.6")
def test_everything_in_a_view_is_on_the_list() -> None:
    public = words(
        "game players phase acting turn round dealer ship track lifeboat row turns_left knocked visiting offer last "
        "coins supply combat_counts gold_counts combat_pile gold_pile sided knows aboard deck posts duel won "
        "out_of_game sides gold_cards combat_cards winning_side totals winners why"
    )
    own = words("seat combat gold side peeked posts_seen looking laid")
    match = begun(3)
    assert [*match.state.view(None)] == public
    assert [*match.state.view(1)] == [*public, *own]
    assert (see(match, "game"), see(match, "players"), match.state.view(1)["seat"]) == ("cartagena", 3, 1)


def test_nobody_moves_before_the_row_is_laid() -> None:
    match = Match(GAME, NAMES[:2])
    chances = (
        ("C0.5", "dealer", "dealer 1"),
        ("C0.2", "combat", " ".join(["combat", *OWN.combat_pile(2).elements()])),
        ("C0.2", "gold", " ".join(["gold", *OWN.gold_pile().elements()])),
        ("C1.1", "row", " ".join(["row", *PIRATES[:5]])),
    )
    for clause, phase, notation in chances:
        before = dump(match.state)
        with pytest.raises(IllegalMove, match=rf"^{clause}: no player is to act: chance is next\.$") as caught:
            match.state.apply(0, 0)
        assert caught.value.clause == clause == match.state.clause()
        assert (see(match, "phase"), see(match, "turn"), see(match, "acting")) == (phase, None, [])
        assert [match.legal_moves(seat) for seat in range(2)] == [[], []]
        assert dump(match.state) == before
        match.chance(notation)
    assert asked(match) == 1
    with pytest.raises(IllegalMove, match=r"^C1\.3: no chance is awaited\.$"):
        match.chance("dealer 0")
    with pytest.raises(IllegalMove, match=r"^C1\.3: no chance is awaited\.$"):
        match.state.apply_chance(b"\x00")


@pytest.mark.rule("C0.6")
@pytest.mark.parametrize("seat", [-1, 3, True])
def test_a_seat_that_is_not_at_the_table_sees_nothing(seat: int) -> None:
    state = table("pang", players=3).state
    with pytest.raises(NoSuchSeat, match=r"seats run from 0 to 2\.$"):
        state.view(seat)


def test_chance_drawn_from_a_generator_is_written_and_read_back() -> None:
    state = GAME.new(4)
    rng = Rng(b"chance")
    for word in ("dealer", "combat", "gold", "row"):
        outcome = state.sample_chance(rng)
        text = state.format_chance(outcome)
        assert text.split()[0] == word
        assert state.parse_chance(text) == outcome
        state.apply_chance(outcome)
    assert not state.awaits_chance
