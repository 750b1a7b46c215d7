import { describe, expect, it } from 'vitest';
import { chartOf } from './track';

describe('the sea track', () => {
  it.each([
    [0, 0],
    [348, 80],
    [348, 300],
    [690, 110],
    [690, 200],
    [810, 300],
    [1100, 430],
    [2400, 900],
  ])('keeps every space on the chart and apart from the next, in %i × %i pixels', (width, height) => {
    const chart = chartOf(19, width, height);
    expect(chart.spaces).toHaveLength(19);
    chart.spaces.forEach((space, number) => {
      expect(space.x).toBeGreaterThanOrEqual(20);
      expect(space.x).toBeLessThanOrEqual(chart.width - 20);
      expect(space.y).toBeGreaterThanOrEqual(30);
      expect(space.y).toBeLessThanOrEqual(chart.height - 12);
      const next = chart.spaces[number + 1];
      if (next) expect(Math.hypot(next.x - space.x, next.y - space.y)).toBeGreaterThan(24);
    });
  });

  it('sails back where one line would be small', () => {
    expect(chartOf(19, 348, 90).rows).toBe(2);
    expect(chartOf(19, 690, 116).rows).toBe(1);
  });
});
