// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { notedPromise, notePromise } from './promise';

beforeEach(() => localStorage.clear());

test('the first promise counts, and only one made before the end', () => {
  notePromise({ id: 'sea', status: 'over', commitment: 'late' });
  expect(notedPromise('sea')).toBeNull();
  notePromise({ id: 'sea', status: 'waiting', commitment: 'first' });
  notePromise({ id: 'sea', status: 'playing', commitment: 'second' });
  expect(notedPromise('sea')).toBe('first');
  expect(notedPromise('land')).toBeNull();
});

test('a promise noted by an earlier version counts, with quotation marks or without', () => {
  for (const kept of ['"0badbeef"', '0badbeef']) {
    localStorage.setItem('mutiny.commitment.sea', kept);
    notePromise({ id: 'sea', status: 'playing', commitment: 'second' });
    expect(notedPromise('sea')).toBe('0badbeef');
  }
});
