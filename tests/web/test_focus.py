"""The focus is never lost while somebody plays with the keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from web.conftest import Come
from web.seating import sit_down
from web.sites import Site
from web.visibility import CHOICES


def focused(page: Page) -> bool:
    """Return whether an element has the focus."""
    return bool(page.evaluate("document.activeElement !== null && document.activeElement !== document.body"))


@pytest.mark.parametrize("game", ["meuterer", "traitres", "cartagena"])
def test_who_moves_with_ctrl_enter_keeps_the_focus(site: Site, come: Come, game: str) -> None:
    _, [ann] = sit_down(site, come, people=1, game=game)
    page = ann.page
    confirm = page.locator("#move .do")
    on_table = page.get_by_role("region", name=ann.text("web-board"), exact=True).get_by_role("button").first
    for number in range(6):
        if not ann.wait_for_turn():
            break
        ann.choices().first.click()
        expect(confirm).to_be_visible()
        # The focus is on the button itself, on something on the table, or on the move in the list.
        if number % 3 == 0:
            confirm.focus()
        elif number % 3 == 1 and on_table.is_visible():
            on_table.focus()
        page.keyboard.press("Control+Enter")
        expect(page.locator("#move [aria-busy]")).to_have_count(0)
        assert focused(page)
        page.wait_for_timeout(200)
        assert focused(page)


def test_who_takes_a_choice_back_with_escape_keeps_the_focus(site: Site, come: Come) -> None:
    _, [ann] = sit_down(site, come, people=1)
    page = ann.page
    ann.wait_for_turn()
    ann.choices().first.click()
    confirm = page.locator("#move .do")
    expect(confirm).to_have_attribute("aria-disabled", "false")
    confirm.focus()
    page.keyboard.press("Escape")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    expect(confirm).to_be_focused()


def test_who_chats_while_moving_goes_on_writing(site: Site, come: Come) -> None:
    _, [ann] = sit_down(site, come, people=1)
    page = ann.page
    ann.wait_for_turn()
    page.locator(CHOICES).first.click()
    ann.open_story("talk")
    chat = page.get_by_label(ann.text("web-chat-label"))
    chat.press_sequentially("wait")
    page.keyboard.press("Control+Enter")
    expect(page.locator("#move .do[aria-disabled=false]")).to_have_count(0)
    expect(chat).to_be_focused()
    expect(chat).to_have_value("wait")
