"""Learning and replays: rulebooks are searched, lessons are played, and finished games are replayed and verified."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect
from web.conftest import Come
from web.sites import Site, ask, finished

from mutiny.i18n import option_name, value_name
from mutiny.lessons import load
from mutiny.rulebook import LANGUAGES, GameGuide, load_guide
from mutiny.rulebook import load as rulebook

GAMES = ("cartagena", "meuterer", "traitres")


@pytest.fixture(scope="session")
def traitres(shared_site: Site) -> str:
    """Return the table of a finished game."""
    shared_site.use_seeds("learning")
    return finished(shared_site, "traitres", players=3)


def test_a_rulebook_is_searched(site: Site, come: Come) -> None:
    person = come(site, lang="fr")
    person.go("/rules/meuterer")
    page = person.page
    expect(page.locator("article")).to_have_count(len(rulebook("meuterer").clauses))
    page.get_by_role("searchbox").fill("EGALITE mutinerie")
    expect(page.locator("article").first).to_contain_text("égalité")
    assert 0 < page.locator("article").count() < 10
    assert "égalité" in [mark.lower() for mark in page.locator("mark").all_inner_texts()]
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_role("status")).to_have_text(person.text("web-learn-found", count=0))


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_what_had_to_be_settled_is_told_in_the_readers_language(site: Site, come: Come, lang: str) -> None:
    book = rulebook("meuterer")
    ruling = book.clause("M4.4").ruling
    assert ruling is not None
    person = come(site, lang=lang)
    person.go("/rules/meuterer#M4.4")
    page = person.page
    clause = page.locator("article[id='M4.4']")
    expect(clause.locator(".from p")).to_be_hidden()
    clause.locator(".from summary").click()
    expect(clause.locator(".from p")).to_have_text(ruling.text(lang))
    for cited in book.clause("M4.4").sources:
        expect(clause.locator(".from")).to_contain_text(book.sources[cited].text(lang))
    expect(page.locator("#sources li")).to_have_count(len(book.sources))
    for source in book.sources.values():
        expect(page.locator("#sources")).to_contain_text(source.text(lang))
    # The rulebook opens beside the form, and so beside a table.
    person.go("/new/meuterer")
    page.get_by_text(person.text("web-new-options"), exact=True).click()
    person.button("web-rule", clause="M4.4").click()
    expect(page.get_by_role("dialog")).to_contain_text(person.text("web-rule-ruling", text=ruling.text(lang)))


def guide_of(game: str) -> GameGuide:
    guide = load_guide(game)
    assert guide is not None
    return guide


@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_opens_with_its_guide(site: Site, come: Come, game: str) -> None:
    guide = guide_of(game)
    person = come(site, lang="it", width=360, height=740)
    person.go(f"/rules/{game}")
    page = person.page
    expect(page.locator(".opening")).to_contain_text(guide.goal.text("it"))
    for author in guide.facts.authors:
        expect(page.locator(".opening")).to_contain_text(author)
    expect(page.locator("#box li")).to_have_count(len(guide.box))
    drawn = sum(piece.picture is not None for piece in guide.box)
    expect(page.locator("#box li .picture > svg")).to_have_count(drawn)
    expect(page.locator("#course li")).to_have_count(len(guide.steps))
    expect(page.locator("#advice > ul > li")).to_have_count(len(guide.advice))
    for table in guide.tables:
        shown = page.locator(f"article[id='{table.clause}']").get_by_role("table", name=table.title.text("it"))
        expect(shown.locator("tbody tr")).to_have_count(len(table.rows))
        expect(shown.get_by_role("columnheader")).to_have_text([column.texts.text("it") for column in table.columns])
    for example in guide.examples:
        below = page.locator(f"article[id='{example.clause}'] figure", has_text=example.title.text("it"))
        expect(below).to_contain_text(example.text.text("it"))
        expect(below.locator(".picture > svg")).to_have_count(len(example.pictures))
    # The page uses the names of the form, not those of the record.
    for option in rulebook(game).options.values():
        listed = page.locator(f"#option-{option.id}")
        expect(listed).to_contain_text(option_name(game, option.id, person.lang))
        for value in option.values:
            expect(listed).to_contain_text(value_name(game, option.id, value, person.lang))


def test_a_search_looks_through_the_guide(site: Site, come: Come) -> None:
    guide = guide_of("meuterer")
    person = come(site, lang="de")
    person.go("/rules/meuterer")
    page = person.page
    page.get_by_role("searchbox").fill("Lademeister")
    expect(page.locator("[id='crib-loader'] mark").first).to_have_text("Lademeister")
    expect(page.locator("[id='crib-mate']")).to_have_count(0)
    assert page.locator("#box li").count() < len(guide.box)
    # A clause contains a table of islands, so the name of an island must find the clause.
    page.get_by_role("searchbox").fill("Fingerhut Tuch")
    expect(page.locator("article[id='M0.8']")).to_be_visible()
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.locator("#box, #course, #advice")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_crib_sheet_is_printed_on_one_page(site: Site, come: Come, game: str) -> None:
    guide = guide_of(game)
    for lang in LANGUAGES:
        person = come(site, lang=lang, dark=lang == "de")
        person.go(f"/rules/{game}/crib")
        page = person.page
        entries = [entry for group in guide.crib for entry in group.entries]
        expect(page.locator(".entries strong")).to_have_text([entry.name.text(lang) for entry in entries])
        expect(page.get_by_role("table")).to_have_count(sum(table.crib for table in guide.tables))
        printed = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b(?!s)", printed)) == 1
        assert re.search(rb"/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]", printed), "not A4"
        page.emulate_media(media="print")
        expect(page.get_by_role("banner")).to_be_hidden()
        expect(page.get_by_role("main").get_by_role("button")).to_have_count(0)
        assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(255, 255, 255)"


def test_the_crib_sheet_lies_beside_the_table(site: Site, come: Come) -> None:
    guide = guide_of("meuterer")
    opened = ask(site.address, "/tables", {"game": "meuterer", "name": "Ann", "players": 3, "bots": ["easy"] * 2})
    person = come(site, lang="fr", width=360, height=740)
    person.go(f"/t/{opened['table']['id']}#{opened['token']}")
    page = person.page
    # A phone has no room for its button, so the menu contains it.
    person.button("web-menu").click()
    page.get_by_role("dialog").get_by_role("button", name=person.text("web-crib")).click()
    sheet = page.get_by_role("dialog", name=person.text("web-crib"))
    boy = next(entry for group in guide.crib for entry in group.entries if entry.id == "boy")
    expect(sheet).to_contain_text(boy.text.text("fr"))
    sheet.get_by_role("button", name=person.text("web-rule", clause=boy.clause)).first.click()
    expect(page.get_by_role("dialog", name=person.text("web-rule", clause=boy.clause))).to_contain_text(
        rulebook("meuterer").clause(boy.clause).text("fr")
    )
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(person.button("web-menu")).to_be_focused()
    person.open_story("points")
    expect(page.locator(".legend").first).to_contain_text(person.text("meuterer-table-reconstructed"))


def test_a_clause_has_an_address_and_terms_are_explained(site: Site, come: Come) -> None:
    person = come(site)
    person.go("/rules/meuterer#M4.4")
    page = person.page
    expect(page.locator("article[id='M4.4']")).to_be_in_viewport()
    page.locator("article[id='M4.4'] .term").first.focus()
    tip = page.locator("#glossary-tip")
    expect(tip).to_contain_text(person.text("meuterer-term-conflict"))
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_through(site: Site, come: Come, game: str) -> None:
    person = come(site, lang="de", width=360, height=740)
    person.go(f"/learn/{game}")
    page = person.page
    lesson = load(game)
    answers = ask(site.address, f"/lessons/{game}?lang=de")["steps"]
    next_step = page.get_by_role("button", name=person.text("web-learn-next"), exact=True)
    for number, step in enumerate(lesson.step, 1):
        expect(page.get_by_text(person.text("web-learn-step", step=number, count=len(lesson.step)))).to_be_visible()
        expect(page.locator(".says .text")).to_have_text(step.text("de"))
        if not step.do:
            next_step.click()
            continue
        expect(next_step).to_be_disabled()
        if page.locator(".ask details").get_attribute("open") is None:
            page.locator(".ask summary").click()
        texts = {choice["move"]: choice["text"] for choice in answers[number - 1]["moves"]}
        wrong = next((move for move in texts if move not in step.do), None)
        if wrong is not None:
            page.locator(".ask").get_by_role("button", name=texts[wrong], exact=True).click()
            expect(page.get_by_role("alert")).not_to_be_empty()
        page.locator(".ask").get_by_role("button", name=texts[step.do[0]], exact=True).click()
    play = page.get_by_role("main").get_by_role("link", name=person.text("web-learn-play"))
    expect(play).to_have_attribute("href", f"/new/{game}")
    # The browser remembers that the lesson is finished.
    person.go("/learn")
    expect(page.get_by_role("link", name=re.compile(person.text("web-learn-again")))).to_have_count(1)


def test_a_lesson_is_played_on_the_table_itself(site: Site, come: Come) -> None:
    person = come(site)
    person.go("/learn/cartagena")
    page = person.page
    person.button("web-learn-next").click()
    for number, label in ((3, "Knock on the next door"), (4, "Visit Captain Valverde")):
        page.locator(".table").get_by_role("button", name=label).first.click()
        expect(page.get_by_text(person.text("web-learn-step", step=number, count=14))).to_be_visible()


def test_a_finished_game_is_seen_again(site: Site, come: Come, traitres: str) -> None:
    person = come(site)
    last = len(ask(site.address, f"/tables/{traitres}/record")["moves"]) - 1
    person.go(f"/r/{traitres}?seat=0&after=2")
    page = person.page
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("2")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("3")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    page.get_by_role("combobox").select_option("all")
    expect(page).to_have_url(re.compile(rf"/r/{traitres}\?seat=all&after={last}$"))
    page.reload()
    expect(slider).to_have_value(str(last))
    expect(page.get_by_role("combobox")).to_have_value("all")
    page.get_by_role("button", name=person.text("web-learn-first")).click()
    expect(slider).to_have_value("-1")
    person.button("web-menu").click()
    with page.expect_download() as download:
        page.get_by_role("link", name=person.text("web-learn-record")).click()
    assert download.value.suggested_filename == f"mutiny-{traitres}.json"


def test_a_game_that_goes_on_is_not_shown_again(site: Site, come: Come) -> None:
    person = come(site, lang="it")
    table = ask(site.address, "/tables", {"game": "meuterer", "name": "Ann", "players": 3})["table"]["id"]
    person.go(f"/r/{table}")
    expect(person.page.get_by_text(person.text("web-learn-not-over"))).to_be_visible()
    person.go("/r/abcdefghijklmnop")
    expect(person.page.get_by_role("alert")).to_contain_text(person.text("web-refused", code="no-table", why=""))
    # The browser itself reports an error for a table that does not exist.
    assert all("404" in complaint for complaint in person.complaints)
    person.complaints.clear()


def test_a_seat_sees_again_no_more_than_it_saw(site: Site, come: Come, traitres: str) -> None:
    person = come(site, records=True)
    person.go(f"/r/{traitres}?seat=1&after=3")
    expect(person.page.get_by_role("slider")).to_have_value("3")
    person.page.wait_for_load_state("networkidle")
    bodies = [json.loads(text) for text in person.received]
    replays = [body for body in bodies if "frames" in body]
    assert len(replays) > 1
    for body in replays:
        assert body["views"] == []
        assert {frame["view"]["seat"] for frame in [body, *body["frames"]]} == {1}
        assert all("cards" not in event for event in body["events"] if event["kind"] == "deal" and event["seat"] != 1)


def test_a_shuffle_is_verified(site: Site, come: Come, traitres: str) -> None:
    person = come(site)
    commitment = ask(site.address, f"/tables/{traitres}")["commitment"]
    person.go(f"/r/{traitres}")
    page = person.page
    page.evaluate(
        "([table, promise]) => localStorage.setItem(`mutiny.commitment.${table}`, promise)", [traitres, commitment]
    )
    person.open_story("shuffle")
    person.button("web-learn-verify-go").click()
    section = page.locator("section", has=page.locator("#verify-title"))
    expect(section).to_contain_text(commitment)
    expect(section).to_contain_text(person.text("web-learn-verify-table", ok="yes"))
    expect(section).to_contain_text(person.text("web-learn-verify-noted", ok="yes"))
    expect(section).to_contain_text(person.text("web-learn-verify-draws", all=3, same=3))


def test_a_game_is_analysed(site: Site, come: Come, traitres: str) -> None:
    person = come(site)
    person.go(f"/r/{traitres}")
    page = person.page
    person.open_story("analysis")
    person.button("web-learn-curve-start").click()
    expect(page.get_by_role("img", name=person.text("web-learn-curve-label"))).to_be_visible()
    page.get_by_text(person.text("web-learn-curve-table"), exact=True).click()
    expect(page.get_by_role("columnheader")).to_have_count(4)
