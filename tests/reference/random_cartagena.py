"""Random games of Cartagena for tests. Imports this package only."""

import random
from typing import Any

from .cartagena import CartagenaTable, Components
from .cartagena_components import COMBAT, GOLD, SAILORS, combat_pile_of

Record = dict[str, Any]

NAMES = ["Anne", "Bartolomeo", "Cécile", "Dieter"]


def random_record(
    players: int,
    options: dict[str, str],
    rng: random.Random,
    curiosity: float = 1.0,
    loyalty: float = 1.0,
    stamina: float = 1.0,
    components: Components | None = None,
) -> Record:
    """Return a complete game of random moves.

    Uniform players sail fast, often without an allegiance, and lay their monkeys at random. Curiosity multiplies the
    weight of a knock, loyalty that of Bijoux and Ojo while the player has no allegiance, and stamina that of a combat
    card against the monkey.

    >>> random_record(2, {}, random.Random(1))["moves"][0][1].split()[0]
    'dealer'
    """
    table = CartagenaTable(players, options, components)
    moves: list[list[Any]] = []
    while table.expected()[0] != "over":
        what, detail = table.expected()
        if what == "move":
            moves.append([detail[0], random_move(table, detail[0], rng, curiosity, loyalty, stamina)])
        else:
            moves.append(["*", random_outcome(table, rng)])
        table.play(*moves[-1])
    return {
        "mutiny": 1,
        "game": "cartagena",
        "options": dict(options),
        "players": NAMES[:players],
        "moves": moves,
        "result": table.result(),
    }


def random_move(
    table: CartagenaTable, seat: int, rng: random.Random, curiosity: float, loyalty: float, stamina: float
) -> str:
    """Return one of the legal moves of a seat, all equally likely except for curiosity, loyalty and stamina."""
    moves = table.legal()[seat]
    weights = []
    for move in moves:
        if move == "knock":
            weights.append(curiosity)
        elif move in ("visit bijoux", "visit ojo") and table.sides[seat] is None:
            weights.append(loyalty)
        elif move == "lay monkey":
            weights.append(1 / stamina)
        else:
            weights.append(1.0)
    return rng.choices(moves, weights)[0]


def random_outcome(table: CartagenaTable, rng: random.Random) -> str:
    """Return an outcome for the awaited chance."""
    kind = table.expected()[1]
    if kind == "dealer":
        return f"dealer {rng.randrange(table.players)}"
    if kind == "combat":
        values = list(combat_pile_of(table.components, table.players).elements())
        rng.shuffle(values)
    elif kind == "gold":
        values = [card for card, number in table.components.gold.items() for _ in range(number)]
        rng.shuffle(values)
    elif kind == "storm":
        values = [rng.choice(table.pirates_in_play())]
    elif kind == "row":
        values = rng.sample(table.pirates_in_play(), table.players + 3)
    elif kind == "sailors":
        values = [str(sailor) for sailor in rng.sample(table.deck, 2)]
    else:
        values = [str(sailor) for sailor in random_posts(table, rng)]
    return " ".join([kind, *values])


def random_posts(table: CartagenaTable, rng: random.Random) -> list[int]:
    """Return ten sailors by place: those who are there already, and those from the deck in any order."""
    left = rng.sample(table.deck, len(table.deck))
    places: list[int] = []
    for pair in table.posts:
        places += pair if pair is not None else [left.pop(), left.pop()]
    assert sorted(places) == SAILORS
    return places


def small_components(players: int, rng: random.Random) -> Components:
    """Return components with few cards or coins and a track of any length, so that everything runs out in some game."""
    combat = dict.fromkeys(COMBAT, 0)
    for card in ["v1", "d1"] * players + rng.choices(COMBAT, k=rng.randint(1, rng.choice([4, 14, 50]))):
        combat[card] += 1
    gold = dict.fromkeys(GOLD, 0)
    for card in rng.choices(GOLD, k=rng.randint(1, rng.choice([3, 8, 24]))):
        gold[card] += 1
    mutiny = rng.randint(5, 18)
    storms = tuple(sorted(rng.sample(range(1, mutiny), rng.randint(0, 4))))
    starts = {number: rng.randint(0, 4) for number in (2, 3, 4)}
    coins = players + rng.randint(1, rng.choice([3, 9, 40]))
    return Components(combat, gold, coins, mutiny, storms, starts)
