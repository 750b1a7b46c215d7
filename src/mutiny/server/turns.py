"""Whose turn it is and how long it lasts: the clocks, as the table's log tells them."""

from __future__ import annotations

from mutiny.wire.tables import Clock

MILLISECONDS = 1000


class Turns:
    """The seats that are to decide, since when, and the time that each has left.

    >>> turns = Turns(Clock(move=30), 2)
    >>> turns.ask((1,), 1000)
    >>> turns.ends()
    31000
    """

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        # All seats that were asked when these decisions began, including those that have decided since.
        self.asked: tuple[int, ...] = ()
        self.waiting: tuple[int, ...] = ()
        self.since = 0
        self.left = [] if clock.game is None else [clock.game * MILLISECONDS] * players

    def ask(self, acting: tuple[int, ...], at: int) -> None:
        """Set the seats that are to act. The rest of several asked at once continue a turn; others begin a new one."""
        if self.waiting and len(acting) < len(self.waiting) and acting and set(acting) < set(self.asked):
            self.waiting = acting
            return
        self.asked = acting
        self.waiting = acting
        self.since = at

    def used(self, seat: int, at: int) -> None:
        """Deduct the time that a seat used for its decision."""
        if self.left:
            self.left[seat] = max(0, self.left[seat] - max(0, at - self.since)) + self.clock.bonus * MILLISECONDS

    def deadline(self, seat: int) -> int | None:
        """Return when a seat that is asked must have decided."""
        ends: list[int] = []
        if self.clock.move is not None:
            ends.append(self.since + self.clock.move * MILLISECONDS)
        if self.left:
            ends.append(self.since + self.left[seat])
        return min(ends, default=None)

    def ends(self) -> int | None:
        """Return when the clock of the first of the asked seats runs out. Everybody may know it."""
        if self.clock.move is None and not self.left:
            return None
        deadlines = [self.deadline(seat) for seat in self.asked]
        return min((each for each in deadlines if each is not None), default=None)
