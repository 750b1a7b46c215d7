// The players at a table, for boards. Without a frame, only their names are known.
import type { BoardProps, Player, Secret } from './types';

/** All players in the order of turns, this seat first. */
export function around(table: BoardProps, count: number): Player[] {
  const first = table.seat ?? 0;
  return Array.from({ length: count }, (_, index) => playerAt(table, (first + index) % count));
}

/** The player at a seat. */
export function playerAt(table: BoardProps, seat: number): Player {
  return (
    table.players?.[seat] ?? {
      seat,
      name: table.names[seat] ?? '',
      you: seat === table.seat,
      bot: null,
      away: false,
      gone: false,
      says: null,
    }
  );
}

/** The private information of another seat, if everything is shown; null for the seat that is viewing. */
export function secretOf(table: BoardProps, seat: number): Secret | null {
  return seat === table.seat ? null : (table.secrets?.[seat] ?? null);
}

/** The seat that made the last move; null before the first. */
export function lastToAct(table: BoardProps): number | null {
  return table.history.findLast((event) => event.seat !== null && event.kind !== 'say')?.seat ?? null;
}
