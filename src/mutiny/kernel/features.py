"""What a seat knows as a row of small numbers, for programs that learn: every game describes its own, field by field.

May import: mutiny.kernel only.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from mutiny.kernel.state import State

MOST: Final = 255
"""The largest number a feature can be: each is one byte."""


class Field:
    """One field of a row: its name, how many numbers it has, the largest they can be, and what they mean.

    >>> Field("hand", 6, 5, "how many cards of each kind").span()
    'hand[6]'
    """

    def __init__(self, name: str, size: int, most: int, about: str) -> None:
        self.name = name
        self.size = size
        self.most = most
        self.about = about

    def span(self) -> str:
        """The field's name with its size, if it has several numbers."""
        return self.name if self.size == 1 else f"{self.name}[{self.size}]"


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(ABC):
    """The rows of a game for so many players under such options: what is in them, and how they are made.

    A row is made from an allow-list, as a view is: two states that a seat cannot tell apart give it the same row.
    """

    def __init__(self, fields: tuple[Field, ...]) -> None:
        self.fields = fields
        self.size = sum([field.size for field in fields])

    @abstractmethod
    def row(self, state: State, seat: int) -> bytes:
        """What a seat knows now; `size` numbers, in the order of the fields."""

    def most(self) -> list[int]:
        """The largest number each place of a row can hold."""
        return [field.most for field in self.fields for _ in range(field.size)]
