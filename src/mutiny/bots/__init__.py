"""Bots: programs that play a seat. They see what their seat may see and nothing else.

bot: the interface of a bot; observation: what it decides from; random_bot, easy, medium, hard: the built-in bots, from
the weakest to the strongest; policy: a game's values for its moves; search: the search of the hard bot; command,
program: bots that are separate programs; driver: runs the bot of a seat; self_play: whole games between bots;
discovery: bots by name.

>>> from mutiny import game, seed_of
>>> seats = [MediumBot, RandomBot, RandomBot]
>>> played = play_game(game("meuterer"), seats, {}, seed_of("doc", 0))
>>> played.state.over, played.decisions > 50
(True, True)
"""

from mutiny.bots.bot import Bot, Budget
from mutiny.bots.discovery import (
    STRENGTHS,
    USUAL_STRENGTH,
    BotClass,
    BotSpec,
    NoSuchBot,
    find_bot,
    installed_bots,
)
from mutiny.bots.driver import BotDriver, BotFailed, Maker, fault_text, seat_bot, seat_bots
from mutiny.bots.easy import EasyBot
from mutiny.bots.hard import HardBot
from mutiny.bots.medium import MediumBot
from mutiny.bots.observation import Observation, observe
from mutiny.bots.policy import Policy
from mutiny.bots.random_bot import RandomBot
from mutiny.bots.self_play import GameFailed, PlayedGame, Watch, play_game

__all__ = [
    "STRENGTHS",
    "USUAL_STRENGTH",
    "Bot",
    "BotClass",
    "BotDriver",
    "BotFailed",
    "BotSpec",
    "Budget",
    "EasyBot",
    "GameFailed",
    "HardBot",
    "Maker",
    "MediumBot",
    "NoSuchBot",
    "Observation",
    "PlayedGame",
    "Policy",
    "RandomBot",
    "Watch",
    "fault_text",
    "find_bot",
    "installed_bots",
    "observe",
    "play_game",
    "seat_bot",
    "seat_bots",
]
