// The rulebook, and the clause that is shown beside the table.
import { ask } from './api';
import type { Language } from './i18n.svelte';
import type { Rules } from './wire';

const books = new Map<string, Promise<Rules>>();

/** The rulebook of a game in a language, requested once. */
export function rulebook(game: string, lang: Language): Promise<Rules> {
  const key = `${game} ${lang}`;
  let book = books.get(key);
  if (!book) {
    book = ask<Rules>(`/rules/${encodeURIComponent(game)}?lang=${lang}`);
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}

export const shown = $state<{ game: string; clause: string | null }>({ game: '', clause: null });

/** Show a clause. */
export function showClause(game: string, clause: string): void {
  shown.game = game;
  shown.clause = clause;
}
