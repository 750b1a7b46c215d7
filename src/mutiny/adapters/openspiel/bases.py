"""OpenSpiel itself, and typed declarations of the classes that ours derive from: OpenSpiel has no types.

Everything else from pyspiel or numpy is Any.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mutiny.common.extras import need

np: Any = need("numpy")
pyspiel: Any = need("pyspiel")

if TYPE_CHECKING:

    class SpielGame:
        """The part of pyspiel.Game that is used here."""

        def __init__(self, game_type: Any, game_info: Any, parameters: dict[str, int | str]) -> None: ...
        def get_type(self) -> Any: ...
        def get_parameters(self) -> dict[str, int | str]: ...

    class SpielState:
        """The part of pyspiel.State that is used here."""

        def __init__(self, game: SpielGame) -> None: ...
        def get_game(self) -> Any: ...
        def apply_action(self, action: int) -> None: ...
        def full_history(self) -> list[Any]: ...
        def serialize(self) -> str: ...

    class SpielBot:
        """The part of pyspiel.Bot that is used here."""

        def __init__(self) -> None: ...

else:
    SpielGame = pyspiel.Game
    SpielState = pyspiel.State
    SpielBot = pyspiel.Bot
