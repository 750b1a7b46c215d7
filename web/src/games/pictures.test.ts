// Checks that every picture a guide asks for can be drawn.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pictureOf } from './pictures';

const GAMES = join(__dirname, '../../../src/mutiny/games');

const guideOf = (game: string) => join(GAMES, game, 'guide.toml');

function asked(game: string): string[] {
  const text = readFileSync(guideOf(game), 'utf-8');
  const lone = [...text.matchAll(/^picture = "(.*)"$/gm)].map(([, id]) => id ?? '');
  const rows = [...text.matchAll(/^pictures = \[([^\]]*)\]/gm)].flatMap(([, ids]) =>
    [...(ids ?? '').matchAll(/"(.*?)"/g)].map(([, id]) => id ?? ''),
  );
  return [...lone, ...rows];
}

describe('pictures', () => {
  it.each(readdirSync(GAMES).filter((game) => existsSync(guideOf(game))))('of %s are drawn', (game) => {
    expect(asked(game).length).toBeGreaterThan(5);
    expect(asked(game).filter((id) => pictureOf(game, id) === null)).toEqual([]);
  });

  it('are none for a game without drawings', () => {
    expect(pictureOf('contraband', 'rum')).toBeNull();
    expect(pictureOf('meuterer', 'coin')).toBeNull();
  });
});
