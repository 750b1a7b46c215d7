"""Write docs/features.md: the fields of a row of features, for every game, from the games' own descriptions.

Usage: python -m tools.feature_docs [--check]. With --check it writes nothing, and exits with 1 if the page is out of
date.
"""

from __future__ import annotations

import sys
from pathlib import Path

import mutiny
from mutiny.i18n import Messages
from mutiny.kernel.blame import plugin_of
from tools.generated import write_or_compare

TARGET = Path(__file__).resolve().parent.parent / "docs" / "features.md"
HEAD = """# Features, field by field

`python -m tools.feature_docs` writes this page from the games' own descriptions; `make lint` checks that it is up to
date.

A row of features is the knowledge of one seat as small numbers, one byte each: the content of its view and nothing
else. In a field with a number for every player, this seat is first and the others follow clockwise, so that one program
can learn to play at every seat. A value that is one of several words is one-hot: a one in the place of the word and
zeros elsewhere; all zeros mean that there is no value, or that this seat does not know it. The moves of Traîtres à bord
and Cartagena name players by their seats, so their rows also have the number of this seat.

```python
>>> import mutiny
>>> features = mutiny.game("meuterer").features(players=4)
>>> match = mutiny.new("meuterer", ["Ann", "Bo", "Cy", "Di"], seed=bytes(32))
>>> row = features.row(match.state, seat=2)
>>> len(row) == features.size
True
>>> features.read(row)["hand"], match.state.view(2)["hand"]
([2, 2, 0, 0, 0, 1, 0], ['ruby', 'ruby', 'salt', 'salt', 'conflict'])

```

The tables give the size of a field for any number of players. The largest number is that of `features.most()` with the
default options; it is the bound of an observation space.
"""


def growth(numbers: dict[int, int]) -> str:
    """Return a size for each number of players as one expression.

    >>> growth({3: 7, 4: 7}), growth({3: 18, 4: 24}), growth({2: 4, 3: 9}), growth({2: 5, 3: 6})
    ('7', '6 × players', 'players × players', '5 to 6')
    """
    if len(set(numbers.values())) == 1:
        return str(next(iter(numbers.values())))
    if len({size / players for players, size in numbers.items()}) == 1:
        players, size = next(iter(numbers.items()))
        return "players" if size == players else f"{size // players} × players"
    if all(size == players * players for players, size in numbers.items()):
        return "players × players"
    return f"{min(numbers.values())} to {max(numbers.values())}"


def section(name: str) -> list[str]:
    """Return the fields of a game."""
    game = mutiny.game(name)
    features = {}
    for players in range(game.least, game.most + 1):
        found = game.features(players)
        if found is None:
            return []
        features[players] = found
    first = features[game.least]
    sizes = ", ".join(f"{found.size} for {players}" for players, found in features.items())
    lines = [
        f"## {Messages('en', name).text(f'{name}-title')}",
        "",
        f"{len(first.fields)} fields; numbers in a row: {sizes} players. Actions: {game.actions}.",
        "",
        "| field | numbers | largest | what it tells |",
        "| --- | ---: | ---: | --- |",
    ]
    for place, field in enumerate(first.fields):
        size = growth({players: found.fields[place].size for players, found in features.items()})
        most = growth({players: found.fields[place].most for players, found in features.items()})
        lines.append(f"| `{field.name}` | {size} | {most} | {field.about} |")
    return [*lines, ""]


def page() -> str:
    """Return the whole page."""
    names = [name for name in mutiny.game_names() if not plugin_of(mutiny.game(name))]
    return "\n".join([HEAD, *(line for name in names for line in section(name))])


def main() -> int:
    """Write the page, or compare it."""
    return write_or_compare({TARGET: page()}, "feature_docs")


if __name__ == "__main__":
    sys.exit(main())
