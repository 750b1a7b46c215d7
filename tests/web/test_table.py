"""The table in whole games, by pointer, touch and keyboard: everything a player needs is visible, and nothing moves."""

from __future__ import annotations

from contextlib import nullcontext
from random import Random
from re import sub

import pytest
from playwright.sync_api import expect
from web.conftest import Come
from web.cut import cut
from web.people import Person
from web.sites import Site, ask
from web.test_pages import AXE, grave, grave_when_dark
from web.visibility import CHOICES, SHIFTS, faults, moved, resizing

PLAYERS = {"meuterer": 4, "traitres": 5, "cartagena": 4}
DESKS = ((1366, 768), (1440, 900), (1920, 1080), (820, 1180))
PHONE = (360, 740)


def sit_down(
    site: Site, come: Come, game: str, size: tuple[int, int], players: int | None = None, **more: object
) -> Person:
    """Seat a person at a table with bots, in a window of that size."""
    players = players or PLAYERS[game]
    person = come(site, width=size[0], height=size[1], **more)
    person.start_with(SHIFTS)
    body = {"game": game, "name": "Bartholomäus", "players": players, "bots": ["easy"] * (players - 1)}
    opened = ask(site.address, "/tables", body)
    person.go(f"/t/{opened['table']['id']}#{opened['token']}")
    expect(person.page.locator("#move")).to_be_visible()
    return person


def next_decision(person: Person) -> str | None:
    """Wait for a decision. Return the prompt, or None once the game is over."""
    return person.page.locator("#move .prompt").inner_text() if person.wait_for_turn() else None


def check(person: Person, prompt: str, sizes: tuple[tuple[int, int], ...]) -> list[str]:
    """Return the faults of this decision in windows of these sizes. The window is left at the first size.

    A fault is an element that is out of sight or cut off.
    """
    found: list[str] = []
    with resizing(person.page) if len(sizes) > 1 else nullcontext():
        for width, height in (*sizes[1:], sizes[0]):
            if len(sizes) > 1:
                person.page.set_viewport_size({"width": width, "height": height})
            wrong = [*faults(person.page), *(f"cut off: {text}" for text in cut(person.page))]
            found += [f"{width}×{height}, {prompt}: {fault}" for fault in wrong]
    return found


def play_and_check(person: Person, chance: Random, sizes: tuple[tuple[int, int], ...]) -> list[str]:
    """Play a game to its end. Return everything that was out of sight or cut off at a decision.

    Every prompt is checked at all sizes when it first appears, at the first and the last size again when a move is
    selected, and at the first size at every decision.
    """
    wrong: list[str] = []
    met: set[str] = set()
    while (prompt := next_decision(person)) is not None:
        # A danger may have arisen since the same prompt was shown before.
        dangers = person.page.locator(".strip strong").all_inner_texts()
        asked = sub(r"\d+", "#", f"{prompt} {dangers}")
        wrong += check(person, prompt, sizes[:1] if asked in met else sizes)
        person.choose(chance)
        if asked not in met:
            wrong += check(person, f"{prompt} (chosen)", sizes[:: max(1, len(sizes) - 1)])
        met.add(asked)
        person.confirm()
    return wrong + check(person, "the end", sizes)


@pytest.mark.parametrize("game", PLAYERS)
def test_a_whole_game_by_pointer_with_everything_in_sight(site: Site, come: Come, game: str) -> None:
    """Play in German, which has the longest words."""
    person = sit_down(site, come, game, DESKS[0], lang="de")
    assert play_and_check(person, Random(f"pointer {game}"), DESKS) == []
    assert moved(person.page) == []


@pytest.mark.parametrize("game", PLAYERS)
def test_a_whole_game_by_touch_on_a_phone_with_everything_in_sight(site: Site, come: Come, game: str) -> None:
    """Play in French, which has the longest sentences."""
    person = sit_down(site, come, game, PHONE, lang="fr", touch=True)
    assert play_and_check(person, Random(f"touch {game}"), (PHONE,)) == []
    assert moved(person.page) == []


def test_a_whole_game_at_the_fullest_table_on_a_phone(site: Site, come: Come) -> None:
    """Play Traîtres à bord with eight players: no table has more seats."""
    chance = Random("fullest")
    person = sit_down(site, come, "traitres", PHONE, players=8, touch=True)
    wrong: list[str] = []
    while (prompt := next_decision(person)) is not None:
        wrong += check(person, prompt, (PHONE,))
        wrong += overlaps(person, ".stage [data-spot]")
        person.decide(chance)
    wrong += overlaps(person, ".stage [data-spot]")
    assert wrong == []
    assert moved(person.page) == []


def overlaps(person: Person, things: str) -> list[str]:
    """Return those of these elements that overlap one another."""
    found: list[str] = person.page.evaluate(
        """
        things => {
          const box = each => [each.dataset.spot, each.getBoundingClientRect()];
          const all = [...document.querySelectorAll(things)].map(box);
          return all.flatMap(([name, a], index) => all.slice(index + 1).flatMap(([other, b]) =>
            a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
              ? [`${name} and ${other} overlap`] : []));
        }
        """,
        things,
    )
    return found


@pytest.mark.parametrize("game", PLAYERS)
def test_a_whole_game_with_the_keyboard_alone(site: Site, come: Come, game: str) -> None:
    chance = Random(f"keys {game}")
    person = sit_down(site, come, game, DESKS[1])
    keyboard = person.page.keyboard
    ready = person.page.locator("#move .do[aria-disabled=false]")
    while next_decision(person) is not None:
        while not ready.count():
            for _ in range(chance.randrange(4)):
                keyboard.press("Tab")
            find_by_keyboard(person, ".touch")
            keyboard.press("Enter")
        keyboard.press("Control+Enter")
        expect(person.page.locator("#move [aria-busy]")).to_have_count(0)
        # A keyboard player must not be thrown back to the top of the page.
        assert person.page.evaluate("document.activeElement !== document.body")
    assert moved(person.page) == []


def find_by_keyboard(person: Person, wanted: str) -> None:
    """Press the tab key until the wanted element has the focus."""
    for _ in range(150):
        if person.page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", wanted):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached with the keyboard")


MARKED = """
() => {
  const caption = document.querySelector('.tray.said .caption');
  const onStage = !!document.querySelector('.stage .latest');
  const told = !!caption && getComputedStyle(caption).outlineStyle === 'solid';
  return caption === null || onStage !== told ? (told ? 'told' : 'stage') : null;
}
"""
"""Tells where the last move is marked: on the stage, or where it is told if it changed nothing there."""


def test_the_last_move_is_marked_even_if_it_is_only_told(site: Site, come: Come) -> None:
    chance = Random("marked")
    person = sit_down(site, come, "cartagena", DESKS[0])
    marked: set[str | None] = set()
    while "told" not in marked and next_decision(person) is not None:
        marked.add(person.page.evaluate(MARKED))
        person.decide(chance)
    assert marked == {"stage", "told"}


def test_leaving_asks_first(site: Site, come: Come) -> None:
    person = sit_down(site, come, "meuterer", DESKS[0])
    where = person.page.url
    person.page.locator(".strip .home").click()
    dialog = person.page.locator("dialog[open]")
    expect(dialog).to_contain_text(person.text("web-leave-ask"))
    dialog.get_by_role("button", name=person.text("web-leave-stay")).click()
    expect(dialog).to_have_count(0)
    assert person.page.url == where
    person.page.locator(".strip .home").click()
    dialog.get_by_role("button", name=person.text("web-leave"), exact=True).click()
    expect(person.page.locator("#move")).to_have_count(0)
    assert person.page.url.rstrip("/") == site.address


def test_a_card_explains_itself(site: Site, come: Come) -> None:
    person = sit_down(site, come, "meuterer", DESKS[0])
    card = person.page.locator(".dock .hand .held").first
    card.hover()
    answer = person.page.get_by_role("tooltip")
    expect(answer).to_be_visible()
    expect(answer).to_contain_text(person.text("web-more-rules", clause="").partition("(")[0].strip())
    person.page.mouse.move(5, 300)
    expect(answer).to_have_count(0)
    # It appears beside the element that it explains.
    card.hover()
    expect(answer).to_be_visible()
    box, thing = answer.bounding_box(), card.bounding_box()
    assert box is not None
    assert thing is not None
    assert box["y"] + box["height"] <= thing["y"] or box["y"] >= thing["y"] + thing["height"]
    person.page.keyboard.press("Escape")
    expect(answer).to_have_count(0)


def names_in_hand(person: Person) -> list[str]:
    """Return the names of the cards, from the left."""
    return person.page.locator(".dock .hand .held .name").all_inner_texts()


def test_a_hand_is_sorted_by_a_button_and_stays_so(site: Site, come: Come) -> None:
    person = sit_down(site, come, "meuterer", DESKS[0])
    before = names_in_hand(person)
    sort = person.button("web-hand-sort")
    sort.click()
    expect(sort).to_have_attribute("aria-pressed", "true")
    after = names_in_hand(person)
    assert sorted(after) == sorted(before)
    # Cards of one kind are side by side.
    assert [name for place, name in enumerate(after) if name not in after[:place]] == list(dict.fromkeys(after))
    assert all(after[place - 1] == name or name not in after[:place] for place, name in enumerate(after))
    person.page.reload()
    expect(sort).to_have_attribute("aria-pressed", "true")
    assert names_in_hand(person) == after
    sort.click()
    assert names_in_hand(person) == before


def test_bots_are_as_strong_as_was_chosen_at_home(site: Site, come: Come) -> None:
    person = come(site)
    page = person.page
    person.start_with(SHIFTS)
    person.go("/")
    strength = page.get_by_role("group", name=person.text("web-new-strength"))
    strength.get_by_role("radio", name=person.text("web-strength", level="hard")).check()
    assert moved(page) == []
    person.button("web-play-now").first.click()
    expect(page.locator("#move")).to_be_visible()
    seats = ask(site.address, f"/tables/{page.url.rpartition('/')[2]}")["seats"]
    assert {seat["bot"] for seat in seats if seat.get("bot")} == {"hard"}
    # The browser remembers the setting.
    person.go("/")
    expect(strength.get_by_role("radio", name=person.text("web-strength", level="hard"))).to_be_checked()


def test_nothing_at_a_table_keeps_anybody_out(site: Site, come: Come) -> None:
    chance = Random("axe")
    person = sit_down(site, come, "meuterer", DESKS[0])
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    met: set[str] = set()
    wrong: list[str] = []
    while (prompt := next_decision(person)) is not None and len(met) < 5:
        if prompt not in met:
            person.page.locator(CHOICES).first.click()
            wrong += [f"{prompt}: {fault}" for fault in grave(person.page)]
            wrong += [f"{prompt}, dark: {fault}" for fault in grave_when_dark(person.page)]
            person.page.emulate_media(color_scheme="light")
            met.add(prompt)
            person.page.keyboard.press("Escape")
        person.decide(chance)
    assert wrong == []
