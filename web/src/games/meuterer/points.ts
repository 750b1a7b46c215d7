// The source of every point, derived from the events.
import type { GameEvent } from '../types';

export interface Gain {
  round: number;
  seat: number;
  points: number;
  /** captain, mutineer, mate, paid, boy, or sale. */
  from: string;
  island: string | null;
}

export function gains(events: GameEvent[], roundNow: number): Gain[] {
  // Events before the first `round` event belong to the round before it.
  const first = events.find((event) => event.kind === 'round');
  let round = first ? Math.max(1, Number(first.round) - 1) : roundNow;
  const found: Gain[] = [];
  for (const event of events) {
    if (event.kind === 'round') round = Number(event.round);
    const from = source(event);
    if (from === null || event.seat === null) continue;
    found.push({
      round,
      seat: event.seat,
      points: Number(event.points),
      from,
      island: typeof event.island === 'string' ? event.island : null,
    });
  }
  return found;
}

function source(event: GameEvent): string | null {
  if (event.kind === 'dock') return event.clause === 'M5.2' ? 'mutineer' : 'captain';
  if (event.kind === 'sales') return 'sale';
  return event.kind === 'mate' || event.kind === 'paid' || event.kind === 'boy' ? event.kind : null;
}

/** Points without a known event: those gained before this client joined, if it lacks the earlier events. */
export function unexplained(scores: number[], known: Gain[]): number[] {
  return scores.map((score, seat) =>
    known.filter((gain) => gain.seat === seat).reduce((left, gain) => left - gain.points, score),
  );
}

/** Categories of points in the final ranking, and the gains that belong to each. */
export const SOURCES: readonly { id: 'docking' | 'sales' | 'roles'; from: readonly string[] }[] = [
  { id: 'docking', from: ['captain', 'mutineer'] },
  { id: 'sales', from: ['sale'] },
  { id: 'roles', from: ['mate', 'boy', 'paid'] },
];

export const signed = (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');
