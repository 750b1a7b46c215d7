"""Writes positions of real games for drawing: web/samples.json, shown by web/gallery.html (npm run dev).

Usage: python tools/web_samples.py. There is one position for each phase of each game, as seen by the seat to act, by
another seat and by a spectator.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from mutiny import Rng, new, seed_of
from mutiny.i18n import clauses_of, describe

TARGET = Path(__file__).resolve().parent.parent / "web" / "samples.json"
NAMES = ("Ann", "Bartolomeo", "Cy", "Dorothée", "Esra", "Fritz", "Gül", "Hieronymus")
TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("meuterer", 3, {}),
    ("meuterer", 4, {"pirates": "on"}),
    ("traitres", 3, {}),
    ("traitres", 5, {}),
    ("traitres", 8, {}),
    ("cartagena", 2, {}),
    ("cartagena", 4, {}),
)
GAMES_EACH = 3


def samples() -> list[dict[str, Any]]:
    """Return all positions."""
    found: list[dict[str, Any]] = []
    for name, players, options in TABLES:
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
                legal = match.legal(seat) if acting else []
                kind = f"{view.get('phase')} {legal[0].split(' ')[0] if legal else 'over'}"
                late = len(match.entries) > 25 and f"late {kind}" not in seen
                if kind not in seen or late or match.over:
                    seen.add(f"late {kind}" if late else kind)
                    for eyes in (seat, (seat + 1) % players, None):
                        events = [e for batch in match.told[told:] for event in batch if (e := event.told(eyes))]
                        mine = match.legal(eyes) if eyes is not None and eyes in acting else []
                        sight = state.view(eyes)
                        moves = [
                            {"move": move, "text": describe(move, sight, "en"), "clauses": clauses_of(move, sight)}
                            for move in mine
                        ]
                        found.append(
                            {
                                "title": f"{name} {players}, {kind}, entry {len(match.entries)}, "
                                + ("watching" if eyes is None else f"seat {eyes}"),
                                "game": name,
                                "props": {
                                    "view": sight,
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
                told = len(match.told)
                match.play(seat, legal[rng.below(len(legal))])
    return found


def main() -> None:
    """Write the positions."""
    found = samples()
    TARGET.write_text(json.dumps(found, ensure_ascii=False, indent=None), encoding="utf-8")
    print(f"{len(found)} positions of {len({each['game'] for each in found})} games in {TARGET.name}.")


if __name__ == "__main__":
    main()
