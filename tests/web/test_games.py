"""Whole games in real browsers, with friends invited by a link, bots, a server that is killed, and a spectator."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import expect
from web.conftest import Come
from web.people import Person, play
from web.seating import finish
from web.sites import Site, ask

GAMES = {"meuterer": 3, "traitres": 4, "cartagena": 3}
"""The games, each with the number of players in these tests."""


OWN = {"meuterer": "hand", "traitres": "role", "cartagena": "gold"}
"""The key of a view that only the seat itself has, by game."""


def sit_down(site: Site, come: Come, game: str, people: int, **more: str) -> list[Person]:
    """Seat people at a table with a bot. The first of them invites the others by the page."""
    players = GAMES[game]
    host = come(site, **more)
    host.go(f"/new/{game}")
    host.page.evaluate("localStorage.clear()")
    body = {"game": game, "name": "Ann", "players": players, "bots": ["easy"] * (players - people)}
    opened = ask(site.address, "/tables", body)
    table = opened["table"]["id"]
    host.go(f"/t/{table}#{opened['token']}")
    crew = [host]
    for number in range(1, people):
        guest = come(site, **more)
        guest.go(f"/t/{table}")
        guest.page.get_by_label(guest.text("web-name")).fill(f"Guest {number}")
        guest.page.locator("form button.main").click()
        crew.append(guest)
    for person in crew:
        expect(person.page.locator("#move")).to_be_visible()
        # The secret must not be visible.
        assert "#" not in person.page.url
    return crew


@pytest.mark.parametrize("game", GAMES)
def test_friends_play_to_the_end_though_the_plug_is_pulled(own_site: Site, come: Come, game: str) -> None:
    chance = Random(game)
    crew = sit_down(own_site, come, game, people=2)
    play(crew, chance, most=4)
    own_site.kill()
    for person in crew:
        expect(person.page.locator("[role=status].lost")).to_be_visible()
    own_site.start()
    for person in crew:
        expect(person.page.locator("[role=status].live")).to_be_visible()
    play(crew, chance, most=8)
    # The rest of the game is played outside the browser, while both watch it.
    table = crew[0].page.url.rpartition("/")[2]
    finish(own_site, table, crew)
    info = ask(own_site.address, f"/tables/{table}")
    assert info["status"] == "over"
    names = [seat.get("name") or seat["called"] for seat in info["seats"]]
    for number, person in enumerate(crew):
        result = person.page.locator("section", has=person.page.locator("#result"))
        if [names[winner] for winner in info["winners"]] == [f"Guest {number}" if number else "Ann"]:
            expect(result).to_contain_text(person.text("web-you-won"))
            continue
        for winner in info["winners"]:
            expect(result).to_contain_text(names[winner])
    # The same people play another game.
    for person in crew:
        person.page.locator("section", has=person.page.locator("#result")).locator(".main").click()
    for person in crew:
        expect(person.page.locator("#result")).to_have_count(0)
        expect(person.page.locator("#move")).to_be_visible()
    assert crew[0].page.url == crew[1].page.url


@pytest.mark.parametrize("game", GAMES)
def test_who_watches_is_told_no_secret(site: Site, come: Come, game: str) -> None:
    player = sit_down(site, come, game, people=1)[0]
    table = player.page.url.rpartition("/")[2]
    watcher = come(site, records=True)
    watcher.go(f"/t/{table}")
    expect(watcher.page.locator("#move")).to_be_visible()
    play([player], Random(f"watch {game}"), most=6)
    expect(watcher.page.locator("#move")).to_be_visible()
    received = [json.loads(text) for text in watcher.received]
    views = [message["view"] for message in received if message.get("type") == "view" and message["view"]]
    own = [json.loads(text) for text in player.received if '"type":"view"' in text]
    assert len(views) > 3
    secret = {fact for message in own if message["view"] for fact in message["view"]} - set(views[-1])
    # The further keys of a seat's view are secret, so a spectator must receive none of them.
    assert OWN[game] in secret
    for view in views:
        assert secret.isdisjoint(view)
        assert view.get("seat") is None
    events = [message["event"] for message in received if message.get("type") == "event"]
    assert events
    assert not any("cards" in event for event in events if event["kind"] in ("deal", "draw"))
    assert all("seed" not in text for text in watcher.received)
    assert all(message.get("legal", []) == [] for message in received)


def test_a_game_against_bots_is_one_click_away(site: Site, come: Come) -> None:
    player = come(site)
    player.go("/")
    player.button("web-play-now").first.click()
    expect(player.page.locator("#move")).to_be_visible()
    play([player], Random("click"), most=2)


def test_one_sees_who_is_not_connected(site: Site, come: Come) -> None:
    ann, bo = sit_down(site, come, "cartagena", people=2)
    away = ann.page.get_by_text(ann.text("web-not-here"), exact=True)
    expect(away).to_have_count(0)
    where = bo.page.url
    bo.page.goto("about:blank")
    expect(away).to_be_visible()
    bo.page.goto(where)
    expect(away).to_have_count(0)
