// Statistics of the games of this browser: wins and losses by game and by the strength of the opponents, and streaks.
import { againstOf, MIXED, outcomeOf, PEOPLE, type Outcome, type PlayedGames } from '../app/played';

/** The facts about a game that the statistics need, whether it is stored in full or in short. */
export interface Counted {
  game: string;
  at: number;
  outcome: Outcome;
  against: string;
}

export interface Tally {
  won: number;
  lost: number;
}

export interface TallyBy extends Tally {
  key: string;
}

export interface GameTally extends TallyBy {
  /** By the strength of the opponents. */
  by: TallyBy[];
}

export interface Statistics extends Tally {
  /** By game, and by strength within each. */
  games: GameTally[];
  /** By strength, for all games together. */
  by: TallyBy[];
  /** Consecutive wins: the present streak and the longest one. */
  streak: number;
  best: number;
  /** The last games that count, oldest first. */
  last: boolean[];
  /** Number of games that do not count: the result is unknown, or a bot played the seat to the end. */
  uncounted: number;
}

const LAST = 30;
const LEVELS = ['random', 'easy', 'medium', 'hard'];

/** All games, oldest first. */
export function counted({ games, older }: Pick<PlayedGames, 'games' | 'older'>): Counted[] {
  const short = older.map(([, game, at, outcome, against]) => ({ game, at, outcome, against }));
  const full = games.map((each) => ({
    game: each.game,
    at: each.at,
    outcome: outcomeOf(each),
    against: againstOf(each),
  }));
  return [...short, ...full].sort((one, other) => one.at - other.at);
}

export function statistics(all: readonly Counted[]): Statistics {
  const results = all.filter(({ outcome }) => outcome === 'won' || outcome === 'lost');
  const wins = results.map(({ outcome }) => outcome === 'won');
  const games = [...new Set(results.map(({ game }) => game))].map((game) => {
    const own = results.filter((each) => each.game === game);
    return { key: game, ...tally(own), by: byStrength(own) };
  });
  return {
    ...tally(results),
    ...streaks(wins),
    games,
    by: byStrength(results),
    last: wins.slice(-LAST),
    uncounted: all.length - results.length,
  };
}

function tally(results: readonly Counted[]): Tally {
  const won = results.filter(({ outcome }) => outcome === 'won').length;
  return { won, lost: results.length - won };
}

function byStrength(results: readonly Counted[]): TallyBy[] {
  const found = [...new Set(results.map(({ against }) => against))];
  return found
    .sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
    .map((key) => ({ key, ...tally(results.filter(({ against }) => against === key)) }));
}

/** Sort key: from weak to strong, then unknown levels, mixed tables, and people. */
function rank(against: string): number {
  const known = LEVELS.indexOf(against);
  if (known >= 0) return known;
  return LEVELS.length + [MIXED, PEOPLE].indexOf(against) + 1;
}

export function streaks(wins: readonly boolean[]): { streak: number; best: number } {
  let streak = 0;
  let best = 0;
  for (const won of wins) {
    streak = won ? streak + 1 : 0;
    best = Math.max(best, streak);
  }
  return { streak, best };
}
