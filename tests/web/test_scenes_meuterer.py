"""The scenes of Meuterer: what the stage shows while events are played one after another, with a controlled clock."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from time import monotonic
from typing import Any

from helpers.patience import LONG_S
from playwright.sync_api import Page, expect
from web.conftest import Come
from web.crews import Crew, Plan
from web.people import Person
from web.sites import Site

TICK_MS = 200
BEFORE = datetime(2030, 1, 1, tzinfo=UTC)
LATER = datetime(2030, 1, 1, 0, 1, tzinfo=UTC)


def plan(roles: str, offers: int = 0, fights: int = 5) -> Plan:
    """Return a plan from the goods to offer before leaving, the preferred roles, and the number of cards for fights."""

    def choose(view: dict[str, Any], legal: list[str]) -> str:
        phase = view["phase"]
        if phase == "offer":
            if "offer pirates" in legal and any(view["offered"]):
                return "offer pirates"
            goods = [move for move in legal if move not in ("leave", "offer conflict", "offer pirates")]
            return goods[0] if goods and len(view["offered"][view["seat"]]) < offers else "leave"
        if phase == "take":
            return next(move for role in roles.split() if (move := f"take {role}") in legal)
        if phase == "fight":
            return [move for move in legal if int(move.split()[1]) <= fights][-1]
        return "pay 2" if phase == "pay" else legal[0]

    return choose


def new_crew(site: Site, good: Callable[[list[dict[str, Any]]], bool] = lambda views: True, **options: str) -> Crew:
    """Open a table of four whose cards are dealt as a test needs them."""
    while not good((crew := Crew(site, "meuterer", 4, options)).views()):
        pass
    return crew


def captain_of(views: list[dict[str, Any]]) -> int:
    """Return the index of the Captain's view."""
    return next(place for place, view in enumerate(views) if view["seat"] == view["captain"])


def watch(come: Come, site: Site, crew: Crew, number: int, **more: Any) -> Person:
    """Open a browser with a stopped clock for one of them."""
    person: Person = come(site, clock=True, speed=1, **more)
    person.start_clock(BEFORE)
    person.go(crew.path(number))
    expect(person.page.locator(".stage .ring")).to_be_visible()
    person.page.clock.pause_at(LATER)
    return person


def beat(page: Page) -> str | None:
    """Return what is played now: the kind of event, and the scene if there is one."""
    played: str | None = page.evaluate(
        "(({scene, event} = {}) => event && [event, scene].filter(Boolean).join(' '))"
        "(document.querySelector('.played')?.dataset)"
    )
    return played


def until(page: Page, wanted: str) -> list[str]:
    """Let time pass until `wanted` is played, and return what was played before it."""
    page.locator(".played").wait_for()
    seen: list[str] = []
    deadline = monotonic() + LONG_S
    while monotonic() < deadline:
        now = beat(page)
        if now == wanted:
            return seen
        if now is not None and (not seen or seen[-1] != now):
            seen.append(now)
        page.clock.run_for(TICK_MS)
    raise AssertionError(f"{wanted} was not played, but {seen}")


def test_a_mutiny_that_a_tie_wins_is_played_and_stops_for_the_deposed_captain(site: Site, come: Come) -> None:
    rising = plan("mutineer boy loader", fights=0)
    crew = new_crew(site)
    crew.advance(rising, lambda view: view["phase"] == "offer")
    person = watch(come, site, crew, captain_of(crew.views()), motion=True)
    page = person.page
    crew.advance(rising, lambda view: view["phase"] == "fight")

    assert until(page, "actions actions") == ["leave-captain flag"]
    # The page must not reveal the cards before they are turned.
    expect(page.locator(".played .turned")).to_have_count(3)
    expect(page.locator(".seat .role")).to_have_count(1)
    expect(page.locator(".played .ribbon")).to_contain_text(person.text("web-meuterer-scene-actions"))
    expect(page.locator(".caption")).not_to_contain_text("face up")
    until(page, "mutineer-goal flag")
    expect(page.locator(".seat .role")).to_have_count(4)
    expect(page.get_by_role("tabpanel").get_by_text("The action cards are turned face up")).to_be_visible()
    until(page, "mutiny mutiny")
    expect(page.locator(".played .ribbon b")).to_have_text(person.text("web-meuterer-mutiny-is", result="open"))
    expect(page.locator(".tug strong")).to_have_text(person.text("web-meuterer-mutiny-is", result="open"))

    crew.advance(rising, lambda view: view["phase"] != "fight")
    assert until(page, "mutiny-decided decided") == ["mutiny mutiny", "fight"]
    expect(page.locator(".played .ribbon")).to_contain_text(person.text("web-meuterer-tie"))
    expect(page.locator(".tug strong")).to_have_text(person.text("web-meuterer-mutiny-is", result="won"))
    assert until(page, "new-captain captain") == ["mutiny-decided decided", "dock points", "boy points"]
    page.clock.run_for(5000)
    expect(page.locator(".played .hat")).to_be_visible()
    expect(page.locator(".played .done")).to_contain_text("takes over from")
    page.keyboard.press("Enter")
    expect(page.locator(".played .done")).to_have_count(0)


def test_each_conflict_card_pulls_the_knot_and_a_long_touch_goes_to_the_end(site: Site, come: Come) -> None:
    def armed(views: list[dict[str, Any]]) -> bool:
        hand: list[str] = views[captain_of(views)]["hand"]
        return hand.count("conflict") >= 2

    crew = new_crew(site, armed)
    fighting = plan("mutineer boy mate", fights=2)
    crew.advance(fighting, lambda view: view["phase"] == "fight")
    person = watch(come, site, crew, captain_of(crew.views()), motion=True)
    page = person.page
    crew.advance(fighting, lambda view: not (view["phase"] == "fight" and view["acting"] == [view["captain"]]))
    until(page, "fight fight")
    against = page.locator(".tug .against")
    expect(against).to_have_text("1")
    expect(page.locator(".played .card")).to_have_count(2)
    page.clock.run_for(800)
    expect(against).to_have_text("2")
    page.clock.run_for(450)
    expect(against).to_have_text("3")

    crew.advance(fighting, lambda view: view["phase"] != "fight")
    until(page, "mutiny-decided decided")
    page.locator(".stage .ring").hover()
    page.mouse.down()
    page.clock.run_for(600)
    page.mouse.up()
    expect(page.locator(".played")).to_have_count(0)


def test_points_fly_and_the_loader_keeps_the_same_without_motion_on_a_phone(site: Site, come: Come) -> None:
    calm = plan("loader mate merchant", offers=2)
    crew = new_crew(site)
    crew.advance(calm, lambda view: view["phase"] == "take")
    person = watch(come, site, crew, captain_of(crew.views()), width=360, height=740)
    page = person.page
    crew.advance(calm, lambda view: view["round"] == 2)
    seen = [each for each in until(page, "keep loader") if each != "sales points"]
    assert seen == ["actions actions", "dock points", "mate points", "paid points", "ship"]
    expect(page.locator(".played .loader")).to_be_visible()


def test_a_raid_stops_for_the_robbed_and_a_reload_shows_the_position_at_once(site: Site, come: Come) -> None:
    def close(views: list[dict[str, Any]]) -> bool:
        ring = views[0]["ring"]
        held = any("pirates" in view["hand"] for view in views)
        return held and (ring.index("piratennest") - ring.index("hochland")) % len(ring) <= 6

    crew = new_crew(site, close, pirates="double")
    robbing = plan("mate", offers=2)
    crew.advance(robbing, lambda view: sum(map(len, view["offered"])) == 1)
    person = watch(come, site, crew, captain_of(crew.views()), motion=True)
    page = person.page
    crew.advance(robbing, lambda view: "pirates" in view["discard_pile"])
    assert until(page, "plunder raid") == ["pirates"]
    expect(page.locator(".played .hull")).to_be_visible()
    expect(page.locator(".played .done")).to_contain_text("rob the merchant ship")
    page.reload()
    expect(page.locator(".stage .ring")).to_be_visible()
    expect(page.locator(".played")).to_have_count(0)
    expect(page.locator(".offers .offer")).to_have_count(0)


def test_the_end_shows_the_winner(site: Site, come: Come) -> None:
    calm = plan("mate boy merchant loader")
    crew = new_crew(site)
    crew.advance(calm, lambda view: view["round"] == view["rounds"] and view["phase"] == "take")
    person = watch(come, site, crew, 0, motion=True)
    page = person.page
    crew.advance(calm, lambda view: view["phase"] == "over")
    assert until(page, "end end")[0] == "actions actions"
    expect(page.locator(".played .crown").first).to_be_visible()
    expect(page.locator(".played .ribbon b")).to_contain_text("win")
    page.clock.run_for(4000)
    expect(page.locator(".played")).to_have_count(0)
    expect(page.locator("#result")).to_be_visible()
