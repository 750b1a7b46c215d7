// Flights across the table when something is taken, paid, stolen or posted: start and target spots, derived from the
// events.
import type { GameEvent } from '../types';

export interface PieceFlight {
  what: 'coin' | 'gold' | 'combat' | 'sailor';
  from: string;
  to: string;
}

const MOST = 6;
const MOST_OF_A_KIND = 3;

/** The flights for these events; if there are too many to follow, only the latest. */
export function flightsOf(news: GameEvent[]): PieceFlight[] {
  return news.flatMap(flightsOfOne).slice(-MOST);
}

function flightsOfOne(event: GameEvent): PieceFlight[] {
  const seat = `seat:${event.seat}`;
  const count = typeof event.count === 'number' ? event.count : 1;
  const many = (flight: PieceFlight, times = count) => Array<PieceFlight>(Math.min(times, MOST_OF_A_KIND)).fill(flight);
  switch (event.kind) {
    case 'gold':
      return many({ what: 'gold', from: 'pile:gold', to: seat });
    case 'combat':
      return many({ what: 'combat', from: 'pile:combat', to: seat });
    case 'coins':
      return many({ what: 'coin', from: 'pile:coins', to: seat });
    case 'pay':
      return many({ what: 'coin', from: seat, to: 'pile:coins' });
    case 'under':
      // Cards that were only looked at (C2.2, C2.4) never left the pile.
      if (event.clause === 'C2.2' || event.clause === 'C2.4') return [];
      return many({ what: 'combat', from: seat, to: 'pile:combat' });
    case 'rob':
      return [{ what: 'coin', from: `seat:${Number(event.target)}`, to: seat }];
    case 'refill': {
      const seats = Array.isArray(event.seats) ? event.seats : [];
      return seats.map((giver) => ({ what: 'coin', from: `seat:${giver}`, to: 'pile:coins' }) as const);
    }
    case 'post':
      return many({ what: 'sailor', from: 'deck', to: `post:${String(event.letter)}` }, 2);
    default:
      return [];
  }
}
