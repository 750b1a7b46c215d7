"""The data card in the folder of a dataset.

It begins with front matter, which the Hugging Face Hub reads: licence, tags, size, and the files of each folder."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from mutiny.adapters.dataset.columns import columns_table

NAME: Final = "README.md"

SIZES: Final = (
    (1_000, "n<1K"),
    (10_000, "1K<n<10K"),
    (100_000, "10K<n<100K"),
    (1_000_000, "100K<n<1M"),
    (10_000_000, "1M<n<10M"),
    (100_000_000, "10M<n<100M"),
    (1_000_000_000, "100M<n<1B"),
)
"""The Hub's categories of size, each with its upper limit of rows."""

TEXT: Final = """{front}
# Decisions in games of Mutiny

One row for each decision of a seat: what the seat knew then, what it could do, what it did, and what came of it.
{what}

## How it was made

{header}

{skipped}## Folders

{folders}

A folder holds the rows of one game, one number of players and one set of options, game after game, in parts. Read all
of it: `polars.scan_parquet("FOLDER/*.parquet")`.

## Columns

{columns}

## Fields of the features

The numbers of a row of `features`, in their order; the metadata of every file has the same under the key `mutiny`.

{fields}

## Use and limits

For learning from play (imitation, values of positions) and for counting what players do. Features and legal actions
are what the seat knew at that moment, no more. The game is over, though: `game_id` leads to its seed or its record, and
the rows of other seats show their hands, so neither belongs among what a model is given; split by `game_id`, never by
row. What these players never do is not in here, and what a move is worth is what it was worth among them. Table talk is
not in the features. Where only one action is legal, nobody chose.

Rows of games between bots are free under the licence of Mutiny (MIT). Rows of records belong to those who played them.
"""


def card(header: Mapping[str, Any], summary: Mapping[str, Any], abouts: Mapping[str, Mapping[str, Any]]) -> str:
    """Return the card: how the rows were made, how many there are, and what they contain.

    >>> about = {"fields": [{"name": "hand", "size": 5, "most": 3, "about": "cards of each kind"}]}
    >>> found = {"folder": "toy-2", "games": 1, "rows": 30, "files": 1, "bytes": 600}
    >>> summary = {"games": 1, "rows": 30, "skipped": 0, "folders": [found]}
    >>> "1 game, 30 rows." in card({"seed": "doc"}, summary, {"toy-2": about}).splitlines()
    True
    """
    number = summary["skipped"]
    skipped = f"{counted(number, 'record')} {'was' if number == 1 else 'were'} left out: bad, or not over.\n\n"
    return TEXT.format(
        front="\n".join([*front_matter(header, summary), ""]),
        what=f"{counted(summary['games'], 'game')}, {counted(summary['rows'], 'row')}.",
        header="\n".join(f"- {key}: {_shown(value)}" for key, value in header.items()),
        skipped=skipped if number else "",
        folders="\n".join(_folder_lines(summary["folders"])),
        columns=columns_table(),
        fields="\n\n".join(f"### {name}\n\n{fields_table(about)}" for name, about in abouts.items()),
    )


def front_matter(header: Mapping[str, Any], summary: Mapping[str, Any]) -> list[str]:
    """Return the lines for the Hugging Face Hub: YAML between two lines of dashes.

    >>> found = {"folder": "meuterer-4", "games": 1, "rows": 30, "files": 1, "bytes": 600}
    >>> summary = {"games": 1, "rows": 30, "skipped": 0, "folders": [found]}
    >>> for line in front_matter({"source": "games between bots"}, summary):
    ...     print(line)
    ---
    pretty_name: Decisions in games of Mutiny
    license: mit
    task_categories:
    - reinforcement-learning
    tags:
    - board-games
    - imitation-learning
    - imperfect-information
    - mutiny
    - meuterer
    size_categories:
    - n<1K
    configs:
    - config_name: meuterer-4
      data_files: meuterer-4/*.parquet
    ---
    """
    folders = [str(found["folder"]) for found in summary["folders"]]
    games = dict.fromkeys(folder.partition("-")[0] for folder in folders)
    # Rows of records belong to those who played them, so their licence is for them to say.
    licence = "mit" if header.get("source") == "games between bots" else "unknown"
    size = next((name for limit, name in SIZES if summary["rows"] < limit), "n>1B")
    lines = ["---", "pretty_name: Decisions in games of Mutiny", f"license: {licence}"]
    lines += ["task_categories:", "- reinforcement-learning"]
    tags = ("board-games", "imitation-learning", "imperfect-information", "mutiny", *games)
    lines += ["tags:", *(f"- {tag}" for tag in tags)]
    lines += ["size_categories:", f"- {size}"]
    if folders:
        lines.append("configs:")
    for folder in folders:
        lines += [f"- config_name: {folder}", f"  data_files: {folder}/*.parquet"]
    return [*lines, "---"]


def fields_table(about: Mapping[str, Any]) -> str:
    """Return the fields of the features as a Markdown table; `about` is the result of `described`.

    >>> print(fields_table({"fields": [{"name": "hand", "size": 5, "most": 3, "about": "cards of each kind"}]}))
    | field | from | numbers | up to | what |
    | --- | --- | --- | --- | --- |
    | `hand` | 0 | 5 | 3 | cards of each kind |
    """
    lines = ["| field | from | numbers | up to | what |", "| --- | --- | --- | --- | --- |"]
    at = 0
    for field in about["fields"]:
        lines.append(f"| `{field['name']}` | {at} | {field['size']} | {field['most']} | {field['about']} |")
        at += field["size"]
    return "\n".join(lines)


def counted(number: int, thing: str) -> str:
    """Return a number with its noun.

    >>> counted(1, "game"), counted(2000, "row")
    ('1 game', '2,000 rows')
    """
    return f"{number:,} {thing if number == 1 else thing + 's'}"


def _folder_lines(folders: list[dict[str, Any]]) -> list[str]:
    lines = ["| folder | games | rows | files | bytes a row |", "| --- | --- | --- | --- | --- |"]
    for found in folders:
        each = found["bytes"] / max(1, found["rows"])
        lines.append(
            f"| `{found['folder']}` | {found['games']:,} | {found['rows']:,} | {found['files']:,} | {each:.1f} |"
        )
    return lines


def _shown(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
