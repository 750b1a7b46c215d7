"""tools/docs/conf.py: what the settings of Sphinx add to it."""

from __future__ import annotations

from typing import Any

from tools.docs import conf


def finished(**context: Any) -> dict[str, Any]:
    conf.finish_page(None, "page", "page.html", context, None)
    return context


def test_a_page_in_another_language_says_so() -> None:
    assert finished(language="en", meta={"lang": "fr"})["language"] == "fr"
    assert finished(language="en", meta={})["language"] == "en"
    # Pages without a source, such as the search, have none.
    assert finished(language="en", meta=None)["language"] == "en"


def test_headings_in_the_menu_have_a_level() -> None:
    menu = '<p class="caption" role="heading">A</p>'
    assert 'role="heading" aria-level="2"' in finished(meta={}, furo_navigation_tree=menu)["furo_navigation_tree"]
    assert "furo_navigation_tree" not in finished(meta={})


def test_references_to_where_something_is_defined_lead_to_where_it_is_documented() -> None:
    names = conf.public_names()
    assert names["mutiny.bots.bot.Bot"] == "mutiny.bots.Bot"
    # The first of the modules that export a class documents it.
    assert names["mutiny.bots.bot.Budget"] == "mutiny.bots.Budget"
    # Constants are defined nowhere that a reference could name.
    assert not any(name.startswith("typing.") for name in names)
