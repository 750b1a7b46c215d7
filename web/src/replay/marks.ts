// Marks for two moves on the stage: every element that a board shows as chosen for a move gets the name of the move.
import { tick } from 'svelte';

const MARKS = ['made', 'better'] as const;

/** Remove all marks. */
export function clearMarks(root: HTMLElement): void {
  for (const mark of MARKS)
    for (const thing of root.querySelectorAll<HTMLElement>(`[data-${mark}]`)) thing.removeAttribute(`data-${mark}`);
}

/** Choose one move after the other, and mark the pressed elements on the board. The last move stays chosen. */
export async function markMoves(
  root: HTMLElement,
  moves: readonly (readonly [mark: (typeof MARKS)[number], move: string])[],
  choose: (move: string) => void,
): Promise<void> {
  clearMarks(root);
  for (const [mark, move] of moves) {
    choose(move);
    await tick();
    for (const thing of root.querySelectorAll<HTMLElement>('.stage .touch, .dock .touch'))
      if (thing.getAttribute('aria-pressed') === 'true') thing.dataset[mark] = '';
  }
}
