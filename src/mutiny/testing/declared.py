"""The types that a game declares for its views and events, and whether a value has a declared type.

A game may have a module `view_types` with `PUBLIC_VIEW` and `SEAT_VIEW`, which are TypedDicts, and a module `events`
with `EVENTS`, its kinds of events. In these types a text within `Annotated` is the meaning of a field, and a tuple of
types says what a list of fixed length holds at each place.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from mutiny.kernel.events import Event, EventKind
from mutiny.kernel.plugin import part


def view_types(game: str) -> tuple[type, type] | None:
    """Return the types of a spectator's view and of a seat's; None if the game declares none.

    >>> [shown.__name__ for shown in view_types("meuterer")], view_types("poker")
    (['MeutererPublicView', 'MeutererSeatView'], None)
    """
    module = part(game, "view_types")
    return None if module is None else (module.PUBLIC_VIEW, module.SEAT_VIEW)


def event_kinds(game: str) -> dict[str, EventKind[Any, Any]] | None:
    """Return the kinds of events by name; None if the game declares none.

    >>> event_kinds("meuterer")["pay"], event_kinds("poker")
    (<EventKind pay>, None)
    """
    kinds: tuple[EventKind[Any, Any], ...] | None = getattr(part(game, "events"), "EVENTS", None)
    return None if kinds is None else {kind.name: kind for kind in kinds}


class DeclaredField:
    """One field of a TypedDict: its name, its type without the meaning, the meaning, and whether it is always there."""

    def __init__(self, name: str, hint: Any, required: bool) -> None:
        self.name = name
        self.required = required
        if get_origin(hint) is NotRequired:
            (hint,) = get_args(hint)
        self.about = " ".join(note for note in notes(hint) if isinstance(note, str))
        self.type = hint


def fields_of(declared: Any) -> list[DeclaredField]:
    """Return the fields of a TypedDict in order.

    >>> from mutiny.games.meuterer.view_types import Drawing
    >>> [(field.name, field.required, field.about) for field in fields_of(Drawing)]
    [('seat', True, 'the player who draws'), ('needed', True, 'cards still to be drawn')]
    """
    return list(_fields_of(declared))


@cache
def _fields_of(declared: Any) -> tuple[DeclaredField, ...]:
    hints = get_type_hints(declared, include_extras=True)
    optional = {name for name, hint in hints.items() if get_origin(hint) is NotRequired}
    return tuple(DeclaredField(name, hint, name not in optional) for name, hint in hints.items())


def notes(hint: Any) -> tuple[Any, ...]:
    """Return what `Annotated` adds to a type.

    >>> notes(Annotated[int, "the seat"]), notes(int)
    (('the seat',), ())
    """
    return get_args(hint)[1:] if get_origin(hint) is Annotated else ()


def places(hint: Any) -> tuple[Any, ...] | None:
    """Return the types by place of a list of fixed length; None for any other type.

    >>> places(Annotated[list[int | str], (int, str)]), places(list[int])
    ((<class 'int'>, <class 'str'>), None)
    """
    return next((note for note in notes(hint) if isinstance(note, tuple)), None)


def bare(hint: Any) -> Any:
    """Return a type without what `Annotated` adds."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def mismatch(value: object, hint: Any, where: str) -> str | None:
    """Return a sentence that says where a value differs from its declared type; None if it does not.

    >>> from mutiny.games.meuterer.view_types import Drawing
    >>> mismatch({"seat": 1, "needed": 2}, Drawing, "drawing")
    >>> mismatch({"seat": 1}, Drawing, "drawing")
    'drawing: no needed'
    >>> mismatch({"seat": 1, "needed": "2", "deep": 3}, Drawing, "drawing")
    'drawing: deep is not declared'
    >>> mismatch([[1, 2], [True]], list[list[int]], "hands")
    'hands[1][0] is True and not int'
    """
    kinds = places(hint)
    hint = bare(hint)
    origin = get_origin(hint)
    if is_typeddict(hint):
        return _mismatch_in_struct(value, hint, where)
    if origin in (Union, UnionType):
        tried = [mismatch(value, each, where) for each in get_args(hint)]
        return None if None in tried else " and ".join(str(found) for found in tried)
    if origin is Literal:
        known = isinstance(value, str) and value in get_args(hint)
        return None if known else f"{where} is {value!r}, which is not declared"
    if origin is list:
        return _mismatch_in_list(value, get_args(hint)[0], kinds, where)
    if origin is dict:
        return _mismatch_in_dict(value, get_args(hint), where)
    # Not isinstance: True does not count as a number here.
    return None if type(value) is hint else f"{where} is {value!r} and not {hint.__name__}"


def event_mismatch(event: Event, kinds: dict[str, EventKind[Any, Any]]) -> str | None:
    """Return a sentence that says how an event differs from its declared kind; None if it does not.

    >>> kinds = event_kinds("meuterer")
    >>> event_mismatch(Event("pay", "M1.1", 0, {"amount": 1}), kinds)
    >>> event_mismatch(Event("pay", "M1.1", 0, {}), kinds), event_mismatch(Event("swim", "M1.1", 0, {}), kinds)
    ('facts: no amount', 'there is no such kind')
    >>> event_mismatch(Event("leave", "M2.6", 0, {"left": 1}, {"middle": ["boy"]}), kinds)
    >>> event_mismatch(Event("pay", "M1.1", None, {"amount": 1}), kinds)
    'it is about None and not about a seat'
    """
    kind = kinds.get(event.kind)
    if kind is None:
        return "there is no such kind"
    if kind.about_seat != (event.seat is not None):
        return f"it is about {event.seat} and not about {'a seat' if kind.about_seat else 'the table'}"
    found = mismatch(event.facts, kind.facts, "facts")
    # An event need not have its secret: somebody who declines to look sees nothing.
    return found or (mismatch(event.secret, kind.secret, "secret") if event.secret else None)


def _mismatch_in_struct(value: object, declared: type, where: str) -> str | None:
    if not isinstance(value, dict):
        return f"{where} is {value!r} and not {declared.__name__}"
    fields = {field.name: field for field in _fields_of(declared)}
    missing = [f"{where}: no {name}" for name, field in fields.items() if field.required and name not in value]
    stray = [f"{where}: {key} is not declared" for key in value if key not in fields]
    if stray or missing:
        return (stray + missing)[0]
    return _first(mismatch(each, fields[key].type, f"{where}.{key}") for key, each in value.items())


def _mismatch_in_list(value: object, item: Any, kinds: tuple[Any, ...] | None, where: str) -> str | None:
    if not isinstance(value, list):
        return f"{where} is {value!r} and not a list"
    if kinds is not None and len(value) != len(kinds):
        return f"{where} is {value!r} and not a list of {len(kinds)}"
    return _first(
        mismatch(each, item if kinds is None else kinds[at], f"{where}[{at}]") for at, each in enumerate(value)
    )


def _mismatch_in_dict(value: object, types: tuple[Any, Any], where: str) -> str | None:
    if not isinstance(value, dict):
        return f"{where} is {value!r} and not a dict"
    key_type, value_type = types
    keys = (mismatch(key, key_type, f"a key of {where}") for key in value)
    return _first([*keys, *(mismatch(each, value_type, f"{where}[{key!r}]") for key, each in value.items())])


def _first(found: Iterable[str | None]) -> str | None:
    return next((each for each in found if each), None)
