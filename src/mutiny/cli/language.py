"""The choice of the language."""

from __future__ import annotations

import os
from collections.abc import Mapping

from mutiny.rulebook import LANGUAGES


def chosen_language(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """Return the requested language, or that of the environment, or English.

    >>> chosen_language(None, {"LANG": "fr_CH.UTF-8"}), chosen_language("it", {"LANG": "fr_CH.UTF-8"})
    ('fr', 'it')
    >>> chosen_language(None, {"LC_ALL": "de_DE", "LANG": "fr_FR"}), chosen_language(None, {"LANG": "C"})
    ('de', 'en')
    """
    if asked is not None:
        return asked
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            code = environment[name][:2].lower()
            return code if code in LANGUAGES else "en"
    return "en"


def language_flag(lang: str, environment: Mapping[str, str] = os.environ) -> str:
    """Return what a command needs to run in a language: nothing if that is the language of the environment.

    >>> language_flag("it", {"LANG": "fr_CH.UTF-8"}), language_flag("fr", {"LANG": "fr_CH.UTF-8"})
    (' --lang it', '')
    """
    return "" if chosen_language(None, environment) == lang else f" --lang {lang}"
