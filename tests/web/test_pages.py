"""Every page in four languages, light and dark, on a phone, and accessible: nothing overflows or lacks a text."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from web.conftest import Come
from web.people import Person
from web.sites import Site, ask, finished

from mutiny.i18n import LANGUAGES

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
OF_COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe whose answer depends on colours."""
BACKGROUND = "getComputedStyle(document.documentElement).backgroundColor"
DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Waits until the browser has drawn the page as it is now."""
PHONE = ViewportSize(width=360, height=740)
DESK = ViewportSize(width=1280, height=900)
PLAYERS = {"meuterer": 4, "traitres": 8, "cartagena": 4}
MISSING = "\N{MATHEMATICAL LEFT WHITE SQUARE BRACKET}"
"""The mark that the client shows for a missing text."""


@pytest.fixture(scope="session")
def over(shared_site: Site) -> dict[str, str]:
    """Return the table of a finished game of each kind."""
    shared_site.use_seeds("pages")
    return {game: finished(shared_site, game, players=3) for game in PLAYERS}


def pages(site: Site, over: dict[str, str]) -> dict[str, str]:
    """Return the paths of all pages by name."""
    found = {
        "home": "/",
        "lobby": "/lobby",
        "archive": "/games",
        "mine": "/mine",
        "learn": "/learn",
        "nowhere": "/t/nowhere",
    }
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


def settled(person: Person) -> str:
    """Wait until a page is complete, also in a window that has just changed its size, and return its content."""
    page = person.page
    expect(page.locator("h1").first).to_be_visible()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    page.evaluate(DRAWN)
    return page.content()


def settle(person: Person, path: str) -> None:
    """Open a page and wait until it is complete."""
    person.go(path)
    settled(person)


FOLLOW = """
path => {
  for (const each of document.querySelectorAll('main *')) each.dataset.former = '';
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
"""
"""Opens another page as a link does: the client draws it, and the browser loads no document. Marks the former page."""


def follow(person: Person, path: str) -> None:
    """Go to another page of the site as a link does, and wait until it is complete."""
    person.page.evaluate(FOLLOW, path)
    expect(person.page.locator("main [data-former]")).to_have_count(0)
    settled(person)


def sticks_out(page: Page) -> list[str]:
    """Return the elements that are wider than the window."""
    found: list[str] = page.evaluate(
        """() => document.documentElement.scrollWidth <= innerWidth ? [] :
        [...document.querySelectorAll('body *')].filter(each => each.getBoundingClientRect().right > innerWidth + 1)
            .slice(0, 5).map(each => `${each.tagName}.${each.getAttribute('class')} ${each.textContent.slice(0, 40)}`)
            .concat('the page is ' + document.documentElement.scrollWidth + ' wide')"""
    )
    return found


def grave(page: Page, rules: Sequence[str] = ()) -> list[str]:
    """Return the serious faults that axe finds, with all its rules or with these. The page must have loaded axe."""
    options = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    found: dict[str, Any] = page.evaluate("options => axe.run(options)", options)
    return [
        f"{violation['id']}: {violation['help']} ({len(violation['nodes'])}): "
        + "; ".join(node["html"][:120] for node in violation["nodes"][:2])
        for violation in found["violations"]
        if violation["impact"] in GRAVE
    ]


def grave_when_dark(page: Page) -> list[str]:
    """Return the serious faults of the colours of a page when it is dark. `grave` has checked it in light colours."""
    light = page.evaluate(BACKGROUND)
    page.emulate_media(color_scheme="dark")
    page.evaluate(DRAWN)
    assert page.evaluate(BACKGROUND) != light
    return grave(page, OF_COLOURS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_is_whole_in_every_language(site: Site, come: Come, over: dict[str, str], lang: str) -> None:
    person = come(site, lang=lang)
    page = person.page
    faults: list[str] = []
    settle(person, "/lobby")
    for name, path in pages(site, over).items():
        page.set_viewport_size(PHONE)
        follow(person, path)
        assert page.locator("html").get_attribute("lang") == lang
        for size in (PHONE, DESK):
            page.set_viewport_size(size)
            content = settled(person)
            if MISSING in content:
                faults.append(f"{name}, {size}: a text is missing: {content.partition(MISSING)[2][:60]}")
            faults += [f"{name}, {size}: {each}" for each in sticks_out(page)]
    assert faults == []


def test_nothing_keeps_anybody_out(site: Site, come: Come, over: dict[str, str]) -> None:
    person = come(site)
    script = AXE.read_text(encoding="utf-8")
    faults: list[str] = []
    for name, path in pages(site, over).items():
        person.page.emulate_media(color_scheme="light")
        settle(person, path)
        person.page.evaluate(script)
        faults += [f"{name}: {fault}" for fault in grave(person.page)]
        faults += [f"{name}, dark: {fault}" for fault in grave_when_dark(person.page)]
    assert faults == []


def test_a_theme_that_is_chosen_stays(site: Site, come: Come) -> None:
    person = come(site)
    person.go("/")
    before = person.page.evaluate(BACKGROUND)
    person.button("web-settings").click()
    person.page.get_by_role("radio", name=person.text("web-theme-dark")).check()
    person.page.keyboard.press("Escape")
    after = person.page.evaluate(BACKGROUND)
    assert after != before
    person.go("/lobby")
    assert person.page.evaluate(BACKGROUND) == after


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
