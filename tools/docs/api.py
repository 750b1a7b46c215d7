"""The reference of the public API: a page for every public module, made from its docstrings by autodoc."""

from __future__ import annotations

import ast
import inspect
import re
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import mutiny
from tools.docs.sources import ROOT, Generated, toctree

PACKAGE = Path(mutiny.__file__).parent
PROMISE = ROOT / "docs" / "stability.md"
LONGEST = 100
"""Letters of a constant that are shown."""

FOLDER = "api"


def promised(page: str) -> tuple[str, ...]:
    """Return the public modules, which docs/stability.md lists in a piece of code.

    >>> promised('>>> public = ["mutiny",\\n...     "mutiny.bots"]\\n')
    ('mutiny', 'mutiny.bots')
    """
    code = page.partition(">>> public = [")[2].partition("]")[0]
    return tuple(re.findall(r'"([\w.]+)"', code))


MODULES = promised(PROMISE.read_text(encoding="utf-8"))


def index() -> Generated:
    """Return the table of public modules, and a page for each."""
    lines = ["| module | what it has |", "| --- | --- |"]
    for name in MODULES:
        about = (import_module(name).__doc__ or "").strip().splitlines()[0].replace("|", "\\|")
        lines.append(f"| [`{name}`]({FOLDER}/{name}.md) | {about} |")
    return Generated(
        "\n".join([*lines, "", toctree([f"{FOLDER}/{name}" for name in MODULES])]),
        {f"{FOLDER}/{name}.md": page(name) for name in MODULES},
    )


def page(module: str) -> str:
    """Return the page of a module.

    >>> ".. automodule:: mutiny.bots" in page("mutiny.bots")
    True
    """
    # automodule sets the module of what follows it. Functions first: most readers look for something to call.
    names = sorted(import_module(module).__all__, key=lambda name: (not name[0].islower(), name.casefold()))
    lines = [f"# `{module}`", "", "```{eval-rst}", f".. automodule:: {module}", "   :no-members:", ""]
    for name in names:
        value = getattr(import_module(module), name)
        if directive(value) == "data":
            lines += [
                f".. py:data:: {name}",
                f"   :value: {shown(value)}",
                "",
                f"   {explanation(module, name)}",
                "",
            ]
            continue
        lines.append(f".. {directive(value)}:: {module}.{name}")
        # What several modules export is in the index once.
        lines += [*(["   :no-index:"] if home(value) not in ("", f"{module}.{name}") else []), ""]
    return "\n".join([*lines, "```", ""])


def home(value: object) -> str:
    """Return the first public name of a class or function, in the order of the modules; "" for other objects.

    >>> import mutiny.analysis
    >>> home(mutiny.analysis.Budget)
    'mutiny.bots.Budget'
    """
    if not (inspect.isclass(value) or inspect.isroutine(value)):
        return ""
    names = ((module, name) for module in MODULES for name in import_module(module).__all__)
    found = (f"{module}.{name}" for module, name in names if getattr(import_module(module), name) is value)
    return next(found, "")


def directive(value: object) -> str:
    """Return the directive for a public object: one of autodoc, or that of plain data.

    >>> directive(ValueError), directive(dict), directive(len), directive(3)
    ('autoexception', 'autoclass', 'autofunction', 'data')
    """
    if inspect.ismodule(value):
        return "automodule"
    if inspect.isclass(value):
        return "autoexception" if issubclass(value, BaseException) else "autoclass"
    return "autofunction" if inspect.isroutine(value) else "data"


def shown(value: object) -> str:
    """Return a constant as it is written, without the modules of its types; an ellipsis if it is long.

    >>> shown(("on", "off")), shown(list(range(100)))
    ("('on', 'off')", '...')
    """
    text = re.sub(r"\b(?:[a-z_]+\.)+(?=[A-Z])", "", repr(value))
    return text if len(text) <= LONGEST else "..."


def explanation(module: str, name: str) -> str:
    """Return the first line of the text below a constant, where it is defined; "" if there is none.

    >>> explanation("mutiny.bots", "STRENGTHS")
    'The bots of this program, from the weakest to the strongest.'
    """
    path = PACKAGE.parent.joinpath(*module.split("."))
    body = ast.parse(
        (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text(encoding="utf-8")
    ).body
    for statement, after in pairwise([*body, ast.Pass()]):
        match statement, after:
            case ast.ImportFrom(module=str() as source, names=names), _ if name in [each.name for each in names]:
                return explanation(source, name)
            case (
                ast.Assign(targets=[ast.Name(id=found)]) | ast.AnnAssign(target=ast.Name(id=found)),
                ast.Expr(value=ast.Constant(value=str() as text)),
            ) if found == name:
                return text.partition("\n")[0]
    return ""
