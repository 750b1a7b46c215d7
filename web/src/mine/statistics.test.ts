import { describe, expect, it } from 'vitest';
import { counted, statistics, streaks, type Counted } from './statistics';

const results = (...words: string[]): Counted[] =>
  words.map((word, at) => {
    const [game = '', against = '', outcome = ''] = word.split(' ');
    return { game, against, at, outcome: outcome as Counted['outcome'] };
  });

describe('statistics', () => {
  it('count by game and by strength', () => {
    const found = statistics(
      results('a easy won', 'a hard lost', 'b people lost', 'a easy won', 'b mixed won', 'a other lost', 'a easy lost'),
    );
    expect(found).toMatchObject({ won: 3, lost: 4, uncounted: 0 });
    expect(found.games).toEqual([
      {
        key: 'a',
        won: 2,
        lost: 3,
        by: [
          { key: 'easy', won: 2, lost: 1 },
          { key: 'hard', won: 0, lost: 1 },
          { key: 'other', won: 0, lost: 1 },
        ],
      },
      {
        key: 'b',
        won: 1,
        lost: 1,
        by: [
          { key: 'mixed', won: 1, lost: 0 },
          { key: 'people', won: 0, lost: 1 },
        ],
      },
    ]);
    expect(found.by.map(({ key }) => key)).toEqual(['easy', 'hard', 'other', 'mixed', 'people']);
  });

  it('leave out games without a result', () => {
    const found = statistics(results('a easy won', 'a easy left', 'a easy unknown', 'a easy won'));
    expect(found).toMatchObject({ won: 2, lost: 0, uncounted: 2, streak: 2, best: 2, last: [true, true] });
  });

  it('of nothing are nothing', () => {
    expect(statistics([])).toMatchObject({ won: 0, lost: 0, games: [], by: [], streak: 0, best: 0, last: [] });
  });

  it('count older games in their order', () => {
    const all = counted({
      games: [
        { table: 'd', game: 'a', at: 4, players: [{ name: 'x' }, { name: 'y', bot: 'easy' }], seat: 0, winners: [0] },
        { table: 'b', game: 'a', at: 2, players: [{ name: 'x' }, { name: 'y', bot: 'easy' }], seat: 0, winners: [1] },
      ],
      older: [
        ['c', 'a', 3, 'won', 'easy'],
        ['a', 'a', 1, 'won', 'easy'],
      ],
    });
    expect(all.map(({ at, outcome }) => [at, outcome])).toEqual([
      [1, 'won'],
      [2, 'lost'],
      [3, 'won'],
      [4, 'won'],
    ]);
    expect(statistics(all)).toMatchObject({ won: 3, lost: 1, streak: 2, best: 2 });
  });
});

it.each([
  ['', 0, 0],
  ['w', 1, 1],
  ['wwl', 0, 2],
  ['wwlw', 1, 2],
  ['lwwwlww', 2, 3],
])('the streaks of %j are %d and %d', (games, streak, best) => {
  expect(streaks(Array.from(games, (each) => each === 'w'))).toEqual({ streak, best });
});
