// The characters that the bots at the current table play. Their faces, emotes and texts are loaded when a table is
// shown.
import type { People } from './people';
import type { TableInfo } from './wire';

let seats = $state.raw<TableInfo['seats']>([]);
let known = $state.raw<People | null>(null);

/** Faces, emotes and texts, or null until they are loaded (people.ts). */
export const people = (): People | null => known;

export function keepPeople(found: People): void {
  known = found;
}

/** Set the seats of the current table; call it without seats on leaving the table. */
export function seatCast(at: TableInfo['seats'] = []): void {
  seats = at;
}

/** The name of the character at a seat; null for a person, and for a bot that replaces a person. */
export function characterAt(seat: number): string | null {
  const who = seats[seat];
  return (!who?.name && who?.bot && who.called) || null;
}

/** The manner of speaking that a seat uses for set phrases. */
export function mannerAt(seat: number | null): string {
  return known?.manners[characterAt(seat ?? -1) ?? ''] ?? 'plain';
}
