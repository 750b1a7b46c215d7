// The glossary's one tip: which term it explains, and where it points.
import { factsOf } from '../games';
import { t } from '../lib/i18n.svelte';
import type { Term } from './terms';

export const tip = $state<{ word: string; text: string; by: HTMLElement | null }>({ word: '', text: '', by: null });

/** The terms of a game with their forms, in the language that is spoken. */
export function termsOf(game: string): Term[] {
  return (factsOf(game)?.terms ?? []).map((id) => ({
    id,
    forms: t(`web-learn-term-${game}-${id}.forms`)
      .split('|')
      .map((form) => form.trim()),
  }));
}

export function explain(game: string, id: string, word: string, by: HTMLElement): void {
  tip.word = word;
  tip.text = t(`web-learn-term-${game}-${id}`);
  tip.by = by;
}

export function hush(by?: HTMLElement): void {
  if (!by || tip.by === by) tip.by = null;
}
