"""The medium bot in Traîtres à bord plays and talks soundly with every number of players, and has sensible beliefs."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from reference import traitres as reference

from mutiny import Match, Rng, game, new, replay, seed_of
from mutiny.bots import (
    Bot,
    BotFailed,
    BotSpec,
    HardBot,
    MediumBot,
    Observation,
    RandomBot,
    observe,
    play_game,
    seat_bot,
)
from mutiny.games.traitres.bots.action_frequencies import MANNERS, ActionFrequencies
from mutiny.games.traitres.bots.chest import Chest, Item
from mutiny.games.traitres.bots.inference import Inference
from mutiny.games.traitres.bots.move_values import values
from mutiny.games.traitres.bots.suspicion import Suspicion
from mutiny.games.traitres.bots.talk import phrases
from mutiny.kernel.match import is_talk
from mutiny.testing import check_bot

pytestmark = pytest.mark.long

GAME = game("traitres")
NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"]


class Babbler(RandomBot):
    """A bot that says many phrases."""

    def speak(self, observation: Observation) -> list[str]:
        return ["say role pirate", "say role mutineer"]


class Nonsense(RandomBot):
    """A bot that says something that is not a phrase."""

    def speak(self, observation: Observation) -> list[str]:
        return ["say ahoy"]


def view_of(seat: int = 0, role: str = "pirate", **changes: Any) -> Any:
    """Return the view of a seat at an empty table of five."""
    blank = GAME.new(5).view(seat)
    return {**blank, "role": role, "phase": "turn", "turn": seat, "acting": [seat], "draw_pile": 40, **changes}


def inference_of(*told: dict[str, Any], role: str = "pirate") -> Inference:
    """Return the inference of seat 0 after some events."""
    inference = Inference(view_of(0, role))
    for event in told:
        inference.observe({"clause": "T2.1", **event})
    return inference


def stash(seat: int, value: str, card: str = "") -> dict[str, Any]:
    told = {"kind": "stash", "seat": seat, "value": value, "chest": 1}
    return {**told, "card": card} if card else told


def say(seat: int, phrase: str, *args: str) -> dict[str, Any]:
    return {"kind": "say", "seat": seat, "phrase": phrase, "args": list(args)}


def best(inference: Inference, view: Any, moves: list[str]) -> str:
    worth = values(inference, view, [move.split(" ") for move in moves])
    return moves[worth.index(max(worth))]


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("meet", ["no", "yes"])
def test_games_are_sound_talk_included_and_follow_from_the_seed(players: int, meet: str) -> None:
    options = {"mutineers-meet": meet}
    names = NAMES[:players]
    said = 0
    for number in range(3):
        classes: list[type[Bot]] = [MediumBot] * players
        classes[number] = RandomBot
        seed = seed_of("bots", number)
        played = play_game(GAME, classes, options, seed)
        record = played.record(names)
        assert replay(record).over
        moves = [["*" if who is None else who, notation] for who, notation in record.moves]
        frame = {"mutiny": 1, "game": "traitres", "players": names, "options": options, "moves": moves}
        assert reference.replay(frame).result() == record.result
        assert play_game(GAME, classes, options, seed).record(names).text() == record.text()
        assert play_game(GAME, classes, options, seed, noting=False).state.result() == record.result
        talk = [who for who, notation in record.moves if is_talk(notation)]
        assert number not in talk
        said += len(talk)
        decided = [who for who, notation in record.moves if who is not None and not is_talk(notation)]
        assert played.decisions == len(decided)
    assert said


def test_nobody_says_more_than_one_thing_a_turn() -> None:
    for number in range(5):
        entries = play_game(GAME, [MediumBot] * 6, {}, seed_of("talk", number)).entries
        turn, spoke = -1, False
        for who, notation in entries:
            if who is None:
                continue
            if who != turn:
                turn, spoke = who, False
            if is_talk(notation):
                assert not spoke
                spoke = True
            elif notation.startswith(("stash", "plank", "order", "return", "riddance", "pockets")):
                turn = -1


def test_of_all_that_a_bot_has_to_say_one_phrase_is_said_before_each_move() -> None:
    entries = play_game(GAME, [Babbler] * 3, {}, bytes(32)).entries
    moves = [entry for entry in entries if entry[0] is not None]
    assert [notation for _, notation in moves[::2]] == ["say role pirate"] * (len(moves) // 2)
    assert all(one[0] == other[0] for one, other in list(pairwise(moves))[::2])


def test_a_bot_that_talks_nonsense_is_named() -> None:
    with pytest.raises(BotFailed, match=r"the bot at seat \d talks nonsense: 'say ahoy' is not a move"):
        play_game(GAME, [Nonsense] * 3, {}, bytes(32))
    with pytest.raises(BotFailed, match="this game has no set phrases"):
        play_game(game("meuterer"), [Babbler] * 3, {}, bytes(32))


def test_the_medium_bot_plays_fair() -> None:
    check_bot(MediumBot, GAME, games=6)


def test_what_it_says_is_what_its_seat_may_know() -> None:
    match = Match(GAME, NAMES[:6], {}, seed_of("worlds", 1))
    bots = [MediumBot(seat, 6, Rng(b"bot %d" % seat)) for seat in range(6)]
    twins = [MediumBot(seat, 6, Rng(b"bot %d" % seat)) for seat in range(6)]
    worlds = Rng(b"worlds")
    heard = said = 0
    while not match.over:
        for event in (event for batch in match.events[heard:] for event in batch):
            for bot in (*bots, *twins):
                bot.observe(event.seen_by(bot.seat) or {})
        heard = len(match.events)
        seat = match.state.acting[0]
        spoken = bots[seat].speak(observe(match.state, seat))
        # In another world that this seat cannot tell from the true one, it says and does the same.
        world = match.belief(seat).sample(worlds)
        assert twins[seat].speak(observe(world, seat)) == spoken
        chosen = bots[seat].choose(observe(match.state, seat))
        assert twins[seat].choose(observe(world, seat)) == chosen
        for phrase in spoken:
            match.say(seat, phrase)
            said += 1
        match.play(seat, chosen)
    assert said


@pytest.mark.parametrize("players", [3, 5, 6, 8])
def test_it_beats_chance_as_a_pirate_and_as_a_mutineer(players: int) -> None:
    wins = {"pirates": 0, "mutineers": 0}
    for number in range(30):
        seed = seed_of("strength", number)
        roles = GAME.new(players).sample_chance(Rng(seed))
        for team, rebel in (("pirates", 0), ("mutineers", 1)):
            classes: list[type[Bot]] = [MediumBot if role == rebel else RandomBot for role in roles]
            wins[team] += play_game(GAME, classes, {}, seed, noting=False).state.result()["team"] == team
    # At random the pirates win one game in sixty: somebody opens the chest at once.
    assert wins["mutineers"] >= 27
    assert wins["pirates"] >= 6


def test_it_can_decide_without_any_event() -> None:
    match = new("traitres", NAMES[:5], seed=seed_of("hint", 0))
    while not match.over:
        seat = match.state.acting[0]
        fresh = MediumBot(seat, 5, Rng(b"hint"))
        match.play(seat, fresh.choose(observe(match.state, seat)))


def test_a_spyglass_that_shows_a_lie_raises_suspicion() -> None:
    told = [stash(1, "+1"), stash(0, "+1", "+1"), stash(2, "0")]
    look = {"kind": "spyglass", "seat": 0, "count": 3, "cards": ["+1", "0", "-2"]}
    inference = inference_of(*told, look)
    assert inference.suspicion.of(1) > 0.7
    assert inference.suspicion.of(2) < inference.suspicion.of(3)
    honest = inference_of(*told, {**look, "cards": ["+1", "+1", "0"]})
    assert honest.suspicion.of(1) < 0.25 > honest.suspicion.of(2)


def test_what_another_says_to_have_seen_is_weighed_against_both() -> None:
    told = [stash(1, "+1"), stash(2, "+1"), stash(3, "+1"), {"kind": "spyglass", "seat": 4, "count": 3}]
    before = inference_of(*told)
    inference = inference_of(*told, say(4, "spied", "+1", "+1", "-2"))
    assert inference.suspicion.of(1) > before.suspicion.of(1)
    assert inference.chest.worth(inference.suspicion) < before.chest.worth(before.suspicion) - 1
    # A player who contradicts what the seat saw is not a pirate.
    own = [stash(0, "+1", "+1"), {"kind": "spyglass", "seat": 4, "count": 1}]
    assert inference_of(*own, say(4, "spied", "-2")).suspicion.of(4) > 0.7


def test_planks_words_and_riddance_make_suspicious() -> None:
    plank = {"kind": "plank", "seat": 1, "target": 2, "planks": 1}
    assert inference_of(plank).suspicion.of(2) > 0.25
    assert (
        inference_of(say(1, "accuse", "2")).suspicion.of(2) > 0.25 > inference_of(say(1, "vouch", "2")).suspicion.of(2)
    )
    again = inference_of(say(1, "accuse", "2"), say(1, "accuse", "2"))
    assert again.suspicion.of(2) == inference_of(say(1, "accuse", "2")).suspicion.of(2)
    gone = {"kind": "riddance", "seat": 3, "count": 1, "chest": 0}
    assert (
        inference_of(stash(1, "+1"), gone).suspicion.of(3) > 0.25 > inference_of(stash(1, "-2"), gone).suspicion.of(3)
    )
    # A pirate overboard was blamed without reason: the player who laid the planks had no good reason.
    drowned = {"kind": "overboard", "seat": 2, "role": "pirate", "count": 3}
    inference = inference_of(plank, drowned)
    assert inference.suspicion.of(2) == 0
    assert inference.suspicion.of(1) > inference.suspicion.of(3)


def test_mutineers_who_meet_know_each_other() -> None:
    view: Any = {**GAME.new(6).view(0), "role": "mutineer", "mutineers": [0, 4]}
    suspicion = Inference(view).suspicion
    assert [round(suspicion.of(seat), 3) for seat in range(6)] == [1, 0, 0, 0, 1, 0]


def test_a_pirate_stashes_truthfully_and_keeps_what_harms() -> None:
    inference = inference_of()
    moves = [f"stash {card} as {value}" for card in ("+1", "0", "-2") for value in ("+1", "0", "-2")]
    assert best(inference, view_of(), ["open", *moves]) == "stash +1 as +1"
    assert best(inference, view_of(), ["open", *moves[3:]]) == "stash 0 as 0"
    assert best(inference, view_of(), ["open", *moves[6:], "catch"]) == "catch"
    assert best(inference, view_of(), ["open", *moves[6:]]) == "stash -2 as -2"


def test_a_mutineer_spoils_the_chest_and_says_so_or_not() -> None:
    inference = inference_of(stash(1, "+1"), stash(2, "+1"), role="mutineer")
    view = view_of(role="mutineer", chest=2)
    moves = [f"stash {card} as {value}" for card in ("+1", "0", "-2") for value in ("+1", "0", "-2")]
    assert best(inference, view, moves) == "stash -2 as -2"
    for _ in range(2):
        inference.observe(stash(0, "-2", "-2"))
    # He lies every third time.
    assert best(inference, view, moves) == "stash -2 as +1"
    inference.observe(stash(0, "+1", "-2"))
    assert best(inference, view, moves) == "stash -2 as -2"
    # Everybody would see a player throw good cards away, so the bot does it only if it is worth it.
    assert best(inference, view, [*moves[:6], "riddance", "spyglass"]) == "stash 0 as 0"
    rich = inference_of(stash(1, "+1"), stash(2, "+1"), role="mutineer")
    assert best(rich, view, [*moves[:3], "riddance", "spyglass"]) == "riddance"
    # The last plank that is needed comes before everything.
    stake: dict[str, Any] = {"planks": [0, 0, 0, 2, 0], "aboard": [True, False, False, True, True]}
    stake["roles"] = [None, "pirate", "pirate", None, None]
    at_stake: Any = {**view, **stake}
    inference.set_view(at_stake)
    assert best(inference, at_stake, [*moves, "plank 3", "plank 4"]) == "plank 3"


def test_a_pirate_opens_when_sure_and_before_it_is_too_late() -> None:
    told = [stash(0, "+1", "+1") for _ in range(12)]
    inference = inference_of(*told)
    moves = ["open", "stash +1 as +1"]
    assert best(inference, view_of(chest=12), moves) == "open"
    assert best(inference, view_of(chest=12, target=13), moves) == "stash +1 as +1"
    assert best(inference, view_of(chest=12, target=13, draw_pile=1), moves) == "open"


def test_planks_go_to_the_suspect() -> None:
    inference = inference_of(stash(3, "+1"), {"kind": "spyglass", "seat": 0, "count": 1, "cards": ["-2"]})
    view = view_of(planks=[0, 0, 0, 2, 0])
    assert best(inference, view, ["stash +1 as +1", "plank 1", "plank 2", "plank 3", "plank 4"]) == "plank 3"
    assert best(inference_of(), view, ["stash +1 as +1", "plank 3"]) == "stash +1 as +1"


def test_what_goes_back_after_a_spyglass_and_a_catch() -> None:
    pirate, mutineer = inference_of(), inference_of(role="mutineer")
    orders = ["order +1 -2", "order -2 +1"]
    assert best(pirate, view_of(phase="order"), orders) == "order -2 +1"
    assert best(mutineer, view_of(phase="order"), orders) == "order +1 -2"
    returns = ["return +1 0", "return -2 0", "return -2 +1"]
    assert best(pirate, view_of(phase="return"), returns) == "return -2 0"
    assert best(mutineer, view_of(phase="return"), returns) == "return +1 0"
    assert best(pirate, view_of(phase="return"), ["return -2"]) == "return -2"


def test_a_pirate_says_what_the_spyglass_showed_and_a_mutineer_what_was_announced() -> None:
    told = [stash(0, "+1", "-2"), stash(1, "+1")]
    look = {"kind": "spyglass", "seat": 0, "count": 2, "cards": ["+1", "-2"]}
    assert phrases(inference_of(*told, look), view_of(phase="order")) == ["say spied +1 -2"]
    assert phrases(inference_of(*told, look, role="mutineer"), view_of(phase="order")) == ["say spied +1 +1"]


def play_on(inference: Inference) -> None:
    """Have the seat of the inference play a card: its turn is over."""
    inference.observe({"clause": "T2.4", "kind": "riddance", "seat": 0, "count": 0, "chest": 0})


def utter(inference: Inference, view: Any) -> list[str]:
    """Return what the seat says now. The seat is told of it, like everybody."""
    said = phrases(inference, view)
    for phrase in said:
        inference.observe({"clause": "TT.1", **say(0, *phrase.split()[1:])})
    return said


def test_it_answers_accuses_vouches_and_says_what_it_believes() -> None:
    accused = inference_of(say(2, "accuse", "0"))
    assert utter(accused, view_of()) == ["say role pirate"]
    # The bot does not repeat it at once, even if accused again, but some turns later.
    play_on(accused)
    accused.observe({"clause": "TT.1", **say(3, "accuse", "0")})
    assert utter(accused, view_of()) != ["say role pirate"]
    for _ in range(3):
        play_on(accused)
    accused.observe({"clause": "TT.1", **say(3, "accuse", "0")})
    assert utter(accused, view_of()) == ["say role pirate"]
    # An accusation is answered in the next turn or never.
    late = inference_of(say(2, "accuse", "0"))
    play_on(late)
    assert utter(late, view_of()) != ["say role pirate"]
    assert utter(inference_of(stash(0, "+1", "+1"), say(2, "ask", "0")), view_of(chest=1)) == ["say chest 1"]
    liar = inference_of(stash(3, "+1"), {"kind": "spyglass", "seat": 0, "count": 1, "cards": ["-2"]})
    liar.observe({"clause": "T2.5", "kind": "order", "seat": 0, "count": 1, "cards": ["-2"]})
    assert utter(liar, view_of()) == ["say accuse 3"]
    assert utter(inference_of(stash(3, "+1")), view_of()) == []
    full = inference_of(*[stash(0, "+1", "+1") for _ in range(9)])
    assert utter(full, view_of(chest=9)) == ["say chest 9"]
    assert utter(full, view_of(chest=9)) == []


def test_one_phrase_a_turn_also_when_two_things_are_decided_in_it() -> None:
    look = {"clause": "T2.5", "kind": "spyglass", "seat": 0, "count": 2, "cards": ["+1", "-2"]}
    spy = inference_of(stash(0, "+1", "-2"), stash(1, "+1"), say(2, "accuse", "0"))
    assert utter(spy, view_of()) == ["say role pirate"]
    spy.observe(look)
    assert utter(spy, view_of(phase="order")) == []
    silent = inference_of(stash(0, "+1", "-2"), stash(1, "+1"))
    silent.observe(look)
    assert utter(silent, view_of(phase="order")) == ["say spied +1 -2"]
    assert utter(silent, view_of(phase="order")) == []


def test_a_bot_that_is_made_again_for_every_decision_says_the_same() -> None:
    """A server keeps no bots between decisions."""
    spoken = 0
    for number in range(6):
        match = new("traitres", ["Ann", "Bo", "Cy", "Di", "Ed"], seed=number.to_bytes(32, "big"))
        kept = [seat_bot(BotSpec("medium"), seat, 5, Rng(b"kept"), GAME) for seat in range(5)]
        heard = [0] * 5
        for driver in kept:
            driver.begin(match.options)
        while not match.over:
            seat = match.state.acting[0]
            told = match.events_for(seat)
            kept[seat].tell_all(told[heard[seat] :])
            heard[seat] = len(told)
            fresh = seat_bot(BotSpec("medium"), seat, 5, Rng(b"fresh"), GAME)
            fresh.begin(match.options)
            fresh.tell_all(told)
            observation = kept[seat].observe(match.state)
            phrase = kept[seat].speak(match.state, observation)
            assert fresh.speak(match.state, fresh.observe(match.state)) == phrase
            if phrase is not None:
                match.say(seat, phrase)
                spoken += 1
            match.play(seat, match.state.format_move(seat, kept[seat].decide(observation)))
    assert spoken > 20


def test_a_shuffled_chest_keeps_its_worth() -> None:
    suspicion = Suspicion(5, 1, 0, False)
    chest = Chest()
    for seat, value in ((1, "+1"), (2, "-2"), (3, "0"), (4, "+1")):
        chest.put(Item(seat, value))
    worth, odds = chest.worth(suspicion), chest.odds(suspicion, 0)
    chest.shuffle(3)
    assert chest.worth(suspicion) == pytest.approx(worth)
    assert chest.odds(suspicion, 0) == pytest.approx(odds, abs=0.05)
    assert len(chest.top(3)) == 3
    assert chest.top(2) == []
    chest.learn(["+1", "+1"])
    assert chest.worth(suspicion, 2) == 2


def test_a_world_that_is_believed_could_be() -> None:
    """Check that the samples agree with the seat's view and that no card is lost, whatever is believed."""
    for number in range(12):
        players = 3 + number % 6
        match = Match(GAME, [f"P{seat}" for seat in range(players)], {}, seed_of("believed", number))
        rng = Rng(seed_of("believed", number))
        while not match.over:
            seat = match.state.acting[0]
            bot = HardBot(seat, players, Rng(b"believer"))
            bot.begin(GAME, {})
            for told in match.events_for(seat):
                bot.observe(told)
            search = bot.ready(observe(match.state, seat))
            for _ in range(3):
                world = search.belief.sample(rng)
                assert world.view(seat) == match.state.view(seat)
                assert world.inventory() == match.state.inventory()
            legal = match.state.legal_actions(seat)
            match.play(seat, legal[1 + rng.below(len(legal) - 1) if len(legal) > 1 else 0])


def test_keen_inference_uses_action_frequencies() -> None:
    """Anybody may have to stash one -2, but a player who gives nothing else becomes suspect."""
    plain, keen = (Inference(view_of(), keen=keen) for keen in (False, True))
    for _ in range(3):
        plain.observe(stash(1, "-2"))
        keen.observe(stash(1, "-2"))
        keen.observe(stash(2, "0"))
    assert plain.suspicion.of(1) == pytest.approx(plain.suspicion.of(2))
    assert keen.suspicion.of(1) > 0.8 > keen.suspicion.of(2)
    # A seat knows its own role; the others do not.
    keen.observe(stash(0, "-2", "-2"))
    assert keen.suspicion.of(0) == 0.0
    assert keen.rumour.of(0) > 0.0


def test_actions_alone_never_clear_a_player() -> None:
    # A mutineer may do whatever pirates do most: that must not make others look guilty.
    for what in MANNERS:
        frequencies = ActionFrequencies(5)
        odds = 1.0
        for _ in range(12):
            odds *= frequencies.note(1, what)
            assert odds > 0.7
    # Who throws bad cards into the chest again and again gives away what they are.
    frequencies = ActionFrequencies(5)
    for _ in range(4):
        last = frequencies.note(1, "-2")
    assert last > 4


def test_a_keen_mutineer_avoids_suspicion() -> None:
    inference = Inference(view_of(role="mutineer"), keen=True)
    moves = [f"stash {card} as {value}" for card in ("+1", "0", "-2") for value in ("+1", "0", "-2")]
    view = view_of(role="mutineer")
    first = best(inference, view, moves)
    for _ in range(3):
        inference.observe(stash(0, "-2", "-2"))
    # After several bad cards, the player gives a good one and announces it truthfully.
    assert first != "stash +1 as +1"
    assert best(inference, view, moves) == "stash +1 as +1"
