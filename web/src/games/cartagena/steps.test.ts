import { describe, expect, it } from 'vitest';
import { chosenPlaces, touches } from './steps';

/** All moves that can be chosen by touching one thing after another. */
function reachable(legal: string[]): Set<string> {
  const found = new Set<string>();
  const open: (string | null)[] = [null];
  const seen = new Set<string | null>(open);
  while (open.length) {
    const picked = open.pop() ?? null;
    if (picked !== null) found.add(picked);
    for (const next of touches(legal, picked).values()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return found;
}

// Legal moves as the engine lists them, by phase.
const LISTS: Record<string, string[]> = {
  'the first knock': ['knock'],
  'a door or a knock': ['knock', 'visit crackpott', 'visit sate'],
  'the last door': ['visit captain-valverde', 'visit dean-nero', 'visit pang'],
  'ramon-diaz': ['take gold', 'take combat'],
  pang: ['take combat', 'take coin'],
  tembo: ['keep v2', 'keep d1'],
  'wessel-jan': ['swap', 'swap v1', 'swap d1', 'swap d2', 'swap v1 d1', 'swap v1 d2', 'swap d1 d2', 'swap v1 d1 d2'],
  'two of a kind': ['swap', 'swap v1', 'swap v1 v1'],
  'dean-nero': [
    'sell',
    'sell v1',
    'sell d1',
    'sell v1 v1',
    'sell v1 d1',
    'sell v1 v1 d1',
    'buy 0',
    'buy 1',
    'buy 2',
    'buy 3',
  ],
  'chang-ye': ['rob 0', 'rob 1', 'rob 3'],
  bijoux: ['side valverde', 'side diaz'],
  ojo: ['peek 1', 'peek 2', 'peek none'],
  post: ['post high-valverde', 'post high-diaz'],
  inspect: ['inspect a', 'inspect b', 'inspect c', 'inspect d', 'inspect e'],
  turn: ['turn keep', 'turn swap'],
  'the first card': ['lay v1', 'lay d1', 'lay d3'],
  'a later card': ['lay v1', 'lay monkey'],
};

describe('a touch', () => {
  it.each(Object.entries(LISTS))('every move can be made by touch: %s', (_, legal) => {
    expect([...reachable(legal)].sort()).toEqual([...legal].sort());
  });

  it('chooses only legal moves', () => {
    for (const legal of Object.values(LISTS)) {
      for (const picked of [null, ...legal]) {
        for (const next of touches(legal, picked).values()) expect(next === null || legal.includes(next)).toBe(true);
      }
    }
  });

  it('adds and takes back cards one by one', () => {
    const legal = LISTS['wessel-jan'] ?? [];
    const things = touches(legal, 'swap v1 d2');
    expect(things.get('hand:d1')).toBe('swap v1 d1 d2');
    expect(things.get('back:d2')).toBe('swap v1');
    expect(things.has('hand:v1')).toBe(false);
    expect(touches(legal, 'swap v1').get('back:v1')).toBeNull();
  });

  it('takes a choice back when the same thing is touched again', () => {
    expect(touches(['rob 0', 'rob 1'], 'rob 1').get('player:1')).toBeNull();
    expect(touches(['rob 0', 'rob 1'], 'rob 1').get('player:0')).toBe('rob 0');
  });

  it('counts what is bought at the pile', () => {
    const legal = LISTS['dean-nero'] ?? [];
    expect(touches(legal, null).get('pile:combat')).toBe('buy 1');
    expect(touches(legal, 'buy 2').get('pile:combat')).toBe('buy 3');
    expect(touches(legal, 'buy 3').get('pile:combat')).toBeNull();
    expect(touches(legal, 'sell v1').get('buy:2')).toBe('buy 2');
  });
});

describe('chosen cards of a hand', () => {
  it('marks those that were touched, not others of the kind', () => {
    expect([...chosenPlaces(['v1', 'v1', 'd1'], 'swap v1', [1])]).toEqual([1]);
    expect([...chosenPlaces(['v1', 'v1', 'd1'], 'swap v1 d1', [])].sort()).toEqual([0, 2]);
    expect([...chosenPlaces(['v1', 'v1', 'd1'], null, [1])]).toEqual([]);
  });
});
