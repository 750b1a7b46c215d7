"""T0: roles and planks by number of players, the deck, the deal, the first player, and the option."""

from __future__ import annotations

import pytest
from games.traitres.tables import GAME, NAMES, PLANKS, THREE, board, chest_of, deck_of, discards_of, pile_of, table
from kernel.tables import dump, hand, kinds, refused_chance, see, the

from mutiny import BadOptions, IllegalMove, Match, Rng

CREWS = {3: (2, 1, 5), 4: (3, 1, 8), 5: (4, 1, 11), 6: (4, 2, 6), 7: (5, 2, 9), 8: (6, 2, 12)}


@pytest.mark.rule("T0.1")
@pytest.mark.parametrize("players", CREWS)
def test_roles_planks_and_target_by_number_of_players(players: int) -> None:
    pirates, mutineers, target = CREWS[players]
    match = Match(GAME, NAMES[:players], {}, bytes(32))
    roles = match.entries[0][1].split()[1:]
    assert (roles.count("pirate"), roles.count("mutineer")) == (pirates, mutineers)
    assert (see(match, "target"), see(match, "mutineers_among")) == (target, mutineers)
    assert (board(match.state).pirates, board(match.state).mutineers) == (pirates, mutineers)
    assert list(match.state.inventory()) == [20, 10, 12, PLANKS[players], 3, 3, 3, 3]


@pytest.mark.rule("T0.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 2, 9, 100])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(BadOptions, match=rf"^traitres is for 3 to 8 players, not {players}\.$"):
        GAME.new(players)
    with pytest.raises(BadOptions, match="3 to 8 players"):
        GAME.belief(0, players)


@pytest.mark.rule("T0.1")
@pytest.mark.parametrize("players", CREWS)
def test_no_other_roles(players: int) -> None:
    pirates, mutineers, _ = CREWS[players]
    good = ["pirate"] * pirates + ["mutineer"] * mutineers
    match = Match(GAME, NAMES[:players])
    reason = rf"^T0\.1: {players} players are {pirates} pirates and {mutineers} mutineers\.$"
    for wrong in (["pirate"] * players, ["mutineer"] * players, good[1:], [*good, "pirate"], []):
        refused_chance(match, " ".join(["roles", *wrong]), reason)
    for text in ("roles captain", "first 0", "", "Roles pirate", "roles  pirate"):
        refused_chance(match, text, "is not a move: 'roles' and a role for each seat are next")
    with pytest.raises(IllegalMove, match=reason):
        match.state.apply_chance(bytes([7]) * players)
    events = match.chance(" ".join(["roles", *reversed(good)]))
    assert kinds(events) == ["role"] * players


@pytest.mark.rule("T0.2")
def test_only_its_owner_sees_a_role() -> None:
    match = table(*THREE)
    for seat, role in enumerate(("pirate", "pirate", "mutineer")):
        event = match.events[0][seat]
        assert event.with_secrets() == {"kind": "role", "clause": "T0.2", "seat": seat, "role": role}
        assert event.seen_by(seat) == event.with_secrets()
        for other in (None, *range(3)):
            if other != seat:
                assert event.seen_by(other) == {"kind": "role", "clause": "T0.2", "seat": seat}
        assert match.state.view(seat)["role"] == role
        assert match.state.view(seat)["roles"] == [None] * 3
    assert "role" not in match.state.view(None)


@pytest.mark.rule("T0.2")
def test_no_role_before_they_are_dealt() -> None:
    match = Match(GAME, NAMES[:6], {"mutineers-meet": "yes"})
    for seat in range(6):
        view = match.state.view(seat)
        assert (view["role"], view["turn"], view["phase"], view["hand"]) == (None, None, "roles", [])
        assert "mutineers" not in view


@pytest.mark.rule("T0.2")
@pytest.mark.parametrize("meet", [False, True])
def test_mutineers_know_each_other_only_if_they_meet(meet: bool) -> None:
    match = table(*["+1 +1 +1"] * 6, mutineers=(1, 4), meet=meet)
    for seat in range(6):
        event = match.events[0][seat]
        view = match.state.view(seat)
        if meet and seat in (1, 4):
            assert event.secret["mutineers"] == view["mutineers"] == [1, 4]
        else:
            assert "mutineers" not in event.secret
            assert "mutineers" not in view
        for other in (None, *range(6)):
            if other != seat:
                assert set(event.seen_by(other) or ()) == {"kind", "clause", "seat"}
    assert "mutineers" not in match.state.view(None)


@pytest.mark.rule("T0.2")
def test_the_option_takes_yes_and_no() -> None:
    with pytest.raises(BadOptions, match=r"^option mutineers-meet: 'maybe' is not one of no, yes\.$"):
        GAME.new(6, {"mutineers-meet": "maybe"})
    with pytest.raises(BadOptions, match=r"^traitres has no option 'meet'; it has mutineers-meet\."):
        GAME.belief(0, 6, {"meet": "yes"})
    assert GAME.complete({}) == {"mutineers-meet": "no"}


@pytest.mark.rule("T0.3")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_three_cards_each_the_first_player_first(first: int) -> None:
    match = table(*THREE, first=first, pile="catch +1")
    assert [hand(match, seat) for seat in range(3)] == ["+1 0 plank", "-2 spyglass pockets", "+1 riddance catch"]
    assert [event.seat for event in match.events[2]] == [(first + step) % 3 for step in range(3)]
    assert see(match, "hand_sizes") == [3, 3, 3]
    assert see(match, "draw_pile") == 60 - 9
    assert pile_of(match.state).startswith("catch +1 ")
    deal = match.events[2][0]
    assert deal.seen_by(None) == {"kind": "deal", "clause": "T0.3", "seat": first, "count": 3}
    assert deal.seen_by(first) == {**deal.with_secrets(), "cards": hand(match, first).split()}
    assert deal.seen_by((first + 1) % 3) == deal.seen_by(None)


@pytest.mark.rule("T0.3")
@pytest.mark.parametrize("players", CREWS)
def test_no_other_deck(players: int) -> None:
    pirates, mutineers, _ = CREWS[players]
    match = Match(GAME, NAMES[:players])
    match.chance(" ".join(["roles"] + ["pirate"] * pirates + ["mutineer"] * mutineers))
    match.chance("first 2")
    cards = list(deck_of(players).elements())
    assert len(cards) == {3: 60, 4: 62, 5: 64, 6: 68, 7: 72, 8: 76}[players]
    whole = rf"20 \+1, 10 0, 12 -2, {PLANKS[players]} plank, 3 spyglass, 3 pockets, 3 riddance, 3 catch"
    for wrong in (cards[1:], [*cards, "0"], ["0", *cards[1:]], ["+1"] * len(cards), []):
        refused_chance(match, " ".join(["deck", *wrong]), rf"^T0\.3: the deck must be {whole}\.$")
    for text in ("deck gold", "first 2", "deck 1", "deck +1 "):
        refused_chance(match, text, "'deck' and the cards of the whole deck, the top first, are next")
    with pytest.raises(IllegalMove, match=r"^T0\.3: the deck must be"):
        match.state.apply_chance(bytes([99]) * len(cards))
    match.chance(" ".join(["deck", *cards]))
    assert match.state.acting == (2,)


@pytest.mark.rule("T0.4")
@pytest.mark.parametrize("players", CREWS)
def test_any_seat_may_be_first(players: int) -> None:
    drawn = {Match(GAME, NAMES[:players], {}, bytes([seed] * 32)).state.acting for seed in range(80)}
    assert drawn == {(seat,) for seat in range(players)}
    match = Match(GAME, NAMES[:players])
    match.chance(match.state.format_chance(match.state.sample_chance(Rng(b"x"))))
    assert see(match, "turn") is None
    for wrong in (f"first {players}", "first -1", "first", "first 0 1", "first 00", "first ²", "deck", "First 0"):
        refused_chance(match, wrong, f"is not a move: 'first SEAT' is next, with a seat from 0 to {players - 1}")
    for outcome in (b"", b"\x01\x01", bytes([players])):
        with pytest.raises(IllegalMove, match=rf"^T0\.4: the first player must be one of the seats 0 to {players - 1}"):
            match.state.apply_chance(outcome)
    events = match.chance(f"first {players - 1}")
    assert [event.with_secrets() for event in events] == [{"kind": "first", "clause": "T0.4", "seat": players - 1}]
    assert see(match, "turn") == players - 1


@pytest.mark.rule("T0.4")
def test_chest_and_discard_pile_start_empty() -> None:
    match = table(*THREE)
    assert (chest_of(match.state), discards_of(match.state)) == ("", "")
    view = match.state.view(None)
    assert (view["chest"], view["discard_pile"], view["announced"], view["played"]) == (0, 0, [], None)
    assert (view["opened"], view["team"], view["why"]) == (None, None, None)
    assert (view["planks"], view["aboard"]) == ([0] * 3, [True] * 3)


def test_nobody_moves_before_the_deal() -> None:
    match = Match(GAME, NAMES[:3])
    for clause, notation in (("T0.2", "roles pirate pirate mutineer"), ("T0.4", "first 1"), ("T0.3", "")):
        before = dump(match.state)
        with pytest.raises(IllegalMove, match=rf"^{clause}: no player is to act: chance is next\.$") as caught:
            match.state.apply(0, 0)
        assert caught.value.clause == clause == match.state.clause()
        assert [match.legal_moves(seat) for seat in range(3)] == [[], [], []]
        assert dump(match.state) == before
        if notation:
            match.chance(notation)


def test_no_chance_after_the_deal() -> None:
    match = table(*THREE)
    refused_chance(match, "first 0", r"^T1\.2: no chance is awaited\.$")
    with pytest.raises(IllegalMove, match=r"^T1\.2: no chance is awaited\.$"):
        match.state.apply_chance(b"\x00")
    assert the(match.events[1], "first")["seat"] == 0


def test_chance_drawn_from_a_generator_is_written_and_read_back() -> None:
    state = GAME.new(5)
    rng = Rng(b"chance")
    for word in ("roles", "first", "deck"):
        outcome = state.sample_chance(rng)
        text = state.format_chance(outcome)
        assert text.split()[0] == word
        assert state.parse_chance(text) == outcome
        state.apply_chance(outcome)
    assert not state.awaits_chance
