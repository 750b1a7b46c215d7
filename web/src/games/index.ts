// What the client knows of each game: everything is found in the game's own folder, and no other code names a game.
//
//   GAME/index.ts        facts (see types.ts), loaded from the start
//   GAME/Board.svelte    the drawing of a table, loaded when a table of the game is first shown
//   GAME/dealer.ts       how its cards are dealt, loaded to check a shuffle (see dealing.ts)
//   GAME/Cover.svelte    the picture on the home page (see covers.ts)
//   GAME/pictures.ts     the small pictures of its rulebook, drawn by GAME/Picture.svelte (see pictures.ts)
//
// A game may lack any of them.
import type { Deal } from './dealing';
import type { Board, GameFacts } from './types';

const facts = import.meta.glob<GameFacts>('./*/index.ts', { eager: true, import: 'default' });
const boards = import.meta.glob<Board>('./*/Board.svelte', { import: 'default' });
const dealers = import.meta.glob<() => Deal>('./*/dealer.ts', { import: 'default' });

/** The facts of a game; undefined for a game of others. */
export function factsOf(game: string): GameFacts | undefined {
  return facts[`./${game}/index.ts`];
}

/** The drawing of a game; null for a game that has none: its table then consists of lists. */
export async function boardOf(game: string): Promise<Board | null> {
  return (await boards[`./${game}/Board.svelte`]?.()) ?? null;
}

/** How a game is dealt, for one record; null where that is not known. */
export async function dealOf(game: string): Promise<Deal | null> {
  return (await dealers[`./${game}/dealer.ts`]?.())?.() ?? null;
}

/** Games, or what belongs to them, in the order of a page; those without a place there come last, as they were. */
export function inOrder<T>(page: keyof GameFacts['order'], all: readonly T[], nameOf: (one: T) => string): T[] {
  const place = (one: T) => factsOf(nameOf(one))?.order[page] ?? Number.MAX_SAFE_INTEGER;
  return all.toSorted((one, other) => place(one) - place(other));
}

/** The names of the games of which anything is known. */
export const gameNames: readonly string[] = inOrder(
  'home',
  Object.keys(facts).map((path) => path.split('/')[1] ?? ''),
  (name) => name,
);
