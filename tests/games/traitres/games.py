"""The kit of Traîtres à bord for the tests that all games share, and its random games. Imports the engine only."""

from __future__ import annotations

from games.traitres.tables import GAME, NAMES
from helpers.kits import Exchange, Kit, exchanged

from mutiny import Match, Rng
from mutiny.games.traitres.components import box
from mutiny.games.traitres.constants import KINDS, ROLES

OPTIONS = [{}, {"mutineers-meet": "yes"}, {"mutineers-meet": "no"}]


def pick(match: Match, seat: int, rng: Rng) -> int:
    """Return a legal move. The chest is seldom opened, so that games are not too short."""
    moves = list(match.state.legal_actions(seat))
    if len(moves) > 1 and match.state.format_move(seat, moves[0]) == "open" and rng.below(20):
        del moves[0]
    return moves[rng.below(len(moves))]


def exchange(number: int, players: int, rng: Rng) -> Exchange:
    """Exchange two cards that a seat was not dealt, or the roles of two others."""
    options = OPTIONS[number % len(OPTIONS)]
    whole = box(players)
    roles: list[str] = [ROLES[role] for role in rng.shuffled(whole.roles)]
    deck: list[str] = [KINDS[card] for card in rng.shuffled(whole.deck)]
    first, watcher = rng.below(players), rng.below(players)
    other_roles, other_deck = roles, deck
    meeting = options.get("mutineers-meet") == "yes" and roles[watcher] == "mutineer"
    if number % 2 and not meeting:
        other_roles = exchanged(roles, [seat for seat in range(players) if seat != watcher], rng)
    else:
        own = 3 * ((watcher - first) % players)
        other_deck = exchanged(deck, [place for place in range(len(deck)) if place not in range(own, own + 3)], rng)
    deals = [
        [" ".join(["roles", *dealt]), f"first {first}", " ".join(["deck", *cards])]
        for dealt, cards in ((roles, deck), (other_roles, other_deck))
    ]
    return Exchange(options, watcher, *deals)


KIT = Kit(
    GAME,
    NAMES,
    OPTIONS,
    pick,
    phases="turn order return",
    events="role first deal stash plank overboard riddance spyglass order catch return pockets draw open end say",
    vocabulary="open stash plank spyglass pockets riddance catch order return as +1 0 -2 1 2 8 -1 ² say role accuse "
    "vouch ask spied chest pirate mutineer",
    public="game players phase acting turn target mutineers_among hand_sizes planks aboard roles chest opened "
    "announced played draw_pile discard_pile team why",
    own="seat hand role",
    at_times={
        "mutineers": lambda match, view: match.options.get("mutineers-meet") == "yes" and view["role"] == "mutineer",
        "seen": lambda match, view: view["phase"] == "order" and view["acting"] == [view["seat"]],
    },
    exchange=exchange,
    noticing="draw spyglass catch",
    showing="overboard open end",
    phrases=[
        "role pirate",
        "role mutineer",
        "accuse 0",
        "vouch 2",
        "ask 1",
        "spied",
        "spied +1 -2",
        "chest -4",
        "chest 7",
    ],
)
matches = KIT.matches
some_move = KIT.some_move
play_out = KIT.play_out
chat = KIT.chat
