"""The command `bots` lists what is installed, and says what is wrong with a bot that cannot be used."""

from __future__ import annotations

import json
from importlib.metadata import EntryPoint, EntryPoints

import pytest
from cli.running import Run

from mutiny.bots import discovery, find_bot
from mutiny.cli.commands import bots


@pytest.mark.parametrize("lang", ["en", "fr", "it", "de"])
def test_our_bots_are_listed_by_strength(run: Run, lang: str) -> None:
    ran = run("bots", "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    names = [line.split()[0] for line in ran.out.splitlines()[:5]]
    assert names == ["random", "easy", "medium", "hard[@N]", "cmd:PROGRAM"]


def test_bots_of_plug_ins_are_listed_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    points = EntryPoints(
        [
            EntryPoint("medium", "mutiny.bots:MediumBot", discovery.GROUP),
            EntryPoint("keen", "mutiny.bots:HardBot", discovery.GROUP),
            EntryPoint("lost", "no_such_module:Bot", discovery.GROUP),
        ]
    )
    for module in (discovery, bots):
        monkeypatch.setattr(module, "entry_points", lambda group: points)
    find_bot.cache_clear()
    try:
        told = {each["name"]: each for each in json.loads(run("bots", "--json").out)}
        out = run("bots").out
    finally:
        find_bot.cache_clear()
    assert told["keen"]["about"].startswith("Plays any game")
    assert told["keen"]["uses_budget"] is True
    assert told["keen"]["error"] is None
    assert told["medium"]["uses_budget"] is False
    assert "no_such_module:Bot cannot be loaded" in told["lost"]["error"]
    assert "cannot be loaded" in " ".join(out.split())
