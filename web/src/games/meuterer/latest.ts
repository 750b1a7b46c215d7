// The change that the last move made on the table, derived from the events.
import type { GameEvent } from '../types';

/** The thing that changed last; at most one field is set. */
export interface Latest {
  /** The seat whose last offered card is new. */
  offer: number | null;
  /** The island where a ship or flag arrived or goods were sold. */
  island: string | null;
  pay: boolean;
  /** Whether the last move was made in the mutiny. */
  fight: boolean;
}

const NONE: Latest = { offer: null, island: null, pay: false, fight: false };

/** The thing that the last move changed; none if a player only left. */
export function latestThing(history: readonly GameEvent[]): Latest {
  const kinds = [
    'pay',
    'offer',
    'leave',
    'take',
    'leave-captain',
    'mutineer-goal',
    'fight',
    'dock',
    'sell',
    'ship',
    'pirates',
  ];
  const event = history.findLast(({ kind }) => kinds.includes(kind));
  if (!event) return NONE;
  if (event.kind === 'offer') return { ...NONE, offer: event.seat };
  if (event.kind === 'pay') return { ...NONE, pay: true };
  if (event.kind === 'fight') return { ...NONE, fight: true };
  return { ...NONE, island: typeof event.island === 'string' ? event.island : null };
}
