"""The page "My games" and its strip on the home page: results stored by the browser and exported as a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect
from web.conftest import Come
from web.cut import cut
from web.people import Person
from web.seating import sit_down, token_of
from web.sites import Site, ask, play_out
from web.test_pages import AXE, MISSING, grave, settle, sticks_out
from web.visibility import SHIFTS, moved

from mutiny.i18n import LANGUAGES

GAME = "meuterer"
MOST_GAMES = 5
"""The most games to play until one ends as wanted."""
SIZES = [(1280, 900), (360, 740)]


def open_table(site: Site, people: int, bots: list[str]) -> tuple[str, list[str]]:
    """Open a table of people and bots. Return its id and the tokens of the people."""
    body = {"game": GAME, "name": "Ann", "players": people + len(bots), "bots": bots}
    seated = ask(site.address, "/tables", body)
    table: str = seated["table"]["id"]
    others = [ask(site.address, f"/tables/{table}/join", {"name": f"Bo {number}"}) for number in range(1, people)]
    return table, [seated["token"], *(other["token"] for other in others)]


def ended(site: Site, won: bool) -> tuple[str, str]:
    """Play games of three people until one of them has won, or lost. Return the table and that person's token."""
    for _ in range(MOST_GAMES):
        table, tokens = open_table(site, 3, [])
        play_out(site, table, tokens)
        info = ask(site.address, f"/tables/{table}")
        people = [seat for seat, each in enumerate(info["seats"]) if each.get("name")]
        for seat, token in zip(people, tokens, strict=True):
            if (seat in info["winners"]) == won:
                return table, token
    raise AssertionError("no game ends as wanted")


def win_and_lose(site: Site, person: Person) -> tuple[str, str]:
    """Play a game on a person's page, then show one with the opposite result.

    Return the tables of the win and the loss.
    """
    table, [token] = open_table(site, 1, ["random", "random"])
    person.go(f"/t/{table}#{token}")
    expect(person.page.locator("#move")).to_be_visible()
    play_out(site, table, [token])
    expect(person.page.locator("#result")).to_be_visible()
    info = ask(site.address, f"/tables/{table}")
    seat = next(seat for seat, each in enumerate(info["seats"]) if each.get("name"))
    won = seat in info["winners"]
    other, key = ended(site, won=not won)
    person.go(f"/t/{other}#{key}")
    expect(person.page.locator("#result")).to_be_visible()
    return (table, other) if won else (other, table)


def kept(person: Person, name: str) -> Any:
    """Return the value that the browser stores under a name."""
    text = person.page.evaluate("name => localStorage.getItem(`mutiny.${name}`)", name)
    return None if text is None else json.loads(text)


def keep(person: Person, name: str, value: object) -> None:
    """Store a value in the browser, as an earlier visit would have done."""
    person.page.evaluate("([name, text]) => localStorage.setItem(`mutiny.${name}`, text)", [name, json.dumps(value)])


def made_up(count: int) -> dict[str, Any]:
    """Return the stored list of a person who has played often."""
    levels = ("easy", "medium", "hard")
    games = ("meuterer", "traitres", "cartagena")
    found: list[dict[str, Any]] = []
    for number in range(count):
        level = levels[number % 4] if number % 4 < len(levels) else None
        bots: list[dict[str, str]] = [
            {"name": name, **({"bot": level} if level else {})} for name in ("Morgan", "Anne")
        ]
        found.append(
            {
                "table": f"madeup{number}",
                "game": games[number % 5 % 3],
                "at": 1_790_000_000_000 - number * 86_400_000,
                "players": [{"name": "Ann"}, *bots],
                "seat": 0,
                **({} if number == 3 else {"winners": [0 if number % 3 else 1]}),
                **({"left": True} if number == 5 else {}),
                **({"gone": True} if number in (3, 7) else {}),
            }
        )
    return {"version": 1, "games": found[:30], "older": [line(game) for game in found[30:]]}


def line(game: dict[str, Any]) -> list[Any]:
    """Return the short form of a game."""
    outcome = "won" if 0 in game["winners"] else "lost"
    return [game["table"], game["game"], game["at"], outcome, game["players"][1].get("bot", "people")]


def strip(page: Page, person: Person) -> Locator:
    """Return the strip of games on the home page and in the archive."""
    return page.get_by_role("region", name=person.text("web-my-games"))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_win_and_a_loss_are_shown_at_home_and_on_their_page(site: Site, come: Come, width: int, height: int) -> None:
    person = come(site, width=width, height=height)
    page = person.page
    person.start_with(SHIFTS)
    person.go("/")
    expect(person.button("web-play-now").first).to_be_visible()
    expect(strip(page, person)).to_have_count(0)
    won, lost = win_and_lose(site, person)
    for address in ("/", "/games"):
        settle(person, address)
        here = strip(page, person)
        expect(here.get_by_role("listitem")).to_have_count(2)
        expect(here).to_contain_text(person.text("web-score", won=1, lost=1))
        for table, outcome in ((won, "won"), (lost, "lost")):
            link = here.locator(f"a[href^='/r/{table}?seat=']")
            expect(link).to_contain_text(person.text("web-outcome", outcome=outcome))
        page.wait_for_load_state("networkidle")
        assert moved(page, ever=True) == []
        assert sticks_out(page) == []
    here.get_by_role("link", name=person.text("web-my-games-all")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(person.text("web-my-games"))
    total = page.get_by_role("row").nth(1)
    expect(total.get_by_role("cell")).to_have_text(["1", "1", "50%"])
    expect(page.get_by_role("row").get_by_role("rowheader")).to_have_text(
        [person.text(f"{GAME}-title"), *(person.text("web-mine-against", against=key) for key in ("random", "people"))]
    )
    numbers = page.locator("dl dd")
    expect(numbers).to_have_text(["2", "1", *(("0", "1") if first_is_lost(page) else ("1", "1"))])
    assert sticks_out(page) == []
    page.locator(f"li a[href^='/r/{won}']").click()
    page.wait_for_url(f"**/r/{won}?seat=*")


def first_is_lost(page: Page) -> bool:
    """Return whether the latest game on the list was lost."""
    return page.locator("main li .tag").first.inner_text() == "Lost"


def test_games_move_to_another_browser(site: Site, come: Come) -> None:
    ann = come(site)
    win_and_lose(site, ann)
    going, [token] = open_table(site, 1, ["easy", "easy"])
    ann.go(f"/t/{going}#{token}")
    expect(ann.page.locator("#move")).to_be_visible()
    settle(ann, "/mine")
    expect(ann.page.get_by_role("heading", name=ann.text("web-mine-under-way"))).to_be_visible()
    without = save(ann)
    assert token not in without
    ann.page.get_by_role("checkbox").check()
    with_seats = save(ann)
    assert token in with_seats

    there = come(site, width=360, height=740)
    settle(there, "/mine")
    expect(there.page.get_by_text(there.text("web-my-games-none"))).to_be_visible()
    expect(there.page.get_by_role("checkbox")).to_have_count(0)
    add(there, without)
    status = there.page.locator(".done")
    expect(status).to_have_text(there.text("web-mine-added", count=2))
    assert kept(there, "played") == kept(ann, "played")
    assert not kept(there, "seats")
    # The file is added a second time, now with the seat: no game is listed twice, and the other device can go on
    # playing.
    add(there, with_seats)
    expect(status).to_contain_text(there.text("web-mine-added", count=0))
    expect(status).to_contain_text(there.text("web-mine-known", count=2))
    expect(status).to_contain_text(there.text("web-mine-seats-added", count=1))
    assert kept(there, "played") == kept(ann, "played")
    there.page.locator(f"a[href='/t/{going}']").click()
    expect(there.page.locator("#move")).to_be_visible()
    assert not there.page.get_by_text(there.text("web-watching"), exact=True).count()


def save(person: Person) -> str:
    """Save the games as a file, and return its text."""
    with person.page.expect_download() as download:
        person.button("web-mine-save").click()
    assert download.value.suggested_filename.startswith("mutiny-games-")
    return Path(download.value.path()).read_text(encoding="utf-8")


def add(person: Person, text: str) -> None:
    """Add the games from a file."""
    file = FilePayload(name="games.json", mimeType="application/json", buffer=text.encode())
    person.page.locator("input[type=file]").set_input_files(file)


def test_nonsense_is_refused_and_nothing_is_lost(site: Site, come: Come) -> None:
    person = come(site)
    person.go("/")
    keep(person, "played", made_up(3))
    settle(person, "/mine")
    before = kept(person, "played")
    good = json.loads(save(person))
    bad = {**good["games"][1], "table": "another", "at": "yesterday"}
    fault = person.page.locator("[aria-labelledby=transfer] .fault")
    for text, sentence in (
        ("ahoy", person.text("web-mine-fault", code="json")),
        ('{"game": "chess"}', person.text("web-mine-fault", code="foreign")),
        (json.dumps({**good, "version": 7}), person.text("web-mine-fault", code="version", version="7", known=1)),
        (
            json.dumps({**good, "games": [{**good["games"][0], "table": "new"}, bad]}),
            person.text(
                "web-mine-fault-entry",
                place=person.text("web-mine-fault-place", part="games", number=2),
                field="at",
                found='"yesterday"',
                wanted=person.text("web-mine-fault-wanted", wanted="time"),
            ),
        ),
    ):
        add(person, text)
        expect(fault).to_have_text(sentence)
        assert kept(person, "played") == before
    add(person, json.dumps(good))
    expect(fault).to_have_text("")
    expect(person.page.locator(".done")).to_contain_text(person.text("web-mine-added", count=0))


def test_results_are_asked_for_and_games_of_tables_that_are_gone_stay(site: Site, come: Come) -> None:
    person = come(site)
    table, token = ended(site, won=True)
    name = next(
        each["name"]
        for seat, each in enumerate(ask(site.address, f"/tables/{table}")["seats"])
        if seat in ask(site.address, f"/tables/{table}")["winners"] and each.get("name")
    )
    person.go("/lobby")
    # Earlier versions of the client stored games without the number of the seat.
    keep(person, "settings", {"name": name})
    seat = {"token": token, "game": GAME, "used": 1_700_000_000_000, "status": "playing", "names": ["Ann", "Bo"]}
    keep(person, "seats", {table: seat, "no-such-table": seat})
    settle(person, "/mine")
    rows = person.page.locator("main li")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text(person.text("web-outcome", outcome="won"))
    expect(rows.nth(1)).to_contain_text(person.text("web-mine-gone"))
    expect(rows.nth(1)).to_contain_text("Ann and Bo")
    assert list(kept(person, "seats")) == [table]
    # The browser itself reports an error for a table that does not exist.
    assert len(person.complaints) == 1
    person.complaints.clear()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_whole_in_every_language(site: Site, come: Come, lang: str) -> None:
    for (width, height), dark in zip(SIZES, (False, True), strict=True):
        person = come(site, lang=lang, width=width, height=height, dark=dark)
        page = person.page
        person.start_with(SHIFTS)
        person.go("/lobby")
        keep(person, "played", made_up(120))
        for address in ("/", "/mine"):
            settle(person, address)
            page.wait_for_load_state("networkidle")
            assert MISSING not in page.content()
            assert sticks_out(page) == []
            assert moved(page, ever=True) == []
            page.evaluate(AXE.read_text(encoding="utf-8"))
            assert grave(page) == []


def test_the_games_are_there_without_a_connection(own_site: Site, come: Come) -> None:
    person = come(own_site)
    page = person.page
    person.go("/")
    keep(person, "played", made_up(3))
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    # The home page preloads everything that the page needs, although nobody has opened it yet.
    with page.expect_response(lambda answer: "/web-mine" in answer.url):
        settle(person, "/")
    own_site.kill()
    settle(person, "/mine")
    expect(page.locator("main li")).to_have_count(3)


def test_a_player_downloads_and_deletes_what_the_server_stores(site: Site, come: Come) -> None:
    table, [ann, bo] = sit_down(site, come, people=2)
    bo.open_story("talk")
    bo.page.get_by_label(bo.text("web-chat-label")).fill("my telephone number")
    bo.button("web-chat-send").click()
    expect(bo.page.get_by_text("my telephone number").first).to_be_visible()
    token = token_of(bo, table)
    bo.go("/mine")
    with bo.page.expect_download() as waiting:
        bo.button("web-mine-data-save").click()
    data = json.loads(Path(waiting.value.path()).read_text())
    (seat,) = data["seats"]
    assert (seat["seat"], seat["name"], seat["table"]["id"]) == (1, "Guest 1", table)
    assert "my telephone number" in [entry["text"] for entry in seat["entries"] if entry["what"] == "chatted"]
    bo.button("web-mine-data-erase").click()
    expect(bo.page.get_by_text(bo.text("web-mine-data-ask-more", count=1))).to_be_visible()
    bo.page.get_by_role("dialog").get_by_role("button", name=bo.text("web-mine-data-erase")).click()
    expect(bo.page.get_by_text(bo.text("web-mine-data-erased", count=1))).to_be_visible()
    # The other player goes on, against a bot, and the link opens nothing.
    expect(ann.page.get_by_role("group", name="Anonymus 2")).to_be_visible()
    bo.go(f"/t/{table}#{token}")
    expect(bo.page.get_by_role("heading", name=bo.text("web-gone", code="bad-token"))).to_be_visible()
    ann.page.reload()
    ann.open_story("talk")
    expect(ann.page.get_by_text(ann.text("web-chat-erased")).first).to_be_visible()
    expect(ann.page.get_by_text("my telephone number")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr", "it", "de"])
def test_the_download_and_the_deletion_fit_a_phone(site: Site, come: Come, lang: str) -> None:
    _, [ann] = sit_down(site, come, people=1, lang=lang, width=360, height=740)
    ann.go("/mine")
    ann.button("web-mine-data-erase").click()
    expect(ann.page.get_by_text(ann.text("web-mine-data-ask-more", count=1))).to_be_visible()
    assert cut(ann.page) == []
    assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= 360
