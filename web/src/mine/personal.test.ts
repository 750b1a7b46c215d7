// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepPlayed, played } from '../app/played';
import { keepSeat, seats } from '../app/seats';
import { eraseSeats, exportSeats } from './personal';

const answers = new Map<string, [number, object]>();
beforeEach(() => {
  localStorage.clear();
  answers.clear();
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string) => {
      const [status, body] = answers.get(path) ?? [503, { code: 'unavailable', why: 'try again' }];
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    }),
  );
  keepSeat('one', 'token-one');
  keepSeat('two', 'token-two');
  keepSeat('gone', 'token-gone');
  keepPlayed([{ table: 'one', game: 'contraband', at: 1, players: [] }], [['two', 'contraband', 2, 'won', 'easy']]);
});

test('the export has every seat that the server knows', async () => {
  answers.set('/api/v1/tables/one/export', [200, { seat: 0, name: 'Ann' }]);
  answers.set('/api/v1/tables/gone/export', [404, { code: 'no-table', why: 'gone' }]);
  expect(await exportSeats()).toEqual({ seats: [{ seat: 0, name: 'Ann' }], done: 1, failed: 1 });
});

test('an erased seat is forgotten, and one without an answer is kept', async () => {
  answers.set('/api/v1/tables/one/erase', [200, { seat: 0, chats: 2 }]);
  answers.set('/api/v1/tables/gone/erase', [401, { code: 'bad-token', why: 'no seat' }]);
  expect(await eraseSeats()).toEqual({ done: 1, failed: 1 });
  expect(Object.keys(seats())).toEqual(['two']);
  expect(played().games).toEqual([]);
  expect(played().older).toHaveLength(1);
});
