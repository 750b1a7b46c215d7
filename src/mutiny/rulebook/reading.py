"""Checks shared by the readers of rulebooks and guides. Each error names what is unknown, missing or duplicate."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Mapping
from typing import Final, TypeAlias

from mutiny.rulebook.model import BASES, LANGUAGES, Basis, Texts

Table: TypeAlias = Mapping[str, object]

WORD: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class BadRulebook(ValueError):
    """A rulebook that cannot be read; `where` is the faulty clause, chapter, option or table.

    >>> str(BadRulebook("clause M4.4", "no text in 'it'"))
    "clause M4.4: no text in 'it'."
    """

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}.")
        self.where = where
        self.reason = reason


def read_toml(where: str, text: str) -> Table:
    """Return the tables of a TOML text.

    >>> read_toml("rulebook", "game = 'chess'"), dict(read_toml("guide", ""))
    ({'game': 'chess'}, {})
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadRulebook(where, f"not TOML: {error}") from None


def basis_of(where: str, table: Table) -> Basis:
    """Return the basis: stated by sources, ruled by us, or reconstructed by us."""
    for basis in BASES:
        if table["basis"] == basis:
            return basis
    raise BadRulebook(where, f"the basis must be {', '.join(BASES[:-1])} or {BASES[-1]}")


def check_known(where: str, names: tuple[str, ...], what: str, known: Collection[str]) -> tuple[str, ...]:
    """Return the names, if all of them are known."""
    for name in names:
        if name not in known:
            raise BadRulebook(where, f"there is no {what} {name!r}")
    return names


def place_of(what: str, number: int, table: Table) -> str:
    """Return the name of a table for error messages: its id, or its number if it has no usable id."""
    name = table.get("id")
    return f"{what} {name}" if isinstance(name, str) and name else f"{what} number {number}"


def check_keys(where: str, table: Table, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> None:
    """Refuse a table that has an unknown key or lacks a required one."""
    for key in table:
        if key not in required and key not in optional:
            raise BadRulebook(where, f"unknown key {key!r}")
    for key in required:
        if key not in table:
            raise BadRulebook(where, f"no text in {key!r}" if key in LANGUAGES else f"key {key!r} is missing")


def as_table(where: str, value: object) -> Table:
    """Return the value if it is a table; refuse it otherwise."""
    if not isinstance(value, dict):
        raise BadRulebook(where, "not a table")
    return value


def as_tables(what: str, value: object) -> list[Table]:
    """Return the value if it is a list of tables; refuse it otherwise."""
    if not isinstance(value, list):
        raise BadRulebook(what, f"write each as a [[{what}]] table")
    return [as_table(f"{what} number {number}", item) for number, item in enumerate(value, 1)]


def text_of(where: str, table: Table, key: str) -> str:
    """Return a text with line breaks replaced by spaces. No-break spaces, which French puts before colons, are kept."""
    value = table[key]
    if not isinstance(value, str) or not value.strip():
        raise BadRulebook(where, f"{key!r} must be a text that is not empty")
    return re.sub(r"[ \t\r\n]+", " ", value).strip(" ")


def words_of(where: str, table: Table, key: str) -> tuple[str, ...]:
    """Return a list of distinct words."""
    value = table[key]
    if not isinstance(value, list) or not all(isinstance(item, str) and item for item in value):
        raise BadRulebook(where, f"{key!r} must be a list of words")
    if len(set(value)) < len(value):
        raise BadRulebook(where, f"{key!r} names something twice")
    return tuple(value)


def texts_of(where: str, table: Table) -> Texts:
    """Return the texts of a table in the four languages."""
    en, fr, it, de = (text_of(where, table, lang) for lang in LANGUAGES)
    return Texts(en, fr, it, de)


def only_texts(where: str, value: object) -> Texts:
    """Return the texts of a table that holds nothing else."""
    table = as_table(where, value)
    check_keys(where, table, LANGUAGES)
    return texts_of(where, table)


def id_of(where: str, table: Table, form: re.Pattern[str], key: str = "id") -> str:
    """Return an id that has the required form."""
    name = table[key]
    if not isinstance(name, str) or not form.fullmatch(name):
        raise BadRulebook(where, f"{key!r} is not well formed")
    return name


def new_id(where: str, table: Table, form: re.Pattern[str], known: Collection[str]) -> str:
    """Return an id that is not yet in use."""
    name = id_of(where, table, form)
    if name in known:
        raise BadRulebook(where, "given twice")
    return name
