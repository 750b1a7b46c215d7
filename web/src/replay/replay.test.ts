import { expect, test } from 'vitest';
import { addressOf, BEGINNING, entryIn, eyesIn } from './replay.svelte';

const query = (address: string) => new URL(address, 'http://here').searchParams;

test('an address leads back to its position', () => {
  for (const entry of [BEGINNING, 0, 13]) {
    const address = addressOf('sea', 'all', entry);
    expect(entryIn(query(address))).toBe(entry);
    expect(eyesIn(query(address))).toBe('all');
  }
  expect(addressOf('sea', 'watch', 13)).toBe('/r/sea?after=13');
});

test('an older address, which counts how many entries were made, leads to the same position as ever', () => {
  expect(entryIn(query('/r/sea?seat=1&entry=14'))).toBe(13);
  expect(entryIn(query('/r/sea?entry=0'))).toBe(BEGINNING);
  expect(entryIn(query('/r/sea?entry=14&after=2'))).toBe(2);
  for (const none of ['/r/sea', '/r/sea?entry=', '/r/sea?after=x', '/r/sea?after=1.5'])
    expect(entryIn(query(none))).toBeNull();
});

test('a player sees the replay from their seat, unless the address says otherwise', () => {
  expect(eyesIn(query('/r/sea'), 2)).toBe(2);
  expect(eyesIn(query('/r/sea'), null)).toBe('watch');
  expect(eyesIn(query('/r/sea?seat=0'), 2)).toBe(0);
  expect(eyesIn(query('/r/sea?seat=all'), 2)).toBe('all');
  expect(eyesIn(query('/r/sea?seat=9'), 2, 4)).toBe(2);
  // Without `seat=watch`, the address would lead to this browser's seat.
  expect(addressOf('sea', 'watch', 13, 2)).toBe('/r/sea?seat=watch&after=13');
  expect(eyesIn(query(addressOf('sea', 'watch', 13, 2)), 2)).toBe('watch');
});
