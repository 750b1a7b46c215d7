// What was announced, what of it is still in the chest and what a seat knows of it: read off the events, for sleuths.
import type { GameEvent } from '../types';
import type { View } from './view';

export interface Claim {
  /** The first announcement of the game is 1. */
  number: number;
  seat: number;
  value: string;
  /** What the card is, where this seat knows. */
  card: string | null;
  /** in the chest, gone from it, moved by a spyglass among others, or, so moved, gone perhaps. */
  where: 'in' | 'gone' | 'mixed' | 'perhaps';
}

/** A place in the chest: the claims one of which lies there, and the card if it is known. */
interface Slot {
  claims: Claim[];
  card: string | null;
}

export interface Told {
  claims: Claim[];
  /** Whether all events were there, so that it is known where each card went. */
  whole: boolean;
  /** For each seat, before whom it has laid planks. */
  planked: number[][];
  /** For each seat, what it has said beside the moves. */
  said: GameEvent[][];
}

export function claimsOf(events: GameEvent[], view: View): Told {
  const planked: number[][] = view.hand_sizes.map(() => []);
  const said: GameEvent[][] = view.hand_sizes.map(() => []);
  for (const event of events) {
    if (event.kind === 'say' && event.seat !== null) said[event.seat]?.push(event);
    if (event.kind === 'plank' && event.seat !== null) planked[event.seat]?.push(Number(event.target));
  }
  const claims = view.announced.map(([seat, value], index): Claim => ({
    number: index + 1,
    seat,
    value,
    card: null,
    where: 'in',
  }));
  if (events.filter((event) => event.kind === 'stash').length !== claims.length)
    return { claims, whole: false, planked, said };
  follow(events, claims);
  return { claims, whole: true, planked, said };
}

function follow(events: GameEvent[], claims: Claim[]): void {
  const chest: Slot[] = [];
  let count = 0;
  for (const event of events) {
    if (event.kind === 'stash') {
      const claim = claims[count++];
      if (!claim) continue;
      const card = typeof event.card === 'string' ? event.card : null;
      claim.card = card;
      chest.push({ claims: [claim], card });
    } else if (event.kind === 'riddance') {
      const gone = Number(event.count);
      for (const slot of gone ? chest.splice(-gone) : []) {
        for (const claim of slot.claims) claim.where = slot.claims.length === 1 ? 'gone' : 'perhaps';
      }
    } else if (event.kind === 'order') {
      mix(chest, Number(event.count), event.cards);
    } else if (event.kind === 'open') {
      settle(chest, event.cards);
    }
  }
}

function mix(chest: Slot[], count: number, cards: unknown): void {
  if (!count) return;
  const top = chest.splice(-count);
  const claims = [...new Set(top.flatMap((slot) => slot.claims))];
  // From the top, as the event has them; the chest has its top last.
  const seen = Array.isArray(cards) ? cards.map(String).reverse() : [];
  const alone = count === 1 && claims.length === 1;
  for (const claim of claims) {
    if (alone) claim.card = seen[0] ?? claim.card;
    else if (claim.where === 'in') claim.where = 'mixed';
  }
  top.forEach((_, index) => chest.push({ claims: alone ? claims : claims.slice(), card: seen[index] ?? null }));
}

function settle(chest: Slot[], cards: unknown): void {
  const opened = Array.isArray(cards) ? cards.map(String).reverse() : [];
  chest.forEach((slot, index) => {
    const [claim] = slot.claims;
    if (slot.claims.length === 1 && claim) claim.card = opened[index] ?? claim.card;
  });
}
