"""The table and the choices, as much of both as the terminal shows at once.

A terminal that is too low for all of it gets a compact table first, then the choices without their meanings, and then
the choices side by side.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from mutiny.cli.output import wrapped
from mutiny.cli.terminal import terminal_width
from mutiny.drawing.pen import columns, fit

GAP = 2
PROMPT_LINES = 1


@dataclass(frozen=True, slots=True)
class ListedMove:
    """A legal move in the list: its notation, its effect in words, and what it would mean now, if that can be said."""

    move: str
    text: str
    means: str | None = None


def scene(
    table: Callable[[bool], str],
    goal: Sequence[str],
    warnings: Sequence[str],
    moves: Sequence[ListedMove],
    height: int | None,
) -> list[str]:
    """Return the lines of the table, the goal, the warnings, and the moves.

    `table` draws the table, compact or not. Without a `height` everything is shown.

    >>> moves = [ListedMove("offer wine", "Offer a wine", "1 wine at Hochland."), ListedMove("leave", "Leave")]
    >>> for height in (None, 7, 4):
    ...     scene(lambda compact: "low" if compact else "table", [], [], moves, height)
    ['', 'table', '', '   1  Offer a wine (offer wine)', '        1 wine at Hochland.', '   2  Leave (leave)']
    ['', 'table', '', '   1  Offer a wine (offer wine)', '        1 wine at Hochland.', '   2  Leave (leave)']
    ['low', '   1  Offer a wine (offer wine)', '   2  Leave (leave)']
    """
    full = ["", *table(False).split("\n"), "", *goal, *warnings, *listed(moves)]
    if height is None or len(full) + PROMPT_LINES <= height:
        return full
    compact = table(True).split("\n")
    for choices in (
        [*goal, *warnings, *listed(moves)],
        [*goal, *warnings, *listed(moves, meanings=False)],
        [*goal, *warnings, *side_by_side([each.text for each in moves])],
        [*goal, *warnings, *side_by_side([each.move for each in moves])],
    ):
        if len(compact) + len(choices) + PROMPT_LINES <= height:
            return [*compact, *choices]
    return [*compact, *warnings, *side_by_side([each.move for each in moves])]


def listed(moves: Sequence[ListedMove], meanings: bool = True) -> list[str]:
    """Return the moves one below the other, with their numbers."""
    lines: list[str] = []
    for number, each in enumerate(moves, 1):
        lines += wrapped(f"{each.text} ({each.move})", "      ", f"  {number:>2}  ").split("\n")
        if meanings and each.means is not None:
            lines += wrapped(each.means, "        ").split("\n")
    return lines


def side_by_side(texts: Sequence[str]) -> list[str]:
    """Return the moves in columns, counted downwards, as many columns as there is room for.

    >>> side_by_side(["offer wine", "offer salt", "leave"])
    ['   1  offer wine     2  offer salt     3  leave']
    """
    room = max(columns(text) for text in texts)
    cell = 6 + room + GAP
    across = max(1, min((terminal_width() + GAP) // cell, len(texts)))
    down = -(-len(texts) // across)
    cells = [f"  {number:>2}  {fit(text, room)}" for number, text in enumerate(texts, 1)]
    return [(" " * GAP).join(cells[line::down]).rstrip()[: terminal_width()] for line in range(down)]
