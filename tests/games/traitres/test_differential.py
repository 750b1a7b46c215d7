"""The engine against the reference beyond what all games share: few cards, and talk."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest
from games.traitres.oracle import ORACLE
from games.traitres.tables import Reduced
from helpers.oracles import taken_by_engine
from helpers.soaking import varied
from kernel.tables import words
from reference.random_traitres import random_phrase, random_record
from reference.traitres import TraitresTable

pytestmark = pytest.mark.long


@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_engine_follows_the_reference_with_small_decks(players: int, runs: Callable[[int, int], int]) -> None:
    """Play with few cards: the pile is soon empty, so all cases of few remaining cards occur."""
    rng = random.Random(varied(f"small {players}"))
    for _ in range(runs(100, 5_000)):
        deck = ["catch"] * 3 + rng.choices(["+1", "0", "-2", "plank", "pockets", "riddance", "spyglass"], k=3 * players)
        counts = {card: deck.count(card) for card in deck}
        record = random_record(players, {}, rng, caution=30, deck=counts)
        assert ORACLE.follow(record, Reduced(players, deck), TraitresTable(players, {}, counts)).over


VOCABULARY = words(
    "role accuse vouch ask spied chest pirate mutineer captain say Say +1 0 -2 1 -1 2 00 01 -0 ² 1.0 7 8"
)


@pytest.mark.soak
@pytest.mark.rule("TT.1")
@pytest.mark.parametrize("players", range(3, 9))
def test_both_accept_the_same_phrases(players: int, runs: Callable[[int, int], int]) -> None:
    """Try valid and invalid phrases, by any seat, at any time: before the deal, during an effect and after the end."""
    rng = random.Random(varied(f"talk {players}"))
    heard: Counter[tuple[bool, bool]] = Counter()
    for _ in range(runs(30, 1_500)):
        record = random_record(players, {}, rng, caution=30)
        del record["result"]
        for place in (0, 1, 2, rng.randrange(3, len(record["moves"])), len(record["moves"])):
            for _ in range(4):
                entry = [rng.choice(["*", -1, *range(players + 1)]), spoiled_phrase(players, rng)]
                said = {**record, "moves": [*record["moves"][:place], entry, *record["moves"][place:]]}
                sound = ORACLE.taken(said)
                assert taken_by_engine(said) == sound, (place, entry)
                heard[place < 3, sound] += 1
    assert min(heard[early, sound] for early in (True, False) for sound in (True, False)) > 20


def spoiled_phrase(players: int, rng: random.Random) -> str:
    """Return a set phrase, with an error about every other time."""
    parts = random_phrase(players, rng).split(" ")
    match rng.randrange(10):
        case 0:
            parts[rng.randrange(len(parts))] = rng.choice(VOCABULARY)
        case 1:
            parts.insert(rng.randrange(len(parts) + 1), rng.choice(VOCABULARY))
        case 2:
            parts.pop()
        case 3:
            parts[1:] = ["chest", str(rng.choice([99, 100, -99, -100, rng.randint(-200, 200), 10**30]))]
        case 4:
            parts.append("")
    return " ".join(parts)
