// Texts in four languages: Fluent files that the Python program uses too (src/mutiny/i18n, src/mutiny/games/GAME/i18n).
// `web*.ftl` and `common.ftl` are loaded with a language, those of a game with its table: `GAME` and `web-GAME`.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'fr', 'it', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', it: 'Italiano', de: 'Deutsch' };

const MUTINY = '../../../src/mutiny';
const files = import.meta.glob<string>(
  ['../../../src/mutiny/i18n/*/*.ftl', '../../../src/mutiny/games/*/i18n/*/*.ftl', '!**/cli.ftl', '!**/advice.ftl'],
  { query: '?raw', import: 'default' },
);
const KEPT = 'mutiny.language';

interface Texts {
  language: Language;
  bundle: FluentBundle;
  loaded: Set<string>;
}

const state = $state<{ texts: Texts | null; version: number }>({ texts: null, version: 0 });

/** The language to begin with: what was chosen here before, or what the browser asks for. */
export function preferred(
  wanted: readonly string[] = navigator.languages,
  kept = localStorage.getItem(KEPT),
): Language {
  for (const each of [kept ?? '', ...wanted]) {
    const short = each.slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((language) => language === short);
    if (known) return known;
  }
  return 'en';
}

async function read(language: Language, name: string): Promise<string> {
  const [game, file] = name.startsWith('web-') ? [name.slice('web-'.length), 'web'] : [name, 'game'];
  const shared = files[`${MUTINY}/i18n/${language}/${name}.ftl`];
  const load = shared ?? files[`${MUTINY}/games/${game}/i18n/${language}/${file}.ftl`];
  return load ? load() : '';
}

function add(texts: Texts, name: string, text: string): void {
  const errors = texts.bundle.addResource(new FluentResource(text));
  if (errors.length) throw new Error(`${name}.ftl in ${texts.language}: ${errors[0]}`);
  texts.loaded.add(name);
}

/** Speak a language from now on, and remember it. */
export async function speak(language: Language, remember = true): Promise<void> {
  const texts: Texts = { language, bundle: new FluentBundle(language, { useIsolating: false }), loaded: new Set() };
  const names = new Set(['common', 'web', ...(state.texts?.loaded ?? [])]);
  for (const name of names) add(texts, name, await read(language, name));
  if (remember) localStorage.setItem(KEPT, language);
  document.documentElement.lang = language;
  state.texts = texts;
  state.version += 1;
}

/** Have the texts of `NAME.ftl` at hand too: those of a game, or of a part of the client. */
export async function loadTexts(...names: string[]): Promise<void> {
  for (const name of names) {
    // Another language may be chosen meanwhile.
    for (let texts = state.texts; texts && !texts.loaded.has(name); texts = state.texts) {
      const text = await read(texts.language, name);
      if (texts.loaded.has(name)) continue;
      add(texts, name, text);
      state.version += 1;
    }
  }
}

/** The language that is spoken. */
export function language(): Language {
  return state.texts?.language ?? 'en';
}

/** The text of a message, or of an attribute as `ID.ATTRIBUTE`. What is missing shows its id, and fails the tests. */
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
