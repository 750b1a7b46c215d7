"""A game of a person against bots: the match, the seats, and the file that is kept up to date.

Everything this module returns for the player is what the player's seat may know.
"""

from __future__ import annotations

import os
import re
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from mutiny import Match, Rng
from mutiny.analysis import RankedMoves, SeatPosition, advise, generator
from mutiny.bots import BotDriver, BotSpec, Budget, NoSuchBot, fault_text, seat_bot
from mutiny.cli.failure import Failure, Usage
from mutiny.cli.files import write_text
from mutiny.cli.saves import new_save
from mutiny.cli.strength import kind_for_people
from mutiny.kernel.events import SeatEvent
from mutiny.kernel.match import is_talk

CREW = ("Bernhard", "Steffi", "Florian", "Carmen", "Antje", "Ludger", "Wiebke", "Hauke")
HINT = Budget(2000, 0.9)
"""The budget of a hint: it takes at most a second."""
BOT_NAME = re.compile(r".* \((?P<bot>[^()]+)\)")


def name_of_bot(seat: int, name: str) -> str:
    """Return the name of a bot at a table: its kind is in brackets, so that a record shows which players are bots.

    >>> name_of_bot(1, "medium")
    'Steffi (medium)'
    """
    return f"{CREW[seat % len(CREW)]} ({name})"


def bots_among(names: list[str]) -> dict[int, str]:
    """Return the bot specs by seat, for the seats whose names mark a bot.

    >>> bots_among(["Ann", "Steffi (medium)", "Bo (captain)"])
    {1: 'medium'}
    """
    found: dict[int, str] = {}
    for seat, name in enumerate(names):
        named = BOT_NAME.fullmatch(name)
        # A record may come from anywhere, so it must not choose programs to run.
        if named is not None and ":" not in named["bot"]:
            with suppress(NoSuchBot):
                found[seat] = BotSpec(named["bot"]).text
    return found


def seat_of_player(names: list[str]) -> int:
    """Return the first seat without a bot.

    >>> seat_of_player(["Steffi (medium)", "Ann"])
    1
    """
    taken = bots_among(names)
    for seat in range(len(names)):
        if seat not in taken:
            return seat
    raise Usage("every seat of this game is a bot's; say --seat N to take one over.")


def names_at_table(names: list[str]) -> list[str]:
    """Return the names as a player reads them: if all bots are of one kind, without that kind.

    >>> names_at_table(["Ann", "Steffi (medium)", "Florian (medium)"])
    ['Ann', 'Steffi', 'Florian']
    >>> names_at_table(["Steffi", "Steffi (medium)", "Florian (medium)"])
    ['Steffi', 'Steffi (medium)', 'Florian (medium)']
    """
    kinds = bots_among(names)
    short = [name.removesuffix(f" ({kinds[seat]})") if seat in kinds else name for seat, name in enumerate(names)]
    return short if len(set(kinds.values())) == 1 and len(set(short)) == len(names) else names


class Session:
    """The game of one player.

    >>> from mutiny import new
    >>> match = new("meuterer", ["Ann", "Steffi (medium)", "Florian (medium)"], seed=bytes(32))
    >>> session = Session(match, 0, {1: "medium", 2: "medium"}, None)
    >>> session.let_bots_play()
    >>> match.state.acting, [told["seat"] for told in session.news() if told["kind"] == "deal" and "cards" in told]
    ((0,), [0])
    """

    def __init__(self, match: Match, seat: int, kinds: dict[int, str], path: Path | None) -> None:
        self.match = match
        self.game = match.game.name
        self.seat = seat
        self.path = path
        self.trouble: Failure | None = None
        """Why the file could not be updated last time, until it has been shown."""
        self.unsaved: Failure | None = None
        """Why the file is not up to date; None if it is."""
        self.names = names_at_table(match.names)
        self.kinds = kinds
        self._makers = {other: kind_for_people(kind) for other, kind in kinds.items()}
        self._bots: dict[int, BotDriver] = {}
        self._heard: dict[int, int] = {}
        # Sentences about the bots' faults that have not been shown yet.
        self.faults: list[str] = []
        self._shown = 0
        self._seat_bots()

    def _seat_bots(self) -> None:
        """Create new bots that have seen no events yet; their generators depend on the length of the log."""
        self.close()
        rng = Rng(self.match.seed or b"").fork(f"after {len(self.match.entries)}")
        players = len(self.match.names)
        game = self.match.game
        self._bots = {
            seat: seat_bot(maker, seat, players, rng.fork(f"bot {seat}"), game, self._fault)
            for seat, maker in self._makers.items()
        }
        for bot in self._bots.values():
            bot.begin(self.match.options)
        self._heard = dict.fromkeys(self._bots, 0)

    def close(self) -> None:
        """Let the bots release their resources."""
        for bot in self._bots.values():
            bot.end()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.over

    @property
    def watching(self) -> bool:
        """Whether the player is out of a game that continues, and may only watch and talk."""
        aboard: list[bool] | None = self.match.state.view(self.seat).get("aboard")
        return not self.over and aboard is not None and not aboard[self.seat]

    def let_bots_play(self) -> None:
        """Play until the player is to act, or to the end; once around the table if the player only watches."""
        state = self.match.state
        passed: list[int] = []
        while not state.over and state.acting[0] != self.seat:
            seat = state.acting[0]
            if self.watching:
                if seat in passed[:-1] and seat != passed[-1]:
                    return
                passed.append(seat)
            self.let_bot_play()

    def let_bot_play(self) -> bool:
        """Let the next bot move; returns False, and does nothing, if the player is to act or the game is over."""
        state = self.match.state
        if state.over or state.acting[0] == self.seat:
            return False
        seat = state.acting[0]
        self._tell(seat)
        self._let_play(self._bots[seat])
        # Do not wait for the disk: after a power failure the bots can decide again.
        self.autosave(durable=False)
        return True

    def _let_play(self, bot: BotDriver) -> None:
        """Let a bot speak and move. If it fails, a random move is made for it: a game with a person goes on."""
        state = self.match.state
        observation = bot.observe(state)
        phrase = bot.speak(state, observation)
        if phrase is not None:
            self.match.say(bot.seat, phrase)
        self.match.play(bot.seat, bot.decide(observation))

    def _fault(self, seat: int, error: Exception) -> None:
        self.faults.append(f"{self.names[seat]}: {fault_text(error)}")

    def _tell(self, seat: int) -> None:
        """Pass a bot the events it has not seen yet."""
        told = self.match.events_for(seat)
        self._bots[seat].tell_all(told[self._heard[seat] :])
        self._heard[seat] = len(told)

    def play(self, move: str) -> None:
        """Make the player's move."""
        self.match.play(self.seat, move)
        self.autosave()

    def say(self, phrase: str) -> None:
        """Say a set phrase of the game; the bots see it before their next decision."""
        self.match.say(self.seat, phrase)
        self.autosave()

    def view(self) -> dict[str, Any]:
        """Return what the player may see."""
        return self.match.state.view(self.seat)

    def legal(self) -> list[str]:
        """Return the player's legal moves."""
        return self.match.legal_moves(self.seat)

    def news(self) -> list[SeatEvent]:
        """Return the events that the player saw since the last call."""
        told = self.match.events_for(self.seat)
        fresh = told[self._shown :]
        self._shown = len(told)
        return fresh

    def recall(self) -> None:
        """Make the news begin with the player's last decision: everything before it was already shown."""
        for entry in range(len(self.match.entries) - 1, -1, -1):
            who, notation = self.match.entries[entry]
            if who == self.seat and not is_talk(notation):
                self._shown = sum(
                    event.seen_by(self.seat) is not None for batch in self.match.events[:entry] for event in batch
                )
                return

    def hint(self) -> RankedMoves:
        """Return the best moves and the reasons, based on what the player knows."""
        rng = generator("hint", len(self.match.entries), self.seat)
        return advise(SeatPosition.of(self.match, self.seat), HINT, rng)

    def undo(self) -> str | None:
        """Return to the point before the player's last decision; returns that decision, or None if there was none."""
        if not any(who == self.seat and not is_talk(notation) for who, notation in self.match.entries):
            return None
        while True:
            undone = self.match.undo()
            if undone is None or undone[0] == self.seat:
                break
        self._seat_bots()
        self._shown = len(self.match.events_for(self.seat))
        self.autosave()
        return None if undone is None else undone[1]

    def autosave(self, durable: bool = True) -> None:
        """Update the file. A full disk does not end the game: the error is kept, to be shown."""
        if self.path is not None:
            try:
                self.save(self.path, durable)
                self.trouble = self.unsaved = None
            except Failure as failure:
                self.trouble = self.unsaved = failure

    def rescue(self) -> bool:
        """Save a game whose file is not up to date: there, or else elsewhere. Returns whether it is saved now."""
        if self.unsaved is not None:
            self.autosave()
        for place in (new_save, _temporary_save):
            if self.unsaved is None:
                break
            with suppress(Failure, OSError):
                path = place(self.match.game.name)
                try:
                    self.save(path)
                except Failure:
                    path.unlink()
                    raise
                self.path, self.unsaved = path, None
        return self.unsaved is None and self.path is not None

    def save(self, path: Path, durable: bool = True) -> None:
        """Write the game with its seed, so that it can continue with the same cards."""
        write_text(path, self.match.record(with_seed=True).text() + "\n", durable)


def _temporary_save(game: str) -> Path:
    """Return a new file in the folder for temporary files."""
    file, path = tempfile.mkstemp(".json", f"mutiny-{game}-")
    os.close(file)
    return Path(path)
