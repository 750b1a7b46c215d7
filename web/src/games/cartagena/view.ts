// The types of a view, generated from Python, and helpers for them.
import type { Side, View } from './types.generated';

export { LETTERS, PIRATES, SIDES } from './types.generated';
export type * from './types.generated';

/** Whether the mutiny has not broken out yet. */
export function atSea(view: View): boolean {
  return view.duel === null && view.phase !== 'posts' && view.phase !== 'over';
}

/** The side of a combat card. */
export function sideOf(card: string): Side {
  return card.startsWith('v') ? 'valverde' : 'diaz';
}

/** The number on a card. */
export function valueOf(card: string): number {
  return Number(card.slice(1));
}

/** The index of the next closed door. */
export function nextDoor(view: View): number {
  const place = view.row.findIndex((door) => door.pirate === null);
  return place < 0 ? view.row.length : place;
}

/** The gold of this seat, as far as its view shows it. */
export function ownGold(view: View): number {
  const coins = view.seat === undefined ? 0 : (view.coins[view.seat] ?? 0);
  return (view.gold ?? []).reduce((sum, card) => sum + valueOf(card), coins);
}
