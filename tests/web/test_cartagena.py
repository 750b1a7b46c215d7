"""The table of Cartagena: doors explain themselves, and the stage never scrolls."""

from __future__ import annotations

from random import Random

import pytest
from helpers.soaking import SOAKING
from playwright.sync_api import Page, expect
from web.conftest import Come
from web.people import Person
from web.sites import Site, ask, finished
from web.visibility import faults

from mutiny.i18n import LANGUAGES

SIZES = ((1440, 900), (1366, 768), (360, 740))

CUT_OFF = """
() => {
  const stage = document.querySelector('.stage');
  const edge = stage.getBoundingClientRect().bottom + 2;
  const parts = [...stage.querySelectorAll('section, .players, .aside, table, .end')];
  return parts
    .filter(each => each.getBoundingClientRect().bottom > edge || each.scrollHeight > each.clientHeight + 2)
    .map(each => `${each.className}: ${each.scrollHeight} of ${each.clientHeight}`);
}
"""
"""Finds the parts of the stage whose content is higher than their space."""


def sit_down(site: Site, come: Come, players: int, size: tuple[int, int]) -> Person:
    """Seat a person at a table with bots."""
    person: Person = come(site, width=size[0], height=size[1])
    body = {"game": "cartagena", "name": "Bartholomäus", "players": players, "bots": ["easy"] * (players - 1)}
    opened = ask(site.address, "/tables", body)
    person.go(f"/t/{opened['table']['id']}#{opened['token']}")
    expect(person.page.locator("#move")).to_be_visible()
    return person


def cut_off(page: Page, sizes: tuple[tuple[int, int], ...]) -> list[str]:
    """Return the elements that do not fit the stage in windows of these sizes. The window is left at the first size."""
    found: list[str] = []
    for width, height in (*sizes[1:], sizes[0]):
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}×{height}: {fault}" for fault in [*page.evaluate(CUT_OFF), *faults(page)]]
    return found


@pytest.mark.soak
@pytest.mark.skipif(not SOAKING, reason="a long run: make soak")
@pytest.mark.parametrize("players", [2, 3])
def test_a_whole_game_fits_the_stage_at_every_size(site: Site, come: Come, players: int) -> None:
    chance = Random(f"stage {players}")
    person = sit_down(site, come, players, SIZES[0])
    wrong: list[str] = []
    while person.wait_for_turn():
        prompt = person.page.locator("#move .prompt").inner_text()
        wrong += [f"{prompt}: {fault}" for fault in cut_off(person.page, SIZES)]
        person.decide(chance)
    assert wrong + cut_off(person.page, SIZES) == []


def test_a_door_says_what_it_is_good_for(site: Site, come: Come) -> None:
    person = sit_down(site, come, 2, SIZES[1])
    knock = person.page.locator(".stage .doors button").last
    knock.wait_for()
    answer = person.page.get_by_role("tooltip")
    knock.hover()
    expect(answer).to_be_visible()
    person.page.mouse.move(5, 300)
    expect(answer).to_have_count(0)
    # The keyboard must work too.
    person.page.keyboard.press("Tab")
    knock.focus()
    expect(answer).to_be_visible()


BROKEN = """
[...document.querySelectorAll('.result thead th')].filter(each => {
  const range = document.createRange();
  range.selectNodeContents(each);
  const lines = new Set([...range.getClientRects()].map(box => Math.round(box.top))).size;
  return lines > each.textContent.trim().split(/[ -]/).length;
}).map(each => each.textContent.trim())
"""
"""Finds the headings that are broken within a word."""


def test_the_headings_of_the_result_are_whole_on_a_phone(site: Site, come: Come) -> None:
    table = finished(site, "cartagena", players=4)
    wrong: list[str] = []
    for lang in LANGUAGES:
        person = come(site, lang=lang, width=360, height=740)
        person.go(f"/t/{table}")
        expect(person.page.locator(".result thead th").first).to_be_visible()
        wrong += [f"{lang}: {word}" for word in person.page.evaluate(BROKEN)]
        wrong += person.page.evaluate(
            "(() => { const end = document.querySelector('.result').parentElement;"
            " return end.scrollWidth > end.clientWidth ? ['the result scrolls sideways'] : []; })()"
        )
    assert wrong == []
