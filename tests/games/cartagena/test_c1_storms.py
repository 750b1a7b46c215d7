"""C1.8: storms: a pirate is put in the lifeboat, out of play, and one already there goes back."""

from __future__ import annotations

import pytest
from games.cartagena.tables import PIRATES, Parts, begun, heard, lay_row, sail
from kernel.tables import kinds, refused_chance, see

from mutiny import IllegalMove, Match, Rng

QUIET = "crackpott | pang; take coin"


def storm_ahead(*storms: int, players: int = 2) -> Match:
    """Return a match on a track with storms on these spaces; the ship starts on space 1."""
    return begun(players, parts=Parts(mutiny=18, storms=storms, start=(1, 1, 1)))


@pytest.mark.rule("C1.8")
@pytest.mark.parametrize(
    ("storm", "closed", "drawn"),
    [
        (2, 0, False),  # not reached
        (2, 1, True),  # stopped on
        (2, 2, True),  # crossed
        (2, 3, True),
        (3, 1, False),
        (3, 2, True),
        (4, 2, False),
        (4, 3, True),
        (1, 0, False),  # where the ship has been all the time
        (1, 1, False),
        (1, 3, False),
    ],
)
def test_a_storm_where_the_ship_stops_on_a_storm_space_or_crosses_it(storm: int, closed: int, drawn: bool) -> None:
    match = storm_ahead(storm)
    sail(match, QUIET, closed)
    assert see(match, "phase") == ("storm" if drawn else "row")
    assert match.state.clause() == ("C1.8" if drawn else "C1.1")
    assert see(match, "lifeboat") is None


@pytest.mark.rule("C1.8")
def test_no_second_storm_while_the_ship_stays_on_the_space() -> None:
    match = storm_ahead(2)
    sail(match, QUIET, 1)
    match.chance("storm ojo")
    sail(match, QUIET, 0)
    assert see(match, "phase") == "row"
    sail(match, QUIET, 1)
    assert see(match, "phase") == "row"


@pytest.mark.rule("C1.8")
def test_two_storm_spaces_crossed_at_once_are_one_storm() -> None:
    match = storm_ahead(2, 3, 4)
    sail(match, QUIET, 3)
    match.chance("storm ojo")
    assert see(match, "phase") == "row"


@pytest.mark.rule("C1.8")
def test_the_next_dealer_draws_and_lays_it_face_up_in_the_lifeboat() -> None:
    match = storm_ahead(2, players=3)
    sail(match, "crackpott | pang; take coin | sate", 1)
    assert see(match, "acting") == []
    events = match.chance("storm cambivalute")
    assert heard(events) == heard(events, 0) == ["C1.8 1 storm pirate=cambivalute back=-"]
    assert see(match, "lifeboat") == "cambivalute"
    assert (see(match, "phase"), see(match, "dealer")) == ("row", 1)
    assert kinds(lay_row(match, "pang")) == ["row"]


@pytest.mark.rule("C1.8")
def test_the_pirate_in_the_lifeboat_is_out_of_play() -> None:
    match = storm_ahead(2)
    sail(match, QUIET, 1)
    match.chance("storm ojo")
    refused_chance(match, "row pang tembo ojo sate ghost", r"^C1\.8: ojo is in the lifeboat, out of play\.$")
    rows = [
        match.state.format_chance(match.state.sample_chance(Rng(b"%d" % number))).split()[1:] for number in range(200)
    ]
    assert {pirate for row in rows for pirate in row} == set(PIRATES) - {"ojo"}
    for _ in range(2):
        sail(match, QUIET, 0)
    assert see(match, "lifeboat") == "ojo"


@pytest.mark.rule("C1.8")
def test_at_the_next_storm_another_is_drawn_and_the_first_goes_back() -> None:
    match = storm_ahead(2, 3)
    sail(match, QUIET, 1)
    match.chance("storm ojo")
    sail(match, QUIET, 1)
    refused_chance(match, "storm ojo", r"^C1\.8: ojo is in the lifeboat already: another is drawn\.$")
    drawn = {match.state.format_chance(match.state.sample_chance(Rng(b"%d" % number))) for number in range(300)}
    assert drawn == {f"storm {pirate}" for pirate in PIRATES if pirate != "ojo"}
    events = match.chance("storm ghost")
    assert heard(events) == ["C1.8 0 storm pirate=ghost back=ojo"]
    assert see(match, "lifeboat") == "ghost"
    refused_chance(match, "row pang tembo ojo sate ghost", r"^C1\.8: ghost is in the lifeboat, out of play\.$")
    lay_row(match, "ojo pang tembo")


@pytest.mark.rule("C1.8")
def test_any_of_the_thirteen_may_be_the_first_in_the_lifeboat() -> None:
    match = storm_ahead(2)
    sail(match, QUIET, 1)
    drawn = {match.state.format_chance(match.state.sample_chance(Rng(b"%d" % number))) for number in range(300)}
    assert drawn == {f"storm {pirate}" for pirate in PIRATES}


@pytest.mark.rule("C1.8")
def test_no_other_storm() -> None:
    match = storm_ahead(2)
    sail(match, QUIET, 1)
    for text in ("storm blackbeard", "row pang", "Storm ojo", "storm ojo ", ""):
        refused_chance(match, text, "is not a move: 'storm PIRATE' is next")
    for text in ("storm", "storm ojo pang"):
        refused_chance(match, text, r"^C1\.8: the storm draws one pirate\.$")
    with pytest.raises(IllegalMove, match=r"^C1\.8: the storm draws one pirate\.$"):
        match.state.apply_chance(bytes([13]))
    with pytest.raises(IllegalMove, match=r"^C1\.8: no player is to act: chance is next\.$"):
        match.play(1, "knock")


@pytest.mark.rule("C1.8", "C3.1")
def test_no_storm_is_drawn_when_the_mutiny_breaks_out() -> None:
    match = begun(2, parts=Parts(mutiny=3, storms=(2,), start=(0, 0, 0)))
    sail(match, QUIET, 3)
    assert see(match, "phase") == "posts"
