// From the legal moves to what can be touched. No rules: every answer is read off the list of legal moves.
import { sameCards } from '../picking';
import type { MoveOption } from '../types';

/** What follows a word in the moves that begin with it: `offer wine` under `wine`, `leave` under the empty text. */
export function after(moves: MoveOption[], word: string): Map<string, MoveOption> {
  const found = new Map<string, MoveOption>();
  for (const option of moves) {
    const [head, ...rest] = option.move.split(' ');
    if (head === word) found.set(rest.join(' '), option);
  }
  return found;
}

/** A sale as what is sold at each island: `wine*2`, or the empty text for nothing. */
export interface Sale {
  option: MoveOption;
  parts: Record<string, string>;
}

export function sales(moves: MoveOption[], islands: string[]): Sale[] {
  return [...after(moves, 'sell')].map(([text, option]) => {
    const said = Object.fromEntries(text.split(' ').map((part) => part.split('='))) as Record<string, string>;
    return { option, parts: Object.fromEntries(islands.map((island) => [island, said[island] ?? ''])) };
  });
}

/** What is chosen so far, by island; an island that is missing is not decided. */
export type Chosen = Record<string, string>;

const agrees = (sale: Sale, chosen: Chosen) =>
  Object.entries(chosen).every(([island, part]) => sale.parts[island] === part);

/** Everything that can be sold at an island, and whether it goes with what is chosen elsewhere. */
export function saleParts(all: Sale[], island: string, chosen: Chosen): { part: string; fits: boolean }[] {
  const { [island]: _, ...elsewhere } = chosen;
  const parts = [...new Set(all.map((sale) => sale.parts[island] ?? ''))];
  const fitting = new Set(all.filter((sale) => agrees(sale, elsewhere)).map((sale) => sale.parts[island] ?? ''));
  return parts.map((part) => ({ part, fits: fitting.has(part) })).sort((a, b) => bySize(a.part, b.part));
}

const bySize = (a: string, b: string) => (a === '' ? 1 : 0) - (b === '' ? 1 : 0) || a.localeCompare(b);

/** Touch a part: what does not go with it elsewhere is let go, and what alone remains elsewhere is chosen too. */
export function choosePart(all: Sale[], island: string, part: string, chosen: Chosen): Chosen {
  let now: Chosen = { ...chosen, [island]: part };
  if (!all.some((sale) => agrees(sale, now))) now = { [island]: part };
  const left = all.filter((sale) => agrees(sale, now));
  return left.length === 1 && left[0] ? { ...left[0].parts } : now;
}

/** The move that a full choice makes, or null. */
export function saleOf(all: Sale[], chosen: Chosen): string | null {
  const left = all.filter((sale) => agrees(sale, chosen));
  return left.length === 1 ? (left[0]?.option.move ?? null) : null;
}

/** The keep that is made of these cards, whatever their order, or null. */
export function keepOf(moves: MoveOption[], cards: string[]): string | null {
  for (const [text, option] of after(moves, 'keep')) {
    if (sameCards(text ? text.split(' ') : [], cards)) return option.move;
  }
  return null;
}

/** How many cards are kept: the same number in every legal move. */
export function keepSize(moves: MoveOption[]): number {
  const [first] = after(moves, 'keep').keys();
  return first ? first.split(' ').length : 0;
}

/** Touch a drawn card: take it up or put it back; beyond the number, the one that was taken first goes back. */
export function toggleKept(kept: number[], index: number, size: number): number[] {
  if (kept.includes(index)) return kept.filter((other) => other !== index);
  return [...kept, index].slice(-size);
}

/** The island that a move's text names: where a destination or the pirates would go. The server said it; we point at it. */
export function islandNamed(text: string, names: Map<string, string>): string | null {
  for (const [island, name] of names) if (text.includes(name)) return island;
  return null;
}
