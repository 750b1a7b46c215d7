"""Replay events of games that were played beforehand to a page, one by one, so that a test reaches a scene at once."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import WebSocketRoute, expect
from web.people import Person
from web.sites import Site, ask

from mutiny import new
from mutiny.i18n.text import tell
from mutiny.server.tables.steps import StepRecorder

NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Fay", "Gus", "Hal")
SEAT = 0
"""The seat whose page is tested."""
FIRST = 10_000
"""The number of the first event that is sent to a page. It is higher than any number that the table itself has sent."""


@dataclass(frozen=True)
class Moment:
    """An event as the seat receives it, and the position after it."""

    event: dict[str, Any]
    view: dict[str, Any]

    @property
    def kind(self) -> str:
        """Return the kind of the event."""
        kind: str = self.event["kind"]
        return kind


@cache
def played(game: str, players: int, number: int) -> list[Moment]:
    """Play a whole game at random, and return all events that the seat receives."""
    chance = Random(number)
    match = new(game, list(NAMES[:players]), seed=number.to_bytes(32, "big"))
    moments: list[Moment] = []
    while not match.state.over:
        seat = chance.choice(match.state.acting)
        move = chance.choice(match.legal_moves(seat))
        view: dict[str, Any] = match.state.view(SEAT)
        with StepRecorder(match.state, [SEAT]) as recorder:
            events = match.play(seat, move)
        for place, event in enumerate(events):
            if (seen := event.seen_by(SEAT)) is not None:
                view = view | (recorder.step(SEAT, place) or {})
                moments.append(Moment(dict(seen), view))
    return moments


class RetoldTable:
    """A person at a table whose page receives events of another game."""

    def __init__(self, person: Person, site: Site, game: str, players: int, bots: bool = True) -> None:
        """Sit down at a table with bots, or with people who make no moves."""
        self.person = person
        self.page = person.page
        self.game = game
        self.players = players
        self.n = FIRST
        self._socket: WebSocketRoute | None = None
        self.silent = False
        """Whether messages of the table itself are kept from the page."""
        self.page.route_web_socket("**/api/v1/tables/*/socket", self._connect)
        body = {"game": game, "name": NAMES[0], "players": players, "bots": ["random"] * (players - 1) * bots}
        opened = ask(site.address, "/tables", body)
        if not bots:
            for name in NAMES[1:players]:
                ask(site.address, f"/tables/{opened['table']['id']}/join", {"name": name})
        person.go(f"/t/{opened['table']['id']}#{opened['token']}")
        expect(self.page.locator("#move .prompt" if bots else "#move")).to_be_visible()
        # Events that come before the page has loaded the scenes are shown without them.
        self.page.wait_for_load_state("networkidle")
        self.silent = True

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        server = socket.connect_to_server()
        # Once the page shows the table, messages of its own game are held back.
        server.on_message(lambda message: None if self.silent else socket.send(message))

    def tell(self, moments: Sequence[Moment]) -> None:
        """Send events to the page, each with the position after it."""
        assert self._socket is not None
        for moment in moments:
            self.n += 1
            text = tell(moment.event, list(NAMES[: self.players]), self.person.lang, self.game)
            told = {"type": "event", "n": self.n, "at": 0, "event": moment.event, "text": text, "step": moment.view}
            self._socket.send(json.dumps(told))
