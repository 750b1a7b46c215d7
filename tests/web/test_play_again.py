"""The button "Play again": all players keep their seats in the next game, however they get there."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect
from web.conftest import Come
from web.seating import again, finish, next_of, plays, seat_at, sit_down, token_of
from web.sites import Site, ask, play_out
from web.visibility import SHIFTS, moved


@pytest.mark.parametrize("game", ["meuterer", "traitres", "cartagena"])
def test_who_plays_again_against_bots_has_the_same_seat(site: Site, come: Come, game: str) -> None:
    table, [ann] = sit_down(site, come, people=1, game=game)
    finish(site, table, [ann])
    again(ann)
    expect(ann.page).not_to_have_url(re.compile(table))
    new = next_of(site, table)
    plays(site, ann, new, 0)
    ann.page.reload()
    plays(site, ann, new, 0)
    # Bots fill the table as before, and the player keeps the seat, so nobody else makes the next move.
    seats = ask(site.address, f"/tables/{new}")["seats"]
    assert [seat.get("bot") is None for seat in seats] == [True, False, False]
    # The first game was watched to its end; the player comes back to this one when it is over.
    token = token_of(ann, new)
    ann.page.goto("about:blank")
    play_out(site, new, [token])
    ann.go(f"/t/{new}")
    expect(ann.button("web-rematch")).to_be_visible()
    again(ann)
    expect(ann.page).not_to_have_url(re.compile(new))
    plays(site, ann, next_of(site, new), 0)


def test_everybody_who_plays_again_has_the_same_seat(site: Site, come: Come) -> None:
    table, crew = sit_down(site, come, people=3, players=4)
    ann, bo, cem = crew
    finish(site, table, crew)
    again(ann)
    expect(ann.page).not_to_have_url(re.compile(table))
    # The others ask too: one at once, another after a reload.
    again(bo)
    cem.page.reload()
    again(cem)
    new = next_of(site, table)
    for seat, person in enumerate(crew):
        plays(site, person, new, seat)
    for seat, person in enumerate(crew):
        person.page.reload()
        plays(site, person, new, seat)
    play_out(site, new, [token_of(person, new) for person in crew])
    for person in crew:
        expect(person.page.get_by_role("link", name=person.text("web-replay"))).to_be_visible()


def test_all_who_ask_at_the_same_time_play_again(site: Site, come: Come) -> None:
    table, crew = sit_down(site, come, people=2)
    finish(site, table, crew)
    for person in crew:
        # The test does not wait for the effect of the click.
        person.page.evaluate(
            "name => [...document.querySelectorAll('button')].find(each => each.textContent.trim() === name)?.click()",
            person.text("web-rematch"),
        )
    for person in crew:
        expect(person.page).not_to_have_url(re.compile(table))
    new = next_of(site, table)
    for seat, person in enumerate(crew):
        plays(site, person, new, seat)


def test_a_click_counts_though_somebody_else_asks_while_the_button_is_pressed(site: Site, come: Come) -> None:
    table, [ann, bo] = sit_down(site, come, people=2)
    finish(site, table, [ann, bo])
    bo.button("web-rematch").hover()
    bo.page.mouse.down()
    again(ann)
    expect(bo.page.get_by_text("Ann wants to play again").first).to_be_visible()
    bo.page.mouse.up()
    plays(site, bo, next_of(site, table), 1)


def test_who_reloads_while_asking_plays_again(site: Site, come: Come) -> None:
    table, [ann, bo] = sit_down(site, come, people=2)
    finish(site, table, [ann, bo])
    ann.context.set_offline(True)
    again(ann)
    ann.context.set_offline(False)
    ann.page.reload()
    expect(ann.page).not_to_have_url(re.compile(table))
    plays(site, ann, next_of(site, table), 0)


def test_who_has_gone_home_finds_the_new_game_there(site: Site, come: Come) -> None:
    table, [ann, bo] = sit_down(site, come, people=2)
    finish(site, table, [ann, bo])
    bo.start_with(SHIFTS)
    bo.go("/")
    expect(bo.button("web-play-now").first).to_be_visible()
    go_on = bo.page.get_by_role("region", name=bo.text("web-go-on"))
    expect(go_on).to_have_count(0)
    again(ann)
    expect(ann.page).not_to_have_url(re.compile(table))
    bo.page.reload()
    expect(go_on).to_be_visible()
    # The page did not know of this game when it was drawn.
    assert moved(bo.page, ever=True) == []
    go_on.get_by_role("link").click()
    plays(site, bo, next_of(site, table), 1)


def test_who_comes_to_the_new_game_by_a_plain_link_has_the_seat(site: Site, come: Come) -> None:
    table, [ann, bo, cem] = sit_down(site, come, people=3, players=4)
    finish(site, table, [ann, bo, cem])
    secrets = [token_of(person, table) for person in (ann, bo, cem)]
    # Two players close the page before there is a new game, and one of them plays elsewhere meanwhile.
    for person in (bo, cem):
        person.page.goto("about:blank")
    body = {"game": "meuterer", "name": "Cem", "players": 3, "bots": ["easy"] * 2}
    other = ask(site.address, "/tables", body)
    cem.go(f"/t/{other['table']['id']}#{other['token']}")
    cem.page.goto("about:blank")
    again(ann)
    expect(ann.page).not_to_have_url(re.compile(table))
    new = next_of(site, table)
    bo.go(f"/t/{new}")
    plays(site, bo, new, 1)
    bo.page.reload()
    plays(site, bo, new, 1)
    # A stranger who has a seat at another table has none here, and receives nobody else's secrets.
    stranger = come(site, records=True)
    body = {"game": "traitres", "name": "Eve", "players": 3, "bots": ["easy"] * 2}
    seated = ask(site.address, "/tables", body)
    stranger.go(f"/t/{seated['table']['id']}#{seated['token']}")
    expect(stranger.page.locator("#move")).to_be_visible()
    stranger.go(f"/t/{new}")
    expect(stranger.page.get_by_text(stranger.text("web-watching"), exact=True).first).to_be_visible()
    assert seat_at(stranger, new) is None
    assert {"seat": None, "token": None} in map(json.loads, stranger.received)
    assert not any(secret in text for text in stranger.received for secret in secrets)
    # The same holds after two games, even if the player never saw the one between.
    play_out(site, new, secrets)
    again(ann)
    expect(ann.page).not_to_have_url(re.compile(new))
    newest = next_of(site, new)
    cem.go(f"/t/{newest}")
    plays(site, cem, newest, 2)
