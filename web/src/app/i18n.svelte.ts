// Texts in four languages, from the Fluent files of the Python program (src/mutiny/i18n, src/mutiny/games/GAME/i18n).
// `web.ftl`, `common.ftl` and the titles of all games are loaded with a language. Other texts of a game are loaded when
// they are needed: `GAME` is its game.ftl, `web-GAME` its web.ftl, `learn-GAME` its learn.ftl.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { readText, write } from './storage';

export const LANGUAGES = ['en', 'fr', 'it', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', it: 'Italiano', de: 'Deutsch' };

const MUTINY = '../../../src/mutiny';
const files = import.meta.glob<string>(
  [
    '../../../src/mutiny/i18n/*/*.ftl',
    '../../../src/mutiny/games/*/i18n/*/*.ftl',
    '!**/cli.ftl',
    '!**/tui.ftl',
    '!**/advice.ftl',
  ],
  { query: '?raw', import: 'default' },
);
const KEPT = 'language';
const OF_A_GAME = /^(title|learn|web)-(.+)$/;
const titles = new Set(Object.keys(files).flatMap((path) => /games\/([^/]+)\/.*title\.ftl$/.exec(path)?.[1] ?? []));

interface Texts {
  language: Language;
  bundle: FluentBundle;
  loaded: Set<string>;
}

const state = $state<{ texts: Texts | null; version: number }>({ texts: null, version: 0 });

/** The initial language: the one chosen earlier in this browser, or else the browser's preference. */
export function preferred(wanted: readonly string[] = navigator.languages, kept = readText(KEPT)): Language {
  for (const each of [kept ?? '', ...wanted]) {
    const short = each.slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((language) => language === short);
    if (known) return known;
  }
  return 'en';
}

async function read(language: Language, name: string): Promise<string> {
  const [, file = 'game', game = name] = OF_A_GAME.exec(name) ?? [];
  const shared = files[`${MUTINY}/i18n/${language}/${name}.ftl`];
  const load = shared ?? files[`${MUTINY}/games/${game}/i18n/${language}/${file}.ftl`];
  return load ? load() : '';
}

function add(texts: Texts, name: string, text: string): void {
  const errors = texts.bundle.addResource(new FluentResource(text));
  if (errors.length) throw new Error(`${name}.ftl in ${texts.language}: ${errors[0]}`);
  texts.loaded.add(name);
}

/** Switch to a language, and remember it. */
export async function speak(language: Language, remember = true): Promise<void> {
  const texts: Texts = { language, bundle: new FluentBundle(language, { useIsolating: false }), loaded: new Set() };
  const own = [...titles].map((game) => `title-${game}`);
  const names = [...new Set(['common', 'web', ...own, ...(state.texts?.loaded ?? [])])];
  const found = await Promise.all(names.map((name) => read(language, name)));
  for (const [index, name] of names.entries()) add(texts, name, found[index] ?? '');
  if (remember) write(KEPT, language);
  document.documentElement.lang = language;
  state.texts = texts;
  state.version += 1;
}

/** Load the texts of `NAME.ftl` too: those of a game, or of a part of the client. */
export async function loadTexts(...names: string[]): Promise<void> {
  for (const name of names) {
    // The language may change while a file is loading.
    for (let texts = state.texts; texts && !texts.loaded.has(name); texts = state.texts) {
      const text = await read(texts.language, name);
      if (texts.loaded.has(name)) continue;
      add(texts, name, text);
      state.version += 1;
    }
  }
}

/** The current language. */
export function language(): Language {
  return state.texts?.language ?? 'en';
}

/** Whether a message, or an attribute of it, exists. A game from another package may lack some. */
export function has(id: string, attribute?: string): boolean {
  void state.version;
  const message = state.texts?.bundle.getMessage(id);
  return attribute === undefined ? !!message : !!message?.attributes[attribute];
}

/**
 * The text of a message, or of an attribute written `ID.ATTRIBUTE`. A missing message is shown as its id, and fails the
 * tests.
 */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  void state.version;
  const bundle = state.texts?.bundle;
  const [name = '', attribute] = id.split('.');
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return `⟦${id}⟧`;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  return errors.length ? `⟦${id}: ${errors[0]?.message}⟧` : text;
}
