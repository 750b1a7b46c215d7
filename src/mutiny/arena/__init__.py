"""The arena: bots play many deals in every seat rotation, and the results are reported with their errors.

contest: the line-ups; play: playing the games; outcome: the result of a game; part: what to count in a game; cluster:
games on a Ray cluster; journal: finished games on the disk; standings, ratings: the statistics; plots: pictures.

>>> contest = make_contest("meuterer", 3, ["medium", "random"], seed="doc")
>>> [line_up.title() for line_up in contest.line_ups]
['medium against 2 random', 'random against 2 medium']
"""

from mutiny.arena.contest import BadContest, Contest, Fixture, LineUp, make_contest
from mutiny.arena.journal import BadJournal, Journal
from mutiny.arena.outcome import Outcome, outcome_of
from mutiny.arena.play import Finished, play_fixtures, record_name
from mutiny.arena.standings import Standings, standings_of
from mutiny.common.parallel import InlinePool, ProcessPool, WorkerLost, WorkerPool, make_pool, run_tasks
from mutiny.common.stats import Estimate, difference_of, share_of, wilson

__all__ = [
    "BadContest",
    "BadJournal",
    "Contest",
    "Estimate",
    "Finished",
    "Fixture",
    "InlinePool",
    "Journal",
    "LineUp",
    "Outcome",
    "ProcessPool",
    "Standings",
    "WorkerLost",
    "WorkerPool",
    "difference_of",
    "make_contest",
    "make_pool",
    "outcome_of",
    "play_fixtures",
    "record_name",
    "run_tasks",
    "share_of",
    "standings_of",
    "wilson",
]
