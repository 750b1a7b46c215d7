// The announcements, the cards still in the chest, and this seat's knowledge of them, derived from the events.
import type { GameEvent } from '../types';
import type { View } from './view';

export interface Claim {
  /** Number of the announcement; the first of the game is 1. */
  number: number;
  seat: number;
  value: string;
  /** The actual card, if this seat knows it. */
  card: string | null;
  /** The card is in the chest, removed from it, mixed with others by a spyglass, or mixed and perhaps removed. */
  where: 'in' | 'gone' | 'mixed' | 'perhaps';
}

/** A place in the chest: the claims that may belong to its card, and the card if it is known. */
export interface Slot {
  claims: Claim[];
  card: string | null;
}

export interface ClaimHistory {
  claims: Claim[];
  /** Whether all events are available, so that the place of each card is known. */
  whole: boolean;
  /** The cards in the chest, the bottom first; empty if some events are missing. */
  chest: Slot[];
  /** For each seat, the seats in front of which it has laid planks. */
  planked: number[][];
  /** For each seat, its statements beside the moves. */
  said: GameEvent[][];
}

export function claimsOf(events: GameEvent[], view: View): ClaimHistory {
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
    return { claims, whole: false, chest: [], planked, said };
  return { claims, whole: true, chest: follow(events, claims), planked, said };
}

function follow(events: GameEvent[], claims: Claim[]): Slot[] {
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
  return chest;
}

function mix(chest: Slot[], count: number, cards: unknown): void {
  if (!count) return;
  const top = chest.splice(-count);
  const claims = [...new Set(top.flatMap((slot) => slot.claims))];
  // The event lists the top card first; the chest has its top last.
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
    slot.card = opened[index] ?? slot.card;
    if (slot.claims.length === 1 && claim) claim.card = opened[index] ?? claim.card;
  });
}

/** A card of the opened chest, with its claim. */
export interface TurnedCard {
  card: string;
  /** The claimed value; null if a spyglass has mixed cards with different claims. */
  value: string | null;
  /** The seat that made the claim; null if that is unknown. */
  seat: number | null;
  /** Whether anything is known about the claim. */
  claimed: boolean;
  lie: boolean;
}

/**
 * The cards of an opened chest from bottom to top, the order in which they were laid. `opened` has the top first, as
 * events do.
 */
export function turnedOver(opened: readonly string[], chest: readonly Slot[]): TurnedCard[] {
  return opened.toReversed().map((card, index) => {
    const claims = chest[index]?.claims ?? [];
    const [claim] = claims;
    // After a spyglass has mixed the cards, their owners are unknown. If all claims are equal, the value is still
    // known.
    const value = claim && claims.every((each) => each.value === claim.value) ? claim.value : null;
    const seat = claims.length === 1 && claim ? claim.seat : null;
    return { card, value, seat, claimed: claims.length > 0, lie: value !== null && value !== card };
  });
}

/** Seats that are known to have lied about a card, with the number of lies, the most first. */
export function liarsOf(cards: readonly TurnedCard[]): { seat: number; times: number }[] {
  const times = new Map<number, number>();
  for (const { seat, lie } of cards) if (lie && seat !== null) times.set(seat, (times.get(seat) ?? 0) + 1);
  return [...times].map(([seat, count]) => ({ seat, times: count })).sort((one, other) => other.times - one.times);
}
