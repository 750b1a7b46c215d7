import { describe, expect, it } from 'vitest';
import { flightsOf } from './flights';

describe('flights across the table', () => {
  it('go from the old owner to the new one', () => {
    const news = [
      { kind: 'combat', clause: 'C2.3', seat: 1, count: 2 },
      { kind: 'rob', clause: 'C2.8', seat: 1, target: 3 },
    ];
    expect(flightsOf(news)).toEqual([
      { what: 'combat', from: 'pile:combat', to: 'seat:1' },
      { what: 'combat', from: 'pile:combat', to: 'seat:1' },
      { what: 'coin', from: 'seat:3', to: 'seat:1' },
    ]);
  });

  it('leave out cards that were only looked at', () => {
    expect(flightsOf([{ kind: 'under', clause: 'C2.4', seat: 0, pile: 'combat', count: 1 }])).toEqual([]);
  });

  it('are only the latest if there are too many', () => {
    const news = Array.from({ length: 9 }, (_, seat) => ({ kind: 'coins', clause: 'C2.9', seat, count: 1 }));
    expect(flightsOf(news).map((flight) => flight.to)).toEqual([3, 4, 5, 6, 7, 8].map((seat) => `seat:${seat}`));
  });
});
