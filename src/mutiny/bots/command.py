# mypyc: skip
# This waits for other programs, so compiling it would gain nothing.
"""Bots that are separate programs, in any language. Both sides write one JSON object per line (see docs/bots.md).

A program is started once per game. If it makes an error, it loses its move. If it has ended or was late too often, it
is not started again before the next game, and each of its moves is a fault.
"""

from __future__ import annotations

import json
import shlex
import shutil
import time
from typing import Any, Final

from mutiny.bots.bot import Bot
from mutiny.bots.observation import Observation
from mutiny.bots.program import Program, ProgramEnded, ProgramFailed, ProgramLate
from mutiny.kernel.errors import MutinyError
from mutiny.kernel.events import SeatEvent
from mutiny.kernel.game import Game
from mutiny.kernel.rng import Rng

NAME: Final = "cmd"
"""The name of such bots at a table: `cmd:./mybot`, or `cmd@2s:./mybot` with a time limit."""
PROTOCOL: Final = 1
SECONDS: Final = 10.0
"""The default time for a move."""
START: Final = 10.0
"""Extra seconds for the first answer, while the program starts up."""
MOST_LATE: Final = 3
"""The number of late answers after which a program is stopped for the rest of the game."""
SEEDS: Final = 1 << 31


class ProgramAnswer:
    """The answer of a program: a move in notation, and an optional phrase to say before it."""

    def __init__(self, move: str, say: str | None) -> None:
        self.move = move
        self.say = say


def words_of(command: str) -> list[str]:
    """Split a command into words as a shell does, and check that the first names a program that can be started.

    >>> words_of("sh -c 'exit 3'")
    ['sh', '-c', 'exit 3']
    >>> words_of("no-such-bot --fast")
    Traceback (most recent call last):
    mutiny.bots.program.ProgramEnded: there is no program 'no-such-bot'.
    """
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ProgramEnded(f"{command[:40]!r} is not a command: {str(error).lower()}.") from None
    if not words:
        raise ProgramEnded(f"after {NAME}: comes a command, as in {NAME}:./mybot.")
    if shutil.which(words[0]) is None:
        raise ProgramEnded(f"there is no program {words[0][:80]!r}.")
    return words


def read_answer(line: str, asked: int) -> ProgramAnswer | None:
    """Return the answer to the question of that number; None if it is a late answer to an earlier one.

    >>> read_answer('{"id":4,"move":"pay 2"}', 4).move, read_answer('{"id":3,"move":"pay 1"}', 4)
    ('pay 2', None)
    >>> read_answer("pay 2", 4)
    Traceback (most recent call last):
    mutiny.bots.program.ProgramFailed: 'pay 2' is not an answer: write {"id":4,"move":"..."}.
    """
    try:
        # A line of deeply nested brackets raises RecursionError and counts as malformed.
        answer: Any = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    number = answer.get("id") if isinstance(answer, dict) else None
    if type(number) is int and 0 < number < asked:
        return None
    if isinstance(answer, dict) and type(number) is int and number == asked:
        move, say = answer.get("move"), answer.get("say")
        if isinstance(move, str) and (say is None or isinstance(say, str)):
            return ProgramAnswer(move, say)
    raise ProgramFailed(f'{line[:80]!r} is not an answer: write {{"id":{asked},"move":"..."}}.')


class CommandBot(Bot):
    """A program that plays a seat.

    >>> from mutiny import game
    >>> from mutiny.bots.self_play import play_game
    >>> shell = '''while read -r line; do case $line in *legal*) echo ahoy;; esac; done'''
    >>> played = play_game(game("meuterer"), [lambda seat, players, rng: CommandBot(
    ...     seat, players, rng, f"sh -c '{shell}'")] * 3, {}, bytes(32), forgiving=True)
    >>> played.faults[0]
    (2, 'the program \\'sh\\': \\'ahoy\\' is not an answer: write {"id":1,"move":"..."}.')
    """

    def __init__(self, seat: int, players: int, rng: Rng, command: str = "") -> None:
        super().__init__(seat, players, rng)
        self.command = command
        self._program: Program | None = None
        self._name = command
        # The reason why there is no program to ask, as a sentence.
        self._trouble = "a bot must begin before it is asked to choose."
        self._asked = 0
        self._late = 0
        # The answer to a question that `speak` asked, kept for `choose`.
        self._kept: tuple[Observation, ProgramAnswer | MutinyError] | None = None

    @property
    def seconds(self) -> float:
        """The time that the program has for a move."""
        return self.budget.seconds or SECONDS

    def begin(self, game: Game, options: dict[str, str]) -> None:
        """Start the program. If that fails, the table learns of it when the first move is due."""
        self.end()
        self._asked = self._late = 0
        self._kept = None
        try:
            self._program = Program(words_of(self.command))
            self._name = self._program.name
        except ProgramEnded as error:
            self._trouble = str(error)
            return
        self._send(
            type="begin",
            mutiny=PROTOCOL,
            game=game.name,
            options=options,
            seat=self.seat,
            players=self.players,
            seed=self.rng.below(SEEDS),
            budget={"seconds": self.seconds, "simulations": self.budget.simulations},
        )
        self._program.push()

    def observe(self, event: SeatEvent) -> None:
        """Queue the event; it reaches the program with the next question."""
        if self._program is not None:
            self._send(type="told", event=event)

    def speak(self, observation: Observation) -> list[str]:
        """Ask the program for its move, and return what it says with it."""
        try:
            answer = self._ask(observation)
        except MutinyError as error:
            # This is one fault, and it costs the move only once.
            self._kept = (observation, error)
            return []
        self._kept = (observation, answer)
        return [] if answer.say is None else [answer.say]

    def choose(self, observation: Observation) -> int:
        """Return the move that the program answers."""
        kept, self._kept = self._kept, None
        answer = kept[1] if kept is not None and kept[0] is observation else self._ask(observation)
        if isinstance(answer, MutinyError):
            raise answer
        for action in observation.legal_actions:
            if observation.format_move(action) == answer.move:
                return action
        raise self._blame(f"{answer.move[:80]!r} is not a legal move now.")

    def end(self) -> None:
        """Send the program the last events and the end of the game, then stop it."""
        program = self._program
        if program is not None:
            self._send(type="end")
            program.push()
            self._drop("the game is over.")

    def _send(self, **message: Any) -> None:
        if self._program is not None:
            self._program.send(json.dumps(message, separators=(",", ":")))

    def _ask(self, observation: Observation) -> ProgramAnswer:
        program = self._program
        if program is None:
            raise ProgramEnded(self._trouble)
        self._asked += 1
        legal = observation.moves
        self._send(type="choose", id=self._asked, legal=legal, view=observation.view)
        seconds = self.seconds + (START if self._asked == 1 else 0.0)
        deadline = time.monotonic() + seconds
        try:
            while True:
                answer = read_answer(program.line(deadline), self._asked)
                if answer is not None:
                    return answer
        except ProgramEnded as error:
            self._drop(str(error))
            raise
        except ProgramLate:
            self._late += 1
            if self._late == MOST_LATE:
                self._drop(str(self._blame(f"{MOST_LATE} answers did not come in time.")), at_once=True)
            raise self._blame(f"no answer within {seconds:g} seconds.") from None
        except ProgramFailed as error:
            raise self._blame(str(error)) from None

    def _blame(self, what: str) -> ProgramFailed:
        return ProgramFailed(f"the program {self._name[:40]!r}: {what}")

    def _drop(self, why: str, at_once: bool = False) -> None:
        program, self._program = self._program, None
        self._trouble = why
        if program is not None:
            program.stop(at_once)
