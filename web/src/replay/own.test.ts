// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { noteResult } from '../app/played';
import { keepSeat } from '../app/seats';
import type { TableInfo } from '../app/wire';
import { ownSeat } from './own';

const table = (id: string, ...names: (string | null)[]) =>
  ({
    id,
    game: 'chess',
    status: 'over',
    winners: [1],
    seats: names.map((name) => (name ? { name } : { bot: 'easy', called: 'Bot' })),
  }) as unknown as TableInfo;

beforeEach(() => localStorage.clear());

test('a browser that never sat there has no seat', () => {
  expect(ownSeat(table('sea', 'Ann', null))).toBeNull();
});

test('a kept seat is known by its number, or by the only person at the table', () => {
  keepSeat('sea', 'secret-1', { seat: 1 });
  expect(ownSeat(table('sea', 'Ann', 'Bo'))).toBe(1);
  // The seat at a rematch is stored before its number is known.
  keepSeat('next', 'secret-1');
  expect(ownSeat(table('next', null, 'Ann'))).toBe(1);
  expect(ownSeat(table('next', 'Ann', 'Bo'))).toBeNull();
});

test('a game that was played is known after its seat was forgotten', () => {
  noteResult(table('sea', 'Ann', 'Bo'), 0);
  expect(ownSeat(table('sea', 'Ann', 'Bo'))).toBe(0);
});
