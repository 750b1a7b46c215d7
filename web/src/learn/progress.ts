// The progress in lessons, stored in this browser.
import { read, write } from '../app/storage';

/** The next step, counted from 0; the number of steps once the lesson is finished. */
export const reached = (game: string) => read<number>(`lesson.${game}`, 0);

export function reach(game: string, step: number): void {
  if (step > reached(game)) write(`lesson.${game}`, step);
}

/** The step to start with. A finished lesson starts again at the beginning. */
export function startOf(game: string, steps: number): number {
  const step = reached(game);
  return step < steps ? step : 0;
}
