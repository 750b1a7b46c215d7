// The rulebook, and the clause of it that is shown beside the table.
import { ask } from './api';
import type { Language } from './i18n.svelte';

export interface Clause {
  id: string;
  chapter: string;
  text: string;
  basis: string;
  ruling?: string | null;
}

export interface RuleOption {
  id: string;
  values: string[];
  default: string;
  clause: string;
  text: string;
}

export interface Rulebook {
  game: string;
  title: string;
  summary: string;
  chapters: { id: string; title: string }[];
  clauses: Clause[];
  options: RuleOption[];
}

const books = new Map<string, Promise<Rulebook>>();

/** The rulebook of a game in a language; asked for once. */
export function rulebook(game: string, lang: Language): Promise<Rulebook> {
  const key = `${game} ${lang}`;
  let book = books.get(key);
  if (!book) {
    book = ask<Rulebook>(`/rules/${encodeURIComponent(game)}?lang=${lang}`);
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
