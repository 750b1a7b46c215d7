"""Browser windows that tests use one after another.

A new window starts a process that compiles all scripts again. Opening a table in a window that has shown the site
before costs a third of that.
"""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from playwright.sync_api import Browser, Page

UNINSTALLED = "delete Navigator.prototype.serviceWorker"
"""Makes a page a page of a browser without service workers, which would load all files of the site."""
QUIET = "/icon.svg"
"""A page of the site without scripts."""
CLEAR = "() => { localStorage.clear(); sessionStorage.clear(); return '__pwClock' in window; }"
"""Empties the storage of the site, and tells whether the clock is a clock of Playwright."""


class Kind(NamedTuple):
    """What cannot be changed after a window has been opened."""

    address: str
    lang: str
    touch: bool
    clock: bool


def open_window(browser: Browser, kind: Kind, installs: bool = False) -> Page:
    """Open a new window with a storage of its own. If `installs` is true, it has a service worker."""
    context = browser.new_context(base_url=kind.address, locale=kind.lang, has_touch=kind.touch)
    if not installs:
        context.add_init_script(UNINSTALLED)
    return context.new_page()


class Windows:
    """Windows without service workers, which are empty whenever somebody takes them."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._idle: defaultdict[Kind, list[Page]] = defaultdict(list)

    def take(self, kind: Kind) -> Page:
        """Return an idle window, or a new one if there is none."""
        idle = self._idle[kind]
        return idle.pop() if idle else open_window(self.browser, kind)

    def give_back(self, kind: Kind, page: Page) -> None:
        """Empty a window and keep it for the next person. Its event listeners and scripts must be removed already."""
        page.unroute_all(behavior="ignoreErrors")
        page.context.unroute_all(behavior="ignoreErrors")
        page.context.set_offline(False)
        # An element under the pointer would be highlighted on the next page.
        page.mouse.move(-1, -1)
        page.goto(QUIET)
        clock = page.evaluate(CLEAR)
        assert clock == kind.clock, "a clock cannot be removed from a window: the test must ask for one with a clock"
        self._idle[kind].append(page)
