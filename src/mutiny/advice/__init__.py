"""Advice for people: what to play and why, and how a finished game went.

standpoint: what a seat knows, the only basis of advice; hint: the best moves and the reasons; signs: the source of
reasons; curve, mistakes, analysis: a whole game examined; telling: all of it in words.

>>> from mutiny import new
>>> match = new("traitres", ["Ann", "Bo", "Cy"], seed=bytes(32))
>>> here = Standpoint.of(match, match.state.acting[0])
>>> advise(here, Budget(40), generator("0", len(match.entries), here.seat)).best.move in match.legal(here.seat)
True
"""

from mutiny.advice.hint import Advice, Candidate, NothingToDecide, advise, generator, search
from mutiny.advice.standpoint import Standpoint
from mutiny.bots import Budget

__all__ = ["Advice", "Budget", "Candidate", "NothingToDecide", "Standpoint", "advise", "generator", "search"]
