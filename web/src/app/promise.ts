// The commitment to a table's seed, stored in this browser before the game ends. It lets the player check the shuffle
// later without trusting the server.
import { readText, write } from '../app/storage';

const keyOf = (table: string) => `commitment.${table}`;

/** The stored commitment of a table, if there is one. */
export const notedPromise = (table: string) => readText(keyOf(table));

/** Store the commitment of a table that is waiting or playing. The first one is kept. */
export function notePromise(info: { id: string; status: string; commitment: string }): void {
  if (info.status !== 'over' && info.commitment && notedPromise(info.id) === null)
    write(keyOf(info.id), info.commitment);
}

export function forgetPromise(table: string): void {
  write(keyOf(table), null);
}
