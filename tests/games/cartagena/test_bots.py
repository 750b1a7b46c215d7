"""The medium bot in Cartagena plays sound games with every number of players, beats chance and chooses sensibly."""

from __future__ import annotations

from typing import Any, cast

import pytest
from reference import cartagena as reference

from mutiny import Match, Rng, game, new, replay, seed_of
from mutiny.bots import Bot, MediumBot, RandomBot, observe, play_game
from mutiny.games.cartagena.bots.doors import pirate_values
from mutiny.games.cartagena.bots.hands import hand_of
from mutiny.games.cartagena.bots.model import CartagenaModel
from mutiny.games.cartagena.bots.move_values import values
from mutiny.games.cartagena.bots.outlook import Outlook
from mutiny.games.cartagena.bots.plan import SeatPlan
from mutiny.games.cartagena.bots.position import PIRATE, CartagenaPosition, seen, standing
from mutiny.games.cartagena.bots.prospects import prospect
from mutiny.games.cartagena.bots.worlds import LoyalBelief
from mutiny.games.cartagena.constants import NO_SIDE, PIRATES
from mutiny.games.cartagena.rules.board import NO_LETTER
from mutiny.games.cartagena.rules.game import CartagenaState
from mutiny.games.cartagena.rules.notation import read
from mutiny.games.cartagena.view_types import CartagenaSeatView
from mutiny.kernel.cardset import unpack
from mutiny.kernel.components import components_text
from mutiny.testing import check_bot

pytestmark = pytest.mark.long

GAME = game("cartagena")
NAMES = ["Ann", "Bo", "Cy", "Di"]
NOTHING: dict[str, Any] = {"pirate": None, "by": None}


def view_of(players: int = 3, **changes: Any) -> dict[str, Any]:
    """Return the view of seat 0 at the beginning of its first turn, with changes."""
    seen = new("cartagena", NAMES[:players], seed=bytes(32)).state.view(0)
    return {**seen, "phase": "door", "turn": 0, "acting": [0], "turns_left": players, **changes}


def holding(cards: str, **changes: Any) -> Any:
    """Return the same view with these combat cards in hand, on Diaz's side by default."""
    names = cards.split()
    counts = [len(names), 5, 5]
    return view_of(**{"combat": names, "combat_counts": counts, "side": "diaz", "sided": [True] * 3, **changes})


def said(table: CartagenaPosition) -> dict[str, Any]:
    """Return all values of a position."""
    names = [name for name in dir(table) if not name.startswith("_") and not callable(getattr(table, name))]
    return {name: getattr(table, name) for name in names}


def positions(players: int, games: int, bots: bool = False) -> list[CartagenaState]:
    """Return positions in which a seat is to decide, from random games or games by the rules of thumb."""
    found: list[CartagenaState] = []
    model = CartagenaModel()
    for number in range(games):
        rng = Rng(seed_of("positions", number))
        state = GAME.new(players)
        assert isinstance(state, CartagenaState)
        while not state.over:
            if state.awaits_chance:
                state.apply_chance(state.sample_chance(rng))
                continue
            found.append(state.copy())
            seat = state.acting[0]
            legal = state.legal_actions(seat)
            state.apply(seat, model.default_action(state, seat, legal, rng) if bots else legal[rng.below(len(legal))])
    return found


def opened(*pirates: str, players: int = 3) -> list[dict[str, Any]]:
    """Return a row whose first doors are open."""
    shown = [{"pirate": pirate, "by": None} for pirate in pirates]
    return shown + [NOTHING] * (players + 3 - len(shown))


def best(view: Any, moves: list[str]) -> str:
    """Return the best of these moves in this view."""
    worth = values(seen(view), [read(move) for move in moves])
    return moves[worth.index(max(worth))]


def at_doors(view: dict[str, Any]) -> str:
    """Return the bot's choice with these doors."""
    open_ones = [f"visit {door['pirate']}" for door in view["row"] if door["pirate"] and door["by"] is None]
    moves = ["knock", *open_ones] if NOTHING in view["row"] else open_ones
    return best(view, moves)


def dueling(cards: str, lead: int, number: int = 1, **changes: Any) -> Any:
    """Return a view of duel A in which Diaz, the bot's side, has this lead."""
    posts: list[Any] = [[5, 6], "hidden", "hidden", "hidden", "hidden"]
    duel = {"letter": "a", "round": number, "valverde": 10, "diaz": 10 + lead, "in": [0, 1, 2], "rounds": []}
    return holding(cards, **{"phase": "lay", "duel": duel, "posts": posts, **changes})


def laid(view: dict[str, Any]) -> str:
    moves = [f"lay {card}" for card in sorted(set(view["combat"]))]
    if view["duel"]["round"] > 1:
        moves.append("lay monkey")
    return best(view, moves)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_are_sound_and_follow_from_the_seed(players: int) -> None:
    names = NAMES[:players]
    for number in range(4):
        classes: list[type[Bot]] = [MediumBot] * players
        classes[number % players] = RandomBot if number < 2 else MediumBot
        seed = seed_of("bots", number)
        played = play_game(GAME, classes, {}, seed)
        record = played.record(names)
        assert replay(record).over
        moves = [["*" if who is None else who, notation] for who, notation in record.moves]
        frame = {"mutiny": 1, "game": "cartagena", "players": names, "options": {}, "moves": moves}
        assert reference.replay(frame).result() == record.result
        assert play_game(GAME, classes, {}, seed).record(names).text() == record.text()
        assert play_game(GAME, classes, {}, seed, noting=False).state.result() == record.result


def test_the_medium_bot_plays_fair() -> None:
    check_bot(MediumBot, GAME, games=6)
    # The bot uses only the view, so its games need no events.
    assert not MediumBot(0, 3, Rng(b"")).needs_events("cartagena")


@pytest.mark.parametrize(("players", "least"), [(2, 24), (3, 20), (4, 18)])
def test_it_beats_chance(players: int, least: int) -> None:
    wins = others = 0
    for number in range(36):
        seat = number % players
        classes: list[type[Bot]] = [RandomBot] * players
        classes[seat] = MediumBot
        winners = play_game(GAME, classes, {}, seed_of("strength", number), noting=False).state.result()["winners"]
        wins += winners == [seat]
        others += bool(winners) and seat not in winners
    assert wins >= least
    assert others <= 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_among_its_like_nearly_everybody_has_an_allegiance_and_cards_enough(players: int) -> None:
    unsided = eliminated = nobody = 0
    for number in range(30):
        view = play_game(GAME, [MediumBot] * players, {}, seed_of("table", number), noting=False).state.view(None)
        unsided += view["sides"].count(None)
        eliminated += len(
            [seat for seat in range(players) if view["sides"][seat] is not None and not view["aboard"][seat]]
        )
        nobody += not view["winners"]
    assert unsided <= 2
    assert eliminated <= 3
    assert nobody <= 3


def test_without_allegiance_it_takes_bijoux_or_ojo_before_it_is_too_late() -> None:
    row = opened("captain-valverde", "crackpott", "bijoux")
    undecided = {"side": None, "sided": [False] * 3, "row": row}
    assert at_doors(holding("v1 d1", **undecided)) == "visit crackpott"
    assert at_doors(holding("v1 d1", **undecided, ship=16)) == "visit bijoux"
    assert at_doors(holding("v1 d1", **{**undecided, "row": opened("sate", "ojo", "tembo")}, ship=16)) == "visit ojo"
    # If neither lies open, the bot can only hope for the closed doors.
    assert at_doors(holding("v1 d1", **{**undecided, "row": opened("captain-valverde")}, ship=16)) == "knock"
    assert at_doors(holding("v1 d1", row=row, ship=16)) != "visit bijoux"


def test_it_sees_to_a_card_for_every_duel() -> None:
    row = opened("captain-valverde", "crackpott")
    assert at_doors(holding("d1 d2", ship=16, row=row)) == "visit crackpott"
    assert at_doors(holding("d1 d2 d2 d3 d3 v1 v1", ship=16, row=row)) == "visit captain-valverde"


def test_it_knocks_on_past_what_is_worthless_but_not_past_a_treasure() -> None:
    assert at_doors(holding("d1 d2 d3 v1 v1", row=opened("wessel-jan", "bijoux"), coins=[1, 0, 0])) == "knock"
    assert at_doors(holding("d1 d2 d3 v1 v1", row=opened("sate"), offer=4)) == "visit sate"
    worths = pirate_values(SeatPlan(seen(holding("d1 d2 d3 v1 v1"))))
    assert worths[PIRATE["ghost"]] == 0
    assert worths[PIRATE["captain-valverde"]] > worths[PIRATE["sate"]] > 0
    assert len(worths) == len(PIRATES)


def test_it_takes_nothing_where_there_is_nothing() -> None:
    bare = holding("d1 d2 d3", combat_pile=0, gold_pile=0, supply=0, coins=[0, 0, 0])
    worths = pirate_values(SeatPlan(seen(bare)))
    for pirate in ("captain-valverde", "crackpott", "tembo", "wessel-jan", "pang", "chang-ye", "sate"):
        assert worths[PIRATE[pirate]] == pytest.approx(0), pirate


def test_it_keeps_and_buys_its_own_colour_and_sells_the_other() -> None:
    assert best(holding("d1 d2 v1"), ["keep v3", "keep d1"]) == "keep d1"
    looking = {"gold": ["g1"], "combat": ["v1"]}
    many = holding("d1 d2 d2 d3 d3", phase="take", looking=looking)
    assert best(many, ["take gold", "take combat"]) == "take gold"
    few = holding("d1", ship=16, phase="take", looking={"gold": ["g1"], "combat": ["d3"]})
    assert best(few, ["take gold", "take combat"]) == "take combat"
    assert best(holding("d1", ship=16), ["take combat", "take coin"]) == "take combat"
    swaps = ["swap", "swap d3", "swap v1", "swap v1 v1", "swap d3 v1 v1"]
    assert best(holding("d3 d3 d2 v1 v1"), swaps) == "swap v1 v1"
    trades = ["sell", "sell d3", "sell v3", "sell v3 v3", "buy 0", "buy 1"]
    rich_hand = holding("d1 d1 d2 d2 d3 d3 v3 v3", ship=16)
    assert best(rich_hand, trades) == "sell v3 v3"
    assert best(holding("d1 d2", ship=16, coins=[4, 1, 1]), ["sell", "buy 0", "buy 3"]) == "buy 3"


def test_it_robs_and_peeks_where_gold_stands_in_its_way() -> None:
    rich = holding("d1 d2 d3", coins=[3, 2, 6], gold_counts=[0, 0, 1])
    assert best(rich, ["rob 1", "rob 2"]) == "rob 2"
    # A player on the other side may keep their gold.
    assert best({**rich, "peeked": [None, None, "valverde"]}, ["rob 1", "rob 2"]) == "rob 1"
    assert best(rich, ["peek 1", "peek 2", "peek none"]) == "peek 2"
    known = {**rich, "peeked": [None, None, "valverde"]}
    assert best(known, ["peek 1", "peek 2", "peek none"]) == "peek 1"


def test_it_chooses_the_side_of_its_cards_and_not_that_of_a_richer_player() -> None:
    sides = ["side valverde", "side diaz"]
    undecided: dict[str, Any] = {"side": None, "sided": [False, True, True]}
    assert best(holding("d2 d3 v1", **undecided), sides) == "side diaz"
    assert best(holding("v2 v3 d1", **undecided), sides) == "side valverde"
    poor: dict[str, Any] = {**undecided, "coins": [1, 9, 1], "peeked": [None, "diaz", None], "ship": 16}
    assert best(holding("v1 d1 v2 d2", **poor), sides) == "side valverde"
    # Without a reason both are equally good, and the generator decides.
    worth = values(seen(holding("v1 d1", **undecided)), [read(side) for side in sides])
    assert worth[0] == pytest.approx(worth[1])


def test_the_higher_sailor_is_for_its_own_side() -> None:
    looking = {"letter": "a", "values": [2, 9]}
    posts = ["post high-valverde", "post high-diaz"]
    assert best(holding("d1", phase="post", looking=looking), posts) == "post high-diaz"
    ours = holding("v1", phase="post", side="valverde", looking=looking)
    assert best(ours, posts) == "post high-valverde"
    known: list[Any] = [{"valverde": 9, "diaz": 2}, {"valverde": 1, "diaz": 8}, None, None, {"either": [4, 5]}]
    table = holding("d1 d2 d3 d3 v1", posts=["hidden"] * 5, posts_seen=known)
    letters = [f"inspect {letter}" for letter in "abcde"]
    assert best(table, letters) == "inspect a"
    turns = ["turn keep", "turn swap"]
    assert best({**table, "phase": "turn", "looking": {"letter": "a", "values": [9, 2]}}, turns) == "turn swap"
    assert best({**table, "phase": "turn", "looking": {"letter": "b", "values": [1, 8]}}, turns) == "turn keep"


def test_in_a_lost_duel_and_in_a_won_one_it_gets_rid_of_the_other_colour() -> None:
    assert laid(dueling("d1 d2 d3 v1 v2", -9)).startswith("lay v")
    assert laid(dueling("d1 d2 d3 v1 v2", 12)).startswith("lay v")
    assert laid(dueling("d2 d3 v1 v2 d3", 0)).startswith("lay d")


def test_it_leaves_a_decided_duel_for_a_coin_and_stays_where_its_card_decides() -> None:
    assert laid(dueling("d2 d3 d1 v1", 9, number=2)) == "lay monkey"
    assert laid(dueling("d2 d3 d1 v1", -9, number=2)) == "lay monkey"
    won = ["valverde", "valverde", "diaz", "diaz", None]
    last = {"letter": "e", "round": 3, "valverde": 12, "diaz": 10, "in": [0], "rounds": []}
    shown = [[5, 6]] * 5
    alone = dueling("d1 d3 v1", 0, won=won, posts=shown) | {"duel": last}
    assert laid(alone) == "lay d3"
    # The side is ahead and nobody is left to answer, so every further card is wasted.
    assert laid({**alone, "duel": {**last, "diaz": 13}}) == "lay monkey"
    # Tied totals go to the side that has laid more, the one with the lower sailor.
    assert laid({**alone, "duel": {**last, "diaz": 12}, "posts": [*shown[:4], [6, 5]]}) == "lay monkey"
    assert laid({**alone, "duel": {**last, "diaz": 12}}) == "lay d1"


def test_the_chance_of_the_mutiny_follows_from_duels_cards_and_sailors() -> None:
    table = seen(holding("d1 d2 d3 v1 v1", ship=17))
    ours, theirs = Outlook(table, 1), Outlook(table, 0)
    hand = hand_of(table.cards)
    assert ours.win_mutiny(hand) > theirs.win_mutiny(hand)

    def later(first: int, wins: int) -> float:
        ours.fight(hand, first)
        return ours.won(first, wins)

    assert later(3, 3) == 1
    assert later(3, 0) == 0
    assert later(5, 2) == 0
    assert later(2, 2) > later(2, 1) > later(2, 0)
    # A player without cards is out when the next duel begins.
    ours.hope = 0.0
    assert ours.win_mutiny(hand_of([0] * 6)) == 0
    assert ours.richest(5.0) > ours.richest(2.0)


def test_it_can_be_asked_in_the_middle_of_a_game() -> None:
    match = new("cartagena", NAMES[:3], seed=seed_of("hint", 0))
    while not match.over:
        seat = match.state.acting[0]
        match.play(seat, MediumBot(seat, 3, Rng(b"hint")).choose(observe(match.state, seat)))


LATE = components_text("mutiny.games.cartagena").replace("2 = { value = 0,", "2 = { value = 16,")
"""Our own components, but two players start two spaces before the mutiny."""


def knocked(*row: str, components: str = "", pile: str = "") -> Match:
    """Return a game of two in which the first dealer, without an allegiance, has just opened the first door."""
    match = Match(GAME, ["Ann", "Bo"], {"components": components})
    match.chance("dealer 0")
    cards = ["v1"] * 6 + ["v2"] * 7 + ["v3"] * 5 + ["d1"] * 6 + ["d2"] * 7 + ["d3"] * 5
    first = pile.split()
    for card in first:
        cards.remove(card)
    match.chance(" ".join(["combat", *first, *cards]))
    match.chance("gold " + " ".join(["g1"] * 6 + ["g2"] * 6 + ["g3"] * 6))
    match.chance("row " + " ".join(row))
    match.play(0, "knock")
    return match


def chosen(match: Match, seat: int) -> str:
    """Return the bot's choice for this seat now."""
    bot = MediumBot(seat, match.state.players, Rng(b"bot"))
    return match.state.format_move(seat, bot.choose(observe(match.state, seat)))


def test_at_a_real_table_it_sets_an_allegiance_close_to_the_mutiny() -> None:
    assert chosen(knocked("bijoux", "pang", "sate", "tembo", "ghost", components=LATE), 0) == "visit bijoux"


@pytest.mark.parametrize(("side", "card"), [("valverde", "v3"), ("diaz", "d3")])
def test_at_a_real_table_it_keeps_the_card_of_its_own_colour(side: str, card: str) -> None:
    match = knocked("bijoux", "sate", "pang", "chang-ye", "ghost", pile="d3 v3")
    for seat, move in ((0, "visit bijoux"), (0, f"side {side}"), (1, "knock"), (1, "visit sate")):
        match.play(seat, move)
    match.chance("row sate tembo pang chang-ye ghost")
    for seat, move in ((1, "knock"), (1, "visit sate"), (0, "knock"), (0, "visit tembo")):
        match.play(seat, move)
    assert match.legal_moves(0) == ["keep v3", "keep d3"]
    assert chosen(match, 0) == f"keep {card}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_world_is_read_as_its_view_is(players: int) -> None:
    """Check that the search reads nothing from a sampled world that the view does not show, since it makes no views."""
    for bots in (False, True):
        for state in positions(players, 3, bots):
            for seat in range(players):
                assert said(standing(state, seat)) == said(seen(cast("CartagenaSeatView", state.view(seat))))


def test_every_legal_move_gets_a_value() -> None:
    for state in positions(4, 4):
        for seat in state.acting:
            legal = state.legal_actions(seat)
            assert len(values(standing(state, seat), legal)) == len(legal)


@pytest.mark.parametrize("players", [2, 4])
def test_a_model_plays_to_the_end_of_a_round_or_a_duel_and_judges_it(players: int) -> None:
    model = CartagenaModel()
    rng = Rng(b"model")
    for state in positions(players, 2, bots=True):
        world = state.copy()
        model.rollout(world, rng)
        if not world.over:
            if state.duel != NO_LETTER:
                assert world.duel > state.duel
            else:
                assert world.awaits_chance or world.duel != NO_LETTER
            assert world.round >= state.round
        shares = model.evaluate(world)
        assert len(shares) == players
        assert all(0.0 <= share <= 1.0 for share in shares)
        assert sum(shares) < 2.0
        for seat in state.acting:
            legal = state.legal_actions(seat)
            opinions = model.priors(state, seat, legal)
            assert len(opinions) == len(legal)
            assert max(opinions) == 1.0
            assert min(opinions) > 0.0


def test_a_judgement_follows_gold_cards_and_sides() -> None:
    def judged(cards: str = "d1 d2 d3 v1", **changes: Any) -> float:
        return prospect(seen(holding(cards, **changes)))

    assert judged(coins=[4, 1, 1]) > judged(coins=[1, 1, 1]) > judged(coins=[1, 4, 1])
    assert judged("d3 d2 d3 v1") > judged("d1 d2 d3 v1") > judged("v3 v2 v3 v1")
    # Close to the mutiny, a player without an allegiance, or with too few cards, is lost.
    assert judged(side=None, ship=17) < 0.5 * judged(side=None, ship=4)
    assert judged("d3", ship=17) < 0.5 * judged("d3 d1 d1 d1", ship=17)
    assert judged(aboard=[False, True, True]) == 0.0
    # A richer player on the same side is a disadvantage, and a look at the player's side changes nothing on average.
    rich: dict[str, Any] = {"coins": [2, 6, 1], "ship": 17}
    friend = judged(**rich, peeked=[None, "diaz", None])
    enemy = judged(**rich, peeked=[None, "valverde", None])
    assert friend < enemy
    assert judged(**rich) == pytest.approx((friend + enemy) / 2)
    # The last duel is fought with a lead or without one.
    won = ["valverde", "valverde", "diaz", "diaz", None]
    ahead, behind = (judged(won=won, posts=[[5, 6]] * 4 + [last]) for last in ([1, 9], [9, 1]))
    assert ahead > behind


def test_believed_worlds_agree_with_what_is_seen_and_with_the_cards() -> None:
    match = Match(GAME, NAMES, {}, seed_of("believed", 0))
    rng = Rng(b"believed")
    belief = LoyalBelief(GAME.belief(0, 4), 0)
    known = 0
    loyal = [0, 0]
    while not match.over:
        for told in match.events_for(0)[known:]:
            belief.observe(told)
            known += 1
        view = match.state.view(0)
        belief.set_view(view)
        for _ in range(2):
            world = belief.sample(rng)
            assert world.view(0) == view
            assert world.inventory() == match.state.inventory()
            for player in world.crew[1:]:
                if player.side != NO_SIDE:
                    colour = [kind // 3 for kind in unpack(player.combat)]
                    loyal[0] += colour.count(player.side)
                    loyal[1] += colour.count(1 - player.side)
        seat = match.state.acting[0]
        match.play(seat, MediumBot(seat, 4, rng).choose(observe(match.state, seat)))
    assert loyal[0] > 1.3 * loyal[1] > 0
    belief.set_view(match.state.view(0))
    for told in match.events_for(0)[known:]:
        belief.observe(told)
    assert belief.sample(rng).view(0) == match.state.view(0)
