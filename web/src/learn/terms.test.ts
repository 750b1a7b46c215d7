import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { factsOf, gameNames } from '../games';
import { formsIn, glue, pieces } from './terms';

const TERM = [
  { id: 'captain', ...formsIn("Captain | Captain's") },
  { id: 'mate', ...formsIn('Mate') },
];
const shown = (text: string, words: string[] = []) =>
  pieces(text, words, TERM).map((piece) => [
    piece.term,
    piece.parts.map((part) => (part.marked ? `<${part.text}>` : part.text)).join(''),
  ]);

describe('terms', () => {
  test('keep adjacent punctuation on their line', () => {
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

  test('are not found in phrases that mean something else', () => {
    const terms = [{ id: 'merchant', ...formsIn("Merchant | Merchant's | ≠ merchant ship | ≠ Merchant ships") }];
    const found = (text: string) =>
      pieces(text, [], terms).flatMap((piece) => (piece.term ? [piece.parts.map((part) => part.text).join('')] : []));
    expect(found('Merchant ships sail past the merchant ship.')).toEqual([]);
    expect(found('On a merchant ship the merchant shipped it.')).toEqual(['merchant']);
    expect(found("The merchant ship waits. The Merchant's card, Merchant.")).toEqual(["Merchant's"]);
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
    for (const game of gameNames) {
      const bundle = new FluentBundle(language);
      const file = `../src/mutiny/games/${game}/i18n/${language}/learn.ftl`;
      bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
      for (const term of factsOf(game)?.terms ?? []) {
        const message = bundle.getMessage(`${game}-term-${term}`);
        expect(message?.value, `${game} ${term}`).toBeTruthy();
        expect(message?.attributes.forms, `${game} ${term}`).toBeTruthy();
      }
    }
  });
});
