"""The belief's guesses about the combat cards: exact to the last digit, and a fair sample when there are too many."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from math import sqrt

import pytest
from games.cartagena.beliefs import combat_in, odds_of, reckoning, spelled_out
from games.cartagena.tables import GAME, NAMES, Parts, begun, sail
from games.cartagena.worlds import Combat, CombatReckoning
from helpers.soaking import varied
from kernel.tables import dump

from mutiny import Event, Match, MutinyError, Rng, seed_of
from mutiny.games.cartagena.belief import CartagenaBelief
from mutiny.games.cartagena.card_labels import KNOWN
from mutiny.games.cartagena.card_tracker import CombatGuess, CombatGuesses, drawn
from mutiny.games.cartagena.components import read_box
from mutiny.games.cartagena.constants import COMBAT, D1, V1
from mutiny.kernel.cardset import pack, unpack
from mutiny.testing.fingerprints import text

TINY = Parts(combat=(4, 0, 1), mutiny=12, storms=(), start=(0, 0, 0))
"""So few combat cards that all worlds can be counted: these for two players, with v2 and d2 for more."""
CARD_PIRATES = ("ramon-diaz", "crackpott", "tembo", "wessel-jan", "dean-nero", "pang")
OTHERS = ("bijoux", "ojo", "sate", "cambivalute", "chang-ye")
NOTHING = ("swap", "sell", "buy 0", "knock")
WITH_CARDS = ("take", "keep", "swap", "sell", "buy", "lay", "visit")
"""Moves after which cards may have changed places."""


def some_row(match: Match, rng: Rng) -> str:
    """Return a row in which most doors lead to cards."""
    doors = match.state.players + 3
    cards = [CARD_PIRATES[place] for place in rng.shuffled(bytes(range(len(CARD_PIRATES))))]
    others = [OTHERS[place] for place in rng.shuffled(bytes(range(len(OTHERS))))]
    row = (cards[:4] + others + cards[4:])[:doors]
    return " ".join(["row", *(row[place] for place in rng.shuffled(bytes(range(doors))))])


def steps(match: Match, rng: Rng) -> Iterator[list[Event]]:
    """Play a match to its end, mostly with cards, and yield the events step by step."""
    while not match.over:
        state = match.state
        if state.awaits_chance:
            row = state.view(None)["phase"] == "row"
            yield match.chance(some_row(match, rng) if row else state.format_chance(state.sample_chance(rng)))
            continue
        seat = state.acting[rng.below(len(state.acting))]
        moves = match.legal_moves(seat)
        moves = [move for move in moves if move not in NOTHING] or moves
        yield match.play(seat, moves[rng.below(len(moves))])


class Watched:
    """A small match in which every seat's belief is compared with the counted worlds."""

    def __init__(self, name: str, number: int, most: int | None = None) -> None:
        players = 2 + number % 3
        parts = TINY if players == 2 else TINY._replace(combat=(4, 1, 1))
        self.rng = Rng(seed_of(varied(name), number))
        self.match = Match(GAME, NAMES[:players], {"components": parts.text()})
        self.beliefs = [remembering(self.match, seat, most) for seat in range(players)]
        self.counts: list[CombatReckoning] = []
        for seat in range(players):
            count = reckoning("combat", seat, self.match)
            assert isinstance(count, CombatReckoning)
            self.counts.append(count)

    def seats(self) -> Iterator[int]:
        """Play on, and yield the seats to compare whenever cards may have moved."""
        for events in steps(self.match, self.rng):
            for seat, belief in enumerate(self.beliefs):
                for event in events:
                    told = event.seen_by(seat)
                    if told is not None:
                        belief.observe(told)
                        self.counts[seat].see(told)
                belief.set_view(self.match.state.view(seat))
            if self.match.entries[-1][1].split()[0] in WITH_CARDS:
                yield from range(len(self.beliefs))


def remembering(match: Match, seat: int, most: int | None = None, seed: bytes | None = None) -> CartagenaBelief:
    """Return a belief without events, with a maximum number of guesses."""
    belief = match.game.belief(seat, match.state.players, match.options)
    assert isinstance(belief, CartagenaBelief)
    if most is not None:
        belief.most = most
        belief.guesses.most = most
    if seed is not None:
        belief.guesses._rng = Rng(seed)
    return belief


@pytest.mark.long
@pytest.mark.soak
def test_guesses_are_the_odds_that_can_be_counted(runs: Callable[[int, int], int]) -> None:
    """Compare throughout random games, for every seat, in fractions."""
    for number in range(runs(12, 600)):
        watched = Watched("odds", number)
        for seat in watched.seats():
            assert spelled_out(watched.beliefs[seat]) == odds_of(watched.counts[seat].worlds), (number, seat)


def test_a_belief_kept_through_a_game_equals_one_made_from_all_events() -> None:
    for number in range(6):
        match = Match(GAME, NAMES[: 2 + number % 3], seed=seed_of(varied("kept"), number))
        beliefs = [remembering(match, seat) for seat in range(match.state.players)]
        told = [0] * len(beliefs)
        rng = Rng(match.seed or b"").fork("moves")
        while not match.over:
            seat = match.state.acting[0]
            match.play(seat, match.legal_moves(seat)[rng.below(len(match.legal_moves(seat)))])
            if len(match.entries) % 10 and not match.over:
                continue
            for seat, belief in enumerate(beliefs):
                news = match.events_for(seat)
                for one in news[told[seat] :]:
                    belief.observe(one)
                told[seat] = len(news)
                belief.set_view(match.state.view(seat))
                world = belief.sample(Rng(b"x"))
                assert dump(world) == dump(match.belief(seat).sample(Rng(b"x")))
                assert text(world.view(seat)) == text(match.state.view(seat))


# Too many guesses


def test_guesses_are_drawn_in_proportion() -> None:
    """Check that guesses are kept in proportion to their weights, to the nearest whole number and in the mean."""
    pools = [pack([0, 1]), pack([0, 1, 2]), pack([3]), pack([0, 1, 2])]
    ways = [9, 1, 100, 5]
    weights = [9 * 2, 6, 100, 5 * 6]
    most, tries = 7, 2_000
    total, sums = sum(weights), [0] * len(ways)
    for seed in range(tries):
        guesses = [CombatGuess(each, pool, 0, (), []) for each, pool in zip(ways, pools, strict=True)]
        left = drawn(guesses, most, Rng(b"%d" % seed))
        unit = sum(guess.weight() for guess in left) // most
        for place, guess in enumerate(guesses):
            times = guess.weight() // unit if guess in left else 0
            assert abs(times - most * weights[place] / total) < 1
            sums[place] += times
        assert sum(guess.weight() for guess in left) == unit * most
    for place, weight in enumerate(weights):
        expected = most * weight / total
        share = expected % 1
        assert abs(sums[place] / tries - expected) <= 5 * sqrt(share * (1 - share) / tries)


def exchanged() -> Match:
    """Return a match in which three players have put many cards under the pile."""
    match = begun(3, 0, "v1 v3 d1 d3 v2", parts=TINY._replace(combat=(4, 1, 1), mutiny=99))
    sail(match, "crackpott | sate | pang; take combat")
    sail(match, "sate | dean-nero; sell d1 | wessel-jan; swap v1 d1")
    sail(match, "dean-nero; sell v1 v3 | wessel-jan; swap v1 | sate")
    sail(match, "sate | dean-nero; buy 2 | tembo; keep v1")
    return match


@pytest.mark.long
def test_drawn_guesses_say_in_the_mean_what_all_would() -> None:
    """Compare a belief that keeps only four guesses, with different draws each time, with one that keeps all."""
    match, tries = exchanged(), 500
    exact = remembering(match, 0)
    for told in match.events_for(0):
        exact.observe(told)
    exact.set_view(match.state.view(0))
    assert len(exact.guesses.all) > 30
    mean: dict[Combat, Fraction] = {}
    for seed in range(tries):
        belief = remembering(match, 0, most=4, seed=b"%d" % seed)
        for told in match.events_for(0):
            belief.observe(told)
        belief.set_view(match.state.view(0))
        assert belief.guesses.drawn
        assert len(belief.guesses.all) <= belief.most
        for world, odds in spelled_out(belief).items():
            mean[world] = mean.get(world, Fraction(0)) + odds / tries
    truth = spelled_out(exact)
    assert set(mean) <= set(truth)
    for kind in ("v1", "v2", "d1"):
        for seat in (1, 2):
            expected = sum(float(odds) for world, odds in truth.items() if kind in world.hands[seat])
            found = sum(float(odds) for world, odds in mean.items() if kind in world.hands[seat])
            assert abs(found - expected) < 0.06, (kind, seat, found, expected)


def test_a_belief_with_too_few_guesses_gets_over_it() -> None:
    """Check that a belief that keeps one guess takes more when it is wrong, and samples only possible worlds."""
    grown = 0
    for number in range(24):
        watched = Watched("few", number, most=1)
        for seat in watched.seats():
            belief, worlds = watched.beliefs[seat], watched.counts[seat].worlds
            like = next(iter(worlds))
            for _ in range(3):
                assert combat_in(belief.sample(watched.rng), like) in worlds
            assert 0 < len(belief.guesses.all) <= belief.most
        grown += sum(belief.most > 1 for belief in watched.beliefs)
    assert grown > 10


def test_no_more_guesses_are_looked_at_than_there_is_time_for() -> None:
    """Check the mean odds of beliefs with few guesses, after three cards went under the pile together."""
    pile, tries = read_box("").combat, 600
    firsts = [group_drawn(pile, most=1 << 10, seed=b"")]
    firsts += [group_drawn(pile, most=2, seed=b"%d" % seed) for seed in range(tries)]
    for kind in range(len(COMBAT)):
        expected, *found = (odds.get(kind, 0.0) for odds in firsts)
        assert abs(sum(found) / tries - expected) < 0.05, (kind, sum(found) / tries, expected)


def group_drawn(pile: bytes, most: int, seed: bytes) -> dict[int, float]:
    """Return the odds of the card that another player draws after three of that player's cards have come up again."""
    guesses = CombatGuesses(0, 3, pile, most)
    guesses._rng = Rng(seed)
    guesses.draw(1, [], 3)
    guesses.put_under(1, [], 3)
    guesses.draw(2, [], len(pile) - 3)
    guesses.draw(2, [], 1)
    assert guesses.drawn == (most == 2)
    assert len(guesses.all) <= most
    odds: dict[int, float] = {}
    total = sum(guess.weight() for guess in guesses.all)
    for guess in guesses.all:
        (card,) = unpack((guess.hand(2) & KNOWN) - pack([V1, D1]))
        odds[card] = odds.get(card, 0.0) + guess.weight() / total
    return odds


def test_there_may_be_any_number_of_ways() -> None:
    """The numbers exceed a machine word at every step."""
    weights = []
    for ways in (1, 10**40):
        guesses = CombatGuesses(0, 3, read_box("").combat, 1 << 10)
        guesses.all[0].ways = ways
        guesses.draw(1, [], 3)
        guesses.put_under(1, [], 3)
        guesses.draw(2, [], 36)
        guesses.look([V1])
        guesses.top_goes_under()
        guesses.draw(0, [V1], 1)
        guesses.keep_one(2, 0)
        guesses.forget_but([0, 1, 2])
        guesses.laid([1, 2], [V1, D1])
        guesses.shown(1, [V1])
        guesses.pick(Rng(b""))
        weights.append(sorted(guess.weight() for guess in guesses.all))
    assert weights[1] == [weight * 10**40 for weight in weights[0]]
    assert len(weights[0]) > 1


def test_a_hand_that_cannot_be() -> None:
    guesses = CombatGuesses(0, 2, bytes([V1]), 1)
    guesses.draw(1, [], 1)
    guesses.shown(1, [V1, D1, D1])
    assert guesses.all == []


def test_what_cannot_have_happened_is_refused() -> None:
    match = begun(2, parts=TINY)
    belief = remembering(match, 0)
    card = {"kind": "combat", "clause": "C2.7", "seat": 0, "count": 1}
    belief.observe({**card, "cards": ["v3"]})
    with pytest.raises(MutinyError, match="seat 0 cannot have been told of combat now"):
        belief.observe({**card, "cards": ["v3"]})
