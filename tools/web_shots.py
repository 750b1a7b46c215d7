"""Take pictures of the main screens of the web client for docs/screens: `make shots`.

The program starts a server, opens tables against bots, lets them reach an interesting position, and takes pictures in a
real browser. It uses the helpers of the browser tests.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, expect, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
# Import from the tests' folder, because this folder has a `web` too.
sys.path[0] = str(ROOT / "tests")

from web.conftest import ARGUMENTS, executable  # noqa: E402 (the path comes first)
from web.people import Person, play  # noqa: E402
from web.sites import Site, ask, finished  # noqa: E402

TARGET = ROOT / "docs" / "screens"
TABLES: tuple[tuple[str, int, dict[str, str], int, str, bool], ...] = (
    ("meuterer", 4, {"pirates": "on"}, 5, "en", False),
    ("traitres", 6, {}, 2, "fr", False),
    ("cartagena", 4, {}, 6, "de", True),
)
"""The game, the players, the options, the moves before the picture, the language, and whether the theme is dark."""


def take(person: Person, name: str) -> None:
    """Take a picture when the page is complete."""
    # The list of moves was opened for playing; a player who comes to a table finds the log.
    if person.page.locator("#tab-log").is_visible():
        person.page.locator("#tab-log").click()
    # The pointer must not rest on anything that would be highlighted or explained.
    person.page.mouse.move(1, 1)
    person.page.evaluate("document.activeElement?.blur(); scrollTo(0, 0)")
    person.page.wait_for_timeout(800)
    person.page.screenshot(path=str(TARGET / f"{name}.png"))
    print(f"{name}.png", flush=True)
    person.leave()


def take_all(browser: Browser, site: Site) -> None:
    """Take all pictures."""
    home = Person(browser, site.address)
    home.go("/")
    take(home, "home")
    for game, players, options, moves, lang, dark in TABLES:
        body = {"game": game, "name": "Ann", "players": players, "options": options, "bots": ["medium"] * (players - 1)}
        for name, width, height in ((game, 1280, 900), (f"{game}-phone", 390, 844)):
            opened = ask(site.address, "/tables", body)
            person = Person(browser, site.address, lang=lang, dark=dark, width=width, height=height)
            person.go(f"/t/{opened['table']['id']}#{opened['token']}")
            play([person], Random(f"{game} {width}"), most=moves)
            expect(person.page.locator("#move .do")).to_be_visible()
            # A move is chosen, so that the picture shows what it would mean.
            person.choose(Random(game))
            take(person, name)
    over = Person(browser, site.address)
    over.go(f"/r/{finished(site, 'meuterer', 3)}?after=39&seat=all")
    take(over, "replay")
    lesson = Person(browser, site.address, lang="it")
    lesson.go("/learn/traitres")
    take(lesson, "lesson")


def main() -> None:
    """Start the server and the browser, and take the pictures."""
    TARGET.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, Site(Path(folder)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=list(ARGUMENTS))
        take_all(browser, site)
        browser.close()


if __name__ == "__main__":
    main()
