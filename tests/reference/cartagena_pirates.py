"""The effects of the pirates of Cartagena on their visitor (C2). Imports the standard library and this package only.

`receive` begins a visit and `answer` continues it. Either leaves a phase that names the next question, or "done" when
the visit is over.
"""

from itertools import combinations

from .cartagena_board import Board
from .cartagena_components import COMBAT, LETTERS, in_order


def visitor(board: Board) -> int:
    assert board.turn is not None
    return board.turn


def receive(board: Board, pirate: str) -> None:
    """Begin a visit to a pirate."""
    seat = visitor(board)
    board.visiting = pirate
    board.phase = "done"
    if pirate == "captain-valverde":
        board.draw_gold(seat)
        board.take_coins(seat, 1)
    elif pirate == "crackpott":
        board.draw_combat(seat, 2)
    elif pirate == "sate":
        board.take_coins(seat, board.offer)
        board.offer = 0
    elif pirate == "wessel-jan":
        board.phase = "swap"
    elif pirate == "dean-nero":
        board.phase = "trade"
    elif pirate == "bijoux":
        board.phase = "side"
    elif pirate == "ojo":
        receive_by_ojo(board, seat)
    elif pirate == "cambivalute":
        board.phase = "sailors" if board.deck else "inspect"
    else:
        receive_with_a_choice(board, pirate)


def receive_by_ojo(board: Board, seat: int) -> None:
    if board.sides[seat] is None:
        board.phase = "side"
    elif sided_opponents(board, seat):
        board.phase = "peek"


def receive_with_a_choice(board: Board, pirate: str) -> None:
    """Visit a pirate who does not ask if there is nothing to choose from (C2.14)."""
    board.phase = {"ramon-diaz": "take", "tembo": "keep", "pang": "take", "chang-ye": "rob"}[pirate]
    if not choices(board):
        board.phase = "done"


def choices(board: Board) -> list[str]:
    """Return every answer to the visitor's question."""
    seat = visitor(board)
    if board.phase == "take":
        return [f"take {thing}" for thing in things_to_take(board)]
    if board.phase == "keep":
        return [f"keep {card}" for card in COMBAT if card in board.combat_pile[:2]]
    if board.phase == "swap":
        return selections("swap", board.combat[seat], 3)
    if board.phase == "trade":
        most = min(3, board.coins[seat], len(board.combat_pile))
        sales = selections("sell", board.combat[seat], min(3, board.supply))
        return [*sales, *[f"buy {number}" for number in range(most + 1)]]
    if board.phase == "rob":
        return [f"rob {other}" for other in board.opponents_with_a_coin(seat)]
    if board.phase == "peek":
        return [*[f"peek {other}" for other in sided_opponents(board, seat)], "peek none"]
    return {
        "side": ["side valverde", "side diaz"],
        "post": ["post high-valverde", "post high-diaz"],
        "inspect": [f"inspect {letter}" for letter in LETTERS],
        "turn": ["turn keep", "turn swap"],
    }[board.phase]


def things_to_take(board: Board) -> list[str]:
    """Return the things to take by C2.2 and C2.7, without those that have run out."""
    gold = ["gold"] if board.visiting == "ramon-diaz" and board.gold_pile else []
    combat = ["combat"] if board.combat_pile else []
    coin = ["coin"] if board.visiting == "pang" and board.supply > 0 else []
    return gold + combat + coin


def sided_opponents(board: Board, seat: int) -> list[int]:
    return [other for other in range(board.players) if other != seat and board.sides[other] is not None]


def selections(word: str, hand: list[str], most: int) -> list[str]:
    """Return every different choice of 0 to `most` of these cards.

    >>> selections("sell", ["d1", "v1", "d1"], 2)
    ['sell', 'sell v1', 'sell d1', 'sell v1 d1', 'sell d1 d1']
    """
    moves = []
    for number in range(most + 1):
        different = set(combinations(in_order(hand), number))
        by_order = sorted(different, key=lambda cards: [COMBAT.index(card) for card in cards])
        moves += [" ".join([word, *cards]) for cards in by_order]
    return moves


def answer(board: Board, notation: str) -> None:
    """Carry out an answer that is known to be legal."""
    seat = visitor(board)
    word, *rest = notation.split(" ")
    board.phase = "done"
    if word == "take":
        take(board, seat, rest[0])
    elif word == "keep":
        seen, board.combat_pile = board.combat_pile[:2], board.combat_pile[2:]
        seen.remove(rest[0])
        board.combat[seat].append(rest[0])
        board.combat_pile += seen
    elif word == "swap":
        board.put_under(seat, rest)
        board.draw_combat(seat, len(rest))
    elif word == "sell":
        board.put_under(seat, rest)
        board.take_coins(seat, len(rest))
    elif word == "buy":
        board.coins[seat] -= int(rest[0])
        board.supply += int(rest[0])
        board.draw_combat(seat, int(rest[0]))
    elif word == "rob":
        board.rob(seat, int(rest[0]))
    elif word == "side":
        board.sides[seat] = rest[0]
    elif word in ("post", "inspect", "turn"):
        answer_cambivalute(board, word, rest[0])
    else:
        assert word == "peek"


def take(board: Board, seat: int, thing: str) -> None:
    """Take a thing by C2.2 or C2.7. A card that Ramon Diaz has shown and the visitor leaves goes under its pile."""
    if thing == "coin":
        board.take_coins(seat, 1)
    elif thing == "gold":
        board.draw_gold(seat)
        board.combat_pile = board.combat_pile[1:] + board.combat_pile[:1]
    else:
        board.draw_combat(seat, 1)
        if board.visiting == "ramon-diaz":
            board.gold_pile = board.gold_pile[1:] + board.gold_pile[:1]


def answer_cambivalute(board: Board, word: str, choice: str) -> None:
    """Place two sailors, or look at a duel and then turn it or not (C2.12)."""
    if word == "post":
        low, high = sorted(board.sailors)
        board.posts[board.posts.index(None)] = [high, low] if choice == "high-valverde" else [low, high]
        board.sailors = []
    elif word == "inspect":
        board.inspected = choice
        board.phase = "turn"
    else:
        assert board.inspected is not None
        place = LETTERS.index(board.inspected)
        pair = board.posts[place]
        assert pair is not None
        board.posts[place] = pair if choice == "keep" else pair[::-1]
        board.inspected = None
