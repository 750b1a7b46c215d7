"""The fields and keys that each game leaves out on purpose: fields that no view shows, keys that others do not use.

A new field must appear in views, features, bots and drawings, or be listed here with the reason; otherwise
test_fields.py fails.
"""

from __future__ import annotations

from helpers.fields import FieldUse

NAME = "it names the game"
BY_ACTING = "views show it as `acting`"
BY_PHASE = "views show it as `phase`"
OPTION = "an option: rows are made for the options of the game"

LISTS = {
    "meuterer": FieldUse(
        not_in_views={
            "board.acting_bits": BY_ACTING,
            "board.decided_bits": BY_ACTING,
            "board.turn": BY_ACTING,
            "board.awaits_chance": BY_PHASE,
            "board.over": BY_PHASE,
            "board.choices": "they follow from the cards offered and the active islands",
        },
        features={
            "mutiny": "mutiny against rising fought",
            "drawing": "drawing needed",
            "active": "other_active",
            "ring": "islands",
        },
        not_in_features={
            "game": NAME,
            "players": OPTION,
            "options": OPTION,
            "islands_replaced": "rows have the numbers of the islands themselves",
            "rounds": "it follows from the number of players",
            "ship": "places are counted from the ship on",
            "seat": "players are listed from this seat on, and moves name no seats",
        },
        not_read_by_bots={
            "game": NAME,
            "islands_replaced": "the island cards say all that counts",
            "role": "it is known from the moves that are legal, and from `roles` once it counts",
            "ship": "it is the first of `active`",
        },
        not_drawn={
            "game": NAME,
            "drawing": "the phase and the sizes of hands show it",
            "options": "a table's page lists them",
        },
    ),
    "traitres": FieldUse(
        not_in_views={
            "board.acting_bits": BY_ACTING,
            "board.decided_bits": BY_ACTING,
            "board.awaits_chance": BY_PHASE,
            "board.targets": "views show it as `aboard`",
            "board.mutineers": "a count that follows from roles and `aboard`",
            "board.pirates": "a count that follows from roles and `aboard`",
        },
        features={
            "announced": "announced latest_by latest",
            "played": "played played_by played_on",
            "role": "roles",
            "mutineers": "roles",
        },
        not_in_features={
            "game": NAME,
            "players": OPTION,
            "acting": "it is the player whose turn it is",
            "mutineers_among": "it follows from the number of players",
            "target": "it follows from the number of players",
            "why": "`team` and the table say how it ended",
        },
        not_read_by_bots={
            "game": NAME,
            "discard_pile": "nobody sees its cards",
            "seen": "the event of the spyglass tells it",
        },
        not_drawn={
            "game": NAME,
            "seat": "a hand is drawn for the seat that has one",
            "turn": "`acting` says it",
            "team": "the event at the end tells it",
            "why": "the event at the end cites it",
        },
    ),
    "cartagena": FieldUse(
        not_in_views={
            "board.acting_bits": BY_ACTING,
            "board.decided_bits": BY_ACTING,
            "board.awaits_chance": BY_PHASE,
            "board.deck": "the values of the sailors on deck are hidden; their number follows from the pairs placed",
            "board.faces": "they follow from the doors that are open and not visited",
        },
        features={
            "row": "open visited closed",
            "track": "to_mutiny to_storm",
            "last": "last last_by last_count last_target last_duel",
            "knows": "knows_sides knows_posts knew_posts",
            "side": "sides",
            "peeked": "sides",
            "posts": "posts pairs",
            "posts_seen": "posts either",
            "duel": "duel duel_round totals dueling shown monkeys",
            "looking": "top_gold top_combat sailors",
        },
        not_in_features={
            "game": NAME,
            "players": OPTION,
            "turn": "`acting` says it, while there is something to decide",
            "gold_cards": "revealed when the game is over",
            "combat_cards": "revealed when the game is over",
            "why": "`winners` says how it ended",
        },
        not_read_by_bots={
            "game": NAME,
            "deck": "it follows from `posts`",
            "gold_cards": "the event at the end reveals them",
            "sides": "a world is sampled with them; while there is something to decide they are hidden",
            "totals": "there is nothing to decide at the end",
            "winners": "there is nothing to decide at the end",
        },
        not_drawn={
            "game": NAME,
            "knows": "only the browser has room for it",
            "turn": "`acting` says it",
            "turns_left": "the doors that are open show it",
            "why": "the event at the end cites it",
        },
    ),
    "contraband": FieldUse(
        not_in_views={"board.acting_bits": BY_ACTING, "board.decided_bits": BY_ACTING, "board.awaits_chance": BY_PHASE},
        not_in_features={
            "game": NAME,
            "players": OPTION,
            "turn": "`acting` says it",
            "weigher": "weighing anchor ends the game",
            "holds": "revealed when the game is over",
            "seat": "players are listed from this seat on, and moves name no seats",
        },
        not_read_by_bots={
            "game": NAME,
            "players": "read when a world is sampled",
            "sizes": "read when a world is sampled",
            "holds": "read when a world is sampled",
            "pile": "it has what is nowhere else",
        },
        not_drawn={
            "game": NAME,
            "players": "each player has a line",
            "phase": "`acting` and `holds` show it",
            "turn": "`acting` says it",
            "weigher": "the event tells it",
        },
    ),
}
