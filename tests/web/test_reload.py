"""Nothing is lost when a page is reloaded, or the server dies, in the middle of a game."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect
from web.conftest import Come
from web.people import Person
from web.seating import finish, seat_at, sit_down
from web.sites import Site
from web.visibility import CHOICES


def position(person: Person) -> tuple[Any, Any, str]:
    """Return the view and the legal moves that a page received last, and the prompt that it shows."""
    expect(person.page.locator("#move .do")).to_be_visible()
    told = json.loads([text for text in person.received if '"type":"view"' in text][-1])
    return told["view"], told["legal"], person.page.locator("#move .prompt").inner_text()


def moves_made(person: Person) -> int:
    """Return the number of moves that this seat has made, according to the server's answers to this page."""
    return sum('"type":"done"' in text for text in person.received)


@pytest.mark.parametrize("game", ["meuterer", "traitres", "cartagena"])
def test_a_decision_outlives_a_reload_and_a_dead_server(own_site: Site, come: Come, game: str) -> None:
    site, chance = own_site, Random(f"outlive {game}")
    table, [ann] = sit_down(site, come, people=1, game=game)
    ready = ann.page.locator("#move .do[aria-disabled=false]")
    for _ in range(3):
        ann.wait_for_turn()
        ann.decide(chance)
    ann.wait_for_turn()
    before = position(ann)
    # Reload with a move selected: the seat and the prompt stay the same, and an unconfirmed move is not made.
    ann.choose(chance)
    ann.page.reload()
    assert position(ann) == before
    assert seat_at(ann, table) == 0
    expect(ready).to_have_count(0)
    expect(ann.page.locator(CHOICES).first).to_be_visible()
    # The server dies with a move selected: the move stays selected, and is made when it is confirmed.
    ann.choose(chance)
    chosen = ann.page.locator("#move").inner_text()
    site.kill()
    expect(ann.page.locator("[role=status].lost")).to_be_visible()
    site.start()
    expect(ann.page.locator("[role=status].live")).to_be_visible()
    assert position(ann)[:2] == before[:2]
    assert seat_at(ann, table) == 0
    expect(ready).to_have_count(1)
    assert ann.page.locator("#move").inner_text() == chosen
    made = moves_made(ann)
    ann.confirm()
    assert moves_made(ann) == made + 1
    # The server dies before a move is confirmed: the move is made exactly once, as soon as the server is back.
    ann.wait_for_turn()
    ann.choose(chance)
    site.kill()
    expect(ann.page.locator("[role=status].lost")).to_be_visible()
    ann.page.locator("#move .do").click()
    site.start()
    expect(ann.page.locator("#move [aria-busy]")).to_have_count(0)
    assert moves_made(ann) == made + 2
    finish(site, table, [ann])
