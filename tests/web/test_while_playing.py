"""During a game: looking back at earlier turns, hints against bots, and taking moves back at once."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect
from web.conftest import Come
from web.crews import Crew
from web.people import Person, wait_on
from web.sites import Site, ask
from web.test_pages import AXE, grave
from web.test_table import DESKS, PHONE, PLAYERS, next_decision, sit_down
from web.visibility import CHOICES, faults

COVERED = """
choices => {
  const panel = document.querySelector('.advice').getBoundingClientRect();
  return [...document.querySelectorAll(choices)].map(each => each.getBoundingClientRect()).filter(box =>
    box.left < panel.right - 1 && panel.left < box.right - 1 &&
    box.top < panel.bottom - 1 && panel.top < box.bottom - 1).length;
}
"""


def veil(page: Page) -> str:
    """Return the text that says which turn the stage shows."""
    return page.locator(".veil").inner_text()


def test_looking_back_while_others_play_and_after_a_reload(site: Site, come: Come) -> None:
    crew = Crew(site, "meuterer", 3)
    crew.advance(lambda _, legal: legal[0], lambda view: view["round"] == 2 and view["acting"] == [1])
    ann: Person = come(site, width=1366, height=768)
    page = ann.page
    # The turns are from before this page was opened, so the positions come from the server.
    ann.go(crew.path(0))
    ann.open_story("log")
    lines = page.locator(".turn li.event")
    lines.nth(8).click(position={"x": 8, "y": 8})
    expect(page.locator(".veil")).to_be_visible()
    first = veil(page)
    expect(page.locator(".strip .where b")).to_have_text(ann.text("meuterer-table-round", round=1, rounds=9))
    expect(page.locator("li.looked").first).to_be_visible()
    expect(page.locator("#move")).to_contain_text(ann.text("web-look-goes-on"))
    page.keyboard.press("ArrowRight")
    expect(page.locator(".veil")).not_to_have_text(first)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".veil")).to_have_text(first)
    # The others play on: the page stays where it is and says so, and no move can be made here.
    crew.advance(lambda _, legal: legal[0], lambda view: view["acting"] == [0])
    expect(page.locator("#move")).to_contain_text(ann.text("web-look-mine"))
    assert veil(page) == first
    expect(page.locator(CHOICES)).to_have_count(0)
    page.keyboard.press("Control+Enter")
    ann.open_story("moves")
    expect(page.locator(".moves button.move")).to_have_count(0)
    ann.open_story("log")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert grave(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".veil")).to_have_count(0)
    assert ann.my_turn
    expect(page.locator(CHOICES).first).to_be_visible()
    # The faces in the log are buttons, so the keyboard reaches them.
    page.locator(".turn .look").last.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator(".veil")).to_be_visible()
    ann.button("web-look-back").click()
    expect(page.locator(".veil")).to_have_count(0)


@pytest.mark.parametrize("game", PLAYERS)
def test_a_player_on_a_phone_looks_back_and_gets_a_hint(site: Site, come: Come, game: str) -> None:
    chance = Random(f"phone {game}")
    person = sit_down(site, come, game, PHONE, touch=True, dark=True)
    page = person.page
    for _ in range(2):
        assert next_decision(person) is not None
        person.decide(chance)
    prompt = next_decision(person)
    assert prompt is not None
    person.open_story("log")
    page.locator(".turn li.event").nth(-4).tap(position={"x": 8, "y": 8})
    expect(page.locator(".veil")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert faults(page) == []
    before = veil(page)
    page.get_by_role("button", name=person.text("web-look-before")).tap()
    expect(page.locator(".veil")).not_to_have_text(before)
    person.button("web-look-back").tap()
    expect(page.locator("#move .prompt")).to_have_text(prompt)
    assert faults(page) == []
    give_hint(person)
    page.locator(".advice .close").tap()
    expect(page.locator(".advice")).to_have_count(0)
    person.confirm()


def give_hint(person: Person) -> None:
    """Ask for a hint, and check that a move is selected, the reason is on the stage, and no choice is covered."""
    page = person.page
    person.press(page.locator(".aids .hint"))
    expect(page.locator(".advice")).to_be_visible()
    expect(page.locator("#move .do.idle")).to_have_count(0)
    chosen = page.locator("#move .chosen b").inner_text()
    assert page.locator(".advice .best b").inner_text() == chosen
    assert page.evaluate(COVERED, CHOICES) == 0


@pytest.mark.parametrize("game", PLAYERS)
def test_hints_and_taking_back_against_bots(site: Site, come: Come, game: str) -> None:
    chance = Random(f"undo {game}")
    person = sit_down(site, come, game, DESKS[0])
    page = person.page
    prompts: list[str | None] = [next_decision(person)]
    give_hint(person)
    # The hint makes no move: the player may choose another one, or none.
    page.keyboard.press("Escape")
    expect(page.locator("#move .do.idle")).to_have_count(1)
    positions: list[str] = []
    for _ in range(3):
        positions.append(position(page))
        person.decide(chance)
        prompts.append(next_decision(person))
    for prompt, then in zip(reversed(prompts[:-1]), reversed(positions), strict=True):
        page.locator(".aids .undo").click()
        expect(page.locator("#move .prompt")).to_have_text(prompt or "")
        wait_until_same(page, then)
    # No further move can be taken back.
    expect(page.locator(".aids .undo")).to_have_count(0)
    expect(page.locator(".aids .hint")).to_have_count(1)


def position(page: Page) -> str:
    """Return the choices and the cards in the hand."""
    things = page.locator(f"{CHOICES}, .hand [data-spot], .where b").all_inner_texts()
    return "|".join(sorted(thing.strip() for thing in things))


def wait_until_same(page: Page, then: str) -> None:
    wait_on(page, lambda: position(page) == then, lambda: (position(page), then))


def test_taking_back_ends_the_scenes_of_what_is_undone(site: Site, come: Come) -> None:
    """Play at the usual speed, so that scenes of the bots' moves are still to come when the move is taken back."""
    chance = Random("scenes")
    person = sit_down(site, come, "meuterer", DESKS[0], players=3, speed=0.5, motion=True)
    page = person.page
    prompt = next_decision(person)
    person.choose(chance)
    person.press(page.locator("#move .do"))
    page.locator(".aids .undo").click()
    expect(page.locator(".played")).to_have_count(0)
    expect(page.locator("#move .prompt")).to_have_text(prompt or "")
    expect(page.locator(".turn li.note").last).to_have_text(person.text("web-note", what="undone", name=""))


def test_with_another_person_there_are_no_hints(site: Site, come: Come) -> None:
    opened = ask(site.address, "/tables", {"game": "meuterer", "name": "Ann", "players": 3, "bots": ["easy"]})
    ask(site.address, f"/tables/{opened['table']['id']}/join", {"name": "Bo"})
    person: Person = come(site)
    person.go(f"/t/{opened['table']['id']}#{opened['token']}")
    expect(person.page.locator("#move")).to_be_visible()
    expect(person.page.locator(".aids .hint")).to_have_count(0)
