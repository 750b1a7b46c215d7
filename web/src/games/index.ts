// The parts of each game that the client uses. They are found in the game's folder; no other code names a game.
//
//   GAME/index.ts        facts (see types.ts), loaded at start
//   GAME/Board.svelte    the board, loaded when a table of the game is first shown
//   GAME/beats.ts        the events that are shown as beats (`Beats` in types.ts), loaded with the board
//   GAME/Scenes.svelte   the scenes over the stage during beats, loaded when the first scene is played
//   GAME/dealer.ts       the deal of its cards, loaded to check a shuffle (see dealing.ts)
//   GAME/Cover.svelte    the picture on the home page (see covers.ts)
//   GAME/pictures.ts     the small pictures of its rulebook, drawn by GAME/Picture.svelte (see pictures.ts)
//
// A game may lack any of them.
import type { Deal } from './dealing';
import type { Beats, Board, GameFacts, Scenes } from './types';

const facts = import.meta.glob<GameFacts>('./*/index.ts', { eager: true, import: 'default' });
const boards = import.meta.glob<Board>('./*/Board.svelte', { import: 'default' });
const beats = import.meta.glob<Beats>('./*/beats.ts', { import: 'default' });
const scenes = import.meta.glob<Scenes>('./*/Scenes.svelte', { import: 'default' });
const dealers = import.meta.glob<() => Deal>('./*/dealer.ts', { import: 'default' });

/** The facts of a game; undefined for a game without a folder here. */
export function factsOf(game: string): GameFacts | undefined {
  return facts[`./${game}/index.ts`];
}

/** The board of a game; null for a game without one, whose table consists of lists. */
export async function boardOf(game: string): Promise<Board | null> {
  return (await boards[`./${game}/Board.svelte`]?.()) ?? null;
}

/** The beats of a game; null for a game without them, whose events are shown all at once. */
export async function beatsOf(game: string): Promise<Beats | null> {
  return (await beats[`./${game}/beats.ts`]?.()) ?? null;
}

/** The scenes of a game, or null. */
export async function scenesOf(game: string): Promise<Scenes | null> {
  return (await scenes[`./${game}/Scenes.svelte`]?.()) ?? null;
}

/** The deal of a game, for one record; null if it is not known. */
export async function dealOf(game: string): Promise<Deal | null> {
  return (await dealers[`./${game}/dealer.ts`]?.())?.() ?? null;
}

/** Games, or items that belong to them, in the order of a page. Those without a place in the order come last. */
export function inOrder<T>(page: keyof GameFacts['order'], all: readonly T[], nameOf: (one: T) => string): T[] {
  const place = (one: T) => factsOf(nameOf(one))?.order[page] ?? Number.MAX_SAFE_INTEGER;
  return all.toSorted((one, other) => place(one) - place(other));
}

/** The names of all games with a folder here. */
export const gameNames: readonly string[] = inOrder(
  'home',
  Object.keys(facts).map((path) => path.split('/')[1] ?? ''),
  (name) => name,
);
