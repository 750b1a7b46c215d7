"""The arena: bots play many deals in every seat rotation, and the results are reported with their errors.

contest: the line-ups; play: playing the games; outcome: the result of a game; part: what to count in a game; crew,
cluster: one process or many; journal: finished games on the disk; intervals, standings, ratings: the statistics; svg,
plots: pictures.

>>> contest = make_contest("meuterer", 3, ["medium", "random"], seed="doc")
>>> [line_up.title() for line_up in contest.line_ups]
['medium against 2 random', 'random against 2 medium']
"""

from mutiny.arena.contest import BadContest, Contest, Fixture, LineUp, make_contest
from mutiny.arena.crew import Alone, Crew, CrewLost, Processes, carry_out, crew_of
from mutiny.arena.intervals import Estimate, difference_of, share_of, wilson
from mutiny.arena.journal import BadJournal, Journal
from mutiny.arena.outcome import Outcome, outcome_of
from mutiny.arena.play import Finished, GameFailed, play_fixtures, record_name
from mutiny.arena.standings import Standings, standings_of

__all__ = [
    "Alone",
    "BadContest",
    "BadJournal",
    "Contest",
    "Crew",
    "CrewLost",
    "Estimate",
    "Finished",
    "Fixture",
    "GameFailed",
    "Journal",
    "LineUp",
    "Outcome",
    "Processes",
    "Standings",
    "carry_out",
    "crew_of",
    "difference_of",
    "make_contest",
    "outcome_of",
    "play_fixtures",
    "record_name",
    "share_of",
    "standings_of",
    "wilson",
]
