"""The conformance suite: what every game and every bot must do to be played, recorded, searched and trusted.

trial: one game under test, and the failure that says what went wrong and where; fingerprints: states as bytes; moves,
refusals, rows, secrecy: the checks; games, bots: `check_game` and `check_bot`.

>>> from mutiny import game
>>> from mutiny.bots import RandomBot
>>> check_game(game("meuterer"), games=1)
>>> check_bot(RandomBot, game("meuterer"), games=1)
"""

from mutiny.testing.bots import check_bot
from mutiny.testing.games import check_game
from mutiny.testing.trial import Nonconformance

__all__ = ["Nonconformance", "check_bot", "check_game"]
