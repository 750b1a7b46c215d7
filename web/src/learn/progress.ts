// How far somebody has come in a lesson, in this browser.
import { read, write } from '../lib/kept';

/** The step that is next, counted from 0; as many as there are once the lesson is finished. */
export const reached = (game: string) => read<number>(`lesson.${game}`, 0);

export function reach(game: string, step: number): void {
  if (step > reached(game)) write(`lesson.${game}`, step);
}

/** A lesson that was finished begins anew. */
export function startOf(game: string, steps: number): number {
  const step = reached(game);
  return step < steps ? step : 0;
}
