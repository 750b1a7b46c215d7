import { describe, expect, test } from 'vitest';
import { fits, hits, plain, wordsOf } from './search';

const marked = (text: string, wanted: string) =>
  hits(text, wordsOf(wanted)).map(({ start, end }) => text.slice(start, end));

describe('search', () => {
  test('ignores accents and case', () => {
    expect(plain('Égalité, Grünland, Äffchen')).toBe('egalite, grunland, affchen');
    expect(fits('Le camp au total le plus élevé', wordsOf('ELEVE camp'))).toBe(true);
  });

  test('requires every word', () => {
    expect(fits('A tie is won by the mutiny.', wordsOf('tie mutiny'))).toBe(true);
    expect(fits('A tie is won by the mutiny.', wordsOf('tie captain'))).toBe(false);
    expect(fits('anything', wordsOf('  '))).toBe(true);
  });

  test('marks the original text', () => {
    expect(marked("En cas d'égalité, même à 0", 'egalite MEME')).toEqual(['égalité', 'même']);
    expect(marked('Egalite\u0301!', 'egalite')).toEqual(['Egalite\u0301']);
  });

  test('joins hits that overlap and finds all of them', () => {
    expect(marked('mutineer, mutiny', 'muti utine')).toEqual(['mutine', 'muti']);
    expect(hits('aaa', ['aa'])).toEqual([{ start: 0, end: 3 }]);
    expect(hits('none', ['x'])).toEqual([]);
  });
});
