"""C0.6: views of the board for a seat or a spectator, built from an allow-list: what is not named is not shown."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from mutiny.games.cartagena.constants import (
    COMBAT,
    DIAZ,
    DUELS,
    GOLD,
    LETTERS,
    NO_PIRATE,
    NO_SIDE,
    PHASES,
    PIRATES,
    RAMON_DIAZ,
    SAILORS,
    SIDES,
    VALVERDE,
    Combat,
    DuelCard,
    Letter,
    Side,
)
from mutiny.games.cartagena.rules.board import (
    AWAIT_DEALER,
    AWAIT_KEEP,
    AWAIT_LAY,
    AWAIT_NOTHING,
    AWAIT_POST,
    AWAIT_POSTS,
    AWAIT_TAKE,
    AWAIT_TURN,
    NO_CARD,
    NO_LETTER,
    NOBODY,
    CartagenaBoard,
    CartagenaPlayer,
)
from mutiny.games.cartagena.rules.duels import CARDS, MONKEY, MONKEYS_AT
from mutiny.games.cartagena.rules.end import gold_of, winners
from mutiny.games.cartagena.view_types import (
    CartagenaPublicView,
    CartagenaSeatView,
    Door,
    Duel,
    Known,
    LastVisit,
    LookingAtCards,
    LookingAtSailors,
    Post,
    SurePost,
    UnsurePost,
)
from mutiny.kernel.cardset import kinds_of, names, pack


def view(b: CartagenaBoard, seat: int | None) -> CartagenaPublicView | CartagenaSeatView:
    """Return the public table, and for a seat its own cards and side, and what it is looking at."""
    if seat is None:
        return public(b)
    player = b.crew[seat]
    shown = cast("CartagenaSeatView", public(b))
    shown["seat"] = seat
    shown["combat"] = names(player.combat, COMBAT)
    shown["gold"] = names(player.gold, GOLD)
    shown["side"] = _side(player.side)
    shown["peeked"] = [
        _side(b.crew[other].side) if (player.peeked >> other) & 1 else None for other in range(b.players)
    ]
    shown["posts_seen"] = [_post_seen(b, player, letter) for letter in range(DUELS)]
    shown["looking"] = _looking(b) if b.acting == (seat,) else None
    shown["laid"] = None if player.laid == NO_CARD else card_name(player.laid)
    return shown


def public(b: CartagenaBoard) -> CartagenaPublicView:
    """Return what everybody sees."""
    over = b.over
    alone = len(b.acting) == 1 and b.awaited != AWAIT_LAY
    return {
        "game": "cartagena",
        "players": b.players,
        "phase": PHASES[b.awaited],
        # C4.2: while cards are laid, nothing shows who has laid one already.
        "acting": seats_of(b, b.dueling) if b.awaited == AWAIT_LAY else list(b.acting),
        "turn": b.turn if alone or PHASES[b.awaited] == "sailors" else None,
        "round": b.round,
        "dealer": None if b.awaited == AWAIT_DEALER else b.dealer,
        "ship": b.ship,
        "track": {"mutiny": b.setting.mutiny, "storms": list(b.setting.storms), "start": b.setting.start},
        "lifeboat": None if b.lifeboat == NO_PIRATE else PIRATES[b.lifeboat],
        "row": [_door(b, place) for place in range(len(b.row))],
        "turns_left": b.turns_left,
        "knocked": b.knocked,
        "visiting": None if b.visiting == NO_PIRATE else PIRATES[b.visiting],
        "offer": b.offer,
        "last": _last(b),
        "coins": [player.coins for player in b.crew],
        "supply": b.supply,
        "combat_counts": [player.size for player in b.crew],
        "gold_counts": [player.golds for player in b.crew],
        "combat_pile": b.combat_left(),
        "gold_pile": b.gold_left(),
        "sided": [player.side != NO_SIDE for player in b.crew],
        # Everybody sees who looks at what: whose side, and the sailors of which duel, as they stand or as they stood
        # then.
        "knows": [_known(b, player) for player in b.crew],
        "aboard": [b.is_aboard(seat) for seat in range(b.players)],
        "deck": SAILORS - 2 * b.pairs - (2 if b.awaited == AWAIT_POST else 0),
        "posts": [_post(b, letter) for letter in range(DUELS)],
        "duel": None if b.duel == NO_LETTER else _duel(b),
        "won": [SIDES[b.won[letter]] if letter < len(b.won) else None for letter in range(DUELS)],
        "out_of_game": names(b.gone, COMBAT),
        "sides": [_side(player.side) for player in b.crew] if over else None,
        "gold_cards": [names(player.gold, GOLD) for player in b.crew] if over else None,
        "combat_cards": _tied_cards(b) if over else None,
        "winning_side": SIDES[b.side] if over else None,
        "totals": [gold_of(b, seat) for seat in range(b.players)] if over else None,
        "winners": winners(b) if over else None,
        "why": b.why or None,
    }


def seats_of(b: CartagenaBoard, seats: i64) -> list[int]:
    """Return the seats whose bits are set."""
    return [seat for seat in range(b.players) if (seats >> seat) & 1]


def card_name(card: i64) -> DuelCard:
    """Return the name of a card that may be laid in a duel."""
    return "monkey" if card == MONKEY else COMBAT[card]


def _side(side: i64) -> Side | None:
    return None if side == NO_SIDE else SIDES[side]


def _door(b: CartagenaBoard, place: i64) -> Door:
    visitor = (b.visitors >> (place * 4)) & 15
    return {
        "pirate": PIRATES[b.row[place]] if place < b.opened else None,
        "by": visitor - 1 if visitor else None,
    }


def _last(b: CartagenaBoard) -> LastVisit | None:
    if b.last_seat == NOBODY:
        return None
    return {
        "seat": b.last_seat,
        "pirate": PIRATES[b.last_pirate],
        "count": b.last_count,
        "target": None if b.last_target == NOBODY else b.last_target,
        "letter": None if b.last_letter == NO_LETTER else LETTERS[b.last_letter],
    }


def _post(b: CartagenaBoard, letter: i64) -> Post:
    if letter >= b.pairs:
        return None
    # C4.1: the sailors of a duel are revealed when it begins.
    if b.duel == NO_LETTER or letter > b.duel:
        return "hidden"
    return [b.value_at(letter, VALVERDE), b.value_at(letter, DIAZ)]


def _known(b: CartagenaBoard, player: CartagenaPlayer) -> Known:
    return {
        "sides": seats_of(b, player.peeked),
        "posts": _letters(player.knows_posts),
        "posts_once": _letters(player.knew_posts),
    }


def _letters(mask: i64) -> list[Letter]:
    return [letter for number, letter in enumerate(LETTERS) if (mask >> number) & 1]


def _post_seen(b: CartagenaBoard, player: CartagenaPlayer, letter: i64) -> SurePost | UnsurePost | None:
    """Return what a player knows of two sailors: how they stand, or only which two they are."""
    pair = [b.value_at(letter, VALVERDE), b.value_at(letter, DIAZ)]
    if (player.knows_posts >> letter) & 1:
        return {"valverde": pair[0], "diaz": pair[1]}
    return {"either": sorted(pair)} if (player.knew_posts >> letter) & 1 else None


def _duel(b: CartagenaBoard) -> Duel:
    return {
        "letter": LETTERS[b.duel],
        "round": b.duel_round,
        "valverde": b.valverde,
        "diaz": b.diaz,
        "in": seats_of(b, b.dueling),
        "rounds": [
            {"cards": names(laid & CARDS, COMBAT), "monkeys": seats_of(b, laid >> MONKEYS_AT)} for laid in b.laid
        ],
    }


def _tied_cards(b: CartagenaBoard) -> list[list[Combat] | None]:
    """C5.2: tied players show their remaining combat cards."""
    return [names(player.combat, COMBAT) if (b.tied >> seat) & 1 else None for seat, player in enumerate(b.crew)]


def _looking(b: CartagenaBoard) -> LookingAtCards | LookingAtSailors | None:
    """Return what the player who is to decide is looking at."""
    if b.awaited == AWAIT_TAKE and b.visiting == RAMON_DIAZ:
        return {
            "gold": [GOLD[card] for card in b.gold_pile[b.gold_top : b.gold_top + 1]],
            "combat": [COMBAT[card] for card in b.combat_pile[b.combat_top : b.combat_top + 1]],
        }
    if b.awaited == AWAIT_KEEP:
        return {"gold": [], "combat": [COMBAT[card] for card in b.combat_pile[b.combat_top : b.combat_top + 2]]}
    if b.awaited == AWAIT_POST:
        return {"letter": LETTERS[b.pairs], "values": [b.low, b.high]}
    if b.awaited == AWAIT_TURN:
        letter = b.last_letter
        return {"letter": LETTERS[letter], "values": [b.value_at(letter, VALVERDE), b.value_at(letter, DIAZ)]}
    return None


def lay_as_seen(b: CartagenaBoard, view: CartagenaSeatView, own: int) -> None:
    """Set up an empty board from a seat's view; what the view does not show stays empty."""
    _lay_voyage(b, view)
    _lay_players(b, view, own)
    _lay_duels(b, view)
    b.awaited = PHASES.index(view["phase"])
    b.over = b.awaited == AWAIT_NOTHING
    b.awaits_chance = b.awaited <= AWAIT_POSTS
    b.set_acting(sum([1 << seat for seat in view["acting"]]))
    if b.awaited == AWAIT_LAY and view["laid"] is not None:
        b.mark_decided(own)
    b.turn = view["turn"] or 0


def _lay_voyage(b: CartagenaBoard, view: CartagenaSeatView) -> None:
    b.round = view["round"]
    b.dealer = view["dealer"] or 0
    b.ship = view["ship"]
    b.lifeboat = _pirate(view["lifeboat"])
    b.opened = 0
    b.faces = 0
    b.visitors = 0
    row: list[int] = []
    for place, door in enumerate(view["row"]):
        pirate = _pirate(door["pirate"])
        row.append(pirate)
        if pirate == NO_PIRATE:
            continue
        b.opened += 1
        by = door["by"]
        if by is None:
            b.faces |= 1 << pirate
        else:
            b.visitors |= (by + 1) << (place * 4)
    b.row = bytes(row)
    b.turns_left = view["turns_left"]
    b.knocked = view["knocked"]
    b.visiting = _pirate(view["visiting"])
    b.offer = view["offer"]
    b.supply = view["supply"]
    last = view["last"]
    b.last_seat = NOBODY if last is None else last["seat"]
    b.last_pirate = NO_PIRATE if last is None else _pirate(last["pirate"])
    b.last_count = 0 if last is None else last["count"]
    target = None if last is None else last["target"]
    b.last_target = NOBODY if target is None else target
    letter = None if last is None else last["letter"]
    b.last_letter = NO_LETTER if letter is None else LETTERS.index(letter)


def _pirate(name: str | None) -> int:
    return NO_PIRATE if name is None else PIRATES.index(name)


def _lay_players(b: CartagenaBoard, view: CartagenaSeatView, own: int) -> None:
    b.aboard = 0
    for seat, player in enumerate(b.crew):
        player.combat = 0
        player.size = view["combat_counts"][seat]
        player.gold = 0
        player.golds = view["gold_counts"][seat]
        player.coins = view["coins"][seat]
        player.side = NO_SIDE
        player.laid = NO_CARD
        knows = view["knows"][seat]
        player.peeked = sum([1 << other for other in knows["sides"]])
        player.knows_posts = sum([1 << LETTERS.index(letter) for letter in knows["posts"]])
        player.knew_posts = sum([1 << LETTERS.index(letter) for letter in knows["posts_once"]])
        if view["aboard"][seat]:
            b.aboard |= 1 << seat
    player = b.crew[own]
    player.combat = pack(kinds_of(view["combat"], COMBAT))
    player.gold = pack(kinds_of(view["gold"], GOLD))
    side = view["side"]
    player.side = NO_SIDE if side is None else SIDES.index(side)
    laid = view["laid"]
    if laid is not None:
        player.laid = MONKEY if laid == "monkey" else COMBAT.index(laid)


def _lay_duels(b: CartagenaBoard, view: CartagenaSeatView) -> None:
    posts = view["posts"]
    b.pairs = len(posts) - posts.count(None)
    b.gone = pack(kinds_of(view["out_of_game"], COMBAT))
    b.won = bytes([SIDES.index(side) for side in view["won"] if side is not None])
    side = view["winning_side"]
    b.side = NO_SIDE if side is None else SIDES.index(side)
    b.why = view["why"] or ""
    b.tied = 0
    combat_cards = view["combat_cards"]
    if combat_cards is not None:
        for seat, cards in enumerate(combat_cards):
            if cards is not None:
                b.tied |= 1 << seat
    duel = view["duel"]
    b.duel = NO_LETTER if duel is None else LETTERS.index(duel["letter"])
    b.duel_round = 0 if duel is None else duel["round"]
    b.valverde = 0 if duel is None else duel["valverde"]
    b.diaz = 0 if duel is None else duel["diaz"]
    b.dueling = 0
    b.laid = []
    if duel is not None:
        for seat in duel["in"]:
            b.dueling |= 1 << seat
        for shown in duel["rounds"]:
            monkeys: i64 = 0
            for seat in shown["monkeys"]:
                monkeys |= 1 << seat
            b.laid.append(pack(kinds_of(shown["cards"], COMBAT)) | monkeys << MONKEYS_AT)
