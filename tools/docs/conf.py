"""The settings of Sphinx for the documentation site; `tools/docs/build.py` runs it."""

from __future__ import annotations

import inspect
import os
from importlib import import_module
from typing import Any

from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

import mutiny
from tools.docs.api import MODULES

project = "Mutiny"
author = "the Mutiny developers"
version = release = mutiny.__version__
html_title = f"Mutiny {release}"
language = "en"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "index"

myst_enable_extensions = ["colon_fence"]
# Links to headings are those of the places that show Markdown: the words in lower case, with hyphens.
myst_heading_anchors = 4
# `>>>` in a block without a language is Python; nothing else is guessed.
highlight_language = "text"
suppress_warnings = ["misc.highlighting_failure"]

# Quotes become round, but two hyphens stay what they are: they begin options.
smartquotes_action = "q"

# A name in backticks in a docstring leads to what is documented under it.
default_role = "py:obj"
autodoc_default_options = {"members": True, "member-order": "bysource", "show-inheritance": True}
autodoc_typehints_format = "short"
autodoc_use_type_comments = False
add_module_names = False
python_use_unqualified_type_names = True
maximum_signature_line_length = 100

html_theme = "furo"
html_static_path = ["static", "../../web/public/icon.svg"]
html_logo = html_favicon = "../../web/public/icon.svg"
html_css_files = ["site.css"]
html_js_files = ["site.js"]
html_show_copyright = html_show_sphinx = False
html_copy_source = False
html_show_sourcelink = False
html_baseurl = os.environ.get("MUTINY_DOCS_ADDRESS", "")
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#8a4b0f",
        "color-brand-content": "#8a4b0f",
        "color-brand-visited": "#6b4a86",
    },
    "dark_css_variables": {
        "color-brand-primary": "#f0b45c",
        "color-brand-content": "#f0b45c",
        "color-brand-visited": "#c7a6e0",
    },
}

linkcheck_timeout = 20
linkcheck_retries = 2
linkcheck_workers = 2


def public_names() -> dict[str, str]:
    """Return where everything public is documented, by the names under which the program defines it."""
    names: dict[str, str] = {}
    for module in MODULES:
        for name in import_module(module).__all__:
            value = getattr(import_module(module), name)
            if inspect.isclass(value) or inspect.isroutine(value):
                names.setdefault(f"{value.__module__}.{value.__qualname__}", f"{module}.{name}")
    return names


def find_public(app: Sphinx, env: BuildEnvironment, node: pending_xref, contnode: Any) -> Any:
    """Resolve a reference to where an object is defined as one to where it is documented."""
    public = public_names().get(node.get("reftarget", ""))
    if node.get("refdomain") != "py" or public is None:
        return None
    domain = env.get_domain("py")
    return domain.resolve_xref(env, node["refdoc"], app.builder, "obj", public, node, contnode)


def finish_page(*about: Any) -> None:
    """Say the language of a page, and the level of the headings in the menu, for browsers and screen readers."""
    _app, _page, _template, context, _doctree = about
    meta = context.get("meta") or {}
    if "lang" in meta:
        context["language"] = meta["lang"]
    menu = context.get("furo_navigation_tree")
    if menu:
        context["furo_navigation_tree"] = menu.replace('role="heading"', 'role="heading" aria-level="2"')


def setup(app: Sphinx) -> None:
    """Register what is above with Sphinx."""
    app.connect("missing-reference", find_public)
    # After Furo has made its menu.
    app.connect("html-page-context", finish_page, priority=900)
