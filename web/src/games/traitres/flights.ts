// Cards that fly across the table, derived from the events. No delay is longer than `LATEST` milliseconds.
import type { GameEvent } from '../types';

export interface CardFlight {
  from: number | 'chest' | 'piles';
  to: number | 'chest' | 'piles';
  /** The card if everybody sees it; null for its back. */
  card: string | null;
  delay: number;
}

const STEP = 180;
const LATEST = 500;

export function flightsOf(news: GameEvent[]): CardFlight[] {
  const found: Omit<CardFlight, 'delay'>[] = [];
  for (const event of news) {
    const seat = event.seat;
    if (event.kind === 'riddance') {
      for (let each = 0; each < Number(event.count); each++) found.push({ from: 'chest', to: 'piles', card: null });
    }
    if (seat === null) continue;
    if (event.kind === 'stash') found.push({ from: seat, to: 'chest', card: null });
    else if (event.kind === 'plank' || event.kind === 'pockets')
      found.push({ from: seat, to: Number(event.target), card: event.kind });
    else if (event.kind === 'spyglass') found.push({ from: 'chest', to: seat, card: null });
    else if (event.kind === 'order') found.push({ from: seat, to: 'chest', card: null });
    else if (event.kind === 'draw' || event.kind === 'catch') found.push({ from: 'piles', to: seat, card: null });
    else if (event.kind === 'return') found.push({ from: seat, to: 'piles', card: null });
  }
  return found.map((flight, index) => ({ ...flight, delay: Math.min(LATEST, STEP * index) }));
}
