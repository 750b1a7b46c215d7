import { describe, expect, it } from 'vitest';
import { chartOf } from './track';

describe('the sea track', () => {
  it.each([0, 320, 500, 659, 660, 900, 3840])(
    'keeps every space on the chart and apart from the next, %i pixels wide',
    (width) => {
      const chart = chartOf(19, width);
      expect(chart.spaces).toHaveLength(19);
      chart.spaces.forEach((space, number) => {
        expect(space.x).toBeGreaterThanOrEqual(20);
        expect(space.x).toBeLessThanOrEqual(chart.width - 20);
        expect(space.y).toBeGreaterThanOrEqual(40);
        expect(space.y).toBeLessThanOrEqual(chart.height - 20);
        const next = chart.spaces[number + 1];
        if (next) expect(Math.hypot(next.x - space.x, next.y - space.y)).toBeGreaterThan(26);
      });
    },
  );
});
