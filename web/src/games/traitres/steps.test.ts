// Every legal move is a path of touches, and the claims are tracked correctly through the chest.
import { describe, expect, it } from 'vitest';
import type { GameEvent, MoveOption } from '../types';
import { claimsOf } from './claims';
import { made, next } from './steps';
import type { View } from './view';

const options = (...moves: string[]): MoveOption[] => moves.map((move) => ({ move, text: move, clauses: [] }));

/** All moves that a sequence of touches can produce. */
function reached(moves: MoveOption[], path: string[] = []): string[] {
  const move = made(moves, path);
  if (move) return [move.move];
  return [...next(moves, path)].flatMap((touch) => reached(moves, [...path, touch]));
}

describe('a path of touches', () => {
  it.each([
    [
      [
        'open',
        'stash +1 as +1',
        'stash +1 as 0',
        'stash +1 as -2',
        'stash -2 as +1',
        'stash -2 as 0',
        'stash -2 as -2',
      ],
    ],
    [
      [
        'stash 0 as 0',
        'stash 0 as +1',
        'stash 0 as -2',
        'plank 0',
        'plank 3',
        'pockets 0',
        'pockets 3',
        'spyglass',
        'riddance',
        'catch',
      ],
    ],
    [['order +1 0 -2', 'order +1 -2 0', 'order 0 +1 -2', 'order 0 -2 +1', 'order -2 +1 0', 'order -2 0 +1']],
    [['order -2 -2 0', 'order -2 0 -2', 'order 0 -2 -2']],
    [['return +1 +1', 'return +1 plank', 'return plank +1']],
    [['return catch']],
  ])('makes every one of %s', (moves) => {
    expect(new Set(reached(options(...moves)))).toEqual(new Set(moves));
  });

  it('asks for the announcement after the card, and makes nothing before', () => {
    const moves = options('stash 0 as +1', 'stash 0 as 0', 'stash 0 as -2');
    expect(made(moves, ['0'])).toBeNull();
    expect(next(moves, ['0'])).toEqual(new Set(['+1', '0', '-2']));
    expect(made(options('open'), [])).toBeNull();
  });
});

describe('claims', () => {
  const event = (kind: string, seat: number | null, facts: object = {}): GameEvent => ({
    kind,
    clause: '',
    seat,
    ...facts,
  });
  const view = (announced: [number, string][]) => ({ announced, hand_sizes: [3, 3, 3] }) as unknown as View;
  const stash = (seat: number, value: string, card?: string) =>
    event('stash', seat, { value, ...(card ? { card } : {}) });

  it('follows what is thrown out, what a spyglass mixes, and what comes out', () => {
    const events = [
      stash(0, '+1', '-2'),
      stash(1, '+1'),
      stash(2, '0'),
      stash(1, '+1'),
      event('riddance', 2, { count: 1 }),
      event('order', 0, { count: 2 }),
      event('open', 1, { cards: ['0', '+1', '-2'] }),
    ];
    const { claims, whole } = claimsOf(
      events,
      view([
        [0, '+1'],
        [1, '+1'],
        [2, '0'],
        [1, '+1'],
      ]),
    );
    expect(whole).toBe(true);
    expect(claims.map(({ where }) => where)).toEqual(['in', 'mixed', 'mixed', 'gone']);
    expect(claims.map(({ card }) => card)).toEqual(['-2', null, null, null]);
  });

  it('cannot follow cards if events are missing', () => {
    const { claims, whole } = claimsOf(
      [stash(1, '0')],
      view([
        [0, '+1'],
        [1, '0'],
      ]),
    );
    expect(whole).toBe(false);
    expect(claims).toHaveLength(2);
  });
});
