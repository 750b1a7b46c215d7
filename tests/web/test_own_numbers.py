"""Custom numbers: a player's file replaces ours, faults are refused with the reason, and everybody sees its use."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from web.conftest import Come
from web.people import Person
from web.sites import Site, ask

from mutiny.i18n import option_name
from mutiny.server.tables.options import LONGEST_TEXT, option_template

OURS = option_template("meuterer", "islands")
CHANGED = OURS.replace('sole = { value = 4, from = "stated" }', "sole = 77", 1)
"""Hochland pays 77 to a sole leader, a number that appears nowhere else on the table."""
BAD = OURS.replace("sole = { value = 5", "sole = { value = 500", 1)
REASON = "row 2 (frosthoehle): sole must be a whole number from 0 to 99, not '500'."


def open_form(person: Person, game: str, option: str) -> Locator:
    """Return the field for a custom file, unfolded with the keyboard. The field has the focus."""
    person.go(f"/new/{game}")
    person.page.locator("summary", has_text=person.text("web-new-options")).press("Enter")
    person.page.get_by_role("button", name=person.text("web-replace-own")).press("Enter")
    field = person.page.locator(f"#own-{option}")
    expect(field).to_be_focused()
    return field


def fault_of(person: Person) -> Locator:
    """Return the message beside the field that says what is wrong."""
    return person.page.locator("fieldset [role=alert]")


def forgive(person: Person, refusals: int) -> None:
    """Check that a page has reported this number of refused requests, as every browser does, and no other error."""
    assert len(person.complaints) == refusals
    assert all("status of 400" in complaint for complaint in person.complaints)
    person.complaints.clear()


@pytest.mark.parametrize("lang", ["en", "fr", "it", "de"])
def test_a_table_with_islands_of_the_hosts_own(site: Site, come: Come, lang: str) -> None:
    host = come(site, lang=lang, width=360, height=740)
    field = open_form(host, "meuterer", "islands")
    field.fill(BAD)
    # The file is checked as soon as the focus leaves the field.
    field.blur()
    expect(fault_of(host)).to_have_text(f"{host.text('web-replace-bad')} {REASON}")
    expect(field).to_have_attribute("aria-invalid", "true")
    # The table cannot be opened with a faulty file, and the text is not lost.
    host.page.get_by_label(host.text("web-name")).fill("Ann")
    host.page.get_by_role("radio", name="1", exact=True).first.check()
    host.page.locator("form > button.main").click()
    expect(field).to_be_focused()
    expect(fault_of(host)).to_have_text(f"{host.text('web-replace-bad')} {REASON}")
    expect(field).to_have_value(BAD)
    assert "/new/" in host.page.url
    forgive(host, 2)
    width = host.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360, "the page must not scroll sideways"
    field.fill(CHANGED)
    field.blur()
    expect(host.page.get_by_role("status").filter(has_text=host.text("web-replace-good"))).to_be_visible()
    expect(fault_of(host)).to_be_hidden()
    host.page.locator("form > button.main").click()
    host.page.wait_for_url("**/t/*")
    # The waiting room, the invitation and the game tell everybody.
    line = host.text("web-replaced", name=option_name("meuterer", "islands", host.lang))
    rules = host.page.get_by_role("list", name=host.text("web-house-rules"))
    expect(rules).to_contain_text(line)
    guest = come(site)
    guest.go(host.page.url)
    told = guest.text("web-replaced", name=option_name("meuterer", "islands", guest.lang))
    expect(guest.page.get_by_role("list", name=guest.text("web-house-rules"))).to_contain_text(told)
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name=guest.text("web-replaced-file")).click()
    assert Path(download.value.path()).read_text(encoding="utf-8") == CHANGED
    guest.page.get_by_label(guest.text("web-name")).fill("Bo")
    guest.page.locator("form button.main").click()
    expect(host.page.locator("li .name", has_text="Bo")).to_be_visible()
    host.page.get_by_role("button", name=host.text("web-waiting-begin", free=1)).click()
    for person, sentence in ((host, line), (guest, told)):
        expect(person.page.locator("#move")).to_be_visible()
        person.button("web-menu").click()
        expect(person.page.get_by_role("dialog")).to_contain_text(sentence)
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("region", name=person.text("web-board"))).to_contain_text("77")
    info = ask(site.address, f"/tables/{host.page.url.rpartition('/')[2]}")
    assert info["replaced"] == ["islands"]


def test_files_are_chosen_filled_in_and_laid_aside(site: Site, come: Come, tmp_path: Path) -> None:
    host = come(site)
    field = open_form(host, "cartagena", "components")
    ours = option_template("cartagena", "components")
    host.button("web-replace-fill").click()
    expect(field).to_have_value(ours)
    good = host.page.get_by_role("status").filter(has_text=host.text("web-replace-good"))
    expect(good).to_be_visible()
    with host.page.expect_download() as download:
        host.page.get_by_role("link", name=host.text("web-replace-download")).click()
    assert download.value.suggested_filename == "cartagena-components.toml"
    assert Path(download.value.path()).read_text(encoding="utf-8") == ours
    # A file that is too long is not even read.
    file = tmp_path / "mine.toml"
    file.write_text("# long\n" * LONGEST_TEXT, encoding="utf-8")
    chooser = host.page.locator("fieldset input[type=file]")
    chooser.set_input_files(file)
    expect(fault_of(host)).to_contain_text("8,192")
    expect(field).to_have_value(ours)
    # Windows editors write files this way.
    file.write_bytes(b"\xef\xbb\xbf" + ours.replace("value = 18", "value = 12").encode())
    chooser.set_input_files(file)
    expect(fault_of(host)).to_contain_text("track: storm 3 must be a whole number from 1 to 11, not 15.")
    forgive(host, 1)
    file.write_bytes(b"\xef\xbb\xbf" + ours.replace("\n", "\r\n").encode())
    chooser.set_input_files(file)
    expect(good).to_be_visible()
    # The default is selected again; the text returns when the player switches back.
    host.button("web-replace-back").click()
    expect(field).to_have_count(0)
    host.page.get_by_role("button", name=host.text("web-replace-own")).click()
    expect(field).to_have_value(ours)
    field.fill("")
    host.page.locator("form > button.main").click()
    expect(fault_of(host)).to_have_text(host.text("web-replace-empty"))
    host.button("web-replace-back").click()
    host.page.locator("form > button.main").click()
    host.page.wait_for_url("**/t/*")
    expect(host.page.locator("#move")).to_be_visible()
    assert "replaced" not in ask(site.address, f"/tables/{host.page.url.rpartition('/')[2]}")
