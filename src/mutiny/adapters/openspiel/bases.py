"""OpenSpiel itself, and the classes of it that ours derive from, with types, which it does not give.

Everything else that pyspiel or numpy give is Any, and is named where it is used. May import: numpy and pyspiel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mutiny.adapters.extra import need

np: Any = need("numpy")
pyspiel: Any = need("pyspiel", "open_spiel")

if TYPE_CHECKING:

    class SpielGame:
        """pyspiel.Game, as far as it is used here."""

        def __init__(self, game_type: Any, game_info: Any, parameters: dict[str, int | str]) -> None: ...
        def get_type(self) -> Any: ...
        def get_parameters(self) -> dict[str, int | str]: ...

    class SpielState:
        """pyspiel.State, as far as it is used here."""

        def __init__(self, game: SpielGame) -> None: ...
        def get_game(self) -> Any: ...
        def apply_action(self, action: int) -> None: ...
        def full_history(self) -> list[Any]: ...
        def serialize(self) -> str: ...

    class SpielBot:
        """pyspiel.Bot, as far as it is used here."""

        def __init__(self) -> None: ...

else:
    SpielGame = pyspiel.Game
    SpielState = pyspiel.State
    SpielBot = pyspiel.Bot
