"""Somebody with a browser, who plays by what is on the page; what was received and complained about is kept."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Route, WebSocket, expect
from playwright.sync_api import Error as PlaywrightError

from mutiny.i18n import Messages
from mutiny.kernel.discovery import game_names

LONG_MS = 30_000
"""Longer than anything on a page takes."""
PAUSE_MS = 40
EXPECTED = ("WebSocket connection to", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")
"""What a browser says by itself of a server that is gone."""


class Person:
    """A browser of one's own: language, window, theme."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        lang: str = "en",
        width: int = 1280,
        height: int = 900,
        dark: bool = False,
        motion: bool = False,
    ) -> None:
        self.address = address
        self.lang = lang
        self.context = browser.new_context(
            base_url=address,
            locale=lang,
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(LONG_MS)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.received: list[str] = []
        """All that came over WebSockets and HTTP, scripts and pictures apart."""
        self.page.on("console", self._complain)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._listen)
        self.context.route("**/api/v1/**", self._read)

    def _complain(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(part in message.text for part in EXPECTED):
            self.complaints.append(f"{message.type}: {message.text}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.received.append(data if isinstance(data, str) else data.decode()))

    def _read(self, route: Route) -> None:
        # A page that is left, or a server that is killed, leaves questions without answers.
        with suppress(PlaywrightError):
            answer = route.fetch()
            self.received.append(answer.text())
            route.fulfill(response=answer)
            return
        with suppress(PlaywrightError):
            route.abort()

    def text(self, message: str, **values: Any) -> str:
        """A text of the client in this person's language."""
        game = next((name for name in game_names() if name in message.split("-")[:2]), None)
        return Messages(self.lang, game).text(message, **values)

    def go(self, path: str) -> None:
        """Open a page of the site."""
        self.page.goto(path)
        expect(self.page.get_by_role("main")).to_be_visible()

    def button(self, message: str, **values: Any) -> Locator:
        """A button by its text."""
        return self.page.get_by_role("button", name=self.text(message, **values))

    @property
    def my_turn(self) -> bool:
        """Whether the page says so."""
        return self.page.locator(".bar strong").filter(has_text=self.text("web-your-turn")).is_visible()

    @property
    def over(self) -> bool:
        """Whether the page shows the result."""
        return self.page.locator("#result").is_visible()

    def choices(self) -> Locator:
        """The list of all legal moves, unfolded."""
        moves = self.page.locator("details.moves")
        if moves.get_attribute("open") is None:
            moves.locator("summary").click()
        return moves.locator("button.move")

    def move(self, chance: Random) -> str:
        """Make any legal move, from the list; its words."""
        choices = self.choices()
        choices.first.wait_for()
        choice = choices.nth(chance.randrange(choices.count()))
        words = choice.inner_text()
        choice.click()
        self.page.locator(".bar").get_by_role("button", name=self.text("web-do-it")).click()
        # Not before the page has seen that it is done.
        expect(self.page.locator(".bar [aria-busy]")).to_have_count(0)
        return words

    def leave(self) -> None:
        """Close everything."""
        self.context.close()


def play(people: list[Person], chance: Random, most: int = 1_000) -> int:
    """Play until the game is over for everybody, or so many moves were made; how many."""
    moves = 0
    for _ in range(20 * LONG_MS // PAUSE_MS):
        if moves == most or all(person.over for person in people):
            return moves
        for person in people:
            if person.my_turn:
                person.move(chance)
                moves += 1
                break
        else:
            people[0].page.wait_for_timeout(PAUSE_MS)
    raise AssertionError("the game does not go on")
