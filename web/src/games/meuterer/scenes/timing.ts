// Times within the scenes of Meuterer, in milliseconds after their beginning.
import type { MeutererActionsEvent } from '../types.generated';

const FIRST = 500;
const NEXT = 600;
/** The pause before the Mutineer's card is turned. */
const BREATH = 600;
const READ = 1500;

/** When the action card of each seat is turned, the Mutineer's last; null for the Captain, who has none. */
export function turns(roles: MeutererActionsEvent['roles']): (number | null)[] {
  const hidden = roles.flatMap((role, seat) => (role === 'captain' ? [] : [seat]));
  const order = hidden.toSorted(
    (one, other) => Number(roles[one] === 'mutineer') - Number(roles[other] === 'mutineer'),
  );
  return roles.map((role, seat) =>
    role === 'captain' ? null : FIRST + NEXT * order.indexOf(seat) + (role === 'mutineer' ? BREATH : 0),
  );
}

/** When all action cards are face up. */
export function turned(roles: MeutererActionsEvent['roles']): number {
  return Math.max(...turns(roles).map((at) => at ?? 0)) + 420;
}

export const actionsLast = (roles: MeutererActionsEvent['roles']): number => turned(roles) + READ;

/** Duration of a conflict card's flight, and the delay after the card before it. */
export const FLIGHT = 650;
const AFTER = 420;
export const takesOff = (card: number): number => 100 + AFTER * card;
export const lands = (card: number): number => takesOff(card) + FLIGHT;
export const pullLasts = (cards: number): number => lands(cards - 1) + 750;
