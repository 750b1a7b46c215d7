// Rulebooks and lessons, requested once per language.
import { ask } from '../app/api';
import type { Language } from '../app/i18n.svelte';
import type * as wire from '../app/wire';
import type { GameEvent } from '../games/types';

export type Clause = wire.RuleClause;
export type Rules = wire.Rules;

export type LessonTitle = wire.LessonTitle;
export type Step = Omit<wire.LessonStep, 'events'> & { events: GameEvent[] };
export type Lesson = Omit<wire.LessonBody, 'steps'> & { steps: Step[] };

const kept = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = ask<T>(path);
    // A failed request is not cached.
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}

export const rulesOf = (game: string, lang: Language) => once<Rules>(`/rules/${encodeURIComponent(game)}?lang=${lang}`);
export const lessonOf = (game: string, lang: Language) =>
  once<Lesson>(`/lessons/${encodeURIComponent(game)}?lang=${lang}`);
export const lessons = (lang: Language) =>
  once<wire.LessonList>(`/lessons?lang=${lang}`).then((found) => found.lessons);

/** The hint for a move that differs from the requested one; null if the move is among the requested ones. */
export function hintFor(step: Step, move: string): string | null {
  if (step.wanted.includes(move)) return null;
  return step.hints.find((hint) => move.startsWith(hint.begins))?.text ?? '';
}
