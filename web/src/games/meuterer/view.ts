// The types of a view, generated from Python, and the positions of the twelve islands on the table.
import { KINDS, type Card } from './types.generated';

export { KINDS, ROLES } from './types.generated';
export type * from './types.generated';

const SIDE = 4;

/**
 * The column and row of a place. The twelve places form the edge of a square of four by four, clockwise from the upper
 * left.
 */
export function place(index: number): { column: number; row: number } {
  const last = SIDE - 1;
  const at = ((index % 12) + 12) % 12;
  if (at <= last) return { column: at, row: 0 };
  if (at <= 2 * last) return { column: last, row: at - last };
  if (at <= 3 * last) return { column: 3 * last - at, row: last };
  return { column: 0, row: 4 * last - at };
}

/** The places that a ship passes from one island to another, both included. */
export function route(ring: string[], from: string, to: string, clockwise: boolean): number[] {
  const step = clockwise ? 1 : -1;
  const end = ring.indexOf(to);
  const places = [ring.indexOf(from)];
  if (places[0] === -1 || end === -1) return [];
  while ((places.at(-1) ?? 0) % 12 !== end && places.length <= 12) places.push(((places.at(-1) ?? 0) + step + 12) % 12);
  return places;
}

/** Number of cards of each kind, in the order of the rulebook. */
export function counted(cards: string[]): { kind: Card; count: number }[] {
  return KINDS.map((kind) => ({ kind, count: cards.filter((card) => card === kind).length })).filter(
    ({ count }) => count,
  );
}
