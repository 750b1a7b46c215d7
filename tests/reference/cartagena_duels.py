"""The mutiny of Cartagena from its outbreak to the winners (C3, C4, C5). Imports this package only."""

from typing import Any

from .cartagena_board import Board
from .cartagena_components import COMBAT, LETTERS, SIDES


def outbreak(board: Board, why: str) -> None:
    """Start the mutiny (C3). Then chance places the sailors left on deck, or the duels begin at once."""
    board.why = why
    board.dealer = board.turn = None
    board.lifeboat = None
    board.still_in = [side is not None for side in board.sides]
    if board.deck:
        board.phase = "posts"
    else:
        begin_duel(board, "a")


# C4


def begin_duel(board: Board, letter: str) -> None:
    board.duel = letter
    board.shown = []
    board.duellists = [seat for seat in range(board.players) if board.still_in[seat]]
    board.duel_round = 0
    next_round(board)


def next_round(board: Board) -> None:
    if board.duellists:
        board.duel_round += 1
        board.phase = "lay"
    else:
        end_duel(board)


def cards_to_lay(board: Board, seat: int) -> list[str]:
    """Return the cards that this player may lay now."""
    held = [f"lay {card}" for card in COMBAT if card in board.combat[seat]]
    if board.duel_round == 1 and held:
        return held
    return [*held, "lay monkey"]


def lay(board: Board, seat: int, card: str) -> None:
    """Lay one card; it is shown only when everybody in the duel has laid one (C4.2)."""
    board.laid[seat] = card
    if len(board.laid) == len(board.duellists):
        show(board)


def show(board: Board) -> None:
    monkeys = []
    for seat in board.duellists:
        card = board.laid[seat]
        if card == "monkey":
            monkeys.append(seat)
        else:
            board.combat[seat].remove(card)
            board.shown.append(card)
            board.out_of_game.append(card)
    board.laid = {}
    board.duellists = [seat for seat in board.duellists if seat not in monkeys]
    if board.duel_round == 1:
        for seat in monkeys:
            board.still_in[seat] = False
    elif board.duel_round == 2 and len(monkeys) == 1:
        if board.opponents_with_a_coin(monkeys[0]):
            board.robber = monkeys[0]
            board.phase = "monkey"
            return
    elif board.duel_round == 2:
        reward(board, monkeys)
    next_round(board)


def rob_by_monkey(board: Board, target: int) -> None:
    """Let the player of a monkey that was laid alone take a coin from the target (C4.5)."""
    assert board.robber is not None
    board.rob(board.robber, target)
    board.robber = None
    next_round(board)


def reward(board: Board, monkeys: list[int]) -> None:
    """Pay several monkeys of the second round a coin each, as far as the supply lasts (C4.5, C4.6)."""
    if board.supply < len(monkeys):
        for seat in range(board.players):
            if board.coins[seat] > 0:
                board.coins[seat] -= 1
                board.supply += 1
    for seat in monkeys:
        board.take_coins(seat, 1)


def end_duel(board: Board) -> None:
    assert board.duel is not None
    board.duels_won.append(winner_of_duel(board))
    for side in SIDES:
        if board.duels_won.count(side) == 3:
            board.winning_side = side
            board.duel, board.duel_round, board.shown = None, 0, []
            board.phase = "over"
            return
    begin_duel(board, LETTERS[LETTERS.index(board.duel) + 1])


def winner_of_duel(board: Board) -> str:
    """Return the side that wins the duel (C4.7).

    No two sailors are equal, so equal totals come from different cards.
    """
    cards = {side: board.cards_laid(side) for side in SIDES}
    totals = {side: board.sailor(side) + cards[side] for side in SIDES}
    deciding = cards if totals["valverde"] == totals["diaz"] else totals
    return "valverde" if deciding["valverde"] > deciding["diaz"] else "diaz"


# C5


def winners(board: Board) -> list[int]:
    side = board.winning_side
    assert side is not None
    loyal = [seat for seat in range(board.players) if board.still_in[seat] and board.sides[seat] == side]
    most = max([board.wealth(seat) for seat in loyal], default=0)
    richest = [seat for seat in loyal if board.wealth(seat) == most]
    best = max([board.strength(seat, side) for seat in richest], default=0)
    return [seat for seat in richest if board.strength(seat, side) == best]


def result(board: Board) -> dict[str, Any]:
    """Return the winning side, the gold by seat, and the winners, once the game is over."""
    if board.phase != "over":
        raise ValueError("the game is not over")
    gold = [board.wealth(seat) for seat in range(board.players)]
    return {"side": board.winning_side, "gold": gold, "winners": winners(board)}
