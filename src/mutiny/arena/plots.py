"""Pictures of the ratings: every bot with its error bar, and the strength of a bot over its simulations."""

from __future__ import annotations

from math import log10

from mutiny.arena.ratings import Rating
from mutiny.bots import BotSpec
from mutiny.common.svg import Picture, ticks

LEFT = 200
WIDE = 460
ROW = 26
TOP = 44
HIGH = 280


def ratings_plot(ratings: list[Rating], title: str) -> str:
    """Draw every rating as a dot with its 95% interval, the strongest on top.

    >>> from mutiny.arena import Estimate
    >>> ratings_plot([Rating("hard", "", Estimate(30.0, 29.0, 31.0), 1.0, 40)], "Meuterer").count("<circle")
    1
    """
    axis = _axis(ratings)
    bottom = TOP + ROW * len(ratings)
    picture = Picture(LEFT + WIDE + 30, bottom + 44, title)

    def place(value: float) -> float:
        return LEFT + WIDE * (value - axis[0]) / (axis[-1] - axis[0])

    for value in axis:
        picture.line([(place(value), TOP), (place(value), bottom + 4)], "axis")
        picture.text(place(value), bottom + 18, f"{value:g}", "middle")
    for number, rating in enumerate(ratings):
        y = TOP + ROW * number + ROW / 2
        found = rating.rating
        picture.text(LEFT - 10, y + 4, rating.name()[:28], "end")
        picture.line([(place(found.low), y), (place(found.high), y)], "mark")
        for end in (found.low, found.high):
            picture.line([(place(end), y - 4), (place(end), y + 4)], "mark")
        picture.dot(place(found.value), y, _says(rating))
    picture.text(LEFT + WIDE / 2, bottom + 36, "rating, with 95% intervals", "middle")
    return picture.svg()


def budgets_of(ratings: list[Rating]) -> dict[str, list[tuple[int, Rating]]]:
    """Return the bots that played with several numbers of simulations, each with these numbers in ascending order.

    >>> from mutiny.arena import Estimate
    >>> one = Estimate(25.0, 24.0, 26.0)
    >>> found = budgets_of([Rating(bot, "", one, 1.0, 9) for bot in ("hard@1000", "hard@100", "medium")])
    >>> [(name, [simulations for simulations, _ in points]) for name, points in found.items()]
    [('hard', [100, 1000])]
    """
    found: dict[str, list[tuple[int, Rating]]] = {}
    for rating in ratings:
        budget = BotSpec(rating.bot).budget
        if budget.simulations and not budget.seconds:
            name = rating.bot.partition("@")[0]
            found.setdefault(f"{name}, {rating.role}" if rating.role else name, []).append((budget.simulations, rating))
    return {
        name: sorted(points, key=lambda point: point[0])
        for name, points in sorted(found.items())
        if len({simulations for simulations, _ in points}) > 1
    }


def budgets_plot(ratings: list[Rating], title: str) -> str | None:
    """Draw the ratings of bots over their simulations on a logarithmic scale; None if there are no such bots.

    >>> from mutiny.arena import Estimate
    >>> one = Estimate(25.0, 24.0, 26.0)
    >>> budgets_plot([Rating(bot, "", one, 1.0, 9) for bot in ("hard@1000", "hard@100")], "Meuterer").count("<circle")
    2
    """
    series = budgets_of(ratings)
    if not series:
        return None
    points = [point for each in series.values() for point in each]
    axis = _axis([rating for _, rating in points])
    budgets = sorted({simulations for simulations, _ in points})
    first, last = log10(budgets[0]), log10(budgets[-1])
    bottom = TOP + HIGH
    left = LEFT / 2
    picture = Picture(left + WIDE + 150, bottom + 44, title)

    def across(simulations: int) -> float:
        return left + 20 + (WIDE - 40) * (log10(simulations) - first) / (last - first)

    def down(value: float) -> float:
        return bottom - HIGH * (value - axis[0]) / (axis[-1] - axis[0])

    for value in axis:
        picture.line([(left, down(value)), (left + WIDE, down(value))], "axis")
        picture.text(left - 8, down(value) + 4, f"{value:g}", "end")
    for simulations in budgets:
        picture.text(across(simulations), bottom + 18, f"{simulations:,}", "middle")
    for name, each in series.items():
        picture.line([(across(simulations), down(rating.rating.value)) for simulations, rating in each], "mark")
        for simulations, rating in each:
            x, found = across(simulations), rating.rating
            picture.line([(x, down(found.low)), (x, down(found.high))], "mark")
            picture.dot(x, down(found.value), _says(rating))
        picture.text(left + WIDE + 8, down(each[-1][1].rating.value) + 4, name[:20])
    picture.text(left + WIDE / 2, bottom + 36, "simulations a move; ratings with 95% intervals", "middle")
    return picture.svg()


def _axis(ratings: list[Rating]) -> list[float]:
    low = min(rating.rating.low for rating in ratings)
    high = max(rating.rating.high for rating in ratings)
    return ticks(low, max(high, low + 1))


def _says(rating: Rating) -> str:
    found = rating.rating
    return f"{rating.name()}: {found.value:.1f} ({found.low:.1f} to {found.high:.1f})"
