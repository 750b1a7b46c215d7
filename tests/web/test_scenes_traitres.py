"""The scenes of Traîtres à bord: what the stage shows between one event and the next."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from web.conftest import Come
from web.crews import NAMES, Crew
from web.cut import cut
from web.people import Person
from web.retold import Moment, RetoldTable, played
from web.sites import Site
from web.visibility import faults

from mutiny.protocol import messages as wire

GAMES = 20
"""The most games that are played until the wanted move is possible."""
STOPPED = 600_000
Wanted = Callable[[int, str, dict[str, Any]], bool]
"""Tells whether a move of a seat in a position is the wanted one."""


class Prepared:
    """A table of three with all cards claimed to be 0, at which the next move is the wanted one."""

    def __init__(self, site: Site, wanted: Wanted, most_planks: int = 0) -> None:
        self.wanted = wanted
        self.most_planks = most_planks
        for _ in range(GAMES):
            self.stashed: list[tuple[int, str]] = []
            self.crew = Crew(site, "traitres", 3)
            if found := self.crew.play_until(self.choose):
                assert found.view is not None
                self.seat: int = found.view["seat"]
                self.view = found.view
                self.move = next(move for move in found.legal if wanted(self.seat, move, found.view))
                return
        raise AssertionError("it never happens")

    def choose(self, view: wire.View) -> str:
        """Lay planks where more are allowed, then stash loot, and do anything else only if nothing is left."""
        position = view.view or {}
        seat: int = position["seat"]
        if any(self.wanted(seat, move, position) for move in view.legal):
            return ""
        move = min(view.legal, key=lambda move: self._rank(move, position))
        if move.startswith("stash"):
            self.stashed.append((seat, move.split()[1]))
        return move

    def _rank(self, move: str, position: dict[str, Any]) -> int:
        kind, *rest = move.split()
        if kind == "stash":
            return 1 if rest[-1] == "0" else 8
        if kind == "plank":
            return 0 if position["planks"][int(rest[0])] < self.most_planks else 7
        return 9 if kind == "open" else 4

    def watch(self, come: Come, site: Site, seat: int = 0, **browser: Any) -> Person:
        """Open the page of a seat with a stopped clock, make the move, and return the person who sees it."""
        person: Person = come(site, clock=True, **{"speed": 1, **browser})
        person.start_clock(0)
        person.go(self.crew.path(seat))
        expect(person.page.locator("#move")).to_be_visible()
        person.page.clock.pause_at(STOPPED)
        self.crew.play(self.seat, self.move)
        return person


def title(person: Person) -> Locator:
    """Return the text on the ribbon of a scene."""
    return person.page.locator(".stage > .played .ribbon b")


def roles(person: Person) -> Locator:
    """Return the revealed roles on the stage."""
    return person.page.locator(".circle .role")


def plank_for(victim: int | None, planks: int) -> Wanted:
    """Return a test for moves that lay this plank before the victim, or before any seat but the first if it is None."""

    def wanted(seat: int, move: str, view: dict[str, Any]) -> bool:
        if not move.startswith("plank"):
            return False
        target = int(move.split()[1])
        return view["planks"][target] == planks - 1 and (target == victim if victim is not None else target != 0)

    return wanted


def test_a_plank_is_laid(site: Site, come: Come) -> None:
    table = Prepared(site, plank_for(None, 1))
    person = table.watch(come, site)
    expect(title(person)).to_have_text(person.text("web-traitres-scene-plank", planks=1))
    one = person.page.get_by_role("img", name=person.text("web-traitres-planks", count=1))
    expect(person.page.locator(".circle").locator(one)).to_have_count(1)
    person.page.clock.run_for(1900)
    expect(title(person)).to_be_visible()
    person.page.clock.run_for(200)
    expect(person.page.locator(".stage > .played")).to_have_count(0)


RATES = """
async scene => {
  const moving = scene.getAnimations({subtree: true});
  // A new speed holds from the next frame on.
  await Promise.all(moving.map(each => each.ready));
  return moving.map(each => each.playbackRate);
}
"""
"""Tells the speeds of all animations of a scene."""


@pytest.mark.parametrize("speed", [0.5, 2])
def test_a_scene_keeps_step_with_the_speed_that_was_chosen(site: Site, come: Come, speed: float) -> None:
    table = Prepared(site, plank_for(None, 1))
    person = table.watch(come, site, motion=True, speed=speed)
    expect(title(person)).to_be_visible()
    scene = person.page.locator(".stage > .played")
    rates = scene.evaluate(RATES)
    assert set(rates) == {speed}
    # At the usual speed the scene lasts two seconds.
    person.page.clock.run_for(int(1900 / speed))
    expect(title(person)).to_be_visible()
    person.page.clock.run_for(int(200 / speed))
    expect(scene).to_have_count(0)


def test_a_plank_for_me_stops_until_it_was_seen(site: Site, come: Come) -> None:
    table = Prepared(site, plank_for(0, 1))
    person = table.watch(come, site, touch=True)
    expect(person.page.locator(".done")).to_contain_text("Ann")
    person.page.clock.run_for(5000)
    expect(person.page.locator(".done")).to_be_visible()
    person.page.locator(".stage").tap(position={"x": 20, "y": 20})
    expect(person.page.locator(".stage > .played")).to_have_count(0)


@pytest.mark.parametrize("motion", [True, False])
def test_the_mask_falls_after_the_splash_and_all_masks_at_the_end(site: Site, come: Come, motion: bool) -> None:
    table = Prepared(site, plank_for(None, 3), most_planks=2)
    person = table.watch(come, site, motion=motion)
    expect(title(person)).to_have_text(person.text("web-traitres-scene-plank", planks=3))
    expect(roles(person)).to_have_count(0)
    person.page.clock.run_for(3500)
    # With three players the game ends with the first one who goes overboard, and only then are the other roles
    # revealed.
    expect(roles(person)).to_have_count(1)
    role = "mutineer" if roles(person).inner_text() == person.text("traitres-role-name", word="mutineer") else "pirate"
    expect(title(person)).to_have_text(person.text("web-traitres-scene-unmasked", role=role))
    person.page.keyboard.press("Enter")
    expect(roles(person)).to_have_count(3)
    team = "pirates" if role == "mutineer" else "mutineers"
    expect(title(person)).to_have_text(person.text("web-traitres-win", team=team))
    expect(person.page.locator(".stage > .played .portrait")).to_have_count(3)
    person.page.clock.run_for(5000)
    expect(person.page.locator(".stage > .played")).to_have_count(0)
    expect(person.page.locator("#result")).to_be_visible()
    assert person.complaints == []


def test_the_chest_is_turned_over_card_by_card_and_the_liars_marked(site: Site, come: Come) -> None:
    def full(_: int, move: str, view: dict[str, Any]) -> bool:
        return move == "open" and view["chest"] >= 4 and view["chest"] == len(view["announced"])

    table = Prepared(site, full)
    person = table.watch(come, site, motion=True)
    cards = person.page.locator(".stage > .played li")
    expect(cards).to_have_count(len(table.stashed))
    # The cards appear in the order in which they were laid: who claimed, the claim, and the card.
    signs = {"+1": "+1", "0": "0", "-2": "−2"}
    assert [each.inner_text() for each in cards.locator(".face b").all()] == [signs[card] for _, card in table.stashed]
    assert {each.inner_text() for each in cards.locator("q").all()} == {"0"}
    lies = [seat for seat, card in table.stashed if card != "0"]
    expect(person.page.locator(".stage > .played li.lie")).to_have_count(len(lies))
    total = sum(int(card) for _, card in table.stashed)
    reached = "yes" if total >= table.view["target"] else "no"
    words = {"sum": signs.get(str(total), f"{total:+d}".replace("-", "−")), "target": table.view["target"]}
    expect(title(person)).to_have_text(person.text("web-traitres-scene-chest", **words, reached=reached))
    for seat in set(lies):
        expect(person.page.locator(".stage > .played .ribbon")).to_contain_text(NAMES[seat])
    # Only the pirate who opened it is unmasked so far.
    expect(roles(person)).to_have_count(1)
    person.page.reload()
    expect(person.page.locator("#result")).to_be_visible()
    expect(roles(person)).to_have_count(3)
    expect(person.page.locator(".stage > .played")).to_have_count(0)


@pytest.mark.parametrize("card", ["spyglass", "riddance", "pockets", "catch"])
def test_other_cards_have_scenes_of_their_own(site: Site, come: Come, card: str) -> None:
    def wanted(seat: int, move: str, view: dict[str, Any]) -> bool:
        return move.partition(" ")[0] == card and seat != 0 and view["chest"] >= 3 and not move.endswith(" 0")

    table = Prepared(site, wanted)
    person = table.watch(come, site)
    expect(title(person)).to_have_text(person.text("traitres-card", word=card))
    # Players without the spyglass or the net do not see the cards.
    expect(person.page.locator(".stage > .played .fan .face")).to_have_count(0)
    if card in ("spyglass", "catch"):
        expect(person.page.locator(".stage > .played .fan .card")).to_have_count(3)
    person.page.clock.run_for(2500)
    expect(title(person)).to_have_count(0)


def test_who_looks_through_the_spyglass_sees_the_cards(site: Site, come: Come) -> None:
    table = Prepared(site, lambda seat, move, view: move == "spyglass" and seat == 0 and view["chest"] >= 3)
    person = table.watch(come, site)
    expect(person.page.locator(".stage > .played .fan .face")).to_have_count(3)


def test_without_motion_every_sentence_is_announced_in_its_turn(site: Site, come: Come) -> None:
    table = Prepared(site, plank_for(None, 3), most_planks=2)
    person = table.watch(come, site, motion=False)
    page = person.page
    said = page.locator("div.hidden[aria-live=polite]")
    log = page.get_by_role("tabpanel").get_by_role("listitem").last
    expect(title(person)).to_have_text(person.text("web-traitres-scene-plank", planks=3))
    expect(said).to_contain_text("the third plank")
    # The role is not named before the mask has fallen.
    page.clock.run_for(3500)
    expect(title(person)).to_have_text(re.compile("pirate|mutineer", re.IGNORECASE))
    expect(log).to_contain_text("the third plank")
    expect(said).not_to_contain_text("Splash")
    page.clock.run_for(3300)
    expect(said).to_contain_text("Splash")
    page.clock.run_for(4500)
    lines = [each.strip() for each in said.inner_text().splitlines() if each.strip()]
    order = [next(at for at, line in enumerate(lines) if words in line) for words in ("third plank", "Splash", "win!")]
    assert order == sorted(order)


FITS = """
scene => {
  const stage = scene.parentElement.getBoundingClientRect();
  const parts = [...scene.querySelectorAll('.ribbon, .painting, .deck, .end')];
  return parts.length > 0 && parts.every(each => {
    const box = each.getBoundingClientRect();
    return box.top >= stage.top - 8 && box.bottom <= stage.bottom + 8 && box.right <= stage.right + 8;
  });
}
"""
"""Tells whether all of a scene is on the stage."""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (360, 740)])
def test_scenes_of_eight_players_fit_the_stage(site: Site, come: Come, width: int, height: int) -> None:
    moments: dict[str, Moment] = {}
    for number in range(GAMES):
        for moment in played("traitres", 8, number):
            # Keep the longest event of each kind, because it shows the most cards.
            if len(str(moment.event)) > len(str(moments[moment.kind].event if moment.kind in moments else "")):
                moments[moment.kind] = moment
    person: Person = come(site, new_window=True, speed=1, width=width, height=height, lang="de")
    person.page.clock.install()
    table = RetoldTable(person, site, "traitres", 8, bots=False)
    person.page.clock.pause_at(person.page.evaluate("Date.now()") / 1000 + 1)
    scene = person.page.locator(".stage > .played[data-scene]")
    for kind in ("plank", "overboard", "spyglass", "pockets", "catch", "open", "end"):
        table.tell([moments[kind]])
        expect(scene).to_have_attribute("data-scene", kind)
        # The page loads the drawings of the scenes when it plays the first one.
        expect(scene.locator(".ribbon").first).to_be_visible()
        assert scene.evaluate(FITS), kind
        person.page.keyboard.press("ArrowDown")


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (360, 740)])
def test_a_full_chest_is_read_without_scrolling(site: Site, come: Come, width: int, height: int) -> None:
    table = Prepared(site, lambda _seat, move, view: move == "open" and view["chest"] >= 31)
    table.crew.play(table.seat, table.move)
    person = come(site, width=width, height=height, lang="fr")
    person.go(table.crew.path(0))
    verdict = person.page.locator(".verdict")
    expect(verdict.locator(".turned")).to_have_count(table.view["chest"])
    assert verdict.evaluate("each => each.scrollHeight <= each.clientHeight && each.scrollWidth <= each.clientWidth")
    assert faults(person.page) + cut(person.page) == []


def test_a_long_press_skips_everything(site: Site, come: Come) -> None:
    table = Prepared(site, plank_for(None, 3), most_planks=2)
    person = table.watch(come, site)
    expect(title(person)).to_be_visible()
    person.page.mouse.move(300, 300)
    person.page.mouse.down()
    person.page.clock.run_for(600)
    person.page.mouse.up()
    expect(person.page.locator(".stage > .played")).to_have_count(0)
    expect(roles(person)).to_have_count(3)
