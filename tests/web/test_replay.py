"""A replay numbers positions as the record does, and verifies the commitment to the shuffle."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import expect
from web.conftest import Come
from web.people import Person
from web.seating import finish, sit_down
from web.sites import Site, ask


def verdict(person: Person, table: str) -> Any:
    """Return what the replay of a table says about its shuffle."""
    person.go(f"/r/{table}")
    person.open_story("shuffle")
    person.button("web-learn-verify-go").click()
    section = person.page.get_by_role("region", name=person.text("web-learn-verify"))
    expect(section).to_contain_text(person.text("web-learn-verify-table", ok="yes"))
    return section


def test_who_played_here_finds_the_promise_kept(site: Site, come: Come) -> None:
    table, [ann] = sit_down(site, come, people=1)
    finish(site, table, [ann])
    expect(verdict(ann, table)).to_contain_text(ann.text("web-learn-verify-noted", ok="yes"))
    # An older client stored it in this form.
    noted = ann.page.evaluate(
        """table => {
            const key = `mutiny.commitment.${table}`;
            const noted = JSON.parse(localStorage.getItem(key));
            localStorage.setItem(key, noted);
            return noted;
        }""",
        table,
    )
    assert noted == ask(site.address, f"/tables/{table}")["commitment"]
    expect(verdict(ann, table)).to_contain_text(ann.text("web-learn-verify-noted", ok="yes"))
    # A broken commitment must still be detected.
    ann.page.evaluate("table => localStorage.setItem(`mutiny.commitment.${table}`, '\"0badbeef\"')", table)
    expect(verdict(ann, table)).to_contain_text(ann.text("web-learn-verify-noted", ok="no"))


def expect_position(person: Person, number: int) -> None:
    """Wait until the slider, its text and, a moment later, the address give the number of the position shown."""
    slider = person.page.get_by_role("slider")
    expect(slider).to_have_value(str(number))
    expect(slider).to_have_attribute("aria-label", re.compile(rf"^[^-\d]*{number}(?!\d)"))
    expect_address(person, number)


def expect_address(person: Person, number: int) -> None:
    """Wait until the address leads to the position of this number."""
    expect(person.page).to_have_url(re.compile(rf"[?&]after={number}(?!\d)"))


def test_a_replay_counts_as_its_record_does(site: Site, come: Come) -> None:
    table, [ann] = sit_down(site, come, people=1, records=True)
    finish(site, table, [ann], choice=-1)
    moves = ask(site.address, f"/tables/{table}/record")["moves"]
    last = len(moves) - 1
    ann.page.get_by_role("link", name=ann.text("web-replay")).click()
    page = ann.page
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    page.keyboard.press("End")
    expect_position(ann, last)
    # A line of the log leads to the position with its number.
    log = page.get_by_role("region", name=ann.text("web-learn-log"))
    lines = log.get_by_role("button", name=re.compile(rf"^{ann.text('web-learn-entry')} \d+$"))
    line = lines.nth(lines.count() // 2)
    number = int(line.inner_text().split()[-1])
    line.click()
    expect_position(ann, number)
    # So does a link that somebody receives,
    where = page.url
    page.goto("about:blank")
    page.goto(where)
    expect(slider).to_have_value(str(number))
    # and a turning point.
    ann.open_story("analysis")
    ann.button("web-learn-curve-start").click()
    expect(page.get_by_role("img", name=ann.text("web-learn-curve-label"))).to_be_visible()
    report = next(json.loads(text) for text in ann.received if '"turning_points"' in text)
    for index, turning in enumerate(report["turning_points"], 1):
        ann.button("web-learn-turning-at", number=index, entry=turning["entry"]).click()
        expect_position(ann, turning["entry"])
    # A mistake leads to the position in which it was made.
    for mistake in report["mistakes"]:
        page.locator("button.mistake", has_text=mistake["better_text"]).first.click()
        expect(page.locator(".dock .moves .better")).to_contain_text(mistake["better_text"])
    for mistake in report["mistakes"][:1]:
        page.locator("button.mistake", has_text=mistake["move_text"]).first.click()
        expect(slider).to_have_value(str(mistake["entry"] - 1))
    # The position before the first entry is the start of the game.
    page.keyboard.press("Home")
    expect(slider).to_have_value("-1")
    ann.open_story("log")
    expect(page.get_by_text(ann.text("web-learn-log-empty"))).to_be_visible()
    expect_address(ann, -1)
    page.reload()
    expect(slider).to_have_value("-1")


def test_an_old_link_leads_to_the_position_it_was_made_for(site: Site, come: Come) -> None:
    table, [ann] = sit_down(site, come, people=1)
    finish(site, table, [ann], choice=-1)
    # The older link counts entries: after five entries, the last one is number 4.
    ann.go(f"/r/{table}?seat=0&entry=5")
    expect_position(ann, 4)
    ann.go(f"/r/{table}?entry=0")
    expect(ann.page.get_by_role("slider")).to_have_value("-1")
    ann.go(f"/r/{table}?entry=99999")
    last = len(ask(site.address, f"/tables/{table}/record")["moves"]) - 1
    expect(ann.page.get_by_role("slider")).to_have_value(str(last))
