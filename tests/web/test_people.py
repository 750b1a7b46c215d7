"""Faces and descriptions of the characters at a table, emotes, and speech bubbles that hide nothing a player needs."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect
from web.conftest import Come
from web.people import Person
from web.sites import Site, Voices, ask
from web.test_table import PHONE, next_decision, sit_down
from web.visibility import speech_faults

from mutiny.i18n import Messages
from mutiny.protocol import messages as wire

SIZES = ((1366, 768), PHONE)
PLAYERS = {"meuterer": 4, "traitres": 8, "cartagena": 4}
DECISIONS = 7
LONG = (
    "Ahoy there! I think we should all have a very careful look at what Bartholomäus has been doing since the last "
    "island, because something smells of fish here, and it is not the soup that our cook has made today."
)
SHORT = "Ahoy, all of you!"


def table_of_talkers(site: Site, come: Come, game: str, size: tuple[int, int]) -> tuple[Person, Voices]:
    """Seat a person, in a window of that size, at a table of people who talk while bots play for them."""
    person = come(site, width=size[0], height=size[1])
    opened = ask(site.address, "/tables", {"game": game, "name": "Bartholomäus", "players": PLAYERS[game]})
    table = opened["table"]["id"]
    guests = [ask(site.address, f"/tables/{table}/join", {"name": f"Guest {n}"}) for n in range(1, PLAYERS[game])]
    person.go(f"/t/{table}#{opened['token']}")
    expect(person.page.locator("#move")).to_be_visible()
    return person, Voices(site, table, [guest["token"] for guest in guests])


@pytest.mark.parametrize("size", SIZES, ids=["laptop", "phone"])
@pytest.mark.parametrize("game", PLAYERS)
def test_bubbles_hide_nothing_that_one_needs(site: Site, come: Come, game: str, size: tuple[int, int]) -> None:
    person, voices = table_of_talkers(site, come, game, size)
    chance = Random(f"bubbles {game}")
    bubbles = person.page.locator("[data-speech]")
    wrong: list[str] = []
    met: set[str] = set()
    for _ in range(DECISIONS):
        prompt = next_decision(person)
        if prompt is None:
            break
        if prompt not in met:
            met.add(prompt)
            for say in (LONG, SHORT):
                voices.act(lambda key, say=say: wire.Chat(key, say))  # type: ignore[misc]
                expect(bubbles.filter(has_text=say)).to_have_count(PLAYERS[game] - 1)
                wrong += [f"{prompt}, {say[:6]}: {fault}" for fault in speech_faults(person.page)]
            voices.act(lambda key: wire.Emote(key, "laugh"))
            expect(person.page.locator("[data-speech] svg")).to_have_count(PLAYERS[game] - 1)
            wrong += [f"{prompt}, emote: {fault}" for fault in speech_faults(person.page)]
        person.decide(chance)
    assert met
    assert wrong == []


def test_bots_are_characters_with_faces_and_descriptions(site: Site, come: Come) -> None:
    person = sit_down(site, come, "traitres", SIZES[0])
    page = person.page
    table = ask(site.address, f"/tables/{page.url.rpartition('/')[2]}")
    names = [seat["called"] for seat in table["seats"][1:]]
    assert len(set(names)) == len(names)
    expect(page.locator(".seat .face.bot")).to_have_count(len(names))
    faces = page.locator(".seat .face.bot > span > svg, .seat .face.bot svg").evaluate_all(
        "all => all.map(each => each.innerHTML)"
    )
    assert len(set(faces)) >= len(names)
    seat = page.locator('[data-spot="seat:1"]')
    character = Messages("en").text("web-character", name=names[0])
    answer = page.get_by_role("tooltip")
    seat.locator(".head").hover()
    expect(answer).to_contain_text(character)
    expect(answer).to_contain_text(person.text("web-strength", level="easy"))
    page.mouse.move(5, 300)
    expect(answer).to_have_count(0)
    # Everybody sees the same characters, also after a reload.
    watcher = come(site)
    watcher.go(f"/t/{table['id']}")
    for shown in (watcher.page, page):
        expect(shown.locator('[data-spot="seat:1"] .name')).to_have_text(names[0])
    page.reload()
    expect(page.locator('[data-spot="seat:1"] .name')).to_have_text(names[0])


@pytest.mark.parametrize("game", PLAYERS)
def test_an_emote_is_shown_at_the_seat_and_told_in_the_log(site: Site, come: Come, game: str) -> None:
    ann, bo = come(site), come(site, lang="de")
    opened = ask(site.address, "/tables", {"game": game, "name": "Ann", "players": 3})
    table = opened["table"]["id"]
    guests = [ask(site.address, f"/tables/{table}/join", {"name": name}) for name in ("Bo", "Cy")]
    ann.go(f"/t/{table}#{opened['token']}")
    bo.go(f"/t/{table}#{guests[0]['token']}")
    expect(bo.page.locator("#move")).to_be_visible()
    ann.open_story("talk")
    emotes = ann.page.get_by_role("group", name=ann.text("web-emotes"))
    expect(emotes.get_by_role("button")).to_have_count(len(wire.EMOTES))
    emotes.get_by_role("button", name=ann.text("web-emote.button", emote="salute")).click()
    expect(bo.page.locator('[data-spot="seat:0"] [data-speech] svg')).to_be_visible()
    expect(bo.page.get_by_role("region", name=bo.text("web-log"))).to_contain_text(
        f"Ann {bo.text('web-emote', emote='salute')}"
    )
    expect(ann.page.locator(".chat .emote")).to_have_text(ann.text("web-emote", emote="salute"))
    # The emote disappears after some seconds, but remains in the log for people who come later.
    expect(bo.page.locator("[data-speech]")).to_have_count(0)
    watcher = come(site)
    watcher.go(f"/t/{table}")
    expect(watcher.page.locator(".chat .emote")).to_have_text(ann.text("web-emote", emote="salute"))
    # A spectator can chat, but has no seat at which an emote could be shown.
    watcher.open_story("talk")
    expect(watcher.page.get_by_label(watcher.text("web-chat-label-watcher"))).to_be_visible()
    expect(watcher.page.get_by_role("group", name=watcher.text("web-emotes"))).to_have_count(0)
