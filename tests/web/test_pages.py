"""Every page: in four languages, light and dark, on a phone, for everybody; nothing sticks out, nothing is missing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.conftest import Come
from web.people import Person
from web.sites import Site, ask, finished

from mutiny.i18n import LANGUAGES

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
PLAYERS = {"meuterer": 4, "traitres": 8, "cartagena": 4}
MISSING = "\N{MATHEMATICAL LEFT WHITE SQUARE BRACKET}"
"""What the client shows for a text that is not there."""


@pytest.fixture(scope="session")
def over(site: Site) -> dict[str, str]:
    """A finished game of each kind."""
    return {game: finished(site, game, players=3) for game in PLAYERS}


def pages(site: Site, over: dict[str, str]) -> dict[str, str]:
    """All there is to see, by name."""
    found = {"home": "/", "lobby": "/lobby", "archive": "/games", "learn": "/learn", "nowhere": "/t/nowhere"}
    for game, players in PLAYERS.items():
        found[f"new {game}"] = f"/new/{game}"
        found[f"rules {game}"] = f"/rules/{game}"
        found[f"crib {game}"] = f"/rules/{game}/crib"
        found[f"lesson {game}"] = f"/learn/{game}"
        body = {"game": game, "name": "Bartholomäus der Schreckliche"[:24], "players": players}
        waiting = ask(site.address, "/tables", body)["table"]["id"]
        found[f"join {game}"] = f"/t/{waiting}"
        playing = ask(site.address, "/tables", {**body, "bots": ["easy"] * (players - 1)})
        found[f"table {game}"] = f"/t/{playing['table']['id']}#{playing['token']}"
        found[f"replay {game}"] = f"/r/{over[game]}"
    return found


def settle(person: Person, path: str) -> None:
    """Open a page and wait until it is all there."""
    person.go(path)
    page = person.page
    expect(page.locator("h1").first).to_be_visible()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def sticks_out(page: Page) -> list[str]:
    """What is wider than the window."""
    found: list[str] = page.evaluate(
        """() => document.documentElement.scrollWidth <= innerWidth ? [] :
        [...document.querySelectorAll('body *')].filter(each => each.getBoundingClientRect().right > innerWidth + 1)
            .slice(0, 5).map(each => `${each.tagName}.${each.getAttribute('class')} ${each.textContent.slice(0, 40)}`)
            .concat('the page is ' + document.documentElement.scrollWidth + ' wide')"""
    )
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_is_whole_in_every_language(site: Site, come: Come, over: dict[str, str], lang: str) -> None:
    phone = come(site, lang=lang, width=360, height=740)
    desk = come(site, lang=lang)
    faults: list[str] = []
    for name, path in pages(site, over).items():
        for person in (phone, desk):
            settle(person, path)
            page = person.page
            assert page.locator("html").get_attribute("lang") == lang
            if MISSING in page.content():
                faults.append(f"{name}: a text is missing: {page.content().partition(MISSING)[2][:60]}")
            faults += [f"{name}: {each}" for each in sticks_out(page)]
    assert faults == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_nothing_keeps_anybody_out(site: Site, come: Come, over: dict[str, str], dark: bool) -> None:
    person = come(site, dark=dark)
    script = AXE.read_text(encoding="utf-8")
    faults: list[str] = []
    for name, path in pages(site, over).items():
        settle(person, path)
        person.page.evaluate(script)
        found: dict[str, Any] = person.page.evaluate("axe.run({resultTypes: ['violations']})")
        for violation in found["violations"]:
            if violation["impact"] in GRAVE:
                where = "; ".join(node["html"][:120] for node in violation["nodes"][:2])
                faults.append(f"{name}: {violation['id']}: {violation['help']} ({len(violation['nodes'])}): {where}")
    assert faults == []


def test_a_theme_that_is_chosen_stays(site: Site, come: Come) -> None:
    person = come(site)
    person.go("/")
    before = person.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    person.button("web-settings").click()
    person.page.get_by_role("radio", name=person.text("web-theme-dark")).check()
    person.page.keyboard.press("Escape")
    after = person.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert after != before
    person.go("/lobby")
    assert person.page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == after


def test_a_language_that_is_chosen_stays(site: Site, come: Come) -> None:
    person = come(site, lang="de")
    person.go("/")
    person.button("web-settings").click()
    person.page.get_by_role("radio", name="Italiano").check()
    expect(person.page.locator("html")).to_have_attribute("lang", "it")
    person.page.reload()
    expect(person.page.locator("html")).to_have_attribute("lang", "it")


def test_nothing_comes_from_elsewhere(site: Site, come: Come) -> None:
    person = come(site)
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    settle(person, "/")
    settle(person, "/rules/meuterer")
    assert asked
    assert [url for url in asked if not url.startswith(site.address)] == []
    assert person.context.cookies() == []


def test_what_is_installed_opens_though_the_server_is_gone(own_site: Site, come: Come) -> None:
    person = come(own_site)
    page = person.page
    settle(person, "/rules/meuterer")
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    settle(person, "/rules/meuterer")
    clauses = page.locator("main").inner_text()
    own_site.kill()
    settle(person, "/")
    settle(person, "/rules/meuterer")
    assert page.locator("main").inner_text() == clauses
    assert len(clauses) > 1000
