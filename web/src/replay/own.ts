// The seat from which a replay is seen.
import { likelySeat, played } from '../app/played';
import { seatAt } from '../app/seats';
import type { TableInfo } from '../app/wire';

/** The seat that this browser had at a table; null if it had none, or if that is unknown. */
export function ownSeat(info: TableInfo): number | null {
  const kept = seatAt(info.id);
  const before = played().games.find(({ table }) => table === info.id);
  return kept?.seat ?? before?.seat ?? (kept ? likelySeat(info) : null);
}
