// Maps things on the table to moves. It knows no rules: everything is derived from the list of legal moves.
import { sameCards } from '../picking';
import type { MoveOption } from '../types';
import type { View } from './view';

/**
 * The moves that begin with a word, keyed by the rest of the move: `offer wine` under `wine`, `leave` under the empty
 * string.
 */
export function after(moves: MoveOption[], word: string): Map<string, MoveOption> {
  const found = new Map<string, MoveOption>();
  for (const option of moves) {
    const [head, ...rest] = option.move.split(' ');
    if (head === word) found.set(rest.join(' '), option);
  }
  return found;
}

/** A sale, as the goods sold at each island: `wine*2`, or the empty string for nothing. */
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

/** The choice so far, by island. A missing island is undecided. */
export type Chosen = Record<string, string>;

const agrees = (sale: Sale, chosen: Chosen) =>
  Object.entries(chosen).every(([island, part]) => sale.parts[island] === part);

/** All possible sales at an island, and whether each fits the choices at the other islands. */
export function saleParts(all: Sale[], island: string, chosen: Chosen): { part: string; fits: boolean }[] {
  const { [island]: _, ...elsewhere } = chosen;
  const parts = [...new Set(all.map((sale) => sale.parts[island] ?? ''))];
  const fitting = new Set(all.filter((sale) => agrees(sale, elsewhere)).map((sale) => sale.parts[island] ?? ''));
  return parts.map((part) => ({ part, fits: fitting.has(part) })).sort((a, b) => bySize(a.part, b.part));
}

const bySize = (a: string, b: string) => (a === '' ? 1 : 0) - (b === '' ? 1 : 0) || a.localeCompare(b);

/**
 * Choose a part. Choices elsewhere that do not fit are dropped, and a single remaining possibility elsewhere is chosen
 * too.
 */
export function choosePart(all: Sale[], island: string, part: string, chosen: Chosen): Chosen {
  let now: Chosen = { ...chosen, [island]: part };
  if (!all.some((sale) => agrees(sale, now))) now = { [island]: part };
  const left = all.filter((sale) => agrees(sale, now));
  return left.length === 1 && left[0] ? { ...left[0].parts } : now;
}

/** The move of a complete choice, or null. */
export function saleOf(all: Sale[], chosen: Chosen): string | null {
  const left = all.filter((sale) => agrees(sale, chosen));
  return left.length === 1 ? (left[0]?.option.move ?? null) : null;
}

/** The move that keeps these cards in any order, or null. */
export function keepOf(moves: MoveOption[], cards: string[]): string | null {
  for (const [text, option] of after(moves, 'keep')) {
    if (sameCards(text ? text.split(' ') : [], cards)) return option.move;
  }
  return null;
}

/** Number of cards to keep, the same in every legal move. */
export function keepSize(moves: MoveOption[]): number {
  const [first] = after(moves, 'keep').keys();
  return first ? first.split(' ').length : 0;
}

/** Toggle a drawn card. If too many are chosen, the one chosen first is dropped. */
export function toggleKept(kept: number[], index: number, size: number): number[] {
  if (kept.includes(index)) return kept.filter((other) => other !== index);
  return [...kept, index].slice(-size);
}

/**
 * The island that the text of a move names as a destination or as the target of the pirates, so that the board can
 * point at it.
 */
export function islandNamed(text: string, names: Map<string, string>): string | null {
  for (const [island, name] of names) if (text.includes(name)) return island;
  return null;
}

/**
 * Whether the tray has content: choices of the phase that are neither on the ring nor in the hand, or the final
 * ranking.
 */
export function asks(view: View, moves: MoveOption[]): boolean {
  if (view.phase === 'over') return true;
  if (view.phase === 'sell') return moves.length > 0;
  if (view.phase === 'keep') return view.drawn !== undefined;
  return moves.some(({ move }) => /^(pay|leave|take|fight)\b/u.test(move));
}
