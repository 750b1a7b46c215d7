"""Bots: programs that play a seat. They see what their seat may see and nothing else.

bot: the interface of a bot, and what it decides from; random_bot, easy, medium, hard: the built-in bots, from the
weakest to the strongest; policy: how a game tells the bots what its moves are worth; search: the search of the hard
bot; command, program: bots that are separate programs; loop: whole games between bots; discovery: bots by name.

>>> from mutiny import game, seed_of
>>> seats = [MediumBot, RandomBot, RandomBot]
>>> played = play_game(game("meuterer"), seats, {}, seed_of("doc", 0))
>>> played.state.over, played.decisions > 50
(True, True)
"""

from mutiny.bots.bot import Bot, Budget, Sight
from mutiny.bots.discovery import BotClass, Kind, NoSuchBot, find_bot, installed_bots
from mutiny.bots.easy import EasyBot
from mutiny.bots.hard import HardBot
from mutiny.bots.loop import BotFailed, Maker, Played, Watch, phrases_of, play_game, seat_bots
from mutiny.bots.medium import MediumBot
from mutiny.bots.policy import Policy
from mutiny.bots.random_bot import RandomBot

__all__ = [
    "Bot",
    "BotClass",
    "BotFailed",
    "Budget",
    "EasyBot",
    "HardBot",
    "Kind",
    "Maker",
    "MediumBot",
    "NoSuchBot",
    "Played",
    "Policy",
    "RandomBot",
    "Sight",
    "Watch",
    "find_bot",
    "installed_bots",
    "phrases_of",
    "play_game",
    "seat_bots",
]
