"""The clocks of a table: which seats are to decide, and by when. They follow from the log's times.

Seats that decide at the same time have one deadline, that of the seat with the most time left. Deadlines of their own
would show who has decided: the one of a seat that has not would bring a bot.
"""

from __future__ import annotations

from mutiny.protocol.tables import Clock

MILLISECONDS = 1000


class Turns:
    """The seats that are to decide, since when, and the time that each has left.

    >>> turns = Turns(Clock(move=30), 2)
    >>> turns.set_acting((1,), 1000)
    >>> turns.deadline
    31000
    """

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        # All seats that were asked when these decisions began, including those that have decided since.
        self.asked_seats: tuple[int, ...] = ()
        self.undecided: tuple[int, ...] = ()
        self.since = 0
        self.deadline: int | None = None
        """When all asked seats must have decided. It stays the same until then, so everybody may know it."""
        # The number of decisions, or of several at once, that were asked for so far, this one included.
        self.number = 0
        self.time_left = [] if clock.game is None else [clock.game * MILLISECONDS] * players

    def set_acting(self, acting: tuple[int, ...], at: int) -> None:
        """Set the seats that are to act. The rest of several asked at once continue a turn; others begin a new one."""
        if self.undecided and len(acting) < len(self.undecided) and acting and set(acting) < set(self.asked_seats):
            self.undecided = acting
            return
        self.restart(acting, at)

    def restart(self, acting: tuple[int, ...], at: int) -> None:
        """Begin a new turn, for instance when a move was taken back."""
        self.asked_seats = acting
        self.undecided = acting
        self.since = at
        self.deadline = max([each for seat in acting if (each := self._deadline_of(seat)) is not None], default=None)
        self.number += 1

    def deduct_time(self, seat: int, at: int) -> None:
        """Deduct the time that a seat used for its decision, and add its bonus."""
        if self.time_left:
            left = max(0, self.time_left[seat] - max(0, at - self.since))
            self.time_left[seat] = left + self.clock.bonus * MILLISECONDS

    def _deadline_of(self, seat: int) -> int | None:
        """Return when a seat that is asked now would have to decide if it were alone."""
        deadlines: list[int] = []
        if self.clock.move is not None:
            deadlines.append(self.since + self.clock.move * MILLISECONDS)
        if self.time_left:
            deadlines.append(self.since + self.time_left[seat])
        return min(deadlines, default=None)
