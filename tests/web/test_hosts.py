"""The host of a table in the browser: removes and replaces players, mutes, locks, closes; nobody else can."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect
from web.conftest import Come
from web.cut import cut
from web.people import Person
from web.seating import sit_down, token_of
from web.sites import Site, ask


def waiting(site: Site, come: Come, guests: int, **more: object) -> tuple[str, list[Person]]:
    """Seat a host and guests at a table for four that waits for one more."""
    opened = ask(site.address, "/tables", {"game": "meuterer", "name": "Ann", "players": 4})
    table = opened["table"]["id"]
    host = come(site, **more)
    host.go(f"/t/{table}#{opened['token']}")
    crew = [host]
    for number in range(1, guests + 1):
        guest = come(site)
        guest.go(f"/t/{table}")
        guest.page.get_by_label(guest.text("web-name")).fill(f"Guest {number}")
        guest.button("web-join-sit", free=4 - number).click()
        expect(guest.button("web-leave-seat")).to_be_visible()
        crew.append(guest)
    return table, crew


def write(person: Person, text: str) -> None:
    """Send a chat message."""
    person.page.locator("form input.field").last.fill(text)
    person.button("web-chat-send").click()


def of_seat(host: Person, name: str) -> None:
    """Open the menu at a player's seat."""
    host.page.get_by_role("button", name=host.text("web-host-of", name=name)).click()
    expect(host.page.get_by_role("dialog")).to_be_visible()


def test_the_host_removes_a_player_before_the_game(site: Site, come: Come) -> None:
    table, [ann, bo, cy] = waiting(site, come, 2)
    # A guest has neither the menu nor the button that starts the game.
    expect(cy.page.get_by_text(cy.text("web-waiting-host", host="Ann")).first).to_be_visible()
    for message in ("web-host-menu", "web-waiting-begin"):
        expect(cy.button(message, free=1)).to_have_count(0)
    of_seat(ann, "Guest 1")
    ann.button("host-remove", name="Guest 1").click()
    expect(ann.page.get_by_text(ann.text("host-ask-more", what="remove", name="Guest 1")).first).to_be_visible()
    ann.button("host-remove", name="Guest 1").click()
    # The removed player is told so, may watch, and cannot sit down again.
    expect(bo.page.get_by_role("heading", name=bo.text("web-gone", code="removed"))).to_be_visible()
    expect(bo.page.get_by_text(bo.text("web-refused", code="removed", why="")).first).to_be_visible()
    bo.button("web-gone-look").click()
    expect(bo.page.get_by_role("heading", name=bo.text("web-seats"))).to_be_visible()
    expect(bo.button("web-join-sit", free=2)).to_have_count(0)
    expect(cy.page.get_by_text(cy.text("web-note", what="removed", name="Guest 1")).first).to_be_visible()
    # The host lets others sit down again.
    ann.button("web-host-menu").click()
    ann.button("host-unlock-seats").click()
    bo.page.reload()
    expect(bo.button("web-join-sit", free=2)).to_be_visible()
    assert ask(site.address, f"/tables/{table}").get("locked", []) == []


def test_the_host_replaces_a_player_by_a_bot_during_the_game(site: Site, come: Come) -> None:
    table, [ann, bo] = sit_down(site, come, people=2)
    expect(bo.page.get_by_role("button", name=bo.text("web-host-of", name="Ann"))).to_have_count(0)
    secret = token_of(bo, table)
    of_seat(ann, "Guest 1")
    ann.button("host-replace", name="Guest 1").click()
    expect(ann.page.get_by_text(ann.text("host-ask-more", what="replace", name="Guest 1")).first).to_be_visible()
    ann.button("host-replace", name="Guest 1").click()
    expect(bo.page.get_by_role("heading", name=bo.text("web-gone", code="removed"))).to_be_visible()
    seat = ask(site.address, f"/tables/{table}")["seats"][1]
    assert (seat["name"], seat["away"], seat["removed"]) == ("Guest 1", True, True)
    # Whoever has the old link gets nothing of the seat either.
    thief = come(site)
    thief.go(f"/t/{table}#{secret}")
    expect(thief.page.get_by_role("heading", name=thief.text("web-gone", code="removed"))).to_be_visible()
    assert all(json.loads(text)["type"] == "bye" for text in thief.received)
    # The menu of the table closes it.
    ann.page.locator(".strip").get_by_role("button", name=ann.text("web-menu")).click()
    ann.button("web-host-menu").click()
    ann.button("host-close").click()
    ann.button("host-close").click()
    expect(ann.page.get_by_role("heading", name=ann.text("web-gone", code="closed"))).to_be_visible()


def test_the_host_mutes_and_watchers_do_not_reach_players(site: Site, come: Come) -> None:
    table, [ann, bo] = waiting(site, come, 1)
    watcher = come(site)
    watcher.go(f"/t/{table}")
    watcher.button("web-join-watch").click()
    write(watcher, "I see it all")
    expect(watcher.page.get_by_text("I see it all").first).to_be_visible()
    expect(watcher.page.get_by_text(watcher.text("web-watcher", number=1), exact=True).first).to_be_visible()
    write(bo, "spam")
    expect(ann.page.get_by_text("spam").first).to_be_visible()
    expect(watcher.page.get_by_text("spam").first).to_be_visible()
    of_seat(ann, "Guest 1")
    ann.button("host-mute", name="Guest 1").click()
    expect(bo.page.get_by_text(bo.text("web-note", what="muted", name="Guest 1")).first).to_be_visible()
    write(bo, "more spam")
    expect(bo.page.get_by_text(bo.text("web-refused", code="muted", why="")).first).to_be_visible()
    ann.button("web-host-menu").click()
    ann.button("host-lock-chat").click()
    expect(watcher.page.get_by_text(watcher.text("web-note", what="chat-locked", name="")).first).to_be_visible()
    write(watcher, "still here")
    expect(watcher.page.get_by_text(watcher.text("web-refused", code="locked", why="")).first).to_be_visible()
    for player in (ann, bo):
        assert not any("I see it all" in text or "still here" in text for text in player.received)
        expect(player.page.get_by_text("more spam")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr", "it", "de"])
def test_the_menu_of_the_host_fits_a_phone(site: Site, come: Come, lang: str) -> None:
    _, [ann, _] = waiting(site, come, 1, lang=lang, width=360, height=740)
    ann.button("web-host-menu").click()
    expect(ann.button("host-close")).to_be_visible()
    assert cut(ann.page) == []
    wide = (
        "() => document.querySelector('dialog[open]').scrollWidth - document.querySelector('dialog[open]').clientWidth"
    )
    assert ann.page.evaluate(wide) <= 0
    ann.button("host-close").click()
    expect(ann.button("host-cancel")).to_be_visible()
    assert cut(ann.page) == []
    assert ann.page.evaluate(wide) <= 0
    assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= 360
