// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { read, readText, write } from './storage';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('a text is read as it was kept, with quotation marks or without', () => {
  expect(readText('word')).toBeNull();
  write('word', 'ab"12');
  expect(localStorage.getItem('mutiny.word')).toBe('"ab\\"12"');
  expect(readText('word')).toBe('ab"12');
  for (const raw of ['de', '0badbeef', '12345678', '1e99']) {
    localStorage.setItem('mutiny.word', raw);
    expect(readText('word')).toBe(raw);
  }
  localStorage.setItem('mutiny.word', '"broken');
  expect(readText('word')).toBeNull();
  write('word', null);
  expect(readText('word')).toBeNull();
});

test('a browser that keeps nothing breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('not here', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(write('word', 'x')).toBe(false);
  expect(read('word', 'otherwise')).toBe('otherwise');
  expect(readText('word')).toBeNull();
});
