// Rules for all sources of the client.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameNames } from './games';

/** Files that may name a game, with the reason. */
const MAY_NAME_A_GAME: Record<string, string> = {
  'replay/vectors.json': 'records of real games, made by Python, with which the check of shuffles is tested',
};

/** Files that may declare colours: drawings (art/, covers), whose colours occur nowhere else. */
const MAY_DECLARE_COLOURS = /^art\/|^games\/\w+\/(art\/|Cover\.svelte)/u;

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf-8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(ts|svelte|js|json|css)$/u.test(path));
const textOf = (path: string) => readFileSync(join(__dirname, path), 'utf-8');

describe('sources', () => {
  it('name a game only in the folder of that game', () => {
    expect(gameNames.length).toBeGreaterThan(2);
    const outside = files.filter((path) => !path.startsWith('games/') && !(path in MAY_NAME_A_GAME));
    const naming = outside.filter((path) => {
      const text = textOf(path).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
      return gameNames.some((game) => text.includes(game));
    });
    expect(naming).toEqual([]);
    expect(Object.keys(MAY_NAME_A_GAME).filter((path) => !files.includes(path))).toEqual([]);
  });

  it('of a game name no other game, and shared ones name none', () => {
    const naming = files.filter((path) => {
      const [top, folder = ''] = path.split('/');
      if (top !== 'games' || path.includes('.test.')) return false;
      return gameNames.some((game) => game !== folder && textOf(path).includes(game));
    });
    expect(naming).toEqual([]);
  });

  it('use the browser’s storage in one module only', () => {
    const keeping = files.filter(
      (path) => !path.includes('.test.') && /\b(local|session)Storage\b/u.test(textOf(path)),
    );
    expect(keeping).toEqual(['app/storage.ts']);
  });

  it('take their colours from the palette', () => {
    const own = files.filter((path) => !MAY_DECLARE_COLOURS.test(path) && /\.(svelte|css)$/u.test(path));
    const declaring = own.filter((path) => {
      const style = path.endsWith('.svelte') ? (/<style>.*<\/style>/su.exec(textOf(path))?.[0] ?? '') : textOf(path);
      return /#[0-9a-f]{3,8}\b|\b(rgb|hsl|light-dark)\(/iu.test(style);
    });
    expect(declaring).toEqual([]);
  });
});
