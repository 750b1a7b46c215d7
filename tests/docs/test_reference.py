"""tools/docs/api.py and commands.py: the references of Python and of the command line."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

from mutiny.cli.entry import COMMANDS
from tools.docs import api, commands, links, rulebooks, sources


def test_the_modules_are_those_that_are_promised() -> None:
    assert {"mutiny", "mutiny.bots", "mutiny.testing", "mutiny.client"} <= set(api.MODULES)
    assert all(module.partition(".")[0] == "mutiny" for module in api.MODULES)
    made = api.index()
    for module in api.MODULES:
        assert f"[`{module}`](api/{module}.md)" in made.text
        assert f"api/{module}.md" in made.pages


@pytest.mark.parametrize("module", api.MODULES)
def test_a_module_shows_every_public_name(module: str) -> None:
    lines = api.page(module).splitlines()
    for name in import_module(module).__all__:
        shown = (f":: {module}.{name}", f".. py:data:: {name}")
        assert sum(line.startswith(".. ") and line.endswith(shown) for line in lines) == 1, name


def test_a_class_that_several_modules_export_is_in_the_index_once() -> None:
    pages = {module: api.page(module) for module in api.MODULES}
    assert ".. autoclass:: mutiny.analysis.Budget\n   :no-index:" in pages["mutiny.analysis"]
    assert ".. autoclass:: mutiny.bots.Budget\n\n" in pages["mutiny.bots"]


def test_a_constant_is_explained_where_it_is_defined() -> None:
    assert "   The bots of this program, from the weakest to the strongest." in api.page("mutiny.bots")
    assert api.explanation("mutiny.bots", "RandomBot") == ""


def test_every_command_has_its_help() -> None:
    text = commands.index().text
    for name in COMMANDS:
        assert f"## mutiny {name}\n\n```text\nusage: mutiny {name} " in text
    assert "\x1b" not in text


@pytest.mark.parametrize("module", [api, commands, links, rulebooks, sources], ids=lambda module: module.__name__)
def test_examples(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type] # a module
