"""The simple bot of Cartagena: sound by the public suite, stronger than chance, and sensible where it matters."""

from __future__ import annotations

import pytest

from mutiny import Match, Rng, game, seed_of
from mutiny.bots import RandomBot, Sight, SimpleBot, play_game
from mutiny.bots.bot import Bot
from mutiny.kernel.components import components_text
from mutiny.testing import check_bot

CARTAGENA = game("cartagena")


def test_it_conforms() -> None:
    check_bot(SimpleBot, CARTAGENA, games=6)


@pytest.mark.parametrize(("players", "least"), [(2, 0.75), (3, 0.6), (4, 0.5)])
def test_it_beats_random_players(players: int, least: float) -> None:
    """Fixed deals; in turn on every seat, so that no seat's luck counts."""
    games = 60
    won = 0.0
    for number in range(games):
        seat = number % players
        bots: list[type[Bot]] = [SimpleBot if other == seat else RandomBot for other in range(players)]
        winners = play_game(CARTAGENA, bots, {}, seed_of("strength", number)).state.result()["winners"]
        won += 1 / len(winners) if seat in winners else 0.0
    assert won / games >= least


def test_it_seldom_comes_to_the_mutiny_without_an_allegiance() -> None:
    """Who has none is out (C3.2); only when neither Bijoux nor Ojo ever opens can that be helped."""
    without = 0
    for number in range(40):
        state = play_game(CARTAGENA, [SimpleBot] * 4, {}, seed_of("sided", number)).state
        without += state.view(None)["sided"].count(False)
    assert without <= 4


def decided(match: Match, seat: int) -> str:
    """What the bot does on this seat now."""
    bot = SimpleBot(seat, match.state.players, Rng(b"bot"))
    return match.state.write(seat, bot.choose(Sight(match.state, seat)))


LATE = components_text("mutiny.games.cartagena").replace("2 = { value = 0,", "2 = { value = 16,")
"""Our own components, but two players start two spaces before the mutiny."""


def opened(*row: str, components: str = "", pile: str = "") -> Match:
    """A game of two in which the first dealer, without an allegiance, has just opened the first door."""
    match = Match(CARTAGENA, ["Ann", "Bo"], {"components": components})
    match.chance("dealer 0")
    cards = ["v1"] * 6 + ["v2"] * 7 + ["v3"] * 5 + ["d1"] * 6 + ["d2"] * 7 + ["d3"] * 5
    first = pile.split()
    for card in first:
        cards.remove(card)
    match.chance(" ".join(["combat", *first, *cards]))
    match.chance("gold " + " ".join(["g1"] * 6 + ["g2"] * 6 + ["g3"] * 6))
    match.chance("row " + " ".join(row))
    match.play(0, "knock")
    return match


def test_close_to_the_mutiny_it_sets_an_allegiance() -> None:
    match = opened("bijoux", "pang", "sate", "tembo", "ghost", components=LATE)
    assert decided(match, 0) == "visit bijoux"


@pytest.mark.parametrize(("side", "card"), [("valverde", "v3"), ("diaz", "d3")])
def test_it_keeps_the_card_of_its_own_colour(side: str, card: str) -> None:
    match = opened("bijoux", "sate", "pang", "chang-ye", "ghost", pile="d3 v3")
    for seat, move in ((0, "visit bijoux"), (0, f"side {side}"), (1, "knock"), (1, "visit sate")):
        match.play(seat, move)
    match.chance("row sate tembo pang chang-ye ghost")
    for seat, move in ((1, "knock"), (1, "visit sate"), (0, "knock"), (0, "visit tembo")):
        match.play(seat, move)
    assert match.legal(0) == ["keep v3", "keep d3"]
    assert decided(match, 0) == f"keep {card}"
