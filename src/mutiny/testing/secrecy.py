"""Checks that nobody learns anything hidden: worlds that differ only in hidden things must look the same to a seat.

A seat's belief samples another world that agrees with everything the seat has seen. The checks make the same moves in
both worlds and compare what the seat sees:
- After equal events the views must be equal: a view shows nothing that no event has shown.
- With equal views the events must be equal: an event shows nothing that the view then hides. The exception is a public
  event (an event of no seat): it may show something for a moment. What follows from it is not compared.

The same holds for two different moves of another seat, and for two chance outcomes. If a seat sees the same, its row of
features must be the same too. When several decide at once, nobody learns which of them have decided before all have,
not even from the sentence with which a move is refused.
"""

from __future__ import annotations

from mutiny.kernel.errors import MutinyError
from mutiny.kernel.events import Event
from mutiny.kernel.rng import Rng
from mutiny.kernel.state import State, refuse_turn
from mutiny.testing.fingerprints import gist, look, seen, text, told
from mutiny.testing.moves import named
from mutiny.testing.rows import compare_rows
from mutiny.testing.trial import Trial

SWAPS = 6
"""The number of pairs of hidden things to exchange in a chance outcome."""


def sampled_world(trial: Trial, seat: int) -> State:
    """Return a world sampled for a seat, after checking that the seat cannot tell it apart and that it is playable.

    >>> from mutiny import game
    >>> sampled_world(Trial(game("meuterer"), 3, {}, bytes(32)), 0).players
    3
    """
    belief = trial.match.belief(seat)
    world = belief.sample(Rng(trial.seed).fork(f"world {len(trial.match.entries)}"))
    again = belief.sample(Rng(trial.seed).fork(f"world {len(trial.match.entries)}"))
    trial.expect(look(world) == look(again), f"seat {seat} samples two worlds from the same generator")
    truth = trial.state
    for who in (seat, None):
        trial.expect(
            text(world.view(who)) == text(truth.view(who)),
            f"the world sampled for seat {seat} looks different to {named(who)}",
        )
    trial.expect(seen(world, seat) == seen(truth, seat), f"in the world sampled for seat {seat} it has other moves")
    trial.expect(
        list(world.inventory()) == list(truth.inventory()), f"the world sampled for seat {seat} has other cards"
    )
    compare_rows(trial, seat, "nothing but a thought", truth, world)
    trial.expect(world.clause() == truth.clause(), f"the world sampled for seat {seat} awaits something else")
    return world


def check_sampled(trial: Trial) -> None:
    """Check that every seat's sampled world is sound and, played on, reveals nothing hidden to the seat.

    >>> from mutiny import game
    >>> check_sampled(Trial(game("meuterer"), 3, {}, bytes(32)))
    """
    for seat in range(trial.players):
        world = sampled_world(trial, seat)
        _play_out(trial, seat, world.copy())
        play_on(trial, seat, trial.state.copy(), world)


def _play_out(trial: Trial, seat: int, world: State) -> None:
    inventory = list(world.inventory())
    try:
        while not world.over:
            _random_step(world, trial.rng)
    except MutinyError as error:
        trial.fail(f"the world sampled for seat {seat} cannot be played to its end: {error}")
    trial.expect(
        list(world.inventory()) == inventory, f"the world sampled for seat {seat} does not keep its cards together"
    )


def _random_step(state: State, rng: Rng) -> None:
    if state.awaits_chance:
        state.apply_chance(state.sample_chance(rng))
        return
    seat = state.acting[0]
    moves = state.legal_actions(seat)
    state.apply(seat, moves[rng.below(len(moves))])


def play_on(trial: Trial, seat: int, truth: State, world: State) -> int:
    """Play the same in two worlds until a seat can tell them apart; returns the number of entries.

    >>> from mutiny import game
    >>> trial = Trial(game("meuterer"), 3, {}, bytes(32))
    >>> play_on(trial, 0, trial.state.copy(), trial.state.copy()) > 3
    True
    """
    entries = 0
    while not truth.over:
        if truth.awaits_chance:
            outcome = truth.sample_chance(trial.rng)
            try:
                there = world.copy().apply_chance_with_events(outcome)
            except MutinyError:
                # The shuffled cards differ between the worlds.
                return entries
            here = truth.apply_chance_with_events(outcome)
            world.apply_chance(outcome)
            what = truth_of(entries, "a chance outcome")
        else:
            mover = truth.acting[0]
            common = sorted(set(truth.legal_actions(mover)) & set(world.legal_actions(mover)))
            if not common:
                return entries
            action = common[trial.rng.below(len(common))]
            what = truth_of(entries, f"{truth.format_move(mover, action)!r} of seat {mover}")
            here = truth.apply_with_events(mover, action)
            there = world.apply_with_events(mover, action)
        for who in (seat, None):
            compare(trial, who, what, (truth, here), (world, there))
        if seen(truth, seat) != seen(world, seat):
            return entries
        entries += 1
    return entries


def truth_of(entries: int, what: str) -> str:
    """Return a description of where a comparison stands.

    >>> truth_of(2, "'pay 0' of seat 1")
    "'pay 0' of seat 1, 2 entries later,"
    """
    return f"{what}, {entries} entries later," if entries else what


def compare(
    trial: Trial,
    seat: int | None,
    what: str,
    one: tuple[State, list[Event]],
    other: tuple[State, list[Event]],
    open_ones: bool = False,
) -> None:
    """Check that events and views agree in two worlds that a seat could not tell apart before.

    With `open_ones`, not even public events may show more than the view shows afterwards.

    >>> from mutiny import game
    >>> trial = Trial(game("meuterer"), 3, {}, bytes(32))
    >>> compare(trial, 0, "nothing", (trial.state, []), (trial.state.copy(), []))
    """
    sees_same = seen(one[0], seat) == seen(other[0], seat)
    if sees_same:
        compare_rows(trial, seat, what, one[0], other[0])
    if told(one[1], seat) == told(other[1], seat):
        trial.expect(sees_same, f"after {what} the view shows {named(seat)} something hidden that no event has told")
    elif sees_same:
        here, there = gist(one[1], seat), gist(other[1], seat)
        if not open_ones:
            shown = first_shown(one[1], other[1], seat)
            here, there = here[:shown], there[:shown]
        trial.expect(
            here == there, f"an event of {what} tells {named(seat)} something hidden that the view does not show"
        )


def first_shown(one: list[Event], other: list[Event], seat: int | None) -> int:
    """Return the index of the first event that shows the whole table something different, or the number of events.

    >>> both = [Event("pay", "M1.1", 0, {"amount": 1})]
    >>> first_shown([*both, Event("ship", "M6.1", None, {"island": "sandkap"})], both + both, 0)
    2
    >>> first_shown([Event("ship", "M6.1", None, {"to": "a"})], [Event("ship", "M6.1", None, {"to": "b"})], 0)
    0
    """
    here = [event for event in one if event.seen_by(seat) is not None]
    there = [event for event in other if event.seen_by(seat) is not None]
    for number, (first, second) in enumerate(zip(here, there, strict=False)):
        if first.seat is None and second.seat is None and first.with_secrets() != second.with_secrets():
            return number
    return max(len(here), len(there))


def check_at_once(trial: Trial) -> None:
    """Check that nobody learns who has decided before all have, when several decide at once.

    They answer one after the other, in any order, on a copy. An answer, except the last, may change what its own seat
    sees and how its moves are refused, and nothing else.

    >>> from mutiny import game
    >>> check_at_once(Trial(game("cartagena"), 3, {}, bytes(32)))
    """
    state = trial.state
    order = list(trial.rng.shuffled(bytes(state.acting)))
    for mover in order[:-1]:
        moves = state.legal_actions(mover)
        after = state.copy()
        events = after.apply_with_events(mover, moves[trial.rng.below(len(moves))])
        if list(after.acting) != [seat for seat in state.acting if seat != mover]:
            # This was not a simultaneous decision: the answer has changed what is asked.
            return
        early = f"that seat {mover} has decided, while others who decide at once have not"
        for seat in trial.everybody:
            if seat == mover:
                continue
            trial.expect(told(events, seat) == "[]", f"an event tells {named(seat)} {early}")
            trial.expect(seen(after, seat) == seen(state, seat), f"the view shows {named(seat)} {early}")
            if trial.features is not None and seat is not None:
                same = trial.features.row(after, seat) == trial.features.row(state, seat)
                trial.expect(same, f"the row tells {named(seat)} {early}")
            if seat is not None:
                same = refusals(trial, after, seat) == refusals(trial, state, seat)
                trial.expect(same, f"a refusal tells {named(seat)} {early}")
        state = after


def refusals(trial: Trial, state: State, seat: int) -> list[str]:
    """Return the sentences with which a state refuses the moves that a seat may try, and a match those out of turn.

    >>> from mutiny import game
    >>> trial = Trial(game("cartagena"), 3, {}, bytes(32))
    >>> refusals(trial, trial.state, 1)[0]
    'C0.5: no player is to act: chance is next.'
    """
    found = [] if seat in state.acting else [str(refuse_turn(state, seat))]
    legal = state.legal_actions(seat)
    for action in range(trial.game.actions):
        if action not in legal:
            try:
                state.copy().apply(seat, action)
            except MutinyError as refusal:
                found.append(str(refusal))
    return found


def check_other_moves(trial: Trial) -> None:
    """Check that a seat that sees the same after two different moves has seen the same events.

    If nobody at all sees a difference, nothing is hidden: it was an open move that left no trace.

    >>> from mutiny import game
    >>> check_other_moves(Trial(game("meuterer"), 3, {}, bytes(32)))
    """
    state = trial.state
    for mover in state.acting:
        moves = state.legal_actions(mover)
        done: list[tuple[str, State, list[Event]]] = []
        for action in {moves[trial.rng.below(len(moves))] for _ in range(5)}:
            child = state.copy()
            events = child.apply_with_events(mover, action)
            done.append((state.format_move(mover, action), child, events))
        one = done[0]
        for other in done[1:]:
            traceless = look(one[1]) == look(other[1])
            what = f"{one[0]!r} or {other[0]!r} of seat {mover}"
            for seat in trial.everybody:
                if seat != mover and not traceless:
                    compare(trial, seat, what, (one[1], one[2]), (other[1], other[2]))


def check_other_outcomes(trial: Trial) -> None:
    """Check that a seat that sees the same after two chance outcomes has seen the same events.

    >>> from mutiny import game
    >>> check_other_outcomes(Trial(game("meuterer"), 3, {}, bytes(32)))
    """
    state = trial.state
    outcome = state.sample_chance(trial.rng)
    one = state.copy()
    here = one.apply_chance_with_events(outcome)
    for _ in range(SWAPS if len(outcome) > 1 else 0):
        swapped = bytearray(outcome)
        first, second = trial.rng.below(len(outcome)), trial.rng.below(len(outcome))
        swapped[first], swapped[second] = outcome[second], outcome[first]
        other = state.copy()
        try:
            there = other.apply_chance_with_events(bytes(swapped))
        except MutinyError:
            # Not every exchange makes another outcome of the game.
            continue
        for seat in trial.everybody:
            compare(trial, seat, "a chance outcome", (one, here), (other, there), open_ones=True)
