"""Helpers to sit down at a table in the browser, to play a game to its end, and to play again."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect
from web.conftest import Come
from web.people import Person
from web.sites import Site, ask, play_out


def sit_down(
    site: Site, come: Come, people: int, game: str = "traitres", players: int = 3, **more: object
) -> tuple[str, list[Person]]:
    """Seat people at a table by its pages, and fill it with bots. Return the id of the table and the people."""
    host = come(site, **more)
    host.go(f"/new/{game}")
    body = {"game": game, "name": "Ann", "players": players}
    opened = ask(site.address, "/tables", body)
    table: str = opened["table"]["id"]
    host.go(f"/t/{table}#{opened['token']}")
    crew = [host]
    for number in range(1, people):
        guest = come(site)
        guest.go(f"/t/{table}")
        guest.page.get_by_label(guest.text("web-name")).fill(f"Guest {number}")
        guest.button("web-join-sit", free=players - number).click()
        expect(guest.page.get_by_role("button", name=guest.text("web-leave-seat"))).to_be_visible()
        crew.append(guest)
    if people < players:
        host.button("web-waiting-begin", free=players - people).click()
    return table, crew


def token_of(person: Person, table: str) -> str:
    """Return the token of a person's seat."""
    seats = person.page.evaluate("localStorage.getItem('mutiny.seats')")
    token: str = json.loads(seats)[table]["token"]
    return token


def finish(site: Site, table: str, crew: list[Person], choice: int = 0) -> None:
    """Play the game to its end by moves outside the browser, and wait until all pages show the result."""
    for person in crew:
        expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    play_out(site, table, [token_of(person, table) for person in crew], choice)
    for person in crew:
        expect(person.page.get_by_role("link", name=person.text("web-replay"))).to_be_visible()


def seat_at(person: Person, table: str) -> int | None:
    """Return the seat that the server's latest greeting gave this page."""
    greetings = [json.loads(text) for text in person.received if '"type":"welcome"' in text]
    seat: int | None = [each["seat"] for each in greetings if each["table"]["id"] == table][-1]
    return seat


def next_of(site: Site, table: str) -> str:
    """Return the id of the rematch's table."""
    found: str = ask(site.address, f"/tables/{table}")["next"]
    return found


def plays(site: Site, person: Person, table: str, seat: int) -> None:
    """Check that a person has the given seat of a table."""
    expect(person.page).to_have_url(f"{site.address}/t/{table}")
    # The page marks the person's seat in both cases: while waiting, and when it is the person's turn.
    mine = f"^({person.text('web-you')}|{person.text('web-to-act')})$"
    expect(person.page.get_by_text(re.compile(mine)).first).to_be_visible()
    expect(person.page.get_by_text(person.text("web-watching"), exact=True)).to_have_count(0)
    assert seat_at(person, table) == seat


def again(person: Person) -> None:
    """Ask for another game with the same people."""
    person.button("web-rematch").click()
