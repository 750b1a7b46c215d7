// The games played from this browser, with their results. The newest are stored in full. Of older ones, only the data
// for the statistics and the table's id are kept; the id prevents counting a game twice after an export and import.
import { namesOf } from './messages';
import { forgetSeat, noteTable, seatAt } from './seats';
import { read, write } from './storage';
import type { TableInfo } from './wire';

export interface PlayedBy {
  name: string;
  /** The level of a bot; missing for a person, even if a bot took over the seat. */
  bot?: string;
}

export interface PlayedGame {
  table: string;
  game: string;
  /** When the game ended, or when the client last heard of it, in milliseconds. */
  at: number;
  /** By seat. For a table that no longer exists, all names that were known. */
  players: PlayedBy[];
  /** The seat of this browser; missing if it is unknown. */
  seat?: number;
  /** Winning seats; missing if the result is unknown. */
  winners?: number[];
  /** Whether a bot took over the seat until the end. */
  left?: boolean;
  /** Whether the table no longer exists on the server. */
  gone?: boolean;
}

export const OUTCOMES = ['won', 'lost', 'left', 'unknown'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** An older game, stored in short. `against` is the strength of the opponents. */
export type OlderGame = [table: string, game: string, at: number, outcome: Outcome, against: string];

export interface PlayedGames {
  version: number;
  /** Newest first, like `older`. */
  games: PlayedGame[];
  older: OlderGame[];
}

export const VERSION = 1;
/** Number of games stored in full: about 50 kB. An older one takes about 60 bytes. */
export const IN_FULL = 200;
export const PEOPLE = 'people';
export const MIXED = 'mixed';

/** Everything that is stored; null if a later version of the client stored it in an unknown format. */
function stored(): PlayedGames | null {
  const found = read<Partial<PlayedGames> | null>('played', null);
  if (!found) return { version: VERSION, games: [], older: [] };
  const known = found.version === VERSION && Array.isArray(found.games) && Array.isArray(found.older);
  return known ? (found as PlayedGames) : null;
}

export function played(): PlayedGames {
  return stored() ?? { version: VERSION, games: [], older: [] };
}

export function outcomeOf({ seat, winners, left }: PlayedGame): Outcome {
  if (seat === undefined || !winners) return 'unknown';
  if (left) return 'left';
  return winners.includes(seat) ? 'won' : 'lost';
}

/**
 * The strength of the opponents: the level shared by all bots, or a mark for different levels, or for people among
 * them.
 */
export function againstOf({ players, seat }: PlayedGame): string {
  const levels = new Set(players.filter((_, each) => each !== seat).map(({ bot }) => bot ?? PEOPLE));
  if (levels.has(PEOPLE)) return PEOPLE;
  const [level = MIXED, ...others] = levels;
  return others.length ? MIXED : level;
}

/** Store games, the oldest in short. Returns false if the browser does not store them. */
export function keepPlayed(games: readonly PlayedGame[], older: readonly OlderGame[]): boolean {
  if (!stored()) return false;
  const newest = games.toSorted((one, other) => other.at - one.at);
  const short = newest
    .slice(IN_FULL)
    .map((game): OlderGame => [game.table, game.game, game.at, outcomeOf(game), againstOf(game)]);
  const lines = [...short, ...older].sort((one, other) => other[2] - one[2]);
  return write('played', { version: VERSION, games: newest.slice(0, IN_FULL), older: lines } satisfies PlayedGames);
}

/** Store the result of a game for a seat. Does nothing while the game is still running. */
export function noteResult(info: TableInfo, seat: number | null): void {
  if (info.status !== 'over' || info.closed) return;
  const names = namesOf(info);
  const left = seat !== null && !!info.seats[seat]?.bot;
  note({
    table: info.id,
    game: info.game,
    at: info.ended ?? Date.now(),
    players: info.seats.map(({ name, bot }, each) => ({ name: names[each] ?? '', ...(bot && !name ? { bot } : {}) })),
    ...(seat === null ? {} : { seat }),
    ...(info.winners ? { winners: info.winners } : {}),
    ...(left ? { left } : {}),
  });
}

/** Record that a table no longer exists, with the facts that were known about it. */
export function noteGone(table: string, game: string, at: number, names: readonly string[]): void {
  const before = played().games.find((each) => each.table === table);
  note({ ...(before ?? { table, game, at, players: names.map((name) => ({ name })) }), gone: true });
}

function note(game: PlayedGame): void {
  const { games, older } = played();
  const before = games.find((each) => each.table === game.table);
  // A page receives the end of the same game repeatedly.
  if (before && JSON.stringify(before) === JSON.stringify(game)) return;
  if (before && outcomeOf(before) !== 'unknown' && outcomeOf(game) === 'unknown' && !game.gone) return;
  if (older.some(([table]) => table === game.table)) return;
  keepPlayed([...games.filter((each) => each !== before), game], older);
}

/** Store the server's information about a table where this browser has a seat, and its result. */
export function noteHeard(info: TableInfo): void {
  const kept = seatAt(info.id);
  if (!kept) return;
  noteTable(info);
  noteResult(info, kept.seat ?? likelySeat(info));
}

/**
 * Guess the seat when its number was not stored: that of the only person, or of the player with this browser's name.
 */
export function likelySeat(info: TableInfo): number | null {
  const people = info.seats.flatMap(({ name }, seat) => (name ? [{ name, seat }] : []));
  const own = read<{ name?: string }>('settings', {}).name?.trim();
  const mine = people.length === 1 ? people : people.filter(({ name }) => name === own);
  return mine.length === 1 ? (mine[0]?.seat ?? null) : null;
}

/** Forget the seat at a table that no longer exists. Its game stays in the list. */
export function noteNoTable(table: string): void {
  const kept = seatAt(table);
  if (kept?.status === 'playing' || kept?.status === 'over') noteGone(table, kept.game, kept.used, kept.names ?? []);
  forgetSeat(table);
}
