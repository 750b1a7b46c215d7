"""T3: the ways a game ends, in the order in which they are checked, and the winners."""

from __future__ import annotations

import pytest
from games.traitres.games import matches, play_out
from games.traitres.tables import GAME, NAMES, THREE, all_planks, drown, pile_of, table
from kernel.tables import asked, dump, hand, kinds, play, refused_chance, see, the

from mutiny import IllegalMove, Match

TARGETS = {3: 5, 4: 8, 5: 11, 6: 6, 7: 9, 8: 12}


def mutineers_of(players: int) -> tuple[int, ...]:
    return (1,) if players < 6 else (1, 3)


def stashed(players: int, loot: int, spoil: str = "") -> Match:
    """Return a table with +1 cards everywhere. Some of them are stashed, then these cards, and a pirate is to act."""
    spoilt = spoil.split()
    total = loot + len(spoilt)
    first = -total % players
    seats = [(first + step) % players for step in range(total)]
    hands = [["+1"] * 3 for _ in range(players)]
    for seat, card in zip(seats[loot:], spoilt, strict=True):
        hands[seat][0] = card
    pile = " ".join(["+1"] * (total + 3))
    dealt = [" ".join(cards) for cards in hands]
    match = table(*dealt, mutineers=mutineers_of(players), first=first, pile=pile, whole=False)
    for seat, card in zip(seats, ["+1"] * loot + spoilt, strict=True):
        play(match, f"{seat} stash {card} as +1")
    assert asked(match) == 0
    return match


@pytest.mark.rule("T3.1", "T3.5")
@pytest.mark.parametrize("players", TARGETS)
@pytest.mark.parametrize("short", [-1, 0, 1])
def test_the_chest_reaches_the_target_or_does_not(players: int, short: int) -> None:
    """The loot includes a -2 and a 0; one more than the target is enough too."""
    target = TARGETS[players]
    match = stashed(players, target + 2 - short, "-2 0")
    events = play(match, "0 open")
    mutineers = list(mutineers_of(players))
    pirates = [seat for seat in range(players) if seat not in mutineers]
    cards = ["0", "-2", *["+1"] * (target + 2 - short)]
    team, winners = ("mutineers", mutineers) if short > 0 else ("pirates", pirates)
    assert [event.with_secrets() for event in events] == [
        {
            "kind": "open",
            "clause": "T3.1",
            "seat": 0,
            "cards": cards,
            "sum": target - short,
            "target": target,
        },
        {
            "kind": "end",
            "clause": "T3.1",
            "seat": None,
            "team": team,
            "winners": winners,
            "roles": ["mutineer" if seat in mutineers else "pirate" for seat in range(players)],
        },
    ]
    assert all(event.seen_by(None) == event.with_secrets() for event in events)
    assert match.state.result() == {"team": team, "why": "T3.1", "winners": winners}
    view = match.state.view(None)
    assert (view["opened"], view["team"], view["why"]) == (cards, team, "T3.1")
    assert (view["phase"], view["acting"]) == ("over", [])


@pytest.mark.rule("T3.1")
def test_an_empty_chest_is_worth_nothing() -> None:
    match = table(*THREE)
    events = play(match, "0 open")
    assert the(events, "open") == {"kind": "open", "clause": "T3.1", "seat": 0, "cards": [], "sum": 0, "target": 5}
    assert match.state.result() == {"team": "mutineers", "why": "T3.1", "winners": [2]}
    assert see(match, "opened") == []


@pytest.mark.rule("T3.1")
def test_at_the_end_all_roles_are_shown() -> None:
    match = table(*THREE)
    assert see(match, "roles") == [None, None, None]
    play(match, "0 open")
    for seat in (None, 0, 1, 2):
        assert match.state.view(seat)["roles"] == ["pirate", "pirate", "mutineer"]


@pytest.mark.rule("T3.2", "T3.3", "T3.5")
@pytest.mark.parametrize("first", [0, 2])
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
    match = all_planks(players, mutineers, first)
    for seat in drowned:
        assert not match.over
        drown(match, seat)
    team = "pirates" if why == "T3.2" else "mutineers"
    # Players overboard win with their team.
    winners = [seat for seat in range(players) if (seat in mutineers) == (team == "mutineers")]
    assert match.state.result() == {"team": team, "why": why, "winners": winners}
    assert match.state.clause() == why
    end = match.events[-1][-1]
    assert (end.kind, end.clause, end.facts["team"], end.facts["winners"]) == ("end", why, team, winners)
    assert kinds(match.events[-1]) == ["plank", "overboard", "end"]
    assert see(match, "opened") is None


@pytest.mark.rule("T3.5")
@pytest.mark.parametrize(("target", "why"), [(2, "T3.2"), (1, "T3.3")])
def test_overboard_decides_before_the_last_card_is_drawn(target: int, why: str) -> None:
    """The pile holds one card when the third plank is played: it is not drawn, and T3.4 does not apply."""
    hands = ("plank plank plank", "0 0 0", "0 0 0")
    match = table(*hands, pile="0 0 0 0 0 0 catch", whole=False)
    for _ in range(2):
        play(match, f"0 plank {target}; 1 stash 0 as 0; 2 stash 0 as 0")
    assert pile_of(match.state) == "catch"
    play(match, f"0 plank {target}")
    assert match.state.result()["why"] == why
    assert pile_of(match.state) == "catch"
    assert hand(match, 0) == "0 0"


@pytest.mark.rule("T3.4")
def test_overboard_decides_nothing_and_the_last_card_is_drawn() -> None:
    match = table("plank plank plank", *["0 0 0"] * 3, mutineers=(2,), pile="0 0 0 0 0 0 0 0 catch", whole=False)
    for _ in range(2):
        play(match, "0 plank 1; 1 stash 0 as 0; 2 stash 0 as 0; 3 stash 0 as 0")
    events = play(match, "0 plank 1")
    assert kinds(events) == ["plank", "overboard", "draw", "end"]
    assert match.state.result() == {"team": "mutineers", "why": "T3.4", "winners": [2]}
    assert hand(match, 0) == "0 0 catch"
    # T3.5: the drowned pirate's role is shown, and the pirate loses.
    assert see(match, "roles") == ["pirate", "pirate", "mutineer", "pirate"]


@pytest.mark.rule("T3.4")
@pytest.mark.parametrize("card", ["stash 0 as +1", "plank 1", "riddance", "spyglass", "pockets 1"])
def test_the_last_card_drawn_ends_the_game(card: str) -> None:
    held = card.replace("stash 0 as +1", "0").split()[0]
    match = table(f"{held} 0 0", "0 0 0", "+1 0 0", first=2, pile="0 0", whole=False)
    play(match, "2 stash +1 as +1")
    events = play(match, f"0 {card}")
    if card == "spyglass":
        assert not match.over
        events = play(match, "0 order +1")
    assert kinds(events)[-2:] == ["draw", "end"]
    # A chest that nobody opened is worth nothing.
    assert match.state.result() == {"team": "mutineers", "why": "T3.4", "winners": [2]}
    assert see(match, "opened") is None
    assert see(match, "draw_pile") == 0


@pytest.mark.rule("T3.4")
def test_the_last_card_but_one_does_not() -> None:
    match = table("0 0 0", "0 0 0", "0 0 0", pile="0 0", whole=False)
    play(match, "0 stash 0 as 0")
    assert (match.over, asked(match), pile_of(match.state)) == (False, 1, "0")


def test_after_the_end_nothing_more() -> None:
    match = table(*THREE)
    play(match, "0 open")
    before = dump(match.state)
    for seat in range(3):
        assert match.legal_moves(seat) == []
        with pytest.raises(IllegalMove, match=r"^T3\.1: the game is over\.$"):
            match.play(seat, "open")
        with pytest.raises(IllegalMove, match=r"^T3\.1: the game is over\.$"):
            match.say(seat, "say accuse 0")
    refused_chance(match, "first 0", r"^T3\.1: no chance is awaited\.$")
    assert dump(match.state) == before


def test_a_game_that_is_played_on_to_each_of_its_ends() -> None:
    """Check that uniform players reach all four ends with the whole deck, with all numbers of players together."""
    whys = {(play_out(match, rng).state.result()["why"]) for match, rng in matches("ends", 60)}
    assert whys == {"T3.1", "T3.2", "T3.3", "T3.4"}
    assert GAME.most == len(NAMES)
