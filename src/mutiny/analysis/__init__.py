"""Advice for people: what to play and why, and how a finished game went.

seat_position: what a seat knows, the only basis of advice; hint: the best moves; reasons: why they are the best;
compare_moves: two moves in the same worlds; curve, mistakes, game_analysis: a whole game examined; report, text: all of
it in words; picture: a report as SVG.

>>> from mutiny import new
>>> match = new("traitres", ["Ann", "Bo", "Cy"], seed=bytes(32))
>>> here = SeatPosition.of(match, match.state.acting[0])
>>> advise(here, Budget(40), generator("0", len(match.entries), here.seat)).best.move in match.legal_moves(here.seat)
True
"""

from mutiny.analysis.hint import Candidate, NothingToDecide, RankedMoves, advise, generator, search
from mutiny.analysis.seat_position import SeatPosition
from mutiny.bots import Budget

__all__ = ["Budget", "Candidate", "NothingToDecide", "RankedMoves", "SeatPosition", "advise", "generator", "search"]
