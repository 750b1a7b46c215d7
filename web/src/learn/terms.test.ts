import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { factsOf, gameNames } from '../games';
import { glue, pieces } from './terms';

const TERM = [
  { id: 'captain', forms: ['Captain', "Captain's"] },
  { id: 'mate', forms: ['Mate'] },
];
const shown = (text: string, words: string[] = []) =>
  pieces(text, words, TERM).map((piece) => [
    piece.term,
    piece.parts.map((part) => (part.marked ? `<${part.text}>` : part.text)).join(''),
  ]);

describe('terms', () => {
  test('keep on their line what touches them', () => {
    const glued = glue(pieces('Ask the „Captain“, or (Mate).', [], TERM));
    expect(glued.map(({ term, lead, tail }) => [term, lead, tail])).toEqual([
      [null, '', ''],
      ['captain', '„', '“,'],
      [null, '', ''],
      ['mate', '(', ').'],
      [null, '', ''],
    ]);
    const whole = glued.map(({ parts, lead, tail }) => lead + parts.map((part) => part.text).join('') + tail).join('');
    expect(whole).toBe('Ask the „Captain“, or (Mate).');
  });

  test('are found as whole words, once each', () => {
    expect(shown("The Captain's ship. The Captain pays the mate; checkmate.")).toEqual([
      [null, 'The '],
      ['captain', "Captain's"],
      [null, ' ship. The Captain pays the '],
      ['mate', 'mate'],
      [null, '; checkmate.'],
    ]);
  });

  test('and hits may overlap', () => {
    expect(shown('The Captain sails', ['tain s'])).toEqual([
      [null, 'The '],
      ['captain', 'Cap<tain>'],
      [null, '< s>ails'],
    ]);
    expect(pieces('', [], TERM)).toEqual([]);
  });

  test.each(['en', 'fr', 'it', 'de'])('are all explained in %s', (language) => {
    const bundle = new FluentBundle(language);
    bundle.addResource(new FluentResource(readFileSync(`../src/mutiny/i18n/${language}/web-learn.ftl`, 'utf8')));
    for (const game of gameNames)
      for (const term of factsOf(game)?.terms ?? []) {
        const message = bundle.getMessage(`web-learn-term-${game}-${term}`);
        expect(message?.value, `${game} ${term}`).toBeTruthy();
        expect(message?.attributes.forms, `${game} ${term}`).toBeTruthy();
      }
  });
});
