"""Play a whole game of each kind in an unmodified Firefox. This is part of `make soak`, if Firefox is installed."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random

import pytest
from web.firefox import Firefox, executable, firefox
from web.sites import Site, ask
from web.visibility import CHOICES, LOOK

PLAYERS = {"meuterer": 4, "traitres": 5, "cartagena": 4}
SIZE = (1366, 768)
MOST_TOUCHES = 60
BROKEN = """[...document.querySelectorAll('.dock .name, .stage .name, .option .name')].filter(each => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const lines = new Set([...range.getClientRects()].map(box => Math.round(box.top))).size;
    return lines > each.textContent.trim().split(/[ -]/).length;
}).map(each => each.textContent)"""
"""Finds names that are broken within a word."""
STRIPE = """[...document.querySelectorAll('.story *')]
    .filter(each => each.offsetWidth - each.clientWidth > 2 && getComputedStyle(each).overflowY === 'auto')
    .map(each => getComputedStyle(each).scrollbarColor).filter(colour => colour === 'auto')"""
"""Finds lists whose scrollbar has the browser's default colours, which are white on the dark background."""


def place(box: str) -> str:
    """Return an expression for the middle of that part of an element which is not covered."""
    return f"""(() => {{
        const thing = {box};
        if (!thing) return null;
        const {{left, top, width, height}} = thing.getBoundingClientRect();
        for (let i = 1; i < 16; i++) for (let j = 1; j < 16; j++) {{
            const [x, y] = [left + (((i * 7) % 16) * width) / 16, top + (((j * 7) % 16) * height) / 16];
            if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
        }}
        return null;
    }})()"""


def decide(page: Firefox, chance: Random) -> None:
    """Touch highlighted elements until there is a move to confirm, and confirm it."""
    for _ in range(MOST_TOUCHES):
        if page.evaluate("document.querySelector('#move .do')?.ariaDisabled === 'false'"):
            page.click(*page.evaluate(place("document.querySelector('#move .do')")))
            page.wait("!document.querySelector('#move [aria-busy]')")
            return
        count = page.wait(f"document.querySelectorAll('{CHOICES}').length")
        if where := page.evaluate(place(f"document.querySelectorAll('{CHOICES}')[{chance.randrange(count)}]")):
            page.click(*where)
    raise AssertionError("no move can be chosen by touching")


def shoot(page: Firefox, name: str) -> None:
    """Save a screenshot to look at, if MUTINY_SHOTS names a folder."""
    if target := os.environ.get("MUTINY_SHOTS"):
        page.shoot(Path(target) / f"firefox-{name}.png")


@pytest.mark.soak
@pytest.mark.skipif(not os.environ.get("MUTINY_SOAK"), reason="a long run: make soak")
@pytest.mark.skipif(executable() is None, reason="there is no Firefox here")
@pytest.mark.parametrize("game", PLAYERS)
def test_a_whole_game_in_firefox(site: Site, tmp_path: Path, game: str) -> None:
    chance = Random(f"firefox {game}")
    players = PLAYERS[game]
    body = {"game": game, "name": "Bartholomäus", "players": players, "bots": ["easy"] * (players - 1)}
    opened = ask(site.address, "/tables", body)
    program = executable()
    assert program is not None
    wrong: list[str] = []
    met: set[str] = set()
    with firefox(program, tmp_path) as page:
        page.resize(*SIZE)
        # Show all events at once: the rest of a game that the seat only watches would take minutes.
        page.go(site.address)
        page.evaluate("localStorage.setItem('mutiny.settings', JSON.stringify({speed: 0}))")
        page.go(f"{site.address}/t/{opened['table']['id']}#{opened['token']}")
        while (
            page.wait("document.querySelector('#result') ? 'over' : document.querySelector('#move .do') && 'mine'")
            == "mine"
        ):
            wrong += page.evaluate(f"({LOOK})({json.dumps(CHOICES)})")
            wrong += [f"broken: {name}" for name in page.evaluate(BROKEN)]
            wrong += [f"scrollbar: {colour}" for colour in page.evaluate(STRIPE)]
            prompt = page.evaluate("document.querySelector('#move .prompt')?.textContent ?? ''")
            if prompt not in met:
                met.add(prompt)
                shoot(page, f"{game}-{len(met)}")
            decide(page, chance)
        shoot(page, f"{game}-over")
        assert wrong == []
        assert page.complaints == []
