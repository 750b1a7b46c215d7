"""Measures how smoothly the tables move: frames, long tasks and layout shifts at a full table. Run by `make smooth`.

It starts a server of its own with fast bots, plays a while at a full table of each game in a real browser with all
motion on, and prints the browser's own measurements. It uses the helpers of the browser tests.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
# In place of this folder, which has a `web` too.
sys.path[0] = str(ROOT / "tests")

from web.conftest import ARGUMENTS, executable  # noqa: E402 (the path comes first)
from web.people import Person, play  # noqa: E402
from web.sites import Site, ask  # noqa: E402

TABLES = (("meuterer", 4), ("traitres", 8), ("cartagena", 4))
MOVES = 12
PACE_S = 0.3
"""Seconds between the moves of bots: so short that their animations overlap."""
WATCH = """
window.seen = { frames: [], long: [], shift: 0 };
let last = 0;
const frame = (now) => { if (last) seen.frames.push(now - last); last = now; requestAnimationFrame(frame); };
requestAnimationFrame(frame);
new PerformanceObserver((list) => seen.long.push(...list.getEntries().map((entry) => entry.duration)))
  .observe({ type: 'longtask' });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
}).observe({ type: 'layout-shift' });
"""


def watched(browser: Browser, site: Site, game: str, players: int) -> dict[str, Any]:
    """Play some moves at a table; return the browser's measurements."""
    body = {"game": game, "name": "Ann", "players": players, "bots": ["easy"] * (players - 1)}
    opened = ask(site.address, "/tables", body)
    person = Person(browser, site.address, motion=True)
    person.go(f"/t/{opened['table']['id']}#{opened['token']}")
    person.page.locator(".board").first.wait_for()
    person.page.wait_for_timeout(1_000)
    person.page.evaluate(WATCH)
    play([person], Random(game), most=MOVES)
    person.page.wait_for_timeout(1_000)
    found: dict[str, Any] = person.page.evaluate("seen")
    person.leave()
    return found


def main() -> None:
    """Print a line for each game."""
    with TemporaryDirectory() as folder, Site(Path(folder), pace=PACE_S) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=list(ARGUMENTS))
        for game, players in TABLES:
            found = watched(browser, site, game, players)
            cuts = quantiles(found["frames"], n=100)
            tasks = ", ".join(f"{task:.0f} ms" for task in found["long"]) or "none"
            print(
                f"{game}, {players} players: {len(found['frames']):,} frames, median {cuts[49]:.1f} ms, 99 % within "
                f"{cuts[98]:.1f} ms; tasks over 50 ms: {tasks}; layout shift {found['shift']:.3f}",
                flush=True,
            )
        browser.close()


if __name__ == "__main__":
    main()
