# mypyc: skip
# Runs once for each class, and makes classes at run time.
"""Refuse to make an object of an incomplete class, in compiled form too.

Python itself does not instantiate a class with abstract methods. In compiled form it does, because compiled methods do
not carry the mark that `abstractmethod` sets, and a call of the missing method would then go to the base class. `guard`
raises the error that Python would raise.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Any

COMPILED = "__mypyc_attrs__"
"""The attribute that every compiled class has, and no other class. The type checker has found those complete."""


def guard(cls: type, base: type, needed: tuple[str, ...]) -> None:
    """Make a class refuse to create objects if it lacks methods that its base class needs.

    A base class calls this from `__init_subclass__`, that is once for each subclass.
    """
    if getattr(base, "__abstractmethods__", None) or COMPILED in cls.__dict__ or not missing(cls, base, needed):
        return
    made = cls.__dict__.get("__new__")
    here: Any = cls

    def new(kind: type, *args: Any, **kwargs: Any) -> Any:
        lacks = missing(kind, base, needed)
        if lacks:
            refuse(kind, lacks)
        # This subclass has all the methods: create the object as usual.
        make: Any = super(here, kind).__new__ if made is None else made.__func__
        return make(kind) if make is object.__new__ else make(kind, *args, **kwargs)

    setattr(cls, "__new__", staticmethod(new))  # noqa: B010 (the type checker knows no class with a `__new__` to be set)


def missing(cls: type, base: type, needed: tuple[str, ...]) -> list[str]:
    """The methods that a class must have and does not define, in alphabetical order.

    >>> class Shape:
    ...     def area(self): ...
    ...     def name(self): ...
    >>> class Square(Shape):
    ...     def area(self): return 1
    >>> missing(Square, Shape, ("area", "name")), missing(Shape, Shape, ("area", "name"))
    (['name'], ['area', 'name'])
    """
    inherited = {name for name in needed if getattr(cls, name) is getattr(base, name)}
    marked = {name for name in dir(cls) if getattr(getattr(cls, name, None), "__isabstractmethod__", False)}
    return sorted(inherited | marked)


def refuse(cls: type, lacks: list[str]) -> None:
    """Raise what Python raises for a class of that name without these methods.

    >>> refuse(int, ["conjugate"])  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    TypeError: Can't instantiate abstract class int with...conjugate...
    """
    absent = abstractmethod(lambda _: None)
    # The words differ from one version of Python to the next, so Python itself says them.
    ABCMeta(cls.__name__, (), dict.fromkeys(lacks, absent))()


def not_implemented(of: object, method: str) -> NotImplementedError:
    """Return the error that an abstract method raises when it is called.

    >>> not_implemented(1, "conjugate")
    NotImplementedError('int does not define the method conjugate')
    """
    return NotImplementedError(f"{type(of).__name__} does not define the method {method}")
