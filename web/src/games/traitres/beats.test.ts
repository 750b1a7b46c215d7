import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../types';
import beats from './beats';
import { liarsOf, turnedOver, type Claim } from './claims';
import { turning } from './scenes/timing';

const told = (kind: string, facts: Record<string, unknown> = {}): GameEvent => ({
  kind,
  clause: 'T2.2',
  seat: 1,
  ...facts,
});

describe('beats', () => {
  it.each([
    ['plank', { target: 2, planks: 1 }],
    ['overboard', { role: 'pirate', count: 3 }],
    ['spyglass', { count: 3 }],
    ['riddance', { count: 2, chest: 4 }],
    ['pockets', { target: 2, count: 3 }],
    ['catch', { count: 3 }],
    ['open', { cards: ['+1', '0'], sum: 1, target: 5 }],
    ['end', { team: 'pirates', winners: [0], roles: ['pirate'] }],
  ])('show %s as a scene', (kind, facts) => {
    const rule = beats(told(kind, facts), 0);
    expect(rule?.scene).toBe(kind);
    expect(rule?.lasts).toBeGreaterThanOrEqual(1500);
    expect(rule?.stops).toBeFalsy();
  });

  it.each(['spyglass', 'riddance', 'catch'])('show a %s only briefly if it has no effect', (kind) => {
    expect(beats(told(kind, { count: 0 }), 0)).toEqual({ lasts: 600 });
  });

  it.each(['draw', 'order', 'return', 'say', 'deal'])('do not show %s', (kind) => {
    expect(beats(told(kind, { count: 1 }), 0)).toBeNull();
  });
});

describe('sounds', () => {
  const heard = (kind: string, facts: Record<string, unknown> = {}, seat: number | null = 0) =>
    (beats(told(kind, facts), seat)?.sound ?? []).map(([name]) => name);

  it.each([
    ['stash', {}, ['coin']],
    ['plank', { target: 2, planks: 2 }, ['plank']],
    ['plank', { target: 2, planks: 3 }, ['plank', 'roll', 'splash']],
    ['overboard', { role: 'pirate' }, ['mask']],
    ['spyglass', { count: 3 }, ['spyglass']],
    ['riddance', { count: 2 }, ['kick']],
    ['pockets', { target: 2 }, ['rustle']],
    ['catch', { count: 3 }, ['net']],
    ['catch', { count: 0 }, []],
    ['open', { cards: ['+1', '0'], sum: 1, target: 5 }, ['chest', 'flip', 'flip', 'lie']],
    ['open', { cards: ['+1'], sum: 5, target: 5 }, ['chest', 'flip', 'truth']],
    ['draw', {}, []],
  ])('of %s', (kind, facts, names) => {
    expect(heard(kind, facts)).toEqual(names);
  });

  it('tell a player whether they have won', () => {
    expect([0, 1, null].map((seat) => heard('end', { winners: [0] }, seat).at(-1))).toEqual(['win', 'loss', 'win']);
  });
});

describe('the log line', () => {
  it('of a player overboard comes after the mask, not before it', () => {
    expect(beats(told('overboard', { role: 'pirate' }), 0)?.toldAfter).toBe(true);
    expect(beats(told('plank', { target: 2, planks: 3 }), 0)?.toldAfter).toBeFalsy();
  });
});

describe('an event that affects the seat', () => {
  it.each([
    ['plank', { target: 0, planks: 2 }],
    ['pockets', { target: 0, count: 3 }],
    ['overboard', { seat: 0, role: 'pirate', count: 1 }],
  ])('stops: %s', (kind, facts) => {
    expect(beats(told(kind, facts), 0)?.stops).toBe(true);
    expect(beats(told(kind, facts), 2)?.stops).toBeFalsy();
    // No event stops for a spectator.
    expect(beats(told(kind, facts), null)?.stops).toBeFalsy();
  });

  it('does not stop if it is the third plank: the overboard event after it stops', () => {
    expect(beats(told('plank', { target: 0, planks: 3 }), 0)?.stops).toBeFalsy();
  });
});

describe('the chest', () => {
  it('is turned over in a limited time, however many cards there are', () => {
    expect(turning(0).all).toBeLessThan(4000);
    expect(turning(5).at(1)).toBeGreaterThan(turning(5).at(0));
    expect(turning(40).all).toBeLessThan(8500);
  });

  it('shows who has lied, and nothing of cards that a spyglass has mixed', () => {
    const claim = (number: number, seat: number, value: string): Claim => ({
      number,
      seat,
      value,
      card: null,
      where: 'in',
    });
    const mixed = [claim(3, 0, '+1'), claim(4, 1, '0')];
    const cards = turnedOver(
      ['-2', '+1', '-2', '+1'],
      [
        { claims: [claim(1, 2, '+1')], card: null },
        { claims: [claim(2, 1, '+1')], card: null },
        { claims: mixed, card: null },
        { claims: mixed, card: null },
      ],
    );
    expect(cards.map(({ card, value, seat, lie }) => [card, value, seat, lie])).toEqual([
      ['+1', '+1', 2, false],
      ['-2', '+1', 1, true],
      ['+1', null, null, false],
      ['-2', null, null, false],
    ]);
    expect(liarsOf(cards)).toEqual([{ seat: 1, times: 1 }]);
  });
});
