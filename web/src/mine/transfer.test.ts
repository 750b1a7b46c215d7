// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IN_FULL, keepPlayed, played, type PlayedGame } from '../app/played';
import { keepSeat, seatAt, seats } from '../app/seats';
import { counted, statistics } from './statistics';
import { exported, FileFault, fileName, imported, LARGEST_FILE, merge, parseFile } from './transfer';

const game = (table: string, at: number, more: Partial<PlayedGame> = {}): PlayedGame => ({
  table,
  game: 'contraband',
  at,
  players: [{ name: 'Ann' }, { name: 'Steffi', bot: 'easy' }],
  seat: 0,
  winners: [at % 2],
  ...more,
});
const many = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => game(`t${from + index}`, from + index));
const fault = (text: string): FileFault => {
  try {
    imported(text);
  } catch (error) {
    if (error instanceof FileFault) return error;
  }
  throw new Error('the file was taken');
};
/** A file with some fields replaced. */
const file = (change: object) =>
  JSON.stringify({ format: 'mutiny-games', version: 1, games: [game('t1', 1)], older: [], ...change });

/** Continue in another browser. */
function elsewhere(): void {
  localStorage.clear();
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a file', () => {
  it('brings all games to another browser', () => {
    keepPlayed(many(1, IN_FULL + 10), []);
    const before = played();
    const text = exported(false);
    elsewhere();
    expect(imported(text)).toEqual({ games: IN_FULL + 10, known: 0, seats: 0 });
    expect(played()).toEqual(before);
  });

  it('is added to what is there, and never counted twice, however often it goes back and forth', () => {
    keepPlayed(many(1, IN_FULL + 10), []);
    const first = exported(false);
    elsewhere();
    keepPlayed(many(IN_FULL, IN_FULL + 30), []);
    expect(imported(first)).toEqual({ games: IN_FULL - 1, known: 11, seats: 0 });
    const second = exported(false);
    for (const text of [first, second, first]) expect(imported(text)).toMatchObject({ games: 0, seats: 0 });
    expect(played().games).toHaveLength(IN_FULL);
    expect(played().older).toHaveLength(30);
    expect(statistics(counted(played()))).toMatchObject({ won: 115, lost: 115, best: 1 });
  });

  it('has a name with its date', () => {
    expect(fileName(new Date('2026-11-16T12:00:00Z'))).toBe('mutiny-games-2026-11-16.json');
  });

  it('has no seats unless they are wanted, and then only those of games under way', () => {
    keepSeat('over', 'token-of-over', { game: 'contraband', status: 'over', names: [] });
    keepSeat('going', 'token-of-going', { game: 'contraband', status: 'playing', names: ['Ann'], seat: 1 });
    keepSeat('mine', 'token-of-mine', { game: 'contraband', status: 'waiting', names: [] });
    expect(exported(false)).not.toContain('token');
    const text = exported(true);
    expect(text).not.toContain('token-of-over');
    elsewhere();
    keepSeat('mine', 'another-token', { game: 'contraband', status: 'playing', names: [] });
    expect(imported(text)).toEqual({ games: 0, known: 0, seats: 1 });
    expect(seatAt('going')).toMatchObject({ token: 'token-of-going', status: 'playing', names: ['Ann'], seat: 1 });
    expect(seatAt('mine')?.token).toBe('another-token');
  });

  it('brings no seat at a game that is known to be over', () => {
    keepSeat('t1', 'token-of-going', { game: 'contraband', status: 'playing', names: [] });
    const text = exported(true);
    elsewhere();
    keepPlayed([game('t1', 1)], []);
    expect(imported(text).seats).toBe(0);
    expect(seats()).toEqual({});
  });
});

describe('of the same game', () => {
  const unknown = game('t1', 1, { winners: undefined });

  it('a known result is better than an unknown one, on either side', () => {
    for (const [here, there] of [
      [unknown, game('t1', 1)],
      [game('t1', 1), unknown],
    ] as const)
      expect(merge({ games: [here], older: [] }, { games: [there], older: [] }).games).toEqual([game('t1', 1)]);
    const line = ['t1', 'contraband', 1, 'lost', 'easy'] as const;
    expect(merge({ games: [unknown], older: [] }, { games: [], older: [[...line]] })).toEqual({
      games: [],
      older: [line],
    });
    expect(merge({ games: [], older: [[...line]] }, { games: [game('t1', 1)], older: [] })).toEqual({
      games: [game('t1', 1)],
      older: [],
    });
  });

  it('this browser knows best whether its table is gone', () => {
    const gone = { ...unknown, gone: true };
    expect(merge({ games: [gone], older: [] }, { games: [game('t1', 1)], older: [] }).games).toEqual([
      { ...game('t1', 1), gone: true },
    ]);
    expect(merge({ games: [game('t1', 1)], older: [] }, { games: [gone], older: [] }).games).toEqual([game('t1', 1)]);
  });
});

describe('nonsense', () => {
  it.each([
    ['', 'json'],
    ['{"format": "mutiny-games", "vers', 'json'],
    ['[]', 'foreign'],
    ['null', 'foreign'],
    ['{"game": "contraband"}', 'foreign'],
    [file({ version: 2 }), 'version'],
    [file({ version: undefined }), 'version'],
    [file({ games: undefined }), 'list'],
    [file({ seats: {} }), 'list'],
    ['x'.repeat(LARGEST_FILE + 1), 'size'],
  ])('%.40j is refused as %s', (text, code) => {
    expect(fault(text).code).toBe(code);
  });

  it.each([
    [{ games: [3] }, 'games', 1, 'none', '3', 'object'],
    [{ games: [game('a b', 1)] }, 'games', 1, 'table', '"a b"', 'id'],
    [{ games: [game('a', 1), game('b', 1, { game: '' })] }, 'games', 2, 'game', '""', 'text'],
    [{ games: [{ ...game('a', 1), at: 'yesterday' }] }, 'games', 1, 'at', '"yesterday"', 'time'],
    [{ games: [game('a', 1e18)] }, 'games', 1, 'at', '1000000000000000000', 'time'],
    [{ games: [{ ...game('a', 1), players: 'Ann' }] }, 'games', 1, 'players', '"Ann"', 'players'],
    [{ games: [game('a', 1, { seat: 2 })] }, 'games', 1, 'seat', '2', 'seat'],
    [{ games: [game('a', 1, { winners: [-1] })] }, 'games', 1, 'winners', '[-1]', 'winners'],
    [{ games: [{ ...game('a', 1), left: 'yes' }] }, 'games', 1, 'left', '"yes"', 'flag'],
    [{ older: [['a', 'contraband', 1, 'won']] }, 'older', 1, 'none', '["a","contraband",1,"won"]', 'line'],
    [{ older: [['a', 'contraband', 1, 'drawn', 'easy']] }, 'older', 1, '4', '"drawn"', 'outcome'],
    [{ seats: [{ table: 'a', token: 'a secret', game: 'x', used: 1 }] }, 'seats', 1, 'token', '–', 'token'],
  ])('%j is refused, with its place', (change, part, number, field, found, wanted) => {
    expect(fault(file(change))).toMatchObject({ code: 'entry', values: { part, number, field, found, wanted } });
  });

  it('changes nothing', () => {
    keepPlayed([game('mine', 5)], []);
    keepSeat('going', 'token-of-going', { game: 'contraband', status: 'playing', names: [] });
    const before = JSON.stringify(localStorage);
    fault(file({ games: [game('new', 9), { nonsense: true }] }));
    fault(file({ seats: [{ nonsense: true }] }));
    expect(JSON.stringify(localStorage)).toBe(before);
  });

  it('does not include unknown fields of later versions, which are ignored', () => {
    expect(parseFile(file({ more: 1, games: [{ ...game('a', 1), mood: 'good' }] })).games).toEqual([game('a', 1)]);
  });
});

it('a browser with full storage reports it', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(fault(file({})).code).toBe('room');
});
