"""A demonstration: simple bots play a whole game that is told in words, the table drawn at each round.

May import: mutiny and mutiny.cli.
"""

from __future__ import annotations

from mutiny import Event, Match, Rng, game, seed_of
from mutiny.bots import Sight, find_bot
from mutiny.cli.output import drawn, wrapped
from mutiny.cli.session import CREW
from mutiny.i18n import Messages, tell


def demonstrate(name: str, kinds: list[str], options: dict[str, str], seed: str, lang: str) -> None:
    """Play and tell it, as a spectator would be told."""
    source = seed_of(seed, 0)
    names = [CREW[seat % len(CREW)] for seat in range(len(kinds))]
    match = Match(game(name), names, options, source)
    rng = Rng(source)
    bots = [find_bot(kind)(seat, len(kinds), rng.fork(f"bot {seat}")) for seat, kind in enumerate(kinds)]
    print(wrapped(Messages(lang).text("cli-demo", game=name, seed=seed)))
    events = [event for batch in match.told for event in batch]
    while True:
        _tell(match, events, lang)
        if match.over:
            return
        for event in events:
            for each in bots:
                told = event.told(each.seat)
                if told is not None:
                    each.see(told)
        seat = match.state.acting[0]
        events = match.play(seat, bots[seat].choose(Sight(match.state, seat)))


def _tell(match: Match, events: list[Event], lang: str) -> None:
    begun = False
    for event in events:
        told = event.told(None)
        if told is None:
            continue
        text = tell(told, match.names, lang, match.game.name)
        begun = begun or event.kind == "round"
        if text is not None:
            blank = "\n" if event.kind == "round" else ""
            print(blank + wrapped(f"{text} [{event.clause}]", "    ", ""))
    if begun:
        print(f"\n{drawn(match.state.view(None), match.names, lang)}\n")
