// The seats that somebody has from this browser: their secrets, by table.
import { read, write } from './kept';

export interface KeptSeat {
  token: string;
  game: string;
  /** When it was last used, in milliseconds. */
  used: number;
}

const KEPT = 60;

export function seats(): Record<string, KeptSeat> {
  return read<Record<string, KeptSeat>>('seats', {});
}

export function seatAt(table: string): KeptSeat | null {
  return seats()[table] ?? null;
}

export function keepSeat(table: string, token: string, game = ''): void {
  const all = seats();
  all[table] = { token, game: game || all[table]?.game || '', used: Date.now() };
  const newest = Object.entries(all).sort(([, a], [, b]) => b.used - a.used);
  write('seats', Object.fromEntries(newest.slice(0, KEPT)));
}

export function forgetSeat(table: string): void {
  const { [table]: _, ...others } = seats();
  write('seats', others);
  write(`acts.${table}`, null);
  write(`commitment.${table}`, null);
}

/** Note what the shuffle was committed to, before the game is over: the replay compares it with the seed then told. */
export function keepCommitment(table: string, commitment: string): void {
  if (read<string | null>(`commitment.${table}`, null) === null) write(`commitment.${table}`, commitment);
}

/** The token behind the # of a link; null if there is none that could be one. */
export function tokenIn(hash: string): string | null {
  const token = hash.replace(/^#/, '');
  return /^[A-Za-z0-9_-]{8,80}$/.test(token) ? token : null;
}
