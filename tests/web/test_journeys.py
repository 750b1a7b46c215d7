"""Faults that people have found, each repeated step by step as they came upon it, so that it does not return."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Route, expect
from web.conftest import Come
from web.people import wait_on
from web.seating import token_of
from web.sites import Site, ask, play_out, say
from web.test_pages import MISSING
from web.visibility import SHIFTS, moved


def test_who_opens_the_log_on_a_phone_sees_what_happened_last(site: Site, come: Come) -> None:
    ann = come(site, width=360, height=740)
    body = {"game": "meuterer", "name": "Ann", "players": 3, "bots": ["easy"] * 2}
    opened = ask(site.address, "/tables", body)
    ann.go(f"/t/{opened['table']['id']}#{opened['token']}")
    for _ in range(4):
        ann.wait_for_turn()
        ann.decide(Random("log"))
    ann.wait_for_turn()
    ann.open_story("log")
    lines = ann.page.locator("#story-page li")
    expect(lines.first).not_to_be_in_viewport()
    expect(lines.last).to_be_in_viewport()


def test_one_sees_on_a_phone_for_whom_a_bot_stands_in(site: Site, come: Come) -> None:
    ann = come(site, width=360, height=740)
    opened = ask(site.address, "/tables", {"game": "traitres", "name": "Ann", "players": 3})
    table = opened["table"]["id"]
    ann.go(f"/t/{table}#{opened['token']}")
    bo = come(site)
    bo.go(f"/t/{table}")
    bo.page.get_by_label(bo.text("web-name")).fill("Boris")
    bo.page.locator("form button.main").click()
    ann.button("web-waiting-begin", free=1).click()
    name = ann.page.locator(".stage .seat .name", has_text="Boris")
    expect(name).to_have_css("font-style", "normal")
    bo.page.locator(".strip .home").click()
    bo.page.locator("dialog[open]").get_by_role("button", name=bo.text("web-leave"), exact=True).click()
    expect(name).to_have_css("font-style", "italic")
    bo.page.get_by_role("region", name=bo.text("web-go-on")).get_by_role("link").click()
    expect(name).to_have_css("font-style", "normal")


SHIP = {"en": ("Merchant", "merchant ship"), "fr": ("Marchand", "navire marchand")}
"""The card and the ship, whose names are alike, by language."""


@pytest.mark.parametrize("lang", SHIP)
def test_a_merchant_ship_is_not_the_merchant(site: Site, come: Come, lang: str) -> None:
    card, ship = SHIP[lang]
    person = come(site, lang=lang)
    person.go("/rules/meuterer")
    page = person.page
    expect(page.get_by_text(ship).first).to_be_visible()
    terms = page.locator("button", has_text=re.compile(f"^{card}$", re.IGNORECASE))
    expect(terms.first).to_be_visible()
    around = terms.evaluate_all("all => all.map(each => each.parentElement.parentElement.textContent)")
    explained = [text for text in around if ship in text and text.lower().count(card.lower()) == text.count(ship)]
    assert explained == []


COVERED = """
seat => {
  const bubble = document.querySelector(`[data-spot="seat:${seat}"] .bubble`);
  const box = bubble.getBoundingClientRect();
  const stage = document.querySelector('.stage').getBoundingClientRect();
  const faults = [];
  const across = box.left < stage.left - 1 || box.right > stage.right + 1;
  if (across || box.top < stage.top - 1 || box.bottom > stage.bottom + 1)
    faults.push(`seat ${seat}: outside the stage`);
  if (bubble.scrollHeight > bubble.clientHeight + 1 || bubble.scrollWidth > bubble.clientWidth + 1)
    faults.push(`seat ${seat}: clipped`);
  const count = document.querySelector('.stage .count').getBoundingClientRect();
  if (box.left < count.right && count.left < box.right && box.top < count.bottom && count.top < box.bottom)
    faults.push(`seat ${seat}: on the count`);
  return faults;
}
"""
"""Describes what is wrong with the speech bubble of a seat."""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (820, 1180), (360, 740)])
def test_what_somebody_says_is_whole_and_leaves_the_count_free(site: Site, come: Come, width: int, height: int) -> None:
    ann = come(site, width=width, height=height)
    opened = ask(site.address, "/tables", {"game": "traitres", "name": "Ann", "players": 5})
    table = opened["table"]["id"]
    ann.go(f"/t/{table}#{opened['token']}")
    others = [ask(site.address, f"/tables/{table}/join", {"name": f"Guest {number}"}) for number in range(1, 5)]
    expect(ann.page.locator("#move")).to_be_visible()
    wrong: list[str] = []
    for seat, other in enumerate(others, 1):
        say(site, table, other["token"], f"say accuse {(seat + 1) % 5}")
        expect(ann.page.locator(f'[data-spot="seat:{seat}"] .bubble')).to_be_visible()
        wrong += ann.page.evaluate(COVERED, seat)
    assert wrong == []


def test_a_game_that_begins_before_its_words_have_come_is_told_in_words(site: Site, come: Come) -> None:
    ann = come(site)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ann.page.route(re.compile("/assets/game-"), hold)
    opened = ask(site.address, "/tables", {"game": "traitres", "name": "Ann", "players": 3})
    table = opened["table"]["id"]
    ann.go(f"/t/{table}#{opened['token']}")
    expect(ann.page.get_by_role("heading", name=ann.text("web-table-opening"))).to_be_visible()
    for name in ("Bo", "Cem"):
        ask(site.address, f"/tables/{table}/join", {"name": name})
    wait_on(ann.page, lambda: any('"kind":"role"' in text for text in ann.received))
    ann.page.wait_for_timeout(300)
    assert held
    for route in held:
        route.continue_()
    expect(ann.page.locator("#move")).to_be_visible()
    expect(ann.page.get_by_text(ann.text("traitres-role", player="Ann")).first).to_be_attached()
    assert MISSING not in ann.page.content()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (360, 740), (844, 390)])
def test_the_table_begins_at_its_top_after_a_chat(site: Site, come: Come, width: int, height: int) -> None:
    """Check the visible result: the test passes even without the scroll to the top in `Table.svelte`.

    A table is as high as the window and cannot be scrolled, except in a window as low as the last one. The fault would
    return if the table were higher again and kept the position to which the waiting room was scrolled.
    """
    ann = come(site, width=width, height=height)
    opened = ask(site.address, "/tables", {"game": "meuterer", "name": "Ann", "players": 3})
    table = opened["table"]["id"]
    ann.go(f"/t/{table}#{opened['token']}")
    chat = ann.page.get_by_label(ann.text("web-chat-label"))
    for number in range(3):
        chat.fill(f"ahoy {number}")
        ann.button("web-chat-send").click()
    expect(ann.page.get_by_text("ahoy 2", exact=True)).to_be_visible()
    assert ann.page.evaluate("scrollY") > 0
    for name in ("Bo", "Cem"):
        ask(site.address, f"/tables/{table}/join", {"name": name})
    expect(ann.page.locator(".strip")).to_be_in_viewport()
    expect(ann.page.locator("#move")).to_be_in_viewport()
    ann.page.wait_for_timeout(300)
    assert ann.page.evaluate("scrollY") == 0


@pytest.mark.parametrize(("width", "height"), [(1280, 900), (360, 740)])
def test_home_does_not_move_though_a_game_goes_on(site: Site, come: Come, width: int, height: int) -> None:
    person = come(site, width=width, height=height)
    page = person.page
    person.start_with(SHIFTS)
    person.go("/")
    person.button("web-play-now").first.click()
    expect(page.locator("#move")).to_be_visible()
    for _ in range(2):
        person.go("/")
        go_on = page.get_by_role("region", name=person.text("web-go-on")).get_by_role("link")
        expect(go_on).to_have_count(1)
        expect(person.button("web-play-now").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(300)
        assert moved(page, ever=True) == []
    table = (go_on.get_attribute("href") or "").rpartition("/")[2]
    # A game that ended meanwhile stays on the page so that nothing moves; it is gone at the next visit.
    play_out(site, table, [token_of(person, table)])
    person.go("/")
    expect(go_on).to_contain_text(person.text("web-status", status="over"))
    page.wait_for_load_state("networkidle")
    assert moved(page, ever=True) == []
    person.go("/")
    expect(person.button("web-play-now").first).to_be_visible()
    expect(go_on).to_have_count(0)
    assert moved(page, ever=True) == []
