// The tooltip of the glossary: the term that it explains, and its position.
import { factsOf } from '../games';
import { t } from '../app/i18n.svelte';
import { formsIn, type Term } from './terms';

export const tip = $state<{ word: string; text: string; by: HTMLElement | null }>({ word: '', text: '', by: null });

/** The terms of a game with their forms, in the current language. */
export function termsOf(game: string): Term[] {
  return (factsOf(game)?.terms ?? []).map((id) => ({ id, ...formsIn(t(`${game}-term-${id}.forms`)) }));
}

export function explain(game: string, id: string, word: string, by: HTMLElement): void {
  tip.word = word;
  tip.text = t(`${game}-term-${id}`);
  tip.by = by;
}

export function hush(by?: HTMLElement): void {
  if (!by || tip.by === by) tip.by = null;
}
