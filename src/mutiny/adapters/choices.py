"""Checks the arguments of an environment; the error for a wrong one is a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mutiny.kernel.discovery import game as find_game
from mutiny.kernel.errors import BadOptions
from mutiny.kernel.game import Game
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import playout

USUAL_PLAYERS: Final = 4
RENDER_MODES: Final = ("human", "ansi", "rgb_array")
MASKS: Final = ("observation", "info")
REWARDS: Final = ("win", "score")
ILLEGAL: Final = ("raise", "lose")
"""The effects of an illegal action between which the environments let users choose."""


def game_of(game: str | Game) -> Game:
    """Return a game by its name, or the game itself.

    >>> game_of("meuterer").name
    'meuterer'
    """
    return find_game(game) if isinstance(game, str) else game


def players_of(game: Game, players: int | None) -> int:
    """Return the number of players; the default is four, if the game allows it.

    >>> players_of(game_of("traitres"), None), players_of(game_of("traitres"), 8)
    (4, 8)
    """
    if players is None:
        return max(game.least, min(USUAL_PLAYERS, game.most))
    if type(players) is not int:
        raise BadOptions(f"the number of players must be a whole number, not {str(players)[:40]!r}.")
    game.check_players(players)
    return players


def options_of(game: Game, options: Mapping[str, str] | None, named: Mapping[str, Any]) -> dict[str, str]:
    """Return the options of a game, given as a mapping or by name with underscores for hyphens.

    >>> options_of(game_of("meuterer"), {"pirates": "on"}, {"loader_returns": "discard"})
    {'pirates': 'on', 'loader-returns': 'discard'}
    """
    whole: dict[str, str] = {} if options is None else dict(options)
    for name, value in named.items():
        option = name.replace("_", "-")
        if option in whole:
            raise BadOptions(f"option {option} is given twice.")
        whole[option] = value
    for name, value in whole.items():
        if not isinstance(value, str):
            raise BadOptions(f"option {name}: a value is a text, not {str(value)[:40]!r}.")
    game.complete(whole)
    return whole


def one_of(name: str, value: Any, allowed: tuple[str, ...]) -> str:
    """Check that a value is one of some words.

    >>> one_of("mask", "info", MASKS)
    'info'
    >>> one_of("mask", "none", MASKS)
    Traceback (most recent call last):
    mutiny.kernel.errors.BadOptions: mask: 'none' is not one of observation, info.
    """
    for word in allowed:
        if value == word:
            return word
    raise BadOptions(f"{name}: {str(value)[:40]!r} is not one of {', '.join(allowed)}.")


def check_scores(game: Game, players: int, options: dict[str, str]) -> None:
    """Refuse a reward by score for a game without scores; a game is played to find out.

    >>> check_scores(game_of("meuterer"), 3, {})
    >>> check_scores(game_of("traitres"), 3, {})
    Traceback (most recent call last):
    mutiny.kernel.errors.BadOptions: reward: traitres has no scores, only winners: 'win'.
    """
    state = game.new(players, options)
    playout(state, Rng(b"scores"))
    if "scores" not in state.result():
        raise BadOptions(f"reward: {game.name} has no scores, only winners: 'win'.")


class Seats(dict[str, int]):
    """The seats of the agents by name; the error for an unknown name is a sentence.

    >>> seats = Seats(["player_0", "player_1"])
    >>> seats["player_1"]
    1
    >>> seats["ann"]
    Traceback (most recent call last):
    mutiny.kernel.errors.BadOptions: there is no agent 'ann'; there are player_0 to player_1.
    """

    def __init__(self, agents: list[str]) -> None:
        super().__init__((agent, seat) for seat, agent in enumerate(agents))
        self.span = f"{agents[0]} to {agents[-1]}"

    def __missing__(self, agent: object) -> int:
        raise BadOptions(f"there is no agent {str(agent)[:40]!r}; there are {self.span}.")


def seat_of(seat: Any, agents: list[str]) -> int | None:
    """Return the seat for rendering: None for a spectator, a seat, or an agent by its name.

    >>> seat_of("player_1", ["player_0", "player_1"]), seat_of(0, ["player_0"]), seat_of(None, ["player_0"])
    (1, 0, None)
    """
    if seat is None:
        return None
    if type(seat) is int and 0 <= seat < len(agents):
        return seat
    if seat in agents:
        return agents.index(seat)
    raise BadOptions(
        f"render_seat: {str(seat)[:40]!r} is not a seat; they are 0 to {len(agents) - 1}, or {agents[0]} ..."
    )
