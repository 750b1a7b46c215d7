"""Whose turn it is and for how long: clocks as a table's log tells them. May import: mutiny.wire."""

from __future__ import annotations

from mutiny.wire.tables import Clock

MILLISECONDS = 1000


class Turns:
    """Who is asked to decide, since when, and how much time each seat has left.

    >>> turns = Turns(Clock(move=30), 2)
    >>> turns.ask((1,), 1000)
    >>> turns.ends()
    31000
    """

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        # Everybody who was asked when these decisions began, whether or not some have decided since.
        self.asked: tuple[int, ...] = ()
        self.waiting: tuple[int, ...] = ()
        self.since = 0
        self.left = [] if clock.game is None else [clock.game * MILLISECONDS] * players

    def ask(self, acting: tuple[int, ...], at: int) -> None:
        """These are to act now. Of several asked at once some may have decided; otherwise a new turn begins."""
        if self.waiting and len(acting) < len(self.waiting) and acting and set(acting) < set(self.asked):
            self.waiting = acting
            return
        self.asked = acting
        self.waiting = acting
        self.since = at

    def used(self, seat: int, at: int) -> None:
        """A seat has decided: what it has left for the game."""
        if self.left:
            self.left[seat] = max(0, self.left[seat] - max(0, at - self.since)) + self.clock.bonus * MILLISECONDS

    def deadline(self, seat: int) -> int | None:
        """When a seat that is asked must have decided."""
        ends: list[int] = []
        if self.clock.move is not None:
            ends.append(self.since + self.clock.move * MILLISECONDS)
        if self.left:
            ends.append(self.since + self.left[seat])
        return min(ends, default=None)

    def ends(self) -> int | None:
        """When the clock runs out for the first of those asked, as everybody may know it."""
        if self.clock.move is None and not self.left:
            return None
        deadlines = [self.deadline(seat) for seat in self.asked]
        return min((each for each in deadlines if each is not None), default=None)
