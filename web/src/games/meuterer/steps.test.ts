// Every legal move can be made by touching things, and no other move can. The lists of moves are from real games.
import { describe, expect, it } from 'vitest';
import type { MoveOption } from '../types';
import { gains, unexplained } from './points';
import { after, choosePart, keepOf, keepSize, saleOf, saleParts, sales, toggleKept, type Chosen } from './steps';
import { place, route } from './view';

const options = (...moves: string[]): MoveOption[] => moves.map((move) => ({ move, text: move, clauses: [] }));

/** All sales that a sequence of touches can produce. */
function sold(moves: MoveOption[], islands: string[]): Set<string> {
  const all = sales(moves, islands);
  const made = new Set<string>();
  const seen = new Set<string>();
  const look = (chosen: Chosen) => {
    const key = JSON.stringify(Object.entries(chosen).sort());
    if (seen.has(key)) return;
    seen.add(key);
    const move = Object.keys(chosen).length === islands.length ? saleOf(all, chosen) : null;
    if (move) made.add(move);
    for (const island of islands) {
      for (const { part } of saleParts(all, island, chosen)) look(choosePart(all, island, part, chosen));
    }
  };
  look({});
  return made;
}

/** All keeps that touching the drawn cards can produce. */
function kept(moves: MoveOption[], drawn: string[]): Set<string> {
  const size = keepSize(moves);
  const made = new Set<string>();
  const seen = new Set<string>();
  const look = (taken: number[]) => {
    if (seen.has(taken.join())) return;
    seen.add(taken.join());
    if (taken.length === size)
      made.add(
        keepOf(
          moves,
          taken.map((index) => drawn[index] ?? ''),
        ) ?? 'none',
      );
    if (taken.length < size)
      drawn.forEach((_, index) => !taken.includes(index) && look(toggleKept(taken, index, size)));
  };
  look([]);
  return made;
}

describe('a touch', () => {
  it.each([
    [['hochland', 'piratennest'], options('sell hochland=wine*1', 'sell piratennest=wine*1')],
    [
      ['hochland', 'gruenland'],
      options(
        'sell gruenland=grain*2',
        'sell hochland=ruby*1 gruenland=grain*2',
        'sell hochland=grain*1 gruenland=grain*1',
        'sell hochland=grain*2',
      ),
    ],
    [
      ['affeninsel', 'hochland'],
      options(
        'sell hochland=grain*2',
        'sell affeninsel=grain*1 hochland=grain*1',
        'sell affeninsel=grain*2',
        'sell affeninsel=grain*2 hochland=wine*1',
      ),
    ],
    [
      ['fingerhut', 'hochland'],
      options('sell fingerhut=cloth*1', 'sell hochland=cloth*1', 'sell fingerhut=cloth*1 hochland=ruby*1'),
    ],
  ])('makes every sale at %s', (islands, moves) => {
    expect(sold(moves, islands)).toEqual(new Set(moves.map(({ move }) => move)));
  });

  it('drops choices that do not fit the last touch, and chooses a single remaining possibility', () => {
    const all = sales(options('sell a=wine*1', 'sell b=wine*1'), ['a', 'b']);
    expect(choosePart(all, 'a', 'wine*1', {})).toEqual({ a: 'wine*1', b: '' });
    expect(choosePart(all, 'b', 'wine*1', { a: 'wine*1', b: '' })).toEqual({ a: '', b: 'wine*1' });
  });

  it('keeps any of the cards drawn, equal ones as one', () => {
    const drawn = ['grain', 'salt', 'wine', 'salt'];
    const moves = options('keep salt', 'keep wine', 'keep grain');
    expect(kept(moves, drawn)).toEqual(new Set(moves.map(({ move }) => move)));
    const pairs = options('keep salt salt', 'keep salt wine', 'keep salt grain', 'keep wine grain');
    expect(kept(pairs, drawn)).toEqual(new Set(pairs.map(({ move }) => move)));
    expect(keepSize(options('keep'))).toBe(0);
  });

  it('finds single moves under their word', () => {
    const moves = options('offer wine', 'leave', 'take boy', 'take mutineer');
    expect([...after(moves, 'leave').keys()]).toEqual(['']);
    expect([...after(moves, 'take').keys()]).toEqual(['boy', 'mutineer']);
    expect(after(moves, 'offer').get('wine')?.move).toBe('offer wine');
  });
});

describe('the ring', () => {
  it('has twelve places, each beside the next', () => {
    const places = Array.from({ length: 12 }, (_, index) => place(index));
    expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(12);
    places.forEach((here, index) => {
      const next = place(index + 1);
      expect(Math.abs(here.column - next.column) + Math.abs(here.row - next.row)).toBe(1);
    });
  });

  it('is sailed clockwise by the ship and the other way by the pirates', () => {
    const ring = Array.from('abcdefghijkl');
    expect(route(ring, 'k', 'b', true)).toEqual([10, 11, 0, 1]);
    expect(route(ring, 'b', 'k', false)).toEqual([1, 0, 11, 10]);
  });
});

it('tells where points came from, and in which round', () => {
  const events = [
    { kind: 'dock', clause: 'M5.2', seat: 1, points: 5, island: 'eisfelsen' },
    { kind: 'round', clause: 'M10.1', seat: 1, round: 2, rounds: 8 },
    { kind: 'paid', clause: 'M5.1', seat: 1, points: -2, mate: 0 },
  ];
  expect(gains(events, 2)).toEqual([
    { round: 1, seat: 1, points: 5, from: 'mutineer', island: 'eisfelsen' },
    { round: 2, seat: 1, points: -2, from: 'paid', island: null },
  ]);
  expect(unexplained([4, 5], gains(events, 2))).toEqual([4, 2]);
});
