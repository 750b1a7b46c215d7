import { describe, expect, it } from 'vitest';
import { arranged, keysOf, moved, sorted } from './hand';

describe('cards in hand', () => {
  it('are told apart by a number', () => {
    expect(keysOf(['wine', 'salt', 'wine'])).toEqual(['wine 0', 'salt 0', 'wine 1']);
  });

  it('keep the order that was chosen, and new ones come last', () => {
    const keys = keysOf(['wine', 'salt', 'ruby']);
    expect(arranged(keys, [])).toEqual([0, 1, 2]);
    expect(arranged(keys, ['salt 0', 'grain 0', 'wine 0'])).toEqual([1, 0, 2]);
  });

  it('are moved', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c']);
  });

  it('are sorted by kind, in the order of the game or of the alphabet', () => {
    expect(sorted(['wine', 'salt', 'wine', 'ruby'])).toEqual([3, 1, 0, 2]);
    expect(sorted(['wine', 'salt', 'other', 'ruby'], ['ruby', 'wine', 'salt'])).toEqual([3, 0, 1, 2]);
  });
});
