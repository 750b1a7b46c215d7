"""A demonstration: bots play a whole game, narrated in words, with a drawing of the table now and then."""

from __future__ import annotations

from mutiny import Event, Match, game, seed_of
from mutiny.bots import BotDriver, seat_bots
from mutiny.cli.output import drawn, wrapped
from mutiny.cli.session import CREW
from mutiny.cli.strength import kind_for_people
from mutiny.cli.titles import title_of
from mutiny.i18n import Messages, begins, tell

ROUNDS = 2
"""The number of times around the table between two drawings, in a game without rounds."""


def demonstrate(name: str, kinds: list[str], options: dict[str, str], seed: str, lang: str) -> None:
    """Play a game and narrate it as a spectator sees it."""
    source = seed_of(seed, 0)
    names = [CREW[seat % len(CREW)] for seat in range(len(kinds))]
    match = Match(game(name), names, options, source)
    bots = seat_bots([kind_for_people(kind) for kind in kinds], match.game, options, source)
    try:
        _play(match, bots, seed, lang)
    finally:
        for bot in bots:
            bot.end()


def _play(match: Match, bots: list[BotDriver], seed: str, lang: str) -> None:
    name = match.game.name
    print(wrapped(Messages(lang).text("cli-demo", game=title_of(name, lang), seed=seed)))
    story = Narrator(match, lang)
    story.tell([event for batch in match.events for event in batch])
    story.turn()
    heard = 0
    while not match.over:
        seat = match.state.acting[0]
        heard = _tell_bots(bots, match, heard)
        bot = bots[seat]
        observation = bot.observe(match.state)
        phrase = bot.speak(match.state, observation)
        if phrase is not None:
            story.tell([match.say(seat, phrase)])
        story.tell(match.play(seat, bot.decide(observation)))
        story.turn(seat)
    story.end()


def _tell_bots(bots: list[BotDriver], match: Match, heard: int) -> int:
    """Pass the new events of the log to the bots; returns the number of entries they have seen."""
    for batch in match.events[heard:]:
        for event in batch:
            for bot in bots:
                bot.tell(event)
    return len(match.events)


class Narrator:
    """Narrates the game; it draws the table every round, or every few turns in a game without rounds."""

    def __init__(self, match: Match, lang: str) -> None:
        self.match = match
        self.lang = lang
        self._since = 0
        self._due = False
        self._drawn = False

    def tell(self, events: list[Event]) -> None:
        """Narrate some events."""
        match = self.match
        for event in events:
            told = event.seen_by(None)
            if told is None:
                continue
            text = tell(told, match.names, self.lang, match.game.name)
            new = begins(told, match.game.name)
            self._due = self._due or new
            if text is not None:
                self._drawn = False
                print(("\n" if new else "") + wrapped(f"{text} [{event.clause}]", "    ", ""))

    def turn(self, seat: int | None = None) -> None:
        """Draw the table if it is time, but not in the middle of a player's turn."""
        state = self.match.state
        self._since += 1
        late = not self._has_rounds() and self._since > ROUNDS * len(self.match.names)
        if self._due or (late and not state.over and state.acting[0] != seat):
            self._draw()

    def end(self) -> None:
        """Draw the final table, unless the drawings of the rounds have shown it."""
        if not self._has_rounds() and not self._drawn:
            self._draw()

    def _has_rounds(self) -> bool:
        return "round" in self.match.state.view(None)

    def _draw(self) -> None:
        self._since = 0
        self._due = False
        self._drawn = True
        print(f"\n{drawn(self.match.state.view(None), self.match.names, self.lang)}\n")
