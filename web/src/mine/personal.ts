// What the server stores about the seats of this browser: to download it, or to have it erased.
import { eraseSeat, exportSeat, Refusal } from '../app/api';
import { keepPlayed, played } from '../app/played';
import { forgetSeat, seats } from '../app/seats';
import type { SeatExport } from '../app/wire';

/** The outcome for several seats: how many, and how many the server did not answer. */
export interface Handled {
  done: number;
  /** Seats for which the server must be asked again. */
  failed: number;
}

/** Whether the server no longer knows the table or the token: nothing is stored about it any more. */
function isGone(error: unknown): boolean {
  return error instanceof Refusal && ['no-table', 'bad-token'].includes(error.code);
}

/** Everything that the server stores about the seats of this browser. */
export async function exportSeats(): Promise<Handled & { seats: SeatExport[] }> {
  const found: SeatExport[] = [];
  let failed = 0;
  for (const [table, { token }] of Object.entries(seats())) {
    try {
      found.push(await exportSeat(table, token));
    } catch (error) {
      if (!isGone(error)) failed += 1;
    }
  }
  return { seats: found, done: found.length, failed };
}

/** Erase name and chat at all seats of this browser, and the games from its list. Seats that failed are kept. */
export async function eraseSeats(): Promise<Handled> {
  let done = 0;
  let failed = 0;
  for (const [table, { token }] of Object.entries(seats())) {
    try {
      await eraseSeat(table, token);
      done += 1;
    } catch (error) {
      if (!isGone(error)) {
        failed += 1;
        continue;
      }
    }
    forgetSeat(table);
    const { games, older } = played();
    keepPlayed(
      games.filter((game) => game.table !== table),
      older.filter(([id]) => id !== table),
    );
  }
  return { done, failed };
}
