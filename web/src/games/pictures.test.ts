// Every picture that a guide asks for can be drawn.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pictureOf } from './pictures';

const GUIDES = join(__dirname, '../../../src/mutiny/rulebook/guides');

function asked(name: string): string[] {
  const text = readFileSync(join(GUIDES, name), 'utf-8');
  const lone = [...text.matchAll(/^picture = "(.*)"$/gm)].map(([, id]) => id ?? '');
  const rows = [...text.matchAll(/^pictures = \[([^\]]*)\]/gm)].flatMap(([, ids]) =>
    [...(ids ?? '').matchAll(/"(.*?)"/g)].map(([, id]) => id ?? ''),
  );
  return [...lone, ...rows];
}

describe('pictures', () => {
  it.each(readdirSync(GUIDES))('of %s are drawn', (name) => {
    const game = name.replace('.toml', '');
    expect(asked(name).length).toBeGreaterThan(5);
    expect(asked(name).filter((id) => pictureOf(game, id) === null)).toEqual([]);
  });

  it('are none for a game without drawings', () => {
    expect(pictureOf('contraband', 'rum')).toBeNull();
    expect(pictureOf('meuterer', 'coin')).toBeNull();
  });
});
