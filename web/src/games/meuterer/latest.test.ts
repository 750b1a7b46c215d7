import { describe, expect, it } from 'vitest';
import { latestThing } from './latest';

const event = (kind: string, more: object = {}) => ({ kind, clause: 'M1', seat: 2, ...more });

describe('the thing that the last move has changed', () => {
  it('is nothing before anything has happened', () => {
    expect(latestThing([])).toEqual({ offer: null, island: null, pay: false, fight: false });
  });

  it('is the card that was offered, whatever was said or drawn since', () => {
    const told = latestThing([event('pay'), event('offer'), event('say', { seat: 1 }), event('draw')]);
    expect(told).toEqual({ offer: 2, island: null, pay: false, fight: false });
  });

  it('is the island where the ship has come', () => {
    expect(latestThing([event('offer'), event('ship', { island: 'sandkap' })]).island).toBe('sandkap');
  });

  it('is nothing on the table where somebody only left', () => {
    expect(latestThing([event('offer'), event('leave')])).toEqual({
      offer: null,
      island: null,
      pay: false,
      fight: false,
    });
  });
});
