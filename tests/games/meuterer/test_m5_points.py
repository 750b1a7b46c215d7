"""M5.1, M5.2, M5.8: victory points for the command of the ship, and the end of the game."""

from __future__ import annotations

import pytest
from games.meuterer.tables import FOUR, SAIL_FIVE, ring, table
from kernel.tables import asked, kinds, legal, play, refused, see, the

from mutiny import IllegalMove, Match

# M5.1, M5.2: the command of the ship


@pytest.mark.rule("M5.1")
@pytest.mark.parametrize("pay", [0, 1, 2, 3])
def test_the_captain_docks_and_pays_the_mate(pay: int) -> None:
    match = table(*FOUR)
    events = play(match, f"0 pay {pay}; 0 leave; 1 leave; 1 take boy; 2 leave; 2 take mate; 3 leave; 3 take merchant")
    assert the(events, "dock") == {"kind": "dock", "clause": "M5.1", "seat": 0, "points": 3, "island": "affeninsel"}
    assert the(events, "mate") == {"kind": "mate", "clause": "M5.1", "seat": 2, "points": 1 + pay, "amount": pay}
    if pay:
        assert the(events, "paid") == {"kind": "paid", "clause": "M5.1", "seat": 0, "points": -pay, "mate": 2}
    else:
        assert "paid" not in kinds(events)
    # Without a mutiny the boy gets nothing.
    assert see(match, "scores") == [3 - pay, 0, 1 + pay, 0]


@pytest.mark.rule("M5.1")
def test_the_captain_pays_even_below_zero() -> None:
    match = table(*FOUR)
    play(
        match,
        "0 pay 3; 0 offer grain; 1 leave; 1 take boy; 2 leave; 2 take mate; 3 leave; 3 take merchant; "
        "0 offer grain; 0 offer cloth; 0 leave",
    )
    # Gruenland docks at 1, and two grain at Hochland are worth 4.
    assert see(match, "scores") == [1 - 3 + 4, 0, 4, 0]
    play(match, "0 pay 3; 0 leave; 1 leave; 1 take boy; 2 leave; 2 take mate; 3 leave; 3 take merchant")
    assert see(match, "scores")[0] == 2 - 3 + 2
    match = table("conflict conflict conflict grain grain", *FOUR[1:])
    play(match, "0 pay 3; 0 offer conflict; 1 leave; 1 take boy; 2 leave; 2 take mate; 3 leave; 3 take merchant")
    play(match, "0 offer conflict; 0 offer conflict; 0 leave")
    assert see(match, "scores") == [-2, 0, 4, 0]


@pytest.mark.rule("M5.1")
def test_with_no_mate_the_captain_keeps_the_pay() -> None:
    match = table(*FOUR)
    events = play(match, "0 pay 3; 0 leave; 1 leave; 1 take boy; 2 leave; 2 take merchant; 3 leave; 3 take loader")
    assert see(match, "scores") == [3, 0, 0, 0]
    assert not {"mate", "paid"} & set(kinds(events))


@pytest.mark.rule("M5.1")
def test_a_beaten_mutiny() -> None:
    match = table(*FOUR)
    play(
        match,
        "0 pay 2; 0 leave; 1 leave; 1 take mutineer; 2 leave; 2 take boy; 3 leave; 3 take mate; 0 fight 0; "
        "1 fight 0; 2 fight 0",
    )
    assert match.state.view(None)["mutineer_destination"] == "affeninsel"
    events = play(match, "3 fight 0")
    assert [event.kind for event in events][1:5] == ["mutiny-decided", "dock", "mate", "paid"]
    assert see(match, "scores") == [3 - 2, 0, 0, 3]
    assert see(match, "captain") == 0
    assert match.state.view(None)["mutineer_destination"] is None


@pytest.mark.rule("M5.2")
def test_a_mutiny_won() -> None:
    match = table("conflict grain grain grain cloth", "conflict conflict wine wine salt", *FOUR[2:])
    play(
        match,
        "0 pay 3; 0 leave; 1 leave; 1 take mutineer; 2 leave; 2 take boy; 3 leave; 3 take mate; 0 fight 0; "
        "1 fight 2; 2 fight 0",
    )
    events = play(match, "3 fight 0")
    assert the(events, "dock") == {"kind": "dock", "clause": "M5.2", "seat": 1, "points": 3, "island": "affeninsel"}
    assert the(events, "boy") == {"kind": "boy", "clause": "M5.2", "seat": 2, "points": 2}
    assert the(events, "new-captain") == {"kind": "new-captain", "clause": "M5.2", "seat": 1, "old": 0}
    # The old Captain and the mate get nothing, and nothing is paid.
    assert see(match, "scores") == [0, 3, 2, 0]
    assert not {"mate", "paid"} & set(kinds(events))
    assert asked(match) == 1
    assert match.state.view(None)["captain_destination"] is None


@pytest.mark.rule("M5.2")
def test_a_mutiny_without_a_boy() -> None:
    match = table(*FOUR[:3])
    play(match, "0 pay 3; 0 leave; 1 leave; 1 take mutineer; 2 leave; 2 take merchant; 0 fight 0")
    events = play(match, "1 fight 0")
    assert "boy" not in kinds(events)
    assert see(match, "scores") == [0, 3, 0]


# M5.8: the end


def to_the_last_round(players: int) -> Match:
    """Let everybody leave at once, round after round, until the last round."""
    match = table(*FOUR[:players])
    rounds = 8 if players == 4 else 9
    for number in range(1, rounds):
        assert see(match, "round") == number
        play(match, SAIL_FIVE[players])
    return match


@pytest.mark.rule("M5.8", "M0.1")
@pytest.mark.parametrize("players", [3, 4])
def test_the_game_ends_after_the_points_of_the_last_round(players: int) -> None:
    match = to_the_last_round(players)
    before = match.state.view(None)
    moves = SAIL_FIVE[players].replace("0 leave;", "0 offer cloth;").replace("merchant", "loader") + "; 0 leave"
    events = play(match, moves)
    if not match.over:
        # Cloth can be sold at one or at the other of the active islands.
        events = play(match, f"0 {legal(match)[0]}")
    after = match.state.view(None)
    assert match.over
    assert match.state.acting == ()
    assert match.state.legal_actions(0) == ()
    assert after["phase"] == "over"
    assert not {"ship", "clear", "draw", "round"} & set(kinds(events))
    assert after["ship"] == before["ship"]
    assert after["hand_sizes"] == [4, *before["hand_sizes"][1:]]
    assert match.state.result() == {"scores": after["scores"], "winners": [0]}
    assert the(events, "end") == {
        "kind": "end",
        "clause": "M5.8",
        "seat": None,
        "scores": after["scores"],
        "winners": [0],
    }
    assert match.record().result == match.state.result()


@pytest.mark.rule("M5.8")
def test_nothing_follows_the_end() -> None:
    match = to_the_last_round(3)
    play(match, SAIL_FIVE[3])
    error = refused(match, 0, "pay 0", "M5.8")
    assert str(error) == "M5.8: the game is over."
    with pytest.raises(IllegalMove, match=r"^M5\.8: no chance is awaited\.$"):
        match.state.apply_chance(b"")


# Nothing can be earned at these islands, so only mates score.
POOR = "".join(
    f'[[island]]\nid = "{name}"\nbuys = "any"\nsole = 0\ntwo = 0\nthree = 0\ndocking = 0\n' for name in ring().split()
)


@pytest.mark.rule("M5.8", "M5.1")
@pytest.mark.parametrize(
    ("mates", "pay", "scores", "best"),
    [
        ("11112222", 0, [0, 4, 4, 0], [1, 2]),
        ("11111222", 0, [0, 5, 3, 0], [1]),
        ("........", 3, [0, 0, 0, 0], [0, 1, 2, 3]),
        ("11122233", 3, [-24, 12, 12, 8], [1, 2]),
        ("1.......", 3, [-3, 4, 0, 0], [1]),
    ],
)
def test_equal_points_share_the_win(mates: str, pay: int, scores: list[int], best: list[int]) -> None:
    match = table(*FOUR, options={"islands": POOR})
    for mate in mates:
        others = iter(("boy", "merchant", "loader"))
        play(match, f"0 pay {pay}; 0 leave")
        for seat in (1, 2, 3):
            play(match, f"{seat} leave; {seat} take {'mate' if str(seat) == mate else next(others)}")
        if mate == "." and not match.over:
            play(match, "3 keep")
    assert match.state.result()["scores"] == scores
    assert match.state.result()["winners"] == best
