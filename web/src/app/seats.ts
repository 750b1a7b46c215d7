// The seats that belong to this browser: their tokens, by table.
import { isFree, namesOf } from './messages';
import { forgetPromise } from './promise';
import { read, write } from './storage';
import type { TableInfo } from './wire';

/** The last known facts about a table, shown until the server has answered. */
export interface KnownTable {
  game: string;
  status: string;
  /** The names of all players, including bots. */
  names: string[];
  /** The number of this browser's seat. */
  seat?: number;
}

/** A stored seat. Status and names are missing if the server has not described the table yet. */
export interface StoredSeat extends Partial<KnownTable> {
  token: string;
  game: string;
  /** When the seat was last used, in milliseconds. */
  used: number;
}

const KEPT = 60;

export function seats(): Record<string, StoredSeat> {
  return read<Record<string, StoredSeat>>('seats', {});
}

export function seatAt(table: string): StoredSeat | null {
  return seats()[table] ?? null;
}

/** The facts to store about a table, and about the seat if its number is known. */
export function knownOf(info: TableInfo, seat: number | null = null): KnownTable {
  const names = namesOf(info).filter((_, number) => !isFree(info, number));
  return { game: info.game, status: info.status, names, ...(seat === null ? {} : { seat }) };
}

/** Store a seat as used now. */
export function keepSeat(table: string, token: string, known: Partial<KnownTable> = {}): void {
  const all = seats();
  all[table] = { game: '', ...all[table], ...known, token, used: Date.now() };
  writeSeats(all);
}

/** Store as many seats as there is room for; those of finished games are dropped first. */
export function writeSeats(all: Record<string, StoredSeat>): boolean {
  const over = (seat: StoredSeat) => Number(seat.status === 'over');
  const best = Object.entries(all).sort(([, a], [, b]) => over(a) - over(b) || b.used - a.used);
  return write('seats', Object.fromEntries(best.slice(0, KEPT)));
}

/** Store the facts about a table where this browser has a seat. */
export function noteTable(info: TableInfo): void {
  const all = seats();
  const seat = all[info.id];
  if (seat) write('seats', { ...all, [info.id]: { ...seat, ...knownOf(info) } });
}

/** Store the seat at the rematch of a table: it has the same token. */
export function keepNextSeat(info: TableInfo, token: string): void {
  if (info.next && !seatAt(info.next)) keepSeat(info.next, token, { game: info.game });
}

/** The tokens of all seats without duplicates, the last used first. All rematches of a table share one. */
export function tokens(): string[] {
  const newest = Object.values(seats()).sort((a, b) => b.used - a.used);
  return [...new Set(newest.map((seat) => seat.token))];
}

export function forgetSeat(table: string): void {
  const { [table]: _, ...others } = seats();
  write('seats', others);
  write(`acts.${table}`, null);
  forgetPromise(table);
}

/** The token after the # of a link; null if there is no valid one. */
export function tokenIn(hash: string): string | null {
  const token = hash.replace(/^#/, '');
  return /^[A-Za-z0-9_-]{8,80}$/.test(token) ? token : null;
}
