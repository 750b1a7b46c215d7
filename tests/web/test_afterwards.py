"""After a game, the table shows what decided it; a replay keeps the board visible and draws secrets on it."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect
from web.conftest import Come
from web.cut import cut
from web.people import Person
from web.sites import Site, ask, finished, play_out

WINDOWS = ((1366, 768), (1440, 900), (360, 740))
GAMES = {"meuterer": 3, "traitres": 4, "cartagena": 3}
INSIDE = """
each => {
  const box = each.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && box.left >= -1 && box.top >= -1 &&
    box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1 &&
    document.documentElement.scrollHeight <= innerHeight + 1;
}
"""


def won_or_lost(site: Site, come: Come, **more: object) -> tuple[str, Person]:
    """Play a game of Traîtres à bord to its end. Return the id of the table and a person who sits at it."""
    body = {"game": "traitres", "name": "Ann", "players": 3, "bots": ["random"] * 2}
    seated = ask(site.address, "/tables", body)
    table: str = seated["table"]["id"]
    play_out(site, table, [seated["token"]])
    person = come(site, **more)
    person.go(f"/t/{table}#{seated['token']}")
    expect(person.page.locator("#result")).to_be_visible()
    return table, person


def in_sight(*parts: Locator) -> None:
    """Check that nothing covers the page, and that the elements are wholly inside the window."""
    for part in parts:
        expect(part).to_be_visible()
        assert part.evaluate(INSIDE)
    expect(parts[0].page.locator("dialog[open]")).to_have_count(0)


def caption(page: Page) -> Locator:
    """Return the text below the stage."""
    return page.locator(".dock .tray")


def test_the_table_shows_what_decided_the_game(site: Site, come: Come) -> None:
    _, person = won_or_lost(site, come, lang="de", records=True)
    page = person.page
    again = person.button("web-rematch")
    person.button("web-decided").click()
    # It never blocks the way to another game.
    expect(again).to_be_enabled()
    back = person.button("web-learn-decided-back")
    expect(back).to_be_visible()
    report = next(json.loads(text) for text in person.received if '"turning_points"' in text)
    turning = max(
        report["turning_points"], key=lambda each: abs(each["after"][each["seat"]] - each["before"][each["seat"]])
    )
    in_sight(page.locator(".stage"), caption(page), back, again)
    expect(caption(page)).to_contain_text(turning["sentence"])
    back.click()
    show = person.button("web-learn-decided-show")
    expect(show).to_be_visible()
    expect(page.locator(".verdict")).to_be_visible()
    show.click()
    expect(back).to_be_visible()


def test_a_replay_opens_from_the_own_seat(site: Site, come: Come) -> None:
    table, person = won_or_lost(site, come)
    page = person.page
    seat = next(index for index, each in enumerate(ask(site.address, f"/tables/{table}")["seats"]) if each["name"])
    page.get_by_role("link", name=person.text("web-replay")).click()
    eyes = page.get_by_role("combobox")
    expect(eyes).to_have_value(str(seat))
    expect(page).to_have_url(re.compile(rf"seat={seat}&"))
    # A spectator's view has an address too, which stays the same.
    eyes.select_option("watch")
    expect(page).to_have_url(re.compile("seat=watch&"))
    page.reload()
    expect(eyes).to_have_value("watch")
    person.go(f"/r/{table}")
    expect(eyes).to_have_value(str(seat))
    guest = come(site)
    guest.go(f"/r/{table}")
    expect(guest.page.get_by_role("combobox")).to_have_value("watch")


@pytest.mark.parametrize("game", GAMES)
def test_secrets_are_drawn_on_the_stage(site: Site, come: Come, game: str) -> None:
    table = finished(site, game, GAMES[game])
    person = come(site, records=True)
    page = person.page
    first = {"meuterer": 8, "traitres": 3, "cartagena": 12}[game]
    person.go(f"/r/{table}?seat=1&after={first}")
    switch = page.get_by_role("switch")
    expect(switch).to_have_attribute("aria-checked", "false")
    expect(page.locator(".stage .seat").first).to_be_visible()
    expect(page.locator(".stage .secret")).to_have_count(0)
    # Nothing of it is loaded until somebody asks for it.
    answers = [json.loads(text) for text in person.received if text.startswith("{")]
    assert any("frames" in answer for answer in answers)
    assert all(not answer.get("views") for answer in answers)
    switch.click()
    shown = page.locator(".stage [role=img].secret")
    expect(shown).to_have_count(GAMES[game] - 1)
    expect(shown.first).to_have_attribute("aria-label", re.compile("^Hidden then: "))
    in_sight(page.locator(".stage"))
    switch.click()
    expect(page.locator(".stage .secret")).to_have_count(0)
    page.get_by_role("combobox").select_option("all")
    expect(shown).to_have_count(GAMES[game])


@pytest.fixture(scope="module")
def analysed(shared_site: Site) -> str:
    """Return the table of a finished game that has a turning point and a mistake."""
    shared_site.use_seeds("analysed")
    for _ in range(10):
        table = finished(shared_site, "traitres", 4)
        report = ask(shared_site.address, f"/tables/{table}/analysis?lang=en")
        if report["turning_points"] and report["mistakes"]:
            return table
    raise AssertionError("no game had both")


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_the_board_stays_in_sight(site: Site, come: Come, analysed: str, width: int, height: int) -> None:
    person = come(site, width=width, height=height, records=True)
    page = person.page
    person.go(f"/r/{analysed}")
    stage, slider = page.locator(".stage"), page.get_by_role("slider")
    person.open_story("analysis")
    person.button("web-learn-curve-start").click()
    curve = page.get_by_role("img", name=person.text("web-learn-curve-label"))
    expect(curve).to_be_visible()
    report = next(json.loads(text) for text in person.received if '"turning_points"' in text)
    turning = report["turning_points"][-1]
    person.button("web-learn-turning-at", number=len(report["turning_points"]), entry=turning["entry"]).click()
    expect(caption(page)).to_contain_text(turning["sentence"][:20])
    expect(slider).to_have_value(str(turning["entry"]))
    in_sight(stage, caption(page), slider)
    person.open_story("analysis")
    mistake = page.locator("button.mistake").first
    chosen = next(each for each in report["mistakes"] if each["better_text"] in mistake.inner_text())
    # The text is in words, not in notation.
    assert "[" not in mistake.inner_text()
    mistake.click()
    expect(slider).to_have_value(str(chosen["entry"] - 1))
    expect(page.get_by_role("combobox")).to_have_value(str(chosen["seat"]))
    made, better = page.locator(".dock .moves .made"), page.locator(".dock .moves .better")
    expect(made).to_contain_text(chosen["move_text"])
    expect(better).to_contain_text(chosen["better_text"])
    in_sight(stage, made, better, slider)
    # The board marks the things that the moves are about.
    expect(page.locator("[data-made], [data-better]").first).to_be_visible()
    person.open_story("analysis")
    curve.scroll_into_view_if_needed()
    curve.click(position={"x": 60, "y": 60})
    in_sight(stage, caption(page), slider)
    expect(page.locator("[data-made], [data-better]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_not_cut_off_on_a_phone_in_italian(site: Site, come: Come, game: str) -> None:
    """Whole games are played in German and French (test_table.py); Italian has the longest names of roles."""
    table = finished(site, game, GAMES[game])
    person = come(site, lang="it", width=360, height=740)
    slider = person.page.get_by_role("slider")
    found = set()
    # From every seat, because one of them has the other role.
    for seat in range(GAMES[game]):
        person.go(f"/r/{table}?seat={seat}&after=2")
        expect(slider).to_be_visible()
        slider.focus()
        last = int(slider.get_attribute("max") or 0)
        for entry in range(2, last, max(1, last // 12)):
            slider.fill(str(entry))
            found |= {f"seat {seat}, entry {entry}: {text}" for text in cut(person.page)}
    assert not found


def test_the_latest_rounds_of_a_long_duel_are_in_sight(site: Site, come: Come) -> None:
    person = come(site, width=360, height=740)
    page = person.page
    rounds = page.locator(".duel ol.earlier li")
    table = finished(site, "cartagena", 4)
    person.go(f"/r/{table}?seat=0&after=2")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    wider = "list => list.scrollWidth > list.clientWidth + 1"
    for entry in range(last, 2, -1):
        slider.fill(str(entry))
        if rounds.count() and page.locator(".duel ol.earlier").evaluate(wider):
            break
    else:
        raise AssertionError("no duel was wider than the phone")
    at_the_end = "list => list.scrollLeft + list.clientWidth >= list.scrollWidth - 1"
    assert page.locator(".duel ol.earlier").evaluate(at_the_end)
