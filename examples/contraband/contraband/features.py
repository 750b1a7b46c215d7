"""A seat's knowledge of Contraband as a row of numbers, for learning. It is made from the seat's view alone."""

from __future__ import annotations

from mutiny import Features, Field, State

PHASES = ("first", "deck", "turn", "over")
BARRELS = ("rum", "silk", "powder")
ROOM = 4
ALL = 20


class ContrabandFeatures(Features):
    """The rows of Contraband; players are listed from the seat's own on."""

    def __init__(self, players: int) -> None:
        fields = (
            Field("phase", len(PHASES), 1, f"what is awaited: {', '.join(PHASES)}"),
            Field("acting", players, 1, "who is to decide"),
            Field("hold", len(BARRELS), ROOM, f"this seat's hold: {', '.join(BARRELS)}"),
            Field("dumped", len(BARRELS), ALL, f"barrels gone overboard: {', '.join(BARRELS)}"),
            Field("sizes", players, ROOM, "barrels in each hold"),
            Field("pile", 1, ALL, "barrels in the pile"),
        )
        super().__init__(fields)

    def row(self, state: State, seat: int) -> bytes:
        view = state.view(seat)
        seats = [(seat + step) % state.players for step in range(state.players)]
        return bytes(
            [
                *(phase == view["phase"] for phase in PHASES),
                *(other in view["acting"] for other in seats),
                *(view["hold"].count(barrel) for barrel in BARRELS),
                *(view["dumped"].count(barrel) for barrel in BARRELS),
                *(view["sizes"][other] for other in seats),
                view["pile"],
            ]
        )
