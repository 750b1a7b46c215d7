"""A person with a browser, who plays with what the page shows. All messages and errors of the pages are recorded."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack, suppress
from datetime import datetime
from random import Random
from time import monotonic
from typing import Any

from helpers.patience import LONG_MS, LONG_S
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Route, WebSocket, expect
from playwright.sync_api import Error as PlaywrightError
from web.visibility import CHOICES
from web.windows import Kind, Windows, open_window

from mutiny.i18n import Messages
from mutiny.kernel.discovery import game_names

PAUSE_MS = 40
MOST_TOUCHES = 60
"""The most touches for one move, including touches without effect."""
expect.set_options(timeout=LONG_MS)
FREE = """
each => {
  each.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const box = each.getBoundingClientRect();
  for (const down of [0.5, 0.25])
    for (const across of [0.5, 0.3, 0.15, 0.7]) {
      const point = {x: across * box.width, y: down * box.height};
      const found = document.elementFromPoint(box.left + point.x, box.top + point.y);
      if (found && each.contains(found)) return point;
    }
  return null;
}
"""
"""Finds a point of an element that nothing covers, its middle if possible, because cards overlap in a full hand."""
TURN = """
() => {
  const shown = where => document.querySelector(where)?.checkVisibility({visibilityProperty: true});
  return shown('#move .do') ? 'mine' : shown('#result') ? 'over' : null;
}
"""
"""Tells what the page of a player shows who need not wait: whose turn it is, or that the game is over."""
EXPECTED = ("WebSocket connection to", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")
"""Errors that a browser reports by itself when the server is gone."""


def wait_on(page: Page, condition: Callable[[], object], describe: Callable[[], object] = lambda: "") -> None:
    """Wait for a condition that playwright cannot wait for, while the browser's messages are handled."""
    deadline = monotonic() + LONG_S
    while not condition():
        assert monotonic() < deadline, describe()
        page.wait_for_timeout(PAUSE_MS)


class Person:
    """A person with a browser window that nobody else uses: language, window size and theme."""

    def __init__(
        self,
        browser: Browser | Windows,
        address: str,
        lang: str = "en",
        width: int = 1280,
        height: int = 900,
        dark: bool = False,
        motion: bool = False,
        touch: bool = False,
        speed: float = 0,
        records: bool = False,
        installs: bool = True,
        clock: bool = False,
    ) -> None:
        """Open a new window of a browser, with a service worker if `installs` is true, or take a window used before.

        At `speed` 1 events are played one after another, as people see them; at 0, all at once. If `records` is true,
        `received` contains the answers to HTTP requests too; this makes all requests slower. If `clock` is true,
        `start_clock` sets the clock of the pages, which a test can stop.
        """
        self.address = address
        self.lang = lang
        self.touch = touch
        self._kind = Kind(address, lang, touch, clock)
        self._windows = browser if isinstance(browser, Windows) else None
        self.page: Page = (
            browser.take(self._kind) if isinstance(browser, Windows) else open_window(browser, self._kind, installs)
        )
        self.context = self.page.context
        self.context.set_default_timeout(LONG_MS)
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(
            media="null",
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        self._scripts = ExitStack()
        # A page of the browser itself, such as the one that says that the server cannot be reached, has no storage.
        self.start_with(f"try {{ localStorage['mutiny.settings'] ??= '{{\"speed\": {speed}}}' }} catch {{}}")
        self.complaints: list[str] = []
        self.received: list[str] = []
        """All that the pages received over WebSockets, and with `records` over HTTP, except scripts and pictures."""
        self.page.on("console", self._complain)
        self.page.on("pageerror", self._fail)
        self.page.on("websocket", self._listen)
        if records:
            self.context.route("**/api/v1/**", self._read)

    def start_with(self, script: str) -> None:
        """Run a script at the start of every page."""
        self._scripts.enter_context(self.page.add_init_script(script))

    def start_clock(self, time: float | datetime) -> None:
        """Let the clock of the pages run from this time on, until a test stops it."""
        # Somebody who had this window before may have stopped it.
        self.page.clock.resume()
        self.page.clock.install(time=time)

    def _fail(self, error: PlaywrightError) -> None:
        self.complaints.append(str(error))

    def _complain(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(part in message.text for part in EXPECTED):
            self.complaints.append(f"{message.type}: {message.text}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.received.append(data if isinstance(data, str) else data.decode()))

    def _read(self, route: Route) -> None:
        # When a page is closed or a server is killed, some requests get no answer.
        with suppress(PlaywrightError):
            answer = route.fetch()
            self.received.append(answer.text())
            route.fulfill(response=answer)
            return
        with suppress(PlaywrightError):
            route.abort()

    def text(self, message: str, **values: Any) -> str:
        """Return a text of the client in this person's language."""
        game = next((name for name in game_names() if name in message.split("-")[:2]), None)
        return Messages(self.lang, game).text(message, **values)

    def go(self, path: str) -> None:
        """Open a page of the site."""
        self.page.goto(path)
        expect(self.page.get_by_role("main")).to_be_visible()

    def button(self, message: str, **values: Any) -> Locator:
        """Return a button by its text."""
        return self.page.get_by_role("button", name=self.text(message, **values))

    @property
    def my_turn(self) -> bool:
        """Return whether the page asks for a decision."""
        return self.page.locator("#move .do").is_visible()

    @property
    def over(self) -> bool:
        """Return whether the page shows the result."""
        return self.page.locator("#result").is_visible()

    def wait_for_turn(self) -> bool:
        """Wait until the page asks for a decision. Return false if it shows the result instead."""
        answer = self.page.wait_for_function(TURN, polling=PAUSE_MS)
        return bool(answer.json_value() == "mine")

    def open_story(self, tab: str) -> None:
        """Open a tab beside the table: log, talk, moves, or a tab of the game."""
        self.page.locator("#tab-log, .strip .story").first.wait_for()
        if not self.page.locator("#tab-log").is_visible():
            self.page.locator(".strip .story").click()
        if self.page.locator(f"#tab-{tab}").get_attribute("aria-selected") == "false":
            self.page.locator(f"#tab-{tab}").click()

    def choices(self) -> Locator:
        """Return the list of all legal moves."""
        self.open_story("moves")
        return self.page.locator(".moves button.move")

    def move(self, chance: Random) -> str:
        """Make a random legal move from the list, and return its text."""
        choices = self.choices()
        choices.first.wait_for()
        choice = choices.nth(chance.randrange(choices.count()))
        words = choice.inner_text()
        choice.click()
        self.page.locator(".moves .picked .main").click()
        expect(self.page.locator("#move [aria-busy]")).to_have_count(0)
        # On a phone the list is in a sheet over the table.
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
        return words

    def confirm(self) -> None:
        """Confirm the selected move, and wait until the page shows that it has been made."""
        self.press(self.page.locator("#move .do"))
        expect(self.page.locator("#move [aria-busy]")).to_have_count(0)

    def press(self, thing: Locator) -> None:
        """Click an element where it is not covered, or tap it on a touch screen."""
        point = thing.evaluate(FREE)
        if self.touch:
            thing.tap(position=point)
        else:
            thing.click(position=point)

    def decide(self, chance: Random) -> None:
        """Make a random legal move on the table, by touching highlighted elements, and confirm it."""
        self.choose(chance)
        self.confirm()

    def choose(self, chance: Random) -> None:
        """Touch highlighted elements until there is a move to confirm."""
        ready = self.page.locator("#move .do[aria-disabled=false]")
        choices = self.page.locator(CHOICES)
        for _ in range(MOST_TOUCHES):
            wait_on(self.page, lambda: ready.count() or choices.count())
            if count := choices.count():
                self.press(choices.nth(chance.randrange(count)))
            if ready.count():
                return
        raise AssertionError("no move can be chosen by touching")

    def leave(self) -> None:
        """Close the window, or give it back."""
        if self._windows is None:
            self.context.close()
            return
        self.page.remove_listener("console", self._complain)
        self.page.remove_listener("pageerror", self._fail)
        self.page.remove_listener("websocket", self._listen)
        self._scripts.close()
        self._windows.give_back(self._kind, self.page)


def play(people: list[Person], chance: Random, most: int = 1_000) -> int:
    """Play until the game is over for everybody or `most` moves have been made, and return the number of moves."""
    shown: list[str | None] = []

    def goes_on() -> bool:
        shown[:] = [person.page.evaluate(TURN) for person in people]
        return "mine" in shown or all(each == "over" for each in shown)

    for moves in range(most):
        wait_on(people[0].page, goes_on, lambda: shown)
        if "mine" not in shown:
            return moves
        people[shown.index("mine")].move(chance)
    return most
