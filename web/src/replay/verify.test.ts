import { describe, expect, test } from 'vitest';
import { bytesOf, commitmentOf, Generator } from './generator';
// Computed by the Python program; tests/test_web_vectors.py keeps the file up to date.
import vectors from './vectors.json';
import { checkDraws, verify, type GameRecord } from './verify';

const records = vectors.records as unknown as GameRecord[];
const zeros = new Uint8Array(32);

describe('the generator', () => {
  test('is the one of docs/generator.md', async () => {
    const rng = new Generator(Uint8Array.from({ length: 32 }, (_, index) => index));
    const numbers = [];
    for (let i = 0; i < 12; i++) numbers.push(await rng.below(10));
    expect(numbers).toEqual(vectors.below10);
    expect(await rng.shuffled(vectors.shuffled.map((_, index) => index))).toEqual(vectors.shuffled);
    const wide = new Generator(zeros);
    const large = [];
    for (let i = 0; i < 6; i++) large.push(await wide.below(1000));
    expect(large).toEqual(vectors.below1000);
  });

  test('promises what Python promises', async () => {
    expect(await commitmentOf(zeros)).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
    expect(() => bytesOf('xyz')).toThrow();
  });
});

describe('a record', () => {
  test.each(records.map((record) => [record.game, record.players.length, record] as const))(
    'of %s with %i is verified',
    async (_, __, record) => {
      const verdict = await verify(record, record.commitment ?? null, null);
      expect(verdict).toMatchObject({ computed: record.commitment, record: true, table: true, noted: null });
      expect(verdict.draws).toMatchObject({ unknown: 0, wrong: null });
      expect(verdict.draws?.same).toBe(verdict.draws?.all);
      expect(verdict.draws?.all).toBeGreaterThan(2);
    },
  );

  test('that was dealt otherwise is found out', async () => {
    const record = structuredClone(records[0] as GameRecord);
    const deck = record.moves[2] as [string, string];
    const words = deck[1].split(' ');
    const other = words.findIndex((word, index) => index > 1 && word !== words[1]);
    [words[1], words[other]] = [words[other] as string, words[1] as string];
    record.moves[2] = ['*', words.join(' ')];
    const draws = await checkDraws(record, bytesOf(record.seed ?? ''));
    expect(draws.wrong).toMatchObject({ entry: 2, expected: deck[1] });
    expect(draws.same).toBe(2);
  });

  test('with another promise is found out', async () => {
    const record = records[0] as GameRecord;
    const verdict = await verify(record, '00', 'ff');
    expect(verdict).toMatchObject({ record: true, table: false, noted: false });
    expect((await verify({ ...record, seed: undefined }, '00', null)).computed).toBeNull();
  });

  test('of a game we cannot deal is said to be unknown', async () => {
    const draws = await checkDraws(
      {
        game: 'chess',
        players: ['A', 'B'],
        moves: [
          ['*', 'colour white'],
          [0, 'e4'],
          ['*', 'clock 1'],
        ],
      },
      zeros,
    );
    expect(draws).toEqual({ all: 2, same: 0, unknown: 2, wrong: null });
  });
});
