// No two players share a place, and turns go clockwise.
import { describe, expect, it } from 'vitest';
import { alongTheRails, roundTheRail } from './seating';

describe.each([3, 4, 5, 6, 7, 8])('%i players', (players) => {
  it.each([
    ['round the rail', roundTheRail],
    ['along the rails', alongTheRails],
  ])('stand %s, clockwise from the near end', (_, places) => {
    const found = places(players);
    expect(found).toHaveLength(players);
    expect(found[0]?.y).toBe(1);
    expect(new Set(found.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(players);
    // On a screen y grows downwards, so the angle grows clockwise.
    const angles = found.map(({ x, y }) => (Math.atan2(y, x) - Math.PI / 2 + 4 * Math.PI) % (2 * Math.PI));
    expect(angles).toEqual(angles.toSorted((a, b) => a - b));
  });
});
