"""Whole games against bots on the full screen."""

from __future__ import annotations

import pytest
from tui.playing import SMALL, local_game, play_to_end, run, running, text_of


@pytest.mark.parametrize(("name", "lang"), [("meuterer", "en"), ("traitres", "de"), ("cartagena", "fr")])
def test_a_whole_game(name: str, lang: str) -> None:
    async def test() -> None:
        async with running(local_game(name, lang), SMALL, lang) as (app, pilot):
            moves = await play_to_end(app, pilot)
            assert moves > 3
            print(moves)
            print(text_of(app))

    run(test)
