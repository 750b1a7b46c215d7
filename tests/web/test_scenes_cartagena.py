"""The scenes of Cartagena: what the stage shows while events of a real game are played one after another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from web.conftest import Come
from web.people import Person
from web.retold import NAMES as ALL_NAMES
from web.retold import SEAT, Moment, RetoldTable, played
from web.sites import Site

from mutiny.games.cartagena.constants import SIDES

NAMES = list(ALL_NAMES[:4])


def find(*kinds: str, where: Callable[[Moment], bool] = lambda moment: True) -> list[Moment]:
    """Return events of a game from one of the first kind, which satisfies `where`, to one of the last kind."""
    for number in range(40):
        moments = played("cartagena", len(NAMES), number)
        for start, moment in enumerate(moments):
            if moment.kind == kinds[0] and where(moment):
                rest = moments[start:]
                at = 0
                for kind in kinds:
                    at = next((place for place in range(at, len(rest)) if rest[place].kind == kind), len(rest))
                if at < len(rest):
                    return rest[: at + 1]
    raise AssertionError(f"no such events: {kinds}")


ON_TOP = """
card => {
  for (const each of document.querySelectorAll('.played, .played *')) each.style.pointerEvents = 'auto';
  const box = card.getBoundingClientRect();
  return card.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}
"""
"""Tells whether an element is the topmost one at its middle."""
TOO_WIDE = """
scene => {
  const all = scene.firstElementChild.getBoundingClientRect();
  const parts = [...scene.querySelectorAll('.banner, p, b, .above > *')];
  const fits = box => box.left >= all.left - 1 && box.right <= all.right + 1 && box.bottom <= all.bottom + 1;
  return parts.filter(each => !fits(each.getBoundingClientRect())).map(each => `${each.className} ${each.textContent}`);
}
"""
"""Finds the parts of a scene that do not fit the stage."""


class StoppedTable(RetoldTable):
    """A table at which the clock of the page stands still."""

    def __init__(self, person: Person, site: Site) -> None:
        person.page.clock.install()
        super().__init__(person, site, "cartagena", len(NAMES))
        self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + 1)

    def scene(self, name: str) -> Locator:
        """Return the scene of that name, which must be played now."""
        found = self.page.locator(f".played[data-scene='{name}']")
        expect(found).to_be_visible()
        return found

    def calm_down(self) -> None:
        """Go to the end of all scenes that other tests have left."""
        self.silent = True
        self.page.wait_for_load_state("networkidle")
        skip = self.person.button("web-beat-skip")
        if skip.is_visible():
            skip.click()
        expect(self.page.locator(".played")).to_have_count(0)

    def go_on(self) -> None:
        """Advance the clock by one beat."""
        self.page.keyboard.press("ArrowDown")


@pytest.fixture(scope="module")
def shared_table(chromium: Browser, shared_site: Site) -> Iterator[StoppedTable]:
    """Return a table at which events are played at the usual speed."""
    shared_site.use_seeds("scenes of Cartagena")
    person = Person(chromium, shared_site.address, speed=1, width=1366, height=768, installs=False)
    yield StoppedTable(person, shared_site)
    person.leave()


@pytest.fixture
def table(shared_table: StoppedTable) -> Iterator[StoppedTable]:
    """Return the table when nothing is played there. At the end, check that its page has reported no error."""
    shared_table.calm_down()
    yield shared_table
    assert shared_table.person.complaints == []


def text_of(table: StoppedTable, message: str, **values: Any) -> str:
    """Return a text of the client as the page of a table shows it."""
    return table.person.text(message, **values)


def test_a_door_is_knocked_at_and_the_ghost_comes_out(table: StoppedTable) -> None:
    visitor, *_ = find("knock", where=lambda moment: moment.event["pirate"] != "ghost")
    table.tell([visitor])
    scene = table.scene("knock")
    expect(scene).to_contain_text(text_of(table, "cartagena-pirate", word=visitor.event["pirate"]))
    table.go_on()
    expect(table.page.locator(".played")).to_have_count(0)
    table.tell(find("knock", "ghost", where=lambda moment: moment.event["pirate"] == "ghost"))
    # This shows only the door; the next event shows the person behind it.
    expect(table.scene("knock").locator(".banner")).to_have_count(0)
    table.go_on()
    expect(table.scene("ghost")).to_contain_text(text_of(table, "web-cartagena-scene-ghost"))


def test_a_storm_fills_the_lifeboat(table: StoppedTable) -> None:
    moments = find("storm")
    table.tell(moments)
    pirate = text_of(table, "cartagena-pirate", word=moments[0].event["pirate"])
    expect(table.scene("storm")).to_contain_text(pirate)
    # The position behind the scene shows it already.
    expect(table.page.locator(".stage .lifeboat")).to_contain_text(pirate)


def arrives(sail: Moment) -> bool:
    """Return whether the ship reaches the mutiny space."""
    return bool(sail.event["ship"] == sail.view["track"]["mutiny"])


def test_the_ship_sails_along_the_track_and_the_mutiny_breaks_out(table: StoppedTable) -> None:
    moments = find("sail", "mutiny", "duel", where=arrives)
    table.tell(moments)
    left = moments[0].view["track"]["mutiny"] - moments[0].view["ship"]
    expect(table.scene("sail")).to_contain_text(text_of(table, "web-cartagena-to-go", spaces=left))
    seen = ["sail"]
    for _ in moments:
        table.go_on()
        playing = table.page.locator(".played[data-scene]")
        expect(playing).to_have_count(1)
        seen.append(playing.get_attribute("data-scene") or "")
        if seen[-1] == "duel":
            break
    assert seen == [moment.kind for moment in moments if moment.kind in ("sail", "mutiny", "out", "duel")]
    duel = moments[-1].event
    expect(table.scene("duel")).to_contain_text(str(duel["valverde"]))


def test_cards_are_turned_together_and_then_stands_there_who_is_ahead(table: StoppedTable) -> None:
    moments = find("shown", where=lambda moment: bool(moment.event["cards"] and moment.event["monkeys"]))
    shown = moments[0].event
    table.tell(moments)
    scene = table.scene("shown")
    expect(scene.locator(".laid")).to_have_count(len(shown["cards"]) + len(shown["monkeys"]))
    expect(scene.locator(".whose")).to_have_count(len(shown["monkeys"]))
    totals = [shown[side] for side in SIDES]
    ahead = "none" if totals[0] == totals[1] else SIDES[totals.index(max(totals))]
    expect(scene).to_contain_text(text_of(table, "web-cartagena-scene-ahead", side=ahead))
    expect(scene.locator(".tug")).to_have_text(" ".join(map(str, totals)))


def test_the_end_is_shown_side_by_side_up_to_the_winner(table: StoppedTable) -> None:
    moments = find(
        "duel-won", "mutiny-won", "end", where=lambda moment: moment.view["won"].count(moment.event["side"]) == 3
    )
    end = moments[-1].event
    table.tell(moments)
    scene = table.scene("duel-won")
    expect(scene.locator("svg.won")).to_have_count(sum(side is not None for side in moments[0].view["won"]))
    table.go_on()
    expect(table.scene("mutiny-won")).to_contain_text(
        text_of(table, "web-cartagena-scene-mutiny-won", side=moments[1].event["side"])
    )
    for number in range(len(NAMES)):
        table.go_on()
        # The cards that were shown before stay beside the one that is shown now.
        expect(table.scene("reveal").locator(".gold svg")).to_have_count(number + 1)
        expect(table.scene("reveal").locator(".now")).to_have_attribute("data-seat", str(number))
    for _ in range(sum(moment.kind == "tie" for moment in moments) + 1):
        table.go_on()
    expect(table.scene("end").locator(".winner")).to_have_count(len(end["winners"]))


@pytest.mark.parametrize("kind", ["rob", "out", "peek"])
def test_what_is_done_to_you_stays_until_it_was_seen(table: StoppedTable, kind: str) -> None:
    whom = "seat" if kind == "out" else "target"
    table.tell(find(kind, where=lambda moment: moment.event[whom] == SEAT))
    caption = table.page.locator(".played .done")
    expect(caption).to_contain_text(NAMES[SEAT])
    # This lasts longer than the same event would if it concerned another player.
    table.page.clock.run_for(4_000)
    expect(caption).to_be_visible()
    # No part of a scene that is played at the same time covers it.
    assert caption.evaluate(ON_TOP)
    table.page.mouse.click(300, 300)
    expect(table.page.locator(".played")).to_have_count(0)


def test_a_long_touch_goes_to_the_end_and_a_reload_shows_the_position_at_once(table: StoppedTable) -> None:
    moments = find("mutiny", "duel")
    table.tell(moments)
    table.scene("mutiny")
    table.page.mouse.move(300, 300)
    table.page.mouse.down()
    table.page.clock.run_for(600)
    table.page.mouse.up()
    expect(table.page.locator(".played")).to_have_count(0)
    expect(table.page.locator(".stage .duel")).to_be_visible()
    table.tell(find("storm"))
    table.scene("storm")
    table.silent = False
    table.page.reload()
    expect(table.page.locator("#move .prompt")).to_be_visible()
    expect(table.page.locator(".played")).to_have_count(0)


def test_scenes_move_nothing_and_fit_a_phone(come: Come, site: Site) -> None:
    table = StoppedTable(come(site, new_window=True, speed=1, width=360, height=740, lang="de", dark=True), site)
    stage = table.page.locator(".stage")
    before = stage.bounding_box()
    for kind in ("knock", "storm", "mutiny", "duel", "shown", "duel-won", "mutiny-won", "reveal", "end"):
        table.tell(find(kind)[:1])
        scene = table.scene(kind)
        # The drawings are loaded with the first scene.
        expect(scene.locator("> *").first).to_be_visible()
        wide = scene.evaluate(TOO_WIDE)
        assert wide == [], kind
        assert stage.bounding_box() == before
        assert table.page.evaluate("document.documentElement.scrollWidth") == 360
        table.go_on()
