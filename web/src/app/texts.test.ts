// Checks that every text the client uses exists in all four languages.
import { FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './i18n.svelte';

const SOURCES = join(__dirname, '..');
const TEXTS = join(__dirname, '../../../src/mutiny/i18n');
const GAMES = join(__dirname, '../../../src/mutiny/games');

/** The folders of texts in a language: the shared one, and one for each game. */
function folders(lang: string): string[] {
  const games = readdirSync(GAMES).map((game) => join(GAMES, game, 'i18n', lang));
  return [join(TEXTS, lang), ...games.filter((folder) => existsSync(folder))];
}

/** Ids in calls `t('id')`, and strings in tables of links or choices that look like ids. */
function used(): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' })) {
    if (!/\.(svelte|ts)$/.test(name) || name.includes('.test.') || name.startsWith('gallery')) continue;
    const text = readFileSync(join(SOURCES, name), 'utf-8');
    for (const [, , id] of text.matchAll(/\bt\(\s*(['"`])([a-z][a-z0-9.-]*)\1/g)) found.set(id ?? '', name);
    for (const [, id] of text.matchAll(/['"](web-[a-z][a-z-]*[a-z](?:\.[a-z-]+)?)['"]/g)) found.set(id ?? '', name);
  }
  return found;
}

/** Names of text files, which look like ids but are not. */
const FILES = new Set([
  ...readdirSync(join(TEXTS, 'en')).map((name) => name.replace('.ftl', '')),
  ...readdirSync(GAMES).map((game) => `web-${game}`),
]);

function known(lang: string): Set<string> {
  const ids = new Set<string>();
  for (const folder of folders(lang)) {
    for (const name of readdirSync(folder)) {
      for (const entry of new FluentResource(readFileSync(join(folder, name), 'utf-8')).body) {
        ids.add(entry.id);
        for (const attribute of Object.keys(entry.attributes)) ids.add(`${entry.id}.${attribute}`);
      }
    }
  }
  return ids;
}

describe('texts', () => {
  const wanted = [...used()].filter(([id]) => !FILES.has(id));

  it('are asked for', () => expect(wanted.length).toBeGreaterThan(150));

  it.each(LANGUAGES)('are there in %s', (lang) => {
    const ids = known(lang);
    expect(wanted.filter(([id]) => !ids.has(id))).toEqual([]);
  });

  it('of the shell are all used', () => {
    const ids = new Set(wanted.map(([id]) => id));
    const shell = new FluentResource(readFileSync(join(TEXTS, 'en', 'web.ftl'), 'utf-8')).body.map((entry) => entry.id);
    expect(shell.filter((id) => !ids.has(id))).toEqual([]);
  });
});
