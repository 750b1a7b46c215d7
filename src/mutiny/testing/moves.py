"""Checks of moves and chance: numbers, notation, effects with and without events, and the events themselves."""

from __future__ import annotations

from mutiny.kernel.errors import MutinyError
from mutiny.kernel.events import Event
from mutiny.testing.declared import event_kinds, event_mismatch, mismatch, view_types
from mutiny.testing.fingerprints import future, look, text, told
from mutiny.testing.trial import Trial


def check_shape(trial: Trial) -> None:
    """Check that a state is over, awaits chance or has acting seats, and that only acting seats have legal moves.

    >>> from mutiny import game
    >>> check_shape(Trial(game("meuterer"), 3, {}, bytes(32)))
    """
    state = trial.state
    waiting = [state.over, state.awaits_chance, bool(state.acting)]
    trial.expect(waiting.count(True) == 1, f"over, awaits_chance and acting must exclude each other, not be {waiting}")
    acting = list(state.acting)
    trial.expect(acting == sorted(set(acting)), f"acting seats must ascend, not be {acting}")
    trial.expect(all(0 <= seat < trial.players for seat in acting), f"acting seats {acting} are not all at the table")
    clause = state.clause()
    trial.expect(clause != "", f"the clause of what is awaited is {clause!r}")
    for seat in range(trial.players):
        legal = list(state.legal_actions(seat))
        if seat in acting:
            trial.expect(legal != [], f"seat {seat} is to act and has no legal move")
        else:
            trial.expect(legal == [], f"seat {seat} is not to act and has legal moves")
        trial.expect(legal == sorted(set(legal)), f"the legal moves of seat {seat} do not ascend: {legal[:20]}")
        trial.expect(
            all(type(action) is int and 0 <= action < trial.game.actions for action in legal),
            f"a legal move of seat {seat} is outside the action space of {trial.game.actions}: {legal[:20]}",
        )


def check_notation(trial: Trial) -> None:
    """Check that every legal move has its own text, plainly spaced, that reads back to it.

    >>> from mutiny import game
    >>> check_notation(Trial(game("meuterer"), 3, {}, bytes(32)))
    """
    state = trial.state
    for seat in state.acting:
        known: dict[str, int] = {}
        for action in state.legal_actions(seat):
            notation = state.format_move(seat, action)
            trial.expect(
                notation != "" and notation.isprintable() and notation == " ".join(notation.split()),
                f"the notation {notation!r} is not plainly spaced text",
            )
            trial.expect(notation not in known, f"the notation {notation!r} stands for two legal moves")
            known[notation] = action
            back = state.parse_move(seat, notation)
            trial.expect(back == action, f"move {action} is written {notation!r}, which reads as {back}")


def check_copy(trial: Trial) -> None:
    """Check that a copy equals its original, and that neither changes the other.

    >>> from mutiny import game
    >>> check_copy(Trial(game("meuterer"), 3, {}, bytes(32)))
    """
    state = trial.state
    before, fate = look(state), future(state)
    twin = state.copy()
    trial.expect(look(twin) == before, "a copy looks different from its original")
    trial.expect(future(twin) == fate, "a copy looks like its original but goes on differently")
    while not twin.over:
        if twin.awaits_chance:
            twin.apply_chance(twin.sample_chance(trial.rng))
        else:
            seat = twin.acting[0]
            moves = twin.legal_actions(seat)
            twin.apply(seat, moves[trial.rng.below(len(moves))])
    trial.expect(look(state) == before, "playing a copy changes how its original looks")
    trial.expect(future(state) == fate, "playing a copy changes how its original goes on")


def check_views(trial: Trial) -> None:
    """Check that looking changes nothing, and that views are valid JSON and as the game declares them.

    >>> from mutiny import game
    >>> check_views(Trial(game("meuterer"), 3, {}, bytes(32)))
    """
    state = trial.state
    declared = view_types(trial.game.name)
    for seat in trial.everybody:
        view = state.view(seat)
        if declared is not None:
            found = mismatch(view, declared[0 if seat is None else 1], "view")
            trial.expect(found is None, f"the view of {named(seat)} is not as declared in view_types: {found}")
        try:
            before = text(view)
        except (TypeError, ValueError) as error:
            trial.fail(f"the view of {named(seat)} cannot be written as JSON: {error}")
        for value in view.values():
            if isinstance(value, list):
                value.append("scribbled")
        view.clear()
        trial.expect(text(state.view(seat)) == before, f"scribbling on the view of {named(seat)} changes the state")


def check_events(trial: Trial, events: list[Event]) -> None:
    """Check that every event has a kind and a clause, refers to seats at the table, and is valid JSON and as declared.

    >>> from mutiny import game
    >>> check_events(Trial(game("meuterer"), 3, {}, bytes(32)), [Event("pay", "M1.1", 0, {"amount": 1})])
    """
    kinds = event_kinds(trial.game.name)
    for event in events:
        trial.expect(
            bool(event.kind) and bool(event.clause), f"the event {event.with_secrets()} cites no kind or no clause"
        )
        about = [*event.audience, *(() if event.seat is None else (event.seat,))]
        trial.expect(all(0 <= seat < trial.players for seat in about), f"the event {event.kind} is about nobody here")
        trial.expect(
            not event.secret or bool(event.audience), f"the event {event.kind} has a secret that nobody is told"
        )
        trial.expect(
            not set(event.facts) & set(event.secret), f"the event {event.kind} has a name both open and secret"
        )
        if kinds is not None:
            found = event_mismatch(event, kinds)
            trial.expect(found is None, f"the event {event.kind} is not as declared in events: {found}")
        try:
            text(event.with_secrets())
        except (TypeError, ValueError) as error:
            trial.fail(f"the event {event.kind} cannot be written as JSON: {error}")


def play_move(trial: Trial, thorough: bool) -> None:
    """Make a random move of the first acting seat, and compare it with the same move without events.

    If thorough, also undo it and make it again.

    >>> from mutiny import game
    >>> trial = Trial(game("meuterer"), 3, {}, bytes(32))
    >>> for _ in range(3): take_chance(trial)
    >>> play_move(trial, thorough=True)
    >>> len(trial.match.entries)
    4
    """
    state, match = trial.state, trial.match
    seat = state.acting[0]
    moves = state.legal_actions(seat)
    action = moves[trial.rng.below(len(moves))]
    notation = state.format_move(seat, action)
    silent = state.copy()
    before, count = look(state), len(match.entries)
    silent.apply(seat, action)
    trial.expect(look(state) == before, "a move made on a copy changes the original")
    events = match.play(seat, notation)
    check_events(trial, events)
    trial.expect(look(match.state) == look(silent), f"{notation!r} does one thing in silence and another when told")
    if not thorough:
        return
    fate = future(match.state)
    trial.expect(future(silent) == fate, f"{notation!r} in silence and when told look alike but go on differently")
    undone = match.undo()
    trial.expect(undone == (seat, notation), f"undo takes back {undone} and not {(seat, notation)}")
    trial.expect(look(match.state) == before, f"undoing {notation!r} does not lead back")
    again = match.play(seat, action)
    trial.expect(len(match.entries) == count + 1, f"{notation!r} is not one entry of the log")
    trial.expect(
        [event.with_secrets() for event in again] == [event.with_secrets() for event in events],
        f"{notation!r}, undone and done again, is told differently",
    )
    trial.expect(future(match.state) == fate, f"{notation!r}, undone and done again, goes on differently")


def check_chance_pool(trial: Trial) -> None:
    """Check that cards drawn one by one from the chance pool form an outcome of the awaited chance.

    >>> from mutiny import game
    >>> check_chance_pool(Trial(game("meuterer"), 3, {}, bytes(32)))
    """
    cards, many = trial.state.chance_pool()
    trial.expect(many <= len(cards), "the chance pool holds fewer cards than are drawn from it")
    # Use a separate generator: this check must not change how the trial continues.
    order = trial.rng.fork(f"chance {len(trial.match.entries)}").shuffled(cards)[:many]
    try:
        trial.state.copy().apply_chance(trial.state.chance_outcome(order))
    except MutinyError as error:
        trial.fail(f"cards drawn from the chance pool one by one are refused: {error}")


def take_chance(trial: Trial) -> None:
    """Take a random outcome of the awaited chance, and check drawing, notation, and the effect with and without events.

    >>> from mutiny import game
    >>> trial = Trial(game("meuterer"), 3, {}, bytes(32))
    >>> take_chance(trial)
    >>> trial.match.entries[0][1].split()[0]
    'ring'
    """
    state = trial.state
    before = look(state)
    outcome = state.sample_chance(trial.rng.copy())
    trial.expect(state.sample_chance(trial.rng.copy()) == outcome, "the same generator draws two different outcomes")
    state.sample_chance(trial.rng)
    trial.expect(look(state) == before, "drawing an outcome changes the state")
    check_chance_pool(trial)
    notation = state.format_chance(outcome)
    trial.expect(
        state.parse_chance(notation) == outcome, f"the outcome written {notation[:80]!r} does not read back to itself"
    )
    silent = state.copy()
    silent.apply_chance(outcome)
    events = trial.match.chance(notation)
    check_events(trial, events)
    trial.expect(
        look(trial.state) == look(silent), f"{notation[:80]!r} does one thing in silence and another when told"
    )


def check_replay(trial: Trial) -> None:
    """Check that replaying the log leads to the same state and the same events for everybody.

    >>> from mutiny import game
    >>> check_replay(Trial(game("meuterer"), 3, {}, bytes(32)))
    """
    again = Trial(trial.game, trial.players, trial.options, trial.seed).match
    for number, (who, notation) in enumerate(trial.match.entries):
        try:
            events = again.chance(notation) if who is None else again.play(who, notation)
        except MutinyError as error:
            trial.fail(f"the log is refused when it is replayed, at entry {number}: {error}")
        for seat in trial.everybody:
            trial.expect(
                told(events, seat) == told(trial.match.events[number], seat),
                f"entry {number}, {notation[:80]!r}, tells {named(seat)} something else when it is replayed",
            )
    trial.expect(look(again.state) == look(trial.state), "the log leads to another state when it is replayed")
    trial.expect(
        future(again.state) == future(trial.state), "the log leads to a state that goes on differently when replayed"
    )


def named(seat: int | None) -> str:
    """Return a seat, or the spectator, in words.

    >>> named(2), named(None)
    ('seat 2', 'a spectator')
    """
    return "a spectator" if seat is None else f"seat {seat}"
