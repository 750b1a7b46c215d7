// The drawings of the games, each loaded when a table of that game is first shown.
import type { Board } from './types';

const found = import.meta.glob<{ default: Board }>('./*/Board.svelte');

/** The drawing of a game; null for a game that has none: its table then consists of lists. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = found[`./${game}/Board.svelte`];
  return load ? (await load()).default : null;
}
