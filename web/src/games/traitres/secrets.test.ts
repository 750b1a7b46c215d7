// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { loadTexts } from '../../app/i18n.svelte';
import { speakEnglish } from '../testing.svelte';
import { secretsOf } from '../../replay/secrets';

beforeAll(async () => {
  await speakEnglish('traitres');
  await loadTexts('web-learn');
});

test('the private information of each seat has a text', () => {
  const watched = { game: 'traitres' };
  const seen = { ...watched, seat: 1, role: 'mutineer', hand: ['+1', 'plank'], seen: [] };
  const words = 'Hidden then: Role: mutineer; Hand: +1, Plank';
  expect(secretsOf('traitres', watched, [seen]).map((each) => each.words)).toEqual([words]);
  // The view of a seat has the same fields, with that seat's own secrets.
  expect(secretsOf('traitres', { ...seen, seat: 0 }, [seen])[0]?.words).toBe(words);
  expect(secretsOf('traitres', watched, [watched])[0]?.words).toBe('');
  expect(secretsOf('chess', watched, [seen])[0]?.words).toBe('');
});
