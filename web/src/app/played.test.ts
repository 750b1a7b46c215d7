// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  againstOf,
  IN_FULL,
  keepPlayed,
  noteGone,
  noteHeard,
  noteNoTable,
  noteResult,
  outcomeOf,
  played,
  type PlayedGame,
} from './played';
import { keepSeat, seatAt, seats } from './seats';
import { write } from './storage';
import type { TableInfo } from './wire';

const INFO: TableInfo = {
  id: 'tbl',
  game: 'contraband',
  options: {},
  seats: [{ name: 'Ann' }, { bot: 'easy', called: 'Steffi' }, { bot: 'easy', called: 'Jo' }],
  status: 'over',
  open: false,
  created: 5,
  ended: 1000,
  winners: [0],
  commitment: '',
};
const game = (table: string, at: number, more: Partial<PlayedGame> = {}): PlayedGame => ({
  table,
  game: 'contraband',
  at,
  players: [{ name: 'Ann' }, { name: 'Steffi', bot: 'easy' }],
  seat: 0,
  winners: [0],
  ...more,
});

beforeEach(() => localStorage.clear());

describe('the result of a game', () => {
  it('is kept when the game is over, once', () => {
    noteResult({ ...INFO, status: 'playing', winners: null }, 0);
    expect(played().games).toEqual([]);
    noteResult(INFO, 0);
    noteResult({ ...INFO, next: 'another' }, 0);
    expect(played().games).toEqual([
      {
        table: 'tbl',
        game: 'contraband',
        at: 1000,
        players: [{ name: 'Ann' }, { name: 'Steffi', bot: 'easy' }, { name: 'Jo', bot: 'easy' }],
        seat: 0,
        winners: [0],
      },
    ]);
  });

  it.each([
    ['won', {}],
    ['lost', { winners: [1] }],
    ['lost', { winners: [] }],
    ['left', { left: true }],
    ['unknown', { winners: undefined }],
    ['unknown', { seat: undefined }],
  ])('is %s with %o', (outcome, more) => {
    expect(outcomeOf(game('t', 1, more))).toBe(outcome);
  });

  it('does not count as won by somebody whose seat a bot had at the end', () => {
    noteResult({ ...INFO, seats: [{ name: 'Ann', bot: 'medium', away: true }, ...INFO.seats.slice(1)] }, 0);
    const [found] = played().games;
    expect(found && outcomeOf(found)).toBe('left');
    expect(found?.players[0]).toEqual({ name: 'Ann' });
  });

  it('is learned from the description of the table for a seat that was kept without its number', () => {
    keepSeat('tbl', 'secret-token', { game: 'contraband', status: 'playing', names: [] });
    noteHeard(INFO);
    expect(played().games[0]?.seat).toBe(0);
    expect(seatAt('tbl')?.status).toBe('over');
  });

  it('stays unknown among several people, unless the name tells the seat or the page of the table does', () => {
    const among = { ...INFO, seats: [{ name: 'Bo' }, { name: 'Ann' }] };
    keepSeat('tbl', 'secret-token');
    noteHeard(among);
    expect(played().games.map(outcomeOf)).toEqual(['unknown']);
    write('settings', { name: 'Ann ' });
    noteHeard(among);
    expect(played().games.map(outcomeOf)).toEqual(['lost']);
    noteResult(among, 0);
    expect(played().games.map(outcomeOf)).toEqual(['won']);
    noteResult(among, null);
    expect(played().games.map(outcomeOf)).toEqual(['won']);
  });

  it('stays on the list when the server no longer has the table', () => {
    keepSeat('a', 'secret-token', { game: 'contraband', status: 'playing', names: ['Ann', 'Jo'] });
    keepSeat('b', 'secret-token', { game: 'contraband', status: 'waiting', names: ['Ann'] });
    keepPlayed([game('c', 7)], []);
    for (const table of ['a', 'b', 'c']) noteNoTable(table);
    noteGone('c', 'contraband', 9, []);
    expect(seats()).toEqual({});
    const found = played().games;
    expect(found.map(({ table, gone }) => [table, gone])).toEqual([
      ['a', true],
      ['c', true],
    ]);
    expect(found.map(outcomeOf)).toEqual(['unknown', 'won']);
    expect(found[0]?.players).toEqual([{ name: 'Ann' }, { name: 'Jo' }]);
  });
});

it.each([
  ['easy', [{ name: 'a', bot: 'easy' }]],
  [
    'mixed',
    [
      { name: 'a', bot: 'easy' },
      { name: 'b', bot: 'hard' },
    ],
  ],
  ['people', [{ name: 'a', bot: 'easy' }, { name: 'Bo' }]],
])('opponents are %s', (against, others) => {
  expect(againstOf(game('t', 1, { players: [{ name: 'Ann' }, ...others] }))).toBe(against);
});

it('many games are kept: the newest in full, the others in short', () => {
  for (let number = 1; number <= IN_FULL + 5; number += 1)
    noteResult({ ...INFO, id: `t${number}`, ended: number, winners: number % 2 ? [0] : [1] }, 0);
  const { games, older } = played();
  expect(games).toHaveLength(IN_FULL);
  expect(games[0]?.table).toBe(`t${IN_FULL + 5}`);
  expect(older.map(([table, , , outcome, against]) => [table, outcome, against])).toEqual([
    ['t5', 'won', 'easy'],
    ['t4', 'lost', 'easy'],
    ['t3', 'won', 'easy'],
    ['t2', 'lost', 'easy'],
    ['t1', 'won', 'easy'],
  ]);
  // The page is opened again: the game is not stored in full again.
  noteResult({ ...INFO, id: 't1', ended: 1 }, 0);
  expect(played()).toEqual({ version: 1, games, older });
});

it('what a later version has kept is left as it is', () => {
  write('played', { version: 2, something: 'else' });
  expect(played().games).toEqual([]);
  noteResult(INFO, 0);
  expect(localStorage.getItem('mutiny.played')).toBe('{"version":2,"something":"else"}');
});

it('seats of finished games make room for others', () => {
  for (let number = 0; number < 70; number += 1)
    keepSeat(`t${number}`, 'secret-token', { status: number < 30 ? 'playing' : 'over' });
  expect(Object.keys(seats())).toHaveLength(60);
  expect(Object.values(seats()).filter(({ status }) => status === 'playing')).toHaveLength(30);
});
