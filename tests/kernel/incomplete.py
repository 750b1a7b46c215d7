"""Toy games that lack something that every game needs, each with the sentence that says so."""

from __future__ import annotations

from typing import Any

from kernel.toy import Toy, ToyBelief, ToyState


class Nameless(Toy):
    def __init__(self) -> None: ...


class Crowded(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.most = 9


class Idle(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.actions = 0


class Optional(Toy):
    def __init__(self) -> None:
        super().__init__()
        options: Any = ("start",)
        self.options = options


class Stateless(Toy):
    def new(self, players: int, options: dict[str, str] | None = None) -> Any:
        return {"players": players}

    def belief(self, seat: int, players: int, options: dict[str, str] | None = None) -> Any:
        return ToyBelief(seat, ToyState(players))


class WithoutBelief(Toy):
    def belief(self, seat: int, players: int, options: dict[str, str] | None = None) -> Any:
        return None


INCOMPLETE: list[tuple[type[Toy], str]] = [
    (Nameless, "the game has no name: Nameless.__init__ must call super().__init__"),
    (Crowded, "a game is for 1 to 8 players, not for 2 to 9"),
    (Idle, "a game needs an action space: at least one action"),
    (Optional, "the options must be a tuple of Option"),
    (Stateless, "new must return a State, not dict"),
    (WithoutBelief, "belief must return a Belief, not NoneType"),
]
