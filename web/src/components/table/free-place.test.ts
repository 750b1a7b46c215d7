import { describe, expect, it } from 'vitest';
import { freePlace } from './free-place';

const STAGE = { width: 400, height: 300 };
const PANEL = { width: 100, height: 60 };

describe('a free place', () => {
  it('covers no choice, whatever else it covers', () => {
    const left = { left: 0, top: 0, width: 290, height: 300 };
    const right = { left: 290, top: 0, width: 110, height: 300 };
    expect(freePlace(STAGE, PANEL, [left], [right]).left).toBeGreaterThanOrEqual(290);
    expect(freePlace(STAGE, PANEL, [right], [left]).left).toBeLessThanOrEqual(190);
  });

  it('covers as little as possible if there is no free space', () => {
    const everywhere = { left: 0, top: 0, width: 400, height: 300 };
    const twice = { left: 0, top: 0, width: 400, height: 240 };
    expect(freePlace(STAGE, PANEL, [everywhere, twice], []).top).toBe(240);
  });

  it('stays in the frame even if it is too small', () => {
    expect(freePlace({ width: 50, height: 20 }, PANEL, [], [])).toEqual({ left: 0, top: 0 });
  });
});
