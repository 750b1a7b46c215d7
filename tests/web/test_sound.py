"""Sounds are off until they are turned on, and are made only for scenes that the player watches."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from web.conftest import Come
from web.people import Person, wait_on
from web.sites import Site
from web.test_scenes_meuterer import captain_of, new_crew, plan, until, watch

COUNT = """
window.sources = 0;
for (const make of ['createOscillator', 'createBufferSource']) {
  const made = AudioContext.prototype[make];
  AudioContext.prototype[make] = function () { window.sources += 1; return made.call(this); };
}
"""
"""Counts everything in a page that makes a sound."""


def sources(page: Page) -> int:
    """Return the number of tones and noises that the page has made."""
    found: int = page.evaluate("sources")
    return found


def wait_for_more(page: Page, than: int) -> None:
    """Wait until the page has made more of them."""
    wait_on(page, lambda: sources(page) > than, lambda: "nothing is heard")


def turn_on(person: Person) -> None:
    """Turn sounds on with one touch, and check that the bell sounds."""
    person.press(person.button("web-sound"))
    expect(person.button("web-sound")).to_have_attribute("aria-pressed", "true")
    wait_for_more(person.page, 0)


@pytest.mark.parametrize("width", [1280, 360])
def test_a_mutiny_is_heard_if_sounds_are_on_and_else_not(site: Site, come: Come, width: int) -> None:
    rising = plan("mutineer boy loader", fights=0)
    crew = new_crew(site)
    crew.advance(rising, lambda view: view["phase"] == "offer")
    captain = captain_of(crew.views())

    def make(site: Site, **more: object) -> Person:
        person: Person = come(site, width=width, height=800, **more)
        person.start_with(COUNT)
        return person

    silent = watch(make, site, crew, captain, motion=True)
    loud = watch(make, site, crew, captain, motion=True, touch=width < 500)
    turn_on(loud)
    bell = sources(loud.page)
    crew.advance(rising, lambda view: view["phase"] == "fight")
    for person in (silent, loud):
        until(person.page, "mutiny mutiny")
    wait_for_more(loud.page, bell)
    assert sources(silent.page) == 0
    assert loud.page.evaluate("JSON.parse(localStorage['mutiny.settings']).sound") is True


def test_what_is_shown_at_once_makes_no_sound_but_the_bell(site: Site, come: Come) -> None:
    calm = plan("mate boy merchant loader")
    crew = new_crew(site)
    crew.advance(calm, lambda view: view["phase"] == "offer")
    person: Person = come(site, speed=0)
    person.start_with(COUNT)
    person.go(crew.path(captain_of(crew.views())))
    turn_on(person)
    bell = sources(person.page)
    crew.advance(calm, lambda view: view["round"] == 2)
    person.page.get_by_role("tabpanel").get_by_text("The action cards are turned face up").wait_for()
    person.page.wait_for_timeout(200)
    assert sources(person.page) % bell == 0


def test_the_volume_is_beside_the_switch_and_kept(site: Site, come: Come) -> None:
    crew = new_crew(site)
    person: Person = come(site)
    person.start_with(COUNT)
    person.go(crew.path(0))
    volume = person.page.locator(".strip").get_by_role("slider", name=person.text("web-volume"))
    expect(volume).to_have_count(0)
    turn_on(person)
    expect(volume).to_be_visible()
    volume.focus()
    person.page.keyboard.press("Home")
    person.page.reload()
    expect(person.button("web-sound")).to_have_attribute("aria-pressed", "true")
    person.button("web-sound").hover()
    expect(volume).to_have_value("0")
