"""Write positions of real games for drawing: web/samples.json, shown by web/gallery.html (npm run dev).

Usage: python tools/web_samples.py. There is one position for each phase of each game, as seen by the seat to act, by
another seat and by a spectator.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mutiny import Rng, game, game_names, new, seed_of
from mutiny.i18n import clauses_of, describe

TARGET = Path(__file__).resolve().parent.parent / "web" / "samples.json"
NAMES = ("Ann", "Bartolomeo", "Cy", "Dorothée", "Esra", "Fritz", "Gül", "Hieronymus")
GAMES_EACH = 3


def tables() -> Iterator[tuple[str, int, dict[str, str]]]:
    """Yield the tables of each game: with few, some and most players, the last with the first option switched on."""
    for name in game_names():
        found = game(name)
        for players in sorted({found.least, (found.least + found.most) // 2, found.most}):
            first = [option for option in found.options if len(option.values) > 1][:1]
            yield name, players, {each.name: each.values[1] for each in first} if players == found.most else {}


def samples() -> list[dict[str, Any]]:
    """Return all positions."""
    found: list[dict[str, Any]] = []
    for name, players, options in tables():
        seen: set[str] = set()
        for number in range(GAMES_EACH):
            rng = Rng(f"{name} {players} {number}".encode())
            match = new(name, list(NAMES[:players]), options, seed=seed_of("samples", number))
            told = 0
            while True:
                state = match.state
                acting = list(state.acting)
                seat = acting[0] if acting else 0
                view = state.view(seat)
                legal = match.legal_moves(seat) if acting else []
                kind = f"{view.get('phase')} {legal[0].split(' ')[0] if legal else 'over'}"
                late = len(match.entries) > 25 and f"late {kind}" not in seen
                if kind not in seen or late or match.over:
                    seen.add(f"late {kind}" if late else kind)
                    for eyes in (seat, (seat + 1) % players, None):
                        events = [e for batch in match.events[told:] for event in batch if (e := event.seen_by(eyes))]
                        mine = match.legal_moves(eyes) if eyes is not None and eyes in acting else []
                        observation = state.view(eyes)
                        moves = [
                            {
                                "move": move,
                                "text": describe(move, observation, "en"),
                                "clauses": clauses_of(move, observation),
                            }
                            for move in mine
                        ]
                        found.append(
                            {
                                "title": f"{name} {players}, {kind}, entry {len(match.entries)}, "
                                + ("watching" if eyes is None else f"seat {eyes}"),
                                "game": name,
                                "props": {
                                    "view": observation,
                                    "seat": eyes,
                                    "names": match.names,
                                    "moves": moves,
                                    "acting": acting,
                                    "news": events[-8:],
                                },
                            }
                        )
                if match.over:
                    break
                told = len(match.events)
                match.play(seat, legal[rng.below(len(legal))])
    return found


def main() -> None:
    """Write the positions."""
    found = samples()
    TARGET.write_text(json.dumps(found, ensure_ascii=False, indent=None), encoding="utf-8")
    print(f"{len(found)} positions of {len({each['game'] for each in found})} games in {TARGET.name}.")


if __name__ == "__main__":
    main()
