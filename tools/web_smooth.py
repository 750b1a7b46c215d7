"""Measure how smoothly full tables move while events are played: frames, long tasks, layout shifts. `make smooth`.

The program starts a server whose bots take their usual time, and watches a full table of each game in a real browser,
with all motion on and events played at the usual speed: first some moves against bots, then the end of a game that was
played beforehand, with all its scenes. It prints the browser's own measurements and fails if they are over the limits.
It uses the helpers of the browser tests.

On a busy machine the figures mean little. The program therefore also prints the load of the machine, and the
measurements of the same browser on a page where one small thing moves.
"""

from __future__ import annotations

import os
import sys
from collections import Counter, defaultdict
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
# Import from the tests' folder, because this folder has a `web` too.
sys.path[0] = str(ROOT / "tests")

from web.conftest import ARGUMENTS, executable  # noqa: E402 (the path comes first)
from web.people import Person, play  # noqa: E402
from web.retold import Moment, RetoldTable, played  # noqa: E402
from web.sites import Site, ask  # noqa: E402

import mutiny  # noqa: E402 (the path comes first)

MOST_MS = 34.0
"""The time within which 99 % of frames must come, so that no two frames in a row are lost."""
MOST_SHIFT = 0.0005
MOVES = 5
PACE_S = 1.0
"""The seconds that a bot takes for a move, as on any server."""
EVENTS = 60
"""The number of events at the end of a game that are sent."""
GAMES = 20
"""The number of games from which the one with the most kinds of events is chosen."""
IDLE_MS = 3_000
WATCH = """
() => {
  window.seen = { frames: [], long: [], shifts: [] };
  const played = () => document.querySelector('.stage > .played')?.dataset.event ?? '';
  let last = 0;
  const frame = (now) => {
    if (last) seen.frames.push([now - last, played()]);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => seen.long.push(...list.getEntries().map((entry) => entry.duration)))
    .observe({ type: 'longtask' });
  const name = (node) => node?.className?.baseVal ?? node?.className ?? node?.nodeName ?? '?';
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      const nodes = sources.map(({ node }) => name(node)).join(', ');
      if (!hadRecentInput) seen.shifts.push([value, `${played() || 'no event'}: ${nodes}`]);
    }
  }).observe({ type: 'layout-shift' });
  // A beat about the seat that watches stays until a key is pressed.
  const on = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true });
  setInterval(() => document.querySelector('.played .done') && document.body.dispatchEvent(on), 2500);
}
"""


@dataclass
class Seen:
    """The measurements of the browser."""

    frames: list[tuple[float, str]]
    """The duration of each frame in milliseconds, and the event that was played meanwhile."""
    long: list[float]
    shifts: list[tuple[float, str]]

    @property
    def shift(self) -> float:
        """Return the sum of all layout shifts."""
        return sum(value for value, _ in self.shifts)

    def __add__(self, other: Seen) -> Seen:
        return Seen(self.frames + other.frames, self.long + other.long, self.shifts + other.shifts)


def taken(person: Person) -> Seen:
    """Return the measurements since `WATCH`, and close the page."""
    found: dict[str, Any] = person.page.evaluate("seen")
    person.leave()
    return Seen([(ms, event) for ms, event in found["frames"]], found["long"], [(v, n) for v, n in found["shifts"]])


def against_bots(browser: Browser, site: Site, game: str, players: int) -> Seen:
    """Play some moves at a table."""
    body = {"game": game, "name": "Ann", "players": players, "bots": ["easy"] * (players - 1)}
    opened = ask(site.address, "/tables", body)
    person = Person(browser, site.address, motion=True, speed=1)
    person.go(f"/t/{opened['table']['id']}#{opened['token']}")
    person.page.locator(".stage").first.wait_for()
    person.page.wait_for_timeout(1_000)
    person.page.evaluate(WATCH)
    play([person], Random(game), most=MOVES)
    person.page.wait_for_timeout(1_000)
    return taken(person)


def ending(game: str, players: int) -> list[Moment]:
    """Return the last events of a game with many kinds of events."""
    games = (played(game, players, number)[-EVENTS:] for number in range(GAMES))
    return max(games, key=lambda moments: len({moment.kind for moment in moments}))


def to_the_end(browser: Browser, site: Site, game: str, players: int) -> Seen:
    """Watch the end of a game, event by event."""
    person = Person(browser, site.address, motion=True, speed=1)
    table = RetoldTable(person, site, game, players, bots=False)
    scene = person.page.locator(".stage > .played")
    moments = iter(ending(game, players))
    # With the first event that is watched, the page shows the position of that game and loads what its scenes need.
    for moment in moments:
        table.tell([moment])
        person.page.wait_for_timeout(300)
        if scene.count():
            break
    person.page.wait_for_timeout(4_000)
    person.page.evaluate(WATCH)
    for moment in moments:
        table.tell([moment])
        scene.wait_for(state="detached")
    person.page.wait_for_timeout(1_000)
    return taken(person)


def empty(browser: Browser, site: Site) -> Seen:
    """Watch a page on which one small thing moves."""
    person = Person(browser, site.address, motion=True)
    person.go("/rules")
    person.page.evaluate(WATCH)
    person.page.evaluate("document.querySelector('h1').animate({opacity: [0, 1]}, {duration: 500, iterations: 99})")
    person.page.wait_for_timeout(IDLE_MS)
    return taken(person)


def within(frames: list[tuple[float, str]]) -> float:
    """Return the time within which 99 % of frames came."""
    return quantiles([ms for ms, _ in frames], n=100)[98] if len(frames) > 1 else 0.0


def told(label: str, frames: list[tuple[float, str]]) -> str:
    """Describe frames in words."""
    late = sum(ms > MOST_MS for ms, _ in frames)
    share = 100 * late / len(frames) if frames else 0
    times = f"99 % within {within(frames):.1f} ms; {late} ({share:.1f} %) later than {MOST_MS:.0f} ms"
    return f"  {label}: {len(frames):,} frames, {times}"


def report(game: str, players: int, seen: Seen, idle: Seen) -> list[str]:
    """Print the measurements at the tables of a game; return those that are over the limits."""
    scenes: dict[str, list[tuple[float, str]]] = defaultdict(list)
    for frame in seen.frames:
        scenes[frame[1]].append(frame)
    still = scenes.pop("", [])
    playing = [frame for frames in scenes.values() for frame in frames]
    load = os.getloadavg()[0]
    print(f"{game}, {players} players (load {load:.1f}; a still page: 99 % within {within(idle.frames):.1f} ms)")
    print(told("while events are played", playing))
    print(told("otherwise", still))
    late = Counter({event: sum(ms > MOST_MS for ms, _ in frames) for event, frames in scenes.items()})
    worst = ", ".join(f"{event} {count} of {len(scenes[event])}" for event, count in late.most_common(5) if count)
    print(f"  late frames by event: {worst or 'none'}")
    print(f"  tasks over 50 ms: {', '.join(f'{ms:.0f}' for ms in sorted(seen.long, reverse=True)) or 'none'}")
    moved = "; ".join(f"{value:.4f} with {what}" for value, what in seen.shifts)
    print(f"  layout shift: {seen.shift:.4f}{f' ({moved})' if moved else ''}", flush=True)
    wrong = []
    if (slow := within(seen.frames)) > MOST_MS:
        wrong.append(f"{game}: 99 % of frames within {slow:.1f} ms, not {MOST_MS:.0f} ms")
    if seen.shift > MOST_SHIFT:
        wrong.append(f"{game}: a layout shift of {seen.shift:.4f}")
    return wrong


def main() -> None:
    """Measure all games, or those that are named; fail if one is over the limits."""
    wrong = []
    with TemporaryDirectory() as folder, Site(Path(folder), pace=PACE_S) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=list(ARGUMENTS))
        for game in sys.argv[1:] or mutiny.game_names():
            players = mutiny.game(game).most
            idle = empty(browser, site)
            seen = against_bots(browser, site, game, players) + to_the_end(browser, site, game, players)
            wrong += report(game, players, seen, idle)
        browser.close()
    if wrong:
        sys.exit("Not smooth enough: " + "; ".join(wrong))


if __name__ == "__main__":
    main()
