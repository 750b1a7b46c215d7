"""The plan of a training run: the game, the settings in which it is played, and the numbers of the recipe."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from itertools import product
from typing import Any, Final, NamedTuple

from mutiny.arena.part import arena_part
from mutiny.kernel.discovery import game as find_game
from mutiny.kernel.errors import BadOptions

HALVES: Final = 2
"""With a single setting its games are divided into this many groups: some are played while others are decided."""


class Setting(NamedTuple):
    """A number of players and some options."""

    players: int
    options: tuple[tuple[str, str], ...]

    def text(self) -> str:
        """Return the setting in words.

        >>> Setting(4, (("pirates", "on"),)).text()
        '4 players, pirates=on'
        """
        return ", ".join([f"{self.players} players", *[f"{name}={value}" for name, value in self.options]])


@dataclass(frozen=True)
class TrainingPlan:
    """What is trained, and how. Two runs with equal plans make the same games and the same network.

    `games` are played at a time, for `steps` decisions each, and then the network learns from all of them. `decisions`
    is the length of the whole run. The learning rate falls to a tenth over it, and the entropy from `entropy` to
    `last_entropy`. Until the share `shaped` of the run, points count as well as wins; from the share `league` on, a
    part of the tables has opponents: past selves, and clones of the `teachers`.
    """

    game: str
    players: tuple[int, ...] = ()
    vary: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 0
    games: int = 8192
    steps: int = 64
    decisions: int = 1_000_000_000
    minibatch: int = 32768
    hidden: int = 256
    critic: int = 256
    blocks: int = 2
    rate: float = 5e-4
    clip: float = 0.2
    discount: float = 0.95
    entropy: float = 0.02
    last_entropy: float = 0.004
    shaped: float = 0.3
    league: float = 0.3
    teachers: tuple[str, ...] = ()
    lessons: int = 200_000
    warm: bool = False
    width: int = 128

    def settings(self) -> list[Setting]:
        """Return all settings: each number of players with each combination of the options to vary.

        >>> [setting.text() for setting in TrainingPlan("traitres", (4, 5), ("mutineers-meet",)).settings()][:2]
        ['4 players, mutineers-meet=no', '4 players, mutineers-meet=yes']
        """
        found = find_game(self.game)
        values = {option.name: option.values for option in found.options}
        choices = [[(name, value) for value in values[name]] for name in self.vary]
        fixed = tuple(sorted(self.options.items()))
        return [Setting(number, fixed + tuple(some)) for number in self.numbers() for some in product(*choices)]

    def numbers(self) -> tuple[int, ...]:
        """Return the numbers of players; all that the game allows, if the plan names none."""
        found = find_game(self.game)
        return self.players or tuple(range(found.least, found.most + 1))

    def teams(self) -> bool:
        """Return whether a whole team wins, so that a win is not shared."""
        return bool(arena_part(self.game).teams)

    def check(self) -> None:
        """Refuse a plan that cannot be carried out.

        >>> TrainingPlan("traitres", vary=("pirates",)).check()
        Traceback (most recent call last):
        mutiny.kernel.errors.BadOptions: traitres has no option 'pirates' with several values; it has mutineers-meet.
        """
        found = find_game(self.game)
        several = [option.name for option in found.options if len(option.values) > 1]
        for name in self.vary:
            if name not in several:
                raise BadOptions(
                    f"{self.game} has no option {name[:40]!r} with several values; it has {', '.join(several)}."
                )
            if name in self.options:
                raise BadOptions(f"option {name} cannot both be varied and be {self.options[name]}.")
        for number in self.numbers():
            found.check_players(number)
        found.complete(self.options)
        groups = max(HALVES, len(self.settings()))
        if self.games < groups:
            raise BadOptions(f"there must be at least {groups} games at a time, not {self.games}.")

    def groups(self) -> list[tuple[Setting, int]]:
        """Return the groups of games that are played together: the setting and the number of games of each."""
        settings = self.settings()
        if len(settings) == 1:
            settings = settings * HALVES
        each, left = divmod(self.games, len(settings))
        return [(setting, each + (number < left)) for number, setting in enumerate(settings)]

    def text(self) -> str:
        """Return the plan as JSON."""
        return json.dumps(asdict(self), indent=1)

    def differences(self, other: TrainingPlan, but: Sequence[str] = ()) -> list[str]:
        """Return the names of what two plans have different.

        >>> TrainingPlan("traitres").differences(TrainingPlan("traitres", seed=2))
        ['seed']
        """
        return [
            each.name
            for each in fields(self)
            if getattr(self, each.name) != getattr(other, each.name) and each.name not in but
        ]


def read_plan(data: Mapping[str, Any]) -> TrainingPlan:
    """Return the plan that was written as JSON.

    >>> read_plan(json.loads(TrainingPlan("traitres", (5,)).text())) == TrainingPlan("traitres", (5,))
    True
    """
    known = {each.name for each in fields(TrainingPlan)}
    chosen: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in data.items() if name in known
    }
    return TrainingPlan(**chosen)


SMOKE: Final[dict[str, Any]] = {
    "games": 64,
    "steps": 32,
    "decisions": 200_000,
    "minibatch": 512,
    "hidden": 64,
    "critic": 64,
    "blocks": 1,
    "rate": 2e-3,
}
"""The numbers of a small run, for one core and a minute."""
