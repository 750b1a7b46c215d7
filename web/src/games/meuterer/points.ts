// Where every point came from, read off the events.
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
  // Events before the first `round` we have heard belong to the round before it.
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

/** Points that no event told here explains: those of before one came, where all events are not at hand. */
export function unexplained(scores: number[], known: Gain[]): number[] {
  return scores.map((score, seat) =>
    known.filter((gain) => gain.seat === seat).reduce((left, gain) => left - gain.points, score),
  );
}

export const signed = (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');
