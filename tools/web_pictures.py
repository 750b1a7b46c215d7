"""Make the animated pictures of the README in docs/screens: `make pictures`.

The program starts a server that deals the same games in every run, makes planned moves for all players, and takes
pictures of the stage in a real browser. It controls the time of the page: its scripts by Playwright's clock, its
animations one by one. It uses the helpers of the browser tests.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
# Import from the tests' folder, because this folder has a `web` too.
sys.path[0] = str(ROOT / "tests")

from web.conftest import ARGUMENTS, executable  # noqa: E402 (the path comes first)
from web.crews import Crew  # noqa: E402
from web.people import Person  # noqa: E402
from web.sites import Site  # noqa: E402

TARGET = ROOT / "docs" / "screens"
WIDTH = 640
"""The width of a picture in pixels."""
FRAME_MS = 100
LAST_MS = 2_500
"""The time for which the last frame stays before the picture begins again."""
QUALITY = 40
MOST_BYTES = 600_000
MOST_FRAMES = 200
MOST_TABLES = 60
CARDS = 8
"""The number of cards in the chest."""
PLAYED = ".stage > .played"
STEP = """
(passed) => {
  window.stepped ??= new Map();
  for (const each of document.getAnimations()) {
    const before = stepped.get(each);
    const now = before === undefined ? 0 : before + passed;
    stepped.set(each, now);
    const { endTime } = each.effect.getComputedTiming();
    each.pause();
    if (now >= endTime && before !== undefined) each.finish();
    else each.currentTime = now;
  }
  // The others are programs that connect only to move.
  for (const { style } of document.querySelectorAll('.seat .gone'))
    Object.assign(style, { visibility: 'hidden', animation: 'none' });
}
"""
"""Advances every animation by some milliseconds; a new one starts at its beginning."""


class Stage:
    """The stage of a table in a browser whose clock the program controls."""

    def __init__(self, person: Person) -> None:
        self.page = person.page

    def step(self, passed: int = FRAME_MS) -> None:
        """Let time pass."""
        self.page.clock.run_for(passed)
        self.page.evaluate(STEP, passed)

    @property
    def scene(self) -> str | None:
        """Return the scene that is played now: empty for an event without one, None if nothing is played."""
        played = self.page.locator(PLAYED)
        return played.get_attribute("data-scene") or "" if played.count() else None

    def wait_for(self, scene: str) -> None:
        """Let time pass until a scene is played."""
        for _ in range(MOST_FRAMES):
            if self.scene == scene:
                return
            self.step()
        raise SystemExit(f"the scene '{scene}' is not played")

    def take(self, *scenes: str) -> Iterator[Image.Image]:
        """Take pictures of these scenes until the last of them is over, or nothing is played."""
        box = self.page.locator(".stage").bounding_box()
        assert box is not None
        size = (WIDTH, round(WIDTH * box["height"] / box["width"]))
        before = None
        for _ in range(MOST_FRAMES):
            scene = self.scene
            if scene is None or before == scenes[-1] != scene:
                return
            if scene in scenes:
                taken = self.page.screenshot(clip=box)
                yield Image.open(BytesIO(taken)).convert("RGB").resize(size, Image.Resampling.LANCZOS)
            before = scene
            self.step()
        raise SystemExit(f"the scene '{scenes[-1]}' does not end")


def watch(browser: Browser, site: Site, crew: Crew, place: int = 0) -> Stage:
    """Open the page of one of the people, by the order in which they came, with the clock stopped."""
    person = Person(browser, site.address, width=1180, height=760, motion=True, speed=1)
    person.page.clock.install(time=0)
    person.go(crew.path(place))
    expect(person.page.locator("#move")).to_be_visible()
    person.page.clock.pause_at(60_000)
    stage = Stage(person)
    stage.step()
    return stage


def save(name: str, frames: list[Image.Image]) -> None:
    """Write an animated picture."""
    path = TARGET / f"{name}.webp"
    lasting = [FRAME_MS] * (len(frames) - 1) + [LAST_MS]
    frames[0].save(
        path, save_all=True, append_images=frames[1:], duration=lasting, loop=0, quality=QUALITY, method=6, kmin=200
    )
    size = path.stat().st_size
    print(f"{path.name}: {len(frames)} frames, {size / 1000:.0f} kB", flush=True)
    if size > MOST_BYTES:
        raise SystemExit(f"that is more than {MOST_BYTES / 1000:.0f} kB")


def found(site: Site, game: str, players: int, is_good: Callable[[list[dict[str, Any]]], bool]) -> Crew:
    """Open tables until the cards are dealt as a picture needs them, and return that table."""
    site.use_seeds(f"picture of {game}")
    for _ in range(MOST_TABLES):
        crew = Crew(site, game, players)
        if is_good(crew.views()):
            return crew
    raise SystemExit(f"no table of {game} is dealt as the picture needs it")


def rise(view: dict[str, Any], legal: list[str]) -> str:
    """Offer nothing and take the Mutineer if possible; the Captain fights with one card, the Mutineer with two."""
    if view["phase"] == "take":
        return next((f"take {role}" for role in ("mutineer", "boy", "loader") if f"take {role}" in legal), legal[0])
    if view["phase"] == "fight":
        most = 1 if view["seat"] == view["captain"] else 2 * (view["role"] == "mutineer")
        return [move for move in legal if int(move.split()[1]) <= most][-1]
    if view["phase"] == "pay":
        return "pay 2"
    return "leave" if "leave" in legal else legal[-1]


def has_moved(before: dict[str, Any], view: dict[str, Any]) -> bool:
    """Return whether other seats are to act than before."""
    return bool(view["acting"] != before["acting"])


def mutiny(browser: Browser, site: Site) -> list[Image.Image]:
    """Return pictures of a mutiny of four players, from the first blow to the new Captain."""

    def is_good(views: list[dict[str, Any]]) -> bool:
        # After the Captain all others leave in turn, and the first of them takes the Mutineer.
        armed = {view["seat"]: view["hand"].count("conflict") for view in views}
        captain = views[0]["captain"]
        return bool(armed[captain] == 1 and armed[(captain + 1) % len(views)] >= 2)

    crew = found(site, "meuterer", 4, is_good)
    crew.advance(rise, lambda view: view["phase"] == "offer")
    # The Captain would have to touch the page to continue.
    views = crew.views()
    other = next(place for place, view in enumerate(views) if view["seat"] == (view["captain"] + 2) % len(views))
    stage = watch(browser, site, crew, other)
    crew.advance(rise, lambda view: view["phase"] == "fight")
    stage.wait_for("mutiny")
    frames = list(stage.take("mutiny"))
    # Make the moves one by one: a page that fell behind the game would not show them all.
    while (before := crew.views()[0])["phase"] == "fight":
        crew.advance(rise, partial(has_moved, before))
        stage.page.locator(PLAYED).wait_for()
        frames += stage.take("fight", "decided", "captain")
    return frames


def lie(_: dict[str, Any], legal: list[str]) -> str:
    """Put cards into the chest, and claim no card to be worth less than it is."""
    kinds = {"stash": 0, "spyglass": 1, "catch": 1, "pockets": 2, "riddance": 3, "plank": 4, "open": 5}
    told = ("stash +1 as +1", "stash -2 as +1", "stash 0 as 0")
    return min(legal, key=lambda move: (move not in told, kinds.get(move.split()[0], 1), move))


def open_chest(view: dict[str, Any], legal: list[str]) -> str:
    """Open the chest as soon as a pirate can."""
    return "open" if "open" in legal else lie(view, legal)


def chest(browser: Browser, site: Site) -> list[Image.Image]:
    """Return pictures of the chest of five players, whose cards are turned over one by one."""
    crew = found(site, "traitres", 5, lambda _: True)
    crew.advance(lie, lambda view: view["chest"] >= CARDS)
    stage = watch(browser, site, crew)
    crew.advance(open_chest, lambda view: view["phase"] == "over")
    stage.wait_for("open")
    return list(stage.take("open"))


def main() -> None:
    """Start the server and the browser, and make the pictures."""
    TARGET.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, Site(Path(folder)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=list(ARGUMENTS))
        save("mutiny", mutiny(browser, site))
        save("chest", chest(browser, site))
        browser.close()


if __name__ == "__main__":
    main()
