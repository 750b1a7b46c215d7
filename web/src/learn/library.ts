// What can be read at any time: rulebooks and lessons, asked for once in a language.
import { ask } from '../lib/api';
import type { Language } from '../lib/i18n.svelte';
import type { GameEvent, MoveOption } from '../games/types';

export interface Clause {
  id: string;
  chapter: string;
  text: string;
  basis: 'source' | 'ruling' | 'reconstruction';
  sources: string[];
  ruling: string | null;
  options: string[];
}

export interface Rules {
  game: string;
  title: string;
  summary: string;
  sources: { id: string; title: string }[];
  options: { id: string; values: string[]; default: string; clause: string; text: string }[];
  chapters: { id: string; title: string }[];
  clauses: Clause[];
}

export interface LessonTitle {
  game: string;
  title: string;
  summary: string;
  steps: number;
}

export interface Step {
  text: string;
  clauses: string[];
  events: GameEvent[];
  texts: (string | null)[];
  view: Record<string, unknown>;
  acting: number[];
  moves: MoveOption[];
  wanted: string[];
  hints: { begins: string; text: string }[];
}

export interface Lesson {
  game: string;
  title: string;
  summary: string;
  names: string[];
  seat: number;
  steps: Step[];
}

const kept = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = ask<T>(path);
    // What failed is asked for again.
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}

export const rulesOf = (game: string, lang: Language) => once<Rules>(`/rules/${encodeURIComponent(game)}?lang=${lang}`);
export const lessonOf = (game: string, lang: Language) => once<Lesson>(`/lessons/${encodeURIComponent(game)}?lang=${lang}`);
export const lessons = (lang: Language) =>
  once<{ lessons: LessonTitle[] }>(`/lessons?lang=${lang}`).then((found) => found.lessons);

/** What is said to who makes this move though another is asked for; null where it is one of those asked for. */
export function hintFor(step: Step, move: string): string | null {
  if (step.wanted.includes(move)) return null;
  return step.hints.find((hint) => move.startsWith(hint.begins))?.text ?? '';
}
